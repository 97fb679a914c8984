"""Draw ``terminal.svg``, the picture of the README: `.venv/bin/python docs/images/terminal.py`."""

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from ludarium.core import Match, Texts, game

PAPER = TerminalTheme(
    (252, 249, 242),
    (43, 37, 33),
    [
        (43, 37, 33),
        (166, 63, 34),
        (47, 107, 58),
        (150, 88, 10),
        (23, 71, 166),
        (107, 62, 142),
        (23, 105, 111),
        (87, 76, 66),
    ],
)


def main() -> None:
    ruins = game("ruins")
    state = ruins.load(
        {
            "seats": 4,
            "round": 3,
            "scores": [8, 6, 4, 9],
            "torches": [2, 1, 3, 3],
            "hands": {"0": ["2a", "4b", "6a", "6c", "7d", "9b", "10c"]},
            "pile": [
                {"seat": 2, "value": 3, "count": 3, "ruins": ["3a", "3b", "3c"]},
                {"seat": 3, "value": 5, "count": 3, "ruins": ["5a", "5b", "3d"]},
            ],
            "ruins": {
                "5a": {"claim": 3},
                "3d": {"discoveries": ["B02", "M13"]},
                "6c": {"discoveries": ["B06"]},
                "7d": {"night": True},
                "10c": {"claim": 0, "discoveries": ["M06"]},
            },
            "market": ["B09", "M08", "B07", "T04"],
            "to_move": [0],
        },
        seed=3,
    )
    texts = Texts("en", ["ludarium.core", ruins.package])
    console = Console(record=True, width=86, file=StringIO(), force_terminal=True)
    console.print(ruins.draw(ruins.view(state, 0), texts.say))
    for number, option in enumerate(Match(ruins, state).options(0), 1):
        console.print(f" {number:>2}  {texts.say(option.label, **option.arguments)}")
    drawn = console.export_svg(title="ludarium play ruins", theme=PAPER)
    # The fonts of the reader's machine will do.
    drawn = re.sub(r"@font-face\s*{.*?}", "", drawn, flags=re.DOTALL)
    Path(__file__).with_suffix(".svg").write_text(drawn + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
