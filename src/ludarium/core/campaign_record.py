"""The file of a campaign: a record of records, one line for everything that happened, in order.

Each line carries a digest over everything before it. ``docs/campaigns.md`` describes the format.
"""

from collections.abc import Sequence
from typing import Final, Literal, Self

import msgspec

from ludarium.core.errors import BadRecord
from ludarium.core.events import Event
from ludarium.core.game import Json
from ludarium.core.reading import Reader, path_of, sentence_of
from ludarium.core.record import Record, Seed, chain, compact, compare_layout, parse
from ludarium.core.result import Result

FORMAT: Final = "ludarium-campaign-1"
HEAD: Final = ("format", "campaign", "rules", "options", "players", "forked", "digest")


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who holds a seat of a campaign: a person, or the program of that level."""

    name: str
    program: str = ""


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="line", kw_only=True):
    """A line: what was done, the news of what came of it, and the digest of all so far."""

    def fact(self) -> list[object]:
        """What the digest covers besides the line before."""
        return [value for name, value in msgspec.to_builtins(self).items() if name != "digest"]

    def after(self, before: str) -> Self:
        """This line with its digest, which continues the chain from ``before``, the digest of the line above."""
        return msgspec.structs.replace(self, digest=chain(before, compact(self.fact())))


class Choice(Written, frozen=True, tag="choice", kw_only=True):
    """A move between two chapters."""

    seat: int
    move: str
    news: list[Event]
    digest: str = ""


class Seating(Written, frozen=True, tag="seat", kw_only=True):
    """Somebody takes a seat, or leaves it to nobody."""

    seat: int
    player: Player | None
    news: list[Event]
    digest: str = ""


class Begun(Written, frozen=True, tag="begun", kw_only=True):
    """A chapter begins. Its seed is committed to here, so that no game can vanish that did not go well."""

    chapter: int
    seed: Seed
    digest: str = ""


class Ended(Written, frozen=True, tag="chapter", kw_only=True):
    """A chapter is over: its whole record, and what it handed back (nothing if it was given up)."""

    record: Record
    outcome: Json | None
    news: list[Event]
    digest: str = ""

    def fact(self) -> list[object]:
        told = msgspec.to_builtins([self.record.result, self.outcome, self.news])
        return ["chapter", self.record.last_digest(), *told]


Line = Choice | Seating | Begun | Ended


class CampaignRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``players`` are those who began. ``forked`` is the digest of the last line that is shared with the campaign
    from which this one was branched off. ``playing`` is the chapter that is being played, as far as it has come."""

    campaign: str
    rules: int
    options: dict[str, str]
    players: list[Player]
    digest: str
    lines: list[Line]
    playing: Record | None = None
    result: Result | None = None
    forked: str = ""
    format: Literal["ludarium-campaign-1"] = FORMAT

    def last_digest(self, lines: int | None = None) -> str:
        """The digest over the first lines, or over all."""
        shared = self.lines[:lines]
        return shared[-1].digest if shared else self.digest

    def to_bytes(self) -> bytes:
        """The one layout: a field a line, a line a line."""
        fields = msgspec.to_builtins(self)
        head = [f"{compact(name)}: {compact(fields[name])}" for name in HEAD]
        lines = ",\n".join("  " + compact(one) for one in fields["lines"])
        head.append(f'"lines": [\n{lines}\n]' if lines else '"lines": []')
        body = ",\n".join([*head, *(f'"{name}": {compact(fields[name])}' for name in ("playing", "result"))])
        return f"{{\n{body}\n}}\n".encode("utf-8", "surrogatepass")


def head_digest(campaign: str, rules: int, options: dict[str, str], players: Sequence[Player]) -> str:
    """The digest with which the chain begins."""
    head = {"campaign": campaign, "rules": rules, "options": options, "players": msgspec.to_builtins(list(players))}
    return chain(FORMAT, compact(head))


read_record: Final = Reader(CampaignRecord).convert


def is_campaign(data: bytes) -> bool:
    """Whether a file is meant to be a campaign, and not a single game."""
    return FORMAT.encode() in data[:80]


def read_campaign(data: bytes) -> CampaignRecord:
    """A campaign's record from its bytes, which must be exactly in the layout."""
    try:
        record = read_record(parse(data))
    except msgspec.ValidationError as error:
        raise BadRecord("record-malformed", {"where": path_of(error), "what": sentence_of(error)}) from None
    compare_layout(data, record.to_bytes())
    return record


def fork(record: CampaignRecord, lines: int) -> CampaignRecord:
    """A new campaign that shares the first lines; the old one stays as it is.

    A chapter that has begun but is not over there is left out: the branch draws a chance of its own.
    """
    if not 0 <= lines <= len(record.lines):
        raise BadRecord("campaign-no-such-line", {"where": "lines", "line": lines, "lines": len(record.lines)})
    shared = record.lines[:lines]
    if shared and isinstance(shared[-1], Begun):
        shared = shared[:-1]
    return msgspec.structs.replace(
        record,
        lines=shared,
        playing=None,
        result=record.result if len(shared) == len(record.lines) else None,
        forked=record.last_digest(len(shared)),
    )
