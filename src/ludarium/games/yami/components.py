"""The components of Yami, read from ``components.toml`` into frozen structs and checked.

Everything has a number for the rules and a name for people, positions and notation. Names are in small letters:

- card and tile: colour * 7 + number - 1, named ``r1`` to ``p7`` (``CARDS``); the two Nox cards are 35 and 36 and
  both named ``nox``;
- colour: 0 to 4 (``COLOURS``);
- cell: row * 12 + column, named by two digits in base 12 (``CELL_NAMES``): ``5a`` is row 5, column 10;
- mission and mission token: 1 to 22 and 1 to 30, as printed;
- base, moon, vine: their places in ``BASES``, ``MOONS`` and ``VINES``, so that a set of them is a few bits.
"""

from importlib.resources import files
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

ColourName = Literal["red", "orange", "green", "blue", "purple"]
BaseName = Literal["perch", "shell", "mask", "mirror", "spring"]
MoonName = Literal["crescent", "first-quarter", "gibbous", "full-moon"]
SheetName = Literal["normal", "harder"]
Letter = Literal["A", "B", "C", "D", "E"]
Board = Literal["forest", "lake"]
Region = Literal["training", "forest", "infected-forest", "lake", "ruins", "heart"]
Window = Literal["before trick", "taking", "before placing", "after placing"]
CellName = Annotated[str, Meta(pattern="^[0-9ab]{2}$", description="row and column in base 12, such as 5a")]
MissionNumber = Annotated[int, Meta(ge=1, le=22)]
TokenNumber = Annotated[int, Meta(ge=1, le=30)]
Quarters = Annotated[int, Meta(ge=0, le=3)]


class Facts(msgspec.Struct, frozen=True):
    side: int
    rounds: int
    star_rounds: int
    trump: ColourName
    division_stars: int
    provenance: str


class Colour(msgspec.Struct, frozen=True):
    id: ColourName
    code: str
    provenance: str


class Deal(msgspec.Struct, frozen=True):
    """How many cards each player receives, in clockwise order from the first, and the Automa."""

    players: int
    hands: list[int]
    automa: int
    provenance: str


class Adventurer(msgspec.Struct, frozen=True):
    id: str
    pawns: int
    provenance: str


class Tile(msgspec.Struct, frozen=True):
    """A spirit card and its tile."""

    id: str
    colour: ColourName
    number: int
    picture: Annotated[str, Meta(pattern="^[#./]+$")]
    provenance: str

    @property
    def cells(self) -> list[tuple[int, int]]:
        """Rows and columns of the tile in its own frame, in reading order."""
        rows = self.picture.split("/")
        return [(row, column) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign == "#"]


class Token(msgspec.Struct, frozen=True):
    """A rectangle; its unit edges are listed clockwise from the north edge of its north-west cell."""

    id: TokenNumber
    height: int
    width: int
    day: str
    night: str
    provenance: str

    def edges(self, night: bool) -> list[str]:
        """The restrictions of one side: ``.``, a colour's letter, ``≥4``, ``≤4`` or ``@``."""
        return (self.night if night else self.day).split()


class Small(msgspec.Struct, frozen=True):
    id: Literal["power", "fog", "whirlpool", "magic", "nox"]
    count: int
    provenance: str


class Base(msgspec.Struct, frozen=True):
    id: BaseName
    envelope: Letter
    uses: int
    windows: list[Window]
    provenance: str


class Moon(msgspec.Struct, frozen=True):
    id: MoonName
    on_board: bool
    provenance: str


class Vine(msgspec.Struct, frozen=True):
    """A cleansed vine, and what it does in mission 22: a token is left out, or shows its day side."""

    token: TokenNumber
    provenance: str
    leaves_out: TokenNumber | None = None
    day_side: TokenNumber | None = None


class Rank(msgspec.Struct, frozen=True):
    id: str
    provenance: str


class Laid(msgspec.Struct, frozen=True):
    """A mission token on the board; ``cell`` is the north-west cell of the rectangle after ``turn`` quarters."""

    token: TokenNumber
    cell: CellName
    turn: Quarters = 0
    night: bool = False


