"""Reading data from outside into types: JSON, or plain values that something else has parsed."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

if TYPE_CHECKING:
    from typing_extensions import TypeForm

T_co = TypeVar("T_co", covariant=True)


class Reader(Generic[T_co]):
    """Reads one type. Make it at import, at the top of a module.

    msgspec prepares a Struct when it is first read into, and other threads see it half prepared: to read into the
    same fresh Struct from two threads at once ends the process with a segmentation fault. Making a ``Decoder``
    prepares the type and all types within it, for ``convert`` as well.

    >>> Reader(list[int]).decode(b"[1, 2]")
    [1, 2]
    >>> Reader(dict[int, str]).convert({"1": "one"}, str_keys=True)
    {1: 'one'}
    """

    __slots__ = ("decode", "kind")

    def __init__(self, kind: "TypeForm[T_co]") -> None:
        self.kind = kind
        self.decode: Callable[[bytes | str], T_co] = msgspec.json.Decoder(kind).decode

    def convert(self, value: object, str_keys: bool = False) -> T_co:
        """Read from plain values; raises ``msgspec.ValidationError`` where they do not fit."""
        try:
            found: T_co = msgspec.convert(value, self.kind, str_keys=str_keys)
        except UnicodeEncodeError:  # half of a surrogate pair, which JSON can name
            raise msgspec.ValidationError("Expected text of whole characters") from None
        return found


def path_of(error: msgspec.ValidationError) -> str:
    """Where msgspec found the fault, such as ``moves[3].seat``."""
    text = str(error)
    return text.rsplit("`", 2)[-2].removeprefix("$").removeprefix(".") or "$" if "`$" in text else "$"


def sentence_of(error: msgspec.ValidationError) -> str:
    return str(error).split(" - at `")[0]
