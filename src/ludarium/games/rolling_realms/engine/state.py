"""The whole truth of one game of Rolling Realms, and the course of its rounds and turns (rules chapters 4, 5, 21).

Copies share the Players and clone one only when it is about to change (``own``), so a copy costs the same for any
number of seats. All other lists are replaced, never changed in place.
"""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed, NotAMove, NotYourTurn
from ludarium.core.result import Result
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.games.rolling_realms.components import COMPONENTS, REALMS, rating_of
from ludarium.games.rolling_realms.engine.moves import MOVES
from ludarium.games.rolling_realms.engine.numbers import BIT
from ludarium.games.rolling_realms.engine.player import READY, SLOTS, Player, fresh_player, give_roll
from ludarium.games.rolling_realms.engine.realms import ALL_REALMS
from ludarium.games.rolling_realms.engine.scoring import final_result, finished_round, left_of, stars_of, tenths_of
from ludarium.games.rolling_realms.engine.steps import moves_of, play_on, why_not
from ludarium.games.rolling_realms.engine.telling import tell_move

NOBODY: Final = -1
BY_THE_ROLL: Final = 2  # the version of the rules from which RR-A03 looks at the cards right after the roll
ROUNDS: Final = COMPONENTS.game.rounds
TURNS: Final = COMPONENTS.game.turns


class RealmsState(State):
    __slots__ = ("drawn", "finished", "owned", "players", "rolls", "round", "rules", "turn_number")

    rules: i64  # their version
    players: list[Player]
    owned: i64  # a bit for each Player that no other State shares
    round: i64  # 1 to 3
    turn_number: i64  # 1 to 9
    drawn: list[int]  # the realms of all rounds so far, three each
    rolls: list[int]  # of this round: the first die, and the second three bits higher
    finished: list[int]  # a packed score for each seat, round after round

    def copy(self) -> "RealmsState":
        twin = RealmsState(self.seats, self.rng.copy())
        twin.waiting = self.waiting
        twin.over = self.over
        twin.rules = self.rules
        twin.players = self.players[:]
        twin.owned = 0
        self.owned = 0
        twin.round = self.round
        twin.turn_number = self.turn_number
        twin.drawn = self.drawn
        twin.rolls = self.rolls
        twin.finished = self.finished
        return twin

    def words(self) -> list[int]:
        out: list[int] = [self.seats, self.waiting, self.over, self.rng.drawn, self.round, self.turn_number]
        for part in (self.drawn, self.rolls, self.finished):
            out.append(len(part))
            out += part
        for player in self.players:
            out += player.words()
        return out

    def own(self, seat: i64) -> Player:
        """The Player of a seat, to be changed."""
        if self.owned & BIT[seat]:
            return self.players[seat]
        player = self.players[seat].copy()
        self.players[seat] = player
        self.owned |= BIT[seat]
        return player

    def try_move(self, seat: i64, move: i64) -> None:
        """A move out of those listed for the seat needs no further question; any other, the usual ones."""
        cache = self.players[seat].cache
        if cache is not None and move in cache:
            self.apply(seat, move)
        else:
            super().try_move(seat, move)

    def legal(self, seat: int) -> list[int]:
        return moves_of(self.players[seat])

    def apply(self, seat: int, move: int) -> None:
        """What a seat does touches its own Player alone, until everybody has finished (RR-021, RR-023)."""
        player = self.own(seat)
        if self.news is None:
            play_on(player, move)
        else:
            before = player.copy()
            play_on(player, move)
            tell_move(self, seat, move, before, player)
        if player.step == READY:
            self.waiting &= ~BIT[seat]
            if self.waiting == 0:
                end_turn(self)

    def result(self) -> Result | None:
        return final_result(self.seats, self.finished) if self.over else None

    def why_not(self, seat: int, move: int) -> NotAllowed | NotAMove:
        if move < 0 or move >= MOVES:
            return NotAMove("no-such-move-number", {"move": move, "moves": MOVES})
        return why_not(self.players[seat], move)

    def not_your_turn(self, seat: int) -> NotYourTurn:
        if seat < 0 or seat >= self.seats:
            return NotYourTurn("no-such-seat", {"seat": seat, "seats": self.seats}, "RR-001")
        if self.over:
            return NotYourTurn("realms-no-game-over", {"seat": seat}, "RR-160")
        return NotYourTurn("realms-no-ready", {}, "RR-A34")


# The course of the game.


def new_game(seats: int, rng: Rng, rules: int) -> RealmsState:
    state = blank_state(seats, rng, rules)
    begin_round(state)
    return state


def blank_state(seats: int, rng: Rng, rules: int) -> RealmsState:
    """A table before the first round: no realms, no cards, nobody asked."""
    state = RealmsState(seats, rng)
    state.rules = rules
    state.players = []
    state.owned = 0
    state.round = 0
    state.turn_number = 0
    state.drawn = []
    state.rolls = []
    state.finished = []
    return state


def new_player(state: RealmsState) -> Player:
    """A player with the realms of this round."""
    realms = [ALL_REALMS[number] for number in state.drawn[-SLOTS:]]
    return fresh_player(realms, state.rules >= BY_THE_ROLL)


def begin_round(state: RealmsState) -> None:
    """RR-018, RR-019, RR-158: three realms at random out of those not used yet, the same for everybody."""
    state.round += 1
    state.turn_number = 0
    state.rolls = []
    unused = [number for number in range(len(REALMS)) if number not in state.drawn]
    drawn = state.drawn[:]
    for _ in range(SLOTS):
        drawn.append(unused.pop(state.rng.pick([REALMS[number] for number in unused])))
    state.drawn = drawn
    # RR-156: everything but the scores is wiped off.
    state.players = [new_player(state) for _ in range(state.seats)]
    state.owned = BIT[state.seats] - 1
    if state.news is not None:
        names = [REALMS[number] for number in drawn[-SLOTS:]]
        state.tell("realms-round", NOBODY, {"round": int(state.round), "realms": names})
    begin_turn(state)


def begin_turn(state: RealmsState) -> None:
    """RR-026: one roll for everybody, the only chance of the turn."""
    faces = COMPONENTS.game.faces
    first = state.rng.roll(faces)
    second = state.rng.roll(faces)
    state.turn_number += 1
    state.rolls = [*state.rolls, first | second << 3]
    for seat in range(state.seats):
        give_roll(state.own(seat), first, second)
    state.waiting = BIT[state.seats] - 1
    if state.news is not None:
        state.tell("realms-rolled", NOBODY, {"turn": int(state.turn_number), "first": first, "second": second})


def end_turn(state: RealmsState) -> None:
    """RR-023, RR-154: everybody has finished, so the dice are rolled again, or the round is over."""
    if state.turn_number < TURNS:
        begin_turn(state)
        return
    scores = [finished_round(player) for player in state.players]
    state.finished = state.finished + scores
    if state.news is not None:
        for seat, score in enumerate(scores):
            facts = {"round": int(state.round), "stars": sum(stars_of(score)), "left": left_of(score)}
            state.tell("realms-round-ended", seat, {**facts, "tenths": tenths_of(score)})
    if state.round < ROUNDS:
        begin_round(state)
        return
    state.over = True  # RR-160
    if state.news is not None:
        tell_result(state, final_result(state.seats, state.finished))


def tell_result(state: RealmsState, result: Result) -> None:
    if state.seats == 1:
        total = result.scores[0]
        state.tell("realms-solo", 0, {"tenths": total, "rating": rating_of(total)})
        return
    for seat in result.winners:
        state.tell("realms-won", seat, {"tenths": result.scores[seat]})
