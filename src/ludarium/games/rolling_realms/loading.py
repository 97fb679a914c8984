"""The way back from the table: positions are completed, and the rules get the cards that lie there."""

from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import replace

from ludarium.core.errors import BadPosition, NotAllowed
from ludarium.core.position import Chance
from ludarium.core.rng import Rng
from ludarium.games.rolling_realms.components import COMPONENTS, REALM_NUMBER, REALMS, RESOURCES
from ludarium.games.rolling_realms.rules.activate import fits_nowhere
from ludarium.games.rolling_realms.rules.player import (
    MISSED,
    MOST_COUNTED,
    READY,
    SHOWN,
    SLOTS,
    Player,
    fresh_player,
    give_roll,
    packed_die,
)
from ludarium.games.rolling_realms.rules.powers import COSTS, FACES
from ludarium.games.rolling_realms.rules.realms import ALL_REALMS
from ludarium.games.rolling_realms.rules.resources import CAP, UNIT, coins, hearts
from ludarium.games.rolling_realms.rules.rounds import BY_THE_ROLL, TURN, ask_turn
from ludarium.games.rolling_realms.rules.scoring import LEFT_BITS, STAR_BITS
from ludarium.games.rolling_realms.rules.state import RealmsState
from ludarium.games.rolling_realms.rules.steps import QUESTIONS
from ludarium.games.rolling_realms.sheets import COUNTED, marks_of
from ludarium.games.rolling_realms.table import PENDING, REALM, STEPS, Cards, RealmsView, cards_of, number_of

FACTS: Final = COMPONENTS.game


def wrong(where: str, fault: str, clause: str = "", **facts: str | int) -> BadPosition:
    return BadPosition(f"realms-position-{fault}", {"where": where, **facts}, clause)


def or_usual(said: Any, usual: Any) -> Any:
    """What a position says, or the usual where it says nothing."""
    return usual if said is UNSET else said


# What a position leaves out.


def prepared(given: Any, fresh: RealmsView, rules: int) -> tuple[Any, RealmsView]:
    """A position with all realms and rolls so far, drawn where it leaves them out, and blank cards for them."""
    assert fresh.chance is not None
    rng = fresh.chance.rng()
    round_number, played, realms = realms_so_far(given, rng)
    turn, rolls = rolls_so_far(given, rng)
    blank = blank_cards(realms, rolls[-1], rules, ready=given.over is True)
    given = replace(
        given,
        round=round_number,
        played=played,
        realms=realms,
        turn=turn,
        rolls=rolls,
        roll=rolls[-1],
        players={seat: completed(said, realms, rules) for seat, said in or_usual(given.players, {}).items()},
        chance=or_usual(given.chance, Chance(rng.key.hex(), rng.drawn)),
    )
    return given, replace(fresh, players=dict.fromkeys(range(fresh.seats), blank))


def realms_so_far(given: Any, rng: Rng) -> tuple[int, list[list[str]], list[str]]:
    """RR-018, RR-157: the number of the round, and three realms for it and for each one before."""
    played = or_usual(given.played, [])
    number = or_usual(given.round, len(played) + 1)
    if len(played) >= number:
        raise wrong("played", "too-many-rounds", "RR-158", number=len(played), round=number)
    any_trio = [REALM.back] * SLOTS
    trios = [*played, *[any_trio] * (number - 1 - len(played)), or_usual(given.realms, any_trio)]
    named = {name for trio in trios for name in trio}
    unused = [name for name in REALMS if name not in named]
    drawn: list[list[str]] = []
    for trio in trios:
        drawn.append([unused.pop(rng.below(len(unused))) if name == REALM.back else name for name in trio])
    return number, drawn[:-1], drawn[-1]


def rolls_so_far(given: Any, rng: Rng) -> tuple[int, list[list[int]]]:
    """RR-027: the number of the turn, and a roll for it and for each one before."""
    rolls = or_usual(given.rolls, [])
    turn = or_usual(given.turn, max(len(rolls), 1))
    if len(rolls) > turn:
        raise wrong("rolls", "too-many-rolls", "RR-020", number=len(rolls), turn=turn)
    if given.roll is not UNSET and len(rolls) == turn and rolls[-1] != given.roll:
        raise wrong("roll", "other-roll", "RR-027")
    drawn = [[rng.below(FACES) + 1, rng.below(FACES) + 1] for _ in range(turn - len(rolls))]
    rolls = [*rolls, *drawn]
    return turn, [*rolls[:-1], or_usual(given.roll, rolls[-1])]


