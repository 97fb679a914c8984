"""The components of Near and Far, read from ``components.toml`` into frozen structs and checked.

Everything has a number for the rules and a name for people, positions and notation; the name is the id of its row,
the number its place in the list (``ARTIFACTS``, ``TREASURES``, ...). Artifacts are the 38 common ones, then the 17
special ones; an adventurer's tribe is its number divided by 9, and the animal companion comes after the last one.
"""

from importlib.resources import files
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

Tribe = Literal["green", "blue", "red", "yellow"]
GoodName = Literal["food", "coin", "gem", "green", "blue", "red", "yellow"]
BuildingName = Literal["town_hall", "saloon", "stables", "general_store", "farm", "mystic_hut", "mine"]
SideName = Literal["dusk", "day"]
Event = Literal["duel_win", "return_animal", "treasure_draw", "leave_town", "quest_pass", "gain"]
Counted = Literal["green", "blue", "red", "yellow", "trade_camps", "treasures", "food"]  # what VP are for, each
Compared = Literal["wealth", "coins", "food"]  # what the most of is worth VP; wealth is coins and gems
Code = Literal["ring", "contract", "extra-member", "levy", "bounty", "bell", "shovel", "ties", "chain", "seal"]
Amount = Annotated[int, Meta(ge=0)]


class Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is paid or gained at once."""

    food: Amount = 0
    coin: Amount = 0
    gem: Amount = 0
    green: Amount = 0
    blue: Amount = 0
    red: Amount = 0
    yellow: Amount = 0


class TribeRow(msgspec.Struct, frozen=True):
    id: Tribe
    people: str
    provenance: str


class Good(msgspec.Struct, frozen=True):
    id: GoodName
    value: int
    provenance: str


class Building(msgspec.Struct, frozen=True):
    id: BuildingName
    duel: bool
    provenance: str


class Side(msgspec.Struct, frozen=True):
    """A side of the town board; ``points`` are the VP of the reputation track from its lowest place on."""

    id: SideName
    turtles: bool
    hut_draws: int
    mine_reputation: bool
    jail_food: int
    points: list[int]
    provenance: str


class MineLine(msgspec.Struct, frozen=True):
    """A row or a column of the mine."""

    id: str
    reward: Goods
    provenance: str


class Cell(msgspec.Struct, frozen=True):
    id: str
    number: int
    provenance: str
    reputation: bool = False


class CampSpace(msgspec.Struct, frozen=True):
    id: int
    icon: Literal["none", "coin", "gem", "points"]
    provenance: str


class Symbols(msgspec.Struct, frozen=True):
    skill: Amount = 0
    combat: Amount = 0
    move: Amount = 0
    shield: Amount = 0
    search: Amount = 0
    heart: Amount = 0


class Adventurer(Symbols, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    tribe: Tribe
    name: str
    cost: int
    provenance: str


class Animal(Symbols, frozen=True, kw_only=True, forbid_unknown_fields=True):
    provenance: str


class Chief(msgspec.Struct, frozen=True):
    id: Tribe
    flags: int
    points: int
    provenance: str


class Effect(Symbols, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One line of a card. Symbols alone count as in the team; every other line names one thing that it does.

    ``visit`` and ``on`` say when food, coins and the like are gained; ``points`` belongs to what begins with
    ``end_``; ``code`` names a rule that no other card has.
    """

    visit: BuildingName | Literal["any", ""] = ""
    with_opponent: bool = False
    on: Event | Literal[""] = ""
    food: Amount = 0
    coin: Amount = 0
    gem: Amount = 0
    reputation: Amount = 0
    draw_artifacts: Amount = 0
    duel_add: Amount = 0
    fight_add: Amount = 0
    roll_add: Amount = 0
    bomb: bool = False
    reroll: Literal["attack", "turn", ""] = ""
    hearts_now: Amount = 0
    avoid: Literal["discard", "food", ""] = ""
    enter_free: bool = False
    hire_less: Amount = 0
    tribe: Tribe | Literal[""] = ""
    all_flags: bool = False
    trade_twice: bool = False
    trade_value: Amount = 0
    free_departures: Amount = 0
    cell_less: Amount = 0
    free_bird: bool = False
    no_water: bool = False
    end: Amount = 0
    end_each: Counted | Literal[""] = ""
    each: Amount = 1
    most: Amount = 0  # 0 is no limit
    end_if: Literal["camps", "reputation", ""] = ""
    least: Amount = 0
    end_most: Compared | Literal[""] = ""
    points: Amount = 0
    code: Code | Literal[""] = ""


