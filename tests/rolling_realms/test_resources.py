"""Resources (chapter 8) and what they buy (chapter 9), beyond the scenarios."""

import pytest

from ludarium.games.rolling_realms.components import COMPONENTS, REALMS
from ludarium.games.rolling_realms.game import GAME
from tests.marks import clause
from tests.rolling_realms.table import (
    cards,
    die_name,
    finish_turn,
    held,
    legal,
    play,
    refusal,
    refused,
    scores,
    seen,
    solo,
    stock,
    table,
)

OPEN = ["wingspan", "cities", "scythe"]


@clause("RR-046")
def test_every_realm_gives_resources_of_all_three_types() -> None:
    texts = {realm: getattr(COMPONENTS, realm) for realm in REALMS}
    given = {
        "castles": "".join(column.gain for column in texts["castles"].columns),
        "cities": "".join(line.gain for line in texts["cities"].lines),
        "charterstone": "".join(texts["charterstone"].buildings),
        "euphoria": texts["euphoria"].low_gain + texts["euphoria"].high_choice,
        "mylittlescythe": "".join(texts["mylittlescythe"].groups) + texts["mylittlescythe"].pair_gain,
        "pendulum": "".join(texts["pendulum"].octagons),
        "society": "".join(row.gain for row in texts["society"].rows),
        "scythe": "".join(column.gain for column in texts["scythe"].columns),
        "tapestry": "".join(texts["tapestry"].squares),
        "viticulture": "".join(texts["viticulture"].grapes),
        "wingspan": "".join(letter for bird in texts["wingspan"].birds for letter in bird.below),
    }
    assert list(given) == REALMS
    assert all(set("phc") <= set(letters) for letters in given.values())


@clause("RR-047", "RR-048", "RR-049")
def test_symbols_are_circled_then_crossed_out_and_never_erased() -> None:
    state = solo(OPEN, [2, 5], resources=held(coin=1))
    play(state, "1 scythe.t2")
    assert cards(state).resources["heart"].gained == 1
    play(state, "coins 1")
    coin = cards(state).resources["coin"]
    assert (coin.gained, coin.spent) == (1, 1)
    assert refused(state, "coins 1") == "RR-074"


@clause("RR-051", "RR-052")
def test_spending_has_no_limit_but_the_purse() -> None:
    state = solo(OPEN, [1, 5], resources=held(pumpkin=12, heart=12, coin=12))
    play(state, *["1 up"] * 5, "copy 1", "copy 1", "copy 5", "copy 5", *["coins 1"] * 12)
    assert stock(state) == (2, 0, 0)
    assert [(die_name(one), one.count) for one in cards(state).copies] == [("1", 14), ("5", 2)]
    assert cards(state).dice[0].value == 6


@clause("RR-051", "RR-054", "RR-055")
@pytest.mark.parametrize("roll", [[1, 5], [1, 1]])
def test_all_dice_that_a_card_can_pay_for_may_show_the_same(roll: list[int]) -> None:
    state = solo(OPEN, roll, resources=held(pumpkin=12, heart=12, coin=12))
    hearts = ["double 1"] * 6 if roll == [1, 1] else ["copy 1"] * 4
    play(state, *["coins 1"] * 12, *hearts)
    number = 12 + len(hearts)
    assert [(die_name(one), one.count) for one in cards(state).copies] == [("1", number)]
    play(state, "+1 wingspan.1a")
    play(state, *["+1 again"] * 4, "+1 wingspan.1b")
    assert [(die_name(one), one.count) for one in cards(state).copies] == [("1", number - 5), ("1r", 3)]
    assert GAME.load(GAME.position(state)).words() == state.words()


@clause("RR-054")
def test_every_number_of_gained_dice_has_words_of_its_own() -> None:
    state = solo(OPEN, [1, 1], resources=held(heart=12, coin=12))
    words = {tuple(state.words())}
    for move in [*["coins 1"] * 12, *["double 1"] * 6]:
        play(state, move)
        words.add(tuple(state.words()[:-1]))
    assert len(words) == 19


@clause("RR-053")
def test_what_one_player_buys_is_not_there_for_others() -> None:
    players = {"0": {"resources": held(pumpkin=2, coin=4)}, "1": {"resources": held(pumpkin=1)}}
    state = table({"seats": 2, "realms": OPEN, "roll": [2, 5], "players": players})
    before = cards(state, 1)
    play(state, "0: 1 up", "0: coins 4")
    assert cards(state, 1) == before


