"""What is public and what is hidden (RU-A10, RU-A48)."""

from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from ludarium.core.scenario import read
from ludarium.core.state import State
from ludarium.games.ruins.components import RUIN_NUMBER
from ludarium.games.ruins.game import GAME
from ludarium.games.ruins.table import handed_over, night_sides
from ludarium.testing import check_closed_zones
from tests.marks import clause
from tests.ruins.table import legal, play, shown, table
from tests.ruins.table_more import everywhere, hand, keep_sides, lay, of_kind, seen

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "ruins"
WATCHERS: tuple[int | None, ...] = (None, 0, 1, 2)


def views(state: State, *without: int) -> dict[int | None, bytes]:
    """The bytes of every view, but for those of some seats."""
    return {watcher: GAME.view(state, watcher).to_json() for watcher in WATCHERS if watcher not in without}


def quiet_move(state: State) -> str:
    """Pass where possible; else lead a single ruin of the lowest value, without any upgrade."""
    seat = state.turn
    moves = [move for move in legal(state, seat) if not move.startswith(("buy", "claim"))]
    for wanted in ("pass", "done", "enough", "flip none"):
        if wanted in moves:
            return f"{seat}: {wanted}"
    return f"{seat}: {moves[0]}"


def test_every_closed_zone_has_a_scenario_that_proves_it() -> None:
    check_closed_zones(GAME, [read(path.read_text(encoding="utf-8")) for path in sorted(SCENARIOS.glob("*.toml"))])


@clause("RU-A10", "RU-042", "RU-A48")
@pytest.mark.parametrize("seat", range(3))
def test_nobody_learns_from_a_flip_or_from_none(seat: int) -> None:
    seen_by_others: set[tuple[tuple[int | None, bytes], ...]] = set()
    start = GAME.start(3, {"starter": "0"}, seed=8)
    for move in legal(start, seat):
        state = start.copy()
        news = play(state, f"{seat}: {move}")
        assert [event for event in news for other in WATCHERS if other != seat and event.visible_to(other)] == []
        seen_by_others.add(tuple(views(state, seat).items()))
    assert len(legal(start, seat)) == 10
    assert len(seen_by_others) == 1


@clause("RU-A10")
def test_the_order_of_committing_has_no_effect() -> None:
    start = GAME.start(3, {"starter": "1"}, seed=2)
    chosen = {seat: f"flip {hand(start, seat)[seat]}" for seat in range(3)}
    endings = set()
    for order in permutations(range(3)):
        state = start.copy()
        play(state, *(f"{seat}: {chosen[seat]}" for seat in order))
        endings.add(tuple(state.words()))
    assert len(endings) == 1


@clause("RU-A10", "RU-A48")
def test_a_flip_stays_hidden_over_rounds_until_it_is_seen() -> None:
    holders: Counter[str] = Counter()
    for seed in range(25):
        turned = GAME.start(3, {"starter": "0"}, seed)
        plain = turned.copy()
        secret = hand(turned, 2)[4]
        play(turned, f"2: flip {secret}")
        play(plain, "2: flip none")
        while seen(plain).round == 1:  # seat 2 passes all the time and is left with its nine ruins
            assert views(turned, 2) == views(plain, 2)
            move = quiet_move(plain)
            play(turned, move)
            play(plain, move)
        place = everywhere(plain)[secret]
        holders[place] += 1
        knowing = [2] if place in ("deck", "2") else [2, int(place)]
        assert views(turned, *knowing) == views(plain, *knowing)
        for seat in knowing:
            assert secret in night_sides(seen(turned, seat))
            assert secret not in night_sides(seen(plain, seat))
    assert set(holders) == {"0", "1", "2", "deck"}


