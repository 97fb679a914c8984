"""Undo: free until somebody learns something, and never into another's turn."""

import pytest

from ludarium.core import Match, NotAllowed, game

RUINS = game("ruins")


def match(**position: object) -> Match:
    return Match(RUINS, RUINS.load(position, seed=2))


def test_a_secret_choice_can_be_taken_back_while_others_choose() -> None:
    table = match(seats=3)
    first = RUINS.notation(table.state.moves(0)[1])
    table.play(0, first)
    table.play(1, "flip none")
    table.undo(0)
    assert table.state.to_move() == [0, 2]
    assert [played.seat for played in table.history] == [1]


def test_an_unfinished_play_can_be_taken_back_move_by_move() -> None:
    table = match(seats=2, hands={"0": ["4a", "4b", "9a"]}, to_move=[0], torches=[3, 3])
    before = table.state.words()
    table.play(0, "value 4")
    table.play(0, "add 4a")
    table.undo(0)
    table.undo(0)
    assert table.state.words() == before


def test_a_laid_play_cannot_be_taken_back() -> None:
    table = match(seats=2, hands={"0": ["4a", "9a"]}, to_move=[0], torches=[0, 0])
    table.play(0, "value 4")
    table.play(0, "done")
    assert table.undoable(0) is None
    with pytest.raises(NotAllowed):
        table.undo(0)


def test_a_pass_ends_the_turn_for_good() -> None:
    table = match(seats=3, pile=[{"seat": 0, "value": 5, "count": 1, "ruins": ["5a"]}], to_move=[1])
    table.play(1, "pass")
    assert table.undoable(1) is None


def test_nobody_takes_back_what_they_did_not_do() -> None:
    table = match(seats=2)
    table.play(0, "flip none")
    assert table.undoable(1) is None


def test_a_refused_move_leaves_no_trace_in_the_history() -> None:
    table = match(seats=2, to_move=[0])
    with pytest.raises(NotAllowed):
        table.play(0, "pass")
    assert table.history == []
    assert table.state.news is None
