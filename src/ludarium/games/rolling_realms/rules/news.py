"""What happened, told to everybody: nothing in this game is secret (RR-A44)."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from ludarium.core.events import Fact
from ludarium.core.moves import Said
from ludarium.core.state import State
from ludarium.games.rolling_realms.moves import MOVES
from ludarium.games.rolling_realms.rules import charterstone
from ludarium.games.rolling_realms.rules.activate import taken_kind
from ludarium.games.rolling_realms.rules.move_numbers import AGAIN, REALM_OF, ROLLED
from ludarium.games.rolling_realms.rules.player import Player
from ludarium.games.rolling_realms.rules.powers import CHANGE, shown_by
from ludarium.games.rolling_realms.rules.resources import coins, hearts, pumpkins


class Use:
    """What a ``use`` does to the cards as they stand before it: its die, realm and action, the cells it marks."""

    def __init__(self, player: Player, said: Said) -> None:
        source = said.places["die"]
        action = said.places["action"]
        self.slot = int(player.slot_of(REALM_OF[action]))
        self.realm = player.realms[self.slot]
        self.action = action - int(self.realm.first)
        self.die = str(said.values["die"])
        self.taken = source if source < ROLLED else ROLLED + int(taken_kind(player, source - ROLLED, self.slot))
        self.value = shown_by(player, self.taken)
        self.cells = self.realm.cells(int(player.sheet(self.slot)), self.action, self.value)


class Made:
    """A move that a seat has made. Its methods tell it, by kind of move, and what came of it."""

    def __init__(self, state: State, seat: int, move: int, before: Player, after: Player) -> None:
        self.state = state
        self.seat = seat
        self.said = MOVES.read(move)
        self.before = before
        self.after = after

    def tell(self, event: str, **facts: Fact) -> None:
        self.state.tell(event, self.seat, facts)

    def done(self) -> None:
        self.tell("realms-ready")

    def use(self) -> None:
        use = Use(self.before, self.said)
        self.tell("realms-marked", realm=use.realm.name, die=use.die, value=use.value, cells=use.cells)
        if use.realm is charterstone.REALM:
            self.note()

    def note(self) -> None:
        """A number that is on a crate now; there is none if it still has to be chosen."""
        slot = self.before.slot_of(charterstone.REALM.number)
        for crate in range(charterstone.BUILDINGS):
            number = int(charterstone.noted(self.after.sheet(slot), crate))
            if number != charterstone.noted(self.before.sheet(slot), crate):
                self.tell("realms-noted", cell=f"c{crate + 1}", value=number)

    def miss(self) -> None:
        self.tell(
            "realms-missed", die=self.said.values["die"], value=shown_by(self.before, self.said.places["die"])
        )

    def shift(self) -> None:
        way = self.said.places["way"]
        value = shown_by(self.before, self.said.places["die"]) + CHANGE[way]
        self.tell("realms-shifted", die=self.said.values["die"], value=value, again=int(way >= AGAIN))

    def bought_die(self) -> None:
        self.tell("realms-copied", value=self.said.values["value"], power=self.said.kind.name)

    def resources(self) -> None:
        before, after = self.before, self.after
        if after.spent != before.spent:
            self.tell("realms-paid", **amounts(after.spent - before.spent))
        if after.gained != before.gained:
            self.tell("realms-gained", **amounts(after.gained - before.gained))
        if after.surplus:
            self.tell("realms-lost", number=int(after.surplus))

    def stars(self) -> None:
        stars = int(self.after.stars() - self.before.stars())
        if stars > 0:
            self.tell("realms-starred", stars=stars)


def amounts(packed: i64) -> dict[str, int]:
    return {"pumpkins": int(pumpkins(packed)), "hearts": int(hearts(packed)), "coins": int(coins(packed))}


TELLERS: Final[dict[str, Callable[[Made], None]]] = {
    "done": Made.done,
    "miss": Made.miss,
    "note": Made.note,
    **dict.fromkeys(("double", "copy", "seven", "coins"), Made.bought_die),
    "shift": Made.shift,
    "use": Made.use,
}


def tell_move(state: State, seat: int, move: int, before: Player, after: Player) -> None:
    """The move itself, and everything that came of it."""
    made = Made(state, seat, move, before, after)
    teller = TELLERS.get(made.said.kind.name)
    if teller is not None:
        teller(made)
    made.resources()
    made.stars()
