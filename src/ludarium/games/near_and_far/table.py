"""The table of Near and Far, declared once: what lies where, and who may look (NF-A88, NF-A115)."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from ludarium.core.declared import TableView
from ludarium.core.layout import Layout
from ludarium.core.zones import EVERYBODY, FACE_UP, SEAT, Kind, Open, Pile, Private, Slot, zone
from ludarium.games.near_and_far.book import book_for
from ludarium.games.near_and_far.components import (
    ADVENTURERS,
    ARCADES,
    BUILDINGS,
    CELLS,
    COMMONS,
    FINDS,
    PARTS,
    SPACES,
    SPECIALS,
    THREATS,
    TREASURE_COUNTS,
    TRIBES,
)
from ludarium.games.near_and_far.rules.numbers import (
    BUILDING,
    FIRST_CELL,
    IN_TOWN,
    JAIL,
    ROW_SIZE,
)

MOST_SEATS: Final = 4
StepName = Literal[
    "character", "draft", "trim", "turn", "rest", "enter", "town-hall", "saloon", "stables", "store", "hut", "mine",
    "trade", "member", "deck", "cards", "weapon", "reroll", "hearts", "ring", "team", "move", "threat", "take",
    "lose", "quest", "option", "camp", "contract", "shovel", "over",
]  # fmt: skip
Ending = Literal["points", "feather", "reputation", "goods", "shared"]
CharacterName = Literal["grear", "vera", "eyim", "rin", "shardling", "tanian", "kikli", "riza"]
RollName = Literal["duel", "fight", "skill", "combat"]
RerollName = Literal["ac31", "t27", "f26"]
AnimalName = Literal["bird", "turtle"]
Seat = Annotated[int, Meta(ge=0, le=3)]
RowSlot = Annotated[int, Meta(ge=1, le=ROW_SIZE)]
Amount = Annotated[int, Meta(ge=0, le=4095)]
Hearts = Annotated[int, Meta(ge=0, le=13)]
Reputation = Annotated[int, Meta(ge=-6, le=12)]
Small = Annotated[int, Meta(ge=0, le=15)]
Face = Annotated[int, Meta(ge=0, le=6)]
SpaceName = Annotated[str, Meta(pattern="^(town|n[0-3][0-9])$")]
SiteName = Annotated[str, Meta(pattern="^(n[0-3][0-9]|m[1-3][1-4])$", description="a map space or a mine cell")]
PlaceName = Annotated[str, Meta(description="a map space, a building, in-town or jail")]
ROLLS: Final[list[RollName]] = ["duel", "fight", "skill", "combat"]  # in the order of their numbers, from 1
REROLLS: Final[list[RerollName]] = ["ac31", "t27", "f26"]
PLACES: Final[dict[int, str]] = {
    **dict(enumerate(SPACES)),
    IN_TOWN: "in-town",
    **{BUILDING + at: name for at, name in enumerate(BUILDINGS)},
    JAIL: "jail",
}
SITES: Final[dict[int, str]] = {
    **{at: name for at, name in enumerate(SPACES) if at},
    **{FIRST_CELL + at: name for at, name in enumerate(CELLS)},
}


STORIES: Final = [story for mode in ("first-adventure", "arcade") for story in book_for(mode, 1).stories]
PAGES: Final = [
    page for story in STORIES for page in (story.id, *(f"{story.id}/{option.key}" for option in story.options))
]


# Components.


def arcade_in_game(_: int, options: Mapping[str, str]) -> dict[str, int]:
    """NF-064: the arcade deck belongs to one mode."""
    return dict.fromkeys(ARCADES, 1) if options.get("mode") == "arcade" else {}


ADVENTURER: Final = Kind("adventurer", dict.fromkeys(ADVENTURERS, 1), "NF-020")
COMMON: Final = Kind("artifact", dict.fromkeys(COMMONS, 1), "NF-033", back="common")
SPECIAL: Final = Kind("special", dict.fromkeys(SPECIALS, 1), "NF-033", back="special")
TREASURE: Final = Kind("treasure", TREASURE_COUNTS, "NF-035")
FIND: Final = Kind("find", dict.fromkeys(FINDS, 1), "NF-030")
THREAT: Final = Kind("threat", dict.fromkeys(THREATS, 1), "NF-036")
ARCADE_CARD: Final = Kind("arcade", dict.fromkeys(ARCADES, 1), "NF-026", in_game=arcade_in_game)
CHIEF: Final = Kind("chief", dict.fromkeys(TRIBES, 1), "NF-017")
# A page that somebody had not seen before ends what can be taken back, as a card does that is turned over (NF-A79).
PAGE: Final = Kind("page", dict.fromkeys(PAGES, 1), "NF-A79", back=FACE_UP, some=True)
QUEST: Final = Kind("quest", {"quest": PARTS["quest-token"]}, "NF-023", back=FACE_UP)


# What lies where.


class GoodsHeld(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Coins, gems, food and tribe tokens, in the open (NF-184)."""

    food: Amount = 0
    coin: Amount = 0
    gem: Amount = 0
    green: Amount = 0
    blue: Amount = 0
    red: Amount = 0
    yellow: Amount = 0


