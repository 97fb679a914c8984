"""Files that people name: read, written, and refused with a sentence."""

import json
import sys
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

from ludarium.core.errors import NotFound
from ludarium.core.game import Json

STANDARD_INPUT: Final = "-"


def refusal(file: str, error: OSError) -> NotFound:
    """Why a file cannot be used, in words of our own for the usual causes."""
    if isinstance(error, FileNotFoundError):
        return NotFound("cli-file-missing", {"file": file})
    if isinstance(error, IsADirectoryError):
        return NotFound("cli-file-folder", {"file": file})
    if isinstance(error, PermissionError):
        return NotFound("cli-file-forbidden", {"file": file})
    return NotFound("cli-file-unusable", {"file": file, "what": error.strerror or type(error).__name__})


def read_bytes(file: str) -> bytes:
    """The content of a file; ``-`` is standard input."""
    try:
        if file == STANDARD_INPUT:
            return sys.stdin.buffer.read()
        return Path(file).read_bytes()
    except OSError as error:
        raise refusal(file, error) from None
    except ValueError:  # a name with a zero byte
        raise NotFound("cli-file-missing", {"file": file}) from None


def read_text(file: str) -> str:
    try:
        return read_bytes(file).decode("utf-8")
    except UnicodeDecodeError as error:
        raise NotFound("cli-file-not-text", {"file": file, "byte": error.start}) from None


def read_json(file: str) -> Json:
    """A file that holds one JSON object."""
    text = read_text(file)
    try:
        content = json.loads(text)
    except json.JSONDecodeError as error:
        raise NotFound("cli-file-not-json", {"file": file, "line": error.lineno}) from None
    except (ValueError, RecursionError):  # a number or a nesting beyond all measure
        raise NotFound("cli-file-not-json", {"file": file, "line": 1}) from None
    if not isinstance(content, dict):
        raise NotFound("cli-file-no-object", {"file": file})
    return content


def check_place(file: str) -> None:
    """Refuse at once a file that could not be written later."""
    path = Path(file)
    try:
        if path.is_dir():
            raise IsADirectoryError
        with NamedTemporaryFile(dir=path.parent):
            pass
    except FileNotFoundError:
        raise NotFound("cli-folder-missing", {"folder": str(path.parent)}) from None
    except OSError as error:
        raise refusal(file, error) from None


def write_bytes(file: str, content: bytes) -> None:
    """Write a file in one go: a reader finds the old content or the new, never half of it."""
    path = Path(file)
    try:
        draft = path.with_name(f".{path.name}.draft")
        draft.write_bytes(content)
        draft.replace(path)
    except OSError as error:
        raise refusal(file, error) from None
