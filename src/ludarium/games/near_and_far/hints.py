"""Why a move may be a good one, said from what the table shows: odds, prices, points."""

from collections.abc import Sequence
from typing import Final

from ludarium.core.game import Arguments
from ludarium.core.moves import Said
from ludarium.games.near_and_far.components import COMPONENTS
from ludarium.games.near_and_far.facts import CheckFacts, NearFacts, facts_of
from ludarium.games.near_and_far.moves import MOVES
from ludarium.games.near_and_far.rules.numbers import MOST_HEARTS
from ludarium.games.near_and_far.table import NearView

FACES: Final = 6  # NF-A04
POINTS: Final = {artifact.id.lower(): artifact.points for artifact in COMPONENTS.artifact}
NO_REASON: Final[tuple[str, Arguments]] = ("", {})
PLAIN: Final = {
    "quest": "near-hint-quest",
    "dig": "near-hint-dig",
    "camp": "near-hint-camp",
    "take": "near-hint-take",
    "go": "near-hint-go",
    "pick": "near-hint-pick",
    "drop": "near-hint-drop",
    "give": "near-hint-trade",
    "get": "near-hint-trade",
    "add": "near-hint-trade",
    "animal": "near-hint-animal",
}


def reason_of(view: NearView, moves: Sequence[int]) -> tuple[str, Arguments]:
    """The reason for the first of some moves; an empty id where the table tells none."""
    if not moves:
        return NO_REASON
    said = MOVES.read(moves[0])
    kind = said.kind.name
    if kind in PLAIN:
        return PLAIN[kind], {}
    facts = facts_of(view)
    seat = view.active if view.seat is None else view.seat
    if kind == "buy":
        return "near-hint-buy", {"points": POINTS[str(said.values["artifact"])]}
    if kind == "hire":
        return "near-hint-hire", {"cost": facts.hire[str(said.values["adventurer"])]}
    if kind == "wander":
        if on_the_map(view, seat):
            return "near-hint-wander-on", {}
        return "near-hint-wander", {"hearts": min(facts.symbols[seat].heart, MOST_HEARTS)}
    if kind == "visit":
        building = str(said.values["building"])
        if building == "farm":
            return "near-hint-farm", {"number": facts.symbols[seat].skill}
        return "near-hint-visit", {"building": building}
    return of_a_roll(facts, said, view.hearts.get(seat, 0))


def on_the_map(view: NearView, seat: int) -> bool:
    return view.places[seat].startswith("n") or view.places[seat] == "town"


def of_a_roll(facts: NearFacts, said: Said, hearts: int) -> tuple[str, Arguments]:
    kind = said.kind.name
    if kind in ("fight", "avoid") and facts.checks:
        return f"near-hint-{kind}", {"odds": odds(facts.checks[0], hearts)}
    if kind == "option":
        for check in facts.checks:
            if check.option == said.values["option"]:
                return "near-hint-option", {"odds": odds(check, hearts)}
    if kind == "hearts" and facts.checks:
        check = facts.checks[0]
        wanted = check.need if check.theirs is None else check.theirs + 1
        reached = wanted is not None and check.have + said.places["number"] >= wanted
        return "near-hint-reached" if reached else "near-hint-out-of-reach", {}
    return NO_REASON


def odds(check: CheckFacts, hearts: int) -> int:
    """On how many faces of the die the check is passed, with every heart that there is.

    >>> odds(CheckFacts("combat", 1, need=6), 2)
    4
    """
    return sum(face + check.have + hearts >= (check.need or 0) for face in range(1, FACES + 1))
