"""Photograph the page for the README: `.venv/bin/python docs/images/shots.py`."""

import base64
import random
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, expect, sync_playwright  # noqa: E402

from docs.images.palette import png  # noqa: E402
from ludarium.core import Match, game  # noqa: E402
from ludarium.core.record import Seed, verify, write  # noqa: E402
from ludarium.core.rng import Rng  # noqa: E402
from tests.server.house import START_INSTALLED  # noqa: E402
from tests.web.browser import find_browser  # noqa: E402
from tests.web.building import built_page  # noqa: E402
from tests.web.conftest import DESKTOP, House  # noqa: E402
from tests.web.rolling_realms import roller  # noqa: E402
from tests.web.unearth import delver  # noqa: E402
from tests.web.visitor import Json, Toucher, Visitor  # noqa: E402
from tests.web.yami import keeper  # noqa: E402

RECORD: Final = ROOT / "tests" / "golden" / "ruins-4-players-1.json"
PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NAMES: Final = ("Ada", "Boris", "Cyril", "Dana")
MOVE: Final = 177  # Ada is to move in the third round; discoveries lie on many ruins
TURNS: Final = 2
TURN_STEPS: Final = {
    "unearth": ["turn"],
    "rolling_realms": ["activate", "turn"],
    "yami": ["place"],
    "near_and_far": ["move"],
}
LARGEST: Final = 300_000
UNPACK: Final = """async (shot) => {
    const image = new Image();
    image.src = `data:image/png;base64,${shot}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    const pixels = pen.getImageData(0, 0, image.width, image.height).data;
    const parts = [];
    for (let at = 0; at < pixels.length; at += 30000) {
        parts.push(String.fromCharCode(...pixels.subarray(at, at + 30000)));
    }
    return [image.width, btoa(parts.join(''))];
}"""


def main() -> None:
    House.page = str(built_page())
    House.program = START_INSTALLED
    found = find_browser()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = playwright.chromium.launch(executable_path=found.path, args=found.arguments)
        try:
            photograph(browser, house.address)
        finally:
            browser.close()
            house.stop()


def photograph(browser: Browser, address: str) -> None:
    light = arrive(browser, address)
    imported = light.api("/tables/import", record())["id"]
    playing = [fork(light, imported), fork(light, imported)]
    light.open()
    expect(light.page.locator("#tables a").first).to_be_visible()
    take(light, "home")
    light.open(f"/t/{imported}/replay?move={MOVE}&seat=0")
    expect(light.page.get_by_role("slider")).to_have_value(str(MOVE))
    take(light, "replay")
    cookies = light.context.cookies()
    choose(light, playing[0], "table")
    for name, options in (("table-dark", {"color_scheme": "dark"}), ("table-phone", PHONE)):
        other = arrive(browser, address, **options)
        other.context.clear_cookies()
        other.context.add_cookies([{"name": one["name"], "value": one["value"], "url": address} for one in cookies])
        choose(other, playing[1], name)
    for name, options in (("", {}), ("-phone", PHONE)):
        roll_a_die(arrive(browser, address, **options), f"unearth{name}")
        mark_a_place(arrive(browser, address, **options), f"rolling-realms{name}")
        place_a_tile(arrive(browser, address, **options), f"yami{name}")
        go_on_a_trip(arrive(browser, address, **options), f"near-and-far{name}")


def roll_a_die(visitor: Visitor, name: str) -> None:
    """Unearth: my turn, with a die and a ruin chosen; a few turns before it are in the log."""
    visitor.open(f"/t/{played('unearth', 3, 4, 60, visitor)}")
    delver.drawn(visitor)
    chance = random.Random(4)
    for _ in range(TURNS):
        delver.play(visitor, rolls(visitor)[-1])
        while visitor.asked() != "over" and delver.view(visitor)["step"] != "turn":
            delver.play(visitor, delver.picked(visitor, chance))
    for ref in delver.wanted_refs(rolls(visitor)[-1]):
        delver.choose(visitor, ref)
    take(visitor, name)


def rolls(visitor: Visitor) -> list[Json]:
    """The rolls of the largest die."""
    found: list[Json] = [one for one in visitor.state["options"] if one["notation"].startswith("roll")]
    sides = max(one["arguments"]["sides"] for one in found)
    return [one for one in found if one["arguments"]["sides"] == sides]


