"""Who is here is known at every worker, and soon also when a worker is gone."""

from pathlib import Path

from tests.server.house import Guest, Process, run
from tests.server.storage.test_workers import twin


def test_a_page_at_another_worker_counts(folder: Path) -> None:
    one, two = Process(folder, beat_seconds=0.3), Process(folder, beat_seconds=0.3)

    async def story() -> None:
        ada, bob = Guest(one.address), Guest(two.address)
        await ada.get("/api/me")
        await bob.get("/api/me")
        table = (await ada.table())["id"]
        await bob.post(f"/api/tables/{table}/sit")
        page = await ada.page(table)
        while page.about["seats"][1]["kind"] == "open":
            await page.until("table")
        assert page.about["seats"][1]["connected"] is False
        other = await bob.page(table)
        here = await page.until("table", lambda frame: frame["table"]["seats"][1]["connected"])
        assert here["table"]["seats"][1]["away"] is None
        # A second page of the same person, at the other worker, keeps them here when the first closes.
        second = await twin(bob, one.address).page(table)
        await other.close()
        assert (await ada.get(f"/api/tables/{table}"))["seats"][1]["connected"] is True
        await second.close()
        gone = await page.until("table", lambda frame: not frame["table"]["seats"][1]["connected"])
        assert gone["table"]["seats"][1]["away"] is not None
        await bob.page(table)
        await page.until("table", lambda frame: frame["table"]["seats"][1]["connected"])
        two.kill()
        await page.until("table", lambda frame: not frame["table"]["seats"][1]["connected"])
        assert page.about["seats"][0]["connected"] is True

    try:
        run(story())
    finally:
        one.stop()
        two.kill()


def test_a_house_that_closes_leaves_nobody_behind(folder: Path) -> None:
    import sqlite3

    process = Process(folder)

    async def story() -> None:
        async with Guest(process.address) as ada:
            page = await ada.page((await ada.table())["id"])
            assert page.about["seats"][0]["connected"] is True
            process.stop()

    run(story())
    with sqlite3.connect(folder / "house.db") as database:
        left = [database.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in ("workers", "presence")]
    database.close()
    assert left == [0, 0]
