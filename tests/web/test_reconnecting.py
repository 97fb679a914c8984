"""The house is killed in the middle of a game: the page says so, comes back by itself, and nothing is lost."""

from playwright.sync_api import expect

from tests.web.conftest import House, Visit
from tests.web.visitor import Json, Visitor

TURNS = 5


def moves(visitor: Visitor, table: str) -> list[Json]:
    """The course as the house tells it to this seat."""
    frames = visitor.api(f"/tables/{table}/frames?from=0&count=500&seat=0")
    return [{"seat": frame["seat"], "move": frame["move"]} for frame in frames]


def test_a_killed_house_loses_nothing_and_pages_return(visit: Visit, own_house: House) -> None:
    guest = visit(own_house.address)
    table = guest.sit_down()
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
    guest = visit(own_house.address)
    table = guest.sit_down()
    guest.asked()
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


def forgive(visitor: Visitor) -> None:
    """A browser writes down each attempt that failed; nothing else may have gone wrong."""
    visitor.errors[:] = [error for error in visitor.errors if "WebSocket" not in error and "ERR_CONN" not in error]
