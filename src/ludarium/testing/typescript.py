"""The TypeScript types of Views and facts, generated from the declarations of the games.

``python -m ludarium.testing.typescript web/src/games`` writes ``<game>/view.ts`` for every game that has a folder
there; a test compares.
"""

import sys
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from ludarium.core.declared import DeclaredGame
from ludarium.core.registry import campaigns, games
from ludarium.core.view import View

HEAD: Final = (
    "// Generated from the game's declarations by `python -m ludarium.testing.typescript web/src/games`.\n"
)
PLAIN: Final[dict[type, str]] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


def view_types(game: DeclaredGame[Any, Any]) -> str:
    """The interfaces of a game's View and facts, and all structs within, as a TypeScript module."""
    structs: dict[type, str] = {}
    wanted: list[type[msgspec.Struct]] = [game.layout.table]
    wanted += [facts for facts in (game.facts_type, game.chosen_type) if facts is not None]
    for struct in wanted:
        add_struct(struct, structs)
    return HEAD + "".join(f"\n{text}" for text in structs.values())


def add_struct(struct: type, structs: dict[type, str]) -> str:
    """Describe a struct and those within it; its name."""
    if struct not in structs:
        structs[struct] = ""  # holds its place, also where structs hold each other
        info = inspect.type_info(struct)
        assert isinstance(info, inspect.StructType)
        omits = issubclass(struct, msgspec.Struct) and struct.__struct_config__.omit_defaults
        lines = []
        for field in info.fields:
            unset = not field.required and field.default is field.default_factory is msgspec.NODEFAULT
            optional = "?" if unset or (omits and not field.required) else ""
            shown = (
                "number | null" if field.name == "seat" and issubclass(struct, View) else told(field.type, structs)
            )
            lines.append(f"  {field.encode_name}{optional}: {shown};\n")
        doc = (struct.__doc__ or "").strip().partition("\n")[0]
        about = f"/** {doc} */\n" if doc and not doc.startswith(f"{struct.__name__}(") else ""
        structs[struct] = f"{about}export interface {struct.__name__} {{\n{''.join(lines)}}}\n"
    return struct.__name__


def told(kind: inspect.Type, structs: dict[type, str]) -> str:
    """A type in TypeScript."""
    if isinstance(kind, inspect.Metadata):
        return told(kind.type, structs)
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(dict.fromkeys(told(one, structs) for one in kind.types))
    if isinstance(kind, inspect.ListType | inspect.VarTupleType | inspect.SetType | inspect.FrozenSetType):
        inner = told(kind.item_type, structs)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(told(one, structs) for one in kind.item_types)}]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {told(kind.value_type, structs)}>"
    if isinstance(kind, inspect.StructType):
        return add_struct(kind.cls, structs)
    return "unknown"


def write_all(folder: Path) -> list[Path]:
    """Write the types of all games and campaigns that have a folder; the files."""
    written = []
    for game in [*games().values(), *campaigns().values()]:
        if isinstance(game, DeclaredGame) and (folder / game.id).is_dir():
            path = folder / game.id / "view.ts"
            path.write_text(view_types(game), encoding="utf-8")
            written.append(path)
    return written


if __name__ == "__main__":
    for path in write_all(Path(sys.argv[1])):
        print(path)
