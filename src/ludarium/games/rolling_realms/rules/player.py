"""One player's cards in one turn, and what a realm is.

Everybody acts at the same time (RR-021), so everything that a move can change is in the Player of its seat, and
what is asked next belongs to a Player too: a step and its number. Search plays on copies of one Player and never
needs the table.
"""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of
from ludarium.core.errors import NotAllowed
from ludarium.games.rolling_realms.components import REALM_NUMBER
from ludarium.games.rolling_realms.moves import CELL_NAMES
from ludarium.games.rolling_realms.rules.move_numbers import ACTIONS, FIRST_ACTION, SOURCES, USE
from ludarium.games.rolling_realms.rules.resources import CAP, COIN_BITS, FIELD, HEART_BITS, capped, count

# The steps of a player, as in the table ``steps.QUESTIONS``.
ACTIVATE: Final = 0
TAKE_RESOURCE: Final = 1
NOTE_NUMBER: Final = 2
CHOOSE_GRAPES: Final = 3
READY: Final = 4

SLOTS: Final = 3  # realms of a round
ALL_SLOTS: Final = 7

# A rolled die, packed: what it shows, then these.
SHOWN: Final = 7
MAY_AGAIN: Final = 8
CHANGED: Final = 16
PLACE_BITS: Final = 5  # above them where it went: 0 unused, 1..3 the slot, 4 missed
MISSED: Final = 4

# Gained dice not used yet: a count for each number, then for each number that may enter again. A turn gives at most
# 18 of them (RR-055: twelve coins, and six times two hearts), which may all show the same.
GAINED_KINDS: Final = 12
COUNT_BITS: Final = 5
MOST_COUNTED: Final = 31

NOT_NOTED: Final = -1  # ``fits`` by version 1 of the rules

NOTHING: Final[list[int]] = []


def completed(line: str, marked: int, lines: list[int]) -> dict[str, int]:
    """Those of some lines, given by the bits of their cells, that are complete.

    >>> completed("row", 0b0111, [0b0011, 0b1100])
    {'row1': 1}
    """
    return {f"{line}{number}": 1 for number, cells in enumerate(lines, 1) if marked & cells == cells}


class Realm:
    """The rules of one realm. A sheet is one word; ``index`` 0 means that a value fits nowhere.

    Actions are counted from the realm's first one; ``moves.PLACES`` names them.
    """

    __slots__ = ("cell_names", "first", "lists", "name", "number", "span", "start")

    def __init__(self, name: str, span: int, start: int = 0) -> None:
        self.name: str = name
        self.number: i64 = REALM_NUMBER[name]
        self.first: i64 = FIRST_ACTION[REALM_NUMBER[name]]
        self.span: i64 = span  # indexes are below it
        self.start: i64 = start  # the sheet at the beginning of a round
        self.cell_names: list[str] = CELL_NAMES[name]
        self.lists: list[list[int] | None] = [None] * (SOURCES * span)

    # What a realm writes.

    def index(self, player: "Player", sheet: i64, value: i64) -> i64:
        """Which of its actions a die of this value may take, as a number from which ``actions`` reads them."""
        raise NotImplementedError

    def actions(self, index: int) -> list[int]:
        """The actions of an index."""
        raise NotImplementedError

    def mark(self, player: "Player", slot: i64, action: i64, value: i64, source: i64) -> None:
        """Take an action that ``index`` allows."""
        raise NotImplementedError

    def stars(self, player: "Player", sheet: i64) -> i64:
        """The stars of a sheet as it stands; those of Between Two Cities depend on the others."""
        raise NotImplementedError

    def why_not(self, player: "Player", sheet: i64, action: int, value: int) -> NotAllowed:
        """The rule by which a die of this value cannot take an action of this realm."""
        raise NotImplementedError

    # What a realm may write besides.

    def label(self, action: int) -> str:
        """The text that tells an action: ``realms-move-`` and this."""
        return self.name

    def cells(self, sheet: int, action: int, value: int) -> list[str]:
        """The cells that an action marks on a sheet."""
        return [self.cell_names[action]]

    def shown_cells(self, sheet: int, action: int, value: int) -> list[str]:
        """The cells that an option points to: those that it marks, and those that take part."""
        return self.cells(sheet, action, value)

    def tally(self, player: "Player", sheet: int) -> dict[str, int]:
        """What a sheet adds up to, for drawing it: sums by name, and 1 for each line that is complete."""
        return {}

    def fault(self, player: "Player", sheet: int) -> NotAllowed | None:
        """What is wrong with a sheet that no play could have led to."""
        return None

    def moves(self, player: "Player", sheet: i64, value: i64, source: i64) -> list[int]:
        """What a die may do here, as moves; the list is shared by everybody."""
        index = self.index(player, sheet, value)
        if index == 0:
            return NOTHING
        at = source * self.span + index
        found = self.lists[at]
        if found is None:
            base: int = USE + ACTIONS * source + self.first
            found = [base + action for action in self.actions(index)]
            self.lists[at] = found
        return found


