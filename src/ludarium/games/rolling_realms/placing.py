"""Positions of Rolling Realms set up on the table.

A position may leave out whatever it does not care about: that is taken from a fresh set-up with a seed. What it
does say is checked, and refused with the place of the fault.
"""

from typing import Final

from msgspec import UNSET

from ludarium.core.errors import BadPosition, LudariumError
from ludarium.core.rng import Rng
from ludarium.games.rolling_realms.components import COMPONENTS, REALM_NUMBER, REALMS, RESOURCES
from ludarium.games.rolling_realms.engine.activate import fits_nowhere
from ludarium.games.rolling_realms.engine.numbers import BIT
from ludarium.games.rolling_realms.engine.player import (
    ACTIVATE,
    CHANGED,
    COUNT_BITS,
    MAY_AGAIN,
    MISSED,
    MOST_COUNTED,
    NOT_NOTED,
    NOTE_NUMBER,
    PLACE_BITS,
    READY,
    SLOTS,
    Player,
    give_roll,
)
from ludarium.games.rolling_realms.engine.powers import DOUBLE_COST, FACES, gained_dice
from ludarium.games.rolling_realms.engine.resources import CAP, UNIT, coins, hearts
from ludarium.games.rolling_realms.engine.scoring import LEFT_BITS, STAR_BITS
from ludarium.games.rolling_realms.engine.state import RealmsState, blank_state, new_player
from ludarium.games.rolling_realms.engine.steps import STEP_NAMES
from ludarium.games.rolling_realms.judging import fault_of, place_pending
from ludarium.games.rolling_realms.position import PlayerPosition, Position
from ludarium.games.rolling_realms.sheets import sheet_of, with_stars
from ludarium.games.rolling_realms.view import AS_RESOURCE

FACTS: Final = COMPONENTS.game


def state_of(position: Position, seats: int, rng: Rng, rules: int) -> RealmsState:
    """A State from a whole or partial position, by a version of the rules."""
    state = blank_state(seats, rng, rules)
    place_realms(state, position)
    place_rolls(state, position)
    given = {} if position.players is UNSET else position.players
    for seat in given:
        if seat >= seats:
            raise wrong(f"players.{seat}", "no-such-seat", "RR-001", seat=seat, seats=seats)
    over = position.over is True
    state.players = [place_player(state, given.get(seat, PlayerPosition()), seat, over) for seat in range(seats)]
    state.owned = BIT[seats] - 1
    place_finished(state, given, over)
    state.waiting = sum(1 << seat for seat, player in enumerate(state.players) if player.step != READY)
    state.over = over
    if over and (state.round != FACTS.rounds or state.turn_number != FACTS.turns):
        raise wrong("over", "not-over", "RR-160", round=state.round, turn=state.turn_number)
    if not over and not state.waiting:
        raise wrong("players", "all-ready", "RR-023")
    if position.chance is not UNSET:
        state.rng = position.chance.rng()
    return state


def wrong(where: str, fault: str, clause: str = "", **facts: str | int) -> BadPosition:
    return BadPosition(f"realms-position-{fault}", {"where": where, **facts}, clause)


def refuse(found: LudariumError | None, where: str) -> None:
    """Raise what is wrong at a place, if anything is."""
    if found is not None:
        raise BadPosition(found.reason, {"where": where, **found.arguments}, found.clause)


def place_realms(state: RealmsState, position: Position) -> None:
    """RR-018, RR-157: three realms for this round and each before it, all different."""
    played = [] if position.played is UNSET else position.played
    default = len(played) + 1
    state.round = default if position.round is UNSET else position.round
    if len(played) >= state.round:
        raise wrong("played", "too-many-rounds", "RR-158", number=len(played), round=state.round)
    named: dict[int, str] = {}
    trios = [(f"played[{at}]", trio) for at, trio in enumerate(played)]
    if position.realms is not UNSET:
        trios.append(("realms", position.realms))
    for where, trio in trios:
        for at, name in enumerate(trio):
            if REALM_NUMBER[name] in named:
                place = f"{where}[{at}]"
                raise wrong(place, "realm-twice", "RR-157", realm=name, other=named[REALM_NUMBER[name]])
            named[REALM_NUMBER[name]] = f"{where}[{at}]"
    unused = [number for number in range(len(REALMS)) if number not in named]
    before = [REALM_NUMBER[name] for trio in played for name in trio]
    while len(before) < SLOTS * (state.round - 1):
        before.append(unused.pop(state.rng.below(len(unused))))
    now = [] if position.realms is UNSET else [REALM_NUMBER[name] for name in position.realms]
    while len(now) < SLOTS:
        now.append(unused.pop(state.rng.below(len(unused))))
    state.drawn = before + now


