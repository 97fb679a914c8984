"""The tables of ``components.toml`` against the counts that are known of the cards."""

import pytest

from ludarium.games.rolling_realms.components import COMPONENTS, REALMS
from tests.marks import clause

# Pumpkins, hearts and coins that a whole card can give; Euphoria depends on choices.
ON_THE_CARD = {
    "castles": (3, 3, 3),
    "cities": (4, 4, 4),
    "charterstone": (2, 2, 2),
    "society": (3, 3, 3),
    "scythe": (2, 2, 2),
    "tapestry": (3, 3, 3),
    "viticulture": (2, 2, 2),
    "wingspan": (2, 2, 2),
}


def letters(realm: str) -> str:
    card = COMPONENTS
    texts = {
        "castles": [column.gain for column in card.castles.columns],
        "cities": [line.gain for line in card.cities.lines],
        "charterstone": card.charterstone.buildings,
        "society": [row.gain for row in card.society.rows],
        "scythe": [column.gain for column in card.scythe.columns],
        "tapestry": card.tapestry.squares,
        "viticulture": card.viticulture.grapes,
        "wingspan": [below for bird in card.wingspan.birds for below in bird.below],
    }
    return "".join(texts[realm])


@clause("RR-046")
@pytest.mark.parametrize("realm", ON_THE_CARD)
def test_a_card_gives_the_three_types_in_equal_numbers(realm: str) -> None:
    given = letters(realm)
    assert (given.count("p"), given.count("h"), given.count("c")) == ON_THE_CARD[realm]


@pytest.mark.parametrize("realm", REALMS)
def test_every_cell_has_a_name_and_a_place_of_its_own(realm: str) -> None:
    cells = getattr(COMPONENTS, realm).cells
    assert len({cell.id for cell in cells}) == len({cell.at for cell in cells}) == len(cells)


@clause("RR-112", "RR-115")
def test_the_hourglasses_have_each_number_once() -> None:
    assert sorted(number for glass in COMPONENTS.pendulum.hourglasses for number in glass) == [1, 2, 3, 4, 5, 6]
    assert COMPONENTS.pendulum.octagons.count("s") == 2


@clause("RR-126")
def test_scythe_has_each_number_once_above_and_once_below() -> None:
    columns = COMPONENTS.scythe.columns
    assert (
        sorted(column.top for column in columns)
        == sorted(column.bottom for column in columns)
        == [1, 2, 3, 4, 5, 6]
    )
    assert all(column.gain != column.cost for column in columns)


@clause("RR-135")
def test_the_tapestry_has_thirty_free_cells() -> None:
    assert len(set(COMPONENTS.tapestry.printed)) == 6
    assert len(COMPONENTS.tapestry.cells) == 36
    assert [len(shape) for shape in COMPONENTS.tapestry.shapes] == [1, 2, 3, 4, 5, 6]


@clause("RR-059", "RR-065", "RR-068", "RR-070", "RR-072")
def test_the_prices_of_powers() -> None:
    prices = {name: (power.resource, power.price) for name, power in COMPONENTS.powers.items()}
    assert prices == {
        "shift": ("pumpkin", 2),
        "again": ("pumpkin", 3),
        "double": ("heart", 2),
        "copy": ("heart", 3),
        "seven": ("coin", 2),
        "coins": ("coin", None),
    }
