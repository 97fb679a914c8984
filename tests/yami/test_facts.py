"""Facts, told cell by cell from the View, against the engine's masks in random play: two ways, one truth."""

from random import Random

import pytest

from ludarium.core.rng import Rng
from ludarium.games.yami.components import CELL_NAMES, COLOURS
from ludarium.games.yami.facts import YamiFacts, facts_of
from ludarium.games.yami.game import GAME
from ludarium.games.yami.labels import at_hand
from ludarium.games.yami.moves import GIVE_UP, PASS
from ludarium.games.yami.rules.cells import PLACEMENTS, SHAPES, cells_of, mask_of
from ludarium.games.yami.rules.ending import breaks, broken
from ludarium.games.yami.rules.numbers import NO_COLOUR, PLACE_TILE, PUT_TILE, card_of, entry_of, placement_in
from ludarium.games.yami.rules.state import YamiState
from ludarium.games.yami.rules.trick import lead_colour, winner_of
from ludarium.games.yami.table import YamiView
from tests.marks import clause

BASES = {"perch": "on", "shell": "on", "spring": "on", "power": "5"}


def seen(state: YamiState) -> YamiView:
    view = GAME.view(state, None)
    assert isinstance(view, YamiView)
    return view


def cause_of(view: YamiView, facts: YamiFacts, hands_empty: bool) -> str:
    """Why a mission ended, as far as the table tells it (YA-A49)."""
    last = view.tricks[-1].tile if view.tricks else None
    if last is not None and last not in view.placed:
        return "without-room"
    if any(one.state == "broken" for one in facts.restrictions):
        return "broken"
    if not facts.uncovered:
        return "completed"
    if len(view.tricks) == 7:
        return "uncovered"
    return "without-cards" if hands_empty else "given-up"


def compare(state: YamiState, rng: Random) -> None:
    view = seen(state)
    facts = facts_of(view)
    assert view.kakapo in range(view.seats)  # one figure, never with the Automa
    assert facts.uncovered == [CELL_NAMES[cell] for cell in cells_of(state.left0, state.left1, state.left2)]
    lifted = state.number >> 1 if state.step == PUT_TILE and not state.over else -1
    entries = [entry for at, entry in enumerate(state.placed) if at != lifted]
    cover = {
        CELL_NAMES[cell]
        for entry in entries
        for cell in cells_of(*mask_of(SHAPES[card_of(entry)], placement_in(entry)))
    }
    assert {*facts.cover} == cover
    assert any(one.state == "broken" for one in facts.restrictions) == any(breaks(state, one) for one in entries)
    assert all((one.state == "open") == (one.tile is None) for one in facts.restrictions)
    if view.trick:
        lead = lead_colour(state)
        assert facts.trick.lead == (None if lead == NO_COLOUR else COLOURS[lead])
        assert facts.trick.winning == (None if lead == NO_COLOUR else winner_of(state))
    if not state.over and state.step in (PLACE_TILE, PUT_TILE):
        compare_hand(state, facts, rng)
    else:
        assert facts.at_hand is None
    if state.over:
        empty = not any(state.has_cards(one) for one in range(state.participants))
        assert cause_of(view, facts, empty) == view.ending
        assert broken(state) == (view.ending == "broken")


def compare_hand(state: YamiState, facts: YamiFacts, rng: Random) -> None:
    assert facts.at_hand is not None
    card, owner, peace = at_hand(state)
    moves = [move for move in state.moves(state.kakapo) if move < PLACEMENTS]
    for move in rng.sample(moves, min(20, len(moves))):
        cells = {CELL_NAMES[cell] for cell in cells_of(*mask_of(SHAPES[card], move))}
        assert bool(cells & {*facts.at_hand.breaks}) == breaks(state, entry_of(card, move, owner, peace))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("more", [{}, {"mode": "night"}, BASES], ids=["day", "night", "bases"])
@clause("YA-022", "YA-073", "YA-A16", "YA-A17", "YA-A49", "YA-093", "YA-104")
def test_facts_agree_with_the_engine_in_random_play(seats: int, more: dict[str, str]) -> None:
    rng = Random(seats)
    endings = set()
    for mission in range(1, 23):
        state = GAME.start(seats, {"mission": str(mission), **more}, mission)
        assert isinstance(state, YamiState)
        while not state.over:
            seat = state.to_move()[0]
            moves = [move for move in state.moves(seat) if move not in (GIVE_UP, PASS)] or [PASS]
            state.play(seat, rng.choice(moves))
            compare(state, rng)
        endings.add(seen(state).ending)
    assert "broken" in endings


@pytest.mark.parametrize("mission", [1, 9, 15, 22])
def test_facts_agree_with_the_engine_when_a_mission_goes_well(mission: int) -> None:
    """Greedy players break nothing and come to other endings than random ones."""
    bots = [GAME.bots()["greedy"](Rng.of(seat)) for seat in range(3)]
    endings = set()
    for seed in range(3):
        state = GAME.start(3, {"mission": str(mission)}, seed)
        assert isinstance(state, YamiState)
        while not state.over:
            seat = state.to_move()[0]
            state.play(seat, bots[seat].choose(GAME.view(state, seat), state.moves(seat)))
            compare(state, Random(seed))
        endings.add(seen(state).ending)
    assert endings <= {"completed", "uncovered"}
    assert "completed" in endings