class Fog(msgspec.Struct, frozen=True):
    cell: CellName
    colour: ColourName


class Mission(msgspec.Struct, frozen=True):
    id: MissionNumber
    region: Region
    board: Board
    tokens: list[Laid]
    provenance: str
    fog: list[Fog] = []
    whirlpools: list[CellName] = []
    magic: list[CellName] = []


class Place(msgspec.Struct, frozen=True):
    """A mission on a kingdom map: where its links lead, and the reward for completing it."""

    mission: MissionNumber
    links: list[MissionNumber]
    envelope: Letter | None = None
    power: int = 0
    sites: int = 0
    vine: TokenNumber | None = None


class Sheet(msgspec.Struct, frozen=True):
    """A journey sheet: the lunar track with its moon phases in the order of ``MOONS``, and a kingdom map."""

    id: SheetName
    divisions: int
    phases: list[int]
    rank_from: list[int]
    place: list[Place]
    provenance: str


class Components(msgspec.Struct, frozen=True):
    game: Facts
    colour: list[Colour]
    deal: list[Deal]
    adventurer: list[Adventurer]
    tile: list[Tile]
    token: list[Token]
    small: list[Small]
    base: list[Base]
    moon: list[Moon]
    vine: list[Vine]
    mission: list[Mission]
    rank: list[Rank]
    sheet: list[Sheet]


COMPONENTS: Final = msgspec.toml.decode(
    files(__package__).joinpath("components.toml").read_bytes(), type=Components
)

SIDE: Final = COMPONENTS.game.side
DIGITS: Final = "0123456789ab"
CELL_NAMES: Final = [row + column for row in DIGITS for column in DIGITS]
CELL_NUMBER: Final = {name: number for number, name in enumerate(CELL_NAMES)}
COLOURS: Final[list[ColourName]] = [colour.id for colour in COMPONENTS.colour]
COLOUR_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(COLOURS)}
CODES: Final = "".join(colour.code for colour in COMPONENTS.colour)
NUMBERS: Final = range(1, 8)
TILES: Final = [tile.id for tile in COMPONENTS.tile]
NOX: Final = "nox"
COUNTS: Final[dict[str, int]] = {small.id: small.count for small in COMPONENTS.small}
CARDS: Final = [*TILES, *[NOX] * COUNTS["nox"]]
CARD_NUMBER: Final = {name: number for number, name in reversed([*enumerate(CARDS)])}  # the first Nox is ``nox``
TOKENS: Final = {token.id: token for token in COMPONENTS.token}
MISSIONS: Final = {mission.id: mission for mission in COMPONENTS.mission}
DEALS: Final = {deal.players: deal for deal in COMPONENTS.deal}
SHEETS: Final[dict[str, Sheet]] = {sheet.id: sheet for sheet in COMPONENTS.sheet}
BASES: Final[list[BaseName]] = [base.id for base in COMPONENTS.base]
BASE_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(BASES)}
MOONS: Final[list[MoonName]] = [moon.id for moon in COMPONENTS.moon]
VINES: Final = [vine.token for vine in COMPONENTS.vine]
LAST_MISSION: Final = 22
POWER_SITES: Final = 3


def tokens_of(mission: int, night: bool, vines: int = 0) -> list[Laid]:
    """The mission tokens as they are laid out (YA-037); ``night`` is the mode, ``vines`` the cleansed ones as bits.

    In night mode every token shows its night side (YA-141); a side that a layout names stays in both modes, except
    where a vine eases mission 22 (YA-A44, YA-A45).

    >>> [laid.token for laid in tokens_of(22, night=False, vines=0b00011)]
    [30, 27, 28]
    """
    eased = [vine for at, vine in enumerate(COMPONENTS.vine) if mission == LAST_MISSION and vines >> at & 1]
    left_out = [vine.leaves_out for vine in eased]
    by_day = [vine.day_side for vine in eased]
    return [
        Laid(laid.token, laid.cell, laid.turn, (laid.night or night) and laid.token not in by_day)
        for laid in MISSIONS[mission].tokens
        if laid.token not in left_out
    ]
