"""Errors by cause. A program reads ``code``; a person gets the message ``reason`` in their language."""

from collections.abc import Mapping
from typing import ClassVar, Final

Arguments = Mapping[str, str | int]

LARGEST: Final = 2**63 - 1  # a number that every encoder of the house can carry
LONGEST: Final = 40  # digits or characters of something from outside, in a sentence


def shown(value: object) -> str:
    """Something from outside that was refused, short enough for a sentence.

    >>> shown(True), shown(10**29), shown(2**40000)
    ('True', '100000000000000000000000000000', '0x10000000000000000000000000000000000000…')
    """
    if isinstance(value, int) and abs(value) >= 10**LONGEST:
        return f"{hex(value)[:LONGEST]}…"  # Python refuses to write thousands of digits, but not in hexadecimal
    return str(value)[:LONGEST]


class LudariumError(Exception):
    """Something was refused. ``reason`` is a text id, ``arguments`` fill it, ``clause`` names the rule,
    ``because`` is the refusal behind this one, if there is one."""

    code: ClassVar[str] = "refused"

    def __init__(
        self,
        reason: str,
        arguments: Arguments | None = None,
        clause: str = "",
        because: "LudariumError | None" = None,
    ) -> None:
        self.reason = reason
        self.because = because
        self.arguments: Arguments = {
            name: shown(value) if isinstance(value, int) and abs(value) > LARGEST else value
            for name, value in (arguments or {}).items()
        }
        self.clause = clause
        details = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        super().__init__(f"{clause + ': ' if clause else ''}{reason}{f' ({details})' if details else ''}")


class NotAMove(LudariumError):
    """The text or number is no move of this game at all."""

    code = "not-a-move"


class NotAllowed(LudariumError):
    """A move of the game that a rule forbids now."""

    code = "not-allowed"


class NotYourTurn(LudariumError):
    """The seat is not asked for anything now."""

    code = "not-your-turn"


class BadOption(LudariumError):
    """A table option, seat count or name that the game does not have."""

    code = "bad-option"


class BadPosition(LudariumError):
    """A position that is malformed or impossible; ``arguments["where"]`` says where."""

    code = "bad-position"


class BadRecord(LudariumError):
    """A record that does not verify; ``arguments["where"]`` says where."""

    code = "bad-record"


class BadScenario(LudariumError):
    """A scenario file that cannot be read."""

    code = "bad-scenario"


class NotFound(LudariumError):
    """A game, bot, clause or file nobody knows."""

    code = "not-found"
