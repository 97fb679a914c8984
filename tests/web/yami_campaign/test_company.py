"""A campaign of several people: from the lobby to an envelope, with somebody who leaves, a bot and somebody new."""

import re

from playwright.sync_api import expect

from ludarium.core.text import sealed_names
from ludarium.games.yami.campaign.game import CAMPAIGN
from ludarium.testing.campaigns import sealed_sentences
from tests.web.conftest import Visit
from tests.web.visitor import Visitor
from tests.web.yami.keeper import grid, until_view
from tests.web.yami_campaign.traveller import changes, choose_from_menu, go_back, kingdom, set_out

MOST_ATTEMPTS = 12
LONG = 180_000  # a whole mission between bots, on a machine that is not quiet


def begin_together(host: Visitor, friend: Visitor) -> str:
    """From the lobby of a single game, switched to a campaign; the id of the campaign's table."""
    host.sit_down(game="yami", seats=2, start=False)
    lobby = host.page.url
    host.page.get_by_role("radiogroup", name="Play").get_by_text("A campaign").click()
    host.page.wait_for_url(lambda address: address != lobby)
    expect(host.button("Begin the campaign")).to_be_disabled()
    friend.open(f"/t/{host.table}")
    friend.press(friend.button("Take a seat"))
    host.press(host.button("Begin the campaign"))
    for one in (host, friend):
        expect(kingdom(one)).to_be_visible()
    return host.table


def let_bots_play(people: list[Visitor], campaign: str) -> None:
    """Everybody looks at their hand, then bots sit in until the mission is over."""
    for one in people:
        one.page.wait_for_url(lambda address: campaign not in address)
        expect(grid(one)).to_be_visible()
        expect(one.hand).to_be_visible()
    for one in people:
        choose_from_menu(one, "Let a bot play for me")
    for one in people:
        expect(one.page.locator('[data-part="end"]')).to_be_visible(timeout=LONG)
    for one in people:
        go_back(one, campaign)


def complete(mission: int, people: list[Visitor], campaign: str) -> None:
    """Try a mission until it is completed."""
    for _ in range(MOST_ATTEMPTS):
        expect(people[0].main).to_have_text("Begin the mission")
        people[0].press(people[0].main)
        let_bots_play(people, campaign)
        expect(changes(people[0])).to_contain_text(re.compile(f"Mission {mission}, .* (is completed|has failed)"))
        if "is completed" in changes(people[0]).inner_text():
            for one in people:
                expect(changes(one)).to_contain_text(f"Mission {mission}, ")
            return
    raise AssertionError(f"mission {mission} cannot be won")


def read_letter(one: Visitor) -> None:
    letter = one.page.get_by_role("dialog", name="white envelope A")
    expect(letter.locator("p").first).to_be_visible()
    one.press(letter.get_by_role("button", name="Close"))
    expect(letter).to_be_hidden()


def test_two_people_win_missions_open_an_envelope_and_the_group_changes(visit: Visit) -> None:
    ada, bob, eve = visit(), visit(), visit()
    campaign = begin_together(ada, bob)
    expect(bob.main).to_have_attribute("aria-disabled", "true")
    complete(1, [ada, bob], campaign)
    complete(2, [ada, bob], campaign)
    for one in (ada, bob):
        read_letter(one)
    expect(kingdom(bob).get_by_role("img", name=re.compile("^Lunar track"))).to_be_visible()
    expect(kingdom(ada).locator(".tally")).to_contain_text("2")
    expect(changes(ada)).to_contain_text("You gain 2 power tokens")
    ada.press(ada.page.locator('[data-part="power"] [data-ref="base:a"]'))
    ada.press(ada.main)
    expect(bob.page.locator('[data-part="power"] .site.on')).to_have_count(1)

    choose_from_menu(bob, "Leave the table")
    until_view(ada, lambda seen: seen["present"] == [0])
    eve.open(f"/t/{campaign}")
    read_letter(eve)
    eve.press(eve.button("Take part"))
    until_view(ada, lambda seen: seen["present"] == [0, 1])
    choose_from_menu(ada, "Add a bot")
    until_view(ada, lambda seen: seen["programs"] == [2])
    expect(ada.page.locator('[data-shell="seats"]')).to_contain_text("Bot")
    ada.press(kingdom(ada).locator('[data-ref="mission:3"]'))
    ada.press(ada.main)
    set_out(ada, campaign)
    eve.page.wait_for_url(lambda address: campaign not in address)
    for one in (ada, eve):
        until_view(one, lambda seen: seen["game"] == "yami" and seen["seats"] == 3)

    for one in (ada, bob, eve):
        frames = "".join(one.frames)
        for name in sealed_names(CAMPAIGN.package):
            assert [said for said in sealed_sentences(CAMPAIGN.package, name) if said in frames] == []
        for state in one.states:
            assert state["view"].get("opened", []) in ([], ["white-a"])
