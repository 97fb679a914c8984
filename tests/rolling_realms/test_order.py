"""Everybody acts at the same time: the order in which seats' moves arrive changes nothing."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludarium.core import Match
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.games.rolling_realms.game import GAME
from tests.marks import clause
from tests.rolling_realms.table import cards, legal, play, seen, table

DONE = GAME.parse("done")
Turn = list[tuple[int, int]]


def played_turns(seats: int, seed: int, turns: int) -> tuple[State, list[Turn]]:
    """Random moves of everybody, turn by turn, in seat order."""
    rng = Rng.of(seed)
    start = GAME.start(seats, seed=seed)
    state = start.copy()
    found: list[Turn] = []
    for _ in range(turns):
        moves: Turn = []
        for seat in state.to_move():
            move = -1
            while move != DONE:
                options = state.moves(seat)
                # A second try where the first would end the turn, so that more happens.
                move = options[rng.below(len(options)) or rng.below(len(options))]
                moves.append((seat, move))
                state.play(seat, move)
        found.append(moves)
        if state.over:
            break
    return start, found


def interleaved(moves: Turn, rng: Rng) -> Turn:
    """The same moves in another order, each seat's own order kept."""
    queues = {seat: [move for who, move in moves if who == seat] for seat, _ in moves}
    order: Turn = []
    while queues:
        seat = list(queues)[rng.below(len(queues))]
        order.append((seat, queues[seat].pop(0)))
        if not queues[seat]:
            del queues[seat]
    return order


@clause("RR-021", "RR-023", "RR-053")
@settings(max_examples=60, deadline=None)
@given(seats=st.integers(2, 12), seed=st.integers(0, 1 << 30), shuffles=st.integers(0, 1 << 30))
def test_any_interleaving_gives_the_same_words_at_the_end_of_each_turn(
    seats: int, seed: int, shuffles: int
) -> None:
    start, turns = played_turns(seats, seed, turns=12)
    rng = Rng.of(shuffles)
    one, two = start.copy(), start.copy()
    for moves in turns:
        for seat, move in moves:
            one.play(seat, move)
        for seat, move in interleaved(moves, rng):
            two.play(seat, move)
        assert two.words() == one.words()
        assert two.rng.drawn == one.rng.drawn


@clause("RR-021", "RR-041")
@pytest.mark.parametrize("seed", range(20))
def test_a_move_changes_nobody_elses_moves_or_cards(seed: int) -> None:
    rng = Rng.of(seed)
    state = GAME.start(4, seed=seed)
    for _ in range(60):
        seat = state.to_move()[rng.below(len(state.to_move()))]
        others = [one for one in state.to_move() if one != seat]
        if not others:
            play(state, f"{seat}: done")
            continue
        before = [(state.moves(one), cards(state, one)) for one in others]
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))])
        assert [(state.moves(one), cards(state, one)) for one in others] == before


@clause("RR-A33")
def test_a_seats_moves_can_be_taken_out_and_the_rest_replayed() -> None:
    given_table = {"seats": 2, "realms": ["wingspan", "cities", "scythe"], "roll": [2, 5]}
    match = Match(GAME, table(given_table))
    match.play(0, "1 wingspan.1a")
    match.play(1, "1 scythe.t2")
    match.play(0, "2 cities.r1c1")
    match.play(1, "done")
    without = table(given_table)
    play(without, "1: 1 scythe.t2", "1: done")
    match.undo(0)
    match.undo(0)
    assert match.state.words() == without.words()


@clause("RR-A33", "RR-A34", "RR-A50")
def test_the_end_of_a_turn_is_taken_back_while_somebody_plays_and_never_across_a_roll() -> None:
    match = Match(GAME, table({"seats": 2, "realms": ["wingspan", "cities", "scythe"], "roll": [2, 5]}))
    match.play(0, "1 wingspan.1a")
    match.play(0, "done")
    assert legal(match.state, 0) == []
    match.play(1, "1 scythe.t2")
    match.undo(0)
    assert match.state.to_move() == [0, 1]
    match.play(0, "2 cities.r1c1")
    match.play(0, "done")
    assert match.undoable(0) is not None
    match.play(1, "done")
    assert seen(match.state).turn == 2
    assert match.undoable(0) is None
    assert match.undoable(1) is None


@clause("RR-025", "RR-026")
def test_chance_does_not_depend_on_who_finishes_last() -> None:
    rolls: set[tuple[int, ...]] = set()
    for order in itertools.permutations(range(3)):
        state = GAME.start(3, seed=9)
        for seat in order:
            play(state, f"{seat}: done")
        rolls.add(tuple(seen(state).roll))
    assert len(rolls) == 1
