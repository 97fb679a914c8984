"""Components and moves as numbers, for the rules.

The literals are compiled into the rules; a test checks that the components fit.
"""

from typing import Final

from ludarium.games.unearth.components import AGE_NUMBER, CARD_NUMBER, COMPONENTS, WONDER_NUMBER
from ludarium.games.unearth.moves import MOVES

CHOICES: Final = 6  # places of a roll, and later
LATER: Final = 5
PLACES: Final = 5
DICE_EACH: Final = 5
CARD_KINDS: Final = 10
RUIN_KINDS: Final = 27
COLOURED_RUINS: Final = 25
GREATER: Final = 17
LESSER: Final = 18
STONE_COLOURS: Final = 4

# The first move of each kind.
END: Final[int] = MOVES.first("end")
KEEP: Final[int] = MOVES.first("keep")
REROLL_MAP: Final[int] = MOVES.first("reroll map")
REROLL_WONDER: Final[int] = MOVES.first("reroll wonder")
DRAW: Final[int] = MOVES.first("draw")
DECLINE: Final[int] = MOVES.first("decline")
DRAW_ONE: Final[int] = MOVES.first("draw one")
DRAW_TWO: Final[int] = MOVES.first("draw two")
PLAY: Final[int] = MOVES.first("play")  # + Delver card
ROLL: Final[int] = MOVES.first("roll")  # + die times CHOICES, + place or LATER
RUIN: Final[int] = MOVES.first("ruin")  # + place
NUMBER: Final[int] = MOVES.first("number") - 1  # + number, from 1
VALUE: Final[int] = MOVES.first("value") - 1  # + value, from 1
STONE: Final[int] = MOVES.first("stone")  # + colour
TARGET: Final[int] = MOVES.first("target")  # + die
BUILD: Final[int] = MOVES.first("build")  # + wonder
TAKE: Final[int] = MOVES.first("take")  # + ruin
CELL: Final[int] = MOVES.first("cell")  # + cell

# Components.
SIDES: Final[list[int]] = [die.sides for die in COMPONENTS.die] * max(COMPONENTS.game.players)
CLAIM_VALUE: Final[list[int]] = [ruin.claim for ruin in COMPONENTS.ruin]
CLAIM_VALUE.extend([city.claim for city in COMPONENTS.city])
LEAST_CLAIM: Final[int] = min(CLAIM_VALUE)
STONE_VALUE: Final[list[int]] = [ruin.stones for ruin in COMPONENTS.ruin]
STONE_VALUE.extend([city.stones for city in COMPONENTS.city])
STONE_UP_TO: Final[int] = COMPONENTS.game.stone_up_to
CARD_COUNT: Final[list[int]] = [card.count for card in COMPONENTS.delver]
# What a card acts on when it is played.
ON_LATER_ROLLS: Final = 0
ON_A_DIE: Final = 1
ON_A_NUMBER: Final = 2
ON_OWN_DICE: Final = 3
ACTS_ON: Final[list[int]] = [["later", "die", "number", "own"].index(card.acts_on) for card in COMPONENTS.delver]
# Kinds of cards as a set: a hand has four bits for each kind, and modulo 2 ** 11 - 1 the highest of these come
# together as bits 3, 7, 0, 4, 8, 1, 5, 9, 2 and 6.
ELEVEN_BITS: Final = 2047
CARD_BIT: Final[list[int]] = [1 << (4 * card + 3) % 11 for card in range(CARD_KINDS)]
PLAYS: Final[list[list[int]]] = [
    [PLAY + card for card in range(CARD_KINDS) if kinds & CARD_BIT[card]] for kinds in range(ELEVEN_BITS + 1)
]

