"""What seats may know (UN-A25, UN-A56, UN-A59)."""

import random
from pathlib import Path

import msgspec
import pytest

from ludarium.core import Match
from ludarium.core.rng import Rng
from ludarium.core.scenario import read
from ludarium.core.state import State
from ludarium.games.unearth.components import CARD_NUMBER, CARDS
from ludarium.games.unearth.game import GAME
from ludarium.games.unearth.rules.deck import one_card
from ludarium.games.unearth.rules.state import UnearthState
from ludarium.testing.declarations import check_closed_zones
from tests.marks import clause
from tests.unearth.table import centre, dig, legal, play, ring, roll, seen, shown, table, with_wonder

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "unearth"
PRIVATE = {"unearth-built-points", "unearth-gained-ruin", "unearth-drew"}


def frame(state: State, seat: int | None) -> bytes:
    return GAME.view(state, seat).to_json()


def middle(seed: int, seats: int = 3) -> UnearthState:
    """A game under way, with tokens built somewhere."""
    pick = random.Random(seed)
    state = GAME.start(seats, seed=seed)
    for _ in range(70):
        if not state.over:
            state.play(state.turn, pick.choice(state.moves(state.turn)))
    assert isinstance(state, UnearthState)
    return state


def test_every_closed_zone_has_a_scenario_that_proves_it() -> None:
    check_closed_zones(GAME, [read(path.read_text(encoding="utf-8")) for path in sorted(SCENARIOS.glob("*.toml"))])


@clause("UN-A56", "UN-A25")
def test_what_is_hidden_does_not_change_a_view() -> None:
    state = middle(3)
    before = [frame(state, seat) for seat in (None, 0, 1, 2)]
    twin = state.copy()
    twin.deck = state.deck[: state.deck_left][::-1]
    twin.ruin_deck = [state.ruin_deck[0], *state.ruin_deck[1 : state.ruin_left][::-1]]
    twin.lesser = state.lesser[: state.lesser_left][::-1]
    twin.greater = state.greater[: state.greater_left][::-1]
    assert twin.words() != state.words()
    assert [frame(twin, seat) for seat in (None, 0, 1, 2)] == before
    # Two players' hands change places in a card, their hidden ruins too: the third sees nothing of it.
    twin = state.copy()
    twin.hidden = [state.hidden[1], state.hidden[0], state.hidden[2]]
    assert frame(twin, 2) == before[3]
    assert frame(twin, None) == before[0]
    assert frame(twin, 0) != before[1]
    box = state.copy()
    box.box, box.hidden = state.hidden[0], [state.box & -state.box, *state.hidden[1:]]
    box.box |= state.box & (state.box - 1)
    assert frame(box, 1) == before[2]


@clause("UN-A56")
def test_hands_are_hidden_and_their_sizes_public() -> None:
    state = table(hands={"0": ["forlorn"], "1": ["restoration", "expedition"]}, centre=centre())
    assert seen(state, 0).hands == {0: ["forlorn"], 1: 2}
    assert "card:restoration" not in seen(state, 0).shown()
    assert isinstance(state, UnearthState)
    twin = state.copy()
    twin.hands = [state.hands[0], 2 * one_card(CARD_NUMBER["ancient-map"])]
    assert frame(twin, 0) == frame(state, 0)


@clause("UN-A56", "UN-096")
def test_points_of_tokens_are_their_owners() -> None:
    stones = ring(0, 0, "red", "blue", "red", "blue", "red", "yellow")
    frames = []
    for points in (2, 3, 4):
        state = table(stones={"0": stones}, wonders={"0": {"0,0": f"lesser {points}"}}, centre=centre())
        assert seen(state, 0).wonders[0] == {"0,0": f"lesser {points}"}
        frames.append((frame(state, 1), frame(state, None)))
    assert len(set(frames)) == 1


@clause("UN-A56")
def test_the_end_of_age_card_is_unknown_until_it_is_revealed() -> None:
    frames = set()
    for age in ("festival", "gathering", "city-of-gold"):
        state = table(centre=centre(dig("peach-9")), ruin_deck=["blue-9", age])
        frames.add(tuple(frame(state, seat) for seat in (None, 0, 1)))
    assert len(frames) == 1


