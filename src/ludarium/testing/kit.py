"""Random play with every promise of the core checked on the way.

Each check is a small function; ``check_game`` plays one game and calls them. A failure says how to see it again.
"""

import json
from collections.abc import Container, Iterator, Mapping
from functools import cache
from hashlib import sha256
from itertools import combinations

import msgspec

from ludarium.core import record
from ludarium.core.declared import DeclaredGame
from ludarium.core.errors import LudariumError, NotAllowed, NotAMove, NotYourTurn
from ludarium.core.game import Game
from ludarium.core.match import Match
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.core.steps import StepState
from ludarium.core.text import LANGUAGES, Texts
from ludarium.testing.declarations import check_declarations

DECISION_LIMIT = 100_000
UNASKED_EVERY = 50  # decisions, of which one is made by a seat that is not asked but may move
STRIDE = 37  # decisions by which the games of two seeds in a row are looked at later


class KitFailure(AssertionError):
    """A promise was broken; the message names game, seats, options, seed and decision."""


class Report(msgspec.Struct):
    """What one checked game was like."""

    decisions: int = 0
    over: bool = False
    looked_at: int = 0
    undone: int = 0


def table_choices(game: Game, seats: int) -> Iterator[dict[str, str]]:
    """Table options for a player count: every choice of an option together with every choice of any other.

    Choices that clash are left out.
    """
    every = {option.id: game.choices(option, seats) for option in game.options}
    chosen = [(name, choice) for name, choices in every.items() for choice in choices]
    pairs = [pair for pair in combinations(chosen, 2) if pair[0][0] != pair[1][0]]
    missing = dict.fromkeys(pairs or [(one, one) for one in chosen])
    if not missing:
        yield {}
    while missing:
        first = next(iter(missing))
        del missing[first]
        table = dict(first)
        for name, choices in every.items():
            fitting = [choice for choice in choices if game.clash({**table, name: choice}) is None]
            if name not in table and fitting:
                table[name] = max(fitting, key=lambda choice: gained(table, (name, choice), missing))
        if len(table) < len(every) or game.clash(table) is not None:
            continue
        ordered = {name: table[name] for name in every}
        for pair in [pair for pair in missing if all(ordered[name] == choice for name, choice in pair)]:
            del missing[pair]
        yield ordered


def gained(table: Mapping[str, str], one: tuple[str, str], missing: Container[object]) -> int:
    """How many pairs that are still missing a choice would add."""
    return sum((other, one) in missing or (one, other) in missing for other in table.items())


def check_game(
    game: Game,
    seats: int,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    look_every: int = 7,
) -> Report:
    """Play one random game and check it; every ``look_every``-th decision is looked at from all sides.

    Which ones these are depends on the seed, so that many games are looked at in all their phases.
    """
    report = Report()
    try:
        play_checked(game, seats, dict(options or {}), seed, look_every, report)
    except (AssertionError, LudariumError) as failure:
        place = f"{game.id}, {seats} seats, options {dict(options or {})}, seed {seed}"
        raise KitFailure(f"{place}, decision {report.decisions}: {failure}") from failure
    return report


