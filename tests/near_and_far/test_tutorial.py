"""The lesson: the trip of the learner goes as the page tells it, whatever the bot does afterwards."""

from ludarium.core.match import Match
from ludarium.games.near_and_far.game import GAME
from ludarium.games.near_and_far.table import NearView


def seen(match: Match) -> NearView:
    view = GAME.view(match.state, 0)
    assert isinstance(view, NearView)
    return view


def test_the_lesson_goes_as_it_is_told() -> None:
    position = GAME.tutorial()
    assert position is not None
    match = Match(GAME, GAME.load(position, bytes(32)))
    match.play(0, "wander")
    assert seen(match).hearts[0] == 8
    match.play(0, "go n02")
    match.play(0, "fight th04")
    roll = seen(match).roll
    assert roll is not None
    assert roll.die == 2
    match.play(0, "hearts 1")
    assert seen(match).beaten[0] == ["th04"]
    assert seen(match).goods[0].coin == 3  # the first camp uncovers a coin
    match.play(0, "go n06")
    assert seen(match).hearts[0] == 6
    match.play(0, "done")
    match.play(0, "quest")
    match.play(0, "option a")
    roll = seen(match).roll
    assert roll is not None
    assert roll.die == 3
    match.play(0, "hearts 1")
    assert seen(match).goods[0].gem == 3
    match.play(0, "buy ac04")
    match.play(0, "camp n06")
    after = seen(match)
    assert (after.hearts[0], after.goods[0].gem, after.goods[0].coin) == (2, 0, 5)
    match.play(0, "done")
    assert seen(match).to_move == [1]


def test_an_adventurer_can_be_hired_after_the_bots_turn() -> None:
    """The row of the saloon is long enough for whatever the bot takes out of it, and a saloon needs no duel."""
    position = GAME.tutorial()
    assert position is not None
    for key in range(20):
        match = Match(GAME, GAME.load(position, bytes(32)))
        line = ("wander", "go n02", "fight th04", "hearts 1", "go n06", "done", "quest", "option a", "hearts 1")
        for move in (*line, "buy ac04", "camp n06", "done"):
            match.play(0, move)
        while seen(match).to_move == [1]:
            moves = match.state.moves(1)
            match.play(1, moves[key % len(moves)])
        match.play(0, "visit saloon")
        if seen(match).step == "enter":
            match.play(0, "none")
        assert any(GAME.notation(move).startswith("hire ") for move in match.state.moves(0))
