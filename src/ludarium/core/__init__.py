"""The core: games as deterministic machines. It knows no game."""

from ludarium.core.bot import Bot, RandomBot
from ludarium.core.declared import DeclaredGame, TableView
from ludarium.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BadScenario,
    LudariumError,
    NotAllowed,
    NotAMove,
    NotFound,
    NotYourTurn,
)
from ludarium.core.events import EVERYONE, Event
from ludarium.core.game import Game
from ludarium.core.match import Match
from ludarium.core.option import Option, TableOption
from ludarium.core.proposal import Proposal
from ludarium.core.reading import Reader
from ludarium.core.registry import game, games
from ludarium.core.result import Result
from ludarium.core.rng import Rng
from ludarium.core.state import State, playout
from ludarium.core.steps import Step, StepState
from ludarium.core.text import LANGUAGES, Texts
from ludarium.core.view import View

__all__ = [
    "EVERYONE",
    "LANGUAGES",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadScenario",
    "Bot",
    "DeclaredGame",
    "Event",
    "Game",
    "LudariumError",
    "Match",
    "NotAMove",
    "NotAllowed",
    "NotFound",
    "NotYourTurn",
    "Option",
    "Proposal",
    "RandomBot",
    "Reader",
    "Result",
    "Rng",
    "State",
    "Step",
    "StepState",
    "TableOption",
    "TableView",
    "Texts",
    "View",
    "game",
    "games",
    "playout",
]
