"""Moves of Rolling Realms made visible: a label for people, what the move gives, the things it touches."""

from collections.abc import Callable
from typing import Final

from ludarium.core.moves import Label, LabelArguments, Said
from ludarium.games.rolling_realms.components import COMPONENTS, PowerName
from ludarium.games.rolling_realms.moves import DICE, MOVES, PLACES
from ludarium.games.rolling_realms.rules import take, viticulture
from ludarium.games.rolling_realms.rules.move_numbers import AGAIN, ROLLED
from ludarium.games.rolling_realms.rules.news import Use, amounts
from ludarium.games.rolling_realms.rules.player import CHOOSE_GRAPES, SHOWN, TAKE_RESOURCE, Player
from ludarium.games.rolling_realms.rules.powers import CHANGE, shown_by
from ludarium.games.rolling_realms.rules.state import RealmsState
from ludarium.games.rolling_realms.rules.steps import play_on
from ludarium.games.rolling_realms.sheets import cells_of

SIGNS: Final = (("pumpkins", "🎃"), ("hearts", "♥"), ("coins", "¢"), ("stars", "★"))


def after_move(player: Player, move: int) -> Player:
    after = player.copy()
    play_on(after, move)
    return after


def outcome(player: Player, after: Player) -> dict[str, int]:
    """What a move gives at once; resources still to be chosen are ``choice``, ``worth`` is for sorting."""
    # Fields of a packed number borrow from each other when one falls, so each is compared alone.
    now, then = amounts(after.held()), amounts(player.held())
    change = {name: now[name] - then[name] for name in now}
    stars = int(after.stars() - player.stars())
    if after.step == CHOOSE_GRAPES and player.step != CHOOSE_GRAPES:
        stars += viticulture.STARS
    choice = int(take.times_of(after.number)) if after.step == TAKE_RESOURCE else 0
    return {**change, "stars": stars, "choice": choice, "worth": 10 * (stars + choice) + sum(change.values())}


def marked(player: Player, after: Player) -> list[str]:
    """The cells that a move changes with what will be in them, as ``a1=5``; an order counts as filled by then."""
    if after.step == CHOOSE_GRAPES:
        after = after.copy()
        viticulture.fill_order(after, after.number)
    found: list[str] = []
    for slot, realm in enumerate(player.realms):
        before, sheet = int(player.sheet(slot)), int(after.sheet(slot))
        if sheet != before:
            found += [f"{cell}={content}" for cell, content in cells_of(realm.name, sheet, before).items()]
    return found


def signs(change: dict[str, int]) -> str:
    """
    >>> signs({"pumpkins": 1, "hearts": -2, "coins": 0, "stars": 1})
    '🎃★ −♥♥'
    """
    gained = "".join(sign * max(0, change[name]) for name, sign in SIGNS)
    paid = "".join(sign * max(0, -change[name]) for name, sign in SIGNS)
    return " ".join(part for part in (gained, f"−{paid}" if paid else "") if part)


def label_of(state: RealmsState, seat: int, said: Said) -> Label:
    """The label of a move; all of them tell what the move gives, and what it marks."""
    player = state.players[seat]
    after = after_move(player, MOVES.number(said.kind.name, **said.values))
    change = outcome(player, after)
    given: LabelArguments = {**change, "gain": f" → {signs(change)}" if signs(change) else ""}
    marks = marked(player, after)
    if marks:
        given["marks"] = marks
    labeller = LABELS.get(said.kind.name)
    label = labeller(player, said) if labeller is not None else said.label
    return label._replace(arguments=given | label.arguments)


# Labels that depend on the cards.


def miss(player: Player, said: Said) -> Label:
    return said.label.adding(value=shown_by(player, said.places["die"]))


def note(player: Player, said: Said) -> Label:
    die = 1 if player.rolled & SHOWN == said.values["value"] else 2
    return said.label.adding(f"die:{die}")


def bought_die(_: Player, said: Said) -> Label:
    return said.label.adding(leaves=f"copy:{said.values['value']}")


def shift(player: Player, said: Said) -> Label:
    """``leaves`` is the die as it will be called: a changed copy is another copy."""
    die, way = said.places["die"], said.places["way"]
    value = shown_by(player, die)
    becomes = value + CHANGE[way]
    power: PowerName = "again" if way >= AGAIN else "shift"
    may_again = way >= AGAIN or DICE[die].endswith("r")
    leaves = die_ref(die) if die < ROLLED else f"copy:{becomes}{'r' if may_again else ''}"
    arguments: LabelArguments = {"die": DICE[die], "value": value, "becomes": becomes, "leaves": leaves}
    refs = [die_ref(die), f"resource:{COMPONENTS.powers[power].resource}", f"power:{power}", f"becomes:{becomes}"]
    return Label(f"realms-move-{power}", arguments, refs)


def use(player: Player, said: Said) -> Label:
    use = Use(player, said)
    realm = use.realm.name
    place, _, turns = PLACES[realm][use.action].partition("/")
    arguments: LabelArguments = {"die": use.die, "value": use.value, "cell": place}
    cells = use.realm.shown_cells(player.sheet(use.slot), use.action, use.value)
    refs = [die_ref(use.taken), f"realm:{realm}", *(f"cell:{realm}.{cell}" for cell in cells)]
    if turns:
        arguments["turns"] = int(turns)
        refs.append(f"turn:{turns}")
    return Label(f"realms-move-{use.realm.label(use.action)}", arguments, refs)


def die_ref(die: int) -> str:
    return f"die:{DICE[die]}" if die < ROLLED else f"copy:{DICE[die].removeprefix('+')}"


LABELS: Final[dict[str, Callable[[Player, Said], Label]]] = {
    "miss": miss,
    "note": note,
    **dict.fromkeys(("double", "copy", "seven", "coins"), bought_die),
    "shift": shift,
    "use": use,
}