class Needs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A requirement, which is met and not paid (NF-301)."""

    rep_min: int | None = None
    rep_max: int | None = None
    treasures: Amount = 0
    beaten: Amount = 0
    map_camps: Amount = 0
    mine_camps: Amount = 0


class Artifact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    cost: Goods
    points: int
    provenance: str
    needs: Needs = Needs()
    effects: list[Effect] = []
    clause: str = ""


class Treasure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    count: int
    effects: list[Effect]
    provenance: str
    clause: str = ""


class Find(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    source: str
    effects: list[Effect]
    provenance: str
    clause: str = ""


class Threat(msgspec.Struct, frozen=True):
    id: str
    name: str
    strength: int
    points: int
    provenance: str


class Boss(Threat, frozen=True, kw_only=True):
    seats: list[int]
    story: str


class ArcadeCard(msgspec.Struct, frozen=True):
    id: str
    name: str
    provenance: str


class Part(msgspec.Struct, frozen=True):
    """Tokens that are all alike."""

    id: str
    count: int
    provenance: str


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: list[int]
    camps: int
    long_camps: int
    start_coins: int
    quest_tokens: int
    more_quest_tokens: int
    extra_quest_tokens: int
    row: int
    special_dealt: int
    common_dealt: int
    store_cards: int
    trade_goods: int
    most_animals: int
    most_hearts: int
    lowest_reputation: int
    highest_reputation: int
    movement: int
    camp_hearts: int
    bonus_above: int
    quiet_rounds: int
    all_camps_points: int
    full_load: int
    full_load_points: int
    coins_for_point: int
    die: int
    provenance: str


class Components(msgspec.Struct, frozen=True):
    game: Facts
    tribe: list[TribeRow]
    good: list[Good]
    building: list[Building]
    side: list[Side]
    mine_row: list[MineLine]
    mine_column: list[MineLine]
    cell: list[Cell]
    camp_space: list[CampSpace]
    adventurer: list[Adventurer]
    animal: Animal
    chief: list[Chief]
    artifact: list[Artifact]
    treasure: list[Treasure]
    find: list[Find]
    threat: list[Threat]
    boss: list[Boss]
    arcade: list[ArcadeCard]
    part: list[Part]


COMPONENTS: Final = msgspec.toml.decode(
    files(__package__).joinpath("components.toml").read_bytes(), type=Components
)

TRIBES: Final[list[str]] = [tribe.id for tribe in COMPONENTS.tribe]
GOODS: Final[list[str]] = [good.id for good in COMPONENTS.good]
BUILDINGS: Final[list[str]] = [building.id for building in COMPONENTS.building]
SIDES: Final[dict[str, Side]] = {side.id: side for side in COMPONENTS.side}
ADVENTURERS: Final = [adventurer.id for adventurer in COMPONENTS.adventurer]
ANIMAL: Final = "animal"
ARTIFACTS: Final = [artifact.id for artifact in COMPONENTS.artifact]
COMMONS: Final = [name for name in ARTIFACTS if name.startswith("ac")]
SPECIALS: Final = [name for name in ARTIFACTS if name.startswith("as")]
TREASURES: Final = [treasure.id for treasure in COMPONENTS.treasure]
TREASURE_COUNTS: Final = {treasure.id: treasure.count for treasure in COMPONENTS.treasure}
FINDS: Final = [find.id for find in COMPONENTS.find]
THREATS: Final = [threat.id for threat in COMPONENTS.threat]
BOSSES: Final = [boss.id for boss in COMPONENTS.boss]
ARCADES: Final = [card.id for card in COMPONENTS.arcade]
CELLS: Final = [cell.id for cell in COMPONENTS.cell]
MOST_SPACES: Final = 30  # of any map
SPACES: Final = ["town", *(f"n{number:02}" for number in range(1, MOST_SPACES + 1))]
PARTS: Final = {part.id: part.count for part in COMPONENTS.part}

ADVENTURER_NUMBER: Final = {name: number for number, name in enumerate([*ADVENTURERS, ANIMAL])}
ARTIFACT_NUMBER: Final = {name: number for number, name in enumerate(ARTIFACTS)}
TREASURE_NUMBER: Final = {name: number for number, name in enumerate(TREASURES)}
FIND_NUMBER: Final = {name: number for number, name in enumerate(FINDS)}
THREAT_NUMBER: Final = {name: number for number, name in enumerate(THREATS)}
SPACE_NUMBER: Final = {name: number for number, name in enumerate(SPACES)}
CELL_NUMBER: Final = {name: number for number, name in enumerate(CELLS)}
