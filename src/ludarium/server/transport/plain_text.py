"""Makes what people type harmless: names and chats on one line, without invisible characters."""

import re
import unicodedata
from itertools import dropwhile
from typing import Final

# Of the characters that Unicode calls default ignorable, those that are not of the categories C or Z; and other
# letters and symbols that are drawn as nothing.
UNSEEN_MARKS: Final = re.compile("[\u034f\u17b4\u17b5\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")


def plain_text(text: str, letters: int) -> str:
    """What a person typed, on one line and cut to a length; empty if nothing of it can be seen.

    Control and direction characters and blanks of any kind become spaces; marks that belong to no letter are
    left out.

    >>> plain_text("a\\u202eb\\u3164\\tc \\u0301", 30)
    'a b c'
    """
    kept = "".join(" " if one in BLANKS or unicodedata.category(one)[0] in "CZ" else one for one in text)
    words = ("".join(dropwhile(is_mark, word)) for word in unicodedata.normalize("NFC", kept).split())
    return " ".join(filter(None, words))[:letters].strip()


def plain_name(text: str, letters: int) -> str:
    """Like ``plain_text``, and without marks that cannot be seen: no two names may differ in those alone.

    >>> plain_name("A\\u034fda\\ufe0f", 30)
    'Ada'
    """
    return plain_text(UNSEEN_MARKS.sub("", text), letters)


def is_mark(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "M"
