"""Chapters 1 and 2: game facts and components, as the project shows them."""

import re
from collections import Counter

import pytest

from ludarium.core.errors import BadOption, BadPosition
from ludarium.core.ledger import clauses
from ludarium.games.ruins.components import COMPONENTS, RUINS, Discovery, Effect
from ludarium.games.ruins.game import GAME
from ludarium.games.ruins.table import Upgrades
from tests.marks import clause
from tests.ruins.table import (
    hands,
    kinds,
    legal,
    names_in,
    next_round,
    play,
    ruins_at_table,
    seen,
    shown,
    table,
    upgrades,
)

COUNTS = [2, 3, 4, 5]
NIGHT_VALUES = [11, 9, 10, 8, 8, 9, 10, 11, 11, 12]
VP_BY_PLACE = {2: [5], 3: [5, 2], 4: [5, 3, 1], 5: [5, 3, 2, 1]}


def carrying(effect: Effect) -> list[Discovery]:
    return [discovery for discovery in COMPONENTS.discovery if effect in discovery.effect]


def icons(effect: Effect) -> int:
    return sum(discovery.effect[effect] for discovery in carrying(effect))


def points_by_place(seats: int) -> list[int]:
    """The points given one after another when everybody goes out in turn."""
    state = table(
        {
            "seats": seats,
            "starter": 0,
            "torches": [0] * seats,
            "hands": {seat: [f"{seat + 1}a"] for seat in range(seats)},
            "to_move": [0],
        }
    )
    points = []
    for seat in range(seats - 1):
        news = play(state, f"{seat}: value {seat + 1}", f"{seat}: done")
        points += [event.facts["points"] for event in news if event.kind == "ruins-went-out"]
    return [int(str(point)) for point in points]


# Game facts


@clause("RU-001")
def test_two_to_five_players() -> None:
    assert GAME.seat_counts == (2, 3, 4, 5)
    assert [len(hands(GAME.start(seats))) for seats in COUNTS] == COUNTS


@clause("RU-001")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 50])
def test_no_other_count(seats: int) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.start(seats)
    assert refused.value.clause == "RU-001"
    with pytest.raises(BadPosition):
        table({"seats": seats})


@clause("RU-002")
def test_playing_time_is_shown() -> None:
    assert GAME.minutes == 30


@clause("RU-003")
def test_age_is_shown() -> None:
    assert GAME.age == 13


@clause("RU-004")
@pytest.mark.parametrize("seed", range(12))
def test_sets_empty_the_hand_and_discoveries_make_claims_worth_it(seed: int) -> None:
    """A 4 raised to 5 makes a pair with a 5: the hand is gone at once, and the raised ruin comes back."""
    state = table(
        {
            "seats": 2,
            "hands": {0: ["4a", "5a"], 1: ["6a", "7a"]},
            "market": ["-", "-", "-", "T01"],
            "to_move": [0],
        },
        seed,
    )
    news = play(state, "0: buy 4", "0: value 5", "0: add 5a", "0: claim 4a", "0: done")
    assert kinds(news)[:2] == ["ruins-led", "ruins-went-out"]
    assert seen(state).round == 2
    assert upgrades(state)["4a"].discoveries == ["T01"]
    assert "4a" in hands(state)[0] + names_in(state, "deck")
    assert "4a" not in hands(state)[1]


# Components


@clause("RU-005", "RU-022")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_score_table_in_use_depends_on_the_count(seats: int) -> None:
    """The board's side has no digital form; what is printed on it has: the points of each place."""
    assert points_by_place(seats) == VP_BY_PLACE[seats]


@clause("RU-006", "RU-024")
def test_two_and_three_players_have_points_of_their_own() -> None:
    """The cover tile hides the board's own top part: its places and points do not hold for 2 or 3 players."""
    for covered in (2, 3):
        assert len(points_by_place(covered)) == covered - 1
    assert points_by_place(3)[1] == 2
    assert points_by_place(4)[1] == points_by_place(5)[1] == 3


@clause("RU-007")
def test_one_round_marker() -> None:
    state, _ = next_round(3, round=2)
    assert shown(state)["round"] == seen(state).round == 3


@clause("RU-008")
@pytest.mark.parametrize("seats", COUNTS)
def test_one_score_for_each_player(seats: int) -> None:
    assert len(seen(GAME.start(seats)).scores) == seats
    with pytest.raises(BadPosition):
        table({"seats": seats, "scores": [0] * (seats + 1)})


@clause("RU-009")
def test_everybody_can_read_the_rules_and_nothing_depends_on_it() -> None:
    """A reference card is a reminder: here the rules themselves, the same for all and no part of a State."""
    assert len(clauses(GAME.rules_text())) > 140
    assert not [name for name in GAME.components(GAME.start(5)) if "reference" in name]


