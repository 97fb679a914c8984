"""The tests run in several processes, and some of what they need is made once for all of them."""

import fcntl
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
ROOT = Path(__file__).parents[1]


def one_at_a_time(make: Callable[P, R]) -> Callable[P, R]:
    """Only one process at a time makes this; whoever waited finds it made."""
    lock = ROOT / ".local" / f"{make.__name__}.lock"

    @wraps(make)
    def alone(*args: P.args, **kwargs: P.kwargs) -> R:
        lock.parent.mkdir(exist_ok=True)
        with lock.open("w") as held:
            fcntl.flock(held, fcntl.LOCK_EX)
            return make(*args, **kwargs)

    return alone
