"""The components of Rolling Realms, read from ``components.toml`` into frozen structs and checked."""

from importlib.resources import files
from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import Meta

Resource = Literal["pumpkin", "heart", "coin"]
PowerName = Literal["shift", "again", "double", "copy", "seven", "coins"]
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
RealmName = Literal[
    "castles",
    "cities",
    "charterstone",
    "euphoria",
    "mylittlescythe",
    "pendulum",
    "society",
    "scythe",
    "tapestry",
    "viticulture",
    "wingspan",
]
Gain = Annotated[str, Meta(pattern="^[phc]*$")]
Reward = Annotated[str, Meta(pattern="^([phc]+|s)$")]
Face = Annotated[int, Meta(ge=1, le=6)]


class Facts(msgspec.Struct, frozen=True):
    players: list[int]
    rounds: int
    realms_per_round: int
    turns: int
    faces: int
    cap: int
    provenance: str


class Power(msgspec.Struct, frozen=True):
    """What a power is paid in; without a price it costs as many as its die shows."""

    resource: Resource
    price: int | None = None


class Solo(msgspec.Struct, frozen=True):
    from_tenths: list[int]
    provenance: str


class Cell(msgspec.Struct, frozen=True):
    id: str
    at: tuple[float, float]


class Line(msgspec.Struct, frozen=True):
    """Cells that give something once all of them are filled."""

    cells: list[str]
    gain: Gain


class Card(msgspec.Struct, frozen=True, kw_only=True):
    provenance: str
    cells: list[Cell]

    def number(self, cell: str) -> int:
        return [one.id for one in self.cells].index(cell)


class Castles(Card, frozen=True, kw_only=True):
    doors: list[str]
    columns: list[Line]
    rows: list[list[str]]


class Cities(Card, frozen=True, kw_only=True):
    lines: list[Line]


class Charterstone(Card, frozen=True, kw_only=True):
    buildings: list[Gain]


class Euphoria(Card, frozen=True, kw_only=True):
    low_gain: Gain
    star_from: int
    star_to: int
    high_choice: Gain
    most_stars: int


class MyLittleScythe(Card, frozen=True, kw_only=True):
    groups: list[Gain]
    pair_gain: Gain
    threshold: int
    stars: int


class Pendulum(Card, frozen=True, kw_only=True):
    octagons: list[Reward]
    hourglasses: list[list[Face]]


class Society(Card, frozen=True, kw_only=True):
    rows: list[Line]
    sets: list[list[str]]


class Column(msgspec.Struct, frozen=True):
    top: Face
    gain: Gain
    bottom: Face
    cost: Gain


class Scythe(Card, frozen=True, kw_only=True):
    columns: list[Column]


class Tapestry(msgspec.Struct, frozen=True):
    provenance: str
    side: int
    squares: list[Gain]
    printed: list[tuple[int, int]]
    shapes: list[list[tuple[int, int]]]

    @property
    def cells(self) -> list[Cell]:
        side = range(self.side)
        return [Cell(f"r{row + 1}c{column + 1}", (column + 0.5, row + 0.5)) for row in side for column in side]


class Viticulture(Card, frozen=True, kw_only=True):
    grapes: list[Gain]
    orders: list[int]
    stars: int


class Bird(msgspec.Struct, frozen=True):
    wingspan: int
    below: list[Reward]


class Wingspan(Card, frozen=True, kw_only=True):
    birds: list[Bird]


class Components(msgspec.Struct, frozen=True):
    game: Facts
    powers: dict[PowerName, Power]
    solo: Solo
    castles: Castles
    cities: Cities
    charterstone: Charterstone
    euphoria: Euphoria
    mylittlescythe: MyLittleScythe
    pendulum: Pendulum
    society: Society
    scythe: Scythe
    tapestry: Tapestry
    viticulture: Viticulture
    wingspan: Wingspan


COMPONENTS: Final = msgspec.toml.decode(
    files(__package__).joinpath("components.toml").read_bytes(), type=Components
)

# A realm is a number: its place in this list.
REALMS: Final[list[RealmName]] = list(get_args(RealmName))
REALM_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(REALMS)}


def rating_of(tenths: int) -> int:
    """RR-A38: how good a total of one player is, from 0 to 5."""
    return sum(tenths >= least for least in COMPONENTS.solo.from_tenths) - 1
