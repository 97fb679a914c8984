"""Pawns on player symbols (YA-047, YA-A03, YA-A57)."""

from tests.marks import clause
from tests.yami.table import legal, play, refused, start, table, told, view


@clause("YA-021", "YA-047", "YA-A03")
def test_after_the_deal_the_first_player_puts_a_pawn_or_passes() -> None:
    state = start(3, mission="4", first="1")
    assert (view(state).step, state.to_move()) == ("pawn", [1])
    assert legal(state, 1) == ["pawn 1", "pass"]
    assert view(state).unused_pawns[1] == ["1.pawn", "1.pawn"]
    news = play(state, "1: pawn 1")
    assert told(news) == ["pawn-put", "round"]
    assert (view(state).pawns, view(state).step, state.to_move()) == ({1: "1.pawn"}, "lead", [1])


@clause("YA-A03")
def test_the_last_who_could_pass_must_put_a_pawn() -> None:
    state = start(3, mission="4", first="1")
    play(state, "1: pass", "2: pass")
    # Both others have passed: the single symbol falls to seat 0 without a question.
    assert (view(state).pawns, view(state).step) == ({1: "0.pawn"}, "lead")
    state = start(3, mission="21", first="0")
    play(state, "0: pass", "1: pass")
    assert legal(state, 2) == ["pawn 1", "pawn 2", "pawn 3"]
    assert refused(state, "2: pass") == ("YA-A03", "yami-no-pass-pawn")
    assert refused(state, "2: pawn 4") == ("YA-A03", "yami-no-such-symbol")
    play(state, "2: pawn 2")
    assert refused(state, "0: pawn 2") == ("YA-A03", "yami-no-symbol-taken")
    assert "pass" in legal(state, 0)  # passing counts anew since the last pawn


@clause("YA-A57", "YA-A03")
def test_it_goes_on_clockwise_and_who_has_put_two_is_passed_over() -> None:
    state = start(2, mission="21", first="0")
    play(state, "0: pawn 1", "1: pass", "0: pawn 2")
    # Seat 0 has no pawn left; seat 1 alone has, so it may not pass and the last symbol is its.
    assert (view(state).pawns, view(state).step) == ({1: "0.pawn", 2: "0.pawn", 3: "1.pawn"}, "lead")
    assert view(state).unused_pawns == {0: [], 1: ["1.pawn"]}


@clause("YA-A03")
def test_a_mission_without_symbols_begins_with_the_trick() -> None:
    assert view(start(3, mission="1")).step == "lead"
    assert view(table(options={"mission": "4"})).step == "pawn"
