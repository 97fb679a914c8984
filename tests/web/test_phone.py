"""On a phone: by touch, and never wider than the screen."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.records import finished_game
from tests.web.visitor import REST

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
NARROW = {**PHONE, "viewport": {"width": 360, "height": 740}}
SIDEWAYS = {**PHONE, "viewport": {"width": 844, "height": 390}}
TURNS = 12


def test_a_whole_game_by_touch(visit: Visit) -> None:
    guest = visit(**PHONE)
    page = guest.page
    guest.open()
    guest.press(guest.button("Change", exact=True))
    page.get_by_label("Opponents").select_option("1")
    guest.press(guest.button("Play now against bots"))
    for _ in range(TURNS):
        assert guest.turn()
    assert overhang(page.evaluate) <= 0
    guest.finish()
    mine = {news["number"] for state in guest.states for news in state["news"] if news["seat"] == 0}
    assert len(mine) >= TURNS
    over = page.get_by_role("region", name=re.compile("win"))
    expect(over).to_be_visible()
    for score in guest.state["view"]["result"]["scores"]:
        expect(over.get_by_role("listitem").filter(has_text=str(score)).first).to_be_visible()
    assert overhang(page.evaluate) <= 0


# A row that scrolls may be wider than the screen; what is cut off without scrolling can never be pressed.
OVERHANG = """() => {
    const { documentElement: page, body } = document;
    const wide = (one) => /auto|scroll/.test(getComputedStyle(one).overflowX);
    const scrolls = (one) => one && (wide(one) || scrolls(one.parentElement));
    const shown = (one) => one.offsetParent && getComputedStyle(one).clipPath === 'none';
    const edges = [...document.querySelectorAll('button, a, input, select, [role="button"]')]
        .filter((one) => shown(one) && !scrolls(one.parentElement))
        .map((one) => one.getBoundingClientRect().right);
    return Math.ceil(Math.max(page.scrollWidth, body.scrollWidth, ...edges) - innerWidth);
}"""


def overhang(evaluate: Callable[[str], object]) -> int:
    """How many pixels of the page, or of something to press, lie beyond the right edge."""
    evaluate(REST)  # a tumbling die is wider than one at rest
    return int(str(evaluate(OVERHANG)))


def test_a_newcomer_is_one_press_from_the_first_turn(visit: Visit) -> None:
    guest = visit(**PHONE)
    guest.open()
    guest.press(guest.button("Play now against bots"))
    assert guest.turn()


@pytest.mark.parametrize("room", [NARROW, SIDEWAYS], ids=["narrow", "sideways"])
@pytest.mark.parametrize("language", ["en-GB", "ru-RU", "cs-CZ"])
def test_nothing_is_wider_than_a_phone(visit: Visit, language: str, room: dict[str, Any]) -> None:
    guest = visit(**room, locale=language)
    evaluate = guest.page.evaluate
    guest.open()
    expect(guest.page.locator("main h1")).to_be_visible()
    assert overhang(evaluate) <= 0, "home"
    guest.sit_down(start=False)
    expect(guest.page.locator(".lobby h1")).to_be_visible()
    assert overhang(evaluate) <= 0, "lobby"
    guest.sit_down()
    guest.asked()
    assert overhang(evaluate) <= 0, "table"
    guest.press(guest.dock.locator(".count"))
    expect(guest.page.locator(".moves [data-item]").first).to_be_visible()
    assert overhang(evaluate) <= 0, "moves"
    guest.open(f"/t/{finished_game(guest)}/replay?move=30")
    expect(guest.page.get_by_role("slider")).to_be_visible()
    assert overhang(evaluate) <= 0, "replay"


@pytest.mark.parametrize("language", ["en-GB", "ru-RU", "cs-CZ"])
def test_the_top_bar_fits_without_a_connection(visit: Visit, language: str) -> None:
    guest = visit(**NARROW, locale=language)
    sockets: list[WebSocketRoute] = []

    def connect(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        if len(sockets) == 1:
            socket.connect_to_server()
        else:
            socket.close()

    guest.context.route_web_socket("**/socket", connect)
    for game in ("ruins", "unearth", "rolling_realms"):
        sockets.clear()
        guest.sit_down(game=game)
        expect(guest.page.locator("[data-act=main]")).to_be_visible()
        sockets[0].close()
        expect(guest.page.locator("header .off")).to_be_visible()
        guest.until(lambda: overhang(guest.page.evaluate) <= 0)  # the banner slides in
        assert guest.page.evaluate(CROWDED) == []


# What stands in the top bar, by whose right edge reaches over the next one, or whose words are cut off.
CROWDED = """() => {
    const things = [...document.querySelector('header').children].filter((one) => one.offsetWidth > 0);
    const over = things.filter((one, i) => {
        const next = things[i + 1];
        return next && one.getBoundingClientRect().right > next.getBoundingClientRect().left + 0.5;
    });
    const cut = things.filter((one) => one.matches('.game') && one.scrollWidth > one.clientWidth);
    return [...over, ...cut].map((one) => one.className + ' ' + one.textContent);
}"""


def test_sideways_the_board_is_left_and_everything_to_press_is_in_view(visit: Visit) -> None:
    guest = visit(**SIDEWAYS)
    guest.sit_down()
    assert guest.turn()
    guest.asked()
    board = guest.page.locator(".board").first.bounding_box()
    dock = guest.dock.bounding_box()
    assert board is not None
    assert dock is not None
    assert board["x"] + board["width"] <= dock["x"] + 1
    assert board["width"] > dock["width"]
    for button in guest.dock.get_by_role("button").all():
        if button.get_attribute("data-ref") is None:
            expect(button).to_be_in_viewport(ratio=0.9)
    guest.open(f"/t/{finished_game(guest)}/replay?move=30&seat=0")
    expect(guest.page.get_by_role("slider")).to_have_value("30")
    board, bar = guest.page.locator(".board").first.bounding_box(), guest.page.locator(".bar").bounding_box()
    assert board is not None
    assert bar is not None
    assert board["x"] + board["width"] <= bar["x"] + 1
    assert board["height"] > 200


def test_the_play_before_the_last_is_shown_on_a_phone(visit: Visit) -> None:
    guest = visit(**PHONE)
    table = finished_game(guest)
    frames = guest.api(f"/tables/{table}/frames?from=0&count=80")
    number = next(frame["number"] for frame in frames if len(frame["view"]["pile"]) > 1)
    guest.open(f"/t/{table}/replay?move={number}")
    expect(guest.page.locator('[data-part="pile"] .before .small').first).to_be_visible()
    expect(guest.page.locator('[data-part="pile"] .before .note')).to_be_visible()


# What can be pressed and lies under a line that the dock shows.
COVERED = """(line) => {
    const { x, y, width, height } = line.getBoundingClientRect();
    const parts = [0.02, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.98];
    const points = parts.flatMap((across) => parts.map((down) => [x + width * across, y + height * down]));
    const there = new Set(points.flatMap((point) => document.elementsFromPoint(...point)));
    const covered = [...there].filter((one) => one.matches('button, a, [role="button"]') && !line.contains(one));
    return covered.map((one) => one.ariaLabel ?? one.textContent);
}"""


@pytest.mark.parametrize("game", ["ruins", "unearth", "rolling_realms", "near_and_far"])
@pytest.mark.parametrize("room", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_a_refusal_covers_nothing_to_press(visit: Visit, room: dict[str, Any], game: str) -> None:
    guest = visit(**room, reduced_motion="reduce")
    guest.sit_down(game=game)
    guest.asked()
    guest.press(guest.dock.locator('[data-act="undo"]'), force=True)  # it says why not
    line = guest.dock.get_by_role("alert")
    expect(line).to_be_visible()
    guest.settle()
    assert line.evaluate(COVERED) == []
    guest.press(line.get_by_role("button", name="Close"))
    expect(line).to_have_count(0)