def play_checked(
    game: Game, seats: int, options: dict[str, str], seed: int, look_every: int, report: Report
) -> None:
    chooser = Rng.of(seed + 1)
    undo_every = max(4, look_every // 5)
    match = Match.new(game, seats, options, seed)
    silent = game.start(seats, options, seed)
    assert silent.words() == match.state.words(), "the same seed gave another start"
    parts = game.components(match.state)
    kept: list[tuple[State, str]] = []
    while not match.state.over:
        state = match.state
        seat = check_asked(state, chooser)
        if (report.decisions - STRIDE * seed) % look_every == 0:
            assert game.components(state) == parts, "components were lost or made"
            kept.append((state.copy(), fingerprint(state)))
            look(game, match, chooser)
            report.looked_at += 1
        moves = state.moves(seat)
        move = moves[chooser.below(len(moves))]
        match.play(seat, move)
        if seat == silent.turn:
            assert silent.choices() == moves, "the choices of the seat in turn are not its moves"
            assert silent.choose(move) == silent.choices(), "choosing told other choices than there are"
        else:
            silent.play(seat, move)
        if chooser.below(undo_every) == 0:
            report.undone += check_undo(match, seat)
        report.decisions += 1
        assert report.decisions < DECISION_LIMIT, "the game does not end"
    report.over = True
    assert silent.words() == match.state.words(), "listening to events changed the game"
    assert match.state.result() is not None, "a game that is over has no result"
    check_copies(kept, chooser)
    look(game, match, chooser)
    check_record(game, match, options, seed)


def fingerprint(state: State) -> str:
    return sha256(repr(state.words()).encode()).hexdigest()


def check_asked(state: State, chooser: Rng) -> int:
    """Somebody is asked, everybody asked has a move, nobody else has, unless they may move unasked."""
    asked = state.to_move()
    assert asked, "nobody is asked, but the game is not over"
    unasked = [seat for seat in range(state.seats) if state.may >> seat & 1 and seat not in asked]
    for seat in range(state.seats):
        movable = bool(state.moves(seat))
        assert movable == (seat in asked) or seat in unasked, f"seat {seat} is at a dead end or out of turn"
    ready = [seat for seat in unasked if state.moves(seat)]
    if ready and chooser.below(UNASKED_EVERY) == 0:
        return ready[chooser.below(len(ready))]
    return asked[chooser.below(len(asked))]


def look(game: Game, match: Match, chooser: Rng) -> None:
    check_declarations(game, match.state, chooser)
    check_position(game, match.state)
    check_redaction(game, match.state, chooser)
    check_refusals(game, match.state, chooser)


def check_position(game: Game, state: State) -> None:
    """A position written and read again is the same State."""
    written = json.loads(json.dumps(game.position(state)))
    again = game.load(written)
    assert again.words() == state.words(), "a position did not survive being written and read"
    assert again.rng.key == state.rng.key, "a position forgot its chance"
    assert game.position(again) == written, "a position changed on the way"


def check_redaction(game: Game, state: State, chooser: Rng) -> None:
    """A State drawn from a view gives the same view, to the byte, and the same moves."""
    secret = state.rng.key.hex()
    public = game.view(state, None)
    for seat in (None, *range(state.seats)):
        view = game.view(state, seat)
        frame = view.to_json()
        assert secret not in frame.decode(), f"the view of {seat} carries the seed"
        other = game.sample(view, Rng.of(chooser.below(1 << 30)))
        assert game.view(other, seat).to_json() == frame, f"the view of seat {seat} depends on what it cannot see"
        if seat is not None:
            assert game.seat_view(public, state, seat).to_json() == frame, f"seat {seat} has two views"
            assert other.moves(seat) == state.moves(seat), f"the moves of seat {seat} tell what it cannot see"
        assert game.components(other) == game.components(state), "a sampled state has other components"
        if isinstance(game, DeclaredGame):
            assert is_blind(other) and is_blind(other.copy()), "a sampled state, or a copy of it, is not blind"
            assert not is_blind(state), "a state of the game itself is blind"


def is_blind(state: State) -> bool:
    return isinstance(state, StepState) and state.blind


def check_refusals(game: Game, state: State, chooser: Rng) -> None:
    """An illegal move raises an error that names a rule, and changes nothing."""
    before = state.words()
    for seat in range(state.seats):
        legal = state.moves(seat)
        for move in (chooser.below(len(game.notations)), chooser.below(len(game.notations)), -1):
            if move in legal:
                continue
            try:
                state.play(seat, move)
            except NotYourTurn as refusal:
                assert not legal and refusal.clause, f"{refusal!r} at seat {seat}"
            except NotAllowed as refusal:
                assert legal and refusal.clause, f"{refusal!r} names no rule"
            except NotAMove:
                assert move == -1, f"move {move} is of this game"
            else:
                raise AssertionError(f"seat {seat} made the illegal move {game.notation(move)}")
            assert state.words() == before, "a refused move changed the game"


def check_undo(match: Match, seat: int) -> int:
    """A move is taken back, where it may be, and made again: nothing must show it."""
    if match.undoable(seat) is None:
        return 0
    played = match.history[-1]
    after = match.state.words()
    match.undo(seat)
    assert match.state.words() == played.before.words(), "undo is not as if the move had never been made"
    match.play(seat, played.move)
    assert match.state.words() == after, "a move made again after undo led elsewhere"
    return 1


def check_copies(kept: list[tuple[State, str]], chooser: Rng) -> None:
    """Copies never touch each other: play on from some, and none of the others may notice."""
    assert all(fingerprint(copy) == mark for copy, mark in kept), "a copy changed while the game went on"
    for copy, _ in kept[:: max(1, len(kept) // 4)]:
        play_on = copy.copy()
        for _ in range(40):
            if play_on.over:
                break
            moves = play_on.moves(play_on.turn)
            play_on.play(play_on.turn, moves[chooser.below(len(moves))])
    assert all(fingerprint(copy) == mark for copy, mark in kept), "a copy changed when another was played on"


def check_record(game: Game, match: Match, options: Mapping[str, str], seed: int) -> None:
    """The record of the game replays to the same end and verifies."""
    complete = game.complete_options(match.state.seats, options)
    names = [f"seat {number}" for number in range(match.state.seats)]
    data = record.write(match, complete, names, record.Seed(key=Rng.of(seed).key.hex())).to_bytes()
    again = record.verify(data).match
    assert again.state.words() == match.state.words(), "a record replayed to another end"


def check_notation(game: Game) -> None:
    """Every move has one notation and every notation one move."""
    assert len(set(game.notations)) == len(game.notations), "two moves share a notation"
    for move, notation in enumerate(game.notations):
        assert game.parse(notation) == move, f"{notation} reads as another move"
        assert game.parse(f"  {notation.upper()} ") == move, f"{notation} depends on capitals or spaces"


@cache
def all_texts(package: str) -> list[Texts]:
    return [Texts(language, ["ludarium.core", package]) for language in LANGUAGES]


def check_options(game: Game, match: Match) -> None:
    """Every legal move has a label in every language, and all of them at once are the same as one by one."""
    for seat in match.state.to_move():
        one_by_one = [game.option(match.state, seat, move) for move in match.state.moves(seat)]
        assert game.offered(match.state, seat) == one_by_one, f"what seat {seat} is offered is not what it may do"
        offer = game.offer(match.state, seat)
        told = sorted(
            [option.move for option in offer.options] + [move for one in offer.families for move in one.moves]
        )
        assert told == sorted(match.state.moves(seat)), f"a page is not told what seat {seat} may do"
    for texts in all_texts(game.package):
        for seat in match.state.to_move():
            for option in match.options(seat):
                assert texts.has(option.label), f"{option.label} is missing in {texts.language}"
                texts.say(option.label, **option.arguments)


def perft(state: State, depth: int) -> int:
    """How many sequences of legal moves there are to a depth; the count that proves a move generator."""
    if depth == 0 or state.over:
        return 1
    total = 0
    for move in state.moves(state.turn):
        child = state.copy()
        child.play(state.turn, move)
        total += perft(child, depth - 1)
    return total
