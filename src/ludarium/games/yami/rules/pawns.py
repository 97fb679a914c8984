"""Pawns on player symbols, before the first round (YA-047, YA-101, YA-A03, YA-A57)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of
from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.yami.moves import PASS, PAWN
from ludarium.games.yami.rules.numbers import (
    NOBODY,
    PUT_PAWN,
)
from ludarium.games.yami.rules.state import YamiState, refuse

PAWNS_EACH: Final = 2
PAWN_SPAN: Final = 3


def pawn_on(state: YamiState, symbol: i64) -> i64:
    """The seat whose pawn stands on a symbol, or NOBODY."""
    return (state.pawns >> PAWN_SPAN * symbol & 7) - 1


def pawns_left(state: YamiState, seat: i64) -> i64:
    left: i64 = PAWNS_EACH
    for symbol in range(state.layout.symbols):
        if pawn_on(state, symbol) == seat:
            left -= 1
    return left


def free_symbol(state: YamiState) -> bool:
    for symbol in range(state.layout.symbols):
        if pawn_on(state, symbol) == NOBODY:
            return True
    return False


def may_pass(state: YamiState, seat: i64) -> bool:
    """Not if every other player who still has a pawn has passed since the last one was placed."""
    for other in range(state.seats):
        if other != seat and pawns_left(state, other) and not state.passed >> other & 1:
            return True
    return False


class PutPawn(Step[YamiState]):
    """Put a pawn on a free symbol, or pass. Frame by frame it is the turn of the seat that is the number."""

    def run(self, state: YamiState, seat: i64) -> None:
        if not free_symbol(state):
            return
        for _ in range(state.seats):
            if pawns_left(state, seat):
                state.ask_unless_forced(PUT_PAWN, seat, seat)
                return
            seat = (seat + 1) % state.seats

    def legal(self, state: YamiState, seat: i64) -> list[int]:
        symbols = range(state.layout.symbols)
        moves = [PAWN + symbol for symbol in symbols if pawn_on(state, symbol) == NOBODY]
        if may_pass(state, seat):
            moves.append(PASS)
        return moves

    def play(self, state: YamiState, seat: i64, move: i64) -> None:
        state.push(PUT_PAWN, (seat + 1) % state.seats)
        if move == PASS:
            state.passed |= bit_of(seat)
            if state.news is not None:
                state.tell("yami-pawn-passed", seat, {})
            return
        symbol = move - PAWN
        state.passed = 0
        state.pawns |= (seat + 1) << PAWN_SPAN * symbol
        if state.news is not None:
            state.tell("yami-pawn-put", seat, {"symbol": symbol + 1})

    def why_not(self, state: YamiState, seat: i64, move: i64) -> NotAllowed:
        if move == PASS:
            return refuse("YA-A03", "yami-no-pass-pawn")
        symbol = move - PAWN
        if symbol >= state.layout.symbols:
            return refuse("YA-A03", "yami-no-such-symbol", symbol=symbol + 1)
        return refuse("YA-A03", "yami-no-symbol-taken", symbol=symbol + 1)