def blank_cards(realms: list[str], roll: list[int], rules: int, ready: bool) -> Cards:
    """What lies before a player right after a roll on blank sheets."""
    player = blank_player(realms, rules >= BY_THE_ROLL)
    give_roll(player, roll[0], roll[1])
    if ready:
        player.step = READY
    return cards_of(player, [])


def blank_player(realms: list[str], by_the_roll: bool) -> Player:
    return fresh_player([ALL_REALMS[REALM_NUMBER[name]] for name in realms], by_the_roll)


def completed(said: Any, realms: list[str], rules: int) -> Any:
    """RR-031: a position may leave out that the realms are activated that the dice went to."""
    went = [] if said.dice is UNSET else [die.used for die in said.dice if die.used in realms]
    fits = said.fits if rules >= BY_THE_ROLL else UNSET
    return replace(said, activated=or_usual(said.activated, went), fits=fits)


# The table as the rules know it.


def put(state: RealmsState, table: RealmsView, given: Any) -> RealmsState:
    said = or_usual(given.players, {})
    noted = [seat for seat in range(table.seats) if seat in said and said[seat].fits is not UNSET]
    state.round = table.round
    state.drawn = [REALM_NUMBER[name] for trio in [*table.played, table.realms] for name in trio]
    state.rolls = [first | second << 3 for first, second in table.rolls]
    state.players = [player_of(table, seat, seat in noted) for seat in range(table.seats)]
    state.owned = state.everybody()
    state.finished = finished_of(table)
    if table.players[0].fits is UNSET:
        state.rules = BY_THE_ROLL - 1
    state.over = table.over
    state.read_frames([])
    if table.over:
        if (table.round, table.turn) != (FACTS.rounds, FACTS.turns):
            raise wrong("over", "not-over", "RR-160", round=table.round, turn=table.turn)
        state.ask_all(TURN, 0, table.turn)
        return state
    ask_turn(state, table.turn, sum(1 << seat for seat, one in enumerate(state.players) if one.step != READY))
    if not state.waiting:
        raise wrong("players", "all-ready", "RR-023")
    return state


def finished_of(table: RealmsView) -> list[int]:
    """RR-156: the scores of the rounds before; a round left out counts nothing."""
    wanted = table.round if table.over else table.round - 1
    scores = [0] * (wanted * table.seats)
    for seat, cards in table.players.items():
        if len(cards.rounds) > wanted:
            raise wrong(f"players.{seat}.rounds", "rounds", "RR-155", number=len(cards.rounds), rounds=wanted)
        for number, finished in enumerate(cards.rounds):
            stars = sum(count << STAR_BITS * slot for slot, count in enumerate(finished.stars))
            scores[number * table.seats + seat] = stars | finished.left << LEFT_BITS
    return scores


def player_of(table: RealmsView, seat: int, fits_noted: bool = True) -> Player:
    """The cards of a seat as the rules know them.

    A position may leave out what the dice fitted right after the roll: then they fitted what they fit as the cards
    lie, and where they went (RR-A03).
    """
    put_down = PutDown(table, seat)
    put_down.dice(table.roll)
    put_down.fits(fits_noted)
    put_down.copies()
    put_down.question(table.over)
    put_down.faults()
    return put_down.player


