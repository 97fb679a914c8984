"""The outside of a WebSocket frame: where it ends, and how one is made."""

from typing import Final

MASKED: Final = 0x80
HEADER: Final = 14  # bytes of the longest header


def header_size(data: bytes, start: int) -> int:
    """The length of a masked frame's header."""
    size = data[start + 1] & 127
    return 6 if size < 126 else 8 if size == 126 else 14


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
