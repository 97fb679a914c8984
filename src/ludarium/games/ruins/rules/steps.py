"""The steps of Ruins in the order of their numbers, each with the kinds of moves that it asks for."""

from typing import Any, Final

from ludarium.core.steps import Step
from ludarium.games.ruins.moves import (
    ADD,
    CLAIM,
    DISCARD,
    DONE,
    DRAW,
    ENOUGH,
    EXTRAS,
    FLIP,
    KEEP,
    OWN_FIRST,
    PASS,
    PUT,
)
from ludarium.games.ruins.rules.effects import ChooseOrder, DiscardRuins, DrawRuins, ForceDraws, Refill, Relight
from ludarium.games.ruins.rules.naming import AddRuin, CountExtras, PutDiscovery, Turn, UseClaim
from ludarium.games.ruins.rules.rounds import TurnToNight
from ludarium.games.ruins.rules.turns import NextTurn, SkipNext

STEPS: Final[list[Step[Any]]] = [
    Turn("turn", "pass", "buy", "value", plain=PASS, first=PASS + 1),
    PutDiscovery("put", "put", first=PUT),
    AddRuin("add", "enough", "add", plain=ENOUGH, first=ADD),
    CountExtras("extras", "extras", first=EXTRAS),
    UseClaim("claim", "done", "claim", plain=DONE, first=CLAIM),
    TurnToNight("flip", "keep", "flip", plain=KEEP, first=FLIP),
    ChooseOrder("order", "own-first", "forced-first", first=OWN_FIRST),
    DrawRuins("draw", "draw", first=DRAW),
    DiscardRuins("discard", "discard", first=DISCARD),
    ForceDraws("force"),
    Relight("relight"),
    Refill("refill"),
    NextTurn("next turn"),
    SkipNext("skip"),
]
