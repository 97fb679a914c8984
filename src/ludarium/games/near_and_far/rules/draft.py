"""Characters, the deal and the artifact draft (rules chapters 3 and 4; NF-A115).

The draft is memory: whoever has looked into a pack knows which cards the others take out of it until it comes
back, but not who takes which. A *gap* of ``Traveller.gaps`` says so, one for each own pick: the cards that were
passed on, and the seats that take one of them each. When the pack is back, what is still in it leaves the gap.
"""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each, how_many
from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.near_and_far.components import ARTIFACTS, COMPONENTS
from ludarium.games.near_and_far.moves import CHARACTERS, CHOOSE_CHARACTER, DONE, DROP, PICK
from ludarium.games.near_and_far.rules.artifacts import discard_artifact
from ludarium.games.near_and_far.rules.gains import GAP_SEATS_AT, draw_artifact, leave_hand
from ludarium.games.near_and_far.rules.numbers import (
    CHARACTER,
    DRAFT,
    OPEN_DROPS,
    PASS,
    SPECIAL_BITS,
    TRIM,
)
from ludarium.games.near_and_far.rules.state import NearState, refuse

SPECIALS_DEALT: Final = COMPONENTS.game.special_dealt
COMMONS_DEALT: Final = COMPONENTS.game.common_dealt


class Character(Step[NearState]):
    """Each player chooses a character, the first player first (NF-054)."""

    def run(self, state: NearState, number: i64) -> None:
        state.ask(CHARACTER, number, number)

    def legal(self, state: NearState, seat: i64) -> list[int]:
        taken = {player.character for player in state.players}
        return [CHOOSE_CHARACTER + at for at in range(len(CHARACTERS)) if at + 1 not in taken]

    def play(self, state: NearState, seat: i64, move: i64) -> None:
        state.me(seat).character = move - CHOOSE_CHARACTER + 1
        if state.news is not None:
            state.tell("near-character", seat, {"character": CHARACTERS[move - CHOOSE_CHARACTER]})
        after = (seat + 1) % state.seats
        if after != state.first:
            state.push(CHARACTER, after)

    def why_not(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        name = f"near-character-{CHARACTERS[move - CHOOSE_CHARACTER]}"
        return refuse("NF-054", "near-no-character-taken", character=name)


class Deal(Step[NearState]):
    """Two special artifacts into each hand, and a pack of five common ones before each seat (NF-066, NF-070)."""

    def run(self, state: NearState, number: i64) -> None:
        for at in range(state.seats):
            me = state.me((state.first + at) % state.seats)
            for _ in range(SPECIALS_DEALT):
                me.hand |= bit_of(draw_artifact(state, True))
            for _ in range(COMMONS_DEALT):
                me.pack |= bit_of(draw_artifact(state, False))
        state.push(DRAFT)


class Draft(Step[NearState]):
    """All at once choose a card out of the pack that lies before them (NF-071)."""

    def run(self, state: NearState, number: i64) -> None:
        state.push(PASS, number)
        state.ask_all(DRAFT, state.everybody(), number)

    def legal(self, state: NearState, seat: i64) -> list[int]:
        return each(state.players[seat].pack, PICK)

    def play(self, state: NearState, seat: i64, move: i64) -> None:
        me = state.me(seat)
        card = move - PICK
        me.picked = card + 1
        me.pack &= ~bit_of(card)
        takers: i64 = 0
        for at in range(min(how_many(me.pack), state.seats - 1)):
            takers |= bit_of((seat + 1 + at) % state.seats)
        missing = [0] * (
            state.number - len(me.gaps)
        )  # whoever begins in the middle of a draft knows nothing before
        me.gaps = me.gaps + missing + [me.pack | takers << GAP_SEATS_AT]

    def why_not(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        return refuse("NF-071", "near-no-not-in-pack", card=f"near-artifact-{ARTIFACTS[move - PICK]}")


class Pass(Step[NearState]):
    """Everybody takes the chosen card; packs go to the left, and a last card needs no choice (NF-071, NF-072)."""

    def run(self, state: NearState, number: i64) -> None:
        packs = [player.pack for player in state.players]
        is_last = how_many(packs[0]) == 1
        for seat in range(state.seats):
            me = state.me(seat)
            me.hand |= bit_of(me.picked - 1)
            me.picked = 0
            me.pack = packs[(seat + state.seats - 1) % state.seats]
            seen_at = number + 1 - state.seats
            if 0 <= seen_at < len(me.gaps):
                gaps = me.gaps[:]
                gaps[seen_at] &= ~me.pack
                me.gaps = gaps
            if is_last:
                me.hand |= me.pack
                me.pack = 0
        if is_last:
            state.push(TRIM)
        else:
            state.push(DRAFT, number + 1)


class Trim(Step[NearState]):
    """In secret and all at once: a special artifact must go, any others may (NF-073, NF-074, NF-A115)."""

    def run(self, state: NearState, number: i64) -> None:
        state.push(OPEN_DROPS)
        state.ask_all(TRIM, state.everybody())

    def legal(self, state: NearState, seat: i64) -> list[int]:
        me = state.players[seat]
        moves = each(me.hand & ~me.dropping, DROP)
        if me.dropping & SPECIAL_BITS:
            moves.append(DONE)
        return moves

    def play(self, state: NearState, seat: i64, move: i64) -> None:
        if move != DONE:
            state.me(seat).dropping |= bit_of(move - DROP)
            state.stay(seat)

    def why_not(self, state: NearState, seat: i64, move: i64) -> NotAllowed | None:
        if move == DONE:
            return refuse("NF-073", "near-no-special-first")
        return refuse("NF-074", "near-no-not-in-hand", card=f"near-artifact-{ARTIFACTS[move - DROP]}")


class OpenDrops(Step[NearState]):
    """The discards become visible together (NF-A115)."""

    def run(self, state: NearState, number: i64) -> None:
        for at in range(state.seats):
            seat = (state.first + at) % state.seats
            dropped = state.players[seat].dropping
            state.me(seat).dropping = 0
            for card in each(dropped):
                leave_hand(state, seat, card)
                discard_artifact(state, seat, card)
