"""Several people at one table."""

from tests.web.visitor import Visitor


def pair_up(host: Visitor, friend: Visitor, **asked: object) -> None:
    """Two people at one table, which then starts."""
    table = host.sit_down(start=False, **asked)
    friend.open(f"/t/{table}")
    friend.button("Take a seat").click()
    host.button("Start the game").click()
    for one in (host, friend):
        one.asked()
