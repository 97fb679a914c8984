"""Using dice (chapter 6), values and roll results (7), and dice that fit nowhere."""

from tests.marks import clause
from tests.rolling_realms.table import (
    cards,
    finish_turn,
    held,
    legal,
    play,
    refusal,
    refused,
    seen,
    solo,
    stock,
    table,
)

OPEN = ["wingspan", "cities", "scythe"]
FULL_BIRDS = {"1a": 1, "1b": 1, "1c": 1, "2a": 1, "2b": 1, "2c": 1, "3a": 1, "3b": 1, "3c": 1}


@clause("RR-029", "RR-030", "RR-031", "RR-032", "RR-A40")
def test_two_dice_go_into_two_realms() -> None:
    state = solo(OPEN, [2, 5])
    play(state, "1 wingspan.1a")
    assert refused(state, "1 cities.r1c1") == "RR-029"
    assert refused(state, "2 wingspan.1b") == "RR-031"
    play(state, "2 cities.r1c1")
    assert not any("scythe" in move for move in legal(state))
    assert refused(state, "2 scythe.t5") == "RR-029"
    assert cards(state).activated == ["wingspan", "cities"]


@clause("RR-033")
def test_which_die_where_and_when_is_free() -> None:
    for first, second in (("1 wingspan.1a", "2 cities.r1c1"), ("2 wingspan.1a", "1 cities.r1c1")):
        one, two = solo(OPEN, [2, 5]), solo(OPEN, [2, 5])
        play(one, first, second)
        play(two, second, first)
        assert one.words() == two.words()


@clause("RR-034", "RR-050")
def test_resources_are_spent_before_between_and_after() -> None:
    state = solo(OPEN, [2, 5], resources=held(pumpkin=4, coin=1))
    play(state, "1 up", "1 scythe.t3", "2 down", "2 wingspan.1a", "coins 1", "+1 cities.r1c1")
    assert cards(state).activated == ["wingspan", "cities", "scythe"]
    # The pumpkin from Scythe and the one from Wingspan are in hand again, and could be spent at once.
    assert stock(state) == (2, 0, 0)


@clause("RR-050", "RR-A24")
def test_a_resource_is_spent_as_soon_as_it_is_gained() -> None:
    state = solo(OPEN, [1, 6])
    assert refused(state, "coins 1") == "RR-074"
    play(state, "1 scythe.t1")
    assert "coins 1" in legal(state)


@clause("RR-039", "RR-040", "RR-041")
def test_a_value_is_what_the_die_shows_now_for_its_owner() -> None:
    given = {"seats": 2, "realms": OPEN, "roll": [2, 5], "players": {"0": {"resources": held(pumpkin=2)}}}
    state = table(given)
    assert "1 scythe.t2" in legal(state, 0)
    play(state, "0: 1 up")
    assert refusal(state, "1 scythe.t2", 0).clause == "RR-126"
    assert "1 scythe.t3" in legal(state, 0)
    assert "1 scythe.t2" in legal(state, 1)
    assert (seen(state).roll, [die.value for die in cards(state, 0).dice]) == ([2, 5], [3, 5])


@clause("RR-042", "RR-043", "RR-044")
def test_a_double_made_with_pumpkins_is_no_double() -> None:
    state = solo(["euphoria", "cities", "scythe"], [4, 5], resources=held(pumpkin=2, heart=2))
    play(state, "1 up")
    assert refused(state, "1 euphoria.lr5") == "RR-A14"
    assert refused(state, "double 5") == "RR-068"


@clause("RR-042", "RR-044")
def test_a_rolled_double_stays_one_when_a_die_is_changed() -> None:
    state = solo(["euphoria", "cities", "scythe"], [4, 4], resources=held(pumpkin=2, heart=2, coin=4))
    play(state, "1 up")
    assert "double 4" in legal(state)
    assert "2 euphoria.lr4" in legal(state)
    assert refused(state, "1 euphoria.lr5") == "RR-A14"
    play(state, "coins 4", "1 cities.r1c1")
    assert "+4 euphoria.lr4" in legal(state)


