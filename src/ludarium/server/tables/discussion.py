"""What the rows of a log say about proposals."""

from typing import Final

from ludarium.core.proposal import Proposal
from ludarium.core.reading import Reader
from ludarium.server.storage.rows import Proposed, Row

PROPOSALS: Final = frozenset({"propose", "withdraw", "agree", "disagree"})

read_moves: Final = Reader(list[int]).decode


def discuss(proposals: dict[int, Proposed], row: Row, seconds: int) -> None:
    """Add a row about proposals to those of a table, where a play waits for agreement for so many seconds."""
    if row.kind == "propose":
        proposals[row.seat] = proposed(proposals.get(row.seat), row, seconds)
    elif row.kind == "withdraw":
        proposals.pop(row.seat, None)
    elif row.move in proposals:
        proposals[row.move] = judged(proposals[row.move], row)


def proposed(before: Proposed | None, row: Row, seconds: int) -> Proposed:
    """A new proposal of a seat; ``row.move`` tells whether it is a play that waits for agreement."""
    moves = read_moves(row.data)
    begun = None if before is None else before.due
    due = None
    if row.move:
        due = row.at + seconds if begun is None else begun  # a play that replaces another waits no longer than that
    same = before is not None and before.proposal.moves == moves
    return Proposed(before.proposal if before and same else Proposal(row.seat, moves), row.number, row.number, due)


def judged(found: Proposed, row: Row) -> Proposed:
    """A proposal after a seat agreed or disagreed with it. Who agrees tells the asked seat nothing new."""
    said = found.proposal
    agree, disagree = ([seat for seat in seats if seat != row.seat] for seats in (said.agree, said.disagree))
    (agree if row.kind == "agree" else disagree).append(row.seat)
    news = found.row if row.kind == "agree" else row.number
    return found._replace(proposal=Proposal(said.seat, said.moves, agree, disagree), row=news)
