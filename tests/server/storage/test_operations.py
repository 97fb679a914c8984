"""What an owner relies on: health that tells the truth, and copies that hold what was acknowledged."""

import asyncio
import random
import resource
import sqlite3
import stat
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludarium.cli import main
from ludarium.server.storage.database import trouble
from tests.server.house import METRICS, Guest, Process, run
from tests.server.storage.test_durability import Player, check, progress

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="limits of another process are set on Linux only")


@pytest.fixture
def process(folder: Path) -> Iterator[Process]:
    process = Process(folder)
    yield process
    process.kill()


def health(process: Process) -> tuple[int, str]:
    """Status and reason, once the answer before has gone stale."""
    answer = httpx.get(f"{process.address}/health", timeout=20)
    return answer.status_code, answer.json().get("reason", "")


def until_health(process: Process, status: int) -> str:
    for _ in range(100):
        found, reason = health(process)
        if found == status:
            return reason
        asyncio.run(asyncio.sleep(0.1))
    raise AssertionError(f"health never answers {status}, but {found} {reason}")


# Health.


@on_linux
def test_a_house_that_cannot_write_is_not_healthy_and_says_why(process: Process) -> None:
    assert health(process) == (200, "")
    for _ in range(60):  # the limit counts for the log too, which must stay the shorter of the two files
        httpx.post(f"{process.address}/api/me", json={"name": "Ada"})
    written = (process.folder / "house.db-wal").stat().st_size
    unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, (written, resource.RLIM_INFINITY))
    assert until_health(process, 503) == "house-db-io"
    refused = httpx.post(f"{process.address}/api/me", json={"name": "Ada"})
    assert (refused.status_code, refused.json()["reason"]) == (503, "house-db-io")
    resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, unlimited)
    assert until_health(process, 200) == ""
    assert httpx.post(f"{process.address}/api/me", json={"name": "Ada"}).status_code == 200
    told = [line.get("reason", line["message"]) for line in process.lines() if "ready" in line["message"]]
    assert told == ["house-db-io", "ready again"]


@pytest.mark.parametrize("replaced", [False, True], ids=["deleted", "replaced"])
def test_a_database_that_is_gone_is_noticed_before_anything_is_acknowledged(
    process: Process, replaced: bool
) -> None:
    file = process.folder / "house.db"
    copy = file.read_bytes()
    file.unlink()
    if replaced:
        file.write_bytes(copy)
    assert until_health(process, 503) == "house-db-gone"
    refused = httpx.post(f"{process.address}/api/me", json={"name": "Ada"})
    assert (refused.status_code, refused.json()["reason"]) == (503, "house-db-gone")


def test_a_play_that_cannot_be_saved_is_refused_with_the_reason(process: Process) -> None:
    async def story() -> None:
        async with Guest(process.address) as ada:
            table = await ada.table(start=True)
            page = await ada.page(table["id"])
            await page.asked()
            (process.folder / "house.db").unlink()
            await page.send("play", id=1, at=page.state["number"], moves=[page.state["options"][0]["move"]])
            refused = await page.until("refused")
            assert (refused["code"], refused["reason"]) == ("not-ready", "house-db-gone")

    run(story())


def test_asking_for_health_does_not_wear_out_the_disk(process: Process) -> None:
    def commits() -> int:
        text = httpx.get(f"{process.address}/metrics", headers={"authorization": f"Bearer {METRICS}"}).text
        return next(int(line.split()[1]) for line in text.splitlines() if line.startswith("ludarium_commits"))

    before, started = commits(), time.monotonic()
    for _ in range(60):
        httpx.get(f"{process.address}/health")
    beats = (time.monotonic() - started) / process.settings.beat_seconds
    assert commits() - before < time.monotonic() - started + beats + 5


@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        ("CREATE TABLE two AS SELECT randomblob(100000)", "house-disk-full"),
        ("PRAGMA query_only = 1; CREATE TABLE two (a)", "house-db-read-only"),
    ],
)
def test_what_sqlite_refuses_has_a_reason(tmp_path: Path, statement: str, reason: str) -> None:
    connection = sqlite3.connect(tmp_path / "full.db")
    connection.execute("PRAGMA max_page_count = 4")
    with pytest.raises(sqlite3.Error) as refused:
        connection.executescript(statement)
    connection.close()
    found = trouble(refused.value)
    assert found is not None
    assert found.reason == reason
    assert trouble(ValueError()) is None


# Files.


def test_files_are_for_their_owner_only(process: Process) -> None:
    assert main(["backup", str(process.folder / "copy.db"), "--db", process.settings.database]) == 0
    for name in ("house.db", "house.db-wal", "house.db-shm", "copy.db"):
        assert stat.S_IMODE((process.folder / name).stat().st_mode) == 0o600, name


def test_the_usual_folder_is_for_its_owner_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ludarium.server import settings

    monkeypatch.setattr(settings, "data_folder", lambda: tmp_path / "share" / "ludarium")
    settings.default_database()
    assert stat.S_IMODE((tmp_path / "share" / "ludarium").stat().st_mode) == 0o700


def test_permissions_that_somebody_chose_stay(folder: Path) -> None:
    file = folder / "house.db"
    file.touch()
    file.chmod(0o640)
    process = Process(folder)
    process.stop()
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


# Backups.


