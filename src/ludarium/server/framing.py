"""The outside of a WebSocket frame: where it ends, and how one is made."""

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
MASKED: Final = 0x80
HEADER: Final = 14  # bytes of the longest header
SHORT: Final = 126  # the first length that is told by more than one byte


def only_text(data: bytes) -> bytes | None:
    """The text, where the data are exactly one short frame with a text from a page, as nearly always."""
    size = len(data)
    if size < 6 or data[0] != WHOLE_TEXT or data[1] != MASKED | size - 6 or size - 6 >= SHORT:
        return None
    return payload(data, 0, size)


def payload(data: bytes, start: int, end: int) -> bytes:
    """What a masked frame says."""
    size = data[start + 1] & 127
    body = start + (6 if size < SHORT else 8 if size == SHORT else 14)
    return apply_mask(data[body:end], data[body - 4 : body])


def frame_end(data: bytes, start: int, size: int) -> int:
    """Where a frame ends, perhaps beyond the data; one byte beyond if even that cannot be told yet."""
    if size - start < 2:
        return size + 1
    length = data[start + 1] & 127
    head = 2 if length < 126 else 4 if length == 126 else 10
    if size - start < head:
        return size + 1
    if length >= 126:
        length = int.from_bytes(data[start + 2 : start + head], "big")
    return start + head + (4 if data[start + 1] & MASKED else 0) + length


def framed(text: bytes) -> bytes:
    """A text as one frame from the house, which masks nothing.

    >>> framed(b"hi")
    b'\\x81\\x02hi'
    """
    size = len(text)
    if size < 126:
        return b"\x81%c" % size + text
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text
