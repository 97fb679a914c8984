"""Table codes: ids that can be read aloud, and are too many to guess."""

import re
import secrets
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
LETTERS: Final = "bcdfghjkmnpqrstvwxz23456789"  # no look-alikes, and no vowels, so no words


def new_table_id() -> str:
    """A new code with about 40 random bits, since a link to a private table works as a key."""
    tail = "".join(secrets.choice(LETTERS) for _ in range(6))
    return f"{secrets.choice(FIRST)}-{secrets.choice(SECOND)}-{tail}"


def is_table_id(text: str) -> bool:
    """Whether a text from outside could be the id of a table at all."""
    return TABLE_ID.fullmatch(text) is not None
