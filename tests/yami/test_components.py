"""What is in the box and on the journey sheets (rules chapters 2 and 13)."""

from collections import Counter
from itertools import pairwise

import pytest

from ludarium.games.yami.components import (
    BASES,
    CARD_NUMBER,
    CARDS,
    CELL_NAMES,
    CODES,
    COLOURS,
    COMPONENTS,
    COUNTS,
    DEALS,
    MISSIONS,
    MOONS,
    SHEETS,
    TILES,
    TOKENS,
    VINES,
    Sheet,
)
from tests.marks import clause

BOTH_SHEETS = pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS)


@clause("YA-008", "YA-009", "YA-010", "YA-011")
def test_a_card_and_a_tile_of_each_number_in_five_colours() -> None:
    assert COLOURS == ["red", "orange", "green", "blue", "purple"]
    assert CODES == "ROGBP"
    assert [f"{code.lower()}{number}" for code in CODES for number in range(1, 8)] == TILES
    for card, tile in enumerate(COMPONENTS.tile):
        assert (COLOURS.index(tile.colour), tile.number) == (card // 7, card % 7 + 1)
        assert CARD_NUMBER[tile.id] == card


@clause("YA-A04")
def test_the_number_of_a_tile_is_its_number_of_connected_cells() -> None:
    assert sum(len(tile.cells) for tile in COMPONENTS.tile) == 140
    for tile in COMPONENTS.tile:
        assert len(tile.cells) == tile.number
        reached, left = [tile.cells[0]], set(tile.cells[1:])
        for row, column in reached:
            near = left & {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
            left -= near
            reached += near
        assert not left, tile.id


@clause("YA-A42", "YA-A66")
def test_two_nox_cards_share_a_name_and_come_after_the_coloured_ones() -> None:
    assert CARDS[35:] == ["nox", "nox"]
    assert CARD_NUMBER["nox"] == 35
    left = {players: len(CARDS) - sum(deal.hands) - deal.automa for players, deal in DEALS.items()}
    assert left == {2: 7, 3: 10, 4: 2}


@clause("YA-016")
def test_thirty_mission_tokens_have_two_sides_with_a_sign_on_every_unit_edge() -> None:
    assert list(TOKENS) == list(range(1, 31))
    sizes = Counter((token.height, token.width) for token in TOKENS.values())
    assert sizes == {(1, 1): 19, (1, 2): 6, (1, 3): 2, (2, 2): 3}
    for token in TOKENS.values():
        for night in (False, True):
            signs = token.edges(night)
            assert len(signs) == 2 * (token.height + token.width)
            assert all(
                sign in [*".@", *CODES] or (sign[0] in "≥≤" and int(sign[1:]) in range(2, 8)) for sign in signs
            )


@clause("YA-017", "YA-018", "YA-019", "YA-020", "YA-A37")
def test_no_mission_lays_out_more_small_tokens_than_there_are() -> None:
    assert COUNTS == {"power": 5, "fog": 10, "whirlpool": 7, "magic": 5, "nox": 2}  # without the spares
    for mission in MISSIONS.values():
        assert all(count <= 2 for count in Counter(fog.colour for fog in mission.fog).values())
        assert len(mission.whirlpools) <= COUNTS["whirlpool"]
        assert len(mission.magic) <= COUNTS["magic"]
        assert len({laid.token for laid in mission.tokens}) == len(mission.tokens)


@clause("YA-021")
def test_eight_pawns_in_four_colours() -> None:
    assert [adventurer.pawns for adventurer in COMPONENTS.adventurer] == [2, 2, 2, 2]
    assert len({adventurer.id for adventurer in COMPONENTS.adventurer}) == 4


@clause("YA-012", "YA-013", "YA-033", "YA-038", "YA-110", "YA-131", "YA-136", "YA-A46")
def test_boards_and_tokens_of_the_missions() -> None:
    assert list(MISSIONS) == list(range(1, 23))
    assert [laid.token for laid in MISSIONS[1].tokens] == [5, 9]
    assert [laid.token for laid in MISSIONS[2].tokens] == [3, 7]
    assert MISSIONS[1].board == "forest"
    assert {mission.board for mission in MISSIONS.values()} == {"forest", "lake"}
    for mission in MISSIONS.values():
        assert mission.board == ("lake" if mission.region == "lake" else "forest")
        assert bool(mission.whirlpools) == (mission.board == "lake")
        assert bool(mission.fog) == (mission.region == "infected-forest" or mission.id in (21, 22))
        assert bool(mission.magic) == (mission.region == "ruins")
        assert {fog.cell for fog in mission.fog} | {*mission.whirlpools, *mission.magic} <= set(CELL_NAMES)


@clause("YA-023", "YA-A41", "YA-A60", "YA-A61", "YA-A62", "YA-A63", "YA-A64")
def test_ten_envelopes() -> None:
    """Five white ones with a base each, four black ones with a moon each, and the red one without components."""
    assert [(base.id, base.envelope, base.uses) for base in COMPONENTS.base] == [
        ("perch", "A", 2),
        ("shell", "B", 1),
        ("mask", "C", 1),
        ("mirror", "D", 2),
        ("spring", "E", 1),
    ]
    assert MOONS == ["crescent", "first-quarter", "gibbous", "full-moon"]
    assert [moon.id for moon in COMPONENTS.moon if not moon.on_board] == ["full-moon"]
    assert len(BASES) + len(MOONS) + 1 == 10


@BOTH_SHEETS
@clause("YA-004", "YA-028", "YA-A30")
def test_links_lead_both_ways_and_reach_every_mission(sheet: Sheet) -> None:
    links = {place.mission: place.links for place in sheet.place}
    assert list(links) == list(range(1, 23))
    assert all(here in links[there] for here, ends in links.items() for there in ends)
    reached = [1]
    for mission in reached:
        reached += [end for end in links[mission] if end not in reached]
    assert len(reached) == 22
    assert links[1] == [2]


@clause("YA-026", "YA-A32")
def test_the_two_lunar_tracks() -> None:
    assert (SHEETS["normal"].divisions, SHEETS["normal"].phases) == (24, [6, 12, 18, 24])
    assert (SHEETS["harder"].divisions, SHEETS["harder"].phases) == (20, [5, 10, 15, 20])


@clause("YA-113", "YA-114", "YA-115", "YA-A36")
def test_rewards_of_both_maps() -> None:
    for sheet, power, sites, vines in ((SHEETS["normal"], 5, 3, VINES), (SHEETS["harder"], 4, 2, VINES[1:])):
        assert sum(place.power for place in sheet.place) == power
        assert sum(place.sites for place in sheet.place) == sites
        assert sorted(place.envelope for place in sheet.place if place.envelope) == list("ABCDE")
        assert [place.vine for place in sheet.place if place.vine] == vines
        training = sheet.place[1]
        assert (training.envelope, training.power, training.sites) == ("A", 2, 1)


@BOTH_SHEETS
def test_the_shortest_way_to_the_last_mission(sheet: Sheet) -> None:
    links = {place.mission: place.links for place in sheet.place}
    ways = [[1]]
    for way in ways:
        if way[-1] == 22:
            break
        ways += [[*way, end] for end in links[way[-1]] if end not in way]
    shortest = {"normal": [1, 2, 3, 6, 8, 19, 22], "harder": [1, 2, 3, 4, 6, 8, 20, 22]}[sheet.id]
    assert len(way) == len(shortest)
    assert all(there in links[here] for here, there in pairwise(shortest))


@clause("YA-A76")
def test_ranks_can_be_reached_on_their_sheet() -> None:
    """The most stars come by the shortest way with a star in every mission; mission 22 of the harder map gives none
    there, since only one vine is cleansed on the way."""
    assert [rank.id for rank in COMPONENTS.rank] == ["seeker", "pathfinder", "guardian", "friend", "legend"]
    for sheet, way, stars in ((SHEETS["normal"], 7, 7), (SHEETS["harder"], 8, 7)):
        most = stars + COMPONENTS.game.division_stars * (sheet.divisions - way)
        assert most == {"normal": 41, "harder": 31}[sheet.id]
        assert sheet.rank_from == sorted(sheet.rank_from)
        assert len(sheet.rank_from) == len(COMPONENTS.rank)
        assert sheet.rank_from[0] == 0
        assert sheet.rank_from[-1] < most
