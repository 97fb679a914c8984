"""The components of Unearth, read from ``components.toml`` into frozen structs and checked."""

from collections.abc import Sequence
from importlib.resources import files
from typing import Final, Literal

import msgspec


class Table(msgspec.Struct, frozen=True):
    players: int
    ruins_boxed: int
    ruins_shown: int
    wonders: int
    provenance: str


class Die(msgspec.Struct, frozen=True):
    id: str
    sides: int
    provenance: str


class Player(msgspec.Struct, frozen=True):
    colour: str
    provenance: str


class Stone(msgspec.Struct, frozen=True):
    id: str
    code: str
    count: int
    provenance: str


class Ruin(msgspec.Struct, frozen=True):
    id: str
    colour: str
    claim: int
    stones: int
    provenance: str


class City(msgspec.Struct, frozen=True):
    id: str
    claim: int
    stones: int
    points: int
    provenance: str


class AgeEvent(msgspec.Struct, frozen=True):
    id: str
    lasting: bool
    promo: bool
    provenance: str


class Delver(msgspec.Struct, frozen=True):
    id: str
    count: int
    acts_on: Literal["later", "die", "number", "own"]
    provenance: str


class Wonder(msgspec.Struct, frozen=True):
    id: str
    formula: str
    points: int
    promo: bool
    provenance: str
    point_for_each: str = ""  # a stone colour


class Tokens(msgspec.Struct, frozen=True):
    points: list[int]
    provenance: str


class Facts(msgspec.Struct, frozen=True):
    players: list[int]
    delvers_dealt: int
    ruins_dealt: int
    stone_up_to: int
    five_colours: int
    three_wonders: int
    colour_points: list[int]
    sources: list[str]
    provenance: str


class Components(msgspec.Struct, frozen=True):
    game: Facts
    table: list[Table]
    die: list[Die]
    player: list[Player]
    stone: list[Stone]
    ruin: list[Ruin]
    city: list[City]
    event: list[AgeEvent]
    delver: list[Delver]
    wonder: list[Wonder]
    lesser: Tokens
    greater: Tokens


COMPONENTS: Final = msgspec.toml.decode(
    files(__package__).joinpath("components.toml").read_bytes(), type=Components
)

# Everything is a number: ruins first, then the two cities, then the events of the End of Age deck.
RUINS: Final = [ruin.id for ruin in COMPONENTS.ruin] + [city.id for city in COMPONENTS.city]
EVENTS: Final = [event.id for event in COMPONENTS.event]
AGES: Final = [*RUINS, *EVENTS]  # the name of any card that can lie in the ruin deck
AGE_NUMBER: Final = {name: number for number, name in enumerate(AGES)}
COLOURS: Final = list(dict.fromkeys(ruin.colour for ruin in COMPONENTS.ruin))
STONES: Final = [stone.id for stone in COMPONENTS.stone]
STONE_NUMBER: Final = {name: number for number, name in enumerate(STONES)}
DICE: Final = [die.id for die in COMPONENTS.die]
CARDS: Final = [card.id for card in COMPONENTS.delver]
CARD_NUMBER: Final = {name: number for number, name in enumerate(CARDS)}
NAMED: Final = [wonder.id for wonder in COMPONENTS.wonder]
WONDERS: Final = [*NAMED, "greater", "lesser"]
WONDER_NUMBER: Final = {name: number for number, name in enumerate(WONDERS)}
TABLES: Final = {table.players: table for table in COMPONENTS.table}


def die_name(die: int) -> str:
    """
    >>> die_name(6)
    '1.d6a'
    """
    return f"{die // len(DICE)}.{DICE[die % len(DICE)]}"


DIE_NUMBER: Final = {die_name(die): die for die in range(len(DICE) * max(COMPONENTS.game.players))}


def ruin_colour(ruin: int) -> str | None:
    """The colour of a ruin; the two cities have none (UN-125)."""
    return COMPONENTS.ruin[ruin].colour if ruin < len(COMPONENTS.ruin) else None


def ruin_names(mask: int) -> list[str]:
    """The ruins of a bit mask, lowest first."""
    return [name for number, name in enumerate(RUINS) if mask >> number & 1]


def ruin_mask(names: Sequence[str]) -> int:
    return sum(1 << AGE_NUMBER[name] for name in names)


def ages_in_use(promos: bool) -> list[int]:
    """UN-006, UN-014, UN-A54: the End of Age cards that are shuffled."""
    events = [AGE_NUMBER[event.id] for event in COMPONENTS.event if promos or not event.promo]
    return [AGE_NUMBER[city.id] for city in COMPONENTS.city] + events


def wonders_in_use(promos: bool) -> list[int]:
    """UN-008, UN-015, UN-A54: the Named Wonders that are shuffled."""
    return [number for number, wonder in enumerate(COMPONENTS.wonder) if promos or not wonder.promo]


def stone_names(counts: int) -> list[str]:
    """Stones packed as four bits for each colour, as a list of names."""
    return [name for number, name in enumerate(STONES) for _ in range(counts >> 4 * number & 15)]


def card_names(counts: int) -> list[str]:
    """Delver cards packed as four bits for each kind, as a list of names."""
    return [name for number, name in enumerate(CARDS) for _ in range(counts >> 4 * number & 15)]