class Player:
    """The three sheets, the resource card and the dice of one player."""

    __slots__ = (
        "activated",
        "cache",
        "extras",
        "first",
        "fits",
        "gained",
        "number",
        "realms",
        "rolled",
        "second",
        "sheet_a",
        "sheet_b",
        "sheet_c",
        "shown",
        "spent",
        "step",
        "surplus",
    )

    realms: list[Realm]  # of this round, by slot
    sheet_a: i64
    sheet_b: i64
    sheet_c: i64
    gained: i64  # in this round, packed; spent ones are still counted (RR-048)
    spent: i64
    rolled: i64  # the roll of this turn: the first die, and the second three bits higher
    first: i64  # the two rolled dice, packed
    second: i64
    fits: i64  # the slots that each rolled die fitted right after the roll: a bit each, three for each die (RR-A03)
    extras: i64  # gained dice not used yet, counted by kind
    activated: i64  # a bit for each slot (RR-031)
    step: i64  # what the player is asked,
    number: i64  # and the number that belongs to it
    surplus: i64  # resources of the last move that found no symbol; for the log alone
    cache: list[int] | None  # the moves, once they are known
    shown: object  # how others see the cards, once somebody has looked; for ``view`` alone

    def copy(self) -> "Player":
        twin = Player()
        twin.realms = self.realms
        twin.sheet_a = self.sheet_a
        twin.sheet_b = self.sheet_b
        twin.sheet_c = self.sheet_c
        twin.gained = self.gained
        twin.spent = self.spent
        twin.rolled = self.rolled
        twin.first = self.first
        twin.second = self.second
        twin.fits = self.fits
        twin.extras = self.extras
        twin.activated = self.activated
        twin.step = self.step
        twin.number = self.number
        twin.surplus = 0
        twin.cache = self.cache
        twin.shown = self.shown
        return twin

    def words(self) -> list[int]:
        """All that is part of the truth, as numbers."""
        return [
            self.sheet_a,
            self.sheet_b,
            self.sheet_c,
            self.gained,
            self.spent,
            self.rolled,
            self.first,
            self.second,
            self.fits,
            self.extras,
            self.activated,
            self.step,
            self.number,
        ]

    def ask(self, step: i64, number: i64 = 0) -> None:
        """Ask this player something before the usual question comes again."""
        self.step = step
        self.number = number

    # Sheets.

    def slot_of(self, realm: i64) -> i64:
        """The slot of a realm in this round, or -1."""
        realms = self.realms
        for slot in range(SLOTS):
            if realms[slot].number == realm:
                return slot
        return -1

    def sheet(self, slot: i64) -> i64:
        if slot == 0:
            return self.sheet_a
        if slot == 1:
            return self.sheet_b
        return self.sheet_c

    def write(self, slot: i64, sheet: i64) -> None:
        if slot == 0:
            self.sheet_a = sheet
        elif slot == 1:
            self.sheet_b = sheet
        else:
            self.sheet_c = sheet

    # Dice.

    def die(self, number: i64) -> i64:
        """A rolled die, packed."""
        return self.second if number else self.first

    def set_die(self, number: i64, die: i64) -> None:
        if number:
            self.second = die
        else:
            self.first = die

    def gained_dice(self, kind: i64) -> i64:
        """How many gained dice of a kind are not used yet: 0 to 5 by number, 6 to 11 those that may enter again."""
        return self.extras >> COUNT_BITS * kind & MOST_COUNTED

    def add_die(self, kind: i64) -> None:
        self.extras += bit_of(COUNT_BITS * kind)

    def remove_die(self, kind: i64) -> None:
        self.extras -= bit_of(COUNT_BITS * kind)

    def rolled_double(self) -> i64:
        """RR-044: the number of a double as rolled, else 0."""
        one = self.rolled & SHOWN
        return one if one == self.rolled >> 3 else 0

    def fitting(self, value: i64) -> i64:
        """The slots whose realms take a value as the cards stand, activated or not."""
        realms = self.realms
        found: i64 = 0
        if realms[0].index(self, self.sheet_a, value):
            found = 1
        if realms[1].index(self, self.sheet_b, value):
            found += 2
        if realms[2].index(self, self.sheet_c, value):
            found += 4
        return found

    def note_fits(self) -> None:
        """RR-A03: what the rolled numbers fit as the cards stand now."""
        self.fits = self.fitting(self.rolled & SHOWN) | self.fitting(self.rolled >> 3) << SLOTS

    def likely_fits(self, number: i64) -> i64:
        """RR-A03: what a rolled die fitted, judged later: what it fits as the cards stand, and where it went."""
        die = self.die(number)
        went = die >> PLACE_BITS
        if went == MISSED:
            return 0
        found = self.fitting(self.rolled >> 3 * number & SHOWN)
        if went and not die & CHANGED:
            found |= bit_of(went - 1)
        return found

    # The resource card.

    def gain(self, packed: i64) -> None:
        """RR-047: circle symbols, as many as there are (RR-055)."""
        if packed == 0:
            return
        wanted = self.gained + packed
        if (wanted & FIELD) > CAP or (wanted >> HEART_BITS & FIELD) > CAP or (wanted >> COIN_BITS & FIELD) > CAP:
            kept = capped(wanted)
            self.surplus += count(wanted) - count(kept)
            wanted = kept
        self.gained = wanted

    def held(self) -> i64:
        """RR-049: what is circled and not crossed out."""
        return self.gained - self.spent

    # Stars.

    def stars_of(self, slot: i64) -> i64:
        """The stars of one realm; for Between Two Cities as if the round ended now (RR-088)."""
        return self.realms[slot].stars(self, self.sheet(slot))

    def stars(self) -> i64:
        """All stars of the round as the cards stand."""
        realms = self.realms
        return (
            realms[0].stars(self, self.sheet_a)
            + realms[1].stars(self, self.sheet_b)
            + realms[2].stars(self, self.sheet_c)
        )

    def tenths(self) -> i64:
        """RR-057, RR-A36: the score of the round as the cards stand."""
        return 10 * self.stars() + count(self.gained - self.spent)


