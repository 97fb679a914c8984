"""What is in the box (rules chapter 2 and the tables of the components)."""

from collections import Counter

import pytest

from ludarium.games.near_and_far.components import (
    ADVENTURERS,
    ARCADES,
    ARTIFACTS,
    BOSSES,
    BUILDINGS,
    CELLS,
    COMMONS,
    COMPONENTS,
    FINDS,
    GOODS,
    PARTS,
    SIDES,
    SPECIALS,
    THREATS,
    TREASURE_COUNTS,
    TREASURES,
    TRIBES,
    Adventurer,
    Artifact,
    Effect,
    Find,
    Symbols,
    Treasure,
)
from tests.marks import clause

SYMBOLS = ["skill", "combat", "move", "shield", "search", "heart"]
# What symbols are worth in coins.
COST_WORTH = {"skill": 1.0, "combat": 1.0, "move": 1.5, "shield": 2.0, "search": 1.0, "heart": 0.5}


def amounts(row: Symbols) -> list[int]:
    return [getattr(row, name) for name in SYMBOLS]


@clause(
    "NF-014", "NF-015", "NF-018", "NF-019", "NF-023", "NF-027", "NF-028", "NF-029", "NF-032", "NF-038", "NF-A04"
)
def test_parts_that_are_alike() -> None:
    """Four seats have what they need; the cloth bag, the pad and the papers are not counted."""
    every_seat = {"die": 4, "heart-marker": 4, "player-board": 4, "reference-card": 4, "camp": 80}
    assert {name: PARTS[name] for name in every_seat} == every_seat
    others = {"animal-companion": 5, "quest-token": 18, "pack-animal": 12, "reputation-marker": 8, "figure": 8}
    assert {name: PARTS[name] for name in others} == others


@clause("NF-021", "NF-022", "NF-024", "NF-025", "NF-A108")
def test_tokens_of_goods() -> None:
    """They are counted, but a good is a plain number: kinds of food and values of coins make no difference."""
    assert (PARTS["gem"], PARTS["coin-of-1"], PARTS["coin-of-5"]) == (30, 24, 6)
    assert (PARTS["bread"], PARTS["fish"], PARTS["bacon"]) == (12, 6, 3)
    assert PARTS["tribe-token"] == 36 == 9 * len(TRIBES)
    assert ["food", "coin", "gem", *TRIBES] == GOODS


@clause("NF-040", "NF-150")
def test_there_are_pack_animals_for_everybody() -> None:
    assert PARTS["pack-animal"] == COMPONENTS.game.most_animals * max(COMPONENTS.game.seats)


@clause("NF-052")
def test_six_camps_of_each_colour_are_put_aside() -> None:
    assert PARTS["camp"] // max(COMPONENTS.game.seats) - COMPONENTS.game.camps == 6


@clause("NF-016")
def test_the_town_board_has_two_sides() -> None:
    assert list(SIDES) == ["dusk", "day"]


@clause("NF-381")
def test_adventurers_have_nothing_of_another_game() -> None:
    """The other side of their tokens belongs to a game that is not this one."""
    assert {*Adventurer.__struct_fields__} == {*SYMBOLS, "id", "tribe", "name", "cost", "provenance"}


@clause("NF-A04")
def test_a_die_has_six_sides() -> None:
    assert COMPONENTS.game.die == 6


@clause("NF-104")
def test_four_tribes() -> None:
    assert [(tribe.id, tribe.people) for tribe in COMPONENTS.tribe] == [
        ("green", "outlaws"),
        ("blue", "mystics"),
        ("red", "lizardfolk"),
        ("yellow", "nomads"),
    ]


