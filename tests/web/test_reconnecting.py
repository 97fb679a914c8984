"""The house is killed or falls silent, or the network goes: the page says so, comes back, and nothing is lost."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.web.conftest import House, Visit
from tests.web.visitor import Json, Visitor

TURNS = 5


def moves(visitor: Visitor, table: str) -> list[Json]:
    """The course as the house tells it to this seat."""
    frames = visitor.api(f"/tables/{table}/frames?from=0&count=500&seat=0")
    return [{"seat": frame["seat"], "move": frame["move"]} for frame in frames]


def seated(visit: Visit, own_house: House) -> tuple[Visitor, str]:
    """Somebody at a table whose page has arrived whole, and is asked to play."""
    guest = visit(own_house.address)
    table = guest.sit_down()
    guest.asked()
    guest.page.wait_for_load_state("networkidle")
    return guest, table


def test_a_killed_house_loses_nothing_and_pages_return(visit: Visit, own_house: House) -> None:
    guest, table = seated(visit, own_house)
    for _ in range(TURNS):
        assert guest.turn()
    guest.asked()
    expect(guest.page.get_by_text("Live")).to_be_visible()
    told, before = guest.state["number"], moves(guest, table)
    assert len(before) == told + 1

    own_house.kill()
    expect(guest.page.get_by_text("Connection lost.")).to_be_visible()
    expect(guest.page.get_by_text("Offline")).to_be_visible()
    own_house.start()
    expect(guest.page.get_by_text("Connection lost.")).to_have_count(0)
    expect(guest.page.get_by_text("Live")).to_be_visible()
    assert guest.state["number"] >= told
    assert moves(guest, table)[: told + 1] == before
    for _ in range(TURNS):
        assert guest.turn()
    forgive(guest)


def test_a_play_on_its_way_is_made_once(visit: Visit, own_house: House) -> None:
    """Killed as the button is pressed: either the house has the play, or the page sends it again."""
    guest, table = seated(visit, own_house)
    told = guest.state["number"]
    guest.act()
    own_house.kill()
    own_house.start()
    guest.asked()
    expect(guest.page.get_by_text("Connection lost.")).to_have_count(0)
    guest.until_moved(told)
    course = moves(guest, table)
    assert [step["seat"] for step in course].count(0) == 1
    for _ in range(TURNS):
        assert guest.turn()
    forgive(guest)


@contextmanager
def frozen(house: House) -> Iterator[None]:
    """The house neither answers nor closes anything, as behind a cable that was pulled."""
    os.killpg(house.process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.killpg(house.process.pid, signal.SIGCONT)


def test_a_silent_house_is_noticed_and_a_play_is_made_once(visit: Visit, own_house: House) -> None:
    guest, table = seated(visit, own_house)
    told = guest.state["number"]
    with frozen(own_house):
        guest.act()
        expect(guest.page.get_by_text("No answer yet; still trying.")).to_be_visible()
        expect(guest.page.get_by_text("Connection lost. The server does not answer.")).to_be_visible()
        expect(guest.page.get_by_text("Offline")).to_be_visible()
    expect(guest.page.get_by_text("Connection lost.")).to_have_count(0)
    guest.until_moved(told)
    guest.asked()
    assert [step["seat"] for step in moves(guest, table)].count(0) == 1
    expect(guest.page.locator(".refused")).to_have_count(0)
    for _ in range(TURNS):
        assert guest.turn()
    forgive(guest)


def test_silence_is_noticed_although_nothing_is_sent(visit: Visit, own_house: House) -> None:
    guest, _ = seated(visit, own_house)
    with frozen(own_house):
        expect(guest.page.get_by_text("Connection lost. The server does not answer.")).to_be_visible()
    expect(guest.page.get_by_text("Live")).to_be_visible()
    assert guest.turn()
    forgive(guest)


def test_a_lobby_says_that_the_connection_is_lost(visit: Visit, own_house: House) -> None:
    guest = visit(own_house.address)
    guest.sit_down(start=False)
    expect(guest.page.get_by_text("Live")).to_be_visible()
    own_house.kill()
    expect(guest.page.get_by_text("Connection lost. The server cannot be reached.")).to_be_visible()
    own_house.start()
    expect(guest.page.get_by_text("Live")).to_be_visible()
    forgive(guest)


def test_a_lost_network_is_told_of_and_its_return_too(visit: Visit, own_house: House) -> None:
    guest, _ = seated(visit, own_house)
    with frozen(own_house):
        guest.context.set_offline(True)
        expect(guest.page.get_by_text("Connection lost. Your device is offline.")).to_be_visible()
    guest.context.set_offline(False)
    expect(guest.page.get_by_text("Live")).to_be_visible()
    assert guest.turn()
    forgive(guest)


def test_a_line_of_chat_stays_until_the_house_has_it(visit: Visit, own_house: House) -> None:
    guest, _ = seated(visit, own_house)
    guest.tab("Chat")
    field = guest.page.get_by_label("Say something kind…")
    own_house.kill()
    expect(guest.page.get_by_text("Connection lost.")).to_be_visible()
    field.fill("hello")
    guest.button("Send the message").click()
    expect(field).to_have_value("hello")
    own_house.start()
    expect(guest.page.get_by_text("Live")).to_be_visible()
    guest.button("Send the message").click()
    expect(guest.page.get_by_role("log", name="Chat").get_by_text("hello")).to_be_visible()
    expect(field).to_have_value("")
    forgive(guest)


def forgive(visitor: Visitor) -> None:
    """A browser writes down each attempt that failed; nothing else may have gone wrong."""
    visitor.errors[:] = [error for error in visitor.errors if "WebSocket" not in error and "ERR_" not in error]
