"""What the house itself refuses; the rules of games are refused by the games."""

from typing import ClassVar

from ludarium.core.errors import Arguments, LudariumError


class HouseError(LudariumError):
    """Refused by the house. ``status`` is for HTTP."""

    status: ClassVar[int] = 400


class Malformed(HouseError):
    """A body or a frame that cannot be read."""

    code = "malformed"


class Forbidden(HouseError):
    """This guest may not do this."""

    code = "forbidden"
    status = 403


class Unknown(HouseError):
    """A table, link or path that does not exist."""

    code = "unknown"
    status = 404


class WrongMethod(HouseError):
    """The path exists, but not with this HTTP method."""

    code = "wrong-method"
    status = 405


class Conflict(HouseError):
    """Not possible in the current state of the table."""

    code = "conflict"
    status = 409


class TooLate(Conflict):
    """The table moved on before this arrived."""

    code = "too-late"


class Oversized(HouseError):
    code = "oversized"
    status = 413


class JsonOnly(HouseError):
    code = "json-only"
    status = 415


class SlowDown(HouseError):
    """Too much in too short a time."""

    code = "slow-down"
    status = 429


class Failed(HouseError):
    """A fault of the house. Details are in its log, never in the answer."""

    code = "failed"
    status = 500


class NotReady(HouseError):
    """The house cannot open, or cannot write for now."""

    code = "not-ready"
    status = 503


CORE_STATUS = {
    "not-found": 404,
    "not-allowed": 409,
    "not-your-turn": 409,
}


def status_of(error: LudariumError) -> int:
    return error.status if isinstance(error, HouseError) else CORE_STATUS.get(error.code, 400)


def no_table(table: str) -> Unknown:
    arguments: Arguments = {"table": table[:60]}
    return Unknown("house-no-such-table", arguments)
