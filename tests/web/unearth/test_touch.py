"""The stone field under fingers: real touch events, as a screen sends them."""

from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.test_touch import PHONE, STEPS, Finger, Point, grip
from tests.web.unearth.delver import open_position, piece, view
from tests.web.unearth.situations import SITUATIONS
from tests.web.visitor import Visitor


def placing(guest: Visitor) -> Locator:
    """A stone is to be placed; the field."""
    open_position(guest, **SITUATIONS["ring"])
    guest.settle()
    return guest.page.locator('[data-part="field"] svg.hexes')


def shown(field: Locator) -> list[float]:
    return [float(part) for part in str(field.get_attribute("viewBox")).split()]


def between(one: Point, other: Point, part: float) -> Point:
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def pinch(finger: Finger, middle: Point, start: float, end: float) -> None:
    """Two fingers on a line through the middle, from one distance of each to another."""
    x, y = middle
    finger.touch("touchStart", [(x - start, y), (x + start, y)])
    for step in range(1, STEPS + 1):
        apart, _ = between((start, 0), (end, 0), step / STEPS)
        finger.touch("touchMove", [(x - apart, y), (x + apart, y)])
    finger.up()


def test_a_stone_is_dragged_to_its_place(visit: Visit) -> None:
    guest = visit(**PHONE)
    placing(guest)
    finger = Finger(guest)
    start, end = grip(guest.page.locator('[data-part="field"] .hold svg')), grip(piece(guest, "cell:2,0"))
    finger.down(start)
    finger.move(start, end)
    expect(guest.page.locator('[data-part="dragged"]')).to_be_visible()
    expect(guest.page.locator(".closing")).to_have_count(3)
    finger.rest(end)
    finger.up()
    guest.until_moved(0)
    guest.asked()
    assert view(guest)["step"] == "ring"
    assert view(guest)["stones"]["0"]["2,0"] == "blue"


def test_a_stone_let_go_beside_the_field_stays_in_the_hand(visit: Visit) -> None:
    guest = visit(**PHONE)
    placing(guest)
    Finger(guest).drag(grip(guest.page.locator('[data-part="field"] .hold svg')), (195, 80))
    expect(guest.page.locator('[data-part="dragged"]')).to_have_count(0)
    guest.page.wait_for_timeout(200)
    assert (int(guest.state["number"]), view(guest)["stone"]) == (0, "blue")


def test_two_fingers_zoom_the_field_and_one_pulls_it(visit: Visit) -> None:
    guest = visit(**PHONE)
    field = placing(guest)
    finger = Finger(guest)
    middle = grip(field)
    fitted = shown(field)
    pinch(finger, middle, 30, 90)
    closer = shown(field)
    assert closer[2] < fitted[2] * 0.6
    pinch(finger, middle, 90, 40)
    assert shown(field)[2] > closer[2] * 1.5
    before = shown(field)
    finger.drag(middle, (middle[0] + 60, middle[1] + 30))
    pulled = shown(field)
    assert pulled[0] < before[0] - 5
    assert pulled[2] == before[2]
    # None of this chose a place.
    expect(guest.page.locator('[data-ref^="cell:"][aria-pressed="true"]')).to_have_count(0)
    # The page itself stayed as large as it was.
    assert guest.page.evaluate("visualViewport.scale") == 1
    guest.press(guest.button("Show all"))
    assert shown(field) == fitted
    guest.press(piece(guest, "cell:2,0"))
    expect(guest.page.locator('[data-ref^="cell:"]')).not_to_have_count(0)