def mark_a_place(visitor: Visitor, name: str) -> None:
    """Rolling Realms: my turn, with a place chosen for a die; a few turns before it are in the log."""
    visitor.open(f"/t/{played('rolling_realms', 4, 12, 150, visitor)}")
    visitor.page.locator('[data-part="dice"]').wait_for()
    for turn in range(TURNS):
        roller.play_turn(visitor, turn)
        roller.wait_turn(visitor)
    visitor.press(roller.lit(visitor).first, force=True)
    take(visitor, name)


def place_a_tile(visitor: Visitor, name: str) -> None:
    """Yami: the tile of the fourth trick, held over the middle of the board."""
    visitor.open(f"/t/{played('yami', 3, 4, 12, visitor, mission='10')}")
    box = keeper.grid(visitor).bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    visitor.page.touchscreen.tap(*middle) if isinstance(visitor, Toucher) else visitor.page.mouse.click(*middle)
    take(visitor, name)


def go_on_a_trip(visitor: Visitor, name: str) -> None:
    """Near and Far: on the road, with the next space to choose."""
    visitor.open(f"/t/{played('near_and_far', 3, 5, 180, visitor)}")
    visitor.page.locator('[data-ref^="space:"][data-state="can"]').first.wait_for()
    take(visitor, name)


def played(game_id: str, seats: int, seed: int, decisions: int, visitor: Visitor, **options: str) -> str:
    """A table on which bots have played for a while, until seat 0 begins a turn; the visitor sits there."""
    of = game(game_id)
    key = Rng.of(seed).key
    match = Match.new(of, seats, options, seed=seed)
    make_bot = of.bots()["greedy"]
    while len(match.history) < decisions or not begins_a_turn(match):
        state = match.state
        bot = make_bot(Rng.of(len(match.history)))
        match.play(state.turn, bot.choose(of.view(state, state.turn), state.moves(state.turn)))
    complete = of.complete_options(seats, options)
    written = write(match, complete, NAMES[:seats], Seed(key=key.hex())).to_bytes()
    table = visitor.api("/tables/import", written)["id"]
    return str(visitor.api(f"/tables/{table}/fork", {"number": len(match.history), "seat": 0})["id"])


def begins_a_turn(match: Match) -> bool:
    """Seat 0 is asked alone, or everybody is, and another has moved before, or a trip goes on."""
    step = match.game.view(match.state, 0).step
    everybody = list(range(match.state.seats))
    asked = step in TURN_STEPS[match.game.id] and match.state.to_move() in ([0], everybody)
    return asked and (step == "move" or match.history[-1].seat != 0)


def record() -> bytes:
    """The recorded game, with names for those who played it."""
    checked = verify(RECORD.read_bytes())
    return write(checked.match, checked.record.options, NAMES, checked.record.seed).to_bytes()


def arrive(browser: Browser, address: str, **options: Any) -> Visitor:
    wanted = {
        "viewport": DESKTOP,
        "locale": "en-GB",
        "color_scheme": "light",
        "reduced_motion": "reduce",
        **options,
    }
    visitor = (Toucher if "has_touch" in options else Visitor)(browser.new_context(**wanted), address)
    visitor.api("/me")
    return visitor


def fork(visitor: Visitor, table: str) -> str:
    """A table that plays on from the recorded game."""
    return str(visitor.api(f"/tables/{table}/fork", {"number": MOVE, "seat": 0})["id"])


def choose(visitor: Visitor, table: str, name: str) -> None:
    """My turn, with a play chosen; a few turns before it are in the log."""
    visitor.open(f"/t/{table}")
    for _ in range(TURNS):
        assert visitor.turn()
    while not is_chosen(visitor):
        assert visitor.turn()
    take(visitor, name)


def is_chosen(visitor: Visitor) -> bool:
    """Whether cards could be chosen that make a play."""
    if visitor.asked() != "choose" or visitor.state["view"]["step"] != "turn":
        return False
    while visitor.asked() == "choose" and visitor.choose_one():
        pass
    if visitor.asked() == "ready":
        return True
    visitor.page.keyboard.press("Escape")
    visitor.settle()
    return False


def take(visitor: Visitor, name: str) -> None:
    visitor.page.mouse.move(0, 0)
    visitor.settle()
    shot = base64.b64encode(visitor.page.screenshot(animations="disabled")).decode()
    # A page without rules of its own about what may be loaded unpacks the shot.
    desk = visitor.context.new_page()
    width, packed = desk.evaluate(UNPACK, shot)
    desk.close()
    picture = HERE / f"{name}.png"
    picture.write_bytes(png(base64.b64decode(packed), width))
    print(f"{picture.name}: {picture.stat().st_size // 1000} kB")
    assert picture.stat().st_size < LARGEST


if __name__ == "__main__":
    main()
