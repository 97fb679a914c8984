"""The journey sheet, clause by clause."""

import pytest

from ludarium.core import BadPosition, NotAllowed, NotYourTurn
from ludarium.core.campaign import Chapter
from ludarium.games.yami.campaign.game import CAMPAIGN
from ludarium.games.yami.campaign.kingdom import KINGDOMS
from ludarium.games.yami.components import BASES, COMPONENTS, MOONS
from tests.yami.campaign.journey import (
    FAILED,
    SHORTEST,
    STAR,
    after,
    attempt,
    begun,
    choose,
    due,
    fact,
    kinds,
    loaded,
    view,
)

# The course of a campaign.


@pytest.mark.clause("YA-004", "YA-108", "YA-109", "YA-111", "YA-112", "YA-145", "YA-A30")
def test_the_training_comes_first_then_the_kingdom_is_open() -> None:
    state = begun()
    assert view(state).available == [1]
    attempt(state, 1, FAILED)
    assert (view(state).available, state.chosen) == ([1], 1)  # chosen again by itself
    attempt(state, 1)
    assert view(state).available == [2]
    attempt(state, 2, FAILED)
    attempt(state, 2)
    assert view(state).available == [3, 4, 5]
    assert state.chosen == 0


@pytest.mark.clause("YA-A30", "YA-111")
def test_a_mission_must_be_linked_and_not_completed() -> None:
    state = begun()
    with pytest.raises(NotAllowed, match="YA-111"):
        choose(state, "mission 3")
    state = after(1, 2, 3)
    assert view(state).available == [4, 5, 6, 9]
    with pytest.raises(NotAllowed, match="not-linked"):
        choose(state, "mission 8")
    with pytest.raises(NotAllowed, match="completed-already"):
        choose(state, "mission 3")
    with pytest.raises(NotAllowed, match="no-mission"):
        choose(state, "begin")
    choose(state, "mission 9")
    with pytest.raises(NotAllowed, match="chosen-already"):
        choose(state, "mission 9")


@pytest.mark.clause("YA-A30")
def test_a_failed_mission_may_be_tried_again_at_once_or_later() -> None:
    state = after(1, 2)
    attempt(state, 4, FAILED)
    assert state.chosen == 4
    assert 4 in view(state).available
    attempt(state, 5)
    assert 4 in view(state).available
    attempt(state, 4)
    assert view(state).completed == [1, 2, 4, 5]


@pytest.mark.clause("YA-106", "YA-A32")
@pytest.mark.parametrize(("sheet", "divisions"), [("normal", 24), ("harder", 20)])
def test_every_attempt_marks_a_division(sheet: str, divisions: int) -> None:
    state = begun(sheet=sheet)
    assert fact(attempt(state, 1, FAILED), "marked", "division") == 1
    news = attempt(state, 1)
    assert (fact(news, "marked", "division"), fact(news, "marked", "divisions")) == (2, divisions)
    assert kinds(news)[0] == "marked"  # before anything else is counted


# Rewards.


@pytest.mark.clause("YA-107", "YA-113", "YA-114", "YA-115", "YA-116", "YA-A36")
def test_the_training_brings_a_base_two_power_tokens_and_a_site() -> None:
    state = after(1)
    assert (view(state).owned, view(state).power, view(state).sites) == ([], 0, 0)
    attempt(state, 2, FAILED)
    assert view(state).opened == []
    news = attempt(state, 2)
    assert (view(state).owned, view(state).power, view(state).sites) == (["a"], 2, 1)
    assert view(state).opened == ["white-a"]
    assert fact(news, "opened", "sealed") == "white-a"
    assert fact(news, "got-power", "number") == 2


@pytest.mark.clause("YA-117", "YA-118", "YA-120", "YA-121", "YA-123", "YA-107")
def test_rewards_of_both_maps() -> None:
    normal = [*range(1, 22)]
    for sheet, power, sites, bases, vines in (("normal", 5, 3, 31, 31), ("harder", 4, 2, 31, 30)):
        rewards = KINGDOMS[sheet].rewards(sum(1 << mission - 1 for mission in normal))
        assert rewards == (power, sites, bases, vines)


@pytest.mark.clause("YA-123", "YA-A44")
def test_a_cleansed_vine_eases_mission_22() -> None:
    state = after(*SHORTEST["normal"][:-1])
    choose(state, "mission 22")
    options = due(state).options
    assert [options[f"vine_{mission}"] for mission in (8, 13, 18, 20, 21)] == ["on", "off", "off", "off", "off"]


# Bases on power sites.


def bases_of(chapter: Chapter) -> list[str]:
    return [base for base in BASES if chapter.options[base] == "on"]


