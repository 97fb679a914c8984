"""Refilling the market (chapter 9)."""

from itertools import combinations

import pytest

from ludarium.core.state import State
from ludarium.games.ruins.components import DISCOVERIES
from tests.marks import clause
from tests.ruins.table import legal, names_in, play, refusal, shown, table
from tests.ruins.table_more import discoveries_but, lay, random_game, seen, spread

ROW = ["T01", "M01", "B01", "T02"]
PRICES = [3, 2, 2, 1]
SPARE = [f"{value}{copy}" for value in range(1, 11) for copy in "ab" if f"{value}{copy}" not in ("5a", "9a")]


def buyer(market: list[str], deck: list[str], torches: int = 3) -> State:
    """Seat 0 leads with a single plain ruin; all discoveries not in row or deck are on other ruins."""
    used = spread(discoveries_but(*market, *deck), SPARE)
    return table(
        {
            "seats": 2,
            "to_move": [0],
            "hands": {"0": ["5a", "9a"], "1": ["1a", "2a"]},
            "torches": [torches, 0],
            "market": market,
            "discovery_deck": deck,
            "ruins": used,
        }
    )


def buy_and_lay(state: State, slots: tuple[int, ...]) -> None:
    """Buy these slots and lay the 9 with all of them."""
    play(state, *(f"0: buy {slot}" for slot in slots))
    highest = max(int(move.split()[1]) for move in legal(state, 0) if move.startswith("value"))
    lay(state, 0, highest)


@clause("RU-074", "RU-075", "RU-076", "RU-A38")
@pytest.mark.parametrize("slots", [(1,), (2,), (3,), (4,), (2, 4), (3, 4)])
def test_the_rest_slides_right_and_the_left_is_filled(slots: tuple[int, ...]) -> None:
    deck = discoveries_but(*ROW)
    state = buyer(ROW, deck)
    buy_and_lay(state, slots)
    kept = [name for slot, name in enumerate(ROW, 1) if slot not in slots]
    # From the rightmost empty slot to the left: the first card of the deck lies farthest right.
    fresh = deck[: len(slots)][::-1]
    assert shown(state)["market"] == fresh + kept
    assert shown(state)["discovery_deck"] == deck[len(slots) :]


@clause("RU-074")
def test_no_purchase_no_refill() -> None:
    market = ["-", "M01", "-", "B01"]
    deck = discoveries_but("M01", "B01")
    state = buyer(market, deck)
    lay(state, 0, 5)
    play(state, "1: pass")
    assert shown(state)["market"] == market
    assert shown(state)["discovery_deck"] == deck


@clause("RU-074", "RU-076", "RU-077", "RU-A27")
def test_the_market_is_refilled_at_the_end_of_the_turn() -> None:
    market = ["T01", "M10", "B01", "M02"]
    deck = discoveries_but(*market)
    state = buyer(market, deck)
    play(state, "0: buy 2")
    lay(state, 0, 9)
    assert seen(state, 0).step == "draw"  # the turn is not over yet
    assert shown(state)["market"] == ["T01", "-", "B01", "M02"]
    play(state, "0: draw 0")
    assert shown(state)["market"] == [deck[0], "T01", "B01", "M02"]


@clause("RU-077", "RU-A39")
def test_a_slot_sells_once_in_a_turn() -> None:
    state = buyer(ROW, discoveries_but(*ROW))
    play(state, "0: buy 4")
    assert shown(state)["market"] == ROW
    assert refusal(state, 0, "buy 4").clause == "RU-A40"
    assert not [move for move in legal(state, 0) if move.startswith("buy")]


@clause("RU-A37")
def test_a_short_discovery_deck_fills_what_it_can() -> None:
    state = buyer(ROW, ["T03"])
    buy_and_lay(state, (3, 4))
    assert shown(state)["market"] == ["-", "T03", "T01", "M01"]
    assert shown(state)["discovery_deck"] == []


@clause("RU-A37")
def test_an_empty_discovery_deck_leaves_gaps_for_good() -> None:
    state = buyer(ROW, [])
    buy_and_lay(state, (2,))
    assert shown(state)["market"] == ["-", "T01", "B01", "T02"]
    play(state, "1: pass", "0: buy 4")
    assert refusal(state, 0, "buy 1").clause == "RU-A37"
    lay(state, 0, 6)  # the last ruin: the round ends
    assert shown(state)["round"] == 2
    assert shown(state)["market"] == ["-", "-", "T01", "B01"]
    assert seen(state, 1).discovery_deck == 0


@clause("RU-A37")
def test_an_empty_slot_sells_nothing() -> None:
    state = buyer(["-", "-", "-", "B01"], [])
    assert legal(state, 0) == ["buy 4", "value 5", "value 9"]
    for slot in (1, 2, 3):
        assert refusal(state, 0, f"buy {slot}").clause == "RU-A37"


@clause("RU-A37", "RU-A38")
@pytest.mark.parametrize("left", range(4))
def test_every_refill_from_a_short_deck(left: int) -> None:
    for number in (1, 2):
        for slots in combinations(range(1, 5), number):
            if sum(PRICES[slot - 1] for slot in slots) > 3:
                continue
            deck = ["T03", "B02", "M03"][:left]
            state = buyer(ROW, deck)
            buy_and_lay(state, slots)
            kept = [name for slot, name in enumerate(ROW, 1) if slot not in slots]
            fresh = deck[:number][::-1]
            assert shown(state)["market"] == ["-"] * (4 - len(kept) - len(fresh)) + fresh + kept


@clause("RU-063", "RU-A39")
def test_a_discovery_leaves_the_market_only_onto_a_played_ruin() -> None:
    bought = 0
    for seed in range(15):
        row: list[str | None] = []
        laid = 0
        for state in random_game(3, seed):
            view = seen(state)
            on_ruins = {name: ruin for ruin, up in view.ruins.items() for name in up.discoveries}
            in_row = [name for name in view.market if name and name != "-"]
            assert len(on_ruins) + len(names_in(state, "discovery_deck")) + len(in_row) == len(DISCOVERIES)
            for name in {*row} - {*in_row, "-"}:
                bought += 1
                assert name in on_ruins
                if len(view.pile) > laid:
                    assert on_ruins[name] in view.pile[-1].ruins
            row, laid = view.market, len(view.pile)
    assert bought > 100
