"""The kinds of moves of Rolling Realms.

A die and the place it goes to are one move (RR-A48): ``use``. Its places are the actions of the realms, one realm
after another; most of them are cells.
"""

from typing import Final

from ludarium.core.moves import Kind, Moves, Range
from ludarium.games.rolling_realms.components import COMPONENTS, REALMS, RESOURCES, PowerName

FACES: Final = range(1, COMPONENTS.game.faces + 1)
TURNS: Final = range(4)  # quarters by which a shape of Tapestry is turned

# A die is a number: the two rolled ones, those gained by what they show, and those gained that may enter again.
ROLLED_DICE: Final = ["1", "2"]
GAINED_DICE: Final = [f"+{value}" for value in FACES]
DICE: Final = [*ROLLED_DICE, *GAINED_DICE, *(f"{die}r" for die in GAINED_DICE)]
SOURCES: Final = [*ROLLED_DICE, *GAINED_DICE]  # a realm does not say which of the gained dice it takes (RR-A46)

# What pumpkins do to a die: two of them change it, three also let it enter again.
WAYS: Final = ["up", "down", "again", "again up", "again down"]

CELL_NAMES: Final[dict[str, list[str]]] = {
    realm: [cell.id for cell in getattr(COMPONENTS, realm).cells] for realm in REALMS
}


# The actions of each realm: its cells, but where an action marks several of them, or something else than a cell.
PLACES: Final[dict[str, list[str]]] = {
    **CELL_NAMES,
    "charterstone": [*CELL_NAMES["charterstone"][: len(FACES)], "crates"],
    "euphoria": [*CELL_NAMES["euphoria"], *(f"lr{value}" for value in FACES)],
    "scythe": [*CELL_NAMES["scythe"], *(f"tb{value}" for value in FACES)],
    "tapestry": [f"{corner}/{turns}" for corner in CELL_NAMES["tapestry"] for turns in TURNS],
}
ACTIONS: Final = [f"{realm}.{place}" for realm in REALMS for place in PLACES[realm]]


def bought(power: PowerName, clause: str) -> Kind:
    """A power that gives a die."""
    refs = [f"resource:{COMPONENTS.powers[power].resource}", f"power:{power}"]
    return Kind(power, refs=refs, value=Range(FACES, ref="value:{}"), clause=clause)


MOVES: Final = Moves(
    "realms",
    Kind("done", refs=["done"], clause="RR-A50"),
    Kind("enough", refs=["enough"], clause="RR-141"),
    Kind("miss", refs=["miss"], die=Range(ROLLED_DICE, ref="die:{}"), clause="RR-036"),
    Kind("take", resource=Range(RESOURCES, ref="resource:{}"), clause="RR-036"),
    Kind("note", value=Range(FACES, ref="value:{}"), clause="RR-092"),
    Kind("grape", value=Range(FACES, ref="cell:viticulture.g{}"), clause="RR-141"),
    bought("double", "RR-068"),
    bought("copy", "RR-070"),
    bought("seven", "RR-072"),
    bought("coins", "RR-074"),
    Kind("shift", "{die} {way}", die=Range(DICE), way=Range(WAYS), clause="RR-059"),
    Kind("use", "{die} {action}", die=Range(SOURCES), action=Range(ACTIONS), clause="RR-030"),
)