@clause("RU-A10", "RU-A48")
def test_a_night_side_is_seen_once_it_is_played_or_discarded() -> None:
    given: dict[str, object] = {
        "seats": 3,
        "to_move": [0],
        "hands": {"0": ["4a", "8a", "9a"], "1": ["1a", "2a"], "2": ["1b", "2b"]},
        "ruins": {"4a": {"night": True}, "8a": {"night": True}},
        "deck": ["10a", "10b"],
        "torches": [0, 0, 0],
    }
    state = table(given)
    assert all("4a" not in night_sides(seen(state, other)) for other in (None, 1, 2))
    lay(state, 0, 8)
    assert all("4a" in night_sides(seen(state, other)) for other in (None, 1, 2))
    play(state, "0: draw 1")
    assert all("8a" not in night_sides(seen(state, other)) for other in (None, 1, 2))
    play(state, "0: discard 8a")
    assert all("8a" in night_sides(seen(state, other)) for other in (None, 1, 2))
    assert seen(state).knowledge.night_shown == ["4a", "8a"]


@clause("RU-A48")
def test_what_is_public_is_the_same_for_all() -> None:
    public = ("market", "torches", "unused_claims", "scores", "pile", "discard", "deck", "discovery_deck")
    state = table(
        {
            "seats": 3,
            "to_move": [0],
            "hands": {"0": ["3a", "9a"], "1": ["1a", "2a", "4a"]},
            "ruins": {"9c": {"claim": 2}},
            "pile": [{"seat": 2, "value": 2, "count": 1, "ruins": ["2b"]}],
            "discard": ["10a"],
            "scores": [1, 2, 3],
            "torches": [3, 2, 1],
            "market": ["T01", "T02", "T03", "M01"],
        }
    )
    for watcher in WATCHERS:
        view = seen(state, watcher)
        assert all(getattr(view, name) == getattr(seen(state), name) for name in public)
    assert seen(state).hands == {0: 2, 1: 3, 2: 9}
    assert seen(state).unused_claims == [2, 2, 1]
    assert seen(state).deck == 30 - 2 - 3 - 9 - 1 - 1
    assert seen(state).discovery_deck == 35
    assert seen(state).pile[0].ruins == ["2b"]
    assert seen(state).discard == ["10a"]


@clause("RU-A48")
def test_hands_and_the_order_of_decks_are_hidden() -> None:
    state = GAME.start(3, {"starter": "0"}, seed=4)
    keep_sides(state)
    position = shown(state)
    deck, discoveries = position["deck"], position["discovery_deck"]
    hands = position["hands"]
    assert isinstance(deck, list)
    assert isinstance(discoveries, list)
    assert isinstance(hands, dict)
    mixed = table({**position, "deck": deck[::-1], "discovery_deck": discoveries[::-1]})
    assert views(mixed) == views(state)
    # A ruin of seat 1 changes places with one of the deck: only seat 1 can tell.
    swapped = {**hands, "1": [deck[0], *hands["1"][1:]]}
    other = table({**position, "hands": swapped, "deck": [hands["1"][0], *deck[1:]]})
    assert views(other, 1) == views(state, 1)
    assert views(other) != views(state)


@clause("RU-A48")
def test_a_handed_over_ruin_is_known_to_giver_and_receiver_only() -> None:
    found = 0
    for seed in range(20):
        state = table(
            {
                "seats": 3,
                "to_move": [0],
                "out": [2],
                "hands": {"0": ["9b"], "1": ["1b"]},
                "ruins": {"4b": {"claim": 0, "night": True}},
            },
            seed,
        )
        news = lay(state, 0, 9)
        for event in of_kind(news, "ruins-handed-over"):
            found += 1
            giver, third = event.seat, 3 - event.seat
            assert [w for w in WATCHERS if event.visible_to(w)] == sorted([0, giver])
            assert "4b" in hand(state, 0)
            assert handed_over(seen(state, giver)) == {0: ["4b"]}
            assert handed_over(seen(state, third)) == handed_over(seen(state)) == {}
            assert ["4b" in night_sides(seen(state, w)) for w in (0, giver, third, None)] == [
                True,
                True,
                False,
                False,
            ]
            # For the others the ruin may as well lie in the deck.
            position = shown(state)
            deck, hands = position["deck"], position["hands"]
            assert isinstance(deck, list)
            assert isinstance(hands, dict)
            there = [ruin if ruin != "4b" else deck[0] for ruin in hands["0"]]
            other = table(
                {
                    **position,
                    "hands": {**hands, "0": sorted(there, key=RUIN_NUMBER.__getitem__)},
                    "deck": ["4b", *deck[1:]],
                    "knowledge": {},
                }
            )
            assert views(other, 0, giver) == views(state, 0, giver)
            assert views(other, 0)[giver] != views(state, 0)[giver]
    assert found > 0


