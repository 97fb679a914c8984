"""What a seat of Ruins may know (RU-A48), as types; ``seeing`` fills them."""

from typing import ClassVar, Final

import msgspec

from ludarium.core.result import Result
from ludarium.core.view import View

EMPTY_SLOT: Final = "-"


class Play(msgspec.Struct, frozen=True):
    seat: int
    value: int
    count: int
    ruins: list[str]


class Upgrades(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What everybody has seen slid into a ruin's sleeve, and the side that is known to be up."""

    night: bool = False
    claim: int | None = None
    discoveries: list[str] = []


class Build(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A play that its player is still naming: slots from 1, a ruin for each bought discovery, and so on."""

    buy: list[int] = []
    value: int = 0
    put: list[str] = []
    ruins: list[str] = []
    extras: int = 0
    claims: list[str] = []


class Ending(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The end of a turn with effects: icons not carried out yet, and what has been settled."""

    seat: int
    draws: int = 0
    forces: int = 0
    relights: int = 0
    to_discard: int = 0
    discarded_up_to: str = ""
    market_taken: bool = False
    skips_next: bool = False
    dry: bool = False


class RuinsView(View, frozen=True, kw_only=True):
    places: ClassVar[tuple[str, ...]] = ("hand", "known", "pile", "discard", "market")

    options: dict[str, str]
    round: int
    starter: int
    participants: list[int]
    out: list[int]
    poised: list[int]
    scores: list[int]
    torches: list[int]
    unused_claims: list[int]
    hand_sizes: list[int]
    drew: list[int]
    market: list[str]
    prices: list[int]
    discoveries_left: int
    deck_size: int
    discard: list[str]
    pile: list[Play]
    passes: int
    upgrades: dict[str, Upgrades]
    night_shown: list[str]
    hand: list[str]
    known: dict[int, list[str]]
    build: Build | None
    ending: Ending | None
    result: Result | None
