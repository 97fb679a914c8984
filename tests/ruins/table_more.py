"""More of the table: whole plays at once, the eyes of a seat, decks of discoveries, and games to the end."""

from collections.abc import Iterable, Iterator, Sequence

from ludarium.core.events import Event
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.games.ruins.components import DISCOVERIES, RUIN_NUMBER
from ludarium.games.ruins.game import GAME
from ludarium.games.ruins.table import RuinsView
from tests.ruins.table import legal, play

POSITION_LETTERS = ("T", "M", "B")


def seen(state: State, seat: int | None = None) -> RuinsView:
    """What a seat sees, or a spectator."""
    view = GAME.view(state, seat)
    assert isinstance(view, RuinsView)
    return view


def hand(state: State, seat: int) -> list[str]:
    own = seen(state, seat).hands[seat]
    assert isinstance(own, list)
    return own


def everywhere(state: State) -> dict[str, str]:
    """Each ruin in use and where it lies: a seat's number, deck, discard or pile."""
    position = GAME.position(state)
    deck = position["deck"]
    assert isinstance(deck, list)
    places = {ruin: str(seat) for seat in range(state.seats) for ruin in hand(state, seat)}
    places |= dict.fromkeys(deck, "deck") | dict.fromkeys(seen(state).discard, "discard")
    return places | {ruin: "pile" for laid in seen(state).pile for ruin in laid.ruins}


def lay(state: State, seat: int, value: int, *further: str) -> list[Event]:
    """A play of a set value, with further moves of its naming; claims only where they are named."""
    news = play(state, f"{seat}: value {value}", *(f"{seat}: {move}" for move in further))
    if seen(state, seat).step == "claim":
        news += play(state, f"{seat}: done")
    return news


def keep_sides(state: State) -> None:
    """Everybody turns nothing."""
    for seat in state.to_move():
        play(state, f"{seat}: flip none")


def discard(state: State, seat: int, *ruins: str) -> list[Event]:
    """Discard these ruins, lowest first."""
    return play(state, *(f"{seat}: discard {ruin}" for ruin in sorted(ruins, key=RUIN_NUMBER.__getitem__)))


def discoveries_but(*used: str) -> list[str]:
    """All other discoveries, in the order of the box: a whole discovery deck, top first."""
    return [name for name in DISCOVERIES if name not in used]


def spread(discoveries: Iterable[str], ruins: Sequence[str]) -> dict[str, dict[str, list[str]]]:
    """The discoveries slid into the sleeves of the ruins, one a position, so that no deck is left of them."""
    upgrades: dict[str, dict[str, list[str]]] = {}
    free = {letter: iter(ruins) for letter in POSITION_LETTERS}
    for name in discoveries:
        upgrades.setdefault(next(free[name[0]]), {"discoveries": []})["discoveries"].append(name)
    return upgrades


def of_kind(news: list[Event], kind: str) -> list[Event]:
    return [event for event in news if event.kind == kind]


def random_game(seats: int, seed: int, options: dict[str, str] | None = None) -> Iterator[State]:
    """The states of one game by lot, each before its next decision, and the last one when it is over."""
    state = GAME.start(seats, options, seed)
    lot = Rng.of(seed + 1_000_000)
    while not state.over:
        yield state
        asked = state.to_move()
        seat = asked[lot.below(len(asked))]
        moves = state.moves(seat)
        state.play(seat, moves[lot.below(len(moves))])
    yield state


def seat_asked(state: State) -> int:
    (seat,) = state.to_move()
    return seat


def can(state: State, seat: int, *moves: str) -> bool:
    """Whether a seat may make each of these moves now."""
    return set(moves) <= set(legal(state, seat))
