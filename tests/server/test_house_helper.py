"""The tests' own houses: a dead one is noticed at once, and no two test processes get the same port."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.ports import reserve_port
from tests.server.house import Process
from tests.together import ROOT


def test_a_house_that_cannot_start_is_not_waited_for(tmp_path: Path) -> None:
    with pytest.raises(ChildProcessError, match="the house ended with"):
        Process(tmp_path, database="no-such-dialect://")


def test_a_reserved_port_stays_reserved_until_its_process_ends() -> None:
    """Another process that may choose from the same one port gets it only when this one has let go."""
    port = reserve_port()
    choose = (
        "import tests.ports as ports, sys; ports.PORTS = range(int(sys.argv[1]), int(sys.argv[1]) + 1);"
        "print(ports.reserve_port())"
    )
    done = subprocess.run(
        [sys.executable, "-c", choose, str(port)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert "no free port" in done.stderr
