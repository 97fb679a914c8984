"""Pages of a game's book: stories that people read during a game, each only once it has been opened."""

import msgspec


class Page(msgspec.Struct, frozen=True):
    """One page in one language. Its paragraphs are parted by blank lines."""

    title: str
    text: str = ""
    headings: dict[str, str] = {}  # of the choices that it offers, by their letter
