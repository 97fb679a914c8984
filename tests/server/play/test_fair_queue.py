"""The queue of the bots: everybody gets a turn, and it never grows without end."""

from ludarium.server.play.fair_queue import FairQueue

TABLES, PLANNERS = 40, 12


def crowded(limit: int = 1000, credit: float = 0.0) -> FairQueue[str]:
    queue = FairQueue[str](limit, credit)
    for planner in range(PLANNERS):
        for table in range(TABLES):
            assert queue.push(f"table {table}", f"{table}/{planner}") is None
    return queue


def serve(queue: FairQueue[str], count: int, cost: float = 1.0) -> list[str]:
    """Work off so many items, each at the same cost."""
    served = []
    for _ in range(count):
        found = queue.pop()
        assert found is not None
        key, item = found
        queue.charge(key, cost)
        served.append(item)
    return served


def test_at_equal_cost_lines_are_served_in_turn() -> None:
    queue = crowded()
    served = serve(queue, TABLES * PLANNERS)
    assert served == [f"{table}/{planner}" for planner in range(PLANNERS) for table in range(TABLES)]
    assert queue.pop() is None
    assert (queue.size, queue.lines) == (0, {})


def test_who_comes_to_a_crowd_waits_for_one_round_at_most() -> None:
    queue = crowded()
    serve(queue, TABLES // 2)
    queue.push("mine", "my bot")
    queue.push("mine hint", "my hint")
    assert {"my bot", "my hint"} <= set(serve(queue, TABLES + 2))


def test_quick_thoughts_do_not_wait_for_slow_ones() -> None:
    queue = crowded(credit=1.0)
    serve(queue, 3 * TABLES)
    for number in range(10):
        queue.push("mine", f"my bot {number}")
        found = queue.pop()
        assert found == ("mine", f"my bot {number}")
        queue.charge("mine", 0.01)
        serve(queue, 1)


def test_a_slow_line_waits_until_the_others_have_had_as_much() -> None:
    queue = FairQueue[str](100, 0.0)
    for item in "12345":
        queue.push("slow", f"slow {item}")
        queue.push("quick", f"quick {item}")
    assert serve(queue, 1, 3.5) == ["slow 1"]
    assert serve(queue, 5) == ["quick 1", "quick 2", "quick 3", "quick 4", "slow 2"]


def test_who_was_away_has_saved_little_up() -> None:
    queue = crowded(credit=2.0)
    queue.push("mine", "first")
    serve(queue, 8 * TABLES + 1)
    for item in "abcdef":
        queue.push("mine", item)
    served = serve(queue, TABLES)
    assert served[:2] == ["a", "b"]
    assert "d" not in served


def test_a_full_queue_takes_from_whoever_has_most() -> None:
    queue = crowded(TABLES * PLANNERS)
    assert queue.push("table 7", "7/more") == "7/more"  # now it would have most
    dropped = queue.push("mine", "my bot")
    assert dropped is not None
    assert dropped.endswith(f"/{PLANNERS - 1}")
    assert queue.size == TABLES * PLANNERS
    assert "my bot" in serve(queue, TABLES + 1)


def test_among_equals_the_newcomer_has_to_go() -> None:
    queue = FairQueue[str](2, 0.0)
    queue.push("a", "1")
    queue.push("b", "2")
    assert queue.push("c", "3") == "3"
    assert serve(queue, 2) == ["1", "2"]


def test_lines_that_are_gone_are_forgotten() -> None:
    queue = FairQueue[str](10, 1.0)
    for number in range(1000):
        queue.push(str(number), "")
        serve(queue, 1)
    assert len(queue.costs) <= 1