@clause("RU-A48")
def test_a_giver_does_not_know_who_draws_the_ruin_again_later() -> None:
    # Seat 1 gave 4b to seat 0, who plays it; it is discarded, shuffled in, and drawn by seat 0 once more.
    drawn = 0
    for seed in range(40):
        state = table(
            {
                "seats": 2,
                "to_move": [0],
                "hands": {"0": ["3a", "4b", "8a", "9a"], "1": ["5a", "6a", "7a"]},
                "ruins": {"4b": {"claim": 0}, "3a": {"discoveries": ["M11"]}},
                "deck": ["10a"],
                "torches": [0, 0],
                "knowledge": {"given": {"1": ["4b"]}},
            },
            seed,
        )
        assert handed_over(seen(state, 1)) == {0: ["4b"]}
        lay(state, 0, 4)
        play(state, "1: pass")
        lay(state, 0, 3)
        play(state, "0: draw 2")
        drawn += "4b" in hand(state, 0)
        assert handed_over(seen(state, 1)) == {}, f"seed {seed}"
    assert drawn > 0


@clause("RU-A48", "RU-111", "RU-114")
def test_a_drawn_ruin_is_seen_by_its_player_and_counted_by_all() -> None:
    state = table(
        {
            "seats": 3,
            "to_move": [0],
            "hands": {"0": ["3a", "9a"], "1": ["1a", "1b"], "2": ["2a", "2b", "2c"]},
            "ruins": {"3a": {"discoveries": ["M10", "B11"]}},
            "deck": ["10a", "10b", "10c"],
            "torches": [0, 0, 0],
        }
    )
    lay(state, 0, 3)
    news = play(state, "0: order forced", "0: draw 1")
    for seat, ruin in ((1, "10a"), (0, "10b")):
        named = [event for event in of_kind(news, "ruins-drew") if event.seat == seat]
        assert [event.facts for event in named] == [{"ruins": [ruin]}]
        counted = [event for event in of_kind(news, "ruins-drew-unseen") if event.seat == seat]
        assert [event.facts for event in counted] == [{"number": 1}]
        for watcher in WATCHERS:
            assert named[0].visible_to(watcher) == (watcher == seat)
            assert counted[0].visible_to(watcher) == (watcher != seat), f"{watcher} of the draw of {seat}"
            assert (f"ruin:{ruin}" in seen(state, watcher).shown()) == (watcher == seat)


@clause("RU-A10", "RU-A48")
def test_the_night_side_of_a_drawn_ruin_is_seen_by_its_player_only() -> None:
    state = table(
        {
            "seats": 3,
            "to_move": [0],
            "hands": {"0": ["3a", "9a"], "1": ["1a", "1b"], "2": ["2a", "2b", "2c"]},
            "ruins": {
                "3a": {"discoveries": ["M10", "B11"]},
                "10a": {"night": True},
                "10b": {"night": True},
                "10c": {"night": True},
            },
            "deck": ["10a", "10b", "10c"],
            "torches": [0, 0, 0],
        }
    )
    lay(state, 0, 3)
    play(state, "0: order forced", "0: draw 1")
    for ruin, knowing in (("10a", [1]), ("10b", [0]), ("10c", [])):  # 10c is still in the deck
        assert [w for w in WATCHERS if ruin in night_sides(seen(state, w))] == knowing, ruin
