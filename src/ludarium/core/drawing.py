"""Any game in the terminal, drawn from the declaration of its View."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import msgspec
from rich.table import Table

from ludarium.core.view import View
from ludarium.core.zones import Leaf, Node

Say = Callable[..., str]
SEPARATOR: Final = "  "


def draw_table(view: View, say: Say) -> object:
    """A table with a row for each field; what is kept by seat has a row for each seat.

    A field is named by the text ``<game>-zone-<field>``, a component by ``<game>-<kind>-<name>``, a seat by its
    number counted from 1; where there is no such text, the field's or component's own name is shown.
    """
    if view.layout is None:
        return view.to_json().decode()
    grid = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    grid.add_column(overflow="fold")
    for name, field in view.layout.fields.items():
        content = getattr(view, name)
        if name in View.__struct_fields__ or content in (None, {}, [], ""):
            continue
        title = named(f"{view.game}-zone-{name}", name.replace("_", " "), say)
        if field.node.sort == "seat" or (
            isinstance(content, dict) and all(isinstance(key, int) for key in content)
        ):
            inner = field.node.inner or field.node
            for at, (seat, one) in enumerate(content.items()):
                mark = "▸" if seat in view.to_move else " "
                grid.add_row(title if at == 0 else "", f"{mark}{seat + 1}", told(view, inner, one, say))
        else:
            grid.add_row(title, "", told(view, field.node, content, say))
    return grid


def told(view: View, node: Node, content: Any, say: Say) -> str:
    """The content of a zone or value in one line."""
    if node.sort == "leaf":
        return pile_of(view, Leaf(node.mark, node.shape, "", None, content), say)
    if node.inner is not None and isinstance(content, list):
        return SEPARATOR.join(told(view, node.inner, one, say) for one in content)
    if node.inner is not None:
        return SEPARATOR.join(f"{key}: {told(view, node.inner, one, say)}" for key, one in content.items())
    if node.sort == "struct":
        parts = {name: told(view, part, getattr(content, name), say) for name, part in node.parts.items()}
        return ", ".join(f"{name} {text}" for name, text in parts.items() if text)
    plain = msgspec.to_builtins(content, str_keys=True)
    return plain if isinstance(plain, str) else msgspec.json.encode(plain).decode()


def pile_of(view: View, leaf: Leaf, say: Say) -> str:
    """Components by name, equal ones together; where one may not look, how many there are."""
    content: Any = leaf.content
    if isinstance(content, int):
        return f"× {content}"
    if leaf.shape == "pile" and isinstance(content, dict):
        return SEPARATOR.join(f"{back} × {number}" for back, number in content.items())
    if leaf.shape in ("cells", "faces"):
        return SEPARATOR.join(f"{key} {value}" for key, value in content.items())
    names = leaf.names()
    words = [component(view, leaf, name, say) for name in names]
    if leaf.zone.ordered and leaf.shape == "pile":
        return SEPARATOR.join(words)
    return SEPARATOR.join(word if number == 1 else f"{word} × {number}" for word, number in Counter(words).items())


def component(view: View, leaf: Leaf, name: str, say: Say) -> str:
    if name in leaf.zone.backs:
        return f"[{name}]"
    return named(f"{view.game}-{leaf.zone.kind_of(name).name}-{name}", name, say)


def named(message: str, otherwise: str, say: Say) -> str:
    """A message, or another word where there is none."""
    text = say(message)
    return otherwise if text == message else text
