"""Undo: what a seat may take back by itself, and what only by the consent of others."""

from ludarium.core.match import without
from ludarium.server.errors import Conflict
from ludarium.server.storage.rows import Draft, TakenBack, encoded
from ludarium.server.tables.state import Change, TableState


def free_undo(state: TableState, seat: int) -> TakenBack | None:
    """What a seat may take back without asking."""
    move_log = state.move_log
    to = move_log.last_play(seat)
    if to is None or state.phase != "playing" or not state.may_take_back(seat, to):
        return None
    kept = [number for number in range(to, len(move_log)) if move_log.mover[number] != seat]
    begun = move_log.unfinished(seat, to)
    if begun:
        later = state.started_match().since(to)
        if later is None or without(later, seat) is None:
            kept = [number for number in kept if number not in begun]
    return TakenBack(to, kept)


def undo(state: TableState, seat: int) -> Change:
    """The change by which a seat takes its last play back, or asks the others for consent."""
    state.running_match()
    taken = free_undo(state, seat)
    if taken is None:
        to = state.move_log.last_play(seat)
        if to is None:
            raise Conflict("house-nothing-to-undo")
        if state.undo == "off":
            raise Conflict("house-undo-off")
        if state.undo_request is not None:
            raise Conflict("house-undo-asked-already")
        if state.people() != [seat]:
            return Change([Draft("undo-ask", seat, to)])
        taken = TakenBack(to)  # bots always consent
    return Change([Draft("undo", seat, 0, encoded(taken))])


def answer_undo(state: TableState, seat: int, yes: bool) -> Change:
    """The change by which a seat consents to an undo, or refuses it."""
    if state.undo_request is None or seat not in state.undo_request.waiting:
        raise Conflict("house-nobody-asked")
    return Change([Draft("undo-answer", seat, int(yes)), *(agreed_drafts(state, seat) if yes else [])])


def agreed_drafts(state: TableState, seat: int) -> list[Draft]:
    """The row of the undo itself, if this seat was the last whose consent was missing."""
    asking = state.undo_request
    if asking is None or asking.waiting != {seat}:
        return []
    return [Draft("undo", asking.seat, 0, encoded(TakenBack(asking.to)))]
