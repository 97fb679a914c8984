"""Names of tables, which can be read out and are too many to guess; and what people may call themselves."""

import re
import secrets
import unicodedata
from itertools import dropwhile
from typing import Final

FIRST: Final = """
    amber arched ashen birch blue brass bright bronze calm carved cedar clear cobalt copper coral dusky
    early ember faded fallen fern flint frosty gilded golden granite green hidden hollow indigo iron ivory
    jade late linden lone lunar marble mossy north oaken old opal pale pearl pine quiet red ruby russet
    sandy silent silver slate south stony sunny tall teal violet winter
""".split()  # noqa: SIM905
SECOND: Final = """
    arch basin beacon bridge brook canyon cave chapel cliff coast court cove dale delta den dune fen field
    fjord ford forge fort garden gate glade glen grove harbor haven hearth hill hollow inn isle keep lake
    ledge lodge mesa mill moor path peak pier plain pond port quay ridge river road rock shore spring
    stair stone temple tower vale well wharf wood
""".split()  # noqa: SIM905
TABLE_ID: Final = re.compile("[a-z0-9-]{1,60}")
# Of the characters that Unicode calls default ignorable, those that are not of the categories C or Z; and other
# letters and symbols that are drawn as nothing.
UNSEEN_MARKS: Final = re.compile("[\u034f\u17b4\u17b5\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
LETTERS: Final = "bcdfghjkmnpqrstvwxz23456789"  # none that is taken for another, no words by accident


def new_table_id() -> str:
    """About 40 bits: a link that works as a key."""
    tail = "".join(secrets.choice(LETTERS) for _ in range(6))
    return f"{secrets.choice(FIRST)}-{secrets.choice(SECOND)}-{tail}"


def is_table_id(text: str) -> bool:
    """Whether a text from outside could be the id of a table at all."""
    return TABLE_ID.fullmatch(text) is not None


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
