"""Pictures in 256 colours: a third of the size of what a browser writes, and hardly to be told apart."""

import struct
import zlib
from collections import Counter
from typing import Final

Colour = tuple[int, int, int]
Box = list[tuple[Colour, int]]

COLOURS: Final = 256
CHANNELS: Final = range(3)


def png(pixels: bytes, width: int) -> bytes:
    """A PNG of pixels of four bytes each (red, green, blue and one that does not matter)."""
    drawn = list(zip(pixels[0::4], pixels[1::4], pixels[2::4], strict=True))
    boxes = cut([*Counter(drawn).items()])
    index = {colour: number for number, box in enumerate(boxes) for colour, _ in box}
    spots = bytes(map(index.__getitem__, drawn))
    rows = b"".join(b"\0" + spots[start : start + width] for start in range(0, len(spots), width))
    header = struct.pack(">IIBBBBB", width, len(spots) // width, 8, 3, 0, 0, 0)
    palette = b"".join(bytes(middle(box)) for box in boxes)
    parts = [(b"IHDR", header), (b"PLTE", palette), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*part) for part in parts)


def cut(colours: Box) -> list[Box]:
    """Halve the box that loses most, again and again (median cut)."""
    boxes = [(loss(colours), colours)]
    while len(boxes) < COLOURS:
        boxes.sort(key=lambda one: one[0])
        worst, box = boxes.pop()
        if worst == 0:
            boxes.append((worst, box))
            break
        channel = max(CHANNELS, key=lambda one: spread(box, one))
        box.sort(key=lambda one: one[0][channel])
        half, seen, at = sum(count for _, count in box) / 2, 0, 0
        while at < len(box) - 1 and (seen < half or at == 0):
            seen += box[at][1]
            at += 1
        boxes += [(loss(box[:at]), box[:at]), (loss(box[at:]), box[at:])]
    return [box for _, box in boxes]


def loss(box: Box) -> float:
    """Wide boxes lose more than full ones: a thin line of a rare colour shall stay."""
    return float(max(spread(box, channel) for channel in CHANNELS) ** 2 * sum(count for _, count in box) ** 0.5)


def spread(box: Box, channel: int) -> int:
    values = [colour[channel] for colour, _ in box]
    return max(values) - min(values)


def middle(box: Box) -> list[int]:
    weight = sum(count for _, count in box)
    return [round(sum(colour[channel] * count for colour, count in box) / weight) for channel in CHANNELS]


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
