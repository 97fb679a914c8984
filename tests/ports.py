"""Ports for houses that are killed and started again, reserved among all test runs on this machine."""

import fcntl
import os
import random
import socket
import tempfile
from pathlib import Path
from typing import IO

# Below the ephemeral range: while a house is down, no outgoing connection can take its port.
PORTS = range(20000, 32000)
HELD: list[IO[str]] = []


def reserve_port() -> int:
    """A free port of 127.0.0.1 that no other test process gets until this one ends."""
    folder = Path(tempfile.gettempdir()) / f"ludarium-test-ports-{os.getuid()}"
    folder.mkdir(exist_ok=True)
    for port in random.SystemRandom().sample(PORTS, len(PORTS)):
        lock = (folder / str(port)).open("w")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            with socket.socket() as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(("127.0.0.1", port))
        except OSError:  # another test process has it, or another program
            lock.close()
            continue
        HELD.append(lock)
        return port
    raise OSError("no free port")
