"""``python -m ludarium.server``: the house alone, without opening a browser."""

import argparse

from ludarium.server.run import serve
from ludarium.server.settings import Settings, default_database


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ludarium.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--db", default="")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    serve(Settings(asked.db or default_database()), asked.host, asked.port, asked.workers)


if __name__ == "__main__":
    main()