@clause("RU-010")
@pytest.mark.parametrize("seats", COUNTS)
def test_three_torches_each(seats: int) -> None:
    state = GAME.start(seats)
    assert seen(state).torches == [3] * seats
    assert COMPONENTS.game.torches * max(GAME.seat_counts) == 15
    with pytest.raises(BadPosition):
        table({"seats": seats, "torches": [4] + [3] * (seats - 1)})


@clause("RU-010")
@pytest.mark.parametrize("lit", [0, 1, 2, 3])
def test_a_torch_is_lit_or_unlit(lit: int) -> None:
    state = table({"seats": 2, "torches": [lit, 3], "market": ["T01", "M01", "B01", "T02"], "to_move": [0]})
    bought = [move for move in legal(state, 0) if move.startswith("buy")]
    prices = {"buy 1": 3, "buy 2": 2, "buy 3": 2, "buy 4": 1}
    assert bought == [move for move, price in prices.items() if price <= lit]


@clause("RU-011")
@pytest.mark.parametrize("seats", COUNTS)
def test_two_claims_each(seats: int) -> None:
    state = GAME.start(seats)
    assert seen(state).unused_claims == [2] * seats
    assert COMPONENTS.game.claims * max(GAME.seat_counts) == 10
    with pytest.raises(BadPosition):
        table({"seats": seats, "ruins": {name: {"claim": 1} for name in ("1a", "2a", "3a")}})


@clause("RU-012", "RU-017")
@pytest.mark.parametrize("ruin", RUINS)
def test_every_ruin_has_a_sleeve(ruin: str) -> None:
    """Sleeves have no digital form; what they do has: each of the 50 ruins can hold all kinds of upgrades."""
    inside = {"night": True, "claim": 4, "discoveries": ["T01", "M01", "B01"]}
    state = table({"seats": 5, "ruins": {ruin: inside}})
    assert shown(state)["ruins"] == {ruin: inside}
    assert len(RUINS) == 50


@clause("RU-013")
def test_fifty_ruins_five_of_each_value() -> None:
    assert [ruin.day for ruin in COMPONENTS.ruin] == list(range(1, 11))
    found = ruins_at_table(GAME.start(5))
    assert sorted(found) == sorted(f"{value}{copy}" for value in range(1, 11) for copy in "abcde")


@clause("RU-013", "RU-018")
@pytest.mark.parametrize("value", range(1, 11))
def test_a_ruin_has_its_day_value(value: int) -> None:
    other = f"{value % 10 + 1}a"
    state = table(
        {"seats": 3, "torches": [0] * 3, "hands": {0: [f"{value}a"], 1: [f"{value}b"], 2: [other]}, "to_move": [0]}
    )
    assert legal(state, 0) == [f"value {value}"]


@clause("RU-014")
def test_thirty_nine_discoveries_thirteen_in_each_position() -> None:
    assert Counter(d.position for d in COMPONENTS.discovery) == {"top": 13, "middle": 13, "bottom": 13}
    letters = {"top": "T", "middle": "M", "bottom": "B"}
    for position, letter in letters.items():
        ids = [d.id for d in COMPONENTS.discovery if d.position == position]
        assert ids == [f"{letter}{number:02}" for number in range(1, 14)]
    state = GAME.start(4)
    assert len(set(names_in(state, "market") + names_in(state, "discovery_deck"))) == 39


@clause("RU-014")
def test_check_sums_of_the_discoveries() -> None:
    increases = Counter(d.effect["increase"] for d in carrying("increase"))
    assert increases == {1: 9, 2: 6, 3: 5, 4: 1}
    assert [d.id for d in carrying("adapt")] == ["T12", "M06", "M07", "B04"]
    assert [d.id for d in carrying("extra")] == ["T13", "M08", "M09", "B05"]
    assert [d.id for d in carrying("draw")] == ["M10", "M11", "M12", "B09", "B10"]
    assert [d.id for d in carrying("force")] == ["M13", "B11", "B12", "B13"]
    assert [d.id for d in carrying("relight")] == ["T11", "B06", "B07", "B08"]
    assert (icons("draw"), icons("force"), icons("relight")) == (6, 4, 5)
    assert [d.id for d in COMPONENTS.discovery if len(d.effect) == 2] == ["T11", "M12", "B13"]
    assert all(1 <= len(d.effect) <= 2 for d in COMPONENTS.discovery)


def lone_ruin(ruin: str, *discoveries: str, night: bool = False) -> list[str]:
    """What seat 0 may lead with a single upgraded ruin."""
    others = [name for name in ("1a", "2a", "3a") if name != ruin]
    state = table(
        {
            "seats": 3,
            "torches": [0, 0, 0],
            "hands": {0: [ruin], 1: [others[0]], 2: [others[1]]},
            "ruins": {ruin: {"night": night, "discoveries": list(discoveries)}},
            "to_move": [0],
        }
    )
    return legal(state, 0)


