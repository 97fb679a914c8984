"""Points and winners (rules chapters 12 and 13)."""

from typing import Any

import pytest

from ludarium.core.state import State
from tests.marks import clause
from tests.unearth.table import hidden, lines, own, ring, table

ENDED: dict[str, Any] = {
    "step": "over",
    "to_move": [],
    "centre": [{}, {}, {}, {}],
    "ruin_deck": [],
    "age": "festival",
}


def ended(claimed: list[str], hidden: list[str] | None = None, **given: Any) -> State:
    """A finished game; seat 1 has one hidden ruin, gray-17."""
    return table(
        **{
            **ENDED,
            "claimed": {"0": claimed},
            "hidden": {"0": hidden or ["gray-15"], "1": ["gray-17"]},
            **given,
        }
    )


@clause("UN-129")
@pytest.mark.parametrize(("number", "points"), [(1, 2), (2, 6), (3, 12), (4, 20), (5, 30)])
def test_points_for_ruins_of_one_colour(number: int, points: int) -> None:
    greens = [f"green-{value}" for value in (9, 11, 13, 15, 17)][:number]
    assert lines(ended(greens), 0) == {"ruins green": points, "ruins gray": 2}


@clause("UN-128", "UN-131")
def test_hidden_ruins_score_like_claimed_ones() -> None:
    state = ended(["gray-9", "gray-11"], ["gray-13"])
    assert lines(state, 0) == {"ruins gray": 12}
    assert own(state, 1).score is not None
    assert state.result() is not None
    assert hidden(state, 1) == ["gray-17"]


@clause("UN-130", "UN-131", "UN-A49")
def test_five_colours_score_five_for_each_set() -> None:
    one = ["peach-9", "green-9", "blue-9", "purple-9"]
    assert lines(ended(one), 0)["colours"] == 5
    two = [*one, "peach-11", "green-11", "blue-11", "purple-11", "gray-9"]
    assert lines(ended(two), 0)["colours"] == 10
    assert lines(ended(two), 0)["ruins peach"] == 6  # the same ruins count in their colour too
    assert "colours" not in lines(ended([*one[1:], "gray-9", "gray-11"]), 0)


@clause("UN-132", "UN-A51", "UN-125")
def test_cities_score_only_what_is_printed() -> None:
    gold = ended(["peach-9", "green-9", "blue-9", "city-of-gold"], age="city-of-gold")
    assert lines(gold, 0)["city city-of-gold"] == 7
    assert "colours" not in lines(gold, 0)
    ash = ended(["city-of-ash"], age="city-of-ash")
    assert lines(ash, 0) == {"ruins gray": 2, "city city-of-ash": -4}
    result = ash.result()
    assert result is not None
    assert result.scores == [-2, 2]


def chain(*wonders: str, colours: str = "") -> dict[str, Any]:
    """Rings in a row, three cells apart, with these wonders of seat 0."""
    signs = {"L": "black", "R": "red", "B": "blue", "Y": "yellow"}
    stones: dict[str, str] = {}
    built = {}
    for number, wonder in enumerate(wonders):
        stones |= ring(3 * number, 0, *(signs[sign] for sign in colours[6 * number : 6 * number + 6]))
        built[f"{3 * number},0"] = wonder
    return {"stones": {"0": stones}, "wonders": {"0": built}}


@clause("UN-133", "UN-134", "UN-A50")
def test_wonders_score_their_points_and_every_three_five_more() -> None:
    state = ended([], **chain("lesser 3", "greater 8", "palace-of-relics", colours="LRBYLR" + "R" * 6 + "LLLBBB"))
    found = lines(state, 0)
    assert (found["lesser"], found["greater"], found["wonder palace-of-relics"], found["threes"]) == (3, 8, 6, 5)
    two = ended([], **chain("lesser 3", "crumbling-memorial", colours="LRBYLR" + "R" * 6))
    assert "threes" not in lines(two, 0)
    assert lines(two, 0)["wonder crumbling-memorial"] == 0


@clause("UN-117")
def test_tomb_of_the_last_age() -> None:
    state = ended(["peach-9", "peach-11", "green-9"], **chain("tomb-of-the-last-age", colours="LRBYLR"))
    assert lines(state, 0)["wonder tomb-of-the-last-age"] == 3


@clause("UN-153", "UN-A53")
def test_fountain_of_reflection_counts_one_colour() -> None:
    fewest = ended([], **chain("fountain-of-reflection", colours="LRBYLR"))
    assert lines(fewest, 0)["wonder fountain-of-reflection"] == 2  # blue or yellow, not both
    more = ended([], **chain("fountain-of-reflection", "lesser 2", colours="LRBYLR" + "BYBYLR"))
    assert lines(more, 0)["wonder fountain-of-reflection"] == 6


def test_temples_count_stones_in_rings_or_not() -> None:
    given = chain("temple-of-flames", colours="RRRRBB")
    given["stones"]["0"]["2,0"] = "red"
    assert lines(ended([], **given), 0)["wonder temple-of-flames"] == 5


def test_sunken_cathedral_counts_the_other_wonders() -> None:
    given = chain("sunken-cathedral", "lesser 2", "lesser 3", colours="BBLLRR" + "LRBYLR" + "BYBYLR")
    state = ended([], options={"promos": "on"}, **given)
    assert lines(state, 0)["wonder sunken-cathedral"] == 4


@clause("UN-135")
def test_the_most_points_win() -> None:
    result = ended(["peach-9"]).result()
    assert result is not None
    assert (result.winners, result.scores, result.how) == ([0], [4, 2], "points")


def tied(red: list[str], blue: list[str], green: list[str]) -> Any:
    return table(
        **{
            **ENDED,
            "seats": 3,
            "hands": {"0": [], "1": [], "2": []},
            "centre": [{}, {}, {}, {}, {}],
            "claimed": {"0": red[1:], "1": blue[1:], "2": green[1:]},
            "hidden": {"0": red[:1], "1": blue[:1], "2": green[:1]},
        }
    ).result()


@clause("UN-136", "UN-A52")
def test_equal_points_are_decided_by_high_claim_values() -> None:
    result = tied(["peach-17", "green-9"], ["purple-17", "blue-11"], ["gray-9"])
    assert (result.winners, result.scores[:2], result.how) == ([1], [4, 4], "tie-break")
    shared = tied(["peach-17", "green-9"], ["purple-17", "blue-9"], ["gray-9"])
    assert (shared.winners, shared.how) == ([0, 1], "shared")


@clause("UN-137")
def test_the_example_of_the_book() -> None:
    from ludarium.games.unearth.components import ruin_mask
    from ludarium.games.unearth.rules.scoring import by_claim_value

    # Only five ruins of 9 exist, as many as the example needs.
    red = ruin_mask(["peach-17", "peach-15", "peach-9", "green-9", "blue-9", "purple-9"])
    blue = ruin_mask(["green-17", "peach-13", "green-13", "blue-13"])
    green = ruin_mask(["blue-17", "green-15", "blue-15"])
    assert max(by_claim_value(one) for one in (red, blue, green)) == by_claim_value(green)


@clause("UN-A52")
def test_cities_and_hidden_ruins_count_in_the_final_tie() -> None:
    from ludarium.games.unearth.components import ruin_mask
    from ludarium.games.unearth.rules.scoring import by_claim_value

    assert by_claim_value(ruin_mask(["city-of-gold"])) > by_claim_value(ruin_mask(["peach-17", "green-17"]))
    assert by_claim_value(ruin_mask(["city-of-ash"])) == by_claim_value(ruin_mask(["peach-17"]))
