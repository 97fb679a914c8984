"""The components of Ruins, read from ``components.toml`` into frozen structs and checked."""

from importlib.resources import files
from typing import Final, Literal

import msgspec

Effect = Literal["increase", "adapt", "extra", "draw", "force", "relight"]
POSITIONS: Final = ("top", "middle", "bottom")
COPY_LETTERS: Final = "abcde"


class Facts(msgspec.Struct, frozen=True):
    players: list[int]
    copies: int
    hand: int
    torches: int
    claims: int
    rounds: int
    top_score: int
    poised_from: int
    last_loses: int
    provenance: str


class Market(msgspec.Struct, frozen=True):
    prices: list[int]
    dear_prices: list[int]
    provenance: str


class Ruin(msgspec.Struct, frozen=True):
    day: int
    night: int
    night_effect: dict[Effect, int]
    provenance: str


class Discovery(msgspec.Struct, frozen=True):
    id: str
    position: Literal["top", "middle", "bottom"]
    effect: dict[Effect, int]
    provenance: str


class VictoryPoints(msgspec.Struct, frozen=True):
    by_place: dict[int, list[int]]
    provenance: str


class Components(msgspec.Struct, frozen=True):
    game: Facts
    market: Market
    vp: VictoryPoints
    ruin: list[Ruin]
    discovery: list[Discovery]


COMPONENTS: Final = msgspec.toml.decode(
    files(__package__).joinpath("components.toml").read_bytes(), type=Components, strict=False
)

# A ruin is a number: ten kinds by day value, then the copy, so that the copies out of play are easy to leave out.
RUINS: Final = [
    f"{ruin.day}{COPY_LETTERS[copy]}" for ruin in COMPONENTS.ruin for copy in range(COMPONENTS.game.copies)
]
RUIN_NUMBER: Final = {name: number for number, name in enumerate(RUINS)}
DISCOVERIES: Final = [discovery.id for discovery in COMPONENTS.discovery]
DISCOVERY_NUMBER: Final = {name: number for number, name in enumerate(DISCOVERIES)}


def vp_by_place(seats: int) -> list[int]:
    """RU-079, RU-A01: the points of each place for a player count."""
    return COMPONENTS.vp.by_place[seats]


def ruins_in_use(seats: int) -> list[int]:
    """RU-027 to RU-030: with fewer players the highest-lettered copies stay in the box (RU-A06)."""
    copies = COMPONENTS.game.copies
    return [number for number in range(len(RUINS)) if number % copies < seats]
