"""A house in its own process, the browser, and visitors who fail a test when their page has an error."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import BrowserContext, expect

from tests.server.house import Process
from tests.web.browser import Chromium, find_browser
from tests.web.building import built_page
from tests.web.visitor import PATIENCE, Toucher, Visitor, hurry

Visit = Callable[..., Visitor]
DESKTOP = {"width": 1440, "height": 900}


class House(Process):
    """A house with the page that was built for these tests; `kill` and `start` keep its port and its file."""

    page = ""

    def start(self) -> None:
        self.settings = msgspec.structs.replace(self.settings, page=self.page)
        super().start()


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A copy: a build that somebody starts meanwhile must not change what the tests see."""
    return str(shutil.copytree(built_page(), tmp_path_factory.mktemp("page") / "dist"))


@pytest.fixture(scope="session")
def chromium(pytestconfig: pytest.Config) -> Chromium:
    terminal = pytestconfig.pluginmanager.getplugin("terminalreporter")
    return find_browser(terminal.write_line if terminal else print)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], chromium: Chromium) -> dict[str, Any]:
    return {
        **browser_type_launch_args,
        "executable_path": chromium.path,
        "args": chromium.arguments,
    }


@pytest.fixture(scope="session")
def house(built: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The house of all tests that do not break it."""
    yield from running(built, tmp_path_factory.mktemp("house"))


@pytest.fixture
def own_house(built: str, tmp_path: Path) -> Iterator[House]:
    """A house that may be killed."""
    yield from running(built, tmp_path)


def running(built: str, folder: Path) -> Iterator[House]:
    House.page = built
    house = House(folder)
    yield house
    house.stop()
    assert [line for line in house.lines() if line["level"] == "error" or "trace" in line] == []


@pytest.fixture
def visit(house: House, new_context: Callable[..., BrowserContext]) -> Iterator[Visit]:
    """Opens a browser of its own for each visitor: `visit(viewport=…, locale="cs-CZ", color_scheme="dark")`."""
    visitors: list[Visitor] = []

    def arrive(address: str = house.address, **options: Any) -> Visitor:
        context = new_context(**{"viewport": DESKTOP, "locale": "en-GB", **options})
        context.set_default_timeout(PATIENCE)
        context.route("**/api/tables", hurry)
        visitor = (Toucher if options.get("has_touch") else Visitor)(context, address)
        visitors.append(visitor)
        return visitor

    expect.set_options(timeout=PATIENCE)
    yield arrive
    for visitor in visitors:
        assert visitor.errors == []
