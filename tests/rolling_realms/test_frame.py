"""Frame, components, setup (chapters 1 to 3) and the course of rounds and turns (4, 5, 21)."""

from hashlib import sha256

import pytest

from ludarium.core.errors import BadOption
from ludarium.games.rolling_realms.components import COMPONENTS, REALMS
from ludarium.games.rolling_realms.game import GAME
from ludarium.games.rolling_realms.moves import ACTIONS, DICE, MOVES, SOURCES, WAYS
from ludarium.games.rolling_realms.rules import move_numbers, powers
from tests.marks import clause
from tests.rolling_realms.table import cards, finish_turn, kinds, play, random_game, seen, stock, table


@clause("RR-001", "RR-003", "RR-A39")
def test_one_to_twelve_may_play() -> None:
    assert GAME.seat_counts == tuple(range(1, 13))
    for seats in (1, 6, 7, 12):
        assert GAME.start(seats).to_move() == list(range(seats))
    for seats in (0, 13):
        with pytest.raises(BadOption) as refused:
            GAME.start(seats)
        assert refused.value.clause == "RR-001"


@clause("RR-002")
def test_the_facts_on_the_box() -> None:
    assert (GAME.minutes, GAME.age) == (30, 10)


@clause("RR-008", "RR-009", "RR-010", "RR-011", "RR-012", "RR-013", "RR-014", "RR-015")
def test_everybody_has_the_same_cards() -> None:
    state = GAME.start(6, seed=4)
    assert len(seen(state).roll) == 2
    assert GAME.components(state) == {f"realm:{name}": 1 for name in REALMS}
    assert len(REALMS) == 11
    first = cards(state, 0)
    assert set(first.sheets) == set(seen(state).realms)
    assert set(first.resources) == {"pumpkin", "heart", "coin"}
    assert all(cards(state, seat) == first for seat in range(6))
    assert sum("pumpkin" in player.resources for player in seen(state).players.values()) == 6


@clause("RR-007")
def test_a_mark_is_on_ones_own_card_and_stays() -> None:
    state = table({"seats": 2, "realms": ["wingspan", "cities", "scythe"], "roll": [3, 4]})
    play(state, "0: 1 wingspan.2a", "0: done", "1: done")
    for _ in range(3):
        finish_turn(state)
    assert cards(state, 0).sheets["wingspan"] == {"2a": 3}
    assert cards(state, 1).sheets["wingspan"] == {}


@clause("RR-016")
def test_nobody_starts_with_resources() -> None:
    state = GAME.start(3, seed=1)
    assert [stock(state, seat) for seat in range(3)] == [(0, 0, 0)] * 3


@clause("RR-004", "RR-006", "RR-019", "RR-025", "RR-026")
@pytest.mark.parametrize("seats", [2, 12])
def test_one_roll_and_one_set_of_realms_for_everybody(seats: int) -> None:
    state = GAME.start(seats, seed=seats)
    for _ in range(12):
        view = seen(state)
        for player in view.players.values():
            assert [die.value for die in player.dice] == view.roll
            assert list(player.sheets) == view.realms
        finish_turn(state)


@clause("RR-005", "RR-017", "RR-020", "RR-022", "RR-157", "RR-159")
def test_three_rounds_of_nine_turns_with_nine_realms() -> None:
    state = GAME.start(2, seed=3)
    course = []
    while not state.over:
        view = seen(state)
        course.append((view.round, view.turn))
        assert len(view.rolls) == view.turn
        finish_turn(state)
    assert course == [(number, turn) for number in (1, 2, 3) for turn in range(1, 10)]
    view = seen(state)
    used = [realm for trio in [*view.played, view.realms] for realm in trio]
    assert len(used) == len(set(used)) == 9
    assert sorted([*used, *view.unused]) == sorted(REALMS)
    assert len(view.unused) == 2


@clause("RR-018", "RR-158")
def test_every_realm_is_drawn_as_often_as_any_other() -> None:
    drawn: dict[str, int] = dict.fromkeys(REALMS, 0)
    for seed in range(660):
        for realm in seen(GAME.start(1, seed=seed)).realms:
            drawn[realm] += 1
    # 180 expected for each, with a standard deviation of about 11.
    assert all(130 < number < 230 for number in drawn.values()), drawn


