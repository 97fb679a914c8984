"""Numbers from outside: at every entry point of the core a wrong one meets a typed refusal and changes nothing."""

import json
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from ludarium.core import record
from ludarium.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    LudariumError,
    NotAllowed,
    NotAMove,
    NotYourTurn,
)
from ludarium.core.game import Game
from ludarium.core.match import Match
from ludarium.core.reading import Reader
from ludarium.core.rng import Rng

LARGE: Final = (64, 65, 66, 2**31, 2**32, 2**63, 2**64, 2**64 + 1, 10**29)
ODD: Final = (*LARGE, -1, -64, -(2**63), -(10**29), False, True)  # truth values are no numbers
LOOK_EVERY: Final = 40
PLACES: Final = 40  # numbers of one position that are replaced, one at a time

read_json: Final = Reader(dict[str, object]).convert

Kinds = tuple[type[LudariumError], ...]


def check_numbers(game: Game, seats: int, seed: int = 0) -> int:
    """Play one random game and offer wrong numbers on the way; how many were refused."""
    chooser = Rng.of(seed + 1)
    match = Match.new(game, seats, seed=seed)
    refused = check_table(game, seats)
    while not match.state.over:
        if len(match.history) % LOOK_EVERY == 0:
            refused += check_seats(match) + check_moves(match) + check_position_numbers(match, chooser)
        moves = match.state.choices()
        match.play(match.state.turn, moves[chooser.below(len(moves))])
    refused += check_seats(match) + check_moves(match) + check_position_numbers(match, chooser)
    return refused + check_record_numbers(match, seed)


def refuses(kinds: Kinds, what: str, call: Callable[..., object], *arguments: object) -> int:
    """The call ends in a refusal of these kinds, with facts that every encoder can carry."""
    try:
        call(*arguments)
    except kinds as refusal:
        msgspec.json.encode(refusal.arguments)
        return 1
    except Exception as crash:
        raise AssertionError(f"{what} was met by {crash!r}") from crash
    raise AssertionError(f"{what} was accepted")


def check_table(game: Game, seats: int) -> int:
    """Seat counts and table options."""
    refused = 0
    for number in ODD:
        if type(number) is bool or number not in game.seat_counts:
            refused += refuses((BadOption,), f"a table of {number}", game.start, number)
        for option in game.options:
            refused += refuses((BadOption,), f"{option.id} = {number}", game.start, seats, {option.id: number})
    return refused


def check_seats(match: Match) -> int:
    """Whatever is no seat has no moves, and may not play, undo or look."""
    game, state = match.game, match.state
    before = state.words()
    move = next((move for seat in state.to_move() for move in state.moves(seat)), 0)
    kinds = (NotYourTurn,)
    refused = 0
    for seat in ODD:
        name = f"seat {seat}"
        assert state.moves(seat) == [], f"{name} has moves"
        refused += refuses(kinds, name, state.play, seat, move)
        refused += refuses(kinds, name, match.play, seat, move)
        refused += refuses(kinds, name, match.play, seat, game.notation(move))
        for call in (match.options, match.log, match.undoable, match.undo):
            refused += refuses(kinds, name, call, seat)
        assert isinstance(game.why_not(state, seat, game.notation(move)), NotYourTurn), f"{name} may play"
    assert state.words() == before, "a number that is no seat changed the game"
    return refused


def check_moves(match: Match) -> int:
    """Whatever is no move of the game, or is not legal, is refused to everybody."""
    game, state = match.game, match.state
    before = state.words()
    refused = 0
    for move in ODD:
        name = f"move {move}"
        known = type(move) is int and 0 <= move < len(game.notations)
        kinds: Kinds = (NotAllowed,) if known else (NotAMove,)
        if not known:
            refused += refuses(kinds, name, game.notation, move)
        for seat in range(state.seats):
            legal = state.moves(seat)
            if not legal:
                refused += refuses((NotYourTurn,), name, state.play, seat, move)
            elif not known or move not in legal:
                refused += refuses(kinds, name, state.play, seat, move)
                refused += refuses(kinds, name, match.play, seat, move)
        if state.over:
            refused += refuses((NotYourTurn,), name, state.choose, move)
        elif not known or move not in state.choices():
            refused += refuses(kinds, name, state.choose, move)
    assert state.words() == before, "a number that is no move changed the game"
    return refused


def check_position_numbers(match: Match, chooser: Rng) -> int:
    """A wrong number anywhere in a position is refused, or it makes a position that can be written again."""
    game = match.game
    whole = json.loads(json.dumps(game.position(match.state)))
    paths = list(numbers_in(whole))
    refused = 0
    for _ in range(min(PLACES, len(paths))):
        path = paths.pop(chooser.below(len(paths)))
        number = ODD[chooser.below(len(ODD))]
        try:
            game.position(game.load(read_json(replaced(whole, path, number))))
        except BadPosition as refusal:
            msgspec.json.encode(refusal.arguments)
            refused += 1
        except Exception as crash:
            raise AssertionError(f"{number} at {path} of a position was met by {crash!r}") from crash
    return refused


def numbers_in(value: object) -> Iterator[list[str | int]]:
    """The paths of all numbers in a JSON value."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield []
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from ([name, *rest] for rest in numbers_in(part))
    elif isinstance(value, list):
        for at, part in enumerate(value):
            yield from ([at, *rest] for rest in numbers_in(part))


def replaced(value: object, path: list[str | int], number: int) -> object:
    """A JSON value with another number at the end of a path."""
    if not path:
        return number
    if isinstance(value, dict):
        return {name: replaced(part, path[1:], number) if name == path[0] else part for name, part in value.items()}
    assert isinstance(value, list)
    return [replaced(part, path[1:], number) if at == path[0] else part for at, part in enumerate(value)]


def check_record_numbers(match: Match, seed: int) -> int:
    """A wrong seat in a line of a record is found."""
    game = match.game
    options = game.complete_options(match.state.seats, {})
    names = [f"seat {number}" for number in range(match.state.seats)]
    made = record.write(match, options, names, record.Seed(key=Rng.of(seed).key.hex()))
    refused = 0
    for number in ODD:
        lines = [msgspec.structs.replace(made.moves[0], seat=number), *made.moves[1:]]
        data = msgspec.structs.replace(made, moves=lines).to_bytes()
        refused += refuses((BadRecord,), f"a record with seat {number}", record.verify, data)
    return refused
