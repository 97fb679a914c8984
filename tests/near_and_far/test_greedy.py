"""The greedy bot: from its View alone, never by what an unread page would give, and far better than chance."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from ludarium.arena.simulate import play_game
from ludarium.core.bot import Bot, RandomBot
from ludarium.core.rng import Rng
from ludarium.games.near_and_far.book import Reward, book_for
from ludarium.games.near_and_far.bots.greedy import GreedyBot
from ludarium.games.near_and_far.game import GAME
from ludarium.games.near_and_far.rules.state import NearState
from tests.marks import clause
from tests.near_and_far.table import on_road, play, start, table

MODES = ("first-adventure", "arcade")
SEATS = 4
OUTRAGEOUS = Reward(blue=9, coin=30, treasure=3)


def chosen(state: NearState, seat: int = 0) -> str:
    bot = GreedyBot(Rng.of(1))
    return GAME.notation(bot.choose(GAME.view(state, seat), state.moves(seat)))


@pytest.mark.parametrize("seed", range(6))
def test_greedy_beats_three_random_players(seed: int) -> None:
    greedy = seed % SEATS
    bots: list[Bot] = [RandomBot(Rng.of(100 * seed + seat)) for seat in range(SEATS)]
    bots[greedy] = GreedyBot(Rng.of(seed))
    options = {"mode": MODES[seed % 2], "side": ("dusk", "day")[seed // 2 % 2]}
    assert play_game(GAME, bots, options, seed)[1].winners == [greedy]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_among_greedy_players_is_won_by_camps_not_by_waiting(seats: int) -> None:
    state = start(seats, seed=seats, side="day", quests="more")
    bots = [GreedyBot(Rng.of(seat)) for seat in range(seats)]
    while not state.over:
        state.play(state.turn, bots[state.turn].choose(GAME.view(state, state.turn), state.moves(state.turn)))
    assert state.quiet_rounds == 0
    assert max(player.camps() for player in state.players) >= state.table.camps


def test_greedy_plays_the_same_from_the_same_view() -> None:
    state = start(3, seed=5)
    assert len({chosen(state, state.turn) for _ in range(3)}) == 1


@pytest.fixture(params=MODES)
def other_rewards(request: pytest.FixtureRequest) -> Iterator[tuple[str, list[NearState]]]:
    """The decisions about stories in a game, then the book with the rewards of every other option exchanged."""
    mode = request.param
    state = start(2, seed=11, mode=mode, quests="more")
    bot = GreedyBot(Rng.of(3))
    asked: list[NearState] = []
    while not state.over and sum(one.asking.name == "option" for one in asked) < 4:
        if state.asking.name in ("turn", "move", "quest", "option", "hearts", "camp"):
            asked.append(state.copy())
        state.play(state.turn, bot.choose(GAME.view(state, state.turn), state.moves(state.turn)))
    stories = book_for(mode, 1).stories
    before = stories[:]
    yield mode, asked
    stories[:] = before


@clause("NF-A79")
def test_greedy_does_not_know_what_a_page_would_give(other_rewards: tuple[str, list[NearState]]) -> None:
    mode, asked = other_rewards
    assert any(state.asking.name == "option" for state in asked)
    before = [chosen(state, state.turn) for state in asked]
    stories = book_for(mode, 1).stories
    for at, story in enumerate(stories):
        first, *others = story.options
        rich = replace(first, reward=OUTRAGEOUS, bonus=OUTRAGEOUS)
        poor = [replace(option, reward=Reward(reputation=-3), bonus=Reward()) for option in others]
        stories[at] = replace(story, options=[rich, *poor])
    assert [chosen(state, state.turn) for state in asked] == before


@clause("NF-106", "NF-221")
def test_greedy_spends_the_hearts_that_are_missing_and_no_more() -> None:
    for die, spent in ((1, 2), (2, 1), (3, 0), (6, 0)):
        state = on_road("town", hearts=6, team={0: ["g1"]}, hands={0: ["ac38"], 1: []})
        play(state, "go n02", "fight th04", rolls=[die])
        assert chosen(state) == f"hearts {spent}"


@clause("NF-176")
def test_greedy_wastes_no_hearts_on_a_duel_that_it_cannot_win() -> None:
    places = {0: "in-town", 1: "farm"}
    for hearts, spent in ((2, 0), (5, 4)):
        state = table(places=places, hearts={0: hearts}, team={0: [], 1: []}, hands={0: ["ac38"], 1: []})
        play(state, "visit farm", "duel 1 fair", rolls=[1, 4])
        if state.asking.name == "reroll":
            play(state, "done")
        assert chosen(state) == f"hearts {spent}"


@clause("NF-298")
def test_greedy_buys_as_soon_as_it_can_but_not_what_a_better_card_needs() -> None:
    goods = {0: {"green": 1, "blue": 1, "red": 1, "yellow": 1}}
    state = table(goods=goods, hands={0: ["ac27", "as14"], 1: []})
    assert chosen(state) == "buy as14"
    state = table(goods={0: {"blue": 1, "yellow": 1}}, hands={0: ["ac25"], 1: []})
    assert chosen(state) == "buy ac25"


@clause("NF-135")
def test_greedy_hires_before_it_wanders_with_nobody() -> None:
    state = table(goods={0: {"coin": 5}}, row={1: "b6", 2: "g1"}, hands={0: [], 1: []})
    assert chosen(state) == "visit saloon"
    play(state, "visit saloon")
    assert chosen(state) == "hire b6"


@clause("NF-215")
def test_greedy_does_not_fight_what_it_cannot_beat_if_it_may_avoid_it() -> None:
    beaten = {1: ["th04", "th05", "th06", "th07", "th08", "th09"]}
    state = on_road("town", hearts=3, animals={0: []}, finds={0: ["f13"]}, beaten=beaten)
    play(state, "go n02")
    assert chosen(state) == "avoid shield"
