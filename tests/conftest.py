"""What is slow and needed later begins at once."""

import pytest

from tests.compiled import begin_compiling

NEED_IT = ("tests/test_compiled.py", "tests/test_plugin.py")


def pytest_collection_finish(session: pytest.Session) -> None:
    if not session.config.option.collectonly and any(item.nodeid.startswith(NEED_IT) for item in session.items):
        begin_compiling()