@clause("RR-043", "RR-072")
def test_gained_and_changed_dice_do_not_make_a_seven() -> None:
    state = solo(OPEN, [4, 4], resources=held(pumpkin=2, coin=5))
    play(state, "1 down", "coins 3")
    assert refused(state, "seven 4") == "RR-072"


@clause("RR-054", "RR-A35")
def test_dice_are_not_kept_for_the_next_turn() -> None:
    state = solo(OPEN, [2, 5], resources=held(coin=3))
    play(state, "coins 3", "1 wingspan.1a", "done")
    assert cards(state).copies == []
    assert [die.used for die in cards(state).dice] == ["", ""]
    assert refused(state, "+3 cities.r1c1") == "RR-054"


@clause("RR-054")
def test_a_gained_die_belongs_to_who_gained_it_and_is_used_once() -> None:
    players = {"0": {"resources": held(coin=3)}}
    state = table({"seats": 2, "realms": OPEN, "roll": [2, 5], "players": players})
    play(state, "0: coins 3")
    assert refused(state, "+3 cities.r1c1", 1) == "RR-054"
    play(state, "0: +3 cities.r1c1")
    assert refused(state, "+3 wingspan.1a", 0) == "RR-054"


@clause("RR-A05")
def test_dice_may_be_left_unused_for_nothing() -> None:
    state = solo(OPEN, [2, 5])
    before = stock(state)
    finish_turn(state)
    assert seen(state).turn == 2
    assert stock(state) == before
    assert all(not sheet for sheet in cards(state).sheets.values())


@clause("RR-A30")
def test_a_die_is_not_thrown_away_into_a_realm() -> None:
    state = solo(OPEN, [2, 5], sheets={"wingspan": FULL_BIRDS})
    assert not any("wingspan" in move for move in legal(state))


# Dice that fit nowhere.

STUCK = {
    "charterstone": {"b1": 1, "c1": 5},
    "mylittlescythe": {"p1": 1, "h1": 1},
    "scythe": {"t1": 1},
}
TRIO = ["charterstone", "mylittlescythe", "scythe"]


@clause("RR-036", "RR-037", "RR-A03")
def test_a_die_that_fitted_nowhere_when_it_was_rolled_gives_a_resource_or_is_used_after_all() -> None:
    state = solo(TRIO, [1, 3], sheets=STUCK)
    assert "miss 1" in legal(state)
    play(state, "2 scythe.t3")  # a pumpkin, the price of the 1 below
    assert {"miss 1", "done"} <= {*legal(state)}
    state = solo(TRIO, [1, 3], sheets=STUCK)
    play(state, "2 mylittlescythe.p3")
    assert {"miss 1", "1 scythe.b4"} <= {*legal(state)}


@clause("RR-038", "RR-A03")
def test_realms_entered_by_bought_dice_close_nothing() -> None:
    state = solo(OPEN, [2, 5], resources=held(coin=9))
    play(state, "coins 1", "coins 3", "coins 4", "+1 wingspan.1a", "+3 cities.r1c1", "+4 scythe.t4")
    assert not [move for move in legal(state) if move.startswith(("1 ", "2 "))]
    assert refused(state, "miss 1") == "RR-038"
    assert refused(state, "miss 2") == "RR-038"


@clause("RR-038", "RR-A03")
def test_a_realm_that_is_full_by_now_was_open_when_the_dice_were_rolled() -> None:
    sheets = {**STUCK, "mylittlescythe": {"p1": 1}}
    state = solo(TRIO, [1, 4], sheets=sheets, resources=held(coin=1))
    play(state, "coins 1", "+1 mylittlescythe.h1")
    assert refusal(state, "miss 1").reason == "realms-no-fitted"
    assert refused(state, "miss 1") == "RR-038"


@clause("RR-A03")
def test_of_two_dice_for_the_same_realm_alone_one_is_used_there_and_the_other_gives_a_resource() -> None:
    sheets = {**STUCK, "mylittlescythe": {"p1": 1}}
    state = solo(TRIO, [1, 1], sheets=sheets, resources=held(coin=1))
    assert refused(state, "miss 1") == refused(state, "miss 2") == "RR-038"
    bought = state.copy()
    play(bought, "coins 1", "+1 mylittlescythe.h1")
    assert refused(bought, "miss 1") == refused(bought, "miss 2") == "RR-038"
    other = state.copy()
    play(other, "2 mylittlescythe.h1")
    assert "miss 1" in legal(other)
    play(state, "1 mylittlescythe.h1")
    assert "miss 2" in legal(state)
    play(state, "miss 2", "take coin", "coins 1")
    assert refused(state, "miss 1") == "RR-029"


