"""A refusal names the clause that says what the refusal says."""

from ludarium.core.state import State
from tests.marks import clause
from tests.unearth.table import centre, dig, legal, play, refusal, roll, table, with_wonder


def named(state: State, seat: int, notation: str) -> tuple[str, str, str]:
    error = refusal(state, seat, notation)
    return error.code, error.reason, error.clause


@clause("UN-049", "UN-050")
def test_out_of_turn_a_roll_is_not_refused_by_the_rule_about_cards() -> None:
    state = table(hands={"0": [], "1": ["ancient-map"]}, centre=centre())
    assert named(state, 1, "roll d8 > 1") == ("not-your-turn", "unearth-no-not-your-turn", "UN-049")
    assert named(state, 1, "end") == ("not-your-turn", "unearth-no-not-your-turn", "UN-049")
    assert named(state, 1, "play ancient-map") == ("not-your-turn", "unearth-no-not-your-turn", "UN-050")


@clause("UN-049", "UN-051")
def test_out_of_turn_in_the_excavation_phase() -> None:
    state = table(hands={"0": [], "1": ["ancient-map"]}, centre=centre(), pending={"band": True}, step="again")
    assert named(state, 1, "roll d8 > 1")[2] == "UN-049"
    assert named(state, 1, "play ancient-map") == ("not-your-turn", "unearth-no-card-in-excavation", "UN-051")


@clause("UN-046", "UN-A16")
def test_a_turn_does_not_end_before_its_roll() -> None:
    state = table(hands={"0": ["new-discovery"], "1": []}, centre=centre(dig("peach-17", a_d8=3, b_d8=4)))
    assert named(state, 0, "end") == ("not-allowed", "unearth-no-roll-owed", "UN-046")
    play(state, "0: play new-discovery")
    assert named(state, 0, "end") == ("not-allowed", "unearth-no-roll-owed", "UN-046")
    rolled, _ = roll(table(centre=centre(dig("peach-17", stones=["red", "blue"]))), "0: roll d8 > 1", 2)
    assert "stone red" in legal(rolled, 0)
    assert named(rolled, 0, "end") == ("not-allowed", "not-now", "UN-A16")


@clause("UN-044", "UN-050")
def test_no_card_is_played_in_the_middle_of_another() -> None:
    state = table(
        hands={"0": ["new-discovery", "forlorn"], "1": ["forlorn"]}, centre=centre(dig("peach-17", a_d8=3, b_d8=4))
    )
    play(state, "0: play new-discovery")
    assert named(state, 0, "play forlorn") == ("not-allowed", "not-now", "UN-044")


def rerolled_by_another(seats: int = 2) -> State:
    """Seat 0 made seat 1 reroll a die that came up low: seat 1 chooses a stone."""
    hands = {str(seat): ["ancient-map"] for seat in range(seats)} | {"0": ["lost-in-the-ruins"]}
    ruins = [dig("peach-17", stones=["red", "blue"], b_d8=4)]
    others = [{"ruin": ruin, "stones": ["red"]} for ruin in ("green-17", "blue-17", "purple-17", "gray-17")]
    state = table(seats=seats, hands=hands, centre=[*ruins, *others][: 4 if seats == 2 else 5])
    rolled, _ = roll(state, "0: play lost-in-the-ruins", 2)
    assert legal(rolled, 1) == ["stone red", "stone blue"]
    return rolled


@clause("UN-049", "UN-050", "UN-061", "UN-063")
def test_the_owner_of_a_rerolled_die_decides_in_another_players_turn() -> None:
    state = rerolled_by_another(seats=3)
    for seat in (0, 2):  # the active player, and one who has no part in it
        assert named(state, seat, "stone red") == ("not-your-turn", "unearth-no-owner-decides", "UN-061")
    assert named(state, 1, "play ancient-map") == ("not-allowed", "unearth-no-card-not-active", "UN-050")
    assert named(state, 1, "roll d6a > 1") == ("not-allowed", "not-now", "UN-049")


@clause("UN-A06")
def test_the_owner_uses_the_own_wonders_on_a_forced_reroll() -> None:
    state = table(
        hands={"0": ["lost-in-the-ruins"], "1": []},
        centre=centre(dig("peach-17", b_d8=1)),
        **with_wonder(1, "shattered-edifice"),
    )
    rolled, _ = roll(state, "0: play lost-in-the-ruins", 4)
    assert named(rolled, 0, "keep") == ("not-your-turn", "unearth-no-owner-decides", "UN-A06")
    assert named(rolled, 1, "value 3") == ("not-allowed", "not-now", "UN-A06")
    assert named(rolled, 1, "ruin 1") == ("not-allowed", "not-now", "UN-A06")


@clause("UN-A06")
def test_the_edifice_waits_for_a_four_or_a_five() -> None:
    state = table(centre=centre(), pending={"maps": 1})
    rolled, _ = roll(state, "0: roll d8 > 1", 4)
    assert named(rolled, 0, "reroll wonder") == ("not-allowed", "unearth-no-edifice", "UN-A06")
    assert named(state, 0, "reroll wonder") == ("not-allowed", "not-now", "UN-A06")
    owner = table(centre=centre(), pending={"maps": 1}, **with_wonder(0, "shattered-edifice"))
    rolled, _ = roll(owner, "0: roll d8 > 1", 6)
    assert named(rolled, 0, "reroll wonder") == ("not-allowed", "unearth-no-edifice-value", "UN-A06")


@clause("UN-A06", "UN-A09")
def test_values_that_cannot_be_reached() -> None:
    state = table(
        seats=3,
        hands={"0": ["lost-in-the-ruins"], "1": [], "2": []},
        pending={"readings": 1},
        centre=[dig("peach-17", b_d8=1), *({"ruin": f"{land}-17"} for land in ("green", "blue", "purple", "gray"))],
    )
    rolled, _ = roll(state, "0: play lost-in-the-ruins", 5)
    assert legal(rolled, 0) == ["value 4", "value 5", "value 6"]
    assert named(rolled, 0, "value 2") == ("not-allowed", "unearth-no-such-value", "UN-A09")
    assert named(rolled, 1, "value 4") == ("not-your-turn", "unearth-no-active-modifies", "UN-A09")
    columns = table(centre=centre(), **with_wonder(0, "harmonious-columns"))
    rolled, _ = roll(columns, "0: roll d8 > 1", 6)
    assert named(rolled, 0, "value 2") == ("not-allowed", "unearth-no-such-value", "UN-A06")


@clause("UN-146", "UN-147")
def test_the_order_of_an_event_and_a_card_is_the_active_players() -> None:
    lands = [{"ruin": f"{land}-17"} for land in ("green", "blue", "purple", "gray")]
    state = table(
        seats=3,
        hands={"0": ["lost-in-the-ruins"], "1": [], "2": []},
        pending={"claims": 1},
        ruin_deck=[],
        age="gathering",
        centre=[dig("peach-17", b_d6a=1), *lands],
    )
    rolled, _ = roll(state, "0: play lost-in-the-ruins", 1)
    assert legal(rolled, 0) == ["value 2", "value 3"]
    assert named(rolled, 0, "value 1") == ("not-allowed", "unearth-no-such-value", "UN-146")
    assert named(rolled, 1, "value 2") == ("not-your-turn", "unearth-no-active-modifies", "UN-147")
    assert named(rolled, 2, "value 2") == ("not-your-turn", "unearth-no-active-modifies", "UN-146")
