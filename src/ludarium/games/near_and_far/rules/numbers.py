"""Numbers of Near and Far: steps, places, and what is packed into machine words.

Components have the numbers of their lists in ``components``: tribes green, blue, red, yellow; nine adventurers of
each tribe in that order; common artifacts before special ones. A set of them is a word with one bit for each.
"""

from typing import Final

from mypy_extensions import i64

# Steps that ask. A is the seat whose turn it is.
CHARACTER: Final = 0  # number: the seat
DRAFT: Final = 1  # all at once; number: which pick, from 0
TRIM: Final = 2  # all at once
TURN: Final = 3
REST: Final = 4
ENTER: Final = 5  # number: the building
TOWN_HALL: Final = 6  # numbers of buildings: what is done already, as bits
SALOON: Final = 7
STABLES: Final = 8
STORE: Final = 9
HUT: Final = 10
MINE: Final = 11
TRADE: Final = 12  # number: see ``town_hall``
MEMBER: Final = 13  # number: the adventurer
DECK: Final = 14  # number: how many cards are to come
CARDS: Final = 15
WEAPON: Final = 16  # number: the seat
REROLL: Final = 17
HEARTS: Final = 18
RING: Final = 19  # number: 1 up, 0 down
TEAM: Final = 20  # number: tribe 0-3, animal 4, extra member 5
MOVE: Final = 21
THREAT: Final = 22  # number: from and to
TAKE: Final = 23  # number: drawn treasures, five bits each, plus 1
LOSE: Final = 24  # number: how many treasures
QUEST: Final = 25
OPTION: Final = 26
CAMP: Final = 27
CONTRACT: Final = 28
SHOVEL: Final = 29
# Steps that run by themselves.
DEAL: Final = 30
PASS: Final = 31  # number: which pick
OPEN_DROPS: Final = 32
END_TURN: Final = 33
ARRIVE_TOWN: Final = 34  # number: the building
ROLL: Final = 35
DUEL_RESULT: Final = 36  # number: the building
LEAVE: Final = 37
CROSS: Final = 38  # number: from and to
FIGHT_RESULT: Final = 39  # number: from, to and the threat
TREASURES: Final = 40  # number: how many are drawn
ARRIVE: Final = 41  # number: to
READ: Final = 42
CHECK: Final = 43
CHECK_RESULT: Final = 44
REWARD: Final = 45  # number: the item, and whether with bonus
CLOSE_QUEST: Final = 46
SCORE: Final = 47
STEP_COUNT: Final = 48

NOBODY: Final = -1
NOTHING: Final = -1

# Places of a figure: 0 the town space of the map, 1 to 30 its other spaces, then these.
TOWN_SPACE: Final = 0
IN_TOWN: Final = 32  # in no building
BUILDING: Final = 33  # + building
JAIL: Final = 40

# Buildings.
AT_TOWN_HALL: Final = 0
AT_SALOON: Final = 1
AT_STABLES: Final = 2
AT_STORE: Final = 3
AT_FARM: Final = 4
AT_HUT: Final = 5
AT_MINE: Final = 6
BUILDING_COUNT: Final = 7

# Camp sites, as bits of ``Traveller.sites``: map spaces by their number, then these.
SPACE_SITES: Final = 2147483646  # the bits of map spaces 1 to 30
FIRST_CELL: Final = 31  # + mine cell
CELL_SITES: Final = 8793945538560  # the bits of the 12 cells
FIRST_THREAT: Final = 43  # + threat
THREAT_SITES: Final = 36020000925941760  # the bits of the 12 threats
CELL_COUNT: Final = 12
THREAT_COUNT: Final = 12

# Adventurers.
TRIBES: Final = 4
OF_TRIBE: Final = 9  # adventurers of each tribe
ADVENTURERS: Final = 36
ANIMAL: Final = 36  # its number in ``team`` and ``reserve``
ALL_ADVENTURERS: Final = 68719476735
TRIBE_BITS: Final = 511  # the adventurers of a tribe, shifted down
TEAM_SIZE: Final = 4
ROW_SIZE: Final = 5
ROW_BITS: Final = 6  # of each slot of the row
NO_ADVENTURER: Final = 63

# Artifacts.
COMMON_COUNT: Final = 38
ARTIFACT_COUNT: Final = 55
COMMON_BITS: Final = 274877906943
SPECIAL_BITS: Final = 36028522141057024

# Counts packed into one word.
TOKEN_SPAN: Final = 12  # tribe tokens
TOKEN_MASK: Final = 4095
SYMBOL_SPAN: Final = 8
SYMBOL_MASK: Final = 255
SKILL: Final = 0  # symbols, in their order
COMBAT: Final = 1
ARROW: Final = 2
SHIELD: Final = 3
SEARCH: Final = 4
HEART: Final = 5
TREASURE_SPAN: Final = 2  # treasures of one name
TREASURE_MASK: Final = 3
TREASURE_KINDS: Final = 27
TURTLES_AT: Final = 4  # ``animals``: birds, turtles, animals given back in this turn
RETURNED_AT: Final = 8
ANIMAL_MASK: Final = 15
CARDS_AT: Final = 4  # ``departures``: free ones by turtles, then by cards

# Goods, in the order of components 2.2 and of the tribes.
FOOD: Final = 0
COIN: Final = 1
GEM: Final = 2
TOKEN: Final = 3  # + tribe
GOOD_COUNT: Final = 7

# Limits.
MOST_HEARTS: Final = 13
MOST_REPUTATION: Final = 12
LEAST_REPUTATION: Final = -6
MOST_ANIMALS: Final = 3
MOST_TREASURES: Final = 3
CHIEF_FLAGS: Final = 4
QUIET_ROUNDS: Final = 10

# What a die is rolled for.
NO_ROLL: Final = 0
DUEL: Final = 1
FIGHT: Final = 2
SKILL_CHECK: Final = 3
COMBAT_CHECK: Final = 4

RESULT_SPAN: Final = 3  # bits of each story in ``results_read``

NEUTRAL: Final = 4  # an opponent who is no seat

# What decided a game (NF-330, NF-A58).
ENDINGS: Final[list[str]] = ["points", "feather", "reputation", "goods", "shared"]

# Modes.
FIRST_ADVENTURE: Final = 0
ARCADE: Final = 1


def in_building(place: i64) -> bool:
    return BUILDING <= place < JAIL


def on_map(place: i64) -> bool:
    return place < IN_TOWN
