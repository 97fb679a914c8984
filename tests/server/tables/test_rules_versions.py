"""Tables that began by an older version of a game's rules go on by it."""

import random
from pathlib import Path
from typing import Final

import pytest

from ludarium.core.errors import NotFound
from ludarium.core.record import verify, write
from ludarium.core.registry import game
from ludarium.server.tables.replays import drawn_again
from tests.server.house import Guest, run
from tests.server.stories import Story

REALMS: Final = game("rolling_realms")
GOLDEN: Final = Path(__file__).parents[2] / "golden" / "rolling_realms-2-players-2.json"
# Three realms entered by bought dice: version 1 then gives a resource for each rolled die.
GIVEN: Final = {
    "seats": 1,
    "realms": ["wingspan", "cities", "scythe"],
    "roll": [2, 5],
    "players": {"0": {"resources": {"coin": {"gained": 9}}}},
}
BUYING: Final = ["coins 1", "coins 3", "coins 4", "+1 wingspan.1a", "+3 cities.r1c1", "+4 scythe.t4"]


@pytest.mark.parametrize("rules", [1, 2])
def test_a_table_keeps_the_rules_it_began_with(rules: int) -> None:
    played = REALMS.under(rules)
    story = Story("rolling_realms", seats=1, rules=rules, start=played.position(played.load(GIVEN)))
    for at, move in enumerate(BUYING):
        story.move(float(at), 0, move)
    state = story.again()
    match = state.started_match()
    claims = [move for move in map(REALMS.notation, match.state.moves(0)) if move.startswith("miss")]
    assert claims == (["miss 1", "miss 2"] if rules == 1 else [])
    forked = played.load(drawn_again(state, len(BUYING), 0, bytes(32)))
    assert forked.moves(0) == match.state.moves(0)
    exported = write(state.replayed(), state.options, ["Ada"], state.seed())
    assert exported.rules == rules
    assert verify(exported.to_bytes()).match.state.words() == match.state.words()


def test_a_table_of_unknown_rules_is_refused() -> None:
    with pytest.raises(NotFound):
        Story("rolling_realms", seats=1, rules=3)


def test_an_old_record_is_imported_exported_and_played_on_by_its_own_rules(address: str) -> None:
    async def story() -> None:
        async with Guest(address) as ada:
            data = GOLDEN.read_bytes()
            headers = {"content-type": "application/json"}
            made = await ada.http.post("/api/tables/import", content=data, headers=headers)
            assert made.status_code == 201
            table = made.json()["id"]
            assert (await ada.http.get(f"/api/tables/{table}/record")).content == data
            step = len(verify(data).record.moves) * 19 // 20
            frame = (await ada.get(f"/api/tables/{table}/frames?seat=1&from={step}&count=1"))[0]
            fork = await ada.post(f"/api/tables/{table}/fork", {"number": step, "seat": 1})
            first = (await ada.get(f"/api/tables/{fork['id']}/frames?seat=1&count=1"))[0]
            assert first["view"] == frame["view"]
            page = await ada.page(fork["id"])
            await page.finish(random.choice)
            played_on = (await ada.http.get(f"/api/tables/{fork['id']}/record")).content
            assert verify(played_on).record.rules == 1
            fresh = await ada.table(game="rolling_realms", seats=1, start=True)
            page = await ada.page(fresh["id"])
            await page.finish(random.choice)
            exported = (await ada.http.get(f"/api/tables/{fresh['id']}/record")).content
            assert verify(exported).record.rules == REALMS.rules_version

    run(story())