@clause("NF-020")
def test_thirty_six_adventurers_nine_of_each_tribe_in_the_order_of_the_tribes() -> None:
    assert len({*ADVENTURERS}) == 36
    assert [TRIBES.index(row.tribe) for row in COMPONENTS.adventurer] == [number // 9 for number in range(36)]
    totals = [sum(column) for column in zip(*map(amounts, COMPONENTS.adventurer), strict=True)]
    assert dict(zip(SYMBOLS, totals, strict=True)) == {
        "skill": 28,
        "combat": 25,
        "move": 6,
        "shield": 4,
        "search": 21,
        "heart": 130,
    }


@pytest.mark.parametrize("row", COMPONENTS.adventurer, ids=ADVENTURERS)
@clause("NF-133")
def test_the_price_of_an_adventurer_follows_from_its_symbols(row: Adventurer) -> None:
    assert row.cost == sum(COST_WORTH[name] * getattr(row, name) for name in SYMBOLS) - 1


@clause("NF-196", "NF-197", "NF-A05")
def test_the_team_of_the_rulebook_can_be_put_together() -> None:
    rows = {row.id: row for row in COMPONENTS.adventurer}
    team: list[Symbols] = [COMPONENTS.animal, rows["y6"], rows["g3"], rows["b8"]]
    assert [sum(column) for column in zip(*map(amounts, team), strict=True)][:5] == [4, 2, 1, 0, 3]
    assert amounts(COMPONENTS.animal) == [1, 0, 0, 0, 1, 2]


@clause("NF-017", "NF-310")
def test_a_chief_for_each_tribe() -> None:
    assert [(chief.id, chief.flags, chief.points) for chief in COMPONENTS.chief] == [
        (tribe, 4, 5) for tribe in TRIBES
    ]


@clause("NF-033")
def test_fifty_five_artifacts_common_ones_first() -> None:
    assert [*COMMONS, *SPECIALS] == ARTIFACTS
    assert (len(COMMONS), len(SPECIALS)) == (38, 17)
    assert len({row.name for row in COMPONENTS.artifact}) == 55


@pytest.mark.parametrize("row", COMPONENTS.artifact, ids=ARTIFACTS)
@clause("NF-300")
def test_an_artifact_costs_something_and_its_points_are_not_more_than_twice_that(row: Artifact) -> None:
    """The balance rule: VP and ability together are twice the raw worth of the price, and 1.5 for a requirement."""
    cost = row.cost
    raw = cost.green + cost.blue + cost.red + cost.yellow + (cost.coin + cost.gem) / 2 + cost.food / 4
    needs = row.needs != type(row.needs)()
    assert raw > 0
    assert row.points <= 2 * raw + 1.5 * needs + 1
    if not row.effects:
        assert abs(row.points - 2 * raw - 1.5 * needs) <= 1


@clause("NF-035")
def test_thirty_six_treasures_of_twenty_seven_names() -> None:
    assert len({*TREASURES}) == 27
    assert sum(TREASURE_COUNTS.values()) == 36
    assert Counter(TREASURE_COUNTS.values()) == {1: 19, 2: 7, 3: 1}
    assert TREASURE_COUNTS["t03"] == 3


@clause("NF-030", "NF-251")
def test_thirty_one_finds_each_with_a_source() -> None:
    assert len({*FINDS}) == 31
    assert [row.source for row in COMPONENTS.find if row.source == "map 1"] == ["map 1", "map 1"]
    assert all(row.source for row in COMPONENTS.find)


@clause("NF-036", "NF-065", "NF-219")
def test_twelve_threats_in_ascending_order() -> None:
    assert [row.strength for row in COMPONENTS.threat] == list(range(4, 16))
    assert [f"th{strength:02}" for strength in range(4, 16)] == THREATS
    points = [row.points for row in COMPONENTS.threat]
    assert points == sorted(points)


def test_bosses_by_number_of_players() -> None:
    assert len(BOSSES) == 4
    assert [sum(seats in boss.seats for boss in COMPONENTS.boss) for seats in (2, 3, 4)] == [2, 3, 4]


@clause("NF-026")
def test_forty_arcade_cards() -> None:
    assert [f"ar{number:02}" for number in range(1, 41)] == ARCADES


@clause("NF-124", "NF-119")
def test_seven_buildings_of_which_one_needs_no_duel() -> None:
    assert BUILDINGS == ["town_hall", "saloon", "stables", "general_store", "farm", "mystic_hut", "mine"]
    assert [row.id for row in COMPONENTS.building if not row.duel] == ["saloon"]


@clause("NF-129", "NF-130", "NF-355")
def test_the_value_table_fits_the_examples() -> None:
    value = {row.id: row.value for row in COMPONENTS.good}
    assert list(value) == GOODS
    assert value["gem"] + value["coin"] + value["food"] == value["red"] == 5
    assert 3 * value["coin"] + value["food"] == value["blue"] == 7
    assert 4 * value["coin"] == value["blue"] + 1


@clause("NF-326", "NF-377", "NF-A12")
def test_reputation_scores_by_bracket() -> None:
    for side in SIDES.values():
        assert len(side.points) == 12 + 6 + 1
        points = dict(zip(range(-6, 13), side.points, strict=True))
        assert [points[at] for at in (3, 4, 5, 6, 7, 8, 9, 10, 11, 12)] == [0, 2, 2, 3, 3, 4, 4, 5, 5, 6]
        assert [points[at] for at in range(-2, 4)] == [0] * 6
        assert [points[at] for at in range(-6, -2)] == ([-2, -2, -1, -1] if side.id == "day" else [0] * 4)


@clause("NF-164", "NF-166", "NF-170", "NF-376")
def test_twelve_cells_of_the_mine() -> None:
    assert [f"m{row}{column}" for row in (1, 2, 3) for column in (1, 2, 3, 4)] == CELLS
    assert [row.number for row in COMPONENTS.cell] == [1, 1, 2, 3, 1, 2, 3, 4, 2, 3, 4, 6]
    assert [row.id for row in COMPONENTS.cell if row.reputation] == ["m14", "m23", "m32", "m34"]


@clause("NF-050", "NF-188", "NF-328", "NF-334", "NF-337")
def test_the_camp_spaces_of_a_player_board() -> None:
    icons = [space.icon for space in COMPONENTS.camp_space]
    assert len(icons) == COMPONENTS.game.camps == 14
    assert icons[:2] == ["coin", "coin"]
    assert icons[13] == "points"
    assert Counter(icons) == {"coin": 5, "none": 5, "gem": 3, "points": 1}


@clause("NF-A05", "NF-304")
def test_every_line_of_a_card_says_one_thing() -> None:
    """Symbols, or one of the other kinds of effect; nothing is left without meaning."""
    rows: list[Artifact | Treasure | Find] = [*COMPONENTS.artifact, *COMPONENTS.treasure, *COMPONENTS.find]
    kinds = [name for name in Effect.__struct_fields__ if name not in BELONGING]
    for row in rows:
        for line in row.effects:
            said = [name for name in kinds if getattr(line, name) != getattr(Effect(), name)]
            assert len(said) == 1 or (not said and any(amounts(line))), (row.id, said)
    assert [row.id for row in COMPONENTS.artifact if not row.effects] == ["ac36", "ac38", "as14"]


BELONGING = {
    *SYMBOLS,
    *("with_opponent", "food", "coin", "gem", "reputation", "draw_artifacts", "bomb", "tribe"),
    *("each", "most", "least", "points"),
}


@clause("NF-A01")
def test_every_row_tells_where_it_comes_from() -> None:
    for name in COMPONENTS.__struct_fields__:
        rows = getattr(COMPONENTS, name)
        for row in rows if isinstance(rows, list) else [rows]:
            assert row.provenance.startswith(
                ("rulebook", "public", "original", "strength", "entrance", "ruling")
            ), (name, row)
