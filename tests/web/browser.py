"""Which browser the tests drive: one that is here, else one that can be fetched."""

import base64
import hashlib
import io
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import urllib.request
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from tests.together import ROOT, one_at_a_time

GIVEN: Final = "LUDARIUM_CHROMIUM"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
SPARTICUZ: Final = "153.0.0"
TARBALL: Final = f"https://registry.npmjs.org/@sparticuz/chromium/-/chromium-{SPARTICUZ}.tgz"
TARBALL_SHA512: Final = "jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=="
TELL_PATH: Final = (
    "from playwright.sync_api import sync_playwright\n"
    "with sync_playwright() as one: print(one.chromium.executable_path, end='')"
)
# Those of the package name folders of its own host, and with no font at all the renderer crashes.
FONTS: Final = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>{cache}</cachedir>
</fontconfig>
"""


class Chromium(NamedTuple):
    """A browser: where it is, what it needs around it, and how it was come by."""

    path: Path
    story: str
    environment: Mapping[str, str] = MappingProxyType({})

    @property
    def surroundings(self) -> dict[str, str]:
        return {**os.environ, **self.environment}

    @property
    def arguments(self) -> list[str]:
        """The sandbox refuses to work for root, and is wanted everywhere else."""
        return ["--no-sandbox"] if is_root() else []


@one_at_a_time
def find_browser(say: Callable[[str], None] = print) -> Chromium:
    """Says what it does before it takes time, and what it has found."""
    found = given() or on_path()
    for place, fetch in (("Debian", from_debian), ("npm", from_npm), ("Playwright", from_playwright)):
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


def from_npm(folder: Path = ROOT / ".local" / f"chromium-{SPARTICUZ}") -> Chromium | None:
    """A Chromium of one file, made for small hosts; it is unpacked by Python alone."""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        return None
    if not folder.is_dir():
        try:
            brotli = import_module("brotli")
            with urllib.request.urlopen(TARBALL) as answer:
                packed = answer.read()
        except (ImportError, OSError):
            return None
        unpack(packed, brotli.decompress, folder)
    libraries = os.pathsep.join([str(folder / "lib"), str(folder)])
    around = {"FONTCONFIG_FILE": str(folder / "fonts.conf"), "LD_LIBRARY_PATH": libraries}
    return Chromium(folder / "chromium", f"from npm, kept in {folder}", around)


def unpack(packed: bytes, decompress: Callable[[bytes], bytes], folder: Path) -> None:
    digest = base64.b64encode(hashlib.sha512(packed).digest()).decode()
    if digest != TARBALL_SHA512:
        raise ValueError(f"{TARBALL} is not the file that is known: sha512 {digest}")
    unfinished = folder.with_name(f"{folder.name}-{os.getpid()}")
    with tarfile.open(fileobj=io.BytesIO(packed)) as package:

        def content(name: str) -> bytes:
            file = package.extractfile(f"package/bin/{name}.br")
            assert file is not None
            return decompress(file.read())

        for name in ("al2023.tar", "fonts.tar", "swiftshader.tar"):
            with tarfile.open(fileobj=io.BytesIO(content(name))) as inner:
                inner.extractall(unfinished, filter="data")
        (unfinished / "chromium").write_bytes(content("chromium"))
    (unfinished / "chromium").chmod(0o755)
    places = {"fonts": escape(str(folder / "fonts")), "cache": escape(str(folder / "cache"))}
    (unfinished / "fonts.conf").write_text(FONTS.format(**places), encoding="utf-8")
    unfinished.rename(folder)


def from_playwright() -> Chromium | None:
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        return None
    # In a process of its own: there may be only one Playwright at work in this one.
    path = subprocess.run([sys.executable, "-c", TELL_PATH], capture_output=True, text=True, check=True).stdout
    return Chromium(Path(path), "fetched by Playwright")


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