@pytest.mark.clause("YA-122", "YA-A38", "YA-121")
def test_bases_are_put_on_sites_before_an_attempt() -> None:
    state = after(1, 2)
    with pytest.raises(NotAllowed, match="YA-121"):
        choose(state, "base b")
    choose(state, "mission 4", "base a")
    assert bases_of(due(state)) == ["perch"]
    choose(state, "base a")
    assert bases_of(due(state)) == []
    attempt(state, 4)
    choose(state, "base b")
    with pytest.raises(NotAllowed, match="YA-A38"):
        choose(state, "base a")
    attempt(state, 5)  # a totem
    choose(state, "mission 3", "base a")
    assert bases_of(due(state)) == ["perch", "shell"]
    labels = {option.notation: option.arguments for option in CAMPAIGN.offered(state, 0)}
    assert labels["base a"]["placed"] == "yes"


@pytest.mark.clause("YA-A31", "YA-A37", "YA-120")
def test_every_attempt_starts_with_all_power_tokens() -> None:
    state = after(1, 2)
    choose(state, "mission 3")
    assert due(state).options["power"] == "2"
    attempt(state, 3, FAILED)
    assert due(state).options["power"] == "2"
    attempt(state, 3)
    choose(state, "mission 4")
    assert due(state).options["power"] == "3"


# The moon.


@pytest.mark.clause("YA-125", "YA-126", "YA-127", "YA-A32", "YA-024")
@pytest.mark.parametrize("sheet", ["normal", "harder"])
def test_moon_phases_open_black_envelopes_and_bind_from_the_next_attempt(sheet: str) -> None:
    state = begun(sheet=sheet)
    phases = KINGDOMS[sheet].phases
    for division in range(1, phases[2] + 1):
        before = due(state).options
        news = attempt(state, 1, FAILED)
        opened = [MOONS[at] for at, phase in enumerate(phases) if phase <= division]
        assert view(state).moons == opened
        assert view(state).opened == [f"black-{moon}" for moon in opened]
        assert ("opened" in kinds(news)) == (division in phases)
        on = [moon for moon in ("crescent", "quarter", "gibbous") if before[moon] == "on"]
        assert len(on) == sum(phase < division for phase in phases[:3])


@pytest.mark.clause("YA-A33")
def test_the_full_moon_leaves_one_attempt_of_mission_22() -> None:
    state = after(1, 2, 3)
    while state.marked < 23:
        attempt(state, 4, FAILED)
    news = attempt(state, 4, FAILED)
    assert kinds(news)[-2:] == ["opened", "final-night"]
    assert (view(state).available, view(state).final_night, state.chosen) == ([22], True, 22)
    with pytest.raises(NotAllowed, match="YA-A33"):
        choose(state, "mission 4")
    lost = attempt(state, 22, FAILED)
    assert state.over
    assert kinds(lost) == ["failed", "lost"]  # nothing is left to be marked
    result = state.result()
    assert result is not None
    assert (result.winners, result.how) == ([], "lost")


@pytest.mark.clause("YA-A33", "YA-A68", "YA-005", "YA-130")
def test_the_last_attempt_may_win() -> None:
    state = after(1, 2, 3)
    while state.marked < 24:
        attempt(state, 4, FAILED)
    attempt(state, 22)
    result = state.result()
    assert result is not None
    assert (result.winners, result.how, result.scores[0]) == ([0, 1], "won", 0)
    assert "red" in view(state).opened


@pytest.mark.clause("YA-A33", "YA-111")
def test_a_training_that_is_not_over_at_full_moon_goes_on() -> None:
    state = begun()
    for _ in range(26):
        attempt(state, 1, FAILED)
    assert (state.marked, state.over, view(state).available) == (24, False, [1])
    attempt(state, 1)
    attempt(state, 2, FAILED)
    assert view(state).available == [2]
    news = attempt(state, 2)
    assert "final-night" in kinds(news)
    assert view(state).available == [22]


@pytest.mark.clause("YA-A33")
def test_failing_mission_22_before_the_full_moon_loses_nothing() -> None:
    state = after(*SHORTEST["normal"][:-1])
    attempt(state, 22, FAILED)
    assert not state.over
    while state.marked < 23:
        attempt(state, 22, FAILED)
    attempt(state, 22, FAILED)  # marks the last division: one attempt is left
    assert not state.over
    attempt(state, 22, FAILED)
    assert state.over


# Stars, ranks and the end.


@pytest.mark.clause("YA-128", "YA-A35")
def test_a_mission_gives_a_star_by_the_attempt_that_completes_it() -> None:
    state = begun()
    attempt(state, 1, STAR)
    attempt(state, 2, FAILED)
    attempt(state, 2)
    assert (view(state).stars, view(state).total) == ([1], 1)


