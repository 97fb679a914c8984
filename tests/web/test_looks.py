"""Light and dark, and no motion for those who want none."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit

# Notes whatever travels, in every frame that is drawn; what only fades is no motion.
WATCH = """() => {
    const ways = ['transform', 'translate', 'rotate', 'scale', 'left', 'top'];
    const travels = (frame) => ways.some((one) => one in frame);
    window.travelled = 0;
    const look = () => {
        const running = document.getAnimations().filter((one) => one.effect.getComputedTiming().activeDuration > 0);
        window.travelled += running.filter((one) => one.effect.getKeyframes().some(travels)).length;
        requestAnimationFrame(look);
    };
    look();
}"""
TURNS = 4


def brightness(page: Page) -> float:
    """Of the paper of the dock, between 0 and 1."""
    colour = page.locator(".dock").evaluate("(dock) => getComputedStyle(dock).backgroundColor")
    parts = [float(part) for part in re.findall(r"[\d.]+", colour)[:3]]
    return sum(parts) / 3 / 255


def test_a_dark_system_gets_a_dark_table(visit: Visit) -> None:
    dark, light = visit(color_scheme="dark"), visit(color_scheme="light")
    for guest in (dark, light):
        guest.sit_down()
        guest.asked()
    expect(dark.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(light.page.locator("html")).to_have_attribute("data-theme", "light")
    assert brightness(dark.page) < 0.3
    assert brightness(light.page) > 0.8


def test_the_theme_chosen_is_kept(visit: Visit) -> None:
    guest = visit(color_scheme="light")
    guest.sit_down()
    guest.asked()
    around = guest.page.locator('meta[name="theme-color"]')
    expect(around).to_have_attribute("content", "#fcf9f2")
    guest.button("Dark theme").click()
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
    guest.page.reload()
    guest.asked()
    expect(guest.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(around).to_have_attribute("content", "#24211e")
    assert brightness(guest.page) < 0.3


def test_nothing_moves_for_those_who_want_no_motion(visit: Visit) -> None:
    still, lively = visit(reduced_motion="reduce"), visit(reduced_motion="no-preference")
    for guest in (still, lively):
        guest.sit_down()
        guest.asked()
        guest.page.evaluate(WATCH)
        for _ in range(TURNS):
            assert guest.turn()
        guest.asked()
    assert lively.page.evaluate("travelled") > 0
    assert still.page.evaluate("travelled") == 0
