"""A person at a browser: finds things by what they are called, plays by hand, and keeps what the wire brought."""

import json
import re
from collections.abc import Callable
from typing import Any, Final, Literal

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Position, Route, WebSocket, expect

Json = dict[str, Any]
Asked = Literal["over", "choices", "ready", "choose"]

PATIENCE: Final = 30_000
# Where a card of the fan is never covered by its neighbour.
CORNER: Final[Position] = {"x": 12.0, "y": 40.0}
ASKED: Final = """() => {
    if (document.querySelector('#over-title')) return 'over';
    const dock = document.querySelector('.dock');
    if (!dock || !Number(dock.querySelector('.count')?.textContent)) return null;
    if (dock.querySelector('.choices button')) return 'choices';
    const main = dock.querySelector('.main');
    if (!main || main.querySelector('.spin')) return null;
    return main.getAttribute('aria-disabled') === 'false' ? 'ready' : 'choose';
}"""

# Waits until all animations have ended that do so. Their `finished` will not do: in Chromium it may stay pending
# although the animation is over.
REST: Final = """async () => {
    const moves = (one) => one.playState === 'running' && one.effect.getComputedTiming().endTime < Infinity;
    for (let round = 0; round < 500 && document.getAnimations().some(moves); round++) {
        await new Promise((done) => setTimeout(done, 10));
    }
}"""

LONGEST = 600  # turns; a game between two is over long before


class Visitor:
    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page = context.new_page()
        self.errors: list[str] = []
        self.frames: list[str] = []
        self.states: list[Json] = []
        self.answers = 0  # of the house to what the present choice could become
        self.heard: Callable[[str], None] = lambda _: None
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._console)
        self.page.on("websocket", self._websocket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def _websocket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._frame)

    def _frame(self, text: str | bytes) -> None:
        assert isinstance(text, str)
        self.frames.append(text)
        frame: Json = json.loads(text)
        if frame["type"] == "state":
            self.states.append(frame)
            self.answers = 0
        self.answers += frame["type"] == "composed"
        self.heard(text)

    def open(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    # What is on the page.

    @property
    def dock(self) -> Locator:
        return self.page.locator(".dock")

    @property
    def hand(self) -> Locator:
        return self.page.locator('[data-part="hand"]')

    @property
    def main(self) -> Locator:
        """The one clear action."""
        return self.dock.locator(".main")

    @property
    def drawer(self) -> Locator:
        return self.page.get_by_role("complementary", name="Log, chat, rules, moves")

    @property
    def table(self) -> str:
        """The id of the table this page shows."""
        found = re.search(r"/t/([^/?#]+)", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    def button(self, name: str | re.Pattern[str], exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def tab(self, name: str) -> None:
        self.drawer.get_by_role("tab", name=name).click()

    def ids(self) -> list[str]:
        """Ids of texts that are shown instead of the texts."""
        shown = self.page.evaluate("""() => {
            const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')];
            const spoken = ['aria-label', 'title', 'placeholder', 'alt'];
            const names = named.flatMap((one) => spoken.map((name) => one.getAttribute(name)));
            return [document.title, document.body.textContent, ...names].join('\\n');
        }""")
        return re.findall(r"\b(?:web|ruins|ruinsweb|house|core)-[a-z][\w-]*|\{\s*\$\w+", str(shown))

    # What the wire said.

    @property
    def state(self) -> Json:
        return self.states[-1]

    def api(self, path: str, body: object = None) -> Any:
        """Ask the house as the page would: with the cookie of this browser."""
        request, url = self.context.request, f"{self.address}/api{path}"
        answer = (
            request.get(url)
            if body is None
            else request.post(url, data=body, headers={"content-type": "application/json"})
        )
        assert answer.ok, answer.text()
        return answer.json()

    def sit_down(self, **asked: object) -> str:
        """Open a table against one bot that answers at once; no clicks."""
        self.api("/me")
        wish = {"game": "ruins", "seats": 2, "pace": "instant", "start": True, **asked}
        made = self.api("/tables", wish)
        self.open(f"/t/{made['id']}")
        return str(made["id"])

    # Playing.

    def asked(self) -> Asked:
        """Wait until something is asked of this seat, or the game is over."""
        answer: Asked = self.page.wait_for_function(ASKED, timeout=PATIENCE).json_value()
        return answer

    def can(self) -> Locator:
        return self.hand.locator('[data-ref][data-state="can"]')

    def press(self, what: Locator, **how: Any) -> None:
        """By mouse; a visitor with a touch screen taps."""
        what.click(**how)

    def choose_one(self) -> bool:
        """Choose a card that fits, if there is one, and wait until the house has said what that could become."""
        self.until(lambda: self.answers > 0)
        self.settle()
        if self.can().count() == 0:
            return False
        card = self.hand.locator(f'[data-ref="{self.can().first.get_attribute("data-ref")}"]')
        answers = self.answers
        self.press(card, position=CORNER)
        expect(card).to_have_attribute("aria-pressed", "true")
        self.until(lambda: self.answers > answers)
        self.settle()
        return True

    def settle(self) -> None:
        """Let the page draw what the wire has brought, and everything come to rest."""
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.page.evaluate(REST)

    def until(self, so: Callable[[], bool]) -> None:
        """Wait for something that came by the wire."""
        for _ in range(PATIENCE // 10):
            if so():
                return
            self.page.wait_for_timeout(10)
        raise TimeoutError

    def until_moved(self, number: int) -> None:
        """Wait until the game has gone on from a number of moves."""
        self.until(lambda: int(self.state["number"]) > number)

    def finish(self) -> None:
        """Play to the end."""
        for _ in range(LONGEST):
            if not self.turn():
                return
        raise AssertionError("the game does not end")

    def turn(self) -> bool:
        """Take something legal and wait until the house has taken it; False once the game is over."""
        if self.asked() == "over":
            return False
        number = int(self.state["number"])
        self.act()
        self.until_moved(number)
        return True

    def act(self) -> None:
        """Take something legal, by hand."""
        match self.asked():
            case "choices":
                self.press(self.dock.locator(".choices button").first)
            case "ready":
                self.press(self.main)
            case "choose":
                if not self.play_cards() and not self.pass_on():
                    self.play_from_list()

    def play_cards(self) -> bool:
        """Choose cards as long as some fit, until they make a play."""
        while self.dock.locator(".count").inner_text() != "1" and self.choose_one():
            if self.asked() == "ready":
                self.press(self.main)
                return True
        return False

    def pass_on(self) -> bool:
        passing = self.dock.get_by_role("button", name="Pass")
        if passing.count() == 0:
            return False
        self.press(passing)
        return True

    def listed(self, kind: str) -> Locator:
        """The last move of a kind in the list; plays on until there is one."""
        while True:
            self.asked()
            self.tab("Moves")
            found = self.page.locator(f'[data-notation^="{kind}"]')
            if found.count() > 0:
                return found.last
            assert self.turn(), f"there was no chance to {kind}"

    def play_from_list(self) -> None:
        self.press(self.dock.locator(".count"))
        self.press(self.drawer.locator("[data-notation]").first)


class Toucher(Visitor):
    """A visitor with a touch screen."""

    def press(self, what: Locator, **how: Any) -> None:
        what.tap(**how)


def hurry(route: Route) -> None:
    """Bots at a new table answer at once, whatever the page asked for."""
    if route.request.method != "POST":
        route.continue_()
        return
    asked = json.loads(route.request.post_data or "{}")
    route.continue_(post_data=json.dumps({**asked, "pace": "instant"}))