def fresh_player(realms: list[Realm], by_the_roll: bool) -> Player:
    """RR-016: empty sheets, no resources, no dice yet. ``by_the_roll``: what the dice fit is noted (RR-A03)."""
    player = Player()
    player.realms = realms
    player.sheet_a = realms[0].start
    player.sheet_b = realms[1].start
    player.sheet_c = realms[2].start
    player.gained = 0
    player.spent = 0
    player.surplus = 0
    player.fits = NOT_NOTED
    give_roll(player, 0, 0)
    if by_the_roll:
        player.fits = 0
    return player


def packed_die(value: int, again: bool, changed: bool, place: int) -> int:
    """A rolled die; ``place`` is 0 while it is unused, the slot and 1 where it went, or ``MISSED``."""
    return value | MAY_AGAIN * again | CHANGED * changed | place << PLACE_BITS


def give_roll(player: Player, first: i64, second: i64) -> None:
    """A new turn: two dice as rolled; unused dice of the turn before are gone (RR-054, RR-A35)."""
    player.rolled = first | second << 3
    player.first = first
    player.second = second
    player.extras = 0
    player.activated = 0
    player.step = ACTIVATE
    player.number = 0
    player.cache = None
    player.shown = None
    if player.fits != NOT_NOTED:
        player.note_fits()
