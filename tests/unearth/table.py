"""Unearth as the tests play it: lay out a position, make moves in notation, choose what the dice show."""

from ludarium.core.errors import LudariumError
from ludarium.core.events import Event
from ludarium.core.rng import Rng
from ludarium.core.scenario import spoken
from ludarium.core.state import State
from ludarium.core.zones import Pile
from ludarium.games.unearth.components import COMPONENTS
from ludarium.games.unearth.facts import PlaceFacts, SeatFacts, facts_of
from ludarium.games.unearth.game import GAME
from ludarium.games.unearth.table import Ground, UnearthView

Json = dict[str, object]
TRIES = 40_000
AROUND = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
# Four ruins for a table of two; stones of one colour, so that nothing is asked about them.
CENTRE = ["peach-17", "green-17", "blue-17", "purple-17"]


def table(**given: object) -> State:
    """A State from a partial position for two seats, seat 0 to act, nobody with cards unless it says so."""
    basis: Json = {"seats": 2, "active": 0, "hands": {"0": [], "1": []}}
    return GAME.load({**basis, **given})


def centre(*grounds: Json) -> list[Json]:
    """Ruins for a table of two: those given, then others of claim value 17 with red stones."""
    taken = [ground.get("ruin") for ground in grounds]
    others = [ruin for ruin in CENTRE if ruin not in taken]
    rest: list[Json] = [{"ruin": ruin, "stones": ["red"]} for ruin in others]
    return [*grounds, *rest][:4]


def dig(ruin: str, stones: list[str] | None = None, **dice: int) -> Json:
    """A ruin with stones and dice; ``a_d8=5`` is a d8 of seat 0 showing 5, ``b_d6a`` one of seat 1."""
    named = {f"{'abcd'.index(name[0])}.{name[2:]}": value for name, value in dice.items()}
    return {"ruin": ruin, "stones": ["red"] if stones is None else stones, "dice": named}


def ring(q: int, r: int, *colours: str) -> dict[str, str]:
    """Stones around a middle, clockwise from the east; fewer colours leave the ring open."""
    return {f"{q + dq},{r + dr}": colour for (dq, dr), colour in zip(AROUND, colours, strict=False)}


def with_wonder(seat: int, wonder: str) -> Json:
    """A seat that has built one Named Wonder, in a ring that fits its formula, as part of a position."""
    formula = next(one.formula for one in COMPONENTS.wonder if one.id == wonder)
    signs = {"L": "black", "R": "red", "B": "blue", "Y": "yellow", "1": "black", "2": "blue", "3": "yellow"}
    colours = [signs.get(sign, ("yellow", "black", "red")[at % 3]) for at, sign in enumerate(formula)]
    return {"stones": {str(seat): ring(0, 0, *colours)}, "wonders": {str(seat): {"0,0": wonder}}}


def legal(state: State, seat: int) -> list[str]:
    """The notations of a seat's legal moves, in the order of the engine; none when the seat is not asked."""
    return [GAME.notation(move) for move in state.moves(seat)]


def play(state: State, *moves: str) -> list[Event]:
    """Make moves spoken like ``"0: roll d8 > 1"``; everything that happened."""
    news: list[Event] = []
    state.news = news
    try:
        for text in moves:
            seat, move = spoken(text)
            state.play(seat, GAME.parse(move))
    finally:
        state.news = None
    return news


def naturals(news: list[Event]) -> list[object]:
    """What the dice showed, in their order."""
    return [event.facts["value"] for event in news if event.kind in ("unearth-rolled", "unearth-rerolled")]


def roll(state: State, move: str, *values: int) -> tuple[State, list[Event]]:
    """A twin of the State after a move in which the dice came up like this, and what happened."""
    for key in range(TRIES):
        twin = state.copy()
        twin.rng = Rng.of(key)
        news = play(twin, move)
        if naturals(news) == list(values):
            return twin, news
    raise AssertionError(f"the dice never showed {values}")


def refusal(state: State, seat: int, notation: str) -> LudariumError:
    """The error that a move meets; it must meet one, and nothing may have changed."""
    before = state.words()
    try:
        state.play(seat, GAME.parse(notation))
    except LudariumError as error:
        assert state.words() == before, f"refused “{notation}” of seat {seat} changed the state"
        return error
    raise AssertionError(f"“{notation}” of seat {seat} was allowed")


def shown(state: State) -> Json:
    """The whole position as JSON."""
    return GAME.position(state)


def seen(state: State, seat: int | None = None) -> UnearthView:
    """What a seat may know; without one, what a spectator may."""
    view = GAME.view(state, seat)
    assert isinstance(view, UnearthView)
    return view


def own(state: State, seat: int) -> SeatFacts:
    """Points and rings of a seat, as the seat itself sees them."""
    return facts_of(seen(state, seat)).seats[seat]


def hand(state: State, seat: int) -> list[str]:
    """The cards that a seat sees in its hand."""
    found = seen(state, seat).hands[seat]
    assert isinstance(found, list)
    return found


def hidden(state: State, seat: int) -> list[str]:
    """The hidden ruins of a seat, as it sees them."""
    found = seen(state, seat).hidden[seat]
    assert isinstance(found, list)
    return found


def size(pile: Pile) -> int:
    """How many lie in a closed pile."""
    assert isinstance(pile, int)
    return pile


def place(state: State, number: int) -> Ground:
    """A place of the centre, from 1, where a ruin lies."""
    found = seen(state).centre[number - 1]
    assert found.ruin is not None
    return found


def dug(state: State, number: int) -> PlaceFacts:
    """The numbers of a place of the centre, from 1."""
    found = facts_of(seen(state)).places[number - 1]
    assert found is not None
    return found


def die(state: State, name: str) -> int:
    """What a die on a ruin shows; 0 for a die that is not on one."""
    return max((ground.dice.get(name, 0) for ground in seen(state).centre), default=0)


def kinds(news: list[Event]) -> list[str]:
    """What sort of things happened, in their order."""
    return [event.kind for event in news]


def told(news: list[Event], kind: str) -> list[dict[str, object]]:
    """The facts of the events of a kind."""
    return [{"seat": event.seat, **event.facts} for event in news if event.kind == kind]


def lines(state: State, seat: int) -> dict[str, int]:
    """The points of a seat by line and name."""
    score = own(state, seat).score
    assert score is not None
    return {f"{line.line} {line.name}".strip(): line.points for line in score.lines}
