"""Names that can be read out, and are still too many to guess."""

import secrets
import unicodedata
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
LETTERS: Final = "bcdfghjkmnpqrstvwxz23456789"  # none that is taken for another, no words by accident


def new_table_id() -> str:
    """About 40 bits: a link that works as a key."""
    tail = "".join(secrets.choice(LETTERS) for _ in range(6))
    return f"{secrets.choice(FIRST)}-{secrets.choice(SECOND)}-{tail}"


def plain_text(text: str, letters: int) -> str:
    """What a person typed, on one line, without control characters, cut to a length."""
    kept = "".join(" " if unicodedata.category(one)[0] in "CZ" else one for one in text)
    return " ".join(unicodedata.normalize("NFC", kept).split())[:letters].strip()
