"""Where one option is a part of another, both can be reached: by mouse, by keys and by the list."""

import json
from typing import Final

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.visitor import CORNER, Visitor

PLAIN: Final = "Turn it to night"
MORE: Final = "Keep waiting"


def with_a_pair(socket: WebSocketRoute) -> None:
    """The house's own options and one more: the first two ruins together."""
    house = socket.connect_to_server()

    def tell(message: str | bytes) -> None:
        frame = json.loads(message)
        if frame["type"] == "state":
            single = [option for option in frame["options"] if len(option["refs"]) == 1][:2]
            if len(single) == 2:
                refs = [option["refs"][0] for option in single]
                pair = {"move": 1_000_000, "notation": "pair", "label": "web-keep-waiting", "arguments": {}}
                frame["options"].append({**pair, "refs": refs})
        socket.send(json.dumps(frame))

    house.on_message(tell)


@pytest.fixture
def guest(visit: Visit) -> Visitor:
    """At the start of a round of Ruins, where one ruin is chosen."""
    guest = visit()
    guest.context.route_web_socket("**/socket", with_a_pair)
    guest.sit_down()
    expect(guest.main).to_have_text("Turn none")
    return guest


def cards(guest: Visitor) -> tuple[Locator, Locator]:
    hand = guest.hand.locator('[data-ref^="ruin:"]')
    return hand.nth(0), hand.nth(1)


def test_the_smaller_option_is_offered_until_more_is_clicked(guest: Visitor) -> None:
    first, second = cards(guest)
    first.click(position=CORNER)
    expect(guest.main).to_have_text(PLAIN)
    expect(guest.main).to_have_attribute("aria-disabled", "false")
    expect(second).to_have_attribute("data-state", "can")
    second.click(position=CORNER)
    expect(guest.main).to_have_text(MORE)
    second.click(position=CORNER)
    expect(guest.main).to_have_text(PLAIN)


def test_by_keys(guest: Visitor) -> None:
    first, second = cards(guest)
    first.focus()
    guest.page.keyboard.press("Enter")
    expect(guest.main).to_have_text(PLAIN)
    second.focus()
    guest.page.keyboard.press("Space")
    expect(guest.main).to_have_text(MORE)
    guest.page.keyboard.press("u")
    expect(guest.main).to_have_text(PLAIN)
    guest.page.keyboard.press("Escape")
    expect(guest.main).to_have_text("Turn none")


def test_by_the_list(guest: Visitor) -> None:
    first, _ = cards(guest)
    guest.tab("Moves")
    first.click(position=CORNER)
    listed = guest.drawer.locator("[data-notation]")
    expect(listed).to_have_count(2)
    expect(listed.nth(1)).to_have_text(MORE)
    listed.nth(0).click()
    expect(guest.main).not_to_have_text(PLAIN)
