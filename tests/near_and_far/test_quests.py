"""Quests: stories and arcade cards (rules chapters 23 and 27)."""

from typing import Any

from ludarium.core.bits import bit_of, how_many
from ludarium.core.rng import Rng
from ludarium.games.near_and_far.components import ARCADES
from ludarium.games.near_and_far.game import GAME
from ludarium.games.near_and_far.rules.numbers import NOTHING
from ludarium.games.near_and_far.rules.quests import story_of
from ludarium.games.near_and_far.rules.state import NearState
from tests.marks import clause
from tests.near_and_far.table import goods, legal, me, on_road, place, play, refused, start, table, told, truth


def at_quest(space: str, hearts: int = 9, **given: Any) -> NearState:
    """Seat 0 has ended its movement on a quest token and takes part."""
    state = on_road(space, hearts, quests={space: "quest"}, **{"goods": {0: {}}, **given})
    play(state, "done")
    assert state.asking.name == "quest"
    return state


def with_card(card: str, **given: Any) -> NearState:
    """An arcade card is turned over."""
    state = at_quest("n01", **{"options": {"mode": "arcade"}, **given})
    play(state, "quest", draws=[card])
    return state


@clause("NF-234", "NF-A13")
def test_whoever_ends_on_a_quest_token_may_take_part_also_without_moving() -> None:
    state = at_quest("n01")
    assert legal(state) == ["quest", "none"]
    play(state, "none")
    assert truth(state).quests == {"n01": "quest"}
    assert truth(state).reading is None


@clause("NF-234")
def test_without_a_token_there_is_no_quest() -> None:
    state = on_road("n01", quests={"n03": "quest"})
    play(state, "done")
    assert state.asking.name == "camp"


@clause("NF-A107", "NF-286")
def test_a_quest_may_lie_on_a_space_with_a_camp() -> None:
    state = at_quest("n01", camps={"n01": 1})
    play(state, "quest", "option a", "hearts 0", rolls=[1])
    assert truth(state).quests == {}
    assert state.active == 1  # no camp, and nothing to buy


@clause("NF-002", "NF-235", "NF-236", "NF-A95")
def test_the_story_of_the_space_is_read() -> None:
    state = at_quest("n01")
    news = play(state, "quest")
    assert told(news) == ["read"]
    assert story_of(state).id == "QA"
    assert legal(state) == ["option a", "option b"]
    assert refused(state, "option c") == ("NF-236", "near-no-such-option")
    at_map_end = at_quest("n26")
    play(at_map_end, "quest")
    assert story_of(at_map_end).id == "QP"


@clause("NF-237", "NF-A79")
def test_rewards_are_not_told_before_the_choice() -> None:
    state = at_quest("n01")
    play(state, "quest")
    seen = GAME.view(state, 0).to_json()
    assert b"reward" not in seen
    assert b"bonus" not in seen.replace(b'"bonus":7', b"").replace(b'"bonus":10', b"")


@clause("NF-238", "NF-239", "NF-241", "NF-242", "NF-243", "NF-189", "NF-A32")
def test_a_skill_check_with_its_bonus() -> None:
    """The example of the rulebook: requirement 5, result 7."""
    state = at_quest("n01", team={0: ["b1"]}, hearts=1)
    play(state, "quest", "option a", rolls=[4])
    assert state.asking.name == "hearts"
    plain = state.copy()
    play(plain, "hearts 0")
    assert goods(plain) == {"yellow": 1}
    play(state, "hearts 1")
    assert goods(state) == {"yellow": 1, "coin": 1}


@clause("NF-240", "NF-250", "NF-190")
def test_a_combat_check_counts_swords_and_its_reputation_must_be_taken() -> None:
    state = at_quest("n01", team={0: ["g8"]}, hearts=0)
    play(state, "quest", "option b", rolls=[5])
    assert goods(state) == {"green": 1, "coin": 2}
    assert me(state).reputation == -1


@clause("NF-245", "NF-246")
def test_a_failed_check_gives_nothing_and_removes_the_token() -> None:
    state = at_quest("n01", hearts=3)
    news = play(state, "quest", "option a", "hearts 0", rolls=[3])
    assert "failed" in told(news)
    assert goods(state) == {}
    assert truth(state).quests == {}
    reading = truth(state).reading
    assert reading is not None
    assert not reading.passed
    assert state.asking.name == "camp"  # the quest does not end the turn


@clause("NF-245", "NF-A79")
def test_the_result_stays_open_until_the_turn_ends() -> None:
    state = at_quest("n01", hearts=3)
    play(state, "quest", "option a", "hearts 0", rolls=[6])
    reading = truth(state).reading
    assert reading is not None
    assert (reading.story, reading.option, reading.passed) == (0, 0, True)
    play(state, "done")
    assert truth(state).reading is None


