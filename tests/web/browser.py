"""Which browser the tests drive: one that is here, else one that can be fetched."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from tests.together import one_at_a_time

GIVEN: Final = "LUDARIUM_CHROMIUM"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
TELL_PATH: Final = (
    "from playwright.sync_api import sync_playwright\n"
    "with sync_playwright() as one: print(one.chromium.executable_path, end='')"
)


class Chromium(NamedTuple):
    """A browser: where it is, and how it was come by."""

    path: Path
    story: str

    @property
    def arguments(self) -> list[str]:
        """The sandbox refuses to work for root, and is wanted everywhere else."""
        return ["--no-sandbox"] if is_root() else []


@one_at_a_time
def find_browser(say: Callable[[str], None] = print) -> Chromium:
    """Says what it does before it takes time, and what it has found."""
    found = given() or on_path()
    for place, fetch in (("Debian", from_debian), ("Playwright", from_playwright)):
        if found is None:
            say(f"No Chromium is here: trying to fetch one from {place}.")
            found = fetch()
    if found is None:
        raise FileNotFoundError(f"no Chromium was found or could be fetched; name one in {GIVEN}")
    say(f"The browser tests drive {found.path}, {found.story}.")
    return found


def given() -> Chromium | None:
    path = os.environ.get(GIVEN)
    return Chromium(Path(path), f"named by {GIVEN}") if path else None


def on_path() -> Chromium | None:
    for name in NAMES:
        path = shutil.which(name)
        if path:
            return Chromium(Path(path), "found on PATH")
    return None


def from_debian() -> Chromium | None:
    if not (is_root() and Path("/etc/debian_version").is_file() and shutil.which("apt-get")):
        return None
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    patient = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=600"]  # another run may be installing too
    for command in (["update"], ["install", "--no-install-recommends", "chromium"]):
        if subprocess.run([*patient, *command], env=quiet, capture_output=True, check=False).returncode:
            return None
    found = on_path()
    return found._replace(story="installed by apt-get") if found else None


def from_playwright() -> Chromium | None:
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        return None
    # In a process of its own: there may be only one Playwright at work in this one.
    path = subprocess.run([sys.executable, "-c", TELL_PATH], capture_output=True, text=True, check=True).stdout
    return Chromium(Path(path), "fetched by Playwright")


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
