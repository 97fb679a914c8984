"""Chapters 3 and 4: set-up and aim."""

from collections import Counter
from itertools import pairwise

import pytest

from ludarium.core.errors import BadOption, BadPosition
from ludarium.core.rng import QuickRng, Rng
from ludarium.core.state import State, playout
from ludarium.games.ruins.components import COMPONENTS, DISCOVERIES
from ludarium.games.ruins.game import GAME
from tests.marks import clause
from tests.ruins.table import hands, legal, names_in, play, ruins_at_table, seen, shown, table, upgrades

COUNTS = [2, 3, 4, 5]
SEEDS = range(60)


def starts(seats: int) -> list[State]:
    return [GAME.start(seats, seed=seed) for seed in SEEDS]


def everything_seen(state: State, seat: int | None) -> str:
    return seen(state, seat).to_json().decode()


@clause("RU-018")
@pytest.mark.parametrize("seats", COUNTS)
def test_every_ruin_shows_its_day_side(seats: int) -> None:
    for state in starts(seats):
        assert upgrades(state) == {}
        for seat in range(seats):
            days = {f"flip {ruin}" for ruin in hands(state)[seat]}
            assert set(legal(state, seat)) == days | {"flip none"}


@clause("RU-019")
def test_discoveries_are_one_shuffled_deck() -> None:
    decks = [names_in(state, "market") + names_in(state, "discovery_deck") for state in starts(3)]
    assert all(sorted(deck) == sorted(DISCOVERIES) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == len(SEEDS)
    for place in range(39):
        assert len({deck[place] for deck in decks}) > 20


@clause("RU-019")
def test_the_discovery_deck_is_face_down() -> None:
    state = GAME.start(3, seed=4)
    hidden = names_in(state, "discovery_deck")
    for seat in (None, 0, 1, 2):
        assert not [name for name in hidden if name in everything_seen(state, seat)]
        assert seen(state, seat).discovery_deck == 35


@clause("RU-020", "RU-A03", "RU-A04")
def test_prices_fall_from_the_deck_to_the_right() -> None:
    assert seen(GAME.start(4)).prices == [3, 2, 2, 1]


@clause("RU-020", "RU-A04")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_the_slot_next_to_the_deck_is_the_first(slot: int) -> None:
    """New discoveries come from the deck's side, at slot 1; what was left of the gap moves right."""
    row = ["B01", "B02", "B03", "B06"]
    state = table({"seats": 3, "hands": {0: ["1a", "9a"]}, "market": row, "to_move": [0]})
    newcomer = names_in(state, "discovery_deck")[0]
    play(state, f"0: buy {slot}")
    move = next(move for move in legal(state, 0) if move.startswith("value"))
    play(state, f"0: {move}", "0: done")
    assert seen(state).market == [newcomer, *row[: slot - 1], *row[slot:]]
    assert seen(state).torches[0] == 3 - [3, 2, 2, 1][slot - 1] + (slot == 4)  # B06 relights one


@clause("RU-021")
@pytest.mark.parametrize("seats", COUNTS)
def test_four_discoveries_face_up_and_35_left(seats: int) -> None:
    for state in starts(seats):
        market, deck = names_in(state, "market"), names_in(state, "discovery_deck")
        assert (len(set(market)), len(set(deck))) == (4, 35)
        assert not set(market) & set(deck)
        assert all(seen(state, seat).market == market for seat in (None, *range(seats)))


@clause("RU-023", "RU-025", "RU-026")
@pytest.mark.parametrize("seats", COUNTS)
def test_round_one_no_points_lit_torches_unused_claims(seats: int) -> None:
    """The reference card of RU-025 is the rules text, open to all (RU-009)."""
    view = seen(GAME.start(seats))
    assert view.round == 1
    assert view.torches == [3] * seats
    assert view.unused_claims == [2] * seats
    assert view.scores == [0] * seats


@clause("RU-027", "RU-028", "RU-029", "RU-030", "RU-A06")
@pytest.mark.parametrize(("seats", "removed"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_ruins_removed_by_player_count(seats: int, removed: int) -> None:
    for state in starts(seats):
        found = ruins_at_table(state)
        assert len(found) == len(set(found)) == 50 - 10 * removed
        assert Counter(ruin[:-1] for ruin in found) == {str(v): 5 - removed for v in range(1, 11)}
        assert {ruin[-1] for ruin in found} == set("abcde"[: 5 - removed])


@clause("RU-027", "RU-031")
@pytest.mark.parametrize(("seats", "removed"), [(2, "4c"), (3, "4d"), (4, "4e")])
def test_a_removed_ruin_has_no_place(seats: int, removed: str) -> None:
    for given in (
        {"hands": {0: [removed]}},
        {"deck": [removed]},
        {"discard": [removed]},
        {"ruins": {removed: {"night": True}}},
    ):
        with pytest.raises(BadPosition) as refused:
            table({"seats": seats, **given})
        assert refused.value.clause == "RU-031"


@clause("RU-031")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_same_ruins_are_used_in_every_round(seats: int) -> None:
    state = GAME.start(seats, seed=seats)
    in_use = sorted(ruins_at_table(state))
    chance = Rng.of(7)
    rounds = {1}
    while not state.over:
        seat = state.turn
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(len(moves))])
        if seen(state).round not in rounds:
            rounds.add(seen(state).round)
            assert sorted(ruins_at_table(state)) == in_use
    assert len(rounds) > 1


@clause("RU-032", "RU-033")
@pytest.mark.parametrize("seats", COUNTS)
def test_nine_ruins_each_and_the_rest_is_the_deck(seats: int) -> None:
    for state in starts(seats):
        assert [len(hand) for hand in hands(state)] == [9] * seats
        assert len(names_in(state, "deck")) == seats
        assert seen(state).discard == []
        assert seen(state).pile == []


@clause("RU-032")
def test_the_ruins_are_shuffled() -> None:
    """Over many seeds every ruin lies everywhere about as often as the sizes say."""
    held: Counter[tuple[int, str]] = Counter()
    games = 1200
    for seed in range(games):
        state = GAME.start(2, seed=seed)
        for seat, hand in enumerate(hands(state)):
            held.update((seat, ruin) for ruin in hand)
    assert len(held) == 40
    mean = games * 9 / 20
    assert all(abs(number - mean) < 95 for number in held.values())  # over five standard deviations


@clause("RU-034", "RU-A11")
@pytest.mark.parametrize("seats", COUNTS)
def test_a_named_seat_starts(seats: int) -> None:
    """Who found something last is known to the players alone: they name the seat."""
    for seat in range(seats):
        state = GAME.start(seats, {"starter": str(seat)}, seed=3)
        assert seen(state).starter == seat
        play(state, *(f"{one}: flip none" for one in range(seats)))
        assert state.to_move() == [seat]


@clause("RU-034", "RU-A11")
@pytest.mark.parametrize("seats", COUNTS)
def test_otherwise_the_seed_names_the_starter(seats: int) -> None:
    starters = Counter(seen(GAME.start(seats, seed=seed)).starter for seed in range(400))
    assert set(starters) == set(range(seats))
    assert min(starters.values()) > 400 / seats * 0.6
    again = [seen(state).starter for state in starts(seats)]
    assert again == [seen(state).starter for state in starts(seats)]


@clause("RU-A11")
@pytest.mark.parametrize(("seats", "starter"), [(2, "2"), (3, "3"), (4, "4"), (5, "5"), (3, "-1"), (3, "me")])
def test_a_seat_that_is_not_there_cannot_start(seats: int, starter: str) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.start(seats, {"starter": starter})
    assert refused.value.clause == "RU-A11"


# Aim


def one_ruin_each(seats: int, **given: object) -> State:
    """Everybody can go out with one ruin, seat by seat; the last seat cannot."""
    last = seats - 1
    held = {seat: [f"{seat + 1}a"] for seat in range(last)} | {last: ["10a", "10b"]}
    basis: dict[str, object] = {
        "seats": seats,
        "starter": 0,
        "torches": [0] * seats,
        "hands": held,
        "scores": [1] * seats,
        "to_move": [0],
    }
    return table({**basis, **given})


@clause("RU-035", "RU-036")
@pytest.mark.parametrize("seats", COUNTS)
def test_earlier_is_better_and_last_is_worst(seats: int) -> None:
    state = one_ruin_each(seats)
    for seat in range(seats - 1):
        play(state, f"{seat}: value {seat + 1}", f"{seat}: done")
    gained = [score - 1 for score in seen(state).scores]
    assert all(earlier > later for earlier, later in pairwise(gained))
    assert gained[-1] == -1


@clause("RU-035")
def test_nobody_scores_without_having_played_all_ruins() -> None:
    state = table(
        {"seats": 3, "torches": [0] * 3, "hands": {0: ["1a", "2a"], 1: ["3a"], 2: ["4a", "5a"]}, "to_move": [0]}
    )
    play(state, "0: value 1", "0: done")
    assert seen(state).scores == [0, 0, 0]
    play(state, "1: value 3", "1: done")
    assert seen(state).scores == [0, 5, 0]


@clause("RU-A01")
@pytest.mark.parametrize(("seats", "after"), [(2, [6, 0]), (3, [6, 3, 0]), (4, [6, 4, 2, 0]), (5, [6, 4, 3, 2, 0])])
def test_points_by_place(seats: int, after: list[int]) -> None:
    state = one_ruin_each(seats)
    for seat in range(seats - 1):
        play(state, f"{seat}: value {seat + 1}", f"{seat}: done")
    assert seen(state).scores == after
    assert seen(state).round == 2


@clause("RU-A01")
def test_the_table_keeps_the_mean_at_two_points() -> None:
    for seats, points in COMPONENTS.vp.by_place.items():
        assert sum(points) - COMPONENTS.game.last_loses == 2 * seats


@clause("RU-A02")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_points_are_the_same_in_every_ordinary_round(number: int) -> None:
    state = one_ruin_each(4, round=number)
    play(state, "0: value 1", "0: done")
    assert seen(state).scores == [6, 1, 1, 1]
    play(state, "1: value 2", "1: done")
    assert seen(state).scores == [6, 4, 1, 1]
    play(state, "2: value 3", "2: done")
    assert seen(state).scores == [6, 4, 2, 0]


@clause("RU-A02")
def test_no_points_in_the_deciding_round() -> None:
    state = one_ruin_each(3, round=5)
    play(state, "0: value 1", "0: done")
    result = state.result()
    assert result is not None
    assert (result.winners, result.scores) == ([0], [1, 1, 1])


@clause("RU-A03")
@pytest.mark.parametrize(("market", "prices"), [("normal", [3, 2, 2, 1]), ("dear", [3, 3, 2, 1])])
def test_prices_are_data_and_a_table_option(market: str, prices: list[int]) -> None:
    state = GAME.start(3, {"market": market})
    assert seen(state).prices == prices
    assert COMPONENTS.market.prices == [3, 2, 2, 1]
    for slot, price in enumerate(prices, start=1):
        for torches in (1, 2, 3):
            given = table(
                {
                    "seats": 3,
                    "options": {"market": market},
                    "torches": [torches, 0, 0],
                    "market": ["T01", "M01", "B01", "T02"],
                    "to_move": [0],
                }
            )
            assert (f"buy {slot}" in legal(given, 0)) == (price <= torches)


@clause("RU-A05")
def test_night_sides_are_the_same_on_all_copies_and_always_higher() -> None:
    effects = {2: "relight", 4: "draw", 5: "extra", 6: "adapt", 7: "draw", 9: "force", 10: "relight"}
    for ruin, night in zip(COMPONENTS.ruin, [11, 9, 10, 8, 8, 9, 10, 11, 11, 12], strict=True):
        assert ruin.night == night > ruin.day
        assert dict(ruin.night_effect) == ({effects[ruin.day]: 1} if ruin.day in effects else {})
        for copy in "abcde":
            name = f"{ruin.day}{copy}"
            state = table({"seats": 5, "hands": {0: [name]}, "ruins": {name: {"night": True}}, "to_move": [0]})
            assert [move for move in legal(state, 0) if move.startswith("value")] == [f"value {night}"]


@clause("RU-018", "RU-031")
def test_a_whole_game_brings_no_ruin_in_or_out() -> None:
    for seed in range(10):
        state = GAME.start(3, seed=seed)
        before = GAME.components(state)
        playout(state, QuickRng(seed + 1))
        assert (
            GAME.components(state) == before == dict.fromkeys(before, 1) | {f"claims of {s}": 2 for s in range(3)}
        )
        assert shown(state)["step"] == "over"
