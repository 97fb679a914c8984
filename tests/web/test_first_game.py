"""The tutorial of ``docs/your-first-game.md``, followed to the letter: built in an empty folder, installed beside
the house, and played in the terminal and in a real browser."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect

from ludarium.core import record
from tests.compiled import find_uv
from tests.server import house as houses
from tests.together import ROOT
from tests.web.conftest import DESKTOP, House
from tests.web.test_phone import PHONE, overhang
from tests.web.visitor import PATIENCE, Toucher, Visitor

BLOCK = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TURNS = 60


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What whoever follows the tutorial has at its end."""
    made = tmp_path_factory.mktemp("author") / "drystone"
    files: dict[str, list[str]] = {}
    for name, content in BLOCK.findall((ROOT / "docs" / "your-first-game.md").read_text(encoding="utf-8")):
        files.setdefault(name, []).append(content)
    for name, parts in files.items():
        path = made / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n\n".join(parts), encoding="utf-8")
    return made


@pytest.fixture(scope="module")
def site(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game installed, in a folder of its own beside the house."""
    target = tmp_path_factory.mktemp("site")
    command = [find_uv(), "pip", "install", "--quiet", "--python", sys.executable, "--no-deps"]
    subprocess.run([*command, "--target", str(target), str(folder)], check=True)
    return target


def lines_of(path: Path) -> list[str]:
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]


def ludarium(site: Path, *arguments: str, typed: str = "", cwd: Path | None = None) -> str:
    environment = {**os.environ, "PYTHONPATH": f"{site}{os.pathsep}{ROOT / 'src'}", "LUDARIUM_LANG": "en"}
    command = [sys.executable, "-m", "ludarium.cli", *arguments]
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, env=environment, cwd=cwd, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_tutorial_makes_the_example(folder: Path) -> None:
    example = ROOT / "examples" / "drystone"
    made = {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}
    tracked = subprocess.run(["git", "ls-files"], cwd=example, capture_output=True, text=True, check=True)
    assert made == {Path(name) for name in tracked.stdout.split()}
    for name in made:
        assert lines_of(folder / name) == lines_of(example / name), name


def test_the_example_is_small() -> None:
    example = ROOT / "examples" / "drystone"
    python = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in example.rglob("*.py"))
    kinds = ("*.toml", "*.ftl", "*.md")
    data = sum(len(path.read_text(encoding="utf-8").splitlines()) for kind in kinds for path in example.rglob(kind))
    assert python <= 150
    assert data <= 100


def test_it_is_played_in_the_terminal(site: Path, folder: Path, tmp_path: Path) -> None:
    assert "Drystone" in ludarium(site, "games")
    ludarium(site, "scenario", *map(str, sorted(folder.glob("scenarios/*.toml"))))
    played = ludarium(
        site, "play", "drystone", "--seats", "me,bot", "--seed", "3", "--save", "game.json",
        typed="?\nh\n" + "1\n" * 40, cwd=tmp_path,
    )  # fmt: skip
    for heading in ("Hands", "Pile", "Wall"):
        assert heading in played
    assert "Won by" in played
    ludarium(site, "verify", "game.json", cwd=tmp_path)
    assert "Wall" in ludarium(site, "replay", "game.json", typed="n\nn\nq\n", cwd=tmp_path)
    assert record.read((tmp_path / "game.json").read_bytes()).game == "drystone"


# In the browser.


@pytest.fixture(scope="module")
def drystone_house(built: str, site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house beside which the game is installed."""
    patch = pytest.MonkeyPatch()
    paths = os.pathsep.join([str(site), str(ROOT / "src"), str(ROOT)])
    patch.setattr(houses, "usual_build", lambda: {**os.environ, "PYTHONPATH": paths})
    House.page = built
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.stop()
    patch.undo()
    assert [line for line in house.lines() if line["level"] == "error" or "trace" in line] == []


def play_on(guest: Visitor) -> bool:
    """Press a stone of the hand on the board, and the button if it is not played at once."""
    if guest.asked() == "over":
        return False
    number = int(guest.state["number"])
    guest.press(guest.page.locator('[data-ref^="stone:"][data-state="can"]').first)
    if guest.asked() == "ready":
        guest.press(guest.main)
    guest.until_moved(number)
    return True


def take_back_a_play(guest: Visitor) -> None:
    """A stone was drawn after the play, so the bot is asked; it always consents."""
    before = guest.state["view"]
    assert play_on(guest)
    guest.asked()
    assert guest.state["view"] != before
    guest.press(guest.button("Ask to undo"))
    guest.until(lambda: guest.state["view"] == before)


@pytest.mark.parametrize("room", ["desktop", "phone"])
def test_it_is_played_in_the_browser(
    drystone_house: House, context: BrowserContext, new_context: object, room: str
) -> None:
    options = {**PHONE, "locale": "cs-CZ"} if room == "phone" else {"viewport": DESKTOP, "locale": "en-GB"}
    assert callable(new_context)
    browser = new_context(**options)
    browser.set_default_timeout(PATIENCE)
    guest = (Toucher if room == "phone" else Visitor)(browser, drystone_house.address)
    guest.open()
    expect(guest.page.get_by_text("Suchá zídka" if room == "phone" else "Drystone").first).to_be_visible()
    table = guest.sit_down(game="drystone")
    guest.asked()
    if room == "phone":
        assert overhang(guest.page.evaluate) <= 0
    else:
        guest.press(guest.button("Hint"))
        expect(guest.page.locator("[data-hinted]").first).to_be_visible()
        take_back_a_play(guest)
    for _ in range(TURNS):
        if not play_on(guest):
            break
    assert guest.state["view"]["step"] == "over"
    guest.open(f"/t/{table}/replay?move=3")
    expect(guest.page.get_by_role("slider")).to_have_value("3")
    assert guest.errors == []
