"""The example game, registered as if its package were installed."""

import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from ludarium.core import registry
from ludarium.core.declared import DeclaredGame
from tests.together import ROOT

FOLDER = ROOT / "examples" / "drystone"


@pytest.fixture
def drystone(monkeypatch: pytest.MonkeyPatch) -> Iterator[DeclaredGame[Any, Any]]:
    monkeypatch.syspath_prepend(str(FOLDER))
    game = import_module("drystone.game").GAME
    monkeypatch.setattr(registry, "games", lambda: {"drystone": game})
    yield game
    for name in ("drystone.game", "drystone"):
        sys.modules.pop(name, None)