@clause("RU-014", "RU-A05")
def test_highest_possible_value_is_22() -> None:
    best = {"T": 0, "M": 0, "B": 0}
    for discovery in carrying("increase"):
        best[discovery.id[0]] = max(best[discovery.id[0]], discovery.effect["increase"])
    assert max(ruin.night for ruin in COMPONENTS.ruin) + sum(best.values()) == 22
    assert lone_ruin("10a", "T10", "M05", "B03", night=True) == ["value 22"]


@clause("RU-014", "RU-A08")
def test_most_extra_icons_on_one_ruin_are_four() -> None:
    state = table(
        {
            "seats": 2,
            "torches": [0, 0],
            "hands": {0: ["5a"], 1: ["6a"]},
            "ruins": {"5a": {"night": True, "discoveries": ["T13", "M09", "B05"]}},
            "to_move": [0],
        }
    )
    play(state, "0: value 8")
    assert legal(state, 0) == [f"extras {number}" for number in range(5)]


@clause("RU-014")
def test_the_examples_of_the_rulebook_can_be_laid_with_these_discoveries() -> None:
    assert lone_ruin("4a", "T07") == ["value 7"]
    state = table(
        {
            "seats": 3,
            "torches": [0, 3, 0],
            "hands": {0: ["2a", "9a"], 1: ["4a", "5a", "6a", "8b"], 2: ["8a", "10a"]},
            "ruins": {"2a": {"discoveries": ["T13", "M08"]}, "9a": {"discoveries": ["B08"]}},
            "market": ["-", "M03", "-", "T01"],
            "to_move": [0],
        }
    )
    play(state, "0: value 2", "0: extras 2", "0: done")
    news = play(state, "1: buy 2", "1: buy 4", "1: value 6", "1: done")
    laid = next(event for event in news if event.kind == "ruins-played")
    assert (laid.facts["value"], laid.facts["count"], laid.facts["ruins"]) == (6, 3, ["4a", "5a", "6a"])


@clause("RU-015")
def test_four_market_tokens() -> None:
    assert len(COMPONENTS.market.prices) == len(seen(GAME.start(2)).prices) == 4
    assert len(seen(GAME.start(2)).market) == 4
    for wrong in (["T01", "T02", "T03"], ["T01", "T02", "T03", "T04", "T05"]):
        with pytest.raises(BadPosition):
            table({"seats": 2, "market": wrong})


@clause("RU-016", "RU-045", "RU-A05")
@pytest.mark.parametrize(("day", "night"), list(enumerate(NIGHT_VALUES, start=1)))
def test_exactly_one_side_of_a_ruin_is_up(day: int, night: int) -> None:
    assert lone_ruin(f"{day}a", night=False) == [f"value {day}"]
    assert lone_ruin(f"{day}a", night=True) == [f"value {night}"]


@clause("RU-017")
def test_upgrades_hide_nothing_and_go_where_the_ruin_goes() -> None:
    """Transparent: value and printed effect of the ruin show through; in the sleeve: they move with it."""
    state = table(
        {
            "seats": 2,
            "torches": [1, 0],
            "hands": {0: ["3a", "4a"], 1: ["1a", "1b"]},
            "ruins": {"4a": {"night": True}},
            "market": ["-", "-", "-", "T01"],
            "to_move": [0],
        }
    )
    news = play(state, "0: buy 4", "0: value 9", "0: claim 4a")
    assert kinds(news) == ["ruins-led"]
    assert legal(state, 0) == ["draw 0", "draw 1"]
    play(state, "0: draw 0", "1: pass")
    assert seen(state).discard == ["4a"]
    assert seen(state).ruins["4a"] == Upgrades(claim=0, discoveries=["T01"])
    assert seen(state).knowledge.night_shown == ["4a"]


def printed(effect: dict[Effect, int]) -> str:
    return ", ".join(f"{name} {number}" for name, number in effect.items())


@clause("RU-A05")
def test_the_ledger_tells_every_night_side() -> None:
    text = clauses(GAME.rules_text())["RU-A05"].text
    sides = [f"{one.day} → {one.night} {printed(one.night_effect)}".strip() for one in COMPONENTS.ruin]
    assert f"effect: {'; '.join(sides)}. " in text


@clause("RU-A55")
def test_the_ledger_tells_every_discovery() -> None:
    text = clauses(GAME.rules_text())["RU-A55"].text
    told: dict[str, str] = {}
    for part in re.split("[;.] ", text):
        ids = re.findall(r"\b[TMB]\d\d\b", part)
        told |= dict.fromkeys(ids, part.rpartition(ids[-1])[2].strip() if ids else "")
    assert told == {one.id: printed(one.effect) for one in COMPONENTS.discovery}
