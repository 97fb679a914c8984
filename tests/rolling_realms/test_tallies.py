"""What the page is told that a sheet adds up to: complete lines, and sums."""

from collections import Counter

import pytest

from ludarium.core.rng import Rng
from ludarium.games.rolling_realms.components import RealmName
from ludarium.games.rolling_realms.game import GAME
from tests.marks import clause
from tests.rolling_realms.table import held, scores, solo

STARRED = ("castles", "society", "tapestry", "wingspan", "mylittlescythe")  # whose stars follow from what is drawn
STAR_LINES = ("star", "full", "span", "pumpkin-stars", "heart-stars", "coin-stars")


@clause("RR-083", "RR-123", "RR-137", "RR-152", "RR-153", "RR-108")
def test_the_stars_that_are_drawn_are_those_that_count() -> None:
    compared: Counter[str] = Counter()
    for seed in range(30):
        state = GAME.start(1, seed=seed)
        rng = Rng.of(seed)
        while not state.over:
            moves = state.moves(0)
            state.play(0, moves[rng.below(len(moves))])
            found = scores(state)
            for realm, tally in found.tallies.items():
                if realm in STARRED and not state.over:
                    stars = sum(number for line, number in tally.items() if line.startswith(STAR_LINES))
                    assert stars == found.stars[realm]
                    compared[realm] += stars > 0
    assert all(compared[realm] for realm in STARRED)


@pytest.mark.parametrize(
    ("realm", "sheet", "expected"),
    [
        ("castles", {"a1": 2, "c1": 5, "c2": 3}, {"column1": 1, "column3": 1, "star1": 1}),
        ("cities", {"r1c1": 1, "r1c2": 2, "r1c3": 1, "r2c1": 2, "r3c1": 1}, {"line1": 1, "line4": 1}),
        ("society", {"t1": 6, "t2": 5, "m1": 3, "m2": 4}, {"row1": 1, "star1": 1}),
        ("wingspan", {"1a": 1, "1b": 2, "1c": 4, "2a": 6, "2b": 1, "2c": 1}, {"full1": 1, "full2": 1, "span1": 1}),
        ("pendulum", {"n6": 1, "n5": 1}, {"glass1": 1}),
        ("euphoria", {"l1": 1, "l2": 1, "r6": 1}, {"left": 3, "right": 6}),
        ("tapestry", {"r1c1": 1, "r1c2": 1, "r2c1": 1}, {"square1": 1}),
    ],
)
def test_a_sheet_is_told_with_what_it_adds_up_to(
    realm: RealmName, sheet: dict[str, int], expected: dict[str, int]
) -> None:
    others = [name for name in ("scythe", "viticulture") if name != realm]
    counted = {"counted": {"euphoria": 1}} if realm == "euphoria" else {}
    state = solo([realm, *others], [1, 2], sheets={realm: sheet}, **counted)
    assert scores(state).tallies[realm] == expected


@clause("RR-106", "RR-108")
def test_six_of_a_kind_are_told_by_how_many_there_are_and_how_many_are_needed() -> None:
    marked = {"p3": 1, "h3": 1}
    state = solo(
        ["mylittlescythe", "scythe", "tapestry"], [1, 2], sheets={"mylittlescythe": marked}, resources=held(heart=8)
    )
    told = scores(state).tallies["mylittlescythe"]
    assert told == {"pair3": 1, "pumpkin": 0, "heart": 6, "coin": 0, "heart-stars": 2, "needed": 6}
