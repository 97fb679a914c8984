"""Scenarios: given a position, when these moves are made, then this is so.

The format is TOML and described for outsiders in ``docs/scenarios.md``. Tests, bug reports and
``ludarium scenario`` all run the same files.
"""

import tomllib
from collections.abc import Iterator

import msgspec

from ludarium.core.errors import BadScenario, LudariumError
from ludarium.core.events import Event
from ludarium.core.game import Game, Json
from ludarium.core.match import Match
from ludarium.core.record import path_of, sentence_of
from ludarium.core.registry import game as find_game
from ludarium.core.view import View

SPECTATOR = "spectator"


class Refused(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that must be refused, and why."""

    seat: int
    move: str
    clause: str = ""
    code: str = ""


class Then(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must be so. Everything left out is not checked."""

    to_move: list[int] | None = None
    legal: dict[str, list[str]] = {}
    exactly: dict[str, list[str]] = {}
    illegal: list[Refused] = []
    position: Json = {}
    view: dict[str, Json] = {}
    unseen: dict[str, list[str]] = {}
    events: list[Json] = []
    seen_events: dict[str, list[Json]] = {}
    result: Json | bool | None = None


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    when: list[str] = []
    then: Then = Then()


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    game: str
    seed: int = 0
    clauses: list[str] = []
    given: Json = {}
    when: list[str] = []
    then: Then = Then()
    more: list[Block] = []

    def blocks(self) -> list[Block]:
        return [Block(self.when, self.then), *self.more]


def read(text: str) -> Scenario:
    """A scenario from TOML."""
    try:
        return msgspec.convert(tomllib.loads(text), Scenario)
    except msgspec.ValidationError as error:
        facts = {"where": path_of(error), "what": sentence_of(error)}
        raise BadScenario("scenario-malformed", facts) from None
    except (ValueError, RecursionError) as error:  # no TOML, a number without end, nested too deeply
        raise BadScenario("scenario-not-toml", {"what": str(error)}) from None


def run(scenario: Scenario) -> list[str]:
    """Play a scenario; the differences found, none if all is as it says."""
    game = find_game(scenario.game)
    match = Match(game, game.load(scenario.given, scenario.seed))
    differences: list[str] = []
    for number, block in enumerate(scenario.blocks()):
        place = "then" if number == 0 else f"more[{number - 1}].then"
        since = len(match.history)
        for text in block.when:
            seat, move = spoken(text)
            try:
                match.play(seat, move)
            except LudariumError as error:
                where = place.replace("then", "when")
                return [*differences, f"{where}: “{text}” was refused: {error.code}, {error}"]
        news = [event for played in match.history[since:] for event in played.news]
        differences += [f"{place}.{line}" for line in compare(game, match, block.then, news)]
    return differences


def spoken(text: str) -> tuple[int, str]:
    """``"1: value 6"`` is the move ``value 6`` of seat 1."""
    seat, colon, move = text.partition(":")
    if not colon or not seat.strip().isdecimal() or not seat.isascii():
        raise BadScenario("scenario-when", {"text": text[:60]})
    return int(seat), move.strip()


def watcher(text: str, seats: int) -> int | None:
    """The seat a table of ``then`` speaks of; ``None`` for a spectator."""
    if text == SPECTATOR:
        return None
    if text in map(str, range(seats)):
        return int(text)
    raise BadScenario("scenario-seat", {"seat": text[:20], "seats": seats})


def compare(game: Game, match: Match, then: Then, news: list[Event]) -> Iterator[str]:
    state = match.state
    if then.to_move is not None and state.to_move() != then.to_move:
        yield f"to_move: expected {then.to_move}, found {state.to_move()}"
    for seat, expected in then.legal.items():
        legal = legal_moves(game, match, seat)
        for move in expected:
            if move not in legal:
                reason = game.why_not(state, watcher(seat, state.seats) or 0, move)
                yield f"legal.{seat}: “{move}” is refused: {reason}"
    for seat, expected in then.exactly.items():
        legal = legal_moves(game, match, seat)
        if sorted(legal) != sorted(expected):
            missing = sorted(set(expected) - set(legal))
            surplus = sorted(set(legal) - set(expected))
            yield f"exactly.{seat}: not legal {missing}, legal too {surplus}"
    for refused in then.illegal:
        yield from compare_refusal(game, match, refused)
    yield from subset(then.position, game.position(state), "position")
    for seat, view in then.view.items():
        yield from subset(view, msgspec.to_builtins(seen(game, match, seat), str_keys=True), f"view.{seat}")
    for seat, words in then.unseen.items():
        shown = seen(game, match, seat).shown()
        for word in words:
            if word in shown:
                yield f"unseen.{seat}: “{word}” can be seen"
    yield from compare_events(then.events, news, "events")
    for seat, events in then.seen_events.items():
        eyes = watcher(seat, state.seats)
        heard = [event for event in news if event.visible_to(eyes)]
        yield from compare_events(events, heard, f"seen_events.{seat}")
    if then.result is False and state.over:
        yield f"result: expected none yet, found {state.result()}"
    elif then.result:
        found = msgspec.to_builtins(state.result())
        if then.result is True:
            if found is None:
                yield "result: expected one, found none yet"
        else:
            yield from subset(then.result, found, "result")


def legal_moves(game: Game, match: Match, seat: str) -> list[str]:
    moves = match.state.moves(watcher(seat, match.state.seats) or 0)
    return [game.notation(move) for move in moves]


def seen(game: Game, match: Match, seat: str) -> View:
    return game.view(match.state, watcher(seat, match.state.seats))


def compare_refusal(game: Game, match: Match, refused: Refused) -> Iterator[str]:
    reason = game.why_not(match.state, refused.seat, refused.move)
    place = f"illegal: “{refused.seat}: {refused.move}”"
    if reason is None:
        yield f"{place} is legal"
        return
    if refused.clause and reason.clause != refused.clause:
        yield f"{place}: expected clause {refused.clause}, found {reason}"
    if refused.code and reason.code != refused.code:
        yield f"{place}: expected {refused.code}, found {reason.code}"


def compare_events(expected: list[Json], news: list[Event], place: str) -> Iterator[str]:
    """Expected events must happen in this order; others may come between."""
    plain = [msgspec.to_builtins(event) for event in news]
    at = 0
    for event in expected:
        while at < len(plain) and list(subset(event, plain[at], "")):
            at += 1
        if at == len(plain):
            yield f"{place}: did not happen: {event}; happened: {plain}"
            return
        at += 1


def subset(expected: object, found: object, place: str) -> Iterator[str]:
    """Tables are compared by the keys that are expected; everything else must be equal."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key, value in expected.items():
            if str(key) in found:
                yield from subset(value, found[str(key)], f"{place}.{key}")
            else:
                yield f"{place}.{key}: expected {value!r}, found nothing"
    elif expected != found:
        yield f"{place}: expected {expected!r}, found {found!r}"
