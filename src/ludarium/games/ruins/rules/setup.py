"""Set-up (rules chapter 3)."""

from ludarium.core.rng import Rng
from ludarium.games.ruins.components import COMPONENTS, DISCOVERIES
from ludarium.games.ruins.moves import SLOTS
from ludarium.games.ruins.rules.rounds import begin_round
from ludarium.games.ruins.rules.settings import Settings
from ludarium.games.ruins.rules.state import TURN, RuinsState
from ludarium.games.ruins.rules.steps import STEPS


def start_game(seats: int, settings: Settings, rng: Rng) -> RuinsState:
    """RU-018 to RU-034."""
    state = blank_state(seats, rng, settings)
    discoveries = list(range(len(DISCOVERIES)))
    rng.shuffle(discoveries)
    state.market = [discoveries.pop() for slot in range(SLOTS)]
    state.discoveries = discoveries
    starter = settings.options["starter"]
    state.starter = rng.below(seats) if starter == "random" else int(starter)
    begin_round(state)
    return state


def blank_state(seats: int, rng: Rng, settings: Settings) -> RuinsState:
    """A table with nothing on it, and nobody asked."""
    state = RuinsState(seats, rng, STEPS, settings)
    state.claims = [0] * seats
    state.unused_claims = [COMPONENTS.game.claims] * seats
    state.lit = [COMPONENTS.game.torches] * seats
    state.scores = [0] * seats
    state.participants = (1 << seats) - 1
    state.active = state.participants
    state.seen_night = [0] * (seats + 1)
    state.given = [0] * seats
    state.ask_all(TURN, 0)
    return state
