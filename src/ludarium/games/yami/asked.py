"""What is asked in a position of Yami, by whom it is answered, and what follows: worked out, or checked."""

from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import replace

from ludarium.core.bits import each, how_many
from ludarium.core.loading import wrong
from ludarium.games.yami.rules.bases import open_vote
from ludarium.games.yami.rules.ending import still_to_discard
from ludarium.games.yami.rules.numbers import (
    AFTER,
    CHECK,
    COUNT_VOTES,
    DISCARD_CARD,
    FOLLOW,
    LAST_ROUND,
    LEAD,
    NEXT,
    NO_CARD,
    NO_CARDS,
    NO_ROOM,
    NOBODY,
    PLACE_TILE,
    PLAY_AUTOMA,
    POOLS_AT,
    PUT_PAWN,
    PUT_TILE,
    REVEAL,
    ROUND,
    SHOW_CARD,
    TAKE_TILE,
    THROW_AWAY,
    TILE_AT,
    VOTE,
    WINDOW,
    WON_AT,
    card_at,
    hand_size,
)
from ludarium.games.yami.rules.pawns import free_symbol, pawns_left
from ludarium.games.yami.rules.state import YamiState
from ludarium.games.yami.table import YamiView

BEFORE_TRICK: Final = (LEAD, PLAY_AUTOMA, WINDOW)
PHASES_2_TO_4: Final = (TAKE_TILE, PLACE_TILE, PUT_TILE, AFTER, DISCARD_CARD)


# Before a position and a set-up are put together.


def prepare(given: Any, fresh: YamiView) -> tuple[Any, YamiView]:
    """A position that says what it is about, and a set-up with as many cards as there are in its round."""
    given = with_leader(given, fresh)
    if given.step is UNSET:
        given = replace(given, step=usual_step(given, fresh))
    usual = {"about": usual_number(given), "follows": [], "to_move": []}
    given = replace(given, **{name: one for name, one in usual.items() if getattr(given, name) is UNSET})
    return given, trimmed(given, fresh)


def with_leader(given: Any, fresh: YamiView) -> Any:
    """Who has the figure leads, if a position does not say otherwise."""
    kakapo, leader = given.kakapo, given.leader
    if kakapo is UNSET:
        kakapo = leader if leader is not UNSET and leader < fresh.seats else fresh.kakapo
    return replace(given, kakapo=kakapo, leader=kakapo if leader is UNSET else leader)


def usual_step(given: Any, fresh: YamiView) -> str:
    """The trick, unless pawns come first."""
    if given.trick not in (UNSET, {}):
        return "automa" if next_in_trick(given, fresh) >= fresh.seats else "follow"
    if fresh.step == "pawn" and given.pawns is UNSET and given.round is UNSET and given.mission_tokens is UNSET:
        return "pawn"
    return "automa" if given.leader >= fresh.seats else "lead"


def usual_number(given: Any) -> str:
    """The tile of the last trick, or the card that won it, where one of them is what a step is about."""
    if given.step not in ("take", "place") or given.tricks in (UNSET, []):
        return ""
    last = given.tricks[-1]
    return str(last.tile if given.step == "place" else last.cards.get(last.won, ""))


def next_in_trick(given: Any, fresh: YamiView) -> int:
    """The next participant without a card in the trick."""
    participants = max(fresh.seats, 3)
    hands = {} if given.hands is UNSET else given.hands
    for at in range(participants):
        one: int = (given.leader + at) % participants
        if one not in given.trick and hands.get(one) != []:
            return one
    return int(given.leader)


def trimmed(given: Any, fresh: YamiView) -> YamiView:
    """Every round takes a card out of each hand, every discard one more; the Automa's deck loses one as well."""
    rounds = (1 if given.round is UNSET else given.round) - 1
    trick = {} if given.trick is UNSET else given.trick
    discards = {} if given.discards is UNSET else given.discards
    box: list[str] = list(fresh.box)  # type: ignore[arg-type]  # a whole table lists it
    hands: dict[int, Any] = {}
    for seat, hand in fresh.hands.items():
        assert isinstance(hand, list)
        keep = max(0, len(hand) - rounds - (seat in trick) - len(discards.get(seat, [])))
        hands[seat] = hand[:keep]
        box += hand[keep:]
    deck: list[str] = list(fresh.automa_deck)  # type: ignore[arg-type]  # a whole table lists it too
    gone = min(rounds, len(deck))
    return replace(fresh, hands=hands, automa_deck=deck[gone:], box=box + deck[:gone])


# What is asked, once everything lies where it belongs.


def put_asked(state: YamiState, table: YamiView, given: Any) -> YamiState:
    """Ask whoever is to decide, and let follow what has to; a position may say it, but not otherwise."""
    state.may = 0
    if state.over:
        state.ask_all(PUT_PAWN, 0)
        state.depth = 0
        if not state.how or (state.how == NO_ROOM and not state.tricks):
            raise wrong("ending", "yami-position-no-ending", "YA-A49")
        return state
    if state.how:
        raise wrong("ending", "yami-position-not-over", "YA-A49")
    if state.step in PHASES_2_TO_4 and not state.tricks:
        raise wrong("tricks", "yami-position-no-trick", "YA-079")
    put_number(state, table, given)
    put_asked_seats(state, table)
    put_follows(state, table, given)
    if state.step in BEFORE_TRICK:
        open_vote(state)
    return state