def place_rolls(state: RealmsState, position: Position) -> None:
    """RR-027: a roll for every turn of the round so far."""
    rolls = [] if position.rolls is UNSET else position.rolls[:]
    state.turn_number = max(len(rolls), 1) if position.turn is UNSET else position.turn
    if len(rolls) > state.turn_number:
        raise wrong("rolls", "too-many-rolls", "RR-020", number=len(rolls), turn=state.turn_number)
    if position.roll is not UNSET:
        if len(rolls) == state.turn_number and rolls[-1] != position.roll:
            raise wrong("roll", "other-roll", "RR-027")
        rolls = rolls[: state.turn_number - 1]
    while len(rolls) < state.turn_number - 1:
        rolls.append([state.rng.below(FACES) + 1, state.rng.below(FACES) + 1])
    if len(rolls) < state.turn_number:
        fresh = [state.rng.below(FACES) + 1, state.rng.below(FACES) + 1]
        rolls.append(fresh if position.roll is UNSET else position.roll)
    state.rolls = [first | second << 3 for first, second in rolls]


def place_player(state: RealmsState, given: PlayerPosition, seat: int, over: bool) -> Player:
    where = f"players.{seat}"
    player = new_player(state)
    roll = state.rolls[-1]
    give_roll(player, roll & 7, roll >> 3)
    place_sheets(state, player, given, where)
    place_resources(player, given, where)
    place_dice(state, player, given, where)
    if player.fits != NOT_NOTED:
        place_fits(state, player, given, where)
    place_copies(player, given, where)
    step = READY if over else ACTIVATE
    if given.step is not UNSET:
        step = STEP_NAMES.index(given.step)
    if over and step != READY:
        raise wrong(f"{where}.step", "over-step", "RR-160")
    player.step = step
    if given.pending is not UNSET or step not in (ACTIVATE, READY):
        refuse(place_pending(player, step, given.pending), f"{where}.pending")
    for slot, realm in enumerate(player.realms):
        name = REALMS[realm.number]
        noting = player.pending >> 2 if step == NOTE_NUMBER and player.pending & 3 == slot else -1
        refuse(fault_of(name, player, int(player.sheet(slot)), noting), f"{where}.sheets.{name}")
    return player


def place_sheets(state: RealmsState, player: Player, given: PlayerPosition, where: str) -> None:
    realms = [REALMS[number] for number in state.drawn[-SLOTS:]]
    sheets = {} if given.sheets is UNSET else {str(name): cells for name, cells in given.sheets.items()}
    counted = {} if given.counted is UNSET else {str(name): stars for name, stars in given.counted.items()}
    for part, named in (("sheets", [*sheets]), ("counted", [*counted])):
        for name in named:
            if name not in realms:
                raise wrong(f"{where}.{part}.{name}", "not-in-play", "RR-019", realm=name)
    for slot, name in enumerate(realms):
        place = f"{where}.sheets.{name}"
        cells = sheets.get(name, {})
        for cell, content in cells.items():
            if content == 0:
                raise wrong(f"{place}.{cell}", "empty-cell", "RR-007")
        try:
            sheet = sheet_of(REALM_NUMBER[name], cells)
        except KeyError as unknown:
            raise wrong(place, "no-such-cell", realm=name, cell=str(unknown.args[0])) from None
        player.write(slot, with_stars(REALM_NUMBER[name], sheet, counted.get(name, 0)))


def place_resources(player: Player, given: PlayerPosition, where: str) -> None:
    stocks = {} if given.resources is UNSET else given.resources
    for name, stock in stocks.items():
        unit = UNIT[RESOURCES.index(name)]
        if not 0 <= stock.gained <= FACTS.cap:
            raise wrong(f"{where}.resources.{name}.gained", "cap", "RR-055", number=stock.gained, cap=FACTS.cap)
        if not 0 <= stock.spent <= stock.gained:
            place = f"{where}.resources.{name}.spent"
            raise wrong(place, "spent", "RR-049", spent=stock.spent, gained=stock.gained)
        player.gained += unit * stock.gained
        player.spent += unit * stock.spent