# Numbers of cards, events and wonders that the rules speak of by name.
ANCIENT_MAP: Final[int] = CARD_NUMBER["ancient-map"]
READING: Final[int] = CARD_NUMBER["reading-the-stones"]
NEW_DISCOVERY: Final[int] = CARD_NUMBER["new-discovery"]
EXPEDITION: Final[int] = CARD_NUMBER["expedition"]
ANCESTRAL_CLAIM: Final[int] = CARD_NUMBER["ancestral-claim"]
LOST: Final[int] = CARD_NUMBER["lost-in-the-ruins"]
SONG: Final[int] = CARD_NUMBER["forgotten-song"]
FORLORN: Final[int] = CARD_NUMBER["forlorn"]
BAND: Final[int] = CARD_NUMBER["band-of-delvers"]
RESTORATION: Final[int] = CARD_NUMBER["restoration"]

DAY_OF_REST: Final[int] = AGE_NUMBER["day-of-rest"]
GATHERING: Final[int] = AGE_NUMBER["gathering"]
FESTIVAL: Final[int] = AGE_NUMBER["festival"]
FATE: Final[int] = AGE_NUMBER["fate"]
HIDDEN_PATH: Final[int] = AGE_NUMBER["hidden-path"]

COLLEGE: Final[int] = WONDER_NUMBER["college-of-the-overseers"]
COLUMNS: Final[int] = WONDER_NUMBER["harmonious-columns"]
EDIFICE: Final[int] = WONDER_NUMBER["shattered-edifice"]
CENOTAPH: Final[int] = WONDER_NUMBER["blackened-cenotaph"]
FLAME: Final[int] = WONDER_NUMBER["eternal-flame"]
LIBRARY_WONDER: Final[int] = WONDER_NUMBER["underground-library"]
MEMORIAL_WONDER: Final[int] = WONDER_NUMBER["crumbling-memorial"]
SANCTUARY: Final[int] = WONDER_NUMBER["sanctuary-of-the-builders"]
OBELISK: Final[int] = WONDER_NUMBER["obelisk"]

DAY_OF_REST_CARDS: Final = 3
EDIFICE_LOW: Final = 4
EDIFICE_HIGH: Final = 5


def fits(formula: str, counts: list[int]) -> bool:
    """UN-094, UN-102 to UN-105: whether six stones, counted by colour, make a formula in any order."""
    left = counts[:]
    for number, stone in enumerate(COMPONENTS.stone):
        left[number] -= formula.count(stone.code)
    groups = sorted((formula.count(sign) for sign in set(formula) if sign.isdigit()), reverse=True)
    piles = sorted(left, reverse=True)
    # Taking the largest group from the largest pile, and so on, works whenever anything does.
    return min(left) >= 0 and all(pile >= group for pile, group in zip(piles, groups))


def formulas_by_stones() -> list[int]:
    """For the stones of a ring, packed as three bits for each colour, a mask of the Named Wonders that fit."""
    table = [0] * 4096
    for packed in range(4096):
        counts = [packed >> 3 * colour & 7 for colour in range(4)]
        if sum(counts) == 6:
            for number, wonder in enumerate(COMPONENTS.wonder):
                if fits(wonder.formula, counts):
                    table[packed] |= 1 << number
    return table


FITTING: Final[list[int]] = formulas_by_stones()
ONE_COLOUR: Final[list[int]] = [6 << 3 * colour for colour in range(4)]  # rings for a Greater Wonder


def roll_choices() -> list[list[int]]:
    """The rolls that can be announced, by the mask of dice and, six bits below it, of places and later."""
    table: list[list[int]] = []
    for key in range(1 << 11):
        moves = [
            ROLL + die * CHOICES + choice
            for die in range(DICE_EACH)
            if key >> CHOICES >> die & 1
            for choice in range(CHOICES)
            if key >> choice & 1
        ]
        table.append(moves)
    return table


ROLLS: Final[list[list[int]]] = roll_choices()
ROLL_BITS: Final[list[int]] = [sum([1 << move - ROLL for move in moves]) for moves in ROLLS]
WHOLE_POOL: Final = 31
# Equal dice of the pool are one choice: the first d6 stands for all (UN-A60).
DISTINCT: Final[list[int]] = [
    pool & ~0b01100 if pool & 0b00010 else (pool & ~0b01000 if pool & 0b00100 else pool) for pool in range(32)
]
