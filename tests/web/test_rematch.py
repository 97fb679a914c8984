"""A rematch: one asks, the others read of it at the old table and join, spectators follow."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import Visitor


def name(visitor: Visitor, called: str) -> None:
    visitor.api("/me", {"name": called})


def finished_together(*people: Visitor, **settings: object) -> str:
    """A finished game of these people, for whom bots have played."""
    table = str(
        people[0].api("/tables", {"game": "ruins", "seats": len(people), "pace": "instant", **settings})["id"]
    )
    for one in people[1:]:
        one.api(f"/tables/{table}/sit", {})
    people[0].api(f"/tables/{table}/start", {"fill": "random"})
    for seat, one in enumerate(people):
        one.api(f"/tables/{table}/stand-in", {"seat": seat, "bot": "random"})
    people[0].until(lambda: people[0].api(f"/tables/{table}")["phase"] == "over")
    return table


def test_one_offers_a_rematch_and_the_others_join_it(visit: Visit) -> None:
    ada, bob, eve = visit(), visit(), visit()
    for one, called in ((ada, "Ada"), (bob, "Bob"), (eve, "Eve")):
        name(one, called)
    old = finished_together(ada, bob, undo="consent")
    for one in (ada, bob, eve):
        one.open(f"/t/{old}")
        expect(one.page.locator("#over-title")).to_be_visible()
    ada.button("Rematch").click()
    expect(ada.page.get_by_text("Waiting for those who played: Bob.")).to_be_visible()
    expect(ada.page.get_by_text("invited")).to_be_visible()
    new = ada.table
    assert new != old

    offer = bob.page.get_by_text("Ada offers a rematch.")
    expect(offer).to_be_visible()
    expect(bob.button("Rematch")).to_have_count(0)
    bob.page.reload()
    expect(offer).to_be_visible()
    bob.page.locator(".over").get_by_role("button", name="Close").click()  # beside the table as well
    expect(offer).to_be_visible()

    expect(eve.page.get_by_text("Ada offers a rematch.")).to_be_visible()
    eve.page.get_by_role("link", name="Watch").click()
    expect(eve.page.get_by_text("Waiting for those who played: Bob.")).to_be_visible()
    expect(eve.button("Take a seat")).to_have_count(0)
    assert eve.table == new

    bob.button("Join", exact=True).click()
    bob.until(lambda: bob.table == new)
    for one in (ada, bob):
        one.asked()
        assert one.table == new
    expect(eve.page.get_by_text("You are watching this game.")).to_be_visible()
    about = bob.api(f"/tables/{new}")
    assert [seat["name"] for seat in about["seats"]] == ["Ada", "Bob"]
    assert about["undo"] == "consent"

    ada.open(f"/t/{old}")
    expect(ada.page.get_by_text("The rematch has begun.")).to_be_visible()
    ada.button("Go to the table").click()
    ada.until(lambda: ada.table == new)
    ada.asked()


def test_the_host_frees_a_seat_of_somebody_who_does_not_come(visit: Visit) -> None:
    ada, bob = visit(), visit()
    name(bob, "Bob")
    old = finished_together(ada, bob)
    ada.open(f"/t/{old}")
    ada.button("Rematch").click()
    ada.button("Free the seat").click()
    expect(ada.button("Add a bot")).to_be_visible()
    expect(ada.page.get_by_text("invited")).to_have_count(0)
