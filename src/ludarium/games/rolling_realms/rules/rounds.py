"""The course of rounds and turns (rules chapters 4, 5 and 21): the steps of the table."""

from typing import Any, Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.core.result import Result
from ludarium.core.rng import Rng
from ludarium.core.steps import Step
from ludarium.games.rolling_realms.components import COMPONENTS, REALMS, rating_of
from ludarium.games.rolling_realms.moves import MOVES
from ludarium.games.rolling_realms.rules.news import tell_move
from ludarium.games.rolling_realms.rules.player import READY, SLOTS, Player, fresh_player, give_roll
from ludarium.games.rolling_realms.rules.realms import ALL_REALMS
from ludarium.games.rolling_realms.rules.scoring import final_result, finished_round, left_of, stars_of, tenths_of
from ludarium.games.rolling_realms.rules.state import RealmsState
from ludarium.games.rolling_realms.rules.steps import moves_of, play_on, why_not

NOBODY: Final = -1
BY_THE_ROLL: Final = 2  # the version of the rules from which RR-A03 looks at the cards right after the roll
FACES: Final = COMPONENTS.game.faces
ROUNDS: Final = COMPONENTS.game.rounds
TURNS: Final = COMPONENTS.game.turns

# The steps of the table.
ROUND: Final = 0
TURN: Final = 1
END_OF_ROUND: Final = 2


class Round(Step[RealmsState]):
    """A round begins; its number is that of the frame."""

    def run(self, state: RealmsState, number: i64) -> None:
        """RR-018, RR-019, RR-158: three realms at random out of those not used yet, the same for everybody."""
        state.round = number
        state.rolls = []
        unused = [realm for realm in range(len(REALMS)) if realm not in state.drawn]
        drawn = state.drawn[:]
        for _ in range(SLOTS):
            drawn.append(unused.pop(state.rng.pick([REALMS[realm] for realm in unused])))
        state.drawn = drawn
        # RR-156: everything but the scores is wiped off.
        state.players = [new_player(state) for _ in range(state.seats)]
        state.owned = state.everybody()
        state.push(TURN, 1)
        if state.news is not None:
            names: list[str] = [REALMS[realm] for realm in drawn[-SLOTS:]]
            state.tell("realms-round", NOBODY, {"round": int(number), "realms": names})


class Turn(Step[RealmsState]):
    """Roll and activate realms; the number of the frame counts the turns of a round.

    Everybody is asked at the same time (RR-021), each seat by the step of its own Player. What a seat does touches
    that Player alone, until everybody has finished (RR-023).
    """

    def run(self, state: RealmsState, number: i64) -> None:
        """RR-026: one roll for everybody, the only chance of the turn."""
        first = state.rng.roll(FACES)
        second = state.rng.roll(FACES)
        state.rolls = [*state.rolls, first | second << 3]
        for seat in range(state.seats):
            give_roll(state.own_player(seat), first, second)
        ask_turn(state, number, state.everybody())
        if state.news is not None:
            state.tell("realms-rolled", NOBODY, {"turn": int(number), "first": first, "second": second})

    def legal(self, state: RealmsState, seat: i64) -> list[int]:
        return moves_of(state.players[seat])[:]

    def allows(self, state: RealmsState, seat: i64, move: i64) -> bool:
        return move in moves_of(state.players[seat])

    def play(self, state: RealmsState, seat: i64, move: i64) -> None:
        player = state.own_player(seat)
        if state.news is None:
            play_on(player, move)
        else:
            before = player.copy()
            play_on(player, move)
            tell_move(state, seat, move, before, player)
        if player.step != READY:
            state.stay(seat)

    def why_not(self, state: RealmsState, seat: i64, move: i64) -> NotAllowed | None:
        return why_not(state.players[seat], move)


def ask_turn(state: RealmsState, number: i64, seats: i64) -> None:
    """Ask seats in a turn; when all have finished, the dice are rolled again, or the round is over (RR-154)."""
    if number < TURNS:
        state.push(TURN, number + 1)
    else:
        state.push(END_OF_ROUND)
    state.ask_all(TURN, seats, number)


class EndOfRound(Step[RealmsState]):
    """RR-155, RR-160: the round is scored, and the next one begins, or the game is over."""

    def run(self, state: RealmsState, number: i64) -> None:
        scores = [finished_round(player) for player in state.players]
        state.finished = state.finished + scores
        if state.news is not None:
            for seat, score in enumerate(scores):
                facts = {"round": int(state.round), "stars": sum(stars_of(score)), "left": left_of(score)}
                state.tell("realms-round-ended", seat, {**facts, "tenths": tenths_of(score)})
        if state.round < ROUNDS:
            state.push(ROUND, state.round + 1)
            return
        state.over = True
        if state.news is not None:
            tell_result(state, final_result(state.seats, state.finished))


def tell_result(state: RealmsState, result: Result) -> None:
    if state.seats == 1:
        total = result.scores[0]
        state.tell("realms-solo", 0, {"tenths": total, "rating": rating_of(total)})
        return
    for seat in result.winners:
        state.tell("realms-won", seat, {"tenths": result.scores[seat]})


STEPS: Final[list[Step[Any]]] = [
    Round("round"),
    Turn("turn", *MOVES.kinds, is_open=True),  # RR-A44
    EndOfRound("end of round"),
]


def new_game(seats: int, rng: Rng, rules: int) -> RealmsState:
    state = blank_state(seats, rng, rules)
    state.push(ROUND, 1)
    state.run_on()
    return state


def blank_state(seats: int, rng: Rng, rules: int) -> RealmsState:
    """A table before the first round: no realms, no cards, nobody asked."""
    state = RealmsState(seats, rng, STEPS)
    state.rules = rules
    state.players = []
    state.owned = 0
    state.round = 0
    state.drawn = []
    state.rolls = []
    state.finished = []
    state.own()  # frames are pushed before the first move
    return state


def new_player(state: RealmsState) -> Player:
    """A player with the realms of this round."""
    realms = [ALL_REALMS[number] for number in state.drawn[-SLOTS:]]
    return fresh_player(realms, state.rules >= BY_THE_ROLL)
