"""One house for all tests that do not break it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import Process


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    process = Process(tmp_path_factory.mktemp("house"), patience=0.2)
    yield process.address
    process.stop()
    failures = [line for line in process.lines() if line["level"] == "error" or "trace" in line]
    assert failures == []


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
