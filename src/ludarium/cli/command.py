"""From the words of a command line to an exit code.

0: fine. 1: what was asked about is not so. 2: bad usage, or input that cannot be read. 3: the program itself
failed on one of several files.
"""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper, UnsupportedOperation
from typing import Final

from ludarium.cli.language import chosen_language
from ludarium.cli.parser import parse
from ludarium.core.errors import LudariumError, NotFound
from ludarium.core.text import Texts

BAD_USAGE: Final = 2
INTERRUPTED: Final = 130  # as shells count an end by signal: 128 and its number
READER_LEFT: Final = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out one command.

    >>> main(["rules", "ruins", "RU-001", "--lang", "de"])
    2
    """
    forgive_bytes()
    try:
        code = carry_out(sys.argv[1:] if arguments is None else list(arguments))
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Python flushes standard output once more as it ends; that must not fail aloud.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READER_LEFT


def carry_out(arguments: list[str]) -> int:
    try:
        texts = Texts(chosen_language(arguments, os.environ), ["ludarium.core", "ludarium.cli"])
    except NotFound as error:
        print(Texts("en", ["ludarium.core"]).error(error), file=sys.stderr)
        return BAD_USAGE
    try:
        asked = parse(arguments, texts)
    except SystemExit as leaving:
        return int(leaving.code or 0)
    # Imported late: the help does without a screen.
    from ludarium.cli.context import Context

    context = Context(asked, texts)
    command = import_module(f"ludarium.cli.{asked.module}")
    try:
        return int(command.run(context))
    except LudariumError as error:
        context.complain(error)
        return BAD_USAGE


def forgive_bytes() -> None:
    """Characters that a stream cannot carry become question marks, not an end of the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            with suppress(UnsupportedOperation):  # somebody has read from it already
                stream.reconfigure(errors="replace")