@clause("RR-056", "RR-057", "RR-058", "RR-A36")
def test_unspent_resources_are_tenths_of_stars_and_are_gone_after_the_round() -> None:
    resources = {"pumpkin": {"gained": 12, "spent": 4}, "heart": {"gained": 4}}
    state = table({"seats": 1, "turn": 9, "realms": OPEN, "players": {"0": {"resources": resources}}})
    assert scores(state).left == 12
    assert scores(state).tenths == 12
    finish_turn(state)
    assert seen(state).round == 2
    assert stock(state) == (0, 0, 0)
    assert ([one.left for one in cards(state).rounds], scores(state).rounds) == ([12], [12])
    assert all(one.gained == 0 for one in cards(state).resources.values())


@clause("RR-055", "RR-A01", "RR-A02")
def test_the_resource_card_has_twelve_symbols_of_each_type() -> None:
    assert COMPONENTS.game.cap == 12
    state = solo(OPEN, [1, 5], resources={"coin": {"gained": 12, "spent": 11}})
    play(state, "1 scythe.t1")  # a coin that finds no symbol, although eleven were spent
    assert stock(state) == (0, 0, 1)
    assert cards(state).sheets["scythe"] == {"t1": 1}


@clause("RR-065", "RR-066", "RR-A07")
def test_three_pumpkins_may_be_paid_and_the_permission_not_used() -> None:
    state = solo(OPEN, [2, 5], resources=held(pumpkin=8))
    play(state, "1 again up", "1 up", "1 again down", "1 wingspan.1a")
    assert cards(state).sheets["wingspan"] == {"1a": 3}
    assert stock(state)[0] == 1  # 3 + 2 + 3 of 8, and one from Wingspan
    assert refused(state, "2 wingspan.1b") == "RR-031"


@clause("RR-067")
def test_three_pumpkins_do_not_turn_a_one_into_a_six() -> None:
    state = solo(OPEN, [1, 6], resources=held(pumpkin=3))
    assert refused(state, "1 again down") == "RR-067"
    assert refused(state, "2 again up") == "RR-067"
    assert {"1 again", "1 again up", "2 again", "2 again down"} <= set(legal(state))


@clause("RR-059", "RR-065", "RR-068", "RR-070", "RR-072", "RR-074")
@pytest.mark.parametrize(
    ("roll", "move", "clause_id", "price"),
    [
        ([3, 4], "1 up", "RR-059", 2),
        ([3, 4], "1 again", "RR-065", 3),
        ([3, 3], "double 3", "RR-068", 2),
        ([3, 4], "copy 3", "RR-070", 3),
        ([3, 4], "copy 4", "RR-070", 3),
        ([3, 4], "seven 3", "RR-072", 2),
        ([3, 4], "coins 2", "RR-074", 2),
    ],
)
def test_every_power_names_its_price_when_it_cannot_be_paid(
    roll: list[int], move: str, clause_id: str, price: int
) -> None:
    error = refusal(solo(OPEN, roll, resources=held(pumpkin=1, heart=1, coin=1)), move)
    assert (error.clause, error.arguments) == (clause_id, {"price": price, "held": 1})


@clause("RR-070", "RR-072")
def test_only_a_rolled_value_is_copied() -> None:
    state = solo(OPEN, [3, 4], resources=held(heart=6, coin=6))
    for move, clause_id in (("copy 5", "RR-070"), ("seven 5", "RR-072")):
        error = refusal(state, move)
        assert (error.clause, error.reason) == (clause_id, "realms-no-not-rolled")


@clause("RR-076", "RR-077")
def test_a_gained_die_enters_an_activated_realm_only_with_three_pumpkins() -> None:
    state = solo(OPEN, [3, 4], resources=held(pumpkin=3, heart=3))
    play(state, "1 wingspan.1a", "copy 3")
    assert refused(state, "+3 wingspan.1b") == "RR-076"
    play(state, "+3 again")
    assert [(die_name(one), one.again) for one in cards(state).copies] == [("3r", True)]
    play(state, "+3 wingspan.1b")
    assert cards(state).sheets["wingspan"] == {"1a": 3, "1b": 3}


@clause("RR-A46")
def test_equal_gained_dice_can_be_changed_apart() -> None:
    state = solo(OPEN, [3, 4], resources=held(pumpkin=7, coin=6))
    play(state, "coins 3", "coins 3", "+3 again")
    assert {"+3 up", "+3r up", "+3r again up"} <= set(legal(state))
    twin = state.copy()
    play(state, "+3 up")
    play(twin, "+3r up")
    assert [die_name(one) for one in cards(state).copies] == ["4", "3r"]
    assert [die_name(one) for one in cards(twin).copies] == ["3", "4r"]
