"""docs/protocol.md tells the truth: its examples are read by the house's own types, and written back the same."""

import inspect
import json
import re

import msgspec
import pytest

from ludarium.server.transport import protocol
from ludarium.server.transport.api import ENDPOINTS
from tests.together import ROOT

DOCUMENT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)
# Shown inside others, or the same in every frame of their kind.
INNER = {"Request", "FromPage", "FromHouse", "Judge", "Nothing", "Health", "TableMessage"}
PARTS = {
    "CampaignAbout",
    "OptionAbout",
    "ProposalTold",
    "SeatInfo",
    "DailyResult",
    "News",
    "UndoState",
    "ComposedPlay",
    "Missing",
}


def types() -> dict[str, type[msgspec.Struct]]:
    found = inspect.getmembers(protocol, lambda one: isinstance(one, type) and issubclass(one, msgspec.Struct))
    return {name: kind for name, kind in found if kind.__module__ == protocol.__name__}


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_an_example_is_what_the_house_reads_and_writes(name: str, text: str) -> None:
    kind = types()[name]
    read = msgspec.json.decode(text, type=kind)
    assert json.loads(msgspec.json.encode(read)) == json.loads(text)


def test_every_message_has_an_example() -> None:
    shown = {name for name, _ in EXAMPLES}
    assert set(types()) - INNER - PARTS == shown


def test_every_endpoint_is_listed() -> None:
    for endpoint in ENDPOINTS:
        shown = endpoint.path.replace("{table}", "ID")
        for name in ("game", "language", "name", "number"):
            shown = shown.replace(f"{{{name}}}", name.upper())
        assert shown in DOCUMENT, endpoint.path


def test_every_frame_of_a_page_is_in_the_union() -> None:
    frames = {kind for kind in types().values() if issubclass(kind, protocol.FromPage)}
    frames -= {protocol.FromPage, protocol.Judge}
    assert frames == set(protocol.PageFrame.__args__)
