"""Chapter 17: duels, jail, and the cards that go with them."""

from typing import Any

import pytest

from ludarium.games.near_and_far.rules.state import NearState
from tests.marks import clause
from tests.near_and_far.table import goods, legal, me, place, play, refused, table


def duel(how: str = "fair", rolls: tuple[int, int] = (3, 3), hearts: int = 0, **given: Any) -> NearState:
    """Seat 0 attacks seat 1 in the mine and spends hearts after the roll."""
    state = table(**{"seats": 3, "places": {1: "mine"}, "hearts": {0: hearts}, **given})
    play(state, "visit mine", f"duel 1 {how}", rolls=list(rolls))
    return state


@clause("NF-174", "NF-177", "NF-178")
def test_a_fair_win_raises_reputation() -> None:
    state = duel(rolls=(4, 3))
    assert (place(state), me(state).reputation, me(state, 1).reputation) == ("mine", 1, 0)
    assert state.asking.name == "mine"


@clause("NF-173")
def test_an_unfair_attack_adds_one_and_costs_reputation() -> None:
    state = duel("unfair", rolls=(3, 3))
    assert (place(state), me(state).reputation) == ("mine", -1)


@clause("NF-177", "NF-A48", "NF-179")
def test_a_tie_is_the_defenders() -> None:
    state = duel(rolls=(3, 3))
    assert (place(state), me(state).reputation) == ("jail", 0)
    assert state.to_move() == [1]


@clause("NF-175", "NF-190", "NF-306", "NF-333")
def test_swords_of_team_and_cards_count_for_both() -> None:
    state = duel(rolls=(4, 3), team={0: ["r2"]}, bought={1: ["ac09"]})  # 4 + 1 against 3 + 1
    assert (place(state), me(state).reputation) == ("mine", 1)
    state = duel(rolls=(4, 3), team={1: ["r2"]}, reserve={0: ["g3"]})  # a reserve does not fight
    assert place(state) == "jail"


@clause("NF-106", "NF-107", "NF-176", "NF-109")
def test_the_attacker_may_spend_hearts_when_both_totals_are_known() -> None:
    state = duel(rolls=(1, 3), hearts=4)
    assert legal(state) == ["hearts 0", "hearts 1", "hearts 2", "hearts 3", "hearts 4"]
    assert refused(state, "hearts 5") == ("NF-106", "near-no-hearts")
    assert refused(state, "1: hearts 0")[0] == "NF-103"
    play(state, "hearts 3")
    assert (place(state), me(state).hearts) == ("mine", 1)


@clause("NF-A48", "NF-A10")
def test_hearts_are_gone_whatever_the_result() -> None:
    state = duel(rolls=(1, 6), hearts=2)
    play(state, "hearts 2")
    assert (place(state), me(state).hearts) == ("jail", 0)


@clause("NF-108", "NF-A50")
def test_the_defender_spends_nothing_and_stays() -> None:
    state = duel(rolls=(4, 3), hearts=0)
    assert place(state, 1) == "mine"
    state = table(seats=3, places={1: "mine"}, hearts={1: 9})
    play(state, "visit mine", "duel 1 fair", rolls=[4, 3])
    assert (place(state), me(state, 1).hearts) == ("mine", 9)


@clause("NF-183", "NF-A44")
def test_the_neutral_has_no_swords_and_sends_to_jail() -> None:
    state = table(team={1: ["g3"]})
    play(state, "visit town_hall", "duel neutral fair", rolls=[2, 2])
    assert place(state) == "jail"
    assert state.to_move() == [1]
    state = table(team={1: ["g3"]})
    play(state, "visit town_hall", "duel neutral unfair", rolls=[2, 2])
    assert (place(state), me(state).reputation) == ("town_hall", -1)


@clause("NF-378")
def test_by_day_jail_gives_a_food() -> None:
    assert goods(duel(rolls=(1, 1), options={"side": "day"})) == {"coin": 3, "food": 1}
    assert goods(duel(rolls=(1, 1))) == {"coin": 3}


