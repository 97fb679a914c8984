"""The components that the page draws, as TypeScript: shapes of tiles and tokens, layouts of missions, kingdom maps.

``python -m ludarium.games.yami.page web/src/games/yami/components.ts`` writes the file; a test compares. What lies
in envelopes is not among it.
"""

import sys
from pathlib import Path
from typing import Final

import msgspec

from ludarium.games.yami.components import COMPONENTS, Laid, Mission, Place, Sheet, Tile, Token
from ludarium.games.yami.rules.cells import images_of

HEAD: Final = "// Generated from components.toml by `python -m ludarium.games.yami.page`.\n"
TYPES: Final = """
/** A mission token on its cell; `turn` counts quarters clockwise. */
export interface Laid {
  token: number;
  cell: string;
  turn: number;
  night: boolean;
}
export interface Mission {
  region: string;
  board: 'forest' | 'lake';
  tokens: Laid[];
  fog: { cell: string; colour: string }[];
  whirlpools: string[];
  magic: string[];
}
/** A mission on a kingdom map, with the reward for completing it. */
export interface Place {
  mission: number;
  links: number[];
  envelope: string | null;
  power: number;
  sites: number;
  vine: number | null;
}
/** `phases` are the divisions of the lunar track at which the four moons rise. */
export interface Sheet {
  divisions: number;
  phases: number[];
  places: Place[];
}
"""


def module() -> str:
    """The whole file."""
    tiles = {tile.id: images(tile) for tile in COMPONENTS.tile}
    tokens = {token.id: sides(token) for token in COMPONENTS.token}
    missions = {mission.id: layout(mission) for mission in COMPONENTS.mission}
    sheets: dict[str, object] = {sheet.id: journey(sheet) for sheet in COMPONENTS.sheet}
    return (
        HEAD
        + TYPES
        + table("TILES", "string[]", "The images of a tile, in the order of their letters.", tiles)
        + table("TOKENS", "{ height: number; width: number; day: string; night: string }", "", tokens)
        + table("MISSIONS", "Mission", "", missions)
        + table("SHEETS", "Sheet", "", sheets)
    )


def table(name: str, kind: str, about: str, entries: dict[str, object] | dict[int, object]) -> str:
    lines = "".join(f"  {key}: {msgspec.json.encode(entry).decode()},\n" for key, entry in entries.items())
    doc = f"/** {about} */\n" if about else ""
    return f"\n{doc}export const {name}: Readonly<Record<string, {kind}>> = {{\n{lines}}};\n"


def images(tile: Tile) -> object:
    return [picture(image) for image in images_of(tile.cells)]


def picture(cells: list[tuple[int, int]]) -> str:
    """Rows from north to south, as in ``components.toml``.

    >>> picture([(0, 1), (1, 0), (1, 1)])
    '.#/##'
    """
    height, width = max(row for row, _ in cells) + 1, max(column for _, column in cells) + 1
    rows = ("".join("#" if (row, column) in cells else "." for column in range(width)) for row in range(height))
    return "/".join(rows)


def sides(token: Token) -> object:
    return {"height": token.height, "width": token.width, "day": token.day, "night": token.night}


def layout(mission: Mission) -> object:
    return {
        "region": mission.region,
        "board": mission.board,
        "tokens": [laid_out(one) for one in mission.tokens],
        "fog": mission.fog,
        "whirlpools": mission.whirlpools,
        "magic": mission.magic,
    }


def laid_out(laid: Laid) -> object:
    return {"token": laid.token, "cell": laid.cell, "turn": laid.turn, "night": laid.night}


def journey(sheet: Sheet) -> object:
    return {
        "divisions": sheet.divisions,
        "phases": sheet.phases,
        "places": [reward(place) for place in sheet.place],
    }


def reward(place: Place) -> object:
    return {
        "mission": place.mission,
        "links": place.links,
        "envelope": place.envelope,
        "power": place.power,
        "sites": place.sites,
        "vine": place.vine,
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(module(), encoding="utf-8")
