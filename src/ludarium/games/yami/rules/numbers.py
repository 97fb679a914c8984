"""Numbers of Yami: steps, cards, and what is packed into machine words.

A card is a number from 0 to 34, a Nox card 35. A hand is the sum of the units of its cards (``bit_of``), in which
the two Nox cards, which are alike, are counted above the bits of the others.
"""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each, how_many
from ludarium.games.yami.components import COMPONENTS

# What is asked.
PUT_PAWN: Final = 0  # number: the seat whose turn it is
LEAD: Final = 1
FOLLOW: Final = 2
PLAY_AUTOMA: Final = 3
WINDOW: Final = 4  # before a trick that another than the lead player leads
SHOW_CARD: Final = 5
TAKE_TILE: Final = 6  # number: the determining card
PLACE_TILE: Final = 7  # number: the card whose tile is at hand
PUT_TILE: Final = (
    8  # number: twice the place of the lifted tile in ``placed``, and 1 if after this round's placement
)
AFTER: Final = 9
DISCARD_CARD: Final = 10  # number: how many cards everybody has to discard
VOTE: Final = 11
# What runs by itself.
ROUND: Final = 12
TURN: Final = 13
REVEAL: Final = 14
CHECK: Final = 15
NEXT: Final = 16
COUNT_VOTES: Final = 17  # number: the seat that opened the vote
THROW_AWAY: Final = 18

# Cards.
COLOURS: Final = 5
NUMBERS: Final = 7
NOX: Final = 35
SPIRITS: Final = 34359738367  # the bits of the 35 spirit cards
COLOUR_BITS: Final[list[int]] = [127 * 128**colour for colour in range(COLOURS)]
NOBODY: Final = -1
NOTHING: Final = -1
NO_COLOUR: Final = 5

# Four cards in a word, six bits each; NO_CARD where there is none.
CARD_SPAN: Final = 6
NO_CARD: Final = 63
NO_CARDS: Final = 16777215  # four times

# A finished trick: its cards, then who led, who won, trump, the tile taken, and sets of bits.
LED_AT: Final = 24
WON_AT: Final = 27
TRUMP_AT: Final = 30
TILE_AT: Final = 33
TILE_BITS: Final = 541165879296  # the six of them, written out: compiled, a literal is shifted in 32 bits
CAST_AT: Final = 39  # participants who spent magic
DEMAND_AT: Final = 43  # colours of fog that bound the leader
POOLS_AT: Final = 48  # whirlpools removed in this round

# A placed tile: its card, then the placement, the owner and the peace of base E.
PLACED_AT: Final = 6
OWNER_AT: Final = 17
PEACE_AT: Final = 20
NO_OWNER: Final = 7  # a trick of the Automa brought it (YA-A02)

# A discard: the card plus 1, and a bit if all saw it before.
DISCARD_SPAN: Final = 7
DISCARD_MASK: Final = 127
SEEN: Final = 64

# Bases by number.
PERCH: Final = 0
SHELL: Final = 1
MASK: Final = 2
MIRROR: Final = 3
SPRING: Final = 4
USES: Final[list[int]] = [base.uses for base in COMPONENTS.base]

GONE_SPAN: Final = 4  # bits that count the small tokens of one kind that left the board

LAST_ROUND: Final[int] = COMPONENTS.game.rounds
STAR_ROUND: Final[int] = COMPONENTS.game.star_rounds
ENDINGS: Final = ["", "completed", "broken", "uncovered", "without-room", "without-cards", "given-up"]
COMPLETED: Final = 1
BROKEN: Final = 2
UNCOVERED: Final = 3
NO_ROOM: Final = 4
OUT_OF_CARDS: Final = 5
GIVEN_UP: Final = 6


# Cards in words.


def card_at(word: i64, place: i64) -> i64:
    """The card of a participant in a trick, or of a cell in the Automa's row; NO_CARD if there is none."""
    return word >> CARD_SPAN * place & NO_CARD


def without_card(word: i64, place: i64) -> i64:
    """A word of four cards with none at a place."""
    mask: i64 = NO_CARD
    return word | mask << CARD_SPAN * place


def with_card(word: i64, place: i64, card: i64) -> i64:
    """A word of four cards with another one at a place."""
    mask: i64 = NO_CARD
    return word & ~(mask << CARD_SPAN * place) | card << CARD_SPAN * place


def different(hand: i64) -> i64:
    """The cards of a hand as bits; two Nox cards count once."""
    return hand & SPIRITS | (bit_of(NOX) if hand > SPIRITS else 0)


def hand_size(hand: i64) -> i64:
    return how_many(hand & SPIRITS) + (hand >> NOX)


def all_cards(hand: i64) -> list[int]:
    """The cards of a hand one by one, every Nox card among them.

    >>> all_cards(bit_of(3) + bit_of(NOX) + bit_of(NOX))
    [3, 35, 35]
    """
    return each(hand & SPIRITS) + [NOX] * (hand >> NOX)


def holds(hand: i64, card: i64) -> bool:
    return different(hand) >> card & 1 == 1


def colour_of(card: i64) -> i64:
    """The colour of a card; NO_COLOUR for a Nox card."""
    return card // NUMBERS


def of_colours(colours: i64) -> i64:
    """All cards of some colours, given as bits."""
    cards: i64 = 0
    for colour in range(COLOURS):
        if colours >> colour & 1:
            cards |= COLOUR_BITS[colour]
    return cards


# Placed tiles.


def card_of(entry: i64) -> i64:
    return entry & NO_CARD


def placement_in(entry: i64) -> i64:
    return entry >> PLACED_AT & 2047


def owner_of(entry: i64) -> i64:
    return entry >> OWNER_AT & 7


def in_peace(entry: i64) -> bool:
    return entry >> PEACE_AT & 1 == 1


def entry_of(card: i64, placement: i64, owner: i64, peace: i64) -> i64:
    return card | placement << PLACED_AT | owner << OWNER_AT | peace << PEACE_AT