@clause("RR-026")
def test_every_face_is_rolled_as_often_as_any_other() -> None:
    faces = dict.fromkeys(range(1, 7), 0)
    for seed in range(30):
        state = GAME.start(1, seed=seed)
        while not state.over:
            for face in seen(state).roll:
                faces[face] += 1
            finish_turn(state)
    # 270 expected for each, with a standard deviation of 15.
    assert all(200 < number < 340 for number in faces.values()), faces


@clause("RR-027", "RR-028", "RR-A42")
def test_the_score_card_keeps_the_rolls_in_order_and_as_rolled() -> None:
    resources = {"pumpkin": {"gained": 2}}
    given = {"seats": 2, "realms": ["wingspan", "cities", "scythe"], "players": {"0": {"resources": resources}}}
    state = table({**given, "rolls": [[5, 1], [2, 3]]})
    play(state, "0: 1 up")
    view = seen(state)
    assert (view.rolls, view.roll) == ([[5, 1], [2, 3]], [2, 3])
    assert [die.value for die in view.players[0].dice] == [3, 3]
    finish_turn(state)
    assert seen(state).rolls[:2] == [[5, 1], [2, 3]]
    assert len(seen(state).rolls) == 3
    mirrored = table({**given, "rolls": [[5, 1], [3, 2]]})
    as_first = {move.replace("1 ", "2 ", 1) for move in map(GAME.notation, mirrored.moves(1)) if move[0] == "1"}
    as_second = {move for move in map(GAME.notation, table({**given, "roll": [2, 3]}).moves(1)) if move[0] == "2"}
    assert as_first == as_second


@clause("RR-156")
def test_the_rolls_are_wiped_off_between_rounds() -> None:
    state = table({"seats": 1, "turn": 9})
    news = play(state, "done")
    assert seen(state).round == 2
    assert len(seen(state).rolls) == 1
    assert kinds(news) == ["realms-ready", "realms-round-ended", "realms-round", "realms-rolled"]


@clause("RR-A44")
def test_everything_is_open_but_what_chance_will_bring() -> None:
    state = GAME.start(3, seed=2)
    play(state, f"1: {GAME.notation(state.moves(1)[1])}")
    views = [seen(state, seat) for seat in (None, 0, 1, 2)]
    assert all(view.players == views[0].players for view in views)
    assert all(view.unused == views[0].unused for view in views)
    other = GAME.sample(views[1], GAME.start(1, seed=77).rng)
    for one in (state, other):
        finish_turn(one)
    assert seen(state).players[0].sheets == seen(other).players[0].sheets
    rolls = set()
    for seed in range(40):
        guess = GAME.sample(views[1], GAME.start(1, seed=seed).rng)
        finish_turn(guess)
        rolls.add(tuple(seen(guess).roll))
    assert len(rolls) > 10


@clause("RR-A23")
def test_the_pyramid_is_the_society() -> None:
    assert "society" in REALMS
    assert [len(row.cells) for row in COMPONENTS.society.rows] == [2, 3, 4]


def test_the_numbers_of_the_rules_fit_the_table_of_moves() -> None:
    assert len(ACTIONS) == len(move_numbers.REALM_OF) == move_numbers.ACTIONS
    assert (len(WAYS), len(SOURCES)) == (move_numbers.WAYS, move_numbers.SOURCES)
    assert [WAYS[way] for way in (move_numbers.UP, move_numbers.DOWN, move_numbers.AGAIN)] == [
        "up",
        "down",
        "again",
    ]
    assert len(DICE) == move_numbers.ROLLED + 2 * powers.FACES
    assert COMPONENTS.game.faces == powers.FACES
    for realm, first in zip(REALMS, move_numbers.FIRST_ACTION, strict=True):
        assert ACTIONS[first].startswith(f"{realm}.")
        assert first == 0 or not ACTIONS[first - 1].startswith(f"{realm}.")


def test_every_move_keeps_its_number() -> None:
    assert GAME.notations == MOVES.notations
    assert len(MOVES.notations) == 2161
    listed = "\n".join(MOVES.notations).encode()
    assert sha256(listed).hexdigest() == "0f2519cf9b8b9ebe62b46500613ca11669da8e824adfd43225d33f6201d0678e"


def test_random_games_end_after_twenty_seven_turns() -> None:
    for seed in range(5):
        state = random_game(2, seed)
        assert (seen(state).round, seen(state).turn) == (3, 9)
