"""The file of a game: it replays, shares and verifies.

A record has one fixed layout, one move a line. Each line carries a digest over everything before it, so a changed
byte is found and located. ``docs/records.md`` describes the format.
"""

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final, Literal

import msgspec

from ludarium.core import fairness
from ludarium.core.errors import BadRecord, LudariumError
from ludarium.core.events import Event
from ludarium.core.game import Json
from ludarium.core.match import Match
from ludarium.core.reading import Reader, path_of, sentence_of
from ludarium.core.registry import game as find_game
from ludarium.core.result import Result

FORMAT: Final = "ludarium-record-2"
FIRST_FORMAT: Final = "ludarium-record-1"  # its digests covered how an engine of that time kept its State
DIGEST_LENGTH: Final = 32
ENCODER: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


class Seed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Either a plain ``key``, or a server's commitment, its secret (once shown) and the seats' salts, or the
    date of a ``daily`` challenge, from which everybody has the same chance."""

    key: str = ""
    commitment: str = ""
    secret: str = ""
    salts: list[str] = []
    daily: str = ""

    def value(self, game: str) -> bytes:
        """The key of the game's generator; raises where the parts do not fit."""
        if self.key:
            # Otherwise a server could show a commitment and play from a seed of its own choice.
            if self.commitment or self.secret or self.salts or self.daily:
                raise BadRecord("record-two-seeds", {"where": "seed.key"})
            return hexadecimal(self.key, "seed.key")
        if self.daily:
            if self.commitment or self.secret or self.salts:
                raise BadRecord("record-two-seeds", {"where": "seed.daily"})
            return fairness.daily(game, self.daily)
        secret = hexadecimal(self.secret, "seed.secret")
        if fairness.commitment(secret) != hexadecimal(self.commitment, "seed.commitment"):
            raise BadRecord("record-commitment", {"where": "seed.commitment"})
        salts = [hexadecimal(salt, f"seed.salts[{number}]") for number, salt in enumerate(self.salts)]
        return fairness.seed(secret, game, salts)

    def public(self) -> "Seed":
        """What is fixed of a seed before its game begins, and may be told."""
        return msgspec.structs.replace(self, secret="", salts=[])


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move: what a seat chose, what came of it, and the digest of all so far."""

    seat: int
    move: str
    news: list[Event]
    digest: str


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    rules: int
    options: dict[str, str]
    seats: list[str]
    seed: Seed
    start: Json
    digest: str
    moves: list[Line]
    result: Result | None
    carried: Json | None = None  # what a campaign handed in
    format: Literal["ludarium-record-1", "ludarium-record-2"] = FORMAT

    def last_digest(self) -> str:
        """The digest over the whole record."""
        return self.moves[-1].digest if self.moves else self.digest

    def to_bytes(self) -> bytes:
        """The one layout of a record: a field a line, a move a line."""
        fields = msgspec.to_builtins(self)
        head = [
            f"{compact(name)}: {compact(fields[name])}"
            for name in ("format", "game", "rules", "options", "carried", "seats", "seed", "start", "digest")
            if name != "carried" or self.carried is not None
        ]
        moves = ",\n".join("  " + compact(move) for move in fields["moves"])
        body = ",\n".join([*head, f'"moves": [\n{moves}\n]' if moves else '"moves": []'])
        return f'{{\n{body},\n"result": {compact(fields["result"])}\n}}\n'.encode("utf-8", "surrogatepass")


class Checked(msgspec.Struct, frozen=True):
    """What a verification found right."""

    record: Record
    match: Match


def compact(value: object) -> str:
    return ENCODER.encode(value)


def hexadecimal(text: str, where: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadRecord("record-not-hexadecimal", {"where": where}) from None


def chain(before: str, fact: str) -> str:
    """The digest of a line: of the line before and of its own text."""
    return sha256(f"{before}\n{fact}".encode()).hexdigest()[:DIGEST_LENGTH]


def write(
    match: Match,
    options: Mapping[str, str],
    seats: Sequence[str],
    seed: Seed,
    start: Json | None = None,
    carried: Json | None = None,
) -> Record:
    """The record of a match as it stands. ``start``, the position before its first move, may be written already."""
    game = match.game
    start = game.position(match.start) if start is None else start
    head: Json = {
        "game": game.id,
        "rules": game.rules_version,
        "options": dict(options),
        "seats": list(seats),
        "seed": msgspec.to_builtins(seed),
        "start": start,
    }
    if carried is not None:
        head["carried"] = carried
    digest = chain(FORMAT, compact(head))
    first = digest
    lines = []
    for played in match.history:
        fact = compact([played.seat, game.notation(played.move), msgspec.to_builtins(played.news)])
        digest = chain(digest, fact)
        lines.append(Line(played.seat, game.notation(played.move), played.news, digest))
    return Record(
        game=game.id,
        rules=game.rules_version,
        options=dict(options),
        seats=list(seats),
        seed=seed,
        start=start,
        digest=first,
        moves=lines,
        result=match.state.result(),
        carried=carried,
    )


read_record: Final = Reader(Record).convert


def read(data: bytes) -> Record:
    """A record from its bytes, which must be exactly in the layout."""
    try:
        record = read_record(parse(data))
    except msgspec.ValidationError as error:
        raise BadRecord("record-malformed", {"where": path_of(error), "what": sentence_of(error)}) from None
    compare_layout(data, record.to_bytes())
    return record


def parse(data: bytes) -> object:
    """The JSON of a file; a fault is refused with its line."""
    try:
        return json.loads(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise at_line("record-not-text", line_at(data, error.start)) from None
    except json.JSONDecodeError as error:
        raise at_line("record-not-json", error.lineno) from None
    except (RecursionError, ValueError):  # nested too deeply, or a number without end
        raise at_line("record-not-json", 1) from None


def compare_layout(data: bytes, layout: bytes) -> None:
    """Raise at the first byte in which a file differs from its one layout."""
    if layout != data:
        different = next(
            (at for at, (one, two) in enumerate(zip(data, layout, strict=False)) if one != two),
            min(len(data), len(layout)),
        )
        raise at_line("record-layout", line_at(data, different))


def at_line(reason: str, line: int) -> BadRecord:
    return BadRecord(reason, {"where": f"line {line}", "line": line})


def line_at(data: bytes, offset: int) -> int:
    return data.count(b"\n", 0, offset) + 1


def replay(record: Record) -> Match:
    """Play a record again, from its seed and its moves alone."""
    try:
        newest = find_game(record.game)
    except LudariumError as error:
        raise BadRecord("record-game", {"where": "game"}, because=error) from None
    try:
        game = newest.under(record.rules)
    except LudariumError:
        raise BadRecord(
            "record-other-rules", {"where": "rules", "rules": record.rules, "known": newest.rules_version}
        ) from None
    if not (record.seed.key or record.seed.secret or record.seed.daily):
        raise BadRecord("record-secret-kept", {"where": "seed.secret"})
    seed = record.seed.value(record.game)
    try:
        state = game.start(len(record.seats), record.options, seed, record.carried)
        if game.position(state) != record.start:  # another start, or the same one as it was written earlier
            loaded = game.load(record.start, seed)
            if loaded.words() != state.words() or loaded.rng.key != state.rng.key:
                state = loaded
                if not record.seed.key:
                    raise BadRecord("record-start-not-from-seed", {"where": "start"})
    except BadRecord:
        raise
    except LudariumError as error:
        raise BadRecord("record-start", {"where": "start"}, error.clause, error) from None
    match = Match(game, state)
    for number, line in enumerate(record.moves):
        try:
            match.play(line.seat, line.move)
        except LudariumError as error:
            facts = {"where": f"moves[{number}]", "move": line.move[:40]}
            raise BadRecord("record-move", facts, error.clause, error) from None
    return match


def verify(data: bytes) -> Checked:
    """Replay a record and compare every derived thing; the first difference is raised with its place.

    The digests of the first format cannot be computed any more; everything else of such a record is compared.
    """
    record = read(data)
    match = replay(record)
    again = write(match, record.options, record.seats, record.seed, record.start, record.carried)
    if record.format == FIRST_FORMAT:
        kept = [msgspec.structs.replace(two, digest=one.digest) for one, two in zip(record.moves, again.moves)]
        again = msgspec.structs.replace(again, format=record.format, digest=record.digest, moves=kept)
    if again.digest != record.digest:
        raise BadRecord("record-header", {"where": "digest"})
    for number, (one, two) in enumerate(zip(record.moves, again.moves, strict=True)):
        if one.news != two.news:
            raise BadRecord("record-news", {"where": f"moves[{number}].news"})
        if one.digest != two.digest:
            raise BadRecord("record-digest", {"where": f"moves[{number}].digest"})
    if record.result != again.result:
        raise BadRecord("record-result", {"where": "result"})
    compare_layout(data, again.to_bytes())  # a capital in a move, or a start that was written otherwise
    return Checked(record, match)
