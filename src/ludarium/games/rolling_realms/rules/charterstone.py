"""Charterstone (rules chapter 12): buildings give resources and note the other die, crates become stars."""

from typing import Final

from mypy_extensions import i64

from ludarium.core.bits import bit_of, each, how_many
from ludarium.core.errors import NotAllowed
from ludarium.games.rolling_realms.components import COMPONENTS
from ludarium.games.rolling_realms.rules.move_numbers import NOTE
from ludarium.games.rolling_realms.rules.player import NOTE_NUMBER, SHOWN, Player, Realm
from ludarium.games.rolling_realms.rules.questions import Question, refuse
from ludarium.games.rolling_realms.rules.resources import pack

CARD: Final = COMPONENTS.charterstone
BUILDINGS: Final = 6
# The sheet: six buildings, six noted numbers of three bits, six marked crates.
NOTED: Final = 6
MARKED: Final = 24
CRATES: Final = 6  # the action that marks crates; the six before it are buildings

BUILDING_GAIN: Final[list[int]] = [pack(gain) for gain in CARD.buildings]


def noted(sheet: i64, crate: i64) -> i64:
    """The number on a crate, 0 for none."""
    return sheet >> (NOTED + 3 * crate) & 7


def crates_to_mark(sheet: i64, value: i64) -> i64:
    """RR-095, RR-A11: the unmarked crates that carry a number."""
    found: i64 = 0
    for crate in range(BUILDINGS):
        if sheet >> (NOTED + 3 * crate) & 7 == value and not sheet >> (MARKED + crate) & 1:
            found |= bit_of(crate)
    return found


class Charterstone(Realm):
    def index(self, player: Player, sheet: i64, value: i64) -> i64:
        options: i64 = 0
        if not sheet >> (value - 1) & 1:
            options = 1
        if sheet >> NOTED and crates_to_mark(sheet, value):
            options += 2
        return value * 4 + options if options else 0

    def actions(self, index: int) -> list[int]:
        value, options = index >> 2, index & 3
        return [value - 1] * (options & 1) + [CRATES] * (options >> 1)

    def mark(self, player: Player, slot: i64, action: i64, value: i64, source: i64) -> None:
        """RR-090: either the building or the crates."""
        sheet = player.sheet(slot)
        if action == CRATES:
            player.write(slot, sheet | crates_to_mark(sheet, value) << MARKED)
            return
        player.write(slot, sheet | bit_of(action))
        player.gain(BUILDING_GAIN[action])
        one = player.rolled & SHOWN
        two = player.rolled >> 3
        if source == 0 or one == two:
            note(player, slot, action, two)
        elif source == 1:
            note(player, slot, action, one)
        else:
            # RR-A10: no rolled die is in use, so there are two others.
            player.ask(NOTE_NUMBER, action)

    def stars(self, player: Player, sheet: i64) -> i64:
        """RR-096: a star for each marked crate."""
        return how_many(sheet >> MARKED)

    def why_not(self, player: Player, sheet: i64, action: int, value: int) -> NotAllowed:
        if action == CRATES:
            if any(noted(sheet, crate) == value for crate in range(BUILDINGS)):
                return refuse("RR-A11", "realms-no-crates-left", value=value)
            return refuse("RR-095", "realms-no-crates", value=value)
        if action + 1 != value:
            return refuse("RR-091", "realms-no-other-number", shown=action + 1, value=value)
        return refuse("RR-A11", "realms-no-marked", number=value)

    def label(self, action: int) -> str:
        return "charterstone-crates" if action == CRATES else "charterstone-building"

    def cells(self, sheet: int, action: int, value: int) -> list[str]:
        if action == CRATES:
            return [self.cell_names[BUILDINGS + crate] for crate in each(crates_to_mark(sheet, value))]
        return [self.cell_names[action]]

    def shown_cells(self, sheet: int, action: int, value: int) -> list[str]:
        cells = self.cells(sheet, action, value)
        return cells if action == CRATES else [*cells, self.cell_names[BUILDINGS + action]]

    def fault(self, player: Player, sheet: int) -> NotAllowed | None:
        noting = player.number if player.step == NOTE_NUMBER else -1
        for crate in range(BUILDINGS):
            used = bool(sheet >> crate & 1)
            number = bool(noted(sheet, crate))
            if crate == noting:
                used = not used
            if used != number:
                return refuse("RR-092", "realms-position-crate", cell=f"c{crate + 1}")
            if sheet >> MARKED + crate & 1 and not number:
                return refuse("RR-A11", "realms-position-crate", cell=f"c{crate + 1}")
        return None


def note(player: Player, slot: i64, crate: i64, number: i64) -> None:
    """RR-092, RR-093: the roll result of the other die goes on the crate; the die itself stays as it is."""
    player.write(slot, player.sheet(slot) | number << (NOTED + 3 * crate))


class Note(Question):
    """RR-A10: which of the two rolled numbers goes on a crate, which is the number of the step."""

    def legal(self, player: Player, seat: i64) -> list[int]:
        return [NOTE + (player.rolled & SHOWN) - 1, NOTE + (player.rolled >> 3) - 1]

    def play(self, player: Player, seat: i64, move: i64) -> None:
        note(player, player.slot_of(REALM.number), player.number, move - NOTE + 1)

    def fault(self, player: Player) -> NotAllowed | None:
        in_play = player.slot_of(REALM.number) >= 0
        if in_play and 0 <= player.number < BUILDINGS and not player.rolled_double():
            return None
        return refuse("RR-A10", "realms-position-pending")

    def why_not(self, player: Player, seat: i64, move: i64) -> NotAllowed:
        return refuse("RR-A10", "realms-no-not-rolled", value=int(move - NOTE + 1))


STEP: Final[Question] = Note("note", "note", clause="RR-092")
REALM: Final[Realm] = Charterstone("charterstone", 28)
