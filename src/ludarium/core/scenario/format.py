"""The format of scenarios: TOML, described for outsiders in ``docs/scenarios.md``."""

import tomllib
from typing import Final

import msgspec

from ludarium.core.errors import BadScenario
from ludarium.core.game import Json
from ludarium.core.reading import Reader, path_of, sentence_of

SPECTATOR: Final = "spectator"
LONGEST_SEAT: Final = 4  # digits


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
    facts: dict[str, Json] = {}
    absent: list[str] = []
    empty: list[str] = []
    count: Json = {}
    unseen: dict[str, list[str]] = {}
    events: list[Json] = []
    no_events: list[Json] = []
    seen_events: dict[str, list[Json]] = {}
    unseen_events: dict[str, list[Json]] = {}
    result: Json | bool | None = None


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves, what chance answers to them, and what is so afterwards."""

    rolls: list[int] = []
    draws: list[str | int] = []
    when: list[str] = []
    then: Then = Then()


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    game: str
    seed: int = 0
    clauses: list[str] = []
    given: Json = {}
    rolls: list[int] = []
    draws: list[str | int] = []
    when: list[str] = []
    then: Then = Then()
    more: list[Block] = []

    def blocks(self) -> list[tuple[str, Block]]:
        """All blocks, each with what stands before its keys in a place."""
        first = Block(self.rolls, self.draws, self.when, self.then)
        return [("", first), *((f"more[{number}].", block) for number, block in enumerate(self.more))]


read_scenario: Final = Reader(Scenario).convert


def read(text: str) -> Scenario:
    """A scenario from TOML."""
    try:
        scenario = read_scenario(tomllib.loads(text))
    except msgspec.ValidationError as error:
        facts = {"where": path_of(error), "what": sentence_of(error)}
        raise BadScenario("scenario-malformed", facts) from None
    except (ValueError, RecursionError) as error:  # no TOML, a number without end, nested too deeply
        raise BadScenario("scenario-not-toml", {"what": str(error)}) from None
    for place, block in scenario.blocks():
        if block.then.result == {}:
            raise BadScenario("scenario-empty-result", {"where": f"{place}then.result"})
    return scenario


def spoken(text: str) -> tuple[int, str]:
    """``"1: value 6"`` is the move ``value 6`` of seat 1."""
    seat, colon, move = text.partition(":")
    number = seat.strip()
    if not colon or not number.isdecimal() or not number.isascii() or len(number) > LONGEST_SEAT:
        raise BadScenario("scenario-when", {"text": text[:60]})
    return int(number), move.strip()


def seat_of(text: str, seats: int) -> int:
    """The seat whose moves a table of ``then`` speaks of."""
    if text not in map(str, range(seats)):
        raise BadScenario("scenario-seat", {"seat": text[:20], "seats": seats})
    return int(text)


def watcher_of(text: str, seats: int) -> int | None:
    """The seat whose eyes a table of ``then`` speaks of; ``None`` for a spectator."""
    if text == SPECTATOR:
        return None
    if text not in map(str, range(seats)):
        raise BadScenario("scenario-watcher", {"seat": text[:20], "seats": seats})
    return int(text)