class Trip(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The movement of this turn: spaces moved, where it began, departures saved by turtles and by cards."""

    moved: Small = 0
    began: SpaceName | None = None
    free_by_turtles: Small = 0
    free_by_cards: Small = 0


class Roll(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A roll in progress; dice show 0 before they are rolled. ``added`` are hearts, bombs and an unfair attack."""

    what: RollName
    die: Face = 0
    added: Amount = 0
    other_die: Face = 0
    other_added: Amount = 0
    opponent: Seat | Literal["neutral"] | None = None
    fair: bool = False


class Reading(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The story that was opened in this turn, the option chosen, and whether its result is open (NF-A79)."""

    story: Annotated[int, Meta(ge=0, le=63)]
    option: Annotated[int, Meta(ge=0, le=4)] | None = None
    passed: bool = False


class Gap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of these cards, seen in a pack of the draft, each of these seats has taken one or will."""

    cards: list[str]
    seats: list[Seat]


class NearView(TableView, frozen=True, kw_only=True):
    """Seats count from 0. Decks and the bag are sets: what is drawn from them is chance."""

    game: Literal["near_and_far"] = "near_and_far"
    seats: Annotated[int, Meta(ge=2, le=4)]
    step: StepName
    to_move: list[Seat]
    active: Open[Seat]
    first: Open[Seat]
    round: Open[Annotated[int, Meta(ge=1, le=9999)]] = 1
    last_round: Open[bool] = False
    quiet_rounds: Open[Annotated[int, Meta(ge=0, le=10)]] = 0
    camp_this_round: Open[bool] = False
    scores: Open[list[Annotated[int, Meta(ge=-999, le=9999)]]] = []
    winners: Open[list[Seat]] = []
    how: Open[Ending] = "points"
    # Adventurers.
    row: Annotated[dict[RowSlot, str], zone(ADVENTURER, look=EVERYBODY)]
    bag: Annotated[Pile, zone(ADVENTURER, rest=True, ordered=False, clause="NF-A88")]
    set_aside: Annotated[list[str], zone(ADVENTURER, look=EVERYBODY)] = []
    team: Annotated[dict[Seat, list[str]], zone(ADVENTURER, look=EVERYBODY)] = {}
    reserve: Annotated[dict[Seat, list[str]], zone(ADVENTURER, look=EVERYBODY)] = {}
    animal_in_team: Open[dict[Seat, bool]] = {}
    # Artifacts.
    hands: Annotated[
        dict[Seat, Pile], zone(COMMON, SPECIAL, look=SEAT, ordered=False, dealt=False, clause="NF-A88")
    ] = {}
    packs: Annotated[dict[Seat, Pile], zone(COMMON, look=SEAT, ordered=False, dealt=False, clause="NF-A88")] = {}
    picked: Annotated[dict[Seat, Slot], zone(COMMON, look=SEAT, clause="NF-A88")] = {}
    dropping: Annotated[dict[Seat, list[str]], zone(COMMON, SPECIAL, look=SEAT, note=True, clause="NF-A115")] = {}
    drawn: Annotated[dict[Seat, Pile], zone(COMMON, SPECIAL, look=SEAT, ordered=False, clause="NF-A115")] = {}
    bought: Annotated[dict[Seat, list[str]], zone(COMMON, SPECIAL, look=EVERYBODY)] = {}
    common_deck: Annotated[Pile, zone(COMMON, rest=True, ordered=False, clause="NF-A88")]
    special_deck: Annotated[Pile, zone(SPECIAL, rest=True, ordered=False, clause="NF-A88")]
    artifact_discard: Annotated[list[str], zone(COMMON, SPECIAL, look=EVERYBODY)] = []
    draft_seen: Private[dict[Seat, list[Gap]]] = {}
    # Treasures and finds.
    treasure_deck: Annotated[Pile, zone(TREASURE, rest=True, ordered=False, clause="NF-356")]
    treasure_discard: Annotated[list[str], zone(TREASURE, look=EVERYBODY)] = []
    drawn_treasures: Annotated[list[str], zone(TREASURE, look=EVERYBODY)] = []
    treasures: Annotated[dict[Seat, list[str]], zone(TREASURE, look=EVERYBODY)] = {}
    find_supply: Annotated[list[str], zone(FIND, look=EVERYBODY, rest=True)]
    finds: Annotated[dict[Seat, list[str]], zone(FIND, look=EVERYBODY)] = {}
    finds_out: Annotated[list[str], zone(FIND, look=EVERYBODY)] = []
    # Threats, chiefs, quests.
    threat_deck: Annotated[list[str], zone(THREAT, look=EVERYBODY, rest=True)]
    beaten: Annotated[dict[Seat, list[str]], zone(THREAT, look=EVERYBODY)] = {}
    chief_supply: Annotated[list[str], zone(CHIEF, look=EVERYBODY, rest=True)]
    chiefs: Annotated[dict[Seat, list[str]], zone(CHIEF, look=EVERYBODY)] = {}
    quests: Annotated[dict[SpaceName, str], zone(QUEST, look=EVERYBODY)]
    quest_supply: Annotated[list[str], zone(QUEST, look=EVERYBODY, rest=True, written=False)]
    arcade_deck: Annotated[Pile, zone(ARCADE_CARD, rest=True, ordered=False, clause="NF-A88")] = []
    arcade_discard: Annotated[list[str], zone(ARCADE_CARD, look=EVERYBODY)] = []
    arcade: Annotated[Slot, zone(ARCADE_CARD, look=EVERYBODY)] = None
    pages: Annotated[list[str], zone(PAGE, look=EVERYBODY, note=True)] = []
    # Travellers.
    characters: Open[dict[Seat, CharacterName]] = {}
    goods: Open[dict[Seat, GoodsHeld]] = {}
    hearts: Open[dict[Seat, Hearts]] = {}
    reputation: Open[dict[Seat, Reputation]] = {}
    places: Open[dict[Seat, PlaceName]] = {}
    animals: Open[dict[Seat, list[AnimalName]]] = {}
    returned_animals: Open[dict[Seat, Small]] = {}
    camps: Open[dict[SiteName, Seat]] = {}
    # What is in progress.
    trip: Open[Trip] = Trip()
    roll: Open[Roll | None] = None
    rerolls_used: Open[list[RerollName]] = []
    reading: Open[Reading | None] = None


LAYOUT: Final = Layout(NearView, MOST_SEATS)