@pytest.mark.clause("YA-005", "YA-129", "YA-130", "YA-A34", "YA-A76", "YA-001", "YA-124")
@pytest.mark.parametrize(("sheet", "most"), [("normal", 41), ("harder", 32)])
def test_the_shortest_way_with_a_star_everywhere(sheet: str, most: int) -> None:
    state = begun(sheet=sheet)
    for mission in SHORTEST[sheet]:
        assert not state.over
        assert "red" not in view(state).opened
        news = attempt(state, mission, STAR)
    assert state.over
    assert kinds(news)[0] == "marked"  # YA-A34: first the division, then the count
    assert view(state).total == most
    assert (view(state).rank, fact(news, "won", "stars")) == ("legend", most)
    result = state.result()
    assert result is not None
    assert result.winners == [0, 1]


@pytest.mark.clause("YA-129")
def test_ranks_by_stars() -> None:
    for sheet, kingdom in KINGDOMS.items():
        names = [rank.id for rank in COMPONENTS.rank]
        assert [kingdom.rank(least) for least in kingdom.rank_from] == names, sheet
        assert [kingdom.rank(least - 1) for least in kingdom.rank_from[1:]] == names[:-1]


@pytest.mark.clause("YA-A45", "YA-141", "YA-143")
def test_a_campaign_in_night_mode() -> None:
    assert due(begun()).options["mode"] == "day"
    assert due(begun(mode="night")).options["mode"] == "night"


# Players.


@pytest.mark.clause("YA-A48")
def test_the_first_seat_held_by_a_person_decides() -> None:
    state = begun(3)
    assert state.to_move() == [0]
    CAMPAIGN.hand_seat(state, 0, "program")
    assert state.to_move() == [1]
    with pytest.raises(NotYourTurn, match="YA-A48"):
        state.play(0, CAMPAIGN.parse("begin"))
    CAMPAIGN.hand_seat(state, 1, "program")
    CAMPAIGN.hand_seat(state, 2, "program")
    assert state.to_move() == [0]  # nobody is a person


@pytest.mark.clause("YA-A58", "YA-144", "YA-A07")
def test_the_number_of_players_may_change_between_missions() -> None:
    state = begun(2)
    CAMPAIGN.hand_seat(state, 3, "person")
    CAMPAIGN.hand_seat(state, 2, "program")
    assert due(state).players == [0, 1, 2, 3]
    attempt(state, 1)
    CAMPAIGN.hand_seat(state, 0, "nobody")
    CAMPAIGN.hand_seat(state, 2, "nobody")
    assert due(state).players == [1, 3]
    CAMPAIGN.hand_seat(state, 3, "nobody")
    choose(state, "begin")
    assert CAMPAIGN.chapter(state) is None  # one alone waits
    CAMPAIGN.hand_seat(state, 0, "person")
    assert state.to_move() == [0]


@pytest.mark.clause("YA-A08")
def test_the_first_player_may_go_round() -> None:
    state = begun(3, first="rotate")
    firsts = []
    for _ in range(4):
        firsts.append(due(state).options["first"])
        attempt(state, 1, FAILED)
    assert firsts == ["0", "1", "2", "0"]
    CAMPAIGN.hand_seat(state, 1, "nobody")
    assert due(state).options["first"] == "1"  # seat 2 of the group, the second at this table
    assert due(begun()).options["first"] == "random"


@pytest.mark.clause("YA-A47")
def test_an_attempt_given_up_is_a_failed_one() -> None:
    state = begun()
    news = attempt(state, 1, None)
    assert kinds(news) == ["marked", "failed"]


# The sheet as a position.


@pytest.mark.clause("YA-026", "YA-025")
def test_a_sheet_can_be_written_and_read() -> None:
    state = after(1, 2, 3, failures=2, sheet="harder")
    choose(state, "mission 4", "base a")
    again = loaded(**CAMPAIGN.position(state))
    assert again.words() == state.words()


@pytest.mark.parametrize(
    ("where", "sheet"),
    [
        ("completed", {"completed": [1, 2, 8], "marked": 3}),
        ("stars", {"completed": [1], "stars": [2], "marked": 1}),
        ("marked", {"marked": 21, "options": {"sheet": "harder"}}),
        ("marked", {"completed": [1, 2], "marked": 1}),
        ("bases", {"completed": [1], "marked": 1, "bases": ["a"]}),
        ("bases", {"completed": [1, 2, 4], "marked": 3, "bases": ["a", "b"]}),
        ("chosen", {"completed": [1, 2], "marked": 2, "chosen": 8}),
    ],
)
def test_a_sheet_that_no_campaign_leads_to_is_refused(where: str, sheet: dict[str, object]) -> None:
    with pytest.raises(BadPosition) as refused:
        loaded(**sheet)
    assert refused.value.arguments["where"] == where