@clause("RR-A03")
def test_a_die_with_a_realm_of_its_own_is_used_there() -> None:
    # The 1 fits My Little Scythe alone; the 4 fits there and in both other realms.
    sheets = {**STUCK, "mylittlescythe": {"p1": 1}}
    state = solo(TRIO, [1, 4], sheets=sheets)
    play(state, "2 mylittlescythe.h4")
    assert not [move for move in legal(state) if move.startswith("1 ")]
    assert refused(state, "miss 1") == "RR-038"


@clause("RR-A03")
def test_the_bottom_of_scythe_counts_only_with_its_cost_in_hand_at_the_roll() -> None:
    assert "miss 1" in legal(solo(TRIO, [1, 4], sheets=STUCK))
    # A 1 stands below in column 4, for a pumpkin.
    state = solo(TRIO, [1, 4], sheets=STUCK, resources=held(pumpkin=2))
    assert "1 scythe.b4" in legal(state)
    assert refused(state, "miss 1") == "RR-038"
    play(state, "2 up")
    assert stock(state) == (0, 0, 0)
    assert refused(state, "miss 1") == "RR-038"


@clause("RR-A03", "RR-065")
def test_three_pumpkins_for_a_die_change_nothing_about_its_claim() -> None:
    sheets = {**STUCK, "mylittlescythe": {}, "scythe": {"t1": 1, "b4": 1}}
    state = solo(TRIO, [1, 1], sheets=sheets, resources={"pumpkin": {"gained": 4, "spent": 1}})
    play(state, "1 mylittlescythe.p1", "2 again")
    assert {"miss 2", "2 mylittlescythe.h1"} <= {*legal(state)}


@clause("RR-A04")
def test_changed_and_gained_dice_are_never_given_up() -> None:
    stuck_twice = {**STUCK, "charterstone": {"b1": 1, "c1": 5, "b2": 1, "c2": 5}}
    stuck_twice["mylittlescythe"] = {"p1": 1, "h1": 1, "p2": 1, "h2": 1}
    stuck_twice["scythe"] = {"t1": 1, "t2": 1, "b4": 1}
    paid = {"pumpkin": {"gained": 3, "spent": 1}, "coin": {"gained": 1}}
    state = solo(TRIO, [2, 1], sheets=stuck_twice, resources=paid)
    play(state, "1 down", "coins 1")
    assert refused(state, "miss 1") == "RR-A04"
    assert "miss 2" in legal(state)
    assert sum(move.startswith("miss") for move in legal(state)) == 1


@clause("RR-A04", "RR-A45")
def test_both_dice_can_be_given_up_and_a_full_type_is_not_offered() -> None:
    spent = {"pumpkin": {"gained": 12, "spent": 12}, "heart": {"gained": 11, "spent": 0}}
    state = solo(TRIO, [1, 1], sheets=STUCK, resources=spent)
    play(state, "miss 1")
    assert legal(state) == ["take heart", "take coin"]
    assert refused(state, "take pumpkin") == "RR-A45"
    play(state, "take heart", "miss 2")  # now only coins are left, so nothing is asked
    assert cards(state).resources["coin"].gained == 1
    assert [die.used for die in cards(state).dice] == ["resource", "resource"]
    assert cards(state).activated == []


@clause("RR-A02", "RR-A45")
def test_with_every_card_full_a_claim_gives_nothing() -> None:
    full = {name: {"gained": 12, "spent": 12} for name in ("pumpkin", "heart", "coin")}
    state = solo(TRIO, [1, 1], sheets=STUCK, resources=full)
    news = play(state, "miss 1")
    assert [event.kind for event in news] == ["realms-missed", "realms-lost"]
    assert cards(state).step == "activate"