@clause("UN-A59")
def test_nobody_learns_which_open_ruin_was_taken_from_the_box() -> None:
    def after(taken: str) -> State:
        state = table(
            centre=centre(dig("peach-17", ["black"])),
            stones={"0": ring(0, 0, *["black"] * 5)},
            laid_out=["crumbling-memorial", "palace-of-relics", "temple-of-flames", "temple-of-clarity"],
            box=["gray-9", "gray-11", "purple-9"],
            boxed_openly=["gray-11"],
            hidden={"0": ["blue-9"], "1": ["blue-11"]},
        )
        state, _ = roll(state, "0: roll d4 > 1", 1)
        play(state, "0: cell 1,-1", "0: build crumbling-memorial", f"0: take {taken}")
        return state

    one, two = after("gray-11"), after("gray-9")
    assert frame(one, 1) == frame(two, 1)
    assert frame(one, 0) != frame(two, 0)
    assert seen(one, 1).boxed_openly == ["gray-11"]


@clause("UN-A56", "UN-A59")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sampled_state_is_a_possible_one(seats: int) -> None:
    for seed in range(4):
        state = middle(seed, seats)
        for seat in (None, *range(seats)):
            view = GAME.view(state, seat)
            other = GAME.sample(view, Rng.of(seed))
            assert GAME.view(other, seat).to_json() == view.to_json()
            assert GAME.components(other) == GAME.components(state)
            if seat is not None:
                assert other.moves(seat) == state.moves(seat)
            pick = random.Random(seed)
            for _ in range(60):  # and it can be played on
                if not other.over:
                    other.play(other.turn, pick.choice(other.moves(other.turn)))


def test_samples_differ_in_what_is_hidden() -> None:
    view = GAME.view(middle(5), 0)
    drawn = [GAME.position(GAME.sample(view, Rng.of(seed))) for seed in range(6)]
    for field in ("hands", "hidden", "delver_deck", "ruin_deck"):
        assert len({str(one[field]) for one in drawn}) > 1


@clause("UN-A60")
def test_the_moves_of_a_turn_do_not_tell_others_what_a_hand_holds() -> None:
    """A seat whose only move is one roll is asked just like one that could play a card first."""

    def after(card: str) -> State:
        state = table(
            active=1,
            options={"promos": "on"},
            hands={"0": [card], "1": []},
            centre=[dig("peach-17", [], a_d8=1, a_d6a=1, a_d6b=1, a_d6c=1), {}, {}, {}],
            ruin_deck=[],
            age="hidden-path",
        )
        return roll(state, "1: roll d8 > later", 5)[0]

    dull, bright = after("expedition"), after("ancient-map")
    assert legal(dull, 0) == ["roll d4 > later"]
    assert legal(bright, 0) == ["play ancient-map", "roll d4 > later"]
    assert frame(dull, 1) == frame(bright, 1)


def test_drawing_an_equal_card_still_ends_free_undo() -> None:
    """Cards of one kind share a name; that another one was seen must not be taken back."""
    state = table(
        hands={"0": [], "1": ["forlorn"]},
        delver_deck=["forlorn", "forlorn"],
        centre=[dig("peach-9", [], a_d6a=6), dig("green-17", []), {}, {}],
        ruin_deck=[],
        age="day-of-rest",
        **with_wonder(1, "eternal-flame"),
    )
    state, _ = roll(state, "0: roll d8 > 1", 8)
    for answer, undoable in (("decline", 0), ("draw", None)):
        match = Match(GAME, state.copy())
        match.play(1, answer)
        assert match.state.to_move() == [1]  # the turn of the same seat follows, and nothing is rolled
        assert match.undoable(1) == undoable


def test_no_view_holds_more_than_its_seat_may_know() -> None:
    """Every name of a card in a view is in the own hand, the discard or in play."""
    state = middle(9)
    view = msgspec.to_builtins(seen(state, 0))
    text = str({name: value for name, value in view.items() if name not in ("hands", "discard", "in_play")})
    assert not any(f"'{card}'" in text for card in CARDS)
    assert [type(hand) for hand in seen(state, 0).hands.values()] == [list, int, int]
    assert state.rng.key.hex() not in str(view)
    assert "rng" not in str(shown(state))


@clause("UN-A59", "UN-096")
def test_private_news_is_heard_by_one_seat_only() -> None:
    heard = set()
    for seed in range(40):
        pick = random.Random(seed)
        match = Match.new(GAME, 3, seed=seed)
        while not match.state.over:
            seat = match.state.turn
            match.play(seat, pick.choice(match.state.moves(seat)))
        for event in (event for one in match.history for event in one.news):
            if event.kind in PRIVATE:
                heard.add(event.kind)
                assert [one for one in (None, 0, 1, 2) if event.visible_to(one)] == [event.seat]
    assert heard == PRIVATE
