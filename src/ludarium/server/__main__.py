"""``python -m ludarium.server``: the house alone, without opening a browser."""

import argparse
import sys

from ludarium.core.errors import LudariumError
from ludarium.core.text import Texts
from ludarium.server.run import serve
from ludarium.server.settings import Settings, default_database
from ludarium.server.transport.addresses import read_public_url


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m ludarium.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--public-url", default="")
    parser.add_argument("--db", default="")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    try:
        public = read_public_url(asked.public_url) if asked.public_url else ""
        settings = Settings(asked.db or default_database(), public_url=public)
        serve(settings, asked.host, asked.port, asked.workers)
    except LudariumError as error:
        print(Texts("en", ["ludarium.core", "ludarium.server"]).error(error), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
