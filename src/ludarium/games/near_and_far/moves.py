"""The kinds of moves of Near and Far: names, ranges, notation, and the clause that says when each has its time.

One step along a path is one move: a threat, a drawn treasure or a purchase may come in between. A trade names its
single good (``give`` or ``get``), then the others one by one (``add``); a team is asked tribe by tribe.
"""

from typing import Final

from ludarium.core.moves import Kind, Moves, Range
from ludarium.games.near_and_far.components import (
    ADVENTURERS,
    ARTIFACTS,
    BUILDINGS,
    CELLS,
    COMMONS,
    GOODS,
    SPACES,
    THREATS,
    TREASURES,
)

ANIMAL_NAME: Final = "animal"
NEUTRAL_NAME: Final = "neutral"
CHARACTERS: Final = ["grear", "vera", "eyim", "rin", "shardling", "tanian", "kikli", "riza"]
AVOIDING: Final = ["shield", "bird", "turtle", "t14", "t15", "f28"]
ONE_USE: Final = ["t03", "f12", "t16", "f07"]
REROLLING: Final = ["ac31", "t27", "f26"]
OPPONENTS: Final = ["0", "1", "2", "3", NEUTRAL_NAME]
OPTION_KEYS: Final = "abcde"

ARTIFACT: Final = Range(ARTIFACTS, "near-artifact-{}", "artifact:{}")
ADVENTURER: Final = Range(ADVENTURERS, "near-adventurer-{}", "adventurer:{}")
MEMBER_NAMES: Final = Range([*ADVENTURERS, ANIMAL_NAME], "near-adventurer-{}", "adventurer:{}")
TREASURE: Final = Range(TREASURES, "near-treasure-{}", "treasure:{}")
GOOD: Final = Range(GOODS, "near-good-{}", "good:{}")
PACK_ANIMAL: Final = Range(["bird", "turtle"], "near-animal-{}", "animal:{}")
WAYS: Final = Range(["up", "down"], "near-way-{}", "reputation:{}")
PAID_WITH: Final = Range(["coin", "gem"], "near-good-{}", "good:{}")

MOVES: Final = Moves(
    "near",
    Kind("done", clause="NF-103"),
    Kind("none", clause="NF-103"),
    Kind("character", clause="NF-054", character=Range(CHARACTERS, "near-character-{}", "character:{}")),
    Kind("pick", clause="NF-071", artifact=Range(COMMONS, "near-artifact-{}", "artifact:{}")),
    Kind("drop", clause="NF-305", artifact=ARTIFACT),
    Kind("draw", clause="NF-157", deck=Range(["common", "special"], "near-deck-{}", "deck:{}")),
    Kind("buy", clause="NF-298", artifact=ARTIFACT),
    Kind("use", clause="NF-A49", card=Range(ONE_USE, "near-card-{}", "card:{}")),
    Kind("visit", clause="NF-117", building=Range(BUILDINGS, "near-building-{}", "building:{}")),
    Kind("wander", clause="NF-198"),
    Kind(
        "duel",
        "duel {opponent} {how}",
        "NF-172",
        opponent=Range(OPPONENTS, "", "seat:{}"),
        how=Range(["fair", "unfair"], "near-duel-{}"),
    ),
    Kind("enter", clause="NF-A106", by=Range(["right", "shadow"], "near-enter-{}")),
    Kind("reroll", clause="NF-A103", card=Range(REROLLING, "near-card-{}", "card:{}")),
    Kind("hearts", clause="NF-106", number=Range(range(14), "", "hearts:{}")),
    Kind("give", clause="NF-126", good=GOOD),
    Kind("get", clause="NF-126", good=GOOD),
    Kind("add", clause="NF-127", good=GOOD),
    Kind("reputation", "reputation {way} {good}", "NF-132", way=WAYS, good=PAID_WITH),
    Kind("step", clause="NF-114", way=WAYS),
    Kind("hire", clause="NF-133", adventurer=ADVENTURER),
    Kind("refresh", clause="NF-145"),
    Kind("member", clause="NF-135", member=MEMBER_NAMES),
    Kind("reserve", clause="NF-136"),
    Kind("animal", clause="NF-148", animal=PACK_ANIMAL),
    Kind("store coin", clause="NF-156"),
    Kind("store", clause="NF-157", commons=Range(range(5))),
    Kind("treasure", clause="NF-160"),
    Kind("take", clause="NF-161", treasure=TREASURE),
    Kind("lose", clause="NF-A20", treasure=TREASURE),
    Kind("dig", clause="NF-163", cell=Range(CELLS, "near-cell-{}", "cell:{}")),
    Kind("go", clause="NF-206", space=Range(SPACES, "near-space-{}", "space:{}")),
    Kind("fight", clause="NF-215", threat=Range(THREATS, "near-threat-{}", "threat:{}")),
    Kind("avoid", clause="NF-227", by=Range(AVOIDING, "near-avoid-{}", "card:{}")),
    Kind("quest", clause="NF-234"),
    Kind("option", clause="NF-238", option=Range(OPTION_KEYS, "", "option:{}")),
    Kind("camp", clause="NF-286", space=Range(SPACES[1:], "near-space-{}", "space:{}")),
    Kind("shovel", clause="NF-A66", good=PAID_WITH),
    turn="NF-103",
)

