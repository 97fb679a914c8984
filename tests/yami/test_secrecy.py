"""What seats may know (rules chapter 3; YA-043, YA-135, YA-A28, YA-A29), and what they can conclude."""

from pathlib import Path

from ludarium.core.rng import QuickRng, Rng
from ludarium.core.scenario import read
from ludarium.games.yami.bots.deals import dealt_anew
from ludarium.games.yami.bots.inference import unseen_by
from ludarium.games.yami.game import GAME
from ludarium.games.yami.knowledge import known_to
from ludarium.games.yami.rules.state import YamiState
from ludarium.testing.declarations import check_closed_zones
from tests.marks import clause
from tests.yami.table import legal, play, start, table, trick, truth, view

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "yami"


@clause("YA-030", "YA-043", "YA-076", "YA-A29")
def test_hands_box_and_deck_are_counted_not_shown() -> None:
    state = start(2, first="0")
    seen = view(state, 0)
    assert isinstance(seen.hands[0], list)
    assert (seen.hands[1], seen.box, seen.automa_deck) == (10, 5, 6)
    assert view(state).hands == {0: 10, 1: 10}


@clause("YA-030")
def test_with_the_teaching_option_hands_are_open() -> None:
    state = start(2, first="0", teaching="on")
    assert all(isinstance(hand, list) for hand in view(state, 0).hands.values())
    assert isinstance(view(state, 0).box, int)
    assert GAME.seat_view(view(state), state, 0) == view(state, 0)


def sampled(state: YamiState, seat: int) -> YamiState:
    drawn = GAME.sample(GAME.view(state, seat), Rng.of(7))
    assert isinstance(drawn, YamiState)
    return drawn


@clause("YA-057", "YA-A28")
def test_who_did_not_follow_has_none_of_the_colour() -> None:
    past = [trick(0, 0, "b7", "g1", "b2")]
    state = table(round=2, tricks=past)
    assert all("b5" not in one for one in known_to(view(state, 0))["hands.1"])
    assert "hands.2" not in known_to(view(state, 0))
    for _ in range(5):
        hand = truth(sampled(state, 0)).hands[1]
        assert isinstance(hand, list)
        assert not [card for card in hand if card[0] == "b"]


@clause("YA-A43", "YA-139", "YA-A42")
def test_magic_and_a_led_nox_say_nothing_and_an_unanswered_fog_does() -> None:
    assert known_to(view(table(round=2, tricks=[trick(0, 0, "b7", "g1", "b2", magic=[1])]), 2)) == {}
    nox = {"cards": {"0": "nox", "1": "g1", "2": "g2"}, "led": 0, "won": 2, "tile": "g2"}
    assert known_to(view(table(options={"quarter": "on"}, round=2, tricks=[nox]), 1)) == {}
    fog = trick(0, 0, "b7", "b1", "b2", fog=["red"])
    assert not [one for one in known_to(view(table(round=2, tricks=[fog]), 1))["hands.0"] if "r1" in one]


@clause("YA-135", "YA-A29")
def test_a_discard_before_the_void_showed_may_have_been_of_that_colour() -> None:
    past = [trick(0, 0, "b7", "b1", "b2", whirlpools=1), trick(0, 0, "b6", "g1", "b3", whirlpools=1)]
    state = table(round=3, tricks=past, discards={"0": ["o1", "o2"], "1": ["b4", "r5"], "2": ["r6", "r7"]})
    first, second = known_to(view(state, 0))["discards.1"]
    assert first == ""
    assert "b5" not in second
    assert "r5" in second


@clause("YA-A25", "YA-A29")
def test_what_others_have_chosen_to_discard_is_a_guess_out_of_their_hand() -> None:
    hands = {"0": ["g2", "g3"], "1": ["g4", "p5", "b6"], "2": ["r6", "r7"]}
    state = table(step="discard", about="2", tricks=[trick(0, 0, "o3", "o1", "o2")], hands=hands)
    play(state, "1: discard p5", "1: discard b6")
    drawn = sampled(state, 0)
    assert view(drawn, 0) == view(state, 0)
    for one in (drawn, dealt_anew(drawn, unseen_by(view(state, 0)), QuickRng(3))):
        play(one, "0: discard g2", "2: " + legal(one, 2)[0], "0: discard g3", "2: " + legal(one, 2)[1])
        assert (view(one).discards, view(one).hands) == ({0: 2, 1: 2, 2: 2}, {0: 0, 1: 1, 2: 0})


@clause("YA-A54")
def test_a_sample_of_a_lifted_tile_has_the_same_moves() -> None:
    sites = {"power_sites": [{"base": "perch"}], "power": ["power"]}
    state = table(step="place", tricks=[trick(0, 0, "g5", "g1", "g2")], placed={"r2": {"cell": "00"}}, **sites)
    play(state, "0: lift r2")
    assert sampled(state, 0).moves(0) == state.moves(0)


def test_every_closed_zone_has_a_scenario_that_proves_it() -> None:
    check_closed_zones(GAME, [read(path.read_text(encoding="utf-8")) for path in sorted(SCENARIOS.glob("*.toml"))])
