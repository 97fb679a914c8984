"""Proposals at a table: who wishes what, who agrees, and plays that wait for agreement."""

import time
from collections.abc import Sequence

from ludarium.core.errors import NotAllowed
from ludarium.core.option import Offer
from ludarium.core.proposal import Proposal
from ludarium.server.errors import Conflict, TooLate
from ludarium.server.storage.rows import Draft, encoded
from ludarium.server.tables.changes import made_moves, unconvinced
from ludarium.server.tables.state import Change, TableState
from ludarium.server.transport import protocol


def check_now(state: TableState, at: int | None) -> None:
    """Refuse what was said about another position."""
    state.running_match()
    if at != len(state.move_log):
        raise TooLate("house-too-late")
    if not state.discussed():
        raise NotAllowed("nothing-to-propose", {}, state.game.proposal_clause)


def propose(state: TableState, seat: int, moves: Sequence[int], at: int | None) -> Change:
    """A wish of a seat, instead of the one it had. ``at`` is how many moves the table had for whoever sent it."""
    check_now(state, at)
    state.game.proposable(state.running_match().state, seat, moves)
    known = state.proposals.get(seat)
    if known is not None and known.due is None and known.proposal.moves == list(moves):
        return Change([])
    return Change([Draft("propose", seat, 0, encoded(list(moves)))])


def withdraw(state: TableState, seat: int) -> Change:
    return Change([Draft("withdraw", seat)] if seat in state.proposals else [])


def judge(state: TableState, seat: int, asked: protocol.Judge, at: int | None, people: set[int]) -> Change:
    """A seat agrees with a proposal or disagrees; a play that waited for nobody else is made."""
    check_now(state, at)
    found = state.proposals.get(asked.seat)
    if found is None or found.proposal.moves != asked.moves:
        raise TooLate("house-proposal-gone")
    if seat == asked.seat:
        raise Conflict("house-own-proposal")
    yes = isinstance(asked, protocol.Agree)
    if seat in (found.proposal.agree if yes else found.proposal.disagree):
        return Change([])
    said = Draft("agree" if yes else "disagree", seat, asked.seat)
    held = state.held()
    if yes and held is not None and held.proposal.moves == asked.moves:
        if unconvinced(state, held.proposal.seat, held.proposal.moves, people) <= {seat}:
            play = made(state, held.proposal)
            return Change([said, *play.drafts], play.write)
    return Change([said])


def play_when_due(state: TableState) -> Change:
    """The play that was held back, once its time has come."""
    held = state.held()
    if held is None or held.due is None or held.due > time.time():
        return Change([])
    return made(state, held.proposal)


def made(state: TableState, held: Proposal) -> Change:
    """The play that was held back. It was legal when it was sent, and nobody has moved since."""
    return made_moves(state, held.seat, held.moves, state.running_match().plan(held.seat, held.moves))


def consider(state: TableState, moves: Sequence[int]) -> Offer:
    """How a proposal that begins with these moves may go on; nothing where the discussion would be over by them."""
    match = state.running_match()
    if not state.discussed():
        raise NotAllowed("nothing-to-propose", {}, state.game.proposal_clause)
    asked = match.state.turn
    reached = match.state.copy()
    for move in moves:
        reached.play(asked, move)
        if not state.game.discusses(reached) or reached.turn != asked:
            return Offer([])
    return state.game.offer(reached, asked)
