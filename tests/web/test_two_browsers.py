"""Two people play each other by link, and the wire tells neither what only the other may know."""

import json
import re
import sqlite3
from functools import partial
from typing import Final

from playwright.sync_api import expect

from tests.ruins.table import hand_in
from tests.web.conftest import House, Visit
from tests.web.visitor import Json, Visitor

RUIN: Final = re.compile(r"\b(?:[1-9]|10)[a-e]\b")
SECRET: Final = re.compile(r"[0-9a-fA-F]{64}")
ROUNDS: Final = 25


def note(wire: list[tuple[Visitor, str]], one: Visitor, text: str) -> None:
    wire.append((one, text))


def test_two_browsers_play_each_other_by_link(visit: Visit, house: House) -> None:
    ada, eve = visit(), visit()
    wire: list[tuple[Visitor, str]] = []
    for one in (ada, eve):
        one.heard = partial(note, wire, one)

    ada.open()
    ada.button("Create a table, share the link").click()
    ada.page.get_by_role("radiogroup", name="Seats").get_by_text("2", exact=True).click()
    eve.open(f"/t/{ada.table}")
    eve.button("Take a seat").click()
    expect(eve.page.get_by_text("The host starts the game")).to_be_visible()
    ada.button("Start the game").click()

    players = [ada, eve]
    for one in players:
        one.asked()
    assert set(hand_in(ada.state["view"])).isdisjoint(hand_in(eve.state["view"]))
    for _ in range(ROUNDS):
        for one in players:
            if one.state["options"]:
                assert one.turn()
        ada.until(lambda: any(one.state["options"] for one in players))
    assert not ada.state["view"]["result"]

    assert_hands_are_hidden(wire, ada, eve)
    assert_hands_are_hidden(wire, eve, ada)
    assert_no_secret(house, ada.table, [text for _, text in wire])


def assert_hands_are_hidden(wire: list[tuple[Visitor, str]], watcher: Visitor, holder: Visitor) -> None:
    """No frame of one names a ruin that the other held before and after it, unless the first may know it."""
    looked, round_before = 0, -1
    for at, (one, text) in enumerate(wire):
        if one is not watcher or json.loads(text)["type"] == "table":
            continue
        view = last_view(wire[: at + 1], watcher)
        held = last_view(wire[:at], holder), last_view(wire[: at - 1 : -1], holder)
        if view is None or held[0] is None or held[1] is None:
            continue
        frame = json.loads(text)
        if frame["type"] == "state" and view["round"] != round_before:
            # A ruin laid before the new deal may have been dealt to the other.
            frame.pop("news")
        round_before = view["round"]
        secret = set(hand_in(held[0])) & set(hand_in(held[1]))
        noted = view["knowledge"]
        known = {ruin for note in ("given", "night_seen") for ruins in noted[note].values() for ruin in ruins}
        known |= {*view["ruins"], *noted["night_shown"]}
        assert not (set(RUIN.findall(json.dumps(frame))) - known) & secret, text
        looked += len(secret) > 0
    assert looked > ROUNDS


def last_view(frames: list[tuple[Visitor, str]], of: Visitor) -> Json | None:
    for one, text in reversed(frames):
        if one is of and '"view"' in text:
            view: Json = json.loads(text)["view"]
            return view
    return None


def assert_no_secret(house: House, table: str, texts: list[str]) -> None:
    with sqlite3.connect(house.folder / "house.db") as database:
        seed = json.loads(database.execute("SELECT seed FROM tables WHERE id = ?", [table]).fetchone()[0])
    database.close()
    assert SECRET.fullmatch(seed["secret"])
    promises = {json.loads(text)["table"]["commitment"] for text in texts if '"commitment"' in text}
    found = {secret for text in texts for secret in SECRET.findall(text)}
    assert found <= promises
    assert seed["secret"] not in promises
