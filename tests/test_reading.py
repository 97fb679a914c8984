"""Every type that is read into is prepared at import: two threads that meet a fresh Struct at once would crash."""

import ast
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from ludarium.core import Reader
from tests.together import ROOT

READING = ROOT / "src" / "ludarium" / "core" / "reading.py"
# A Layout makes a Reader, so it counts as one.
LAYOUT = ROOT / "src" / "ludarium" / "core" / "layout.py"
CROWD = """
import sys, threading, msgspec
from ludarium.core import Reader

def nested(number):
    kind = int
    for depth in range(6):
        kind = msgspec.defstruct(f"S{number}_{depth}", [("a", int), ("b", list[kind] | None, None)])
    return kind

value = {"a": 1}
for _ in range(5):
    value = {"a": 1, "b": [value]}
data = msgspec.json.encode(value)
readers = [Reader(nested(number)) for number in range(60)]
gate = threading.Barrier(6)

def read():
    for number, reader in enumerate(readers):
        gate.wait()
        reader.decode(data) if number % 2 else reader.convert(value)

sys.setswitchinterval(1e-6)
threads = [threading.Thread(target=read) for _ in range(6)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def late_readings(source: str) -> list[int]:
    """The lines on which a function would prepare a type when it is called; ruff forbids the rest (TID251)."""
    found = []
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split("[")[0] in LATE:
                found.append(node.lineno)
    return found


MAKERS = {"Reader", "reading.Reader", "Layout", "layout.Layout"}
LATE = {*MAKERS, *(f"msgspec.{kind}.decode" for kind in ("json", "toml", "yaml", "msgpack"))}


def test_readers_are_made_at_import() -> None:
    assert late_readings("def f():\n    return Reader(int).decode") == [2]
    assert late_readings("def f():\n    msgspec.toml.decode(b'', type=X)") == [2]
    assert late_readings("read = Reader(int).decode") == []
    assert late_readings("def f():\n    return Layout(View, 2)") == [2]
    paths = [path for path in (ROOT / "src").rglob("*.py") if path not in (READING, LAYOUT)]
    assert len(paths) > 100
    late = {
        str(path.relative_to(ROOT)): lines for path in paths if (lines := late_readings(path.read_text("utf-8")))
    }
    assert late == {}


def test_nothing_else_reads(tmp_path: Path) -> None:
    """Ruff forbids msgspec's own ways, however they are imported."""
    bad = tmp_path / "bad.py"
    bad.write_text(
        "import msgspec\nfrom msgspec import convert\nmsgspec.json.decode(b'')\nmsgspec.json.Decoder(int)\n"
    )
    ruff = [sys.executable, "-m", "ruff", "check", "--config", str(ROOT / "pyproject.toml"), "--select", "TID251"]
    found = subprocess.run([*ruff, str(bad)], capture_output=True, text=True, check=False)
    assert found.returncode == 1
    assert found.stdout.count("TID251") == 3, found.stdout


def test_readers_made_before_the_threads_are_safe() -> None:
    for _ in range(3):
        ended = subprocess.run([sys.executable, "-c", CROWD], capture_output=True, text=True, check=False)
        assert ended.returncode == 0, (ended.returncode, ended.stderr)


def test_half_a_character_is_refused_like_any_fault() -> None:
    with pytest.raises(msgspec.ValidationError):
        Reader(int).convert("\ud800")
