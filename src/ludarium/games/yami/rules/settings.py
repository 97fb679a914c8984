"""What a mission begins with: the options of its table (YA-A51), which a campaign chooses for each attempt."""

from typing import Final

from ludarium.games.yami.components import BASES, VINES

ON: Final = "on"
RANDOM: Final = "random"
VINE_OPTIONS: Final = ["vine_8", "vine_13", "vine_18", "vine_20", "vine_21"]  # by the missions that cleanse them
MOON_OPTIONS: Final = ["crescent", "quarter", "gibbous"]  # the full moon does nothing in a mission


class Settings:
    """Fixed for the mission and shared by all copies of a State."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options: dict[str, str] = options  # as they were chosen
        self.mission: int = int(options["mission"])
        self.night: bool = options["mode"] == "night"
        self.power: int = int(options["power"])  # tokens owned
        self.bases: int = sum([1 << at for at, base in enumerate(BASES) if options[base] == ON])
        self.vines: int = sum([1 << at for at in range(len(VINES)) if options[VINE_OPTIONS[at]] == ON])
        self.no_trump: bool = options["crescent"] == ON  # in round 1
        self.with_nox: bool = options["quarter"] == ON
        self.one_asleep: bool = options["gibbous"] == ON
        self.first: int = -1 if options["first"] == RANDOM else int(options["first"])
        self.teaching: bool = options["teaching"] == ON

    def words(self) -> list[int]:
        """All options as numbers, so that States of different tables are never the same."""
        return [ord(sign) for name, choice in self.options.items() for sign in f"{name}={choice};"]