def test_a_backup_while_people_play_holds_every_acknowledged_move(process: Process) -> None:
    """Copies are made in the middle of play; in a house on the last of them the game goes on to its end."""
    copy = process.folder / "copy.db"
    database = process.settings.database

    async def story() -> None:
        ada, bob = Guest(process.address), Guest(process.address)
        for guest in (ada, bob):
            await guest.get("/api/me")
        table = (await ada.table())["id"]
        await bob.post(f"/api/tables/{table}/sit")
        await ada.post(f"/api/tables/{table}/start")
        players = [Player(ada, table, 0), Player(bob, table, 1)]
        tasks = [asyncio.ensure_future(player.play()) for player in players]
        for _ in range(3):
            await progress(players, 10)
            acknowledged = max(number for player in players for number in player.seen)
            assert await asyncio.to_thread(main, ["backup", str(copy), "--force", "--db", database]) == 0
            assert moves_in(copy) >= acknowledged
        assert not all(player.over for player in players), "nobody played any more when the copy was made"
        process.kill()
        pending = set(tasks)
        while pending:  # a cancellation that meets a frame is lost
            for task in pending:
                task.cancel()
            pending = (await asyncio.wait(pending, timeout=0.2))[1]
        assert await asyncio.to_thread(main, ["restore", str(copy), "--db", database]) == 0
        process.start()
        players = [Player(ada, table, 0), Player(bob, table, 1)]
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 120)
        for player in players:
            record = (await player.guest.http.get(f"/api/tables/{table}/record")).content
            assert check(player, record) > 20

    random.seed(3)
    run(story())


def moves_in(file: Path) -> int:
    connection = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        return int(connection.execute("SELECT count(*) FROM log WHERE kind IN ('move', 'more')").fetchone()[0])
    finally:
        connection.close()


def test_a_backup_is_one_file_and_overwrites_nothing_unasked(
    process: Process, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = process.folder / "copy.db"
    command = ["backup", str(copy), "--db", process.settings.database]
    assert main(command) == 0
    assert sorted(one.name for one in process.folder.glob("*copy.db*")) == ["copy.db"]
    copy.write_bytes(b"something dear")
    assert main(command) == 2
    assert "--force" in capsys.readouterr().err
    assert copy.read_bytes() == b"something dear"
    assert main([*command, "--force"]) == 0
    assert copy.read_bytes() != b"something dear"


def test_a_backup_never_overwrites_the_database_itself(
    process: Process, capsys: pytest.CaptureFixture[str]
) -> None:
    file = process.folder / "house.db"
    before = file.stat().st_ino
    assert main(["backup", str(file), "--force", "--db", process.settings.database]) == 2
    assert "itself" in capsys.readouterr().err
    assert file.stat().st_ino == before
    assert health(process) == (200, "")


def test_restoring_is_refused_while_a_house_is_open(process: Process, capsys: pytest.CaptureFixture[str]) -> None:
    database = process.settings.database
    copy = process.folder / "copy.db"
    assert main(["backup", str(copy), "--db", database]) == 0
    assert main(["restore", str(copy), "--db", database]) == 2
    assert "Stop it first" in capsys.readouterr().err
    assert health(process) == (200, "")
    process.stop()
    assert main(["restore", str(copy), "--db", database]) == 0


def test_restoring_keeps_what_was_there(process: Process, capsys: pytest.CaptureFixture[str]) -> None:
    database, folder = process.settings.database, process.folder
    copy = folder / "copy.db"
    httpx.post(f"{process.address}/api/tables", json={"game": "ruins", "seats": 2})
    assert main(["backup", str(copy), "--db", database]) == 0
    httpx.post(f"{process.address}/api/tables", json={"game": "ruins", "seats": 2})
    process.kill()  # what was written last is in the log, not in the file
    capsys.readouterr()
    assert main(["restore", str(copy), "--db", database]) == 0
    said = capsys.readouterr().out
    (aside,) = folder.glob("house.before-*.db")
    assert str(aside) in said
    assert "one table" in said
    assert (tables_in(folder / "house.db"), tables_in(aside)) == (1, 2)
    assert main(["restore", str(aside), "--db", database]) == 0
    assert tables_in(folder / "house.db") == 2


def tables_in(file: Path) -> int:
    connection = sqlite3.connect(file)
    try:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    finally:
        connection.close()


def test_a_damaged_house_can_be_restored(process: Process) -> None:
    database, file = process.settings.database, process.folder / "house.db"
    assert main(["backup", str(process.folder / "copy.db"), "--db", database]) == 0
    process.kill()
    file.write_bytes(b"not a database" * 1000)
    assert main(["restore", str(process.folder / "copy.db"), "--db", database]) == 0
    process.start()
    assert health(process) == (200, "")


@pytest.mark.parametrize(
    "content",
    [b"", b"not a database" * 1000, b"SQLite format 3\0" + bytes(range(256)) * 32],
    ids=["empty", "text", "damaged"],
)
def test_only_a_whole_database_of_ludarium_is_restored(
    process: Process, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    process.stop()
    before = (process.folder / "house.db").read_bytes()
    copy = process.folder / "copy.db"
    copy.write_bytes(content)
    assert main(["restore", str(copy), "--db", process.settings.database]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert (process.folder / "house.db").read_bytes() == before
    assert not list(process.folder.glob(".*draft*"))


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_postgres_has_tools_of_its_own(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, str(tmp_path / "copy.db"), "--db", "postgresql://ada@localhost/house"]) == 2
    assert "pg_dump" in capsys.readouterr().err


def test_without_a_database_there_is_nothing_to_copy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", str(tmp_path / "copy.db"), "--db", f"sqlite:///{tmp_path}/house.db"]) == 2
    assert "There is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
