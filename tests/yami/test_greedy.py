"""The greedy bot: it plays from its View alone, breaks nothing, and wins what it should."""

import pytest

from ludarium.core.rng import QuickRng, Rng
from ludarium.games.yami.bots.deals import deal
from ludarium.games.yami.bots.greedy import GreedyBot, board_seen
from ludarium.games.yami.bots.inference import own_cards, unseen_by
from ludarium.games.yami.bots.worth import DONE, RUIN, rated, worth_to
from ludarium.games.yami.components import CARD_NUMBER, CELL_NAMES
from ludarium.games.yami.game import GAME
from ludarium.games.yami.moves import MOVES
from ludarium.games.yami.rules.cells import SHAPES, cells_of, mask_of
from ludarium.games.yami.rules.state import YamiState
from ludarium.games.yami.table import YamiView


def seen(state: YamiState, seat: int) -> YamiView:
    view = GAME.view(state, seat)
    assert isinstance(view, YamiView)
    return view


def play(seats: int, seed: int, **options: str) -> YamiState:
    state = GAME.start(seats, options, seed)
    assert isinstance(state, YamiState)
    bots = [GreedyBot(Rng.of(100 * seed + seat)) for seat in range(seats)]
    while not state.over:
        seat = state.to_move()[0]
        state.play(seat, bots[seat].choose(seen(state, seat), state.moves(seat)))
    return state


def given(**position: object) -> YamiState:
    state = GAME.load(position)
    assert isinstance(state, YamiState)
    return state


def chosen(state: YamiState) -> str:
    seat = state.to_move()[0]
    return MOVES.notations[GreedyBot(Rng.of(1)).choose(seen(state, seat), state.moves(seat))]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_nearly_always_wins_the_first_mission(seats: int) -> None:
    won = [play(seats, seed, mission="1").result() for seed in range(8)]
    assert sum(bool(result and result.winners) for result in won) >= 7


@pytest.mark.parametrize("mission", range(1, 23))
def test_it_breaks_no_restriction_that_it_need_not_break(mission: int) -> None:
    options = {"mission": str(mission), "mode": "night" if mission % 2 else "day", "power": "3"}
    bases = {"mask": "on", "spring": "on", "mirror": "on", "quarter": "on"}
    state = play(2 + mission % 3, mission, **options, **bases)
    assert seen(state, 0).ending in ("completed", "uncovered", "without-cards")


def test_the_same_view_and_chance_lead_to_the_same_move() -> None:
    assert play(3, 5, mission="9").tricks == play(3, 5, mission="9").tricks


TRICK = {"cards": {0: "g3", 1: "g1", 2: "g2"}, "led": 0, "won": 0, "tile": "g3"}
CORNER = {"step": "place", "about": "g3", "kakapo": 0, "tricks": [TRICK]}


def test_it_completes_a_mission_when_it_can() -> None:
    state = given(mission_tokens={"9": {"cell": "00", "night": True}}, **CORNER)
    assert chosen(state) == "place 01 d"
    board = board_seen(seen(state, 0))
    assert worth_to(board, CARD_NUMBER["g3"], 0) == DONE
    assert worth_to(board, CARD_NUMBER["o3"], 0) < DONE  # the edge in the south wants green


def test_it_counts_covered_cells_and_shuns_what_breaks() -> None:
    board = board_seen(seen(given(**CORNER), 0))
    forbidden = {"47", "54"}  # blue and orange are wanted there; green is welcome on 67
    for worth, placement in rated(board, CARD_NUMBER["g3"], 0, False):
        cells = {CELL_NAMES[cell] for cell in cells_of(*mask_of(SHAPES[CARD_NUMBER["g3"]], placement))}
        assert not cells & forbidden
        assert (worth > 0) == bool(cells & {"43", "52", "63", "56", "58", "67"})


def test_a_tile_that_fits_nowhere_in_peace_is_ruin() -> None:
    tiles = {"r6": "36 h", "o7": "52 d", "b7": "85 a", "p7": "22 c", "r7": "26 c", "o6": "90 a"}
    placed = {name: {"cell": at.split()[0], "turn": at.split()[1]} for name, at in tiles.items()}
    state = given(round=7, kakapo=0, mission_tokens={"15": {"cell": "30"}}, placed=placed, step="lead")
    assert worth_to(board_seen(seen(state, 0)), CARD_NUMBER["g7"], 0) == RUIN


def test_it_leads_what_brings_the_better_tile() -> None:
    """Token 9 wants green in its south; nobody else can win the trick."""
    state = given(
        kakapo=0,
        step="lead",
        round=6,
        mission_tokens={"9": {"cell": "00", "night": True}},
        hands={0: ["g3", "b1"], 1: ["p1", "p2"], 2: ["o1", "o2"]},
    )
    assert chosen(state) == "play g3"


def test_sampled_hands_fit_all_that_was_seen() -> None:
    for seed in range(6):
        state = GAME.start(3, {"mission": "15"}, seed)
        assert isinstance(state, YamiState)
        bots = [GreedyBot(Rng.of(seat)) for seat in range(3)]
        while not state.over:
            seat = state.to_move()[0]
            view = seen(state, seat)
            hands = deal(unseen_by(view), QuickRng(seed)).hands
            assert hands[seat] == sum(1 << CARD_NUMBER[name] for name in own_cards(view))
            assert [hand.bit_count() for hand in hands] == [int(hand).bit_count() for hand in state.hands]
            assert not any(hands[one] & hands[other] for one in range(3) for other in range(one))
            state.play(seat, bots[seat].choose(view, state.moves(seat)))


def test_who_did_not_follow_is_dealt_none_of_that_colour() -> None:
    trick = {"cards": {0: "b3", 1: "p1", 2: "b5"}, "led": 0, "won": 2, "tile": "b5"}
    placed = {"b5": {"cell": "01", "turn": "a", "owner": 2}}
    state = given(round=2, kakapo=2, tricks=[trick], placed=placed, hands={2: ["r1", "r2"]}, step="lead")
    blue = sum(1 << card for card in range(21, 28))
    unseen = unseen_by(seen(state, 2))
    for seed in range(20):
        hands = deal(unseen, QuickRng(seed)).hands
        assert not hands[1] & blue
