"""A person who plays Rolling Realms in a browser: takes dice, chooses places, finishes turns."""

from typing import Final

from playwright.sync_api import Locator

from tests.web.visitor import Json, Visitor

GAME: Final = "rolling_realms"
AT_REST: Final = """async one => {
    const fits = () => {
        const box = one.getBoundingClientRect();
        return box.left >= 0 && box.right <= innerWidth && box.left;
    };
    if (fits() === false) one.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    const before = fits();
    await new Promise((done) => setTimeout(done, 50));
    return before !== false && before === fits();
}"""
LONGEST: Final = 900  # things to do; a whole game alone needs about a third


def sit_down(guest: Visitor, seats: int = 1, **asked: object) -> None:
    bots = {str(seat): "random" for seat in range(1, seats)}
    guest.sit_down(**{"game": GAME, "seats": seats, "bots": bots, **asked})
    guest.page.locator('[data-part="dice"]').wait_for()


def mine(guest: Visitor) -> Json:
    view: Json = guest.state["view"]
    player: Json = view["players"][str(view["seat"])]
    return player


def scores(guest: Visitor, seat: int = 0) -> Json:
    """What the server computed for a seat: stars and tenths of stars."""
    player: Json = guest.state["facts"]["players"][str(seat)]
    return player


def lit(guest: Visitor) -> Locator:
    """The places that the held die can go to."""
    return guest.page.locator('.place[data-reachable]:is([data-state="can"], [data-state="ghost"])')


def ready(guest: Visitor) -> bool:
    """The one button has something to play."""
    return guest.main.get_attribute("aria-disabled") == "false"


def act(guest: Visitor, place: int = 0) -> bool:
    """Do the next thing by hand: answer, play what is chosen, or choose a place; False once the game is over."""
    if guest.state["view"]["step"] == "over":
        return False
    number = int(guest.state["number"])
    guest.settle()
    answers = guest.page.locator(".ways button:not(:disabled)")
    if answers.count():
        guest.press(answers.nth(place % answers.count()))
    elif ready(guest):
        guest.press(guest.main)
    elif lit(guest).count():
        press_place(guest, lit(guest).nth(place % lit(guest).count()))
        return True
    elif guest.page.locator('[data-ref="miss"]').count():
        guest.press(guest.page.locator('[data-ref="miss"]'))
    else:
        guest.press(guest.page.locator('[data-ref="done"]'))
        guest.settle()
        return True
    guest.until_moved(number)
    guest.settle()
    return True


def press_place(guest: Visitor, place: Locator) -> None:
    """On a phone its sheet may have to be brought into view first, and sheets glide and snap."""
    guest.until(lambda: bool(place.evaluate(AT_REST)))
    guest.press(place, force=True)
    guest.settle()


def wait_turn(guest: Visitor) -> None:
    guest.until(lambda: bool(guest.state["options"]) or guest.state["view"]["step"] == "over")
    guest.settle()


def play_turn(guest: Visitor, place: int = 0) -> None:
    """Everything until this turn is over for me."""
    view = guest.state["view"]
    before = (view["round"], view["turn"])
    for number in range(LONGEST):
        view = guest.state["view"]
        if mine(guest)["step"] == "ready" or (view["round"], view["turn"]) != before:
            return
        act(guest, place + number // 2)
    raise AssertionError("the turn does not end")


def stars(tenths: int) -> str:
    return f"{tenths // 10}.{tenths % 10}"
