"""The built page, if there is one."""

import mimetypes
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from ludarium.server.errors import Unknown

ASSET_CACHE: Final = "public, max-age=31536000, immutable"
PAGE_CACHE: Final = "no-cache, must-revalidate"
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
TYPES: Final = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
}
NO_PAGE: Final = "The page has not been built; the house answers under /api.\n"


def find_page(given: str = "") -> Path | None:
    """The folder with ``index.html``: the given one, the installed one, or the one of a checkout."""
    folders = [Path(given)] if given else []
    spec = None if given else find_spec("ludarium_web")
    if spec is not None and spec.submodule_search_locations:
        folders += [Path(place) / "static" for place in spec.submodule_search_locations]
    if not given:
        folders.append(Path(__file__).parents[4] / "web" / "dist")
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)


class Page:
    """Serves the files that were there at the start, and no others."""

    def __init__(self, folder: Path | None) -> None:
        self.files: dict[str, Path] = {}
        if folder is not None:
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    self.files[path.relative_to(folder).as_posix()] = path

    async def serve(self, request: Request) -> Response:
        name = request.path_params.get("path", "") or "index.html"
        if "." not in name.rsplit("/", 1)[-1] and not name.startswith("api/"):
            name = "index.html"  # a place inside the page, such as /t/amber-gate-42
        path = self.files.get(name)
        if path is None:
            if name == "index.html":
                return PlainTextResponse(NO_PAGE)
            raise Unknown("house-no-such-path")
        kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        headers = {"cache-control": ASSET_CACHE if name.startswith("assets/") else PAGE_CACHE}
        accepted = request.headers.get("accept-encoding", "")
        for coding, suffix in PACKED:
            packed = self.files.get(name + suffix)
            if packed is not None:
                headers["vary"] = "accept-encoding"
                if coding in accepted:
                    headers["content-encoding"] = coding
                    path = packed
                    break
        return FileResponse(path, media_type=kind, headers=headers)