DONE: Final[int] = MOVES.first("done")
NONE: Final[int] = MOVES.first("none")
CHOOSE_CHARACTER: Final[int] = MOVES.first("character")  # + character
PICK: Final[int] = MOVES.first("pick")  # + artifact
DROP: Final[int] = MOVES.first("drop")  # + artifact
DRAW: Final[int] = MOVES.first("draw")  # + 0 common, 1 special
BUY: Final[int] = MOVES.first("buy")  # + artifact
USE: Final[int] = MOVES.first("use")  # + place in ONE_USE
VISIT: Final[int] = MOVES.first("visit")  # + building
WANDER: Final[int] = MOVES.first("wander")
DUEL_WITH: Final[int] = MOVES.first("duel")  # + 2 * opponent, + 1 if unfair
ENTER_BY: Final[int] = MOVES.first("enter")  # + 0 right of jail, 1 Second Shadow
REROLL_BY: Final[int] = MOVES.first("reroll")  # + place in REROLLING
SPEND_HEARTS: Final[int] = MOVES.first("hearts")  # + number
GIVE: Final[int] = MOVES.first("give")  # + good
GET: Final[int] = MOVES.first("get")  # + good
ADD: Final[int] = MOVES.first("add")  # + good
BUY_REPUTATION: Final[int] = MOVES.first("reputation")  # + 2 if down, + 1 if with a gem
STEP_REPUTATION: Final[int] = MOVES.first("step")  # + 0 up, 1 down
HIRE: Final[int] = MOVES.first("hire")  # + adventurer
REFRESH: Final[int] = MOVES.first("refresh")
CHOOSE_MEMBER: Final[int] = MOVES.first("member")  # + adventurer, or the animal
TO_RESERVE: Final[int] = MOVES.first("reserve")
CHOOSE_ANIMAL: Final[int] = MOVES.first("animal")  # + 0 bird, 1 turtle
STORE_COIN: Final[int] = MOVES.first("store coin")
STORE_CARDS: Final[int] = MOVES.first("store")  # + number of commons
DRAW_TREASURE: Final[int] = MOVES.first("treasure")
TAKE_TREASURE: Final[int] = MOVES.first("take")  # + treasure
LOSE_TREASURE: Final[int] = MOVES.first("lose")  # + treasure
DIG: Final[int] = MOVES.first("dig")  # + cell
GO: Final[int] = MOVES.first("go")  # + space
FIGHT_THREAT: Final[int] = MOVES.first("fight")  # + threat
AVOID: Final[int] = MOVES.first("avoid")  # + place in AVOIDING
TAKE_QUEST: Final[int] = MOVES.first("quest")
CHOOSE_OPTION: Final[int] = MOVES.first("option")  # + place in OPTION_KEYS
PLACE_CAMP: Final[int] = MOVES.first("camp")  # + space - 1
SHOVEL_GOOD: Final[int] = MOVES.first("shovel")  # + 0 coin, 1 gem
