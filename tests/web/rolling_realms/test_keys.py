"""The whole game without mouse or touch."""

from tests.web.conftest import Visit
from tests.web.rolling_realms.roller import LONGEST, mine, sit_down
from tests.web.visitor import Visitor

FOCUS = """() => {
    const one = document.activeElement;
    if (!one || one === document.body) return '';
    if (one.closest('.ways')) return 'way';
    if (one.matches('.dock .main')) return one.getAttribute('aria-disabled') === 'false' ? 'main' : 'idle';
    return one.dataset.ref ?? one.className.toString();
}"""


def focus(guest: Visitor) -> str:
    guest.settle()
    return str(guest.page.evaluate(FOCUS))


def tab_to(guest: Visitor, *wanted: str) -> str:
    """Tab on until something wanted has the focus."""
    for _ in range(60):
        now = focus(guest)
        if any(now.startswith(name) for name in wanted):
            return now
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"no way by Tab to {wanted}")


def key_move(guest: Visitor, turn: int) -> None:
    keyboard = guest.page.keyboard
    number = int(guest.state["number"])
    possible = {ref.split(":")[0] for option in guest.state["options"] for ref in option["refs"]}
    if mine(guest)["step"] != "activate":
        tab_to(guest, "way")
    elif "cell" in possible:
        key_place(guest, turn)
    else:
        tab_to(guest, "miss" if "miss" in possible else "main")
    keyboard.press("Enter")
    guest.until_moved(number)
    guest.settle()


def key_place(guest: Visitor, turn: int) -> None:
    """Choose a place, so that one more Enter plays."""
    keyboard = guest.page.keyboard
    tab_to(guest, "cell:")
    for _ in range(turn % 4):
        keyboard.press("ArrowRight")
    keyboard.press("Enter")
    guest.settle()
    tab_to(guest, "way" if guest.page.locator(".ways button").count() else "main")


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    guest = visit(reduced_motion="reduce")
    sit_down(guest)
    for number in range(LONGEST):
        if guest.state["view"]["step"] == "over":
            return
        key_move(guest, number)
    raise AssertionError("the game does not end")


def test_a_shape_is_turned_by_key(visit: Visit) -> None:
    """Enter lays the shape, R turns it, Enter at the button weaves it."""
    guest = visit()
    for _ in range(60):
        sit_down(guest)
        view = guest.state["view"]
        if "tapestry" in view["realms"] and max(view["roll"]) > 1:
            break
    else:
        raise AssertionError("Tapestry never came")
    die = 1 if view["roll"][0] > 1 else 2
    guest.page.locator(f'[data-ref="die:{die}"]').focus()
    guest.page.keyboard.press("Enter")
    guest.page.locator('[data-ref="cell:tapestry.r3c4"]').focus()
    guest.page.keyboard.press("Enter")
    laid = covered(guest)
    assert len(laid) == view["roll"][die - 1]
    guest.page.keyboard.press("r")
    assert len(covered(guest)) == len(laid)
    assert covered(guest) != laid
    wanted = covered(guest)
    tab_to(guest, "main")
    guest.page.keyboard.press("Enter")
    guest.until_moved(0)
    sheet = mine(guest)["sheets"]["tapestry"]
    assert {f"cell:tapestry.{cell}" for cell in sheet} == wanted


def covered(guest: Visitor) -> set[str]:
    guest.settle()
    return set(
        guest.page.locator('.place[data-state="on"]').evaluate_all("all => all.map((one) => one.dataset.ref)")
    )
