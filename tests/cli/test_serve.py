"""Opening the house: where it says it is, and a sentence wherever it cannot open."""

import os
import re
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludarium.cli import main
from ludarium.core import LANGUAGES
from ludarium.server.transport import addresses
from tests.ports import reserve_port

STRANGE = re.compile(r"Traceback|house-|\{ ?\$")


class Refused:
    """Tries to open the house; what is said instead is one line, with the exit code of bad input."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str, language: str = "en") -> str:
        assert main(["--no-open", "--lang", language, *arguments]) == 2
        said = self.capsys.readouterr()
        assert said.out == ""
        assert not STRANGE.search(said.err), said.err
        assert said.err.count("\n") == 1
        return said.err


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str]) -> Refused:
    return Refused(capsys)


@contextmanager
def opened(*arguments: str) -> Iterator[list[str]]:
    """The first lines of a house that opens; whatever follows comes at once with them."""
    command = [sys.executable, "-m", "ludarium.cli", "--no-open", "--lang", "en", *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as house:
        assert house.stdout is not None
        said = os.read(house.stdout.fileno(), 4000).decode().splitlines()
        try:
            yield said
        finally:
            house.terminate()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/house.db"


# The database.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "trouble",
    ["corrupt", "half", "newer", "missing", "folder", "file-as-folder", "nonsense", "mysql", "memory", "driver"],
)
def test_a_database_that_cannot_be_used_gets_a_sentence(
    tmp_path: Path, trouble: str, language: str, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "house.db"
    url = f"sqlite:///{file}"
    match trouble:
        case "corrupt":
            file.write_bytes(b"no database at all, but long enough to be one" * 100)
        case "half":
            connection = sqlite3.connect(file)
            connection.executescript("CREATE TABLE one (a); INSERT INTO one VALUES (randomblob(100000))")
            connection.close()
            file.write_bytes(file.read_bytes()[:2000])
        case "newer":
            connection = sqlite3.connect(file)
            connection.executescript(
                "CREATE TABLE alembic_version (version_num TEXT); INSERT INTO alembic_version VALUES ('9999')"
            )
            connection.close()
        case "missing":
            url = f"sqlite:///{tmp_path}/nowhere/house.db"
        case "folder":
            file.mkdir()
        case "file-as-folder":
            file.touch()
            url = f"sqlite:///{file}/house.db"
        case "nonsense":
            url = "house.db"
        case "mysql":
            url = "mysql://ada:secret@localhost/house"
        case "memory":
            url = "sqlite://"
        case "driver":
            url = "postgresql://ada:secret@localhost/house"
            monkeypatch.setitem(sys.modules, "psycopg", None)
    said = refused("--db", url, language=language)
    assert "secret" not in said
    if language == "en":
        expected = {
            "corrupt": "damaged",
            "half": "damaged",
            "newer": "newer version",
            "missing": "no folder",
            "folder": "is a folder",
            "file-as-folder": "no folder",
            "driver": "psycopg[binary]",
        }
        assert expected.get(trouble, "not the address of a database") in said


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="nothing is read-only for root")
def test_a_read_only_database_gets_a_sentence(tmp_path: Path, database: str, refused: Refused) -> None:
    (tmp_path / "house.db").touch(0o400)
    assert "only be read" in refused("--db", database)


def test_a_postgres_that_does_not_answer_gets_a_sentence(refused: Refused) -> None:
    pytest.importorskip("psycopg")
    said = refused("--db", f"postgresql://ada:secret@127.0.0.1:{reserve_port()}/house")
    assert "does not answer" in said
    assert "secret" not in said


# The address.


def test_a_taken_port_gets_a_sentence_and_nothing_opens(database: str, refused: Refused) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        for language in LANGUAGES:
            assert str(port) in refused("--port", str(port), "--db", database, language=language)


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--host", "192.0.2.7"], "192.0.2.7 is not an address of this computer"),
        (["--host", "no.such.host.invalid"], "not an address of this computer"),
        (["--port", "70000"], "65535"),
        (["--public-url", "games.example.org"], "--public-url"),
        (["--public-url", "ftp://games.example.org"], "--public-url"),
        (["--public-url", "https://games.example.org/ludarium"], "--public-url"),
        (["--public-url", "https://ada:secret@games.example.org"], "--public-url"),
        (["--public-url", "https://games.example.org:port"], "--public-url"),
        (["--public-url", "https://"], "--public-url"),
    ],
)
def test_an_address_that_cannot_be_used_gets_a_sentence(
    arguments: list[str], word: str, database: str, refused: Refused
) -> None:
    assert word in refused(*arguments, "--db", database)


def test_without_a_port_a_taken_one_is_left_to_its_owner(database: str) -> None:
    with addresses.listen("127.0.0.1", 0), opened("--db", database) as said:
        assert len(said) == 1
        assert re.search(r"http://127\.0\.0\.1:\d+$", said[0])
        assert not said[0].endswith(f":{addresses.PORT}")


def test_a_public_address_is_said(database: str) -> None:
    with opened("--db", database, "--public-url", "https://Games.example.org:443/") as said:
        assert said[1:] == ["For others: https://games.example.org"]
