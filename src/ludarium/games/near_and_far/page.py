"""The components that the page draws, as TypeScript: adventurers, cards, the mine, the player board, the maps.

``python -m ludarium.games.near_and_far.page web/src/games/near_and_far/components.ts`` writes the file; a test
compares. Names are words, so they are not among it; what a card does is there as ids of texts with their arguments.
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from ludarium.games.near_and_far.components import COMPONENTS, Effect, Goods
from ludarium.games.near_and_far.maps import MAPS, Map
from ludarium.games.near_and_far.moves import CHARACTERS
from ludarium.games.near_and_far.wording import EFFECTS, Sentence, sentences_of

HEAD: Final = "// Generated from components.toml and maps/ by `python -m ludarium.games.near_and_far.page`.\n"
TYPES: Final = """
export type Amounts = Readonly<Record<string, number>>;
/** An adventurer, or the animal: its symbols, and its price in coins. */
export interface Adventurer {
  cost: number;
  symbols: Amounts;
}
/** `brings` are signs of what a card does: symbols, goods, points. */
export interface Artifact {
  cost: Amounts;
  points: number;
  needs: Amounts;
  brings: string[];
}
/** A text id with its arguments; `when` is a text id itself. */
export type Line = readonly [string, Readonly<Record<string, string | number>>];
export interface Threat {
  strength: number;
  points: number;
}
/** A cell of the mine: the skill it asks for, what it brings, and whether it has the symbol of the day side. */
export interface Cell {
  number: number;
  brings: Amounts;
  reputation: boolean;
}
export interface Space {
  x: number;
  y: number;
  symbol: string;
  book: string;
  named: boolean;
}
export interface Road {
  a: string;
  b: string;
  mark: 'none' | 'threat' | 'treasure';
}
export interface Atlas {
  town: { x: number; y: number };
  spaces: Readonly<Record<string, Space>>;
  roads: readonly Road[];
  routes: Readonly<Record<string, { solo: number; shared: number }>>;
}
"""
SIGNS: Final = ("skill", "combat", "move", "shield", "search", "heart")
GAINS: Final = ("coin", "gem", "food", "reputation")


def module() -> str:
    """The whole file."""
    adventurers: dict[str, object] = {
        one.id: {"cost": one.cost, "symbols": symbols(one)} for one in COMPONENTS.adventurer
    }
    adventurers["animal"] = {"cost": 0, "symbols": symbols(COMPONENTS.animal)}
    artifacts = {
        one.id: {
            "cost": amounts(one.cost),
            "points": one.points,
            "needs": amounts(one.needs),
            "brings": brings(one.effects),
        }
        for one in COMPONENTS.artifact
    }
    loads = {one.id: brings(one.effects) for one in COMPONENTS.treasure}
    loads |= {one.id: brings(one.effects) for one in COMPONENTS.find}
    threats = {one.id: {"strength": one.strength, "points": one.points} for one in COMPONENTS.threat}
    cells = {
        one.id: {
            "number": one.number,
            "brings": joined(
                COMPONENTS.mine_row[int(one.id[1]) - 1].reward, COMPONENTS.mine_column[int(one.id[2]) - 1].reward
            ),
            "reputation": one.reputation,
        }
        for one in COMPONENTS.cell
    }
    return (
        HEAD
        + TYPES
        + table("ADVENTURERS", "Adventurer", "By id; `animal` is the companion.", adventurers)
        + table("ARTIFACTS", "Artifact", "By id.", artifacts)
        + table("LOADS", "string[]", "Treasures and finds by id: signs of what they do.", loads)
        + table("DOES", "Line[]", "What artifacts, treasures and finds do, line by line.", does())
        + table("THREATS", "Threat", "By id.", threats)
        + table("CELLS", "Cell", "Cells of the mine by id.", cells)
        + table(
            "VALUES", "number", "What goods are worth at the town hall.", {g.id: g.value for g in COMPONENTS.good}
        )
        + table("FAME", "number[]", "Points of the reputation track, lowest place first, by side.", fame())
        + one("CAMP_ICONS", "readonly string[]", "Icons of the camp spaces, in their order.", icons())
        + one("LOWEST", "number", "The lowest place of the reputation track.", COMPONENTS.game.lowest_reputation)
        + one("MOST_HEARTS", "number", "The end of the heart track.", COMPONENTS.game.most_hearts)
        + one("MOST_ANIMALS", "number", "Places for pack animals.", COMPONENTS.game.most_animals)
        + one("CHARACTERS", "readonly string[]", "The characters by name.", list(CHARACTERS))
        + one("STORE_CARDS", "number", "Artifacts that the store lets draw.", COMPONENTS.game.store_cards)
        + table(
            "HUT_DRAWS",
            "number",
            "Treasures that the hut lets draw, by side.",
            {side.id: side.hut_draws for side in COMPONENTS.side},
        )
        + one("CHIEF", "{ flags: number; points: number }", "What a chief asks for and brings.", chief())
        + table("ATLAS", "Atlas", "Maps by number.", {str(number): atlas(map_) for number, map_ in MAPS.items()})
    )


def symbols(row: object) -> dict[str, int]:
    return {name: getattr(row, name) for name in SIGNS if getattr(row, name)}


def amounts(goods: msgspec.Struct) -> dict[str, int]:
    return {name: value for name, value in msgspec.structs.asdict(goods).items() if value}


def joined(*goods: Goods) -> dict[str, int]:
    found: dict[str, int] = {}
    for some in goods:
        for name, value in amounts(some).items():
            found[name] = found.get(name, 0) + value
    return found


def brings(effects: list[Effect]) -> list[str]:
    """At most three signs for what a card does."""
    found: list[str] = []
    for effect in effects:
        found += [name for name in (*SIGNS, *GAINS) for _ in range(min(getattr(effect, name), 2))]
        found += ["combat"] if effect.duel_add or effect.fight_add or effect.roll_add or effect.reroll else []
        found += ["heart"] if effect.hearts_now or effect.free_departures or effect.no_water else []
        found += ["shield"] if effect.avoid or effect.enter_free else []
        found += (
            ["coin"] if effect.hire_less or effect.trade_twice or effect.trade_value or effect.all_flags else []
        )
        found += ["points"] if effect.end or effect.end_each or effect.end_if or effect.end_most else []
        found += ["artifact"] if effect.draw_artifacts else []
        found += ["skill"] if effect.cell_less else []
        found += ["bird"] if effect.free_bird else []
        found += ["camp"] if effect.code in ("contract", "shovel") else []
    return found[:3]


def does() -> dict[str, list[Sentence]]:
    return {card: sentences_of(card) for card in EFFECTS}


def fame() -> dict[str, list[int]]:
    return {side.id: side.points for side in COMPONENTS.side}


def icons() -> list[str]:
    return [space.icon for space in COMPONENTS.camp_space]


def chief() -> dict[str, int]:
    return {"flags": COMPONENTS.chief[0].flags, "points": COMPONENTS.chief[0].points}


def atlas(map_: Map) -> dict[str, object]:
    return {
        "town": {"x": map_.town.x, "y": map_.town.y},
        "spaces": {
            space.id: {
                "x": space.x,
                "y": space.y,
                "symbol": space.symbol,
                "book": space.book,
                "named": space.named,
            }
            for space in map_.space
        },
        "roads": [{"a": path.a, "b": path.b, "mark": path.mark} for path in map_.path],
        "routes": {route.id: {"solo": route.solo, "shared": route.shared} for route in map_.route},
    }


def table(name: str, kind: str, doc: str, rows: Mapping[str, object]) -> str:
    lines = "".join(f"  {key}: {json(row)},\n" for key, row in rows.items())
    return f"\n/** {doc} */\nexport const {name}: Readonly<Record<string, {kind}>> = {{\n{lines}}};\n"


def one(name: str, kind: str, doc: str, value: object) -> str:
    return f"\n/** {doc} */\nexport const {name}: {kind} = {json(value)};\n"


def json(value: object) -> str:
    return msgspec.json.encode(value).decode()


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(module(), encoding="utf-8")
