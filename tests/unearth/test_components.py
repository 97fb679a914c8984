"""What is in the box (rules chapter 1), and that the engine's numbers fit it."""

from collections import Counter
from hashlib import sha256

import pytest

from ludarium.core import BadOption
from ludarium.games.unearth.components import (
    AGES,
    CARDS,
    COMPONENTS,
    DICE,
    DIE_NUMBER,
    EVENTS,
    NAMED,
    RUINS,
    STONES,
    WONDERS,
    ages_in_use,
    ruin_colour,
    wonders_in_use,
)
from ludarium.games.unearth.game import GAME
from ludarium.games.unearth.moves import MOVES, REACH
from ludarium.games.unearth.rules import field, numbers
from ludarium.games.unearth.rules.numbers import CLAIM_VALUE, STONE_VALUE, fits
from tests.marks import clause


@clause("UN-001", "UN-002")
def test_each_player_has_five_dice() -> None:
    assert Counter(die.sides for die in COMPONENTS.die) == {6: 3, 4: 1, 8: 1}
    assert len({player.colour for player in COMPONENTS.player}) == 4
    assert len(DIE_NUMBER) == 20
    state = GAME.start(4, seed=1)
    assert sum(GAME.components(state)[f"die:{name}"] for name in DIE_NUMBER) == 20


@clause("UN-003", "UN-004", "UN-005")
def test_ruins_have_a_colour_a_claim_value_and_a_stone_value() -> None:
    assert Counter(ruin.colour for ruin in COMPONENTS.ruin) == dict.fromkeys(
        ["peach", "green", "blue", "purple", "gray"], 5
    )
    for colour in ("peach", "green", "blue", "purple", "gray"):
        values = [(ruin.claim, ruin.stones) for ruin in COMPONENTS.ruin if ruin.colour == colour]
        assert values == [(9, 2), (11, 2), (13, 2), (15, 3), (17, 3)]
    assert (CLAIM_VALUE[:5], STONE_VALUE[:5]) == ([9, 11, 13, 15, 17], [2, 2, 2, 3, 3])


@clause("UN-006", "UN-014", "UN-124", "UN-125")
def test_end_of_age_cards() -> None:
    assert [AGES[card] for card in ages_in_use(False)] == [
        "city-of-gold",
        "city-of-ash",
        "day-of-rest",
        "gathering",
        "festival",
    ]
    assert [AGES[card] for card in ages_in_use(True)][5:] == ["fate", "hidden-path"]
    assert [ruin_colour(RUINS.index(city)) for city in ("city-of-gold", "city-of-ash")] == [None, None]
    assert [(city.claim, city.stones, city.points) for city in COMPONENTS.city] == [(21, 5, 7), (17, 3, -4)]


@clause("UN-007", "UN-A03")
def test_delver_cards() -> None:
    assert {card.id: card.count for card in COMPONENTS.delver} == {
        "ancient-map": 5,
        "reading-the-stones": 5,
        "new-discovery": 5,
        "expedition": 5,
        "ancestral-claim": 4,
        "lost-in-the-ruins": 4,
        "forgotten-song": 3,
        "forlorn": 3,
        "band-of-delvers": 2,
        "restoration": 2,
    }
    assert sum(card.count for card in COMPONENTS.delver) == 38


@clause("UN-008", "UN-009", "UN-010", "UN-015")
def test_wonders() -> None:
    assert (len(wonders_in_use(False)), len(wonders_in_use(True))) == (15, 17)
    assert NAMED[15:] == ["sunken-cathedral", "obelisk"]
    assert Counter(COMPONENTS.lesser.points) == {2: 2, 3: 6, 4: 2}
    assert Counter(COMPONENTS.greater.points) == {6: 1, 7: 4, 8: 1}


@clause("UN-011", "UN-A04")
def test_fifteen_stones_of_four_colours() -> None:
    assert {stone.id: stone.count for stone in COMPONENTS.stone} == dict.fromkeys(STONES, 15)
    state = GAME.start(2, seed=1)
    assert sum(GAME.components(state)[f"stone:{colour}"] for colour in STONES) == 60


@clause("UN-013")
def test_reference_cards_are_no_component_of_play() -> None:
    assert not any("reference" in name for name in GAME.components(GAME.start(2, seed=1)))