@clause("NF-A109")
def test_a_symbol_bought_after_the_roll_counts_in_the_check() -> None:
    state = at_quest("n01", hearts=0, hands={0: ["ac10"]}, goods={0: {"blue": 1, "gem": 1}})
    play(state, "quest", "option a", rolls=[3])
    play(state, "buy ac10")
    assert goods(state) == {"yellow": 1}


# Arcade cards.


@clause("NF-006", "NF-273", "NF-274")
def test_in_arcade_mode_a_card_is_turned_over() -> None:
    state = with_card("ar01")
    assert truth(state).arcade == "ar01"
    assert story_of(state).id == "AR01"
    play(state, "option a", "hearts 0", rolls=[6])
    assert goods(state) == {"yellow": 1, "coin": 1}


@clause("NF-275", "NF-276")
def test_an_arcade_card_is_discarded_whatever_comes_of_it() -> None:
    state = with_card("ar02")
    play(state, "option b", "hearts 0", rolls=[1])
    assert goods(state) == {}
    assert truth(state).arcade is None
    assert truth(state).arcade_discard == ["ar02"]
    assert truth(state).quests == {}


@clause("NF-247", "NF-A26", "NF-A31")
def test_a_price_is_paid_before_the_roll_and_needed_to_choose() -> None:
    state = with_card("ar14", goods={0: {"food": 3}})
    play(state, "option b", rolls=[1])
    assert goods(state) == {"food": 1}
    play(state, "hearts 0")
    assert goods(state) == {"food": 1}
    choosing = with_card("ar14", goods={0: {"food": 1}}, hands={0: ["ac38"]})
    assert legal(choosing) == ["option a"]
    assert refused(choosing, "option b") == ("NF-247", "near-no-cannot-pay")


@clause("NF-A22")
def test_an_empty_arcade_deck_is_made_of_its_discards() -> None:
    state = at_quest("n01", options={"mode": "arcade"}, arcade_deck=[], arcade_discard=ARCADES)
    play(state, "quest", draws=["ar07"])
    assert truth(state).arcade_discard == []
    assert how_many(state.arcade_deck) == 39


@clause("NF-368", "NF-A69", "NF-A110")
def test_old_journal_draws_an_artifact_for_a_passed_check() -> None:
    state = at_quest("n01", hearts=0, animals={0: ["bird"]}, treasures={0: ["t08"]})
    play(state, "quest", "option a", rolls=[6])
    assert state.asking.name == "deck"
    assert goods(state) == {"yellow": 1, "coin": 1}  # the rewards come first
    play(state, "draw special", draws=["as01"])
    assert legal(state) == ["done", "drop as01"]
    play(state, "drop as01")
    assert truth(state).artifact_discard == ["as01"]
    failed = at_quest("n01", hearts=0, animals={0: ["bird"]}, treasures={0: ["t08"]})
    play(failed, "quest", "option a", rolls=[1])
    assert failed.asking.name != "deck"


# What nobody has read.


def test_whoever_plays_on_from_a_view_does_not_know_the_book() -> None:
    """A State drawn from a View reads any story, and gains the reward of any option with the same requirement."""
    state = at_quest("n01", hearts=0)
    rewards = set()
    stories = set()
    for seed in range(60):
        guess = GAME.sample(GAME.view(state, 0), Rng.of(seed))
        assert isinstance(guess, NearState)
        guess.play(0, GAME.parse("quest"))
        stories.add(story_of(guess).id)
    assert len(stories) > 10
    play(state, "quest")
    for seed in range(60):
        guess = GAME.sample(GAME.view(state, 0), Rng.of(seed))
        assert isinstance(guess, NearState)
        assert story_of(guess).id == "QA"
        guess.play(0, GAME.parse("option a"))
        rewards.add(tuple(goods(guess).items()))
    assert len(rewards) > 3


def test_a_token_is_taken_from_its_space_alone() -> None:
    state = at_quest("n01", hearts=0)
    state.quest_tokens |= bit_of(3)
    play(state, "quest", "option a", rolls=[1])
    assert truth(state).quests == {"n03": "quest"}
    assert (place(state), state.arcade) == ("n01", NOTHING)


def test_positions_may_lie_between_the_rewards() -> None:
    state = at_quest("n21", team={0: ["b9"]}, hearts=9, animals={0: ["bird"]})
    play(state, "quest", "option b", "hearts 9", rolls=[5], draws=["b1"])
    assert state.asking.name == "member"
    assert truth(state).follows[0] == "reward 12 1 2 bonus"
    again = GAME.load(GAME.position(state))
    assert GAME.position(again) == GAME.position(state)


def test_the_quest_step_is_left_out_on_the_town_space() -> None:
    state = table(places={0: "in-town"})
    play(state, "wander", "done")
    assert state.active == 1


@clause("NF-048")
def test_near_or_far_tokens_lie_wherever_chance_puts_them() -> None:
    """To spread them is advice, which chance does not follow."""
    near = {"n01", "n03"}
    found = [len(near & {*truth(start(2, seed)).quests}) for seed in range(40)]
    assert {0, 1, 2} == {*found}
