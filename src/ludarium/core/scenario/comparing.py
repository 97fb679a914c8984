"""What a scenario says must be so, compared with what is."""

import json
from collections.abc import Iterator
from typing import Final

import msgspec

from ludarium.core.errors import Arguments, LudariumError, NotAMove
from ludarium.core.events import Event
from ludarium.core.game import Json
from ludarium.core.ledger import clauses
from ludarium.core.match import Match
from ludarium.core.scenario.format import Refused, Then, seat_of, watcher_of
from ludarium.core.text import Texts
from ludarium.core.view import View

NOTHING: Final = object()  # what is found where nothing is


class Difference(msgspec.Struct, frozen=True):
    """One thing that is not as a scenario says: where it says so, and a text id with its arguments.

    ``because`` is the refusal behind it, if there is one.
    """

    where: str
    reason: str
    arguments: Arguments = {}
    because: LudariumError | None = None

    def told(self, texts: Texts) -> str:
        sentence = f"{self.where}: {texts.say(self.reason, **self.arguments)}"
        return sentence if self.because is None else f"{sentence} {texts.error(self.because)}"


def written(value: object) -> str:
    """A value as it is compared and shown; JSON tells truth values from numbers."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


def compare(match: Match, then: Then, news: list[Event]) -> Iterator[Difference]:
    """Every difference, with its place inside ``then``."""
    state = match.state
    if then.to_move is not None:
        yield from subset(then.to_move, state.to_move(), "to_move")
    yield from compare_moves(match, then)
    for number, refused in enumerate(then.illegal):
        yield from compare_refusal(match, refused, f"illegal[{number}]")
    facts = Facts(match, news)
    if then.position:
        yield from subset(then.position, facts.of("position"), "position")
    for seat, view in then.view.items():
        yield from subset(view, facts.of("view", seat), f"view.{seat}")
    for seat, computed in then.facts.items():
        yield from subset(computed, facts.of("facts", seat), f"facts.{seat}")
    for seat, names in then.unseen.items():
        shown = facts.view(seat).shown()
        for name in names:
            if any(name in (one, one.partition(":")[2]) for one in shown):
                yield Difference(f"unseen.{seat}", "scenario-differs-seen", {"name": name})
    yield from compare_paths(facts, then)
    yield from compare_events(then.events, news, "events")
    yield from compare_no_events(then.no_events, news, "no_events")
    for seat, events in then.seen_events.items():
        yield from compare_events(events, heard(news, seat, state.seats), f"seen_events.{seat}")
    for seat, events in then.unseen_events.items():
        yield from compare_no_events(events, heard(news, seat, state.seats), f"unseen_events.{seat}")
    if then.result is not None:
        yield from compare_result(then.result, facts.of("result"))


# Moves.


def compare_moves(match: Match, then: Then) -> Iterator[Difference]:
    game, state = match.game, match.state
    for seat, expected in then.legal.items():
        number = seat_of(seat, state.seats)
        for move in expected:
            reason = game.why_not(state, number, move)
            if reason is not None:
                yield Difference(f"legal.{seat}", "scenario-differs-refused", {"move": move}, reason)
    for seat, expected in then.exactly.items():
        legal = {game.notation(move) for move in state.moves(seat_of(seat, state.seats))}
        wanted = set()
        for move in expected:
            try:
                wanted.add(game.notation(game.parse(move)))
            except NotAMove as error:
                yield Difference(f"exactly.{seat}", "scenario-differs-refused", {"move": move}, error)
        for reason_id, moves in (
            ("scenario-differs-not-legal", wanted - legal),
            ("scenario-differs-legal-too", legal - wanted),
        ):
            if moves:
                yield Difference(f"exactly.{seat}", reason_id, {"moves": ", ".join(sorted(moves))})


def compare_refusal(match: Match, refused: Refused, place: str) -> Iterator[Difference]:
    """A move that must be refused is really tried, and must leave everything as it was."""
    move = {"move": f"{refused.seat}: {refused.move}"}
    state, before = match.state.copy(), match.state.words()
    try:
        state.play(refused.seat, match.game.parse(refused.move))
    except LudariumError as error:
        reason = error
    else:
        yield Difference(place, "scenario-differs-legal", move)
        return
    if state.words() != before:
        yield Difference(place, "scenario-differs-changed", move)
    ledger = clauses(match.game.rules_text())
    if refused.clause and refused.clause not in ledger:
        yield Difference(f"{place}.clause", "scenario-differs-no-clause", {"clause": refused.clause})
    elif refused.clause and reason.clause != refused.clause:
        facts = {**move, "expected": refused.clause, "found": reason.clause or "–"}
        yield Difference(place, "scenario-differs-clause", facts, reason)
    if refused.code and reason.code != refused.code:
        facts = {**move, "expected": refused.code, "found": reason.code}
        yield Difference(place, "scenario-differs-code", facts, reason)
    if not refused.code and (isinstance(reason, NotAMove) or reason.reason == "no-such-seat"):
        # A slip of the pen would pass for a refusal.
        yield Difference(place, "scenario-differs-mistyped", {**move, "code": reason.code}, reason)


# Positions, views and results.


class Facts:
    """All that paths such as ``view.0.players.1.stars`` lead through."""

    def __init__(self, match: Match, news: list[Event]) -> None:
        self.match = match
        self.news = news

    def view(self, seat: str) -> View:
        return self.match.game.view(self.match.state, watcher_of(seat, self.match.state.seats))

    def of(self, kind: str, seat: str = "") -> object:
        if kind == "position":
            return self.match.game.position(self.match.state)
        if kind == "view":
            return msgspec.to_builtins(self.view(seat), str_keys=True)
        if kind == "facts":
            return msgspec.to_builtins(self.match.game.facts(self.view(seat)), str_keys=True)
        if kind == "result":
            return msgspec.to_builtins(self.match.state.result())
        return msgspec.to_builtins(self.news) if kind == "events" else NOTHING

    def at(self, path: str) -> object:
        """What lies at the end of a path, or ``NOTHING``."""
        kind, _, rest = path.partition(".")
        if kind not in ("view", "facts"):
            return walk(self.of(kind), rest)
        seat, _, rest = rest.partition(".")
        return walk(self.of(kind, seat), rest) if seat else NOTHING


def walk(value: object, path: str) -> object:
    """Follow names and, through lists, numbers. A name may have a point in it, as ``1.d6b`` has."""
    if not path:
        return value
    parts = path.split(".")
    for length in range(1, len(parts) + 1):
        found = step_into(value, ".".join(parts[:length]))
        if found is not NOTHING:
            found = walk(found, ".".join(parts[length:]))
        if found is not NOTHING:
            return found
    return NOTHING


def step_into(value: object, name: str) -> object:
    if isinstance(value, dict):
        return value.get(name, NOTHING)
    if isinstance(value, list) and name in map(str, range(len(value))):
        return value[int(name)]
    return NOTHING


def compare_paths(facts: Facts, then: Then) -> Iterator[Difference]:
    """What must be absent, empty or of a certain number."""
    for path in then.absent:
        found = facts.at(path)
        if found is not NOTHING and found is not None:
            yield Difference("absent", "scenario-differs-present", {"path": path, "found": written(found)})
        elif not any(could_hold(facts.at(above), name) for above, name in cuts(path)):
            yield Difference("absent", "scenario-differs-no-path", {"path": path})
    for path in then.empty:
        yield from compare_number(facts, path, 0, "empty")
    for path, number in flat(then.count, ""):
        yield from compare_number(facts, path, number, "count")


def cuts(path: str) -> Iterator[tuple[str, str]]:
    """A path as what lies above and a name in it, for every way to cut it in two."""
    parts = path.split(".")
    for length in range(1, len(parts)):
        yield ".".join(parts[:length]), ".".join(parts[length:])


def could_hold(holder: object, name: str) -> bool:
    """Whether something could lie there by this name, so that its absence says something."""
    if "." in name:
        return isinstance(holder, dict) and (not holder or any("." in key for key in holder))
    return holder is None or isinstance(holder, dict | list)


def compare_number(facts: Facts, path: str, number: object, place: str) -> Iterator[Difference]:
    found = facts.at(path)
    if not isinstance(found, list | dict | str):
        yield Difference(place, "scenario-differs-no-path", {"path": path})
    elif len(found) != number:
        told = {"path": path, "expected": written(number), "number": str(len(found)), "found": written(found)}
        yield Difference(place, "scenario-differs-number", told)


def flat(table: Json, above: str) -> Iterator[tuple[str, object]]:
    """``count.view.1.hand = 9`` and ``count."view.1.hand" = 9`` are the same."""
    for name, value in table.items():
        if isinstance(value, dict):
            yield from flat(value, f"{above}{name}.")
        else:
            yield f"{above}{name}", value


def subset(expected: object, found: object, place: str) -> Iterator[Difference]:
    """Tables are compared by the keys that are expected, lists too where they are reached by numbers; an empty
    table must be empty, and everything else must be equal."""
    if isinstance(expected, dict) and expected and isinstance(found, dict | list):
        for key, value in expected.items():
            inner = step_into(found, str(key))
            if inner is NOTHING:
                yield Difference(f"{place}.{key}", "scenario-differs-nothing", {"expected": written(value)})
            else:
                yield from subset(value, inner, f"{place}.{key}")
    elif written(expected) != written(found):
        yield Difference(place, "scenario-differs-value", {"expected": written(expected), "found": written(found)})


def compare_result(expected: Json | bool, found: object) -> Iterator[Difference]:
    if expected is False and found is not None:
        yield Difference("result", "scenario-differs-over", {"found": written(found)})
    elif expected is not False and found is None:
        yield Difference("result", "scenario-differs-not-over")
    elif isinstance(expected, dict):
        yield from subset(expected, found, "result")


# Events.


def heard(news: list[Event], seat: str, seats: int) -> list[Event]:
    eyes = watcher_of(seat, seats)
    return [event for event in news if event.visible_to(eyes)]


def fits(expected: Json, event: Json) -> bool:
    return not list(subset(expected, event, ""))


def compare_events(expected: list[Json], news: list[Event], place: str) -> Iterator[Difference]:
    """Expected events must happen in this order; others may come between."""
    plain = msgspec.to_builtins(news)
    at = 0
    for event in expected:
        while at < len(plain) and not fits(event, plain[at]):
            at += 1
        if at == len(plain):
            told = {"event": written(event), "happened": "; ".join(map(written, plain)) or "–"}
            yield Difference(place, "scenario-differs-event", told)
            return
        at += 1


def compare_no_events(excluded: list[Json], news: list[Event], place: str) -> Iterator[Difference]:
    for event in msgspec.to_builtins(news):
        if any(fits(one, event) for one in excluded):
            yield Difference(place, "scenario-differs-no-event", {"event": written(event)})
