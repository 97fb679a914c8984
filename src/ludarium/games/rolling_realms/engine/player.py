"""One player's cards in one turn, and what a realm is.

Everybody acts at the same time (RR-021), so everything that a move can change is in the Player of its seat, and
what is asked next belongs to a Player too. Search plays on copies of one Player and never needs the table.
"""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.games.rolling_realms.engine.moves import ACTIONS, SOURCES, USE
from ludarium.games.rolling_realms.engine.resources import (
    CAP,
    COIN,
    COIN_BITS,
    FIELD,
    HEART,
    HEART_BITS,
    capped,
    count,
)

# What a player is asked.
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
KINDS: Final = 12
COUNT_BITS: Final = 5
MOST_COUNTED: Final = 31
RECORDED_BITS: Final = 4  # of each count, in the words of a State

NOT_NOTED: Final = -1  # ``fits`` by version 1 of the rules

NOTHING: Final[list[int]] = []


class Realm:
    """The rules of one realm. A sheet is one word; ``index`` 0 means that a value fits nowhere."""

    __slots__ = ("first", "lists", "number", "span", "start")

    def __init__(self, number: int, first: int, span: int, start: int = 0) -> None:
        self.number: i64 = number
        self.first: i64 = first  # its first action
        self.span: i64 = span  # indexes are below it
        self.start: i64 = start  # the sheet at the beginning of a round
        self.lists: list[list[int] | None] = [None] * (SOURCES * span)

    def index(self, player: "Player", sheet: i64, value: i64) -> i64:
        """Which of its actions a die of this value may take, as a number from which ``actions`` reads them."""
        raise NotImplementedError

    def actions(self, index: int) -> list[int]:
        """The actions of an index, counted from the realm's first one."""
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
        "pending",
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
    step: i64
    pending: i64  # what the step is about
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
        twin.pending = self.pending
        twin.surplus = 0
        twin.cache = self.cache
        twin.shown = self.shown
        return twin

    def words(self) -> list[int]:
        out: list[int] = [
            self.sheet_a,
            self.sheet_b,
            self.sheet_c,
            self.gained,
            self.spent,
            self.rolled,
            self.first,
            self.second,
            recorded_extras(self.extras),
            self.activated,
            self.step,
            self.pending,
        ]
        if self.fits != NOT_NOTED:
            out.append(self.fits)
        return out

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

    def die(self, number: i64) -> i64:
        return self.second if number else self.first

    def set_die(self, number: i64, die: i64) -> None:
        if number:
            self.second = die
        else:
            self.first = die

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

    def offer_choice(self, times: i64, of: i64) -> None:
        """RR-A04, RR-A13, RR-A45: the player picks a type, of those with a free symbol; one alone is not asked."""
        while times > 0:
            gained = self.gained
            open_types: i64 = 0
            one: i64 = 0
            if of & 1 and (gained & FIELD) < CAP:
                open_types += 1
                one = 1
            if of & 2 and (gained >> HEART_BITS & FIELD) < CAP:
                open_types += 1
                one = HEART
            if of & 4 and (gained >> COIN_BITS & FIELD) < CAP:
                open_types += 1
                one = COIN
            if open_types > 1:
                self.step = TAKE_RESOURCE
                self.pending = times | of << 2
                return
            if open_types == 0:
                self.surplus += times
                break
            self.gain(one)
            times -= 1
        self.step = ACTIVATE
        self.pending = 0

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


def recorded_extras(extras: i64) -> i64:
    """Counts of gained dice as records have always digested them: four bits each, then the fifth bits."""
    found: i64 = 0
    if extras:
        for kind in range(KINDS):
            number = extras >> COUNT_BITS * kind & MOST_COUNTED
            found |= (number & 15) << RECORDED_BITS * kind
            found |= (number >> RECORDED_BITS) << (RECORDED_BITS * KINDS + kind)
    return found


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


def give_roll(player: Player, first: i64, second: i64) -> None:
    """A new turn: two dice as rolled; unused dice of the turn before are gone (RR-054, RR-A35)."""
    player.rolled = first | second << 3
    player.first = first
    player.second = second
    player.extras = 0
    player.activated = 0
    player.step = ACTIVATE
    player.pending = 0
    player.cache = None
    player.shown = None
    if player.fits != NOT_NOTED:
        player.note_fits()
