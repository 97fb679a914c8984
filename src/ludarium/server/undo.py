"""Taking back: what a seat may take back by itself, and what only by the consent of others."""

from itertools import pairwise

from ludarium.core.errors import LudariumError
from ludarium.core.match import Played, more_shown, without
from ludarium.core.state import State
from ludarium.server import wire
from ludarium.server.course import Course, step
from ludarium.server.errors import Conflict
from ludarium.server.rows import Draft, TakenBack, encoded

NOTHING = wire.UndoState(free=False, ask=False, reason="house-nothing-to-undo")
FREE = wire.UndoState(free=True, ask=False, reason=None)
BY_CONSENT = wire.UndoState(free=False, ask=True, reason="house-undo-needs-consent")
OFF = wire.UndoState(free=False, ask=False, reason="house-undo-off")


def undo_state(course: Course, seat: int | None) -> wire.UndoState:
    """Whether a seat may take its last play back by itself, or by asking."""
    if seat is None or course.phase != "playing" or course.asking is not None:
        return NOTHING
    to = course.sheet.last_play(seat)
    if to is None:
        return NOTHING
    if is_free(course, seat, to):
        return FREE
    return OFF if course.undo == "off" else BY_CONSENT


def free_undo(course: Course, seat: int) -> TakenBack | None:
    """What a seat may take back without asking: nobody learned anything since, and nobody else moved on."""
    sheet = course.sheet
    to = sheet.last_play(seat)
    if to is None or course.phase != "playing" or not is_free(course, seat, to):
        return None
    kept = [number for number in range(to, len(sheet)) if sheet.mover[number] != seat]
    begun = unfinished(course, seat, to)
    if begun:
        match = course.begun()
        if without(match.history[to - len(sheet) :], match.state, seat) is None:
            kept = [number for number in kept if number not in begun]
    return TakenBack(to, kept)


def is_free(course: Course, seat: int, to: int) -> bool:
    """Judged by what the seat can see, or the answer would tell of steps that are hidden from it."""
    match = course.begun()
    sheet = course.sheet
    offset = len(sheet) - len(match.history)
    if to < offset or match.state.waiting & ~match.history[to - offset].before.waiting:
        return False  # long ago, or by now somebody is asked who was not
    numbers = list(range(to, len(sheet)))
    later = match.history[to - offset :]
    state = match.state
    begun = unfinished(course, seat, to)
    if begun:
        numbers = [number for number in numbers if number not in begun]
        try:
            later, state = played_again(later[0].before, [match.history[number - offset] for number in numbers])
        except LudariumError:
            return False
    if course.undo != "free" and any(noticed(course, number, seat) for number in numbers):
        return False
    if without(later, state, seat) is None:
        return False
    states = [played.before for played in later] + [state]
    return not any(reveals(course, numbers[at], one, two) for at, (one, two) in enumerate(pairwise(states)))


def unfinished(course: Course, seat: int, to: int) -> list[int]:
    """Moves since ``to`` by which others have begun something that the seat cannot see yet."""
    sheet = course.sheet
    found = []
    seen = 1 << seat
    for number in range(len(sheet) - 1, to - 1, -1):
        if not sheet.hides(seat, number):
            seen |= 1 << sheet.mover[number]
        elif not seen >> sheet.mover[number] & 1:
            found.append(number)
    return found


def played_again(state: State, moves: list[Played]) -> tuple[list[Played], State]:
    """Some moves of a history from a State on, and where they lead."""
    history = []
    for played in moves:
        after, news = step(state, played.seat, played.move)
        history.append(Played(state, played.seat, played.move, news))
        state = after
    return history, state


def noticed(course: Course, index: int, seat: int) -> bool:
    """Whether anybody but the seat could notice a move."""
    everybody = (1 << len(course.seats) + 1) - 1
    return course.sheet.mover[index] != seat or course.sheet.hidden[index] | 1 << seat != everybody


def reveals(course: Course, index: int, before: State, after: State) -> bool:
    """Whether a move of the history was an information barrier; worked out once."""
    known = course.sheet.barriers[index]
    if not known:
        known = course.sheet.barriers[index] = 1 + revealing(course, index, before, after)
    return known == 2


def revealing(course: Course, index: int, before: State, after: State) -> bool:
    if before.rng.drawn != after.rng.drawn:
        return True
    mover = course.sheet.mover[index]
    # Whoever could not notice the move cannot have seen more by it.
    watchers = [None, *range(len(course.seats))] if noticed(course, index, mover) else [mover]
    return any(more_shown(course.view(before, one), course.view(after, one)) for one in watchers)


def undo_drafts(course: Course, seat: int) -> list[Draft]:
    """The rows by which a seat takes its last play back, or asks the others."""
    course.running()
    taken = free_undo(course, seat)
    if taken is None:
        to = course.sheet.last_play(seat)
        if to is None:
            raise Conflict("house-nothing-to-undo")
        if course.undo == "off":
            raise Conflict("house-undo-off")
        if course.asking is not None:
            raise Conflict("house-undo-asked-already")
        if course.people() != [seat]:
            return [Draft("undo-ask", seat, to)]
        taken = TakenBack(to)  # bots always consent
    return [Draft("undo", seat, 0, encoded(taken))]


def answer_drafts(course: Course, seat: int, yes: bool) -> list[Draft]:
    """The rows by which a seat consents to what another wants to take back, or does not."""
    if course.asking is None or seat not in course.asking.waiting:
        raise Conflict("house-nobody-asked")
    return [Draft("undo-answer", seat, int(yes)), *(agreed_drafts(course, seat) if yes else [])]


def agreed_drafts(course: Course, seat: int) -> list[Draft]:
    """The undo itself, if this seat was the last to be waited for."""
    asking = course.asking
    if asking is None or asking.waiting != {seat}:
        return []
    return [Draft("undo", asking.seat, 0, encoded(TakenBack(asking.to)))]
