"""Rolls: weapons, dice, re-rolls, hearts (rules chapters 7 and 17)."""

from typing import Any

from ludarium.games.near_and_far.game import GAME
from ludarium.games.near_and_far.rules.dice import other_total, total
from ludarium.games.near_and_far.rules.quests import story_of
from ludarium.games.near_and_far.rules.state import NearState
from tests.marks import clause
from tests.near_and_far.table import goods, legal, me, on_road, place, play, refused, table, truth


def duel(**given: Any) -> NearState:
    """Seat 0 wants to enter the farm, where seat 1 is."""
    state = table(**{"places": {1: "farm"}, **given})
    play(state, "visit farm")
    return state


def fight(*moves: str, rolls: list[int], **given: Any) -> NearState:
    """Seat 0 meets the first threat on the way to n02."""
    state = on_road("town", **{"hands": {0: ["ac38"]}, **given})
    play(state, "go n02")
    play(state, "fight th04", *moves, rolls=rolls)
    return state


@clause("NF-105", "NF-106", "NF-113", "NF-A48")
def test_any_number_of_hearts_is_spent_after_the_roll() -> None:
    state = fight(rolls=[4], hearts=8)
    assert legal(state) == [f"hearts {number}" for number in range(9)]
    assert refused(state, "hearts 9") == ("NF-106", "near-no-hearts")
    assert total(state) == 4
    play(state, "hearts 8")
    assert me(state).hearts == 0
    assert truth(state).beaten[0] == ["th04"]


@clause("NF-107")
def test_no_hearts_before_the_roll() -> None:
    state = on_road("town", hearts=8, hands={0: ["ac38"]})
    play(state, "go n02")
    assert refused(state, "hearts 1")[0] == "NF-106"


@clause("NF-108", "NF-109", "NF-176")
def test_only_the_attacker_spends_hearts_in_a_duel() -> None:
    state = duel(hearts={0: 2, 1: 9})
    play(state, "duel 1 fair", rolls=[3, 4])
    assert state.to_move() == [0]
    assert legal(state) == ["hearts 0", "hearts 1", "hearts 2"]
    play(state, "hearts 2")
    assert place(state) == "farm"
    assert (me(state).hearts, me(state, 1).hearts) == (0, 9)


@clause("NF-175", "NF-333", "NF-177", "NF-174")
def test_both_roll_and_add_their_swords() -> None:
    state = duel(team={0: ["r2"], 1: ["g1"]})
    play(state, "duel 1 fair", rolls=[4, 3])
    assert me(state).reputation == 1
    assert place(state) == "farm"


@clause("NF-173")
def test_an_unfair_attack_adds_one() -> None:
    state = duel(hands={0: ["ac38"]})
    play(state, "duel 1 unfair", "done", rolls=[3, 3])
    assert (total(state), other_total(state)) == (4, 3)
    play(state, "hearts 0")
    assert me(state).reputation == -1


@clause("NF-A68", "NF-363", "NF-A49")
def test_a_fire_bomb_adds_three_and_only_one_is_thrown() -> None:
    state = fight(rolls=[], animals={0: ["bird", "bird"]}, treasures={0: ["t03", "t03"]})
    assert state.asking.name == "weapon"
    assert legal(state) == ["done", "use t03"]
    assert refused(state, "use f12") == ("NF-A68", "near-no-card-not-held")
    assert refused(state, "use t16") == ("NF-A49", "near-no-not-a-weapon")
    play(state, "use t03", rolls=[1])
    assert state.asking.name == "hearts"  # no second bomb is offered
    assert total(state) == 4
    assert truth(state).treasures[0] == ["t03"]
    assert truth(state).treasure_discard == ["t03"]


@clause("NF-A117", "NF-363")
def test_the_venom_vial_goes_together_with_a_bomb() -> None:
    state = fight(rolls=[], animals={0: ["bird", "bird"]}, treasures={0: ["t03", "t03"]}, finds={0: ["f12"]})
    play(state, "use t03")
    assert legal(state) == ["done", "use f12"]
    assert refused(state, "use t03") == ("NF-363", "near-no-second-bomb")
    play(state, "use f12", rolls=[1])
    assert total(state) == 8
    assert truth(state).finds_out == ["f12"]


@clause("NF-A49", "NF-A68", "NF-A50")
def test_in_a_duel_the_attacker_uses_a_bomb_first_then_the_defender() -> None:
    state = duel(animals={0: ["bird"], 1: ["bird"]}, treasures={0: ["t03"], 1: ["t03"]})
    play(state, "duel 1 fair")
    assert state.to_move() == [0]
    play(state, "use t03")
    assert state.to_move() == [1]
    play(state, "1: use t03", rolls=[2, 2])
    assert place(state) == "jail"  # five against five
    assert place(state, 1) == "farm"


