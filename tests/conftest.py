"""What is slow and needed later begins at once; `--quick` leaves it out."""

import pytest

from ludarium.core import games
from tests import quick
from tests.compiled import begin_compiling

NEED_IT = ("tests/test_compiled.py", "tests/test_plugin.py")


def pytest_collection_finish(session: pytest.Session) -> None:
    if not session.config.option.collectonly and any(item.nodeid.startswith(NEED_IT) for item in session.items):
        begin_compiling()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help=(quick.__doc__ or "").splitlines()[0])


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.option.quick:
        quick.deselect(config, items, games())


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    if session.config.option.quick and exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
        session.exitstatus = pytest.ExitCode.OK  # a change that no quick test speaks of