@clause("UN-016")
def test_two_to_four_play() -> None:
    assert GAME.seat_counts == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(BadOption) as refused:
            GAME.start(seats)
        assert refused.value.clause == "UN-016"


@clause("UN-094", "UN-102", "UN-103", "UN-104", "UN-105", "UN-A35")
def test_formulas_are_matched_by_counting() -> None:
    # Counted as black, red, blue, yellow.
    counts = {
        "six red": [0, 6, 0, 0],
        "three and three": [3, 0, 3, 0],
        "pairs": [2, 2, 2, 0],
        "four and two": [0, 4, 2, 0],
    }
    assert fits("RRRR??", counts["six red"])  # ? may be a colour the formula names
    assert fits("RRRR??", counts["four and two"])
    assert not fits("RRRR??", counts["three and three"])
    assert fits("111222", counts["three and three"])
    assert not fits("111222", counts["six red"])  # groups are of different colours
    assert fits("112233", counts["pairs"])
    assert not fits("112233", counts["four and two"])
    assert fits("111111", counts["six red"])
    assert not fits("111111", counts["four and two"])


@clause("UN-106", "UN-107", "UN-108", "UN-109", "UN-110", "UN-111", "UN-112", "UN-113", "UN-A02")
def test_formulas_of_the_book() -> None:
    formulas = {wonder.id: wonder.formula for wonder in COMPONENTS.wonder}
    assert formulas["palace-of-relics"] == "111222"
    assert formulas["blackened-cenotaph"] == "112233"
    assert formulas["eternal-flame"] == "YYY???"
    assert formulas["college-of-the-overseers"] == "BBB???"
    assert formulas["crumbling-memorial"] == "111111"
    assert formulas["underground-library"] == formulas["sanctuary-of-the-builders"] == "??????"
    assert formulas["temple-of-flames"] == "RRRR??"
    assert formulas["tomb-of-the-last-age"] == formulas["fountain-of-reflection"] == "LRBY??"
    assert fits("YYY???", [1, 1, 1, 3])
    assert fits("BBB???", [3, 0, 3, 0])
    assert fits("LRBY??", [1, 2, 1, 2])
    assert not fits("LRBY??", [2, 2, 2, 0])
    assert fits("??????", [1, 2, 0, 3])


def test_names_in_positions_are_the_components() -> None:
    kinds = {kind.name: list(kind.counts) for kind in GAME.layout.kinds}
    assert [*kinds["ruin"], *kinds["city"]] == RUINS
    assert kinds["event"] == EVENTS
    assert kinds["card"] == CARDS
    assert kinds["wonder"] == NAMED
    assert kinds["stone"] == STONES
    assert kinds["die"] == DICE


def test_the_numbers_of_the_engine_fit_the_components() -> None:
    assert len(DICE) == numbers.DICE_EACH
    assert len(CARDS) == numbers.CARD_KINDS
    assert (len(RUINS), len(COMPONENTS.ruin)) == (numbers.RUIN_KINDS, numbers.COLOURED_RUINS)
    assert WONDERS[numbers.GREATER :] == ["greater", "lesser"]
    assert WONDERS.index("lesser") == numbers.LESSER
    assert len(STONES) == numbers.STONE_COLOURS
    assert max(table.ruins_shown for table in COMPONENTS.table) == numbers.PLACES == numbers.LATER
    assert sum(stone.count for stone in COMPONENTS.stone) <= REACH
    assert (field.WIDTH, field.CELLS) == (2 * REACH + 1, field.WIDTH**2)
    assert field.cell_at(0, 0) == field.ORIGIN


def test_moves_keep_their_numbers_and_notations() -> None:
    """Records hold notations, and bots from elsewhere may hold numbers."""
    assert GAME.notations == MOVES.notations
    assert len(GAME.notations) == 14780
    listed = "\n".join(GAME.notations)
    assert sha256(listed.encode()).hexdigest() == "5f01d489e92ad8677dd62b8e2a94e13d3b713609001b4c45057d668c8363e408"
    assert GAME.notations[numbers.CELL + field.ORIGIN] == "cell 0,0"
    assert GAME.notations[numbers.TARGET] == "target 0.d8"
    assert GAME.notations[numbers.BUILD + numbers.GREATER] == "build greater"
    assert GAME.notations[numbers.VALUE + 8] == "value 8"
    assert GAME.notations[numbers.NUMBER + 1] == "number 1"
