"""Three people in three browsers play at the same time."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.rolling_realms.roller import GAME, mine, play_turn, scores, stars, wait_turn
from tests.web.visitor import Visitor

TURNS = 9


def gather(visit: Visit, count: int) -> list[Visitor]:
    host = visit(reduced_motion="reduce")
    table = host.sit_down(game=GAME, seats=count, start=False)
    people = [host]
    for _ in range(count - 1):
        guest = visit(reduced_motion="reduce")
        guest.open(f"/t/{table}")
        guest.button("Take a seat").click()
        people.append(guest)
    host.button("Start the game").click()
    for one in people:
        one.page.locator('[data-part="dice"]').wait_for()
    return people


def moment(guest: Visitor) -> tuple[int, int]:
    view = guest.state["view"]
    return view["round"], view["turn"]


def come_to(guest: Visitor, turn: int) -> None:
    """Wait for the turn with this number, counted from 0 over all rounds."""
    guest.until(lambda: moment(guest) == (turn // 9 + 1, turn % 9 + 1))
    guest.settle()


def test_three_browsers_play_a_round(visit: Visit) -> None:
    people = gather(visit, 3)
    first = people[0].state["view"]["realms"]
    for turn in range(TURNS):
        for one in people:
            come_to(one, turn)
        assert len({tuple(one.state["view"]["roll"]) for one in people}) == 1
        for place, one in enumerate(people):
            play_turn(one, turn + place)
            if turn == 0 and place == 0:
                look_at_the_others(one)
    for one in people:
        come_to(one, TURNS)
    finished = [scores(people[0], seat)["rounds"][0] for seat in range(len(people))]
    for one in people:
        view = one.state["view"]
        assert view["realms"] == people[0].state["view"]["realms"]
        assert not set(view["realms"]) & set(first)
        for seat, tenths in enumerate(finished):
            expect(one.page.locator(f'[data-seat="{seat}"] .score')).to_contain_text(stars(tenths))


def look_at_the_others(guest: Visitor) -> None:
    page = guest.page
    page.get_by_role("group", name="The sheets of the others").get_by_role("button").first.click()
    dialog = page.get_by_role("dialog", name="The sheets of the others")
    expect(dialog.get_by_role("tab")).to_have_count(3)
    expect(dialog.locator(".area")).to_have_count(3)
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


def test_the_table_says_whom_it_waits_for_and_a_finished_turn_can_be_taken_back(visit: Visit) -> None:
    ada, eve = gather(visit, 2)
    wait_turn(ada)
    ada.page.locator('[data-ref="done"]').click()
    ada.main.click()
    ada.until(lambda: mine(ada)["step"] == "ready")
    expect(ada.main).to_contain_text("Waiting for")
    expect(eve.page.locator(".others .ready")).to_have_count(1)
    ada.button("Undo", exact=True).click()
    ada.until(lambda: mine(ada)["step"] == "activate")
    expect(eve.page.locator(".others .ready")).to_have_count(0)
