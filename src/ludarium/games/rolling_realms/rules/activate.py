"""Activating realms (rules chapter 6): a die into a realm, a resource for a die that fits nowhere, the end."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, has
from ludarium.core.errors import NotAllowed
from ludarium.games.rolling_realms.components import REALMS
from ludarium.games.rolling_realms.moves import MOVES
from ludarium.games.rolling_realms.rules.move_numbers import ACTIONS, DONE, MISS, REALM_OF, ROLLED
from ludarium.games.rolling_realms.rules.player import (
    ALL_SLOTS,
    CHANGED,
    MAY_AGAIN,
    MISSED,
    NOT_NOTED,
    PLACE_BITS,
    READY,
    SHOWN,
    SLOTS,
    Player,
)
from ludarium.games.rolling_realms.rules.powers import COINS, COPY, DOUBLE, FACES, SEVEN, SHIFT, power_moves
from ludarium.games.rolling_realms.rules.questions import Act, Question, refuse
from ludarium.games.rolling_realms.rules.take import ANY_TYPE, offer_choice

# What is legal.


def use_moves(player: Player, source: i64, shown: i64, closed: i64, out: list[int]) -> bool:
    """Add what a die may do in the realms that are not closed to it; whether there is anything."""
    before = len(out)
    realms = player.realms
    if not closed & 1:
        out += realms[0].moves(player, player.sheet_a, shown, source)
    if not closed & 2:
        out += realms[1].moves(player, player.sheet_b, shown, source)
    if not closed & 4:
        out += realms[2].moves(player, player.sheet_c, shown, source)
    return len(out) > before


def closed_to(player: Player, may_again: i64) -> i64:
    """RR-031, RR-065: the slots that a die may not enter."""
    return 0 if may_again else player.activated


def rolled_moves(player: Player, number: i64, die: i64, out: list[int]) -> None:
    if die >> PLACE_BITS:
        return  # RR-029
    usable = use_moves(player, number, die & SHOWN, closed_to(player, die & MAY_AGAIN), out)
    if not die & CHANGED and fits_nowhere(player, number, usable):
        out.append(MISS + number)  # RR-036


def gained_moves(player: Player, out: list[int]) -> None:
    """RR-035; dice that show the same are named once (RR-A46)."""
    for kind in range(FACES):
        again = player.gained_dice(kind + FACES)
        if again or player.gained_dice(kind):
            use_moves(player, ROLLED + kind, kind + 1, closed_to(player, again), out)


def fits_nowhere(player: Player, number: i64, usable: bool) -> bool:
    """RR-A03: whether an unused, unchanged die gives a resource; ``usable``: it has something to do now."""
    fits = player.fits
    if fits == NOT_NOTED:
        return not usable  # version 1 of the rules looks at the cards as they stand when a player claims
    first = fits & ALL_SLOTS
    second = fits >> SLOTS
    if (second if number else first) == 0:
        return True
    # Both dice fitted one and the same realm alone, and the other one is there.
    other = player.die(1 - number) >> PLACE_BITS
    return first == second and 0 < other < MISSED and first == bit_of(other - 1)


# What the moves do.


class Done(Act):
    def play(self, player: Player, at: i64) -> None:
        """RR-A50: the player declares the turn finished."""
        player.ask(READY)


class Miss(Act):
    def play(self, player: Player, at: i64) -> None:
        """RR-A04: the claim uses the die up, and the player picks the type."""
        player.set_die(at, player.die(at) | MISSED << PLACE_BITS)
        offer_choice(player, 1, ANY_TYPE)

    def why_not(self, player: Player, at: i64) -> NotAllowed:
        die = player.die(at)
        if die >> PLACE_BITS:
            return refuse("RR-029", "realms-no-used", die=int(at + 1))
        if die & CHANGED:
            return refuse("RR-A04", "realms-no-changed", die=int(at + 1))
        usable = use_moves(player, at, die & SHOWN, closed_to(player, die & MAY_AGAIN), [])
        return refuse(
            "RR-038", "realms-no-usable" if usable else "realms-no-fitted", die=int(at + 1), value=int(die & SHOWN)
        )


class Use(Act):
    """RR-030: one die activates one realm."""

    def play(self, player: Player, at: i64) -> None:
        source = at // ACTIONS
        action = at % ACTIONS
        slot = player.slot_of(REALM_OF[action])
        value: i64
        if source < ROLLED:
            die = player.die(source)
            value = die & SHOWN
            player.set_die(source, die | (slot + 1) << PLACE_BITS)
        else:
            kind = taken_kind(player, source - ROLLED, slot)
            value = kind % FACES + 1
            player.remove_die(kind)
        player.activated |= bit_of(slot)
        realm = player.realms[slot]
        realm.mark(player, slot, action - realm.first, value, source)

    def why_not(self, player: Player, at: i64) -> NotAllowed:
        source, action = divmod(int(at), ACTIONS)
        number = REALM_OF[action]
        slot = player.slot_of(number)
        if slot < 0:
            return refuse("RR-018", "realms-no-not-in-play", realm=f"realms-realm-{REALMS[number]}")
        if source < ROLLED:
            die = player.die(source)
            if die >> PLACE_BITS:
                return refuse("RR-029", "realms-no-used", die=source + 1)
            value = int(die & SHOWN)
            again = die & MAY_AGAIN
        else:
            value = source - ROLLED + 1
            again = player.gained_dice(value - 1 + FACES)
            if not again and not player.gained_dice(value - 1):
                return refuse("RR-054", "realms-no-such-die", value=value)
        if has(closed_to(player, again), slot):
            return refuse("RR-031" if source < ROLLED else "RR-076", "realms-no-activated")
        realm = player.realms[slot]
        return realm.why_not(player, player.sheet(slot), action - int(realm.first), value)


def taken_kind(player: Player, kind: i64, slot: i64) -> i64:
    """RR-A46: gained dice that show the same are alike; a free entry is kept for a realm that needs it."""
    return kind + FACES if has(player.activated, slot) or not player.gained_dice(kind) else kind


# The question.

ACTS: Final[list[Act]] = [Done("done"), Miss("miss"), DOUBLE, COPY, SEVEN, COINS, SHIFT, Use("use")]
ACT_KINDS: Final = [act.kind for act in ACTS]
# The act of each move; those of other questions have none and never get so far.
ACT_OF: Final[bytes] = bytes(
    [ACT_KINDS.index(kind.name) if kind.name in ACT_KINDS else 0 for kind in map(MOVES.kind, range(MOVES.count))]
)
# What the moves of other questions lack.
NOT_ASKED: Final = {
    "take": "realms-no-nothing-to-take",
    "note": "realms-no-nothing-to-note",
    "grape": "realms-no-order-first",
    "enough": "realms-no-order-first",
}


class Activate(Question):
    """Everything a player may do while activating: finish, use dice, spend resources."""

    def legal(self, player: Player, seat: i64) -> list[int]:
        out = [DONE]
        rolled_moves(player, 0, player.first, out)
        rolled_moves(player, 1, player.second, out)
        if player.extras:
            gained_moves(player, out)
        if player.gained != player.spent:
            power_moves(player, out)
        return out

    def play(self, player: Player, seat: i64, move: i64) -> None:
        act = ACTS[ACT_OF[move]]
        act.play(player, move - act.first)

    def why_not(self, player: Player, seat: i64, move: i64) -> NotAllowed | None:
        act = ACTS[ACT_OF[move]]
        return act.why_not(player, move - act.first)

    def misplaced(self, player: Player, move: i64) -> NotAllowed:
        kind = MOVES.kind(move)
        return refuse(kind.clause, NOT_ASKED[kind.name])


STEP: Final[Question] = Activate("activate", *ACT_KINDS)