def put_number(state: YamiState, table: YamiView, given: Any) -> None:
    """The number of the step: the card of the last trick, a seat, a tile on the board, a count."""
    step = state.step
    if step in (TAKE_TILE, PLACE_TILE):
        word = state.tricks[-1]
        card = card_at(word, word >> WON_AT & 7) if step == TAKE_TILE else word >> TILE_AT & NO_CARD
        if state.number != card or card == NO_CARD:
            raise wrong("about", "yami-position-no-trick", "YA-079")
    elif step == PUT_PAWN:
        if given.about in (UNSET, ""):
            state.number = table.to_move[0] if table.to_move else state.kakapo
        if not (0 <= state.number < state.seats and free_symbol(state) and pawns_left(state, state.number)):
            raise wrong("about", "yami-position-no-pawn", "YA-A03")
    elif step == PUT_TILE:
        if not 0 <= state.number >> 1 < len(state.placed):
            raise wrong("about", "yami-position-no-tile", "YA-A54")
    elif step == DISCARD_CARD:
        if given.about in (UNSET, ""):
            state.number = max(1, state.tricks[-1] >> POOLS_AT)
        if state.number < 1 or state.round >= LAST_ROUND:
            raise wrong("about", "yami-position-discards", "YA-134")
    put_discarding(state)


def put_discarding(state: YamiState) -> None:
    """YA-134: cards are chosen while they have to be discarded, and no more than that."""
    most = state.number if state.step == DISCARD_CARD else 0
    for seat in range(state.seats):
        if hand_size(state.leaving[seat]) > most:
            raise wrong(f"discarding.{seat}", "yami-position-discarding", "YA-134")


def put_asked_seats(state: YamiState, table: YamiView) -> None:
    """Who decides; where several answer at once, those who have not answered yet."""
    wanted, all_of_them = asked_by(state)
    if not table.to_move:
        state.waiting = wanted
    elif state.waiting != wanted if all_of_them else state.waiting & ~wanted:
        raise wrong("to_move", "yami-position-asks-another", "YA-A11")
    if not state.waiting:
        raise wrong("step", "yami-position-nobody-asked", "YA-A26")
    if state.step == VOTE:
        agreed = [seat for seat in range(state.seats) if table.votes.get(seat, True)]
        state.votes = sum(1 << seat for seat in agreed if not state.waiting >> seat & 1)
        if not state.votes or how_many(state.waiting) == state.seats:
            raise wrong("votes", "yami-position-no-vote", "YA-A47")


def asked_by(state: YamiState) -> tuple[int, bool]:
    """The seats that a step asks, and whether it asks all of them until each has answered."""
    step = state.step
    if step == PUT_PAWN:
        return 1 << state.number, True
    if step == LEAD:
        return (1 << state.leader if state.trick == NO_CARDS else 0) & state.seats_with_cards(), True
    if step == FOLLOW:
        one = next_to_play(state)
        return (0 if one == NOBODY or state.is_automa(one) else 1 << one), True
    if step == PLAY_AUTOMA:
        one = next_to_play(state)
        return (1 << state.kakapo if one != NOBODY and state.is_automa(one) else 0), True
    if step == SHOW_CARD:
        return sum(1 << seat for seat in each(state.seats_with_cards()) if state.showing[seat] < 0), False
    if step == DISCARD_CARD:
        return sum(1 << seat for seat in range(state.seats) if still_to_discard(state, seat)), False
    if step == VOTE:
        return state.all_seats(), False
    return 1 << state.kakapo, True


def next_to_play(state: YamiState) -> int:
    """The participant who plays the next card of the trick."""
    for at in range(state.participants):
        one = (state.leader + at) % state.participants
        if card_at(state.trick, one) == NO_CARD and state.has_cards(one):
            return one
    return NOBODY


def put_follows(state: YamiState, table: YamiView, given: Any) -> None:
    """What comes next is nearly always clear from what is asked."""
    ways = follows(state)
    if given.follows in (UNSET, []):
        state.depth = 0
        state.read_frames([state.write_frame(step, number) for step, number in ways[0]])
        return
    said = [state.read_frame(text, f"follows[{at}]") for at, text in enumerate(table.follows)]
    if said not in ways:
        raise wrong("follows", "yami-position-follows", "YA-A52")


def follows(state: YamiState) -> list[list[tuple[int, int]]]:
    """The frames that may follow, the usual ones first."""
    step, number = int(state.step), int(state.number)
    if step == PUT_PAWN:
        return [[(ROUND, 0)]]
    if step == WINDOW:
        return [[(LEAD, 0)]]
    if step == SHOW_CARD:
        return [[(REVEAL, 0), *way] for way in before_trick(state)]
    if step == VOTE:
        openers = [seat for seat in range(state.seats) if state.votes >> seat & 1]
        return [[(COUNT_VOTES, seat), *way] for seat in openers for way in before_trick(state)]
    if step == PUT_TILE and not number & 1:
        return [[(PLACE_TILE, state.tricks[-1] >> TILE_AT & NO_CARD)]]
    if step == PUT_TILE:
        return [[(AFTER, 0), (CHECK, 0)]]
    if step == AFTER:
        return [[(CHECK, 0)]]
    if step == DISCARD_CARD:
        return [[(THROW_AWAY, 0), (NEXT, 0)]]
    return [[]]


def before_trick(state: YamiState) -> list[list[tuple[int, int]]]:
    """What is asked again after a vote, or after cards were shown."""
    if state.is_automa(state.leader):
        return [[(PLAY_AUTOMA, 0)]]
    if state.leader == state.kakapo:
        return [[(LEAD, 0)]]
    return [[(WINDOW, 0), (LEAD, 0)], [(LEAD, 0)]]
