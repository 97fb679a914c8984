"""Activating realms (rules chapter 6): a die into a realm, a resource for a die that fits nowhere, the end."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.games.rolling_realms.components import REALMS
from ludarium.games.rolling_realms.engine.moves import (
    ACTIONS,
    DONE,
    ENOUGH,
    GAINED,
    GRAPE,
    MISS,
    NOTE,
    REALM_OF,
    TAKE,
    USE,
)
from ludarium.games.rolling_realms.engine.numbers import BIT
from ludarium.games.rolling_realms.engine.player import (
    ALL_SLOTS,
    CHANGED,
    COUNT_BITS,
    MAY_AGAIN,
    MISSED,
    NOT_NOTED,
    PLACE_BITS,
    READY,
    SHOWN,
    SLOTS,
    Player,
)
from ludarium.games.rolling_realms.engine.powers import FACES, gained_dice, power_moves, spend, why_not_power
from ludarium.games.rolling_realms.engine.refusals import refuse

ANY_RESOURCE: Final = 7


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


def rolled_moves(player: Player, number: i64, die: i64, out: list[int]) -> None:
    if die >> PLACE_BITS:
        return  # RR-029
    closed: i64 = 0 if die & MAY_AGAIN else player.activated
    usable = use_moves(player, number, die & SHOWN, closed, out)
    if not die & CHANGED and fits_nowhere(player, number, usable):
        out.append(MISS + number)  # RR-036


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
    return first == second and 0 < other < MISSED and first == BIT[other - 1]


def activate_moves(player: Player) -> list[int]:
    """Everything a player may do while activating: finish, use dice, spend resources."""
    out = [DONE]
    rolled_moves(player, 0, player.first, out)
    rolled_moves(player, 1, player.second, out)
    extras = player.extras
    if extras:
        for value in range(1, FACES + 1):
            plain = gained_dice(extras, value - 1)
            again = gained_dice(extras, value - 1 + FACES)
            if plain or again:
                closed: i64 = 0 if again else player.activated
                use_moves(player, GAINED + value, value, closed, out)
    if player.gained != player.spent:
        power_moves(player, out)
    return out


def activate(player: Player, move: i64) -> None:
    if move >= USE:
        use(player, (move - USE) // ACTIONS, (move - USE) % ACTIONS)
    elif move == DONE:
        player.step = READY
        player.pending = 0
    elif move < TAKE:
        # RR-A04: the claim uses the die up, and the player picks the type.
        number = move - MISS
        player.set_die(number, player.die(number) | MISSED << PLACE_BITS)
        player.offer_choice(1, ANY_RESOURCE)
    else:
        spend(player, move)


def slot_of(player: Player, realm: i64) -> i64:
    """The slot of a realm in this round, or -1."""
    for slot in range(SLOTS):
        if player.realms[slot].number == realm:
            return slot
    return -1


def use(player: Player, source: i64, action: i64) -> None:
    """RR-030: one die activates one realm."""
    slot = slot_of(player, REALM_OF[action])
    value: i64
    if source <= GAINED:
        die = player.die(source)
        value = die & SHOWN
        player.set_die(source, die | (slot + 1) << PLACE_BITS)
    else:
        value = source - GAINED
        # RR-A46: gained dice that show the same are alike; a free entry is kept for a realm that needs it.
        kind = value - 1
        if player.activated >> slot & 1 or not gained_dice(player.extras, kind):
            kind += FACES
        player.extras -= BIT[COUNT_BITS * kind]
    player.activated |= BIT[slot]
    realm = player.realms[slot]
    realm.mark(player, slot, action - realm.first, value, source)


# Refusals.


def why_not_activate(player: Player, move: int) -> NotAllowed:
    if move >= USE:
        source, action = divmod(move - USE, ACTIONS)
        return why_not_use(player, source, action)
    if MISS <= move < TAKE:
        return why_not_miss(player, move - MISS)
    if TAKE <= move <= NOTE:
        return refuse("RR-036", "realms-no-nothing-to-take")
    if NOTE < move <= GRAPE:
        return refuse("RR-092", "realms-no-nothing-to-note")
    if move == ENOUGH or move <= GRAPE + FACES:
        return refuse("RR-141", "realms-no-order-first")
    return why_not_power(player, move)


def why_not_miss(player: Player, number: int) -> NotAllowed:
    die = player.die(number)
    if die >> PLACE_BITS:
        return refuse("RR-029", "realms-no-used", die=number + 1)
    if die & CHANGED:
        return refuse("RR-A04", "realms-no-changed", die=number + 1)
    closed = 0 if die & MAY_AGAIN else int(player.activated)
    usable = use_moves(player, number, die & SHOWN, closed, [])
    reason = "realms-no-usable" if usable else "realms-no-fitted"
    return refuse("RR-038", reason, die=number + 1, value=int(die & SHOWN))


def why_not_use(player: Player, source: int, action: int) -> NotAllowed:
    realm = REALM_OF[action]
    slot = slot_of(player, realm)
    if slot < 0:
        return refuse("RR-018", "realms-no-not-in-play", realm=f"realms-realm-{REALMS[realm]}")
    again = False
    if source <= GAINED:
        die = player.die(source)
        if die >> PLACE_BITS:
            return refuse("RR-029", "realms-no-used", die=source + 1)
        value = int(die & SHOWN)
        again = bool(die & MAY_AGAIN)
    else:
        value = source - GAINED
        plain = gained_dice(player.extras, value - 1)
        again = bool(gained_dice(player.extras, value - 1 + FACES))
        if not plain and not again:
            return refuse("RR-054", "realms-no-such-die", value=value)
    if player.activated >> slot & 1 and not again:
        return refuse("RR-031" if source <= GAINED else "RR-076", "realms-no-activated")
    found = player.realms[slot]
    return found.why_not(player, player.sheet(slot), action - int(found.first), value)
