"""The end of a turn: draw, force and relight effects, and the market (rules chapters 9, 12d to 12h)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each, from_on, how_many, lowest, lowest_bit, several, up_to, without_lowest
from ludarium.core.errors import NotAllowed
from ludarium.core.events import SPECTATORS
from ludarium.core.steps import STEP_BITS, Step
from ludarium.games.ruins.components import COMPONENTS, DISCOVERIES, RUINS
from ludarium.games.ruins.moves import DISCARD, DRAW, OWN_FIRST, SLOTS
from ludarium.games.ruins.rules.cards import DRAW_SHIFT, FORCE_SHIFT, ICON_MASK, RELIGHT_SHIFT
from ludarium.games.ruins.rules.packed import byte_at, with_byte
from ludarium.games.ruins.rules.refusals import refuse
from ludarium.games.ruins.rules.rounds import end_game, end_round, go_out, wins_at_once
from ludarium.games.ruins.rules.state import (
    CHOOSE_ORDER,
    DISCARD_RUINS,
    DRAW_RUINS,
    FORCE_DRAWS,
    NEXT_TURN,
    NO_DISCOVERY,
    NOBODY,
    REFILL,
    RELIGHT,
    SKIP_NEXT,
    RuinsState,
    next_clockwise,
)
from ludarium.games.ruins.rules.turns import next_turn, skip_next
from ludarium.games.ruins.rules.word_state import WordStep

TORCHES: Final[int] = COMPONENTS.game.torches
BOTH: Final = 6  # bits 1 and 2: OWN_FIRST and FORCED_FIRST


def end_turn(state: RuinsState, seat: i64, ruins: i64, bought: bool, skips: bool) -> None:
    """RU-A27: going out, then draw and force effects, then relighting, the market and the next turn."""
    out = not state.hand(seat)
    if out:
        if wins_at_once(state, seat):
            end_game(state, seat)
            return
        go_out(state, seat)
        if not several(state.active):  # RU-A36: one player left, the round is over
            if bought:
                refill(state)
            end_round(state)
            return
    if ruins & state.cards.effects:
        begin_effects(state, seat, state.cards.icon_sum(ruins), out, bought, skips)
        return
    if bought:
        refill(state)
    if skips:
        skip_next(state, seat)
    else:
        next_turn(state, seat)


def begin_effects(state: RuinsState, seat: i64, icons: i64, out: bool, bought: bool, skips: bool) -> None:
    """RU-A27: what follows, the last of it first."""
    forces = icons >> FORCE_SHIFT & ICON_MASK
    draws = icons >> DRAW_SHIFT & ICON_MASK
    relights = icons >> RELIGHT_SHIFT & ICON_MASK
    if out:  # RU-A29: no own draw once out, and relighting would show nothing
        draws = 0
        relights = 0
    state.push(SKIP_NEXT if skips else NEXT_TURN, seat)
    if bought:
        state.push(REFILL)
    if relights:
        state.push(RELIGHT, relights)
    if forces:
        state.push(FORCE_DRAWS, forces)
    if draws and can_draw(state):
        state.push(DRAW_RUINS, draws)
        if forces:
            state.ask(CHOOSE_ORDER, seat)


def acting_seat(state: RuinsState) -> i64:
    """The seat whose turn is ending, or ``NOBODY``: the lowest frame is the end of its turn."""
    return state.frames[0] >> STEP_BITS if state.depth else NOBODY


class ChooseOrder(WordStep[RuinsState]):
    """Draw before or after the opponents (RU-117)."""

    def word(self, state: RuinsState, seat: i64) -> i64:
        return BOTH

    def play(self, state: RuinsState, seat: i64, move: i64) -> None:
        if move != OWN_FIRST:
            forces = state.pending(FORCE_DRAWS)[0]
            state.drop(FORCE_DRAWS, forces)
            state.push(FORCE_DRAWS, forces)


# Draw and discard.


class DrawRuins(WordStep[RuinsState]):
    """Name how many ruins to draw, up to the draw icons (RU-111, RU-A28), which are the number of the frame."""

    def run(self, state: RuinsState, draws: i64) -> None:
        if can_draw(state):
            state.ask(DRAW_RUINS, acting_seat(state), draws)

    def word(self, state: RuinsState, seat: i64) -> i64:
        return up_to(state.number)

    def play(self, state: RuinsState, seat: i64, move: i64) -> None:
        wanted = move - DRAW
        drawn: i64 = 0
        while drawn < wanted and draw_one(state, seat):
            drawn += 1
        if drawn:
            state.ask(DISCARD_RUINS, seat, drawn)

    def why_not(self, state: RuinsState, seat: i64, move: i64) -> NotAllowed:
        return refuse("RU-111", "ruins-no-draw", number=move - DRAW, most=state.number)


class DiscardRuins(WordStep[RuinsState]):
    """Discard as many ruins as were drawn, in ascending order (RU-112, RU-113, RU-A51).

    The number of the frame is how many there are still to discard. Each is asked, also where only one ruin is left
    to name: a question left out would tell that the hand has no other above the last one (RU-A56).
    """

    def word(self, state: RuinsState, seat: i64) -> i64:
        """Each ruin that leaves enough higher ones for the rest."""
        candidates = from_on(state.hand(seat), state.last_named + 1)
        ruins: i64 = 0
        while candidates and how_many(candidates) >= state.number:
            ruins |= lowest_bit(candidates)
            candidates = without_lowest(candidates)
        return ruins << 1

    def play(self, state: RuinsState, seat: i64, move: i64) -> None:
        ruin = move - DISCARD
        state.set_hand(seat, state.hand(seat) ^ bit_of(ruin))
        state.discard |= bit_of(ruin)
        state.show(bit_of(ruin))
        if state.news is not None:
            state.tell("ruins-discarded", seat, {"ruins": [RUINS[ruin]]})
        left = state.number - 1
        state.last_named = ruin if left else NOBODY
        if not left:
            return
        state.ask(DISCARD_RUINS, seat, left)
        if state.settings.asks_every_discard:
            return
        choices = state.find_word(seat)
        if not several(choices):  # version 1 of the rules
            state.waiting = 0
            self.play(state, seat, self.base + lowest(choices))

    def why_not(self, state: RuinsState, seat: i64, move: i64) -> NotAllowed:
        ruin = move - DISCARD
        if not state.hand(seat) & bit_of(ruin):
            return refuse("RU-113", "ruins-no-not-in-hand", ruin=ruin)
        if ruin < state.last_named:
            return refuse("RU-A51", "ruins-no-ruin-order", ruin=ruin)
        return refuse("RU-112", "ruins-no-discard-count", ruin=ruin, number=state.number)


def can_draw(state: RuinsState) -> bool:
    return not state.dry and (state.left > 0 or state.discard != 0)


def draw_one(state: RuinsState, seat: i64) -> bool:
    """RU-118, RU-120, RU-121, RU-A32: one ruin from the deck, which is renewed as soon as it is empty."""
    if state.dry:
        return False
    if not state.left:
        reshuffle(state)
    if not state.left:
        state.dry = True
        return False
    state.left -= 1
    ruin: i64 = state.order[state.left]
    state.set_hand(seat, state.hand(seat) | bit_of(ruin))
    state.drawn_by |= 1 << seat
    state.see(seat, bit_of(ruin))
    if state.news is not None:
        state.tell("ruins-drew", seat, {"ruins": [RUINS[ruin]]}, 1 << seat)
        others = ~(1 << seat) & ((1 << state.seats) - 1) | 1 << SPECTATORS
        state.tell("ruins-drew-unseen", seat, {"number": 1}, others)
    if not state.left:
        reshuffle(state)
        if not state.left:
            state.dry = True
    return True


def reshuffle(state: RuinsState) -> None:
    """RU-120: the discard becomes the deck; the pile on the table stays out of it (RU-A33)."""
    if not state.discard:
        return
    # Whoever handed one of these over no longer knows where it is.
    state.given = [given & ~state.discard for given in state.given]
    order = each(state.discard)
    state.rng.shuffle(order, RUINS)
    state.deck = order
    state.discard = 0
    if state.news is not None:
        state.tell("ruins-reshuffled", NOBODY, {"number": len(order)})


# Forced draws.


class ForceDraws(Step[RuinsState]):
    """RU-114, RU-A30: icon by icon, the opponents with the fewest ruins draw one each."""

    def run(self, state: RuinsState, forces: i64) -> None:
        actor = acting_seat(state)
        for _ in range(forces):
            tied = fewest_ruins(state, state.active & ~bit_of(actor))
            seat = actor
            while tied:
                drawing = next_clockwise(tied, seat)
                tied = tied ^ drawing if state.settings.all_tied else 0
                seat = lowest(drawing)
                draw_one(state, seat)


def fewest_ruins(state: RuinsState, seats: i64) -> i64:
    """RU-115, RU-116, RU-A31: those of some seats that hold the fewest ruins."""
    fewest: i64 = len(RUINS) + 1
    tied: i64 = 0
    while seats:
        size = how_many(state.hand(lowest(seats)))
        if size < fewest:
            fewest = size
            tied = 0
        if size == fewest:
            tied |= lowest_bit(seats)
        seats = without_lowest(seats)
    return tied


# Torches and the market.


class Relight(Step[RuinsState]):
    """RU-122 to RU-125: as many torches as there are icons and unlit torches."""

    def run(self, state: RuinsState, relights: i64) -> None:
        seat = acting_seat(state)
        lit = state.lit_torches(seat)
        number = min(TORCHES - lit, relights)
        if number > 0:
            state.set_torches(seat, lit + number)
            if state.news is not None:
                state.tell("ruins-relit", seat, {"number": number})


class Refill(Step[RuinsState]):
    """RU-074: who took a discovery refills the market at the end of the turn."""

    def run(self, state: RuinsState, number: i64) -> None:
        refill(state)


def refill(state: RuinsState) -> None:
    """RU-075, RU-076, RU-A37, RU-A38: slide right, then fill from the right."""
    row: i64 = 0
    empty: i64 = SLOTS  # the slots left of what is in the new row
    for slot in range(SLOTS - 1, -1, -1):
        if state.discovery_in(slot) != NO_DISCOVERY:
            empty -= 1
            row = with_byte(row, empty, byte_at(state.row, slot))
    before = state.discoveries_left
    while empty and state.discoveries_left:
        empty -= 1
        state.discoveries_left -= 1
        row = with_byte(row, empty, state.discovery_order[state.discoveries_left] + 1)
    state.row = row
    if state.news is not None and state.discoveries_left < before:
        fresh = reversed(state.discovery_order[state.discoveries_left : before])
        state.tell("ruins-refilled", NOBODY, {"discoveries": [DISCOVERIES[one] for one in fresh]})
