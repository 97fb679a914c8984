"""What a passed quest gives (rules chapter 23; NF-A29 to NF-A31, NF-A114, NF-A118)."""

from typing import Any

import pytest

from ludarium.games.near_and_far.book import Book, Check, Option, Reward, Story
from ludarium.games.near_and_far.rules import quests, rewards
from tests.marks import clause
from tests.near_and_far.table import goods, legal, me, play, truth
from tests.near_and_far.test_quests import at_quest


@pytest.fixture
def told_story(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A story of our own at every book of the map, with one option that gives a reward."""

    def tell(reward: Reward, bonus: Reward | None = None, check: Check | None = None) -> None:
        option = Option("a", check=check or Check("skill", 1), reward=reward, bonus=bonus or Reward())
        book = Book([Story("QX", "map", options=[option])])
        monkeypatch.setattr(quests, "book_of", lambda state: book)
        monkeypatch.setattr(rewards, "book_of", lambda state: book)

    return tell


@clause("NF-251", "NF-248")
def test_a_find_works_from_the_moment_it_is_gained() -> None:
    state = at_quest("n03", team={0: ["b9"]}, hearts=0)
    play(state, "quest", "option a", rolls=[3])
    assert truth(state).finds[0] == ["f03"]
    assert me(state).symbol(0) == 5
    assert goods(state) == {"food": 1}
    assert me(state).reputation == 2


@clause("NF-A30")
def test_a_find_that_somebody_has_is_lost() -> None:
    state = at_quest("n03", team={0: ["b9"]}, hearts=0, finds={1: ["f03"]})
    play(state, "quest", "option a", rolls=[3])
    assert truth(state).finds == {0: [], 1: ["f03"]}
    assert goods(state) == {"food": 1}


@clause("NF-A120", "NF-A30")
def test_a_discarded_find_is_not_granted_again() -> None:
    state = at_quest("n03", team={0: ["b9"]}, hearts=0, finds_out=["f03"])
    play(state, "quest", "option a", rolls=[3])
    assert truth(state).finds[0] == []


@clause("NF-249", "NF-A09")
def test_hearts_of_a_quest_may_exceed_those_of_the_team() -> None:
    state = at_quest("n09", hearts=12, team={0: ["b9"]})
    play(state, "quest", "option a", "hearts 0", rolls=[4])
    assert me(state).hearts == 13
    assert truth(state).finds[0] == ["f04"]


@clause("NF-A29", "NF-134")
def test_an_adventurer_comes_out_of_the_bag_for_nothing_and_hearts_are_not_recounted() -> None:
    state = at_quest("n16", hearts=1, team={0: ["r7"]})
    play(state, "quest", "option a", "hearts 0", rolls=[3], draws=["b9"])
    assert state.asking.name == "member"
    play(state, "member b9")
    assert truth(state).team[0] == ["b9", "r7"]
    assert me(state).hearts == 1
    assert goods(state) == {"coin": 1}


@clause("NF-A29")
def test_a_bird_beyond_three_animals_is_lost() -> None:
    for animals, birds in ((["bird"], 2), (["bird", "bird", "bird"], 3)):
        state = at_quest("n16", hearts=0, team={0: ["g9"]}, animals={0: animals})
        play(state, "quest", "option b", rolls=[5])
        assert len(truth(state).animals[0]) == birds
        assert goods(state) == {"coin": 1, "yellow": 1}


@clause("NF-A29", "NF-152", "NF-359")
def test_a_treasure_as_a_reward_needs_a_place() -> None:
    state = at_quest("n04", hearts=0, team={0: ["g9"]})
    play(state, "quest", "option b", rolls=[4])
    assert goods(state) == {"coin": 2}
    assert truth(state).treasures[0] == []
    loaded = at_quest("n04", hearts=0, team={0: ["g9"]}, animals={0: ["bird"]})
    play(loaded, "quest", "option b", rolls=[4], draws=["t18"])
    assert loaded.asking.name == "take"
    assert goods(loaded) == {}  # the rest comes after the treasures
    play(loaded, "take t18")
    assert goods(loaded) == {"coin": 2}


@clause("NF-A114")
def test_a_bird_carries_the_treasure_gained_with_it(told_story: Any) -> None:
    told_story(Reward(treasure=1), Reward(animal=1, coin=1))
    state = at_quest("n01", hearts=0)
    play(state, "quest", rolls=[6], draws=["t18"])
    play(state, "take t18")
    assert truth(state).treasures[0] == ["t18"]
    assert truth(state).animals[0] == ["bird"]
    assert goods(state) == {"coin": 1}


@clause("NF-A118", "NF-A67")
def test_several_treasures_are_one_draw_for_snares_and_looked_at_one_by_one(told_story: Any) -> None:
    told_story(Reward(treasure=2))
    state = at_quest("n01", hearts=0, animals={0: ["bird", "bird", "bird"]}, treasures={0: ["t05"]})
    play(state, "quest", rolls=[6], draws=["t18"])
    assert goods(state) == {"food": 1}
    play(state, "take t18", draws=["t19"])
    assert truth(state).drawn_treasures == ["t19"]
    play(state, "take t19")
    assert truth(state).treasures[0] == ["t05", "t18", "t19"]
    assert goods(state) == {"food": 1}


def test_without_a_check_everything_listed_is_gained(told_story: Any) -> None:
    told_story(Reward(gem=2), check=Check())
    state = at_quest("n01", hearts=2)
    play(state, "quest")
    assert goods(state) == {"gem": 2}


@clause("NF-A31")
def test_hearts_lost_by_a_quest_end_at_none(told_story: Any) -> None:
    told_story(Reward(heart=-3))
    state = at_quest("n01", hearts=2)
    play(state, "quest", "hearts 0", rolls=[6])
    assert me(state).hearts == 0


@clause("NF-A86", "NF-308")
def test_a_token_gained_may_bring_the_chief_before_anything_else() -> None:
    state = at_quest("n01", hearts=0, team={0: ["y1"]}, reserve={0: ["y2", "y3"]})
    play(state, "quest", "option a", rolls=[6])
    assert truth(state).chiefs[0] == ["yellow"]


def test_promise_knot_gives_reputation_when_gained(told_story: Any) -> None:
    told_story(Reward(find=["f14"]))
    state = at_quest("n01", hearts=0)
    play(state, "quest", rolls=[6])
    assert truth(state).finds[0] == ["f14"]
    assert me(state).reputation == 2


@clause("NF-A111")
def test_empty_music_box_draws_two_artifacts_of_which_each_is_kept_or_discarded(told_story: Any) -> None:
    told_story(Reward(find=["f31"]))
    state = at_quest("n01", hearts=0)
    play(state, "quest", rolls=[6])
    assert state.asking.name == "deck"
    play(state, "draw common")
    assert state.asking.name == "deck"  # the split is fixed before a card is seen
    play(state, "draw special", draws=["ac01", "as01"])
    assert legal(state)[:3] == ["done", "drop ac01", "drop as01"]
    play(state, "drop as01", "done")
    assert truth(state).hands[0] == ["ac01"]


def test_adventurers_may_run_out() -> None:
    state = at_quest("n16", hearts=1, team={0: ["r7"]})
    state.bag = state.aside = 0
    play(state, "quest", "option a", "hearts 0", rolls=[3])
    assert goods(state) == {"coin": 1}