@clause("NF-A68")
def test_a_bomb_works_in_combat_checks_and_not_in_skill_checks() -> None:
    quest: dict[str, Any] = {"quests": {"n01": "quest"}, "animals": {0: ["bird"]}, "treasures": {0: ["t03"]}}
    state = on_road("n01", **quest)
    play(state, "done", "quest")
    assert {"option a", "option b"} <= {*legal(state)}
    for option in truth_options(state):
        branch = state.copy()
        play(branch, f"option {option}")
        assert (branch.asking.name == "weapon") == (check_of(state, option) == "combat")


def truth_options(state: NearState) -> list[str]:
    return [move.split()[1] for move in legal(state) if move.startswith("option")]


def check_of(state: NearState, key: str) -> str:
    return next(option.check.type for option in story_of(state).options if option.key == key)


@clause("NF-A103")
def test_a_loaded_die_rolls_again_once_per_turn() -> None:
    state = fight(rolls=[1], animals={0: ["bird"]}, treasures={0: ["t27"]}, finds={0: ["f26"]}, hearts=9)
    assert state.asking.name == "reroll"
    assert legal(state) == ["done", "reroll t27", "reroll f26"]
    assert refused(state, "reroll ac31") == ("NF-A103", "near-no-card-not-held")
    play(state, "reroll t27", rolls=[2])
    assert legal(state) == ["done", "reroll f26"]
    assert refused(state, "reroll t27") == ("NF-A103", "near-no-rerolled")
    play(state, "reroll f26", rolls=[1])
    assert state.die == 1  # the last one stands
    play(state, "hearts 3", "go town", "fight th05", rolls=[3])
    assert state.asking.name == "hearts"  # both are used up in this turn


@clause("NF-A103")
def test_loaded_coin_is_for_attackers_once_in_each_duel() -> None:
    state = duel(bought={0: ["ac31"]})
    play(state, "duel 1 fair", rolls=[1, 3])
    assert legal(state) == ["done", "reroll ac31"]
    play(state, "reroll ac31", rolls=[5])
    assert place(state) == "farm"


@clause("NF-A109", "NF-A103")
def test_a_card_that_rolls_again_may_be_bought_once_the_dice_are_known() -> None:
    state = duel(hands={0: ["ac31"]}, goods={0: {"green": 2}})
    play(state, "duel 1 fair", rolls=[1, 3])
    assert legal(state) == ["done", "buy ac31"]
    play(state, "buy ac31", "reroll ac31", rolls=[6])
    assert place(state) == "farm"


@clause("NF-A109", "NF-306", "NF-190")
def test_a_sword_bought_after_the_die_counts() -> None:
    state = fight(rolls=[3], hearts=0, hands={0: ["ac09"]}, goods={0: {"red": 1, "coin": 2}})
    assert total(state) == 3
    play(state, "buy ac09")  # and no heart is left to be asked about
    assert truth(state).beaten[0] == ["th04"]


def test_duelists_glove_and_borrowed_name_add_to_duels_on_either_side() -> None:
    state = duel(bought={1: ["ac16"]}, finds={1: ["f25"]}, hands={0: ["ac38"]})
    play(state, "duel 1 fair", "done", rolls=[4, 3])
    assert (total(state), other_total(state)) == (4, 5)
    attacker = duel(bought={0: ["ac16"]}, hands={0: ["ac38"]})
    play(attacker, "duel 1 fair", "done", rolls=[4, 3])
    assert total(attacker) == 5


def test_lockpicks_pay_whoever_wins_the_duel() -> None:
    winner = duel(bought={0: ["ac03"]}, goods={0: {}})
    play(winner, "duel 1 fair", rolls=[4, 3])
    assert goods(winner)["coin"] == 1
    defender = duel(bought={1: ["ac03"]}, goods={1: {}})
    play(defender, "duel 1 fair", rolls=[3, 3])
    assert goods(defender, 1) == {"coin": 1}


@clause("NF-183")
def test_the_neutral_has_a_die_and_nothing_else() -> None:
    state = table(hearts={0: 0})
    play(state, "visit town_hall", "duel neutral fair", rolls=[4, 4])
    assert place(state) == "jail"


@clause("NF-A90", "NF-A91")
def test_a_position_in_the_middle_of_a_roll_can_be_written_and_read() -> None:
    state = fight(
        rolls=[],
        animals={0: ["bird", "bird"]},
        treasures={0: ["t03", "t03"]},
        finds={0: ["f12"]},
        quests={"n01": "quest"},
    )
    play(state, "use t03")
    position = GAME.position(state)
    assert GAME.position(GAME.load(position)) == position
    assert truth(state).about == "0 bomb"
