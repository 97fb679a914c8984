"""Records verify, and nothing else does."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from ludarium.core import fairness, record
from ludarium.core.errors import BadRecord
from ludarium.core.match import Match
from ludarium.core.record import Record, Seed
from ludarium.core.registry import game
from ludarium.core.rng import Rng

RUINS = game("ruins")
GOLDEN = sorted((Path(__file__).parent / "golden").glob("ruins-*.json"))
SECRET = bytes(range(32))
SALTS = [b"first seat", b"second seat", b""]
CHANGES = 100


def found(data: bytes, change: str = "the change") -> BadRecord:
    """The error that a record meets; it must meet one, and the error must name a place."""
    error = None
    try:
        record.verify(data)
    except BadRecord as caught:
        error = caught
    assert error is not None, f"{change} was not found"
    assert error.arguments["where"], change
    return error


def found_at(data: bytes, at: int, byte: int) -> None:
    """One changed byte is found."""
    before = data[max(0, at - 30) : at].decode(errors="replace")
    found(data[:at] + bytes([byte]) + data[at + 1 :], f"{byte:#x} at {at}, after “{before}”,")


def changed(made: Record, **fields: object) -> bytes:
    return msgspec.structs.replace(made, **fields).to_bytes()


def played(key: bytes, seed: Seed, moves: int = 10_000, seats: int = 3) -> Record:
    """A game by lot from a key, to its end or for so many moves."""
    match = Match.new(RUINS, seats, {}, key)
    lot = Rng.of(5)
    while not match.state.over and len(match.history) < moves:
        seat = match.state.turn
        legal = match.state.moves(seat)
        match.play(seat, legal[lot.below(len(legal))])
    return record.write(match, RUINS.complete_options(seats, {}), [f"seat {seat}" for seat in range(seats)], seed)


@pytest.fixture(scope="module")
def committed() -> Record:
    """A game whose seed comes from a server's secret and the seats' salts."""
    salts = [salt.hex() for salt in SALTS]
    seed = Seed(commitment=fairness.commitment(SECRET).hex(), secret=SECRET.hex(), salts=salts)
    return played(fairness.seed(SECRET, "ruins", SALTS), seed)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_any_changed_byte_is_found_and_located(path: Path) -> None:
    data = path.read_bytes()
    lot = Random(path.stem)
    for _ in range(CHANGES):
        at = lot.randrange(len(data))
        byte = lot.choice([byte for byte in range(256) if byte != data[at]])
        found_at(data, at, byte)


@pytest.mark.parametrize("path", GOLDEN[:2], ids=lambda path: path.stem)
def test_a_changed_letter_or_digit_is_found_and_located(path: Path) -> None:
    # Such changes often leave well-formed JSON, so that only replaying finds them.
    data = path.read_bytes()
    alphabet = b"0123456789abcdefABCDEFT"
    lot = Random(path.stem)
    places = [at for at, byte in enumerate(data) if byte in alphabet]
    for _ in range(3 * CHANGES):
        at = lot.choice(places)
        byte = lot.choice([byte for byte in alphabet if byte != data[at]])
        found_at(data, at, byte)


def test_a_changed_header_is_found_and_located() -> None:
    data = GOLDEN[0].read_bytes()
    header = data.index(b'"moves"')
    lot = Random(3)
    for at in range(header):
        byte = lot.choice([byte for byte in b"0123456789abT" if byte != data[at]])
        found_at(data, at, byte)


def test_a_capital_in_a_move_is_found() -> None:
    data = GOLDEN[0].read_bytes()
    assert found(data.replace(b'"move":"value', b'"move":"Value', 1)).reason.startswith("record-")


def test_a_record_comes_back_as_it_was(committed: Record) -> None:
    data = committed.to_bytes()
    assert record.read(data) == committed
    match = record.replay(committed)
    assert match.state.result() == committed.result
    assert [one.move for one in committed.moves] == [RUINS.notation(one.move) for one in match.history]


def test_an_unfinished_record_verifies() -> None:
    made = played(bytes(32), Seed(key=bytes(32).hex()), moves=20)
    assert made.result is None
    assert len(record.verify(made.to_bytes()).match.history) == 20


def test_a_shown_secret_verifies(committed: Record) -> None:
    checked = record.verify(committed.to_bytes())
    assert checked.record.seed.commitment == fairness.commitment(SECRET).hex()
    assert checked.match.state.over


@pytest.mark.parametrize("seat", range(3))
def test_another_salt_does_not_verify(committed: Record, seat: int) -> None:
    salts = [*committed.seed.salts]
    salts[seat] = b"another".hex()
    error = found(changed(committed, seed=msgspec.structs.replace(committed.seed, salts=salts)))
    assert error.reason == "record-start-not-from-seed"


def test_missing_and_exchanged_salts_do_not_verify(committed: Record) -> None:
    salts = committed.seed.salts
    for other in (salts[:2], salts[::-1], [*salts, ""], []):
        found(changed(committed, seed=msgspec.structs.replace(committed.seed, salts=other)))


def test_another_secret_does_not_verify(committed: Record) -> None:
    other = bytes(32)
    error = found(changed(committed, seed=msgspec.structs.replace(committed.seed, secret=other.hex())))
    assert error.reason == "record-commitment"
    assert error.arguments["where"] == "seed.commitment"
    # Not even together with a commitment that fits it.
    fitting = fairness.commitment(other).hex()
    found(changed(committed, seed=Seed(commitment=fitting, secret=other.hex(), salts=committed.seed.salts)))


def test_a_kept_secret_is_refused_with_its_own_error(committed: Record) -> None:
    kept = Seed(commitment=committed.seed.commitment, salts=committed.seed.salts)
    error = found(changed(committed, seed=kept))
    assert error.reason == "record-secret-kept"
    assert error.arguments["where"] == "seed.secret"


def test_a_plain_key_does_not_stand_in_for_a_commitment(committed: Record) -> None:
    # Otherwise a server could show a commitment and play from a seed of its choice.
    key = bytes(range(1, 33))
    both = Seed(key=key.hex(), commitment=committed.seed.commitment, salts=committed.seed.salts)
    found(played(key, both).to_bytes())


def test_a_start_not_from_the_seed_needs_a_plain_key(committed: Record) -> None:
    start = {**committed.start, "scores": [9, 9, 9]}
    assert found(changed(committed, start=start)).reason == "record-start-not-from-seed"


def test_other_rules_are_refused(committed: Record) -> None:
    error = found(changed(committed, rules=committed.rules + 1))
    assert error.reason == "record-other-rules"
    assert error.arguments["where"] == "rules"
    assert error.arguments["known"] == RUINS.rules_version


def test_another_game_is_refused_with_its_place(committed: Record) -> None:
    assert found(changed(committed, game="ruinz")).arguments["where"] == "game"


def test_moves_cannot_be_left_out_added_or_exchanged(committed: Record) -> None:
    moves = committed.moves
    for other in (moves[:-1], moves[1:], [*moves, moves[-1]], [moves[1], moves[0], *moves[2:]]):
        found(changed(committed, moves=other))
    assert found(changed(committed, result=None)).arguments["where"] == "result"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"rules": ' + b"1" * 5000 + b"}",
        b'{"rules": 1e400}',
    ],
    ids=["empty", "object", "list", "null", "not-text", "deep", "long-number", "infinite"],
)
def test_strange_bytes_are_refused(data: bytes) -> None:
    found(data)


def test_strange_names_are_refused(committed: Record) -> None:
    data = committed.to_bytes()
    found(data.replace(b'"seat 0"', b'"\\ud800"', 1))
    found(data.replace(b'"seat 0"', b'"\\u0000"', 1))
    found(data.replace(b'"seat 0"', '"seat \N{DIGIT ZERO}\N{COMBINING ACUTE ACCENT}"'.encode(), 1))


def test_spaces_and_order_are_part_of_the_layout(committed: Record) -> None:
    data = committed.to_bytes()
    assert found(data.replace(b'"rules": ', b'"rules":  ', 1)).reason == "record-layout"
    assert found(data + b"\n").reason == "record-layout"
    lines = data.split(b"\n")
    lines[2], lines[3] = lines[3], lines[2]
    assert found(b"\n".join(lines)).arguments["where"] == "line 3"
