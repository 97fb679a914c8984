"""The greedy bot: from its View alone, and clearly better than chance."""

from ludarium.core.bot import Bot, RandomBot
from ludarium.core.rng import Rng
from ludarium.games.unearth.bots.greedy import GreedyBot
from ludarium.games.unearth.game import GAME
from tests.marks import clause
from tests.unearth.table import centre, legal, table

GAMES = 24
SEATS = 4


def winners(seed: int) -> list[int]:
    """Who wins when one seat is greedy, another one in each game."""
    bots: list[Bot] = [RandomBot(Rng.of(100 * seed + seat)) for seat in range(SEATS)]
    bots[seed % SEATS] = GreedyBot(Rng.of(seed))
    state = GAME.start(SEATS, seed=seed)
    while not state.over:
        seat = state.turn
        state.play(seat, bots[seat].choose(GAME.view(state, seat), state.moves(seat)))
    result = state.result()
    assert result is not None
    return result.winners


def test_greedy_beats_three_random_players_in_most_games() -> None:
    won = sum(winners(seed) == [seed % SEATS] for seed in range(GAMES))
    assert won >= 0.7 * GAMES


def test_greedy_plays_the_same_from_the_same_view() -> None:
    state = GAME.start(SEATS, seed=3)
    view = GAME.view(state, state.turn)
    moves = state.moves(state.turn)
    assert len({GreedyBot(Rng.of(7)).choose(view, moves) for _ in range(3)}) == 1


@clause("UN-150")
def test_greedy_keeps_a_second_band_of_delvers() -> None:
    hand = {"0": ["band-of-delvers"], "1": []}
    for played, chosen in ((False, "play"), (True, "roll")):
        state = table(hands=hand, centre=centre(), pending={"band": played})
        assert "play band-of-delvers" in legal(state, 0)
        move = GreedyBot(Rng.of(1)).choose(GAME.view(state, 0), state.moves(0))
        assert GAME.notation(move).startswith(chosen)
