"""Clocks, and bots that sit in for those who are away or out of time."""

import re

from playwright.sync_api import expect

from tests.web.company import pair_up
from tests.web.conftest import Visit

QUICK = {"per": "turn", "seconds": 5, "increment": 0}


def test_the_lobby_sets_clock_and_undo(visit: Visit) -> None:
    guest = visit()
    guest.sit_down(start=False)
    guest.page.get_by_role("radiogroup", name="Clock").get_by_text("15 min").click()
    guest.page.get_by_role("radiogroup", name="Undo").get_by_text("Off").click()
    expect(guest.page.get_by_text("what is played stays played")).to_be_visible()
    table = guest.api(f"/tables/{guest.table}")
    assert table["clock"]["seconds"] == 900
    assert table["undo"] == "off"
    guest.page.get_by_role("button", name=re.compile("Start with a bot")).click()
    guest.asked()
    seat = guest.page.locator('[data-seat="0"]')
    expect(seat.get_by_text(re.compile(r"^1[45]:\d\d$")).first).to_be_visible()
    first = seat.inner_text()
    expect(seat).not_to_have_text(first)  # it runs


def test_a_bot_sits_in_for_whoever_is_out_of_time_and_leaves_again(visit: Visit) -> None:
    ada, boris = visit(), visit()
    pair_up(ada, boris, clock=QUICK)
    line = ada.page.get_by_text(re.compile("has run out of time"))
    ada.act()  # a turn that both have at once: now only Boris is waited for, and he dreams
    expect(line).to_be_visible()
    ada.button("Let a bot sit in").click()
    expect(ada.page.locator('[data-seat="1"]').get_by_text("a bot sits in").first).to_be_visible()
    expect(boris.page.get_by_text("A bot is playing for you.")).to_be_visible()
    boris.button("Take my seat back").click()
    expect(boris.page.get_by_text("A bot is playing for you.")).to_have_count(0)
    expect(ada.page.locator('[data-seat="1"]').get_by_text("a bot sits in")).to_have_count(0)


def test_a_seat_can_be_left_to_a_bot(visit: Visit) -> None:
    guest = visit()
    guest.sit_down(pace="human")
    guest.asked()
    guest.button("Menu").click()
    guest.button("Let a bot play for me").click()
    expect(guest.page.get_by_text("A bot is playing for you.")).to_be_visible()
    number = guest.state["number"]
    guest.until_moved(number)
    guest.button("Take my seat back").click()
    expect(guest.page.get_by_text("A bot is playing for you.")).to_have_count(0)
