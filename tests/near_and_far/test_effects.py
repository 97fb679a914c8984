"""Rows of cards as tables of words."""

from ludarium.games.near_and_far import effects
from ludarium.games.near_and_far.components import (
    ADVENTURER_NUMBER,
    ARTIFACT_NUMBER,
    ARTIFACTS,
    BUILDINGS,
    FIND_NUMBER,
    FINDS,
    TREASURE_NUMBER,
    TREASURES,
)
from ludarium.games.near_and_far.effects import Bonus, Modifier
from tests.marks import clause


def cards(modifier: Modifier) -> list[str]:
    return [
        *(name for name, number in ARTIFACT_NUMBER.items() if modifier.bought >> number & 1),
        *(name for name, number in TREASURE_NUMBER.items() if modifier.treasures >> 2 * number & 3),
        *(name for name, number in FIND_NUMBER.items() if modifier.finds >> number & 1),
    ]


def listed(bonuses: list[Bonus]) -> list[str]:
    return [name for bonus in bonuses for name in cards(bonus)]


def test_symbols_are_packed() -> None:
    word = effects.SYMBOLS_OF_ADVENTURER[ADVENTURER_NUMBER["y9"]]
    places = [effects.SKILL, effects.COMBAT, effects.MOVE, effects.SHIELD, effects.SEARCH, effects.HEARTS]
    assert [word >> place & effects.SYMBOL_MASK for place in places] == [0, 0, 1, 1, 1, 5]
    animal = effects.SYMBOLS_OF_ADVENTURER[ADVENTURER_NUMBER["animal"]]
    assert [animal >> place & effects.SYMBOL_MASK for place in places] == [1, 0, 0, 0, 1, 2]


@clause("NF-A24")
def test_cards_with_symbols() -> None:
    artifacts = [name for name, word in zip(ARTIFACTS, effects.SYMBOLS_OF_ARTIFACT, strict=True) if word]
    assert len(artifacts) == 21
    treasures = [name for name, word in zip(TREASURES, effects.SYMBOLS_OF_TREASURE, strict=True) if word]
    assert treasures == ["t09", "t10", "t11", "t12", "t13"]
    finds = [name for name, word in zip(FINDS, effects.SYMBOLS_OF_FIND, strict=True) if word]
    assert finds == ["f01", "f02", "f03", "f08", "f11", "f13", "f15", "f16", "f17", "f21", "f22"]
    chalice = effects.SYMBOLS_OF_ARTIFACT[ARTIFACT_NUMBER["as12"]]
    assert (chalice >> effects.COMBAT & 255, chalice >> effects.SKILL & 255) == (2, 1)


@clause("NF-300")
def test_costs_are_packed() -> None:
    word = effects.COST_OF[ARTIFACT_NUMBER["as09"]]
    amounts = [word >> effects.GOODS_BITS * place & effects.GOODS_MASK for place in range(7)]
    assert amounts == [0, 1, 3, 1, 0, 1, 0]


@clause("NF-341")
def test_what_visits_give() -> None:
    found = {building: sorted(listed(bonuses)) for building, bonuses in zip(BUILDINGS, effects.VISITS, strict=True)}
    assert found == {
        "town_hall": ["ac04", "ac34", "t23"],
        "saloon": ["ac04", "ac08", "ac21", "f06"],
        "stables": ["ac02", "ac04", "ac32", "f19"],
        "general_store": ["ac04", "ac17", "ac32", "f18"],
        "farm": ["ac04", "ac18", "t24"],
        "mystic_hut": ["ac04", "ac33"],
        "mine": ["ac04", "ac20", "f10", "t20"],
    }
    assert [cards(bonus) for bonus in effects.VISITS[0] if bonus.with_opponent] == [["ac04"]]


def test_what_other_moments_give() -> None:
    assert listed(effects.DUEL_WON) == ["ac03"]
    assert listed(effects.ANIMAL_RETURNED) == ["ac14"]
    assert listed(effects.TREASURE_DRAWN) == ["t05"]
    assert listed(effects.TOWN_LEFT) == ["t25"]
    assert effects.FIND_GAIN[FIND_NUMBER["f14"]] == 2 << effects.REPUTATION
    assert effects.FIND_DRAWS[FIND_NUMBER["f31"]] == 2


def test_modifiers_name_their_cards() -> None:
    names = {
        "DUEL_ADD": "ac16 f25",
        "FIGHT_ADD": "f05",
        "BOMB": "t03",
        "VENOM": "f12",
        "REROLL_ATTACK": "ac31",
        "REROLL_TURN": "t27 f26",
        "SALVE": "t16",
        "BALM": "f07",
        "AVOID_DISCARD": "t14 f28",
        "AVOID_FOOD": "t15",
        "ENTER_FREE": "f28",
        "HIRE_LESS": "t21",
        "ALL_FLAGS": "t26",
        "TRADE_TWICE": "ac05",
        "TRADE_VALUE": "ac07",
        "FREE_DEPARTURES": "ac06 f20",
        "CELL_LESS": "ac19",
        "FREE_BIRD": "t22",
        "NO_WATER": "f11",
        "JOURNAL": "t08",
        "RING": "ac26",
        "CONTRACT": "as05",
        "EXTRA_MEMBER": "as06",
        "LEVY": "as07 as08",
        "BOUNTY": "t01",
        "BELL": "t04",
        "SHOVEL": "t06",
        "TIES": "t17",
        "CHAIN": "f24",
        "SEAL": "f30",
    }
    assert {name: " ".join(cards(getattr(effects, name))) for name in names} == names
    assert [" ".join(cards(one)) for one in effects.HIRE_LESS_OF] == ["ac22", "", "", ""]
    assert (effects.BOMB.amount, effects.VENOM.amount, effects.SALVE.amount, effects.BALM.amount) == (3, 4, 3, 4)


def test_cards_of_a_modifier_are_counted_in_all_three_words() -> None:
    bomb = TREASURE_NUMBER["t03"]
    assert effects.BOMB.held(0, 3 << 2 * bomb, 0) == 3
    assert effects.BOMB.total(0, 2 << 2 * bomb, 0) == 6
    both = 1 << ARTIFACT_NUMBER["ac16"], 1 << FIND_NUMBER["f25"]
    assert effects.DUEL_ADD.total(both[0], 0, both[1]) == 2
    assert effects.DUEL_ADD.total(0, -1 & (1 << 54) - 1, 0) == 0


def test_points_at_the_end() -> None:
    assert {cards(one)[0]: one.what for one in effects.END_EACH} == {
        "as01": "yellow",
        "as02": "blue",
        "as03": "green",
        "as04": "red",
        "as13": "trade_camps",
        "as15": "treasures",
        "f04": "trade_camps",
        "f27": "food",
    }
    assert {cards(one)[0]: (one.what, one.least, one.points) for one in effects.END_IF} == {
        "ac27": ("camps", 12, 1),
        "f29": ("reputation", 4, 2),
    }
    assert {cards(one)[0]: (one.what, one.points) for one in effects.END_MOST} == {
        "as10": ("wealth", 4),
        "t02": ("coins", 2),
        "t07": ("food", 2),
    }


@clause("NF-167", "NF-170")
def test_the_mine_as_words() -> None:
    assert effects.CELL_NEAR[0] == 0b10010
    assert effects.CELL_GAIN[0] == 2 << effects.COIN
    assert effects.CELL_GAIN[11] == 1 << effects.COIN | 3 << effects.GEM
    assert effects.CELL_REPUTATION == 1 << 3 | 1 << 6 | 1 << 9 | 1 << 11
