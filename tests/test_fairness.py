"""The published formulas and test vectors of docs/fairness.md."""

import re
from pathlib import Path

from ludarium.core import Rng
from ludarium.core.fairness import commitment, daily, seed

TABLE = dict(
    re.findall(
        r"^\| (.+?) \| (.+?) \|$",
        (Path(__file__).parents[1] / "docs" / "fairness.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
)


def vector(name: str) -> str:
    return str(TABLE[name]).strip("`")


def numbers(name: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", vector(name))]


SECRET_A = bytes(32)
SECRET_B = bytes.fromhex(vector("secret B"))
SALTS_B = [b"\x01" * 16, b"\x02" * 16, b""]


def test_commitments() -> None:
    assert commitment(SECRET_A).hex() == vector("commitment of A")
    assert commitment(SECRET_B).hex() == vector("commitment of B")


def test_the_key_of_a_day() -> None:
    assert daily("rolling_realms", "2026-11-16").hex() == vector("key of the day 2026-11-16, game `rolling_realms`")


def test_seeds() -> None:
    assert seed(SECRET_A, "ruins", []).hex() == vector("seed of A, game `ruins`, no salts")
    assert seed(SECRET_B, "ruins", SALTS_B).hex() == vector("seed of B, game `ruins`")


def test_every_part_matters() -> None:
    made = seed(SECRET_B, "ruins", SALTS_B)
    assert seed(SECRET_A, "ruins", SALTS_B) != made
    assert seed(SECRET_B, "unearth", SALTS_B) != made
    assert seed(SECRET_B, "ruins", SALTS_B[::-1]) != made
    assert seed(SECRET_B, "ruins", [b"\x01" * 8, b"\x01" * 8 + b"\x02" * 16, b""]) != made


def test_generator() -> None:
    key = bytes.fromhex(vector("seed of B, game `ruins`"))
    words = Rng(key)
    assert [words.word() for _ in range(8)] == numbers("first words from that seed")
    dice = Rng(key)
    assert [dice.below(6) + 1 for _ in range(12)] == numbers("twelve dice (number below 6, plus 1)")
    cards = list(range(10))
    Rng(key).shuffle(cards)
    assert cards == numbers("0 … 9 shuffled")
    assert Rng.of(7).key.hex() == vector("key of the number 7")


def test_a_generator_can_be_taken_up_anywhere() -> None:
    whole = Rng.of(3)
    drawn = [whole.word() for _ in range(20)]
    for at in range(20):
        assert Rng(whole.key, at).word() == drawn[at]


def test_numbers_are_fair() -> None:
    dice = Rng.of(11)
    counts = [0] * 6
    for _ in range(60_000):
        counts[dice.below(6)] += 1
    # 60,000 throws: the standard deviation of each count is about 91.
    assert all(abs(count - 10_000) < 500 for count in counts)
