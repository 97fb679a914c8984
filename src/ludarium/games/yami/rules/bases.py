"""Power bases before a trick, their window, the vote to give up (YA-119, YA-A37, YA-A39, YA-A47, YA-A50, YA-A56).

Bases of phases 2 and 3 stand where their decision is asked, in ``placing``.
"""

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each
from ludarium.core.errors import NotAllowed
from ludarium.core.steps import Step
from ludarium.games.yami.components import BASES, CARDS
from ludarium.games.yami.components import COLOURS as COLOUR_NAMES
from ludarium.games.yami.moves import GIVE_UP, MIRROR, PASS, SHOW, VOTE_YES
from ludarium.games.yami.moves import SHELL as USE_SHELL
from ludarium.games.yami.rules.numbers import (
    COLOURS,
    COUNT_VOTES,
    GIVEN_UP,
    NO_CARDS,
    NOBODY,
    NOTHING,
    REVEAL,
    SHELL,
    SHOW_CARD,
    USES,
    VOTE,
    WINDOW,
    different,
    holds,
)
from ludarium.games.yami.rules.numbers import MIRROR as MOON_MIRROR
from ludarium.games.yami.rules.state import YamiState, refuse

# What may be done before the first card of a trick.


def uses_before(state: YamiState) -> list[int]:
    """The bases that can be used before a trick; the Mirror names another colour than the present one (YA-A53)."""
    moves: list[int] = []
    if state.usable(SHELL) and can_show(state):
        moves.append(USE_SHELL)
    if state.usable(MOON_MIRROR):
        moves.extend([MIRROR + colour for colour in range(COLOURS) if colour != state.trump])
    return moves


def can_show(state: YamiState) -> i64:
    """The seats that hold a card, as bits."""
    return state.seats_with_cards()


def use_before(state: YamiState, seat: i64, move: i64) -> bool:
    """Use a base or open a vote, and ask the same again; whether the move was one of these."""
    if move == GIVE_UP:
        call_vote(state, seat)
    elif move == USE_SHELL:
        state.use(SHELL)
        state.may = 0
        state.again()
        state.push(REVEAL)
        state.ask_all(SHOW_CARD, can_show(state))
        if state.news is not None:
            state.tell("yami-shell", seat, {})
    elif MIRROR <= move < MIRROR + COLOURS:
        state.use(MOON_MIRROR)
        state.trump = move - MIRROR
        state.again()
        if state.news is not None:
            state.tell("yami-mirror", seat, {"colour": COLOUR_NAMES[state.trump]})
    else:
        return False
    return True


def cannot_use_before(state: YamiState, move: i64) -> NotAllowed | None:
    """Why a base cannot be used before a trick, or no vote be opened."""
    if move == GIVE_UP:
        return refuse("YA-A47", "yami-no-second-vote")
    if move == USE_SHELL:
        return cannot_use(state, SHELL)
    if MIRROR <= move < MIRROR + COLOURS:
        if state.usable(MOON_MIRROR):
            return refuse("YA-A53", "yami-no-same-trump")
        return cannot_use(state, MOON_MIRROR)
    return None


def cannot_use(state: YamiState, base: i64) -> NotAllowed:
    """YA-119, YA-A37: which of site, cell and token is missing."""
    name = f"yami-base-{BASES[base]}"
    if not state.bases >> base & 1:
        return refuse("YA-122", "yami-no-base", base=name)
    if state.uses >> 2 * base & 3 >= USES[base]:
        return refuse("YA-A37", "yami-no-base-cell", base=name)
    if state.power:
        return refuse("YA-A39", "yami-no-base-use", base=name)
    return refuse("YA-A37", "yami-no-power", base=name)


class Window(Step[YamiState]):
    """YA-A50: the lead player may use bases before a trick that somebody else leads (YA-A26)."""

    def run(self, state: YamiState, number: i64) -> None:
        if uses_before(state):
            state.ask(WINDOW, state.kakapo)
            open_vote(state)

    def legal(self, state: YamiState, seat: i64) -> list[int]:
        if not state.waiting >> seat & 1:
            return [GIVE_UP]
        moves = uses_before(state)
        moves.append(PASS)
        if may_give_up(state, seat):
            moves.append(GIVE_UP)
        return moves

    def play(self, state: YamiState, seat: i64, move: i64) -> None:
        if move == PASS:
            state.may = 0
        else:
            use_before(state, seat, move)

    def why_not(self, state: YamiState, seat: i64, move: i64) -> NotAllowed | None:
        return cannot_use_before(state, move)


# Listening Shell.


class ShowCard(Step[YamiState]):
    """Every seat with cards chooses one to show, all at the same time."""

    def legal(self, state: YamiState, seat: i64) -> list[int]:
        return each(different(state.hands[seat] - state.shown[seat]), SHOW)

    def play(self, state: YamiState, seat: i64, move: i64) -> None:
        showing = state.showing[:]
        showing[seat] = move - SHOW
        state.showing = showing

    def why_not(self, state: YamiState, seat: i64, move: i64) -> NotAllowed:
        card = move - SHOW
        name = f"yami-card-{CARDS[card]}"
        if holds(state.hands[seat], card):
            return refuse("YA-A39", "yami-no-shown-already", card=name)
        return refuse("YA-030", "yami-no-not-in-hand", card=name)


class Reveal(Step[YamiState]):
    """All have chosen: the cards stay visible until they leave the hand."""

    def run(self, state: YamiState, number: i64) -> None:
        shown = state.shown[:]
        for seat in range(state.seats):
            card: i64 = state.showing[seat]
            if card != NOTHING:
                shown[seat] += bit_of(card)
                if state.news is not None:
                    state.tell("yami-showed", seat, {"card": CARDS[card]})
        state.shown = shown
        state.showing = [NOTHING] * state.seats


# Giving up.


def open_vote(state: YamiState) -> None:
    """YA-A56: while the first card of a round is awaited anybody may open a vote, once a round."""
    state.may = state.all_seats() if not state.voted and state.trick == NO_CARDS else 0


def may_give_up(state: YamiState, seat: i64) -> bool:
    return state.may >> seat & 1 == 1


def call_vote(state: YamiState, seat: i64) -> None:
    state.voted = True
    state.votes = bit_of(seat)
    state.may = 0
    state.again()
    state.push(COUNT_VOTES, seat)
    state.ask_all(VOTE, state.all_seats() & ~bit_of(seat))
    if state.news is not None:
        state.tell("yami-vote-opened", seat, {})


class Vote(Step[YamiState]):
    """Agree to give the mission up, or not, in secret."""

    def legal(self, state: YamiState, seat: i64) -> list[int]:
        return [VOTE_YES, VOTE_YES + 1]

    def play(self, state: YamiState, seat: i64, move: i64) -> None:
        if move == VOTE_YES:
            state.votes |= bit_of(seat)


class CountVotes(Step[YamiState]):
    """YA-A47: only if all agree; else the same decision is asked again."""

    def run(self, state: YamiState, number: i64) -> None:
        agreed = state.votes == state.all_seats()
        state.votes = 0
        if agreed:
            state.lose(GIVEN_UP)
        elif state.news is not None:
            state.tell("yami-vote-failed", NOBODY, {})