class PutDown:
    """The cards of one seat as a Player of the rules: first what scores count, the rest part by part.

    A part that breaks a rule is refused with its place.
    """

    def __init__(self, table: RealmsView, seat: int) -> None:
        self.cards = table.players[seat]
        self.realms = table.realms
        self.where = f"players.{seat}"
        self.player = blank_player(table.realms, self.cards.fits is not UNSET)
        self.sheets()
        self.resources()

    def slot(self, realm: str, where: str) -> int:
        """The slot of a realm, which must be in play."""
        if realm not in self.realms:
            raise wrong(f"{self.where}.{where}", "not-in-play", "RR-019", realm=realm)
        return self.realms.index(realm)

    def sheets(self) -> None:
        for realm, cells in self.cards.sheets.items():
            where = f"sheets.{realm}"
            slot = self.slot(realm, where)
            for cell, content in cells.items():
                if content == 0:
                    raise wrong(f"{self.where}.{where}.{cell}", "empty-cell", "RR-007")
            try:
                self.player.write(slot, int(self.player.sheet(slot)) | marks_of(realm, cells))
            except KeyError as unknown:
                cell = str(unknown.args[0])
                raise wrong(f"{self.where}.{where}", "no-such-cell", realm=realm, cell=cell) from None
        for counting, stars in self.cards.counted.items():
            slot = self.slot(counting, f"counted.{counting}")
            self.player.write(slot, int(self.player.sheet(slot)) | stars << COUNTED[counting])

    def resources(self) -> None:
        for name, stock in self.cards.resources.items():
            where = f"{self.where}.resources.{name}"
            if not 0 <= stock.gained <= FACTS.cap:
                raise wrong(f"{where}.gained", "cap", "RR-055", number=stock.gained, cap=FACTS.cap)
            if not 0 <= stock.spent <= stock.gained:
                raise wrong(f"{where}.spent", "spent", "RR-049", spent=stock.spent, gained=stock.gained)
            unit = UNIT[RESOURCES.index(name)]
            self.player.gained += unit * stock.gained
            self.player.spent += unit * stock.spent

    def dice(self, roll: list[int]) -> None:
        """RR-029, RR-031: where the dice of this turn went."""
        give_roll(self.player, roll[0], roll[1])
        for at, realm in enumerate(self.cards.activated):
            self.player.activated |= 1 << self.slot(realm, f"activated[{at}]")
        for number, die in enumerate(self.cards.dice):
            rolled = self.player.rolled >> 3 * number & SHOWN
            where = f"{self.where}.dice[{number}]"
            if die.value != rolled and not die.changed:
                raise wrong(f"{where}.value", "not-as-rolled", "RR-039", value=die.value, rolled=rolled)
            went = MISSED if die.used == "resource" else 0
            if die.used and not went:
                went = self.slot(die.used, f"dice[{number}].used") + 1
            if 0 < went < MISSED and not self.player.activated >> went - 1 & 1:
                raise wrong(f"{where}.used", "not-activated", "RR-031", realm=die.used)
            if went == MISSED and die.changed:
                raise wrong(f"{where}.changed", "missed-changed", "RR-A04")
            self.player.set_die(number, packed_die(die.value, die.again, die.changed, went))

    def fits(self, noted: bool) -> None:
        """RR-A03: what the dice fitted right after the roll."""
        if self.cards.fits is UNSET:
            return
        masks = [self.noted_fits(number) if noted else int(self.player.likely_fits(number)) for number in range(2)]
        self.player.fits = masks[0] | masks[1] << SLOTS
        for number, die in enumerate(self.cards.dice):
            if die.used == "resource" and not fits_nowhere(self.player, number, usable=False):
                raise wrong(f"{self.where}.dice[{number}].used", "missed-usable", "RR-A03")

    def noted_fits(self, number: int) -> int:
        assert self.cards.fits is not UNSET
        realms = self.cards.fits[number]
        return sum(1 << slot for slot in {self.slot(one, f"fits[{number}][{at}]") for at, one in enumerate(realms)})

    def copies(self) -> None:
        """RR-035: gained dice, as many as can be counted after everything that can still be bought."""
        spent = self.player.spent
        most = int(MOST_COUNTED - (CAP - coins(spent)) - (CAP - hearts(spent)) // COSTS["double"])
        number = sum(one.count for one in self.cards.copies)
        if number > most:
            raise wrong(f"{self.where}.copies", "copies-too-many", "RR-055", number=number, most=most)
        for at, one in enumerate(self.cards.copies):
            kind = one.value - 1 + FACES * one.again
            if self.player.gained_dice(kind):
                raise wrong(f"{self.where}.copies[{at}]", "copies-twice", "RR-A46", value=one.value)
            for _ in range(one.count):
                self.player.add_die(kind)

    def question(self, over: bool) -> None:
        """What the player is asked, unless nobody could be asked so."""
        step, pending = STEPS.index(self.cards.step), self.cards.pending
        if over and step != READY:
            raise wrong(f"{self.where}.step", "over-step", "RR-160")
        if (self.cards.step in PENDING) != (pending is not None and pending.kind == self.cards.step):
            raise wrong(f"{self.where}.pending", "pending")
        try:
            self.player.ask(step, number_of(pending) if pending else 0)
        except ValueError:
            raise wrong(f"{self.where}.pending", "pending") from None
        self.refuse(QUESTIONS[step].fault(self.player), "pending")

    def faults(self) -> None:
        """What the rules of the realms find wrong with the sheets."""
        for slot, realm in enumerate(self.player.realms):
            self.refuse(realm.fault(self.player, int(self.player.sheet(slot))), f"sheets.{realm.name}")

    def refuse(self, found: NotAllowed | None, where: str) -> None:
        if found is not None:
            raise BadPosition(found.reason, {"where": f"{self.where}.{where}", **found.arguments}, found.clause)
