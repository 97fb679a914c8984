"""The maps of the atlas: read from ``maps/``, checked (``faults``), and turned into numbers for the rules."""

import tomllib
from importlib.resources import files
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from ludarium.core.reading import Reader
from ludarium.games.near_and_far.components import SPACE_NUMBER, SPACES
from ludarium.games.near_and_far.rules.roads import COIN, GEM, PLAIN, THREAT, TRADE, TREASURE, Roads, Route

Trade = Literal["pepper", "gear", "bloodstone", "tea"]
Mark = Literal["none", "threat", "treasure"]
TRADES: Final[list[str]] = ["pepper", "gear", "bloodstone", "tea"]
MARKS: Final[dict[str, int]] = {"none": PLAIN, "threat": THREAT, "treasure": TREASURE}
BOOKS: Final = 16  # spaces of a map with a book


class RouteRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Trade
    solo: int
    shared: int
    provenance: str


class Town(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Literal["town"]
    x: float
    y: float
    provenance: str


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[str, Meta(pattern="^n[0-9]{2}$")]
    x: float
    y: float
    symbol: Literal["coin", "gem"] | Trade
    provenance: str
    book: str = ""
    named: bool = False


class Path(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    a: str
    b: str
    provenance: str
    mark: Mark = "none"


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Annotated[int, Meta(ge=1, le=11)]
    name: str
    special: Literal["none", "water", "mammoth", "boss"]
    route: list[RouteRow]
    town: Town
    space: list[Space]
    path: list[Path]
    provenance: str

    def books(self) -> list[str]:
        """The letters or numbers beside the books, in the order of the map's stories."""
        return sorted((space.book for space in self.space if space.book), key=lambda book: (len(book), book))


def roads_of(one: Map) -> Roads:
    """A map as numbers."""
    roads = Roads(one.id, len(one.space))
    ends: dict[str, list[int]] = {trade: [] for trade in TRADES}
    books = one.books()
    for space in one.space:
        at = SPACE_NUMBER[space.id]
        if space.symbol in ends:
            roads.symbol[at] = TRADE + TRADES.index(space.symbol)
            ends[space.symbol].append(at)
        else:
            roads.symbol[at] = COIN if space.symbol == "coin" else GEM
        if space.book:
            roads.books |= 1 << at
            roads.story[at] = books.index(space.book)
        if space.named:
            roads.named |= 1 << at
    for path in one.path:
        roads.join(SPACE_NUMBER[path.a], SPACE_NUMBER[path.b], MARKS[path.mark])
    for route in one.route:
        here, there = ends[route.id]
        roads.routes.append(Route(here, there, route.solo, route.shared))
    return roads


# What every map must be.


def faults(one: Map) -> list[str]:
    """What is wrong with a map by the demands of the rules document; empty for a good one."""
    return [*space_faults(one), *path_faults(one)] or route_faults(one)


def space_faults(one: Map) -> list[str]:
    found: list[str] = []
    ids = [space.id for space in one.space]
    if ids != SPACES[1 : len(ids) + 1] or len(ids) not in (29, 30):
        found.append("the spaces are n01 to n29 or n30, in order")
    symbols: list[str] = [space.symbol for space in one.space]
    found += [f"{trade} has not two spaces" for trade in TRADES if symbols.count(trade) != 2]
    if abs(symbols.count("coin") - symbols.count("gem")) > 1:
        found.append("coins and gems differ by more than one")
    books = [space.book for space in one.space if space.book]
    if len(books) != BOOKS or len({*books}) != BOOKS:
        found.append("there are not sixteen different books")
    found += [f"{space.id} is named without a book" for space in one.space if space.named and not space.book]
    if [route.id for route in one.route] != TRADES:
        found.append("the routes are not the four of the game in order")
    return found


def path_faults(one: Map) -> list[str]:
    found: list[str] = []
    places = {space.id: (space.x, space.y) for space in one.space} | {"town": (one.town.x, one.town.y)}
    unknown = {end for path in one.path for end in (path.a, path.b)} - places.keys()
    if unknown:
        return [f"{name} is no space" for name in sorted(unknown)]
    ends = [frozenset((path.a, path.b)) for path in one.path]
    found += [f"{path.a} is joined to itself" for path in one.path if path.a == path.b]
    if len({*ends}) != len(ends):
        found.append("a path is there twice")
    for name in places:
        degree = sum(name in pair for pair in ends)
        least, most = (2, 4) if name == "town" else (2, 5)
        if not least <= degree <= most:
            found.append(f"{name} has {degree} paths")
    for at, path in enumerate(one.path):
        for other in one.path[at + 1 :]:
            if not ends[at] & {other.a, other.b} and cross(
                places[path.a], places[path.b], places[other.a], places[other.b]
            ):
                found.append(f"{path.a}-{path.b} crosses {other.a}-{other.b}")
    return found


def route_faults(one: Map) -> list[str]:
    """The VP of a route are the distances of its spaces from town; half of that, rounded down, if it is shared."""
    roads = roads_of(one)
    distances = roads.distances(0)
    if -1 in distances:
        return ["not every space can be reached"]
    found: list[str] = []
    for row, route in zip(one.route, roads.routes, strict=True):
        away = sum(distance for space, distance in enumerate(distances) if route.both >> space & 1)
        if (row.solo, row.shared) != (away, away // 2):
            found.append(f"the VP of {row.id} do not fit its distances")
    return found


Point = tuple[float, float]


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two lines without a common end meet.

    >>> cross((0, 0), (2, 2), (0, 2), (2, 0)), cross((0, 0), (2, 2), (1, 0), (3, 2))
    (True, False)
    """
    return side_of(a, b, c) * side_of(a, b, d) <= 0 and side_of(c, d, a) * side_of(c, d, b) <= 0


def side_of(a: Point, b: Point, point: Point) -> float:
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])


MAP: Final = Reader(Map)


def load(name: str) -> Map:
    return MAP.convert(tomllib.loads(files(__package__).joinpath("maps", name).read_text(encoding="utf-8")))


MAPS: Final = {one.id: one for one in (load("map01.toml"),)}
ROADS: Final = {number: roads_of(one) for number, one in MAPS.items()}