@clause("NF-A109")
def test_a_loser_may_still_buy() -> None:
    state = duel(rolls=(1, 1), hands={0: ["ac36"]}, reputation={0: 3})
    play(state, "done", "hearts 0")  # whoever has cards in hand may buy after the roll
    assert (place(state), legal(state)) == ("jail", ["done", "buy ac36"])
    play(state, "buy ac36")
    assert (me(state).coins, state.to_move()) == (0, [1])


@clause("NF-A109", "NF-298")
def test_a_sword_bought_after_the_roll_counts() -> None:
    state = duel(rolls=(3, 3), hands={0: ["ac09"]}, goods={0: {"red": 1, "coin": 2}})
    assert "buy ac09" in legal(state)
    play(state, "buy ac09")
    assert place(state) == "mine"


@clause("NF-A43")
def test_a_duel_in_the_saloon_may_be_lost() -> None:
    state = table(places={1: "saloon"}, goods={0: {"coin": 9}})
    play(state, "visit saloon", "duel 1 unfair", rolls=[1, 6])
    assert place(state) == "jail"


@clause("NF-A64", "NF-351")
@pytest.mark.parametrize(("rolls", "coins"), [((4, 3), [4, 3]), ((3, 3), [3, 4])])
def test_lockpicks_pay_the_winner_in_either_role(rolls: tuple[int, int], coins: list[int]) -> None:
    state = table(seats=3, places={1: "stables"}, bought={0: ["ac03"]})
    play(state, "visit stables", "duel 1 fair", rolls=list(rolls))
    assert me(state).coins == coins[0]
    state = table(seats=3, places={1: "stables"}, bought={1: ["ac03"]})
    play(state, "visit stables", "duel 1 fair", rolls=list(rolls))
    assert me(state, 1).coins == coins[1]


@clause("NF-178", "NF-114")
def test_the_ring_moves_reputation_one_more_step_the_same_way() -> None:
    state = duel(rolls=(4, 3), bought={0: ["ac26"]})
    assert legal(state) == ["step up", "none"]
    assert refused(state, "step down") == ("NF-178", "near-no-other-way")
    play(state, "step up")
    assert me(state).reputation == 2
    state = duel("unfair", rolls=(4, 3), bought={0: ["ac26"]})
    play(state, "step down")
    assert me(state).reputation == -2
    state = duel(rolls=(4, 3), bought={0: ["ac26"]}, reputation={0: 11})
    assert (me(state).reputation, state.asking.name) == (12, "mine")


@clause("NF-115", "NF-A11")
def test_reputation_stays_on_its_track() -> None:
    assert me(duel(rolls=(4, 3), reputation={0: 12})).reputation == 12
    assert me(duel("unfair", rolls=(4, 3), reputation={0: -6})).reputation == -6


@clause("NF-A49", "NF-363", "NF-A68")
def test_one_use_cards_come_first_the_attackers_then_the_defenders() -> None:
    state = table(
        seats=3,
        places={1: "mine"},
        animals={0: ["bird", "bird"], 1: ["bird"]},
        treasures={0: ["t03", "t03"], 1: ["t03"]},
    )
    play(state, "visit mine", "duel 1 fair")
    assert legal(state) == ["done", "use t03"]
    play(state, "use t03")
    assert state.to_move() == [1]
    play(state, "1: done", rolls=[1, 3])
    assert (place(state), me(state).treasures_held()) == ("mine", 1)


@clause("NF-A103")
def test_the_loaded_coin_rolls_again_for_an_attacker() -> None:
    state = duel(rolls=(1, 3), bought={0: ["ac31"]})
    assert legal(state) == ["done", "reroll ac31"]
    play(state, "reroll ac31", rolls=[5])
    assert place(state) == "mine"


def test_what_a_duel_leaves_behind() -> None:
    state = duel(rolls=(4, 3))
    assert (state.rolling, state.die, state.other_die, state.opponent) == (0, 0, 0, -1)
