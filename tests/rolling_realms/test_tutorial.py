"""The tutorial's position leads where its lesson needs it to."""

from ludarium.games.rolling_realms.facts import facts_of
from ludarium.games.rolling_realms.game import GAME
from tests.marks import clause
from tests.rolling_realms.table import legal, play, scores, seen, stock


@clause("RR-034", "RR-035")
def test_the_lesson_can_be_played() -> None:
    position = GAME.tutorial()
    assert position is not None
    state = GAME.load(position, bytes(32))
    assert (state.to_move(), seen(state).roll) == ([0], [4, 2])
    play(state, "1 castles.c2")
    assert (scores(state).stars["castles"], stock(state)) == (2, (2, 2, 1))
    play(state, "2 up", "2 wingspan.1c")
    assert (scores(state).stars["wingspan"], stock(state)) == (2, (0, 2, 1))
    play(state, "coins 1", "+1 tapestry.r6c2/0")
    assert stock(state) == (0, 3, 0)
    play(state, "done")
    assert seen(state).roll == [4, 4]
    play(state, "double 4", "1 castles.e1", "2 wingspan.2c")
    assert scores(state).stars == {"castles": 3, "tapestry": 0, "wingspan": 4}
    assert "+4 tapestry.r5c4/1" in legal(state)
    play(state, "+4 tapestry.r5c4/1")
    assert scores(state).stars["tapestry"] == 1
    play(state, "done")
    assert state.over
    assert (scores(state).total, facts_of(seen(state)).rating) == (113 + 122 + 83, 1)
