"""The rulebook's worked example (rules chapter 36), played through."""

from tests.marks import clause
from tests.near_and_far.table import facts, goods, legal, me, play, table, truth


@clause("NF-332", "NF-333", "NF-334", "NF-335", "NF-336", "NF-337", "NF-338", "NF-339", "NF-A05")
def test_the_example_of_play() -> None:
    state = table(
        round=1,
        row={1: "r2", 2: "g1", 3: "b1", 4: "y1", 5: "y2"},
        places={1: "stables"},
        bought={1: ["ac09"]},  # a sword for the defender, from another source than the cat
        camps={"m11": 1},
        quests={"n26": "quest"},
    )
    # The first turn: a lizardfolk adventurer for 2 of 3 coins.
    play(state, "visit saloon", "hire r2", "member r2", draws=["r1"])
    assert goods(state) == {"coin": 1}
    assert truth(state).team[0] == ["r2"]
    play(state, "1: visit farm", "visit stables", "1: visit mine", "1: done")
    # The mine is held by the opponent.
    play(state, "visit mine", "duel 1 fair", rolls=[4, 3])
    assert me(state).reputation == 1
    assert "dig m12" in legal(state)
    play(state, "dig m12")
    assert goods(state) == {"coin": 1 + 1 + 1, "gem": 1}  # a coin is uncovered; the cell gives a coin and a gem
    play(state, "1: visit stables", "1: done")
    # Leaving town with four hearts, over the threat of strength 4, to the gem space.
    play(state, "wander")
    assert me(state).hearts == 4
    trip = facts(state).trip
    assert trip is not None
    assert trip.left == 2
    play(state, "go n02", rolls=[2])
    assert facts(state).checks[0].have == 3
    play(state, "hearts 1")
    assert truth(state).beaten[0] == ["th04"]
    assert goods(state)["coin"] == 4  # the second camp uncovers a coin too
    play(state, "done", "camp n02")
    assert me(state).hearts == 0
    assert goods(state) == {"coin": 4, "gem": 1 + 2}
    play(state, "1: visit general_store", "1: store coin")
    # Back in town: a food for the dog's skill.
    play(state, "visit farm")
    assert goods(state)["food"] == 1
