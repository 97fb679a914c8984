"""The end of a turn: draw, force and relight effects, and the market (rules chapters 9, 12d to 12h)."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.errors import NotAllowed
from ludarium.core.events import SPECTATORS
from ludarium.core.state import NUMBER_OF_BIT, how_many, moves_in, up_to
from ludarium.games.ruins.components import COMPONENTS, DISCOVERIES, RUINS
from ludarium.games.ruins.engine.cards import DRAW_SHIFT, FORCE_SHIFT, ICON_MASK, RELIGHT_SHIFT, bit_of
from ludarium.games.ruins.engine.judge import BYTE
from ludarium.games.ruins.engine.moves import (
    DISCARD,
    DRAW,
    FLIP,
    OWN_FIRST,
    RUIN_COUNT,
    SLOTS,
)
from ludarium.games.ruins.engine.on_table import FIRST_SEAT, FOLLOWING
from ludarium.games.ruins.engine.refusals import misplaced, refuse
from ludarium.games.ruins.engine.rounds import end_game, end_round, go_out, wins_at_once
from ludarium.games.ruins.engine.state import (
    CHOOSE_ORDER,
    DISCARD_RUINS,
    DRAW_RUINS,
    FORCE_DRAWS,
    NOBODY,
    PASS_ON,
    REFILL,
    RELIGHT,
    RuinsState,
    RuinsStep,
)
from ludarium.games.ruins.engine.turns import pass_on

TORCHES: Final = COMPONENTS.game.torches

BOTH: Final = 6  # bits 1 and 2: OWN_FIRST and FORCED_FIRST

# Pending steps, the next one last; shared and never changed.
NO_STEPS: Final[list[int]] = []
AFTER_DRAWS: Final[list[int]] = [PASS_ON, REFILL, RELIGHT]
OWN_ONLY: Final[list[int]] = [*AFTER_DRAWS, DRAW_RUINS]
FORCED_ONLY: Final[list[int]] = [*AFTER_DRAWS, FORCE_DRAWS]
OWN_THEN_FORCED: Final[list[int]] = [*AFTER_DRAWS, FORCE_DRAWS, DRAW_RUINS]
FORCED_THEN_OWN: Final[list[int]] = [*AFTER_DRAWS, DRAW_RUINS, FORCE_DRAWS]


def end_turn(state: RuinsState, seat: i64, ruins: i64, out: bool) -> None:
    """RU-A27: going out, then draw and force effects, then relighting, the market and the next turn."""
    if out:
        if wins_at_once(state, seat):
            end_game(state, seat)
            return
        go_out(state, seat)
        if state.active & (state.active - 1) == 0:  # RU-A36: one player left, the round is over
            if state.taken:
                refill(state)
            end_round(state)
            return
    if ruins & state.cards.effects:
        icons = state.cards.icon_sum(ruins)
        state.forces = icons >> FORCE_SHIFT & ICON_MASK
        if not out:  # RU-A29: no own draw once out
            state.draws = icons >> DRAW_SHIFT & ICON_MASK
            state.relights = icons >> RELIGHT_SHIFT & ICON_MASK
        state.actor = seat
        state.dry = False
        begin_effects(state, seat)
        return
    if state.taken:
        refill(state)
    pass_on(state, seat)


def begin_effects(state: RuinsState, seat: i64) -> None:
    state.stack = AFTER_DRAWS
    if state.draws and state.forces and can_draw(state):
        state.ask(CHOOSE_ORDER, seat)  # RU-117
        return
    if state.forces:
        state.stack = FORCED_ONLY
    elif state.draws:
        state.stack = OWN_ONLY
    go_on(state)


def go_on(state: RuinsState) -> None:
    """Carry out the pending steps until one asks."""
    stack = state.stack
    seat = state.actor
    left: i64 = len(stack)
    while left > len(AFTER_DRAWS):
        left -= 1
        if stack[left] == FORCE_DRAWS:
            force_draws(state)
        elif can_draw(state):
            state.stack = stack[:left]
            state.ask(DRAW_RUINS, seat)
            return
    if state.relights:
        relight(state)
    if state.taken:
        refill(state)
    state.stack = NO_STEPS
    state.actor = NOBODY
    state.draws = 0
    state.forces = 0
    state.relights = 0
    state.dry = False
    pass_on(state, seat)


class ChooseOrder(RuinsStep):
    """Draw before or after the opponents (RU-117)."""

    def name(self) -> str:
        return "order"

    def word(self, state: RuinsState, seat: i64) -> i64:
        return BOTH

    def play(self, state: RuinsState, seat: i64, move: i64) -> None:
        if move == OWN_FIRST:
            state.stack = OWN_THEN_FORCED
        else:
            state.stack = FORCED_THEN_OWN
        go_on(state)

    def why_not(self, state: RuinsState, seat: int, move: int) -> NotAllowed:
        return misplaced(state, move)


class DrawRuins(RuinsStep):
    """Name how many ruins to draw, up to the draw icons (RU-111, RU-A28)."""

    def name(self) -> str:
        return "draw"

    def word(self, state: RuinsState, seat: i64) -> i64:
        return up_to(state.draws)

    def play(self, state: RuinsState, seat: i64, move: i64) -> None:
        wanted: i64 = move - DRAW
        drawn: i64 = 0
        while drawn < wanted and draw_one(state, seat):
            drawn += 1
        state.draws = 0
        if drawn:
            state.to_discard = drawn
            state.build_last = NOBODY
            state.ask(DISCARD_RUINS, seat)
        else:
            go_on(state)

    def why_not(self, state: RuinsState, seat: int, move: int) -> NotAllowed:
        if DRAW <= move < FLIP:
            return refuse("RU-111", "ruins-no-draw", number=move - DRAW, most=state.draws)
        return misplaced(state, move)


class DiscardRuins(RuinsStep):
    """Discard as many ruins as were drawn, in ascending order (RU-112, RU-113, RU-A51)."""

    def name(self) -> str:
        return "discard"

    def word(self, state: RuinsState, seat: i64) -> i64:
        first: i64 = state.build_last + 1
        candidates = state.hand(seat) >> first << first
        if state.to_discard == 1:
            return candidates << 1
        out: i64 = 0
        left = how_many(candidates)
        while candidates and left >= state.to_discard:
            rest = candidates & (candidates - 1)
            low = candidates ^ rest
            candidates = rest
            out |= low
            left -= 1
        return out << 1

    def play(self, state: RuinsState, seat: i64, move: i64) -> None:
        ruin: i64 = move - DISCARD
        bit = bit_of(ruin)
        state.set_hand(seat, state.hand(seat) ^ bit)
        state.discard |= bit
        state.show(bit)
        state.to_discard -= 1
        if state.news is not None:
            state.tell("ruins-discarded", seat, {"ruins": [RUINS[ruin]]})
        if not state.to_discard:
            state.build_last = NOBODY
            go_on(state)
            return
        state.build_last = ruin
        word = self.word(state, seat)
        if word & (word - 1):
            state.offer(DISCARD_RUINS, seat, word)
        else:
            self.play(state, seat, DISCARD + NUMBER_OF_BIT[(word >> 1) % 61])

    def why_not(self, state: RuinsState, seat: int, move: int) -> NotAllowed:
        if not DISCARD <= move < DISCARD + RUIN_COUNT:
            return misplaced(state, move)
        ruin = move - DISCARD
        if not state.hand(seat) & bit_of(ruin):
            return refuse("RU-113", "ruins-no-not-in-hand", ruin=ruin)
        if ruin < state.build_last:
            return refuse("RU-A51", "ruins-no-ruin-order", ruin=ruin)
        return refuse("RU-112", "ruins-no-discard-count", ruin=ruin, number=state.to_discard)


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
    bit = bit_of(ruin)
    state.set_hand(seat, state.hand(seat) | bit)
    state.drawn_by |= 1 << seat
    if bit & state.cards.night:
        state.see(seat, bit)
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
    ruins: i64 = state.discard
    if not ruins:
        return
    # Whoever handed one of these over no longer knows where it is.
    state.given = [given & ~state.discard for given in state.given]
    order = moves_in(ruins, 0, 0)  # their numbers
    state.rng.shuffle(order, RUINS)
    state.deck = order
    state.discard = 0
    if state.news is not None:
        state.tell("ruins-reshuffled", NOBODY, {"number": len(order)})


def force_draws(state: RuinsState) -> None:
    """RU-114 to RU-116, RU-A30, RU-A31: icon by icon, the opponents with the fewest ruins draw one each."""
    opponents = state.active & ~(1 << state.actor)
    all_tied = state.settings.all_tied
    while state.forces:
        state.forces -= 1
        fewest: i64 = RUIN_COUNT + 1
        tied: i64 = 0
        seat: i64
        left = opponents
        while left:
            seat = FIRST_SEAT[left]
            left &= left - 1
            size = how_many(state.hand(seat))
            if size < fewest:
                fewest = size
                tied = 0
            if size == fewest:
                tied |= 1 << seat
        seat = state.actor
        while tied:
            seat = FOLLOWING[tied][seat]
            tied = tied ^ 1 << seat if all_tied else 0
            draw_one(state, seat)


def relight(state: RuinsState) -> None:
    """RU-122 to RU-125: as many torches as there are icons and unlit torches."""
    seat = state.actor
    unlit: i64 = TORCHES - (state.torches >> 8 * seat & BYTE)
    number = min(unlit, state.relights)
    if number > 0:
        state.torches += number << 8 * seat
        if state.news is not None:
            state.tell("ruins-relit", seat, {"number": number})


def refill(state: RuinsState) -> None:
    """RU-075, RU-076, RU-A37, RU-A38: slide right, then fill from the right."""
    row = state.row
    empty: i64 = 0  # bits of the empty slots at the left
    shift: i64 = 0
    while shift < 8 * SLOTS:
        if not row >> shift & BYTE:
            row += (row & (1 << shift) - 1) * BYTE  # what lies left of it, a slot to the right
            empty += 8
        shift += 8
    before = state.discoveries_left
    left = before
    while empty and left:
        left -= 1
        empty -= 8
        fresh: i64 = state.discovery_order[left] + 1
        row |= fresh << empty
    state.row = row
    state.discoveries_left = left
    state.taken = False
    if state.news is not None and left < before:
        drawn = state.discovery_order[left:before][::-1]
        state.tell("ruins-refilled", NOBODY, {"discoveries": [DISCOVERIES[one] for one in drawn]})


ORDER_STEP: Final = ChooseOrder()
DRAW_STEP: Final = DrawRuins()
DISCARD_STEP: Final = DiscardRuins()