def place_dice(state: RealmsState, player: Player, given: PlayerPosition, where: str) -> None:
    """RR-029, RR-031: where the dice of this turn went."""
    realms = [REALMS[number] for number in state.drawn[-SLOTS:]]
    activated = 0
    if given.activated is not UNSET:
        for at, name in enumerate(given.activated):
            if name not in realms:
                raise wrong(f"{where}.activated[{at}]", "not-in-play", "RR-019", realm=name)
            activated |= 1 << realms.index(name)
    if given.dice is not UNSET:
        for number, die in enumerate(given.dice):
            rolled = player.rolled >> 3 * number & 7
            place = f"{where}.dice[{number}]"
            if die.value != rolled and not die.changed:
                raise wrong(f"{place}.value", "not-as-rolled", "RR-039", value=die.value, rolled=rolled)
            went = 0
            if die.used == AS_RESOURCE:
                went = MISSED
            elif die.used:
                if die.used not in realms:
                    raise wrong(f"{place}.used", "not-in-play", "RR-019", realm=die.used)
                went = realms.index(die.used) + 1
                if given.activated is UNSET:
                    activated |= 1 << went - 1
                elif not activated >> went - 1 & 1:
                    raise wrong(f"{place}.used", "not-activated", "RR-031", realm=die.used)
            if went == MISSED and die.changed:
                raise wrong(f"{place}.changed", "missed-changed", "RR-A04")
            flags = MAY_AGAIN * die.again | CHANGED * die.changed | went << PLACE_BITS
            player.set_die(number, die.value | flags)
    player.activated = activated


def place_fits(state: RealmsState, player: Player, given: PlayerPosition, where: str) -> None:
    """RR-A03: what the dice fitted right after the roll; left out, what they fit now, and where they went."""
    realms = [REALMS[number] for number in state.drawn[-SLOTS:]]
    masks = []
    for number in range(2):
        die = player.die(number)
        went = die >> PLACE_BITS
        if given.fits is not UNSET:
            for at, name in enumerate(given.fits[number]):
                if name not in realms:
                    raise wrong(f"{where}.fits[{number}][{at}]", "not-in-play", "RR-019", realm=name)
            masks.append(sum(1 << realms.index(name) for name in set(given.fits[number])))
        elif went == MISSED:
            masks.append(0)
        else:
            fits_now = player.fitting(player.rolled >> 3 * number & 7)
            masks.append(fits_now | (1 << went - 1 if went and not die & CHANGED else 0))
    player.fits = masks[0] | masks[1] << SLOTS
    for number in range(2):
        if player.die(number) >> PLACE_BITS == MISSED and not fits_nowhere(player, number, usable=False):
            raise wrong(f"{where}.dice[{number}].used", "missed-usable", "RR-A03")


def place_copies(player: Player, given: PlayerPosition, where: str) -> None:
    """RR-035: gained dice, as many as can be counted after everything that can still be bought."""
    copies = [] if given.copies is UNSET else given.copies
    spent = player.spent
    most = MOST_COUNTED - (CAP - coins(spent)) - (CAP - hearts(spent)) // DOUBLE_COST
    number = sum(one.count for one in copies)
    if number > most:
        raise wrong(f"{where}.copies", "copies-too-many", "RR-055", number=number, most=most)
    for at, one in enumerate(copies):
        kind = one.value - 1 + FACES * one.again
        if gained_dice(player.extras, kind):
            raise wrong(f"{where}.copies[{at}]", "copies-twice", "RR-A46", value=one.value)
        player.extras |= one.count << COUNT_BITS * kind


def place_finished(state: RealmsState, given: dict[int, PlayerPosition], over: bool) -> None:
    """RR-156: the scores of the rounds before; a round left out counts nothing."""
    wanted = state.round if over else state.round - 1
    scores = [[0] * state.seats for _ in range(wanted)]
    for seat, player in given.items():
        rounds = [] if player.rounds is UNSET else player.rounds
        if len(rounds) > wanted:
            raise wrong(f"players.{seat}.rounds", "rounds", "RR-155", number=len(rounds), rounds=wanted)
        for number, finished in enumerate(rounds):
            packed = sum(stars << STAR_BITS * slot for slot, stars in enumerate(finished.stars))
            scores[number][seat] = packed | finished.left << LEFT_BITS
    state.finished = [score for round_scores in scores for score in round_scores]
