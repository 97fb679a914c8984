"""Moves of Rolling Realms made visible: a label for people, what the move gives, the things it touches."""

from typing import Final

from ludarium.core.option import Option
from ludarium.games.rolling_realms.components import REALMS, RESOURCES
from ludarium.games.rolling_realms.engine import charterstone, euphoria, pendulum, scythe, viticulture
from ludarium.games.rolling_realms.engine.moves import (
    ACTIONS,
    AGAIN,
    COINS,
    COPY,
    DONE,
    DOUBLE,
    ENOUGH,
    FIRST_ACTION,
    GAINED,
    GRAPE,
    MISS,
    NOTE,
    REALM_OF,
    SEVEN,
    SHIFT,
    TAKE,
    USE,
    WAYS,
)
from ludarium.games.rolling_realms.engine.player import CHOOSE_GRAPES, SHOWN, TAKE_RESOURCE, Player
from ludarium.games.rolling_realms.engine.powers import FACES, STEP_OF, gained_dice, shown_by
from ludarium.games.rolling_realms.engine.resources import coins, hearts, pumpkins
from ludarium.games.rolling_realms.engine.steps import play_on
from ludarium.games.rolling_realms.engine.telling import cells_of, die_name, value_of
from ludarium.games.rolling_realms.notation import ACTION_NAMES, NOTATIONS

Arguments = dict[str, str | int | list[str]]

SIGNS: Final = (("pumpkins", "🎃"), ("hearts", "♥"), ("coins", "¢"), ("stars", "★"))
POWERS: Final = ((COINS, "coins"), (SEVEN, "seven"), (COPY, "copy"), (DOUBLE, "double"))


def outcome(player: Player, move: int) -> dict[str, int]:
    """What a move gives at once; resources still to be chosen are ``choice``."""
    after = player.copy()
    play_on(after, move)
    # Fields of a packed number borrow from each other when one falls, so each is compared alone.
    change = {
        "pumpkins": int(pumpkins(after.held()) - pumpkins(player.held())),
        "hearts": int(hearts(after.held()) - hearts(player.held())),
        "coins": int(coins(after.held()) - coins(player.held())),
    }
    stars = int(after.stars() - player.stars())
    if after.step == CHOOSE_GRAPES and player.step != CHOOSE_GRAPES:
        stars += viticulture.STARS
    choice = int(after.pending & 3) if after.step == TAKE_RESOURCE else 0
    return {**change, "stars": stars, "tenths": 10 * stars + sum(change.values()), "choice": choice}


def signs(change: dict[str, int]) -> str:
    """
    >>> signs({"pumpkins": 1, "hearts": -2, "coins": 0, "stars": 1})
    '🎃★ −♥♥'
    """
    gained = "".join(sign * max(0, change[name]) for name, sign in SIGNS)
    paid = "".join(sign * max(0, -change[name]) for name, sign in SIGNS)
    return " ".join(part for part in (gained, f"−{paid}" if paid else "") if part)


def option_of(player: Player, move: int) -> Option:
    change = outcome(player, move)
    facts: Arguments = {**change, "gain": f" → {signs(change)}" if signs(change) else ""}
    if move >= USE:
        return use_option(player, move, facts)
    if move >= SHIFT:
        return shift_option(player, move, facts)
    notation = NOTATIONS[move]
    if move == DONE:
        return Option(move, notation, "realms-move-done", facts, ["done"])
    if move == ENOUGH:
        return Option(move, notation, "realms-move-enough", facts, ["enough"])
    if move < TAKE:
        number = move - MISS
        facts |= {"die": str(number + 1), "value": shown_by(player, number)}
        return Option(move, notation, "realms-move-miss", facts, [f"die:{number + 1}", "miss"])
    if move <= NOTE:
        resource = RESOURCES[move - TAKE]
        return Option(move, notation, "realms-move-take", facts | {"resource": resource}, [f"resource:{resource}"])
    if move <= GRAPE:
        value = move - NOTE
        number = 1 if player.rolled & SHOWN == value else 2
        refs = [f"value:{value}", f"die:{number}"]
        return Option(move, notation, "realms-move-note", facts | {"value": value}, refs)
    if move <= DOUBLE:
        value = move - GRAPE
        refs = [f"cell:viticulture.g{value}"]
        return Option(move, notation, "realms-move-grape", facts | {"value": value}, refs)
    return power_option(move, facts)


def power_option(move: int, facts: Arguments) -> Option:
    first, power = next((first, power) for first, power in POWERS if move > first)
    resource = "coin" if first >= SEVEN else "heart"
    value = move - first
    refs = [f"resource:{resource}", f"power:{power}", f"value:{value}"]
    return Option(move, NOTATIONS[move], f"realms-move-{power}", facts | {"value": value}, refs)


def shift_option(player: Player, move: int, facts: Arguments) -> Option:
    die, way = divmod(move - SHIFT, WAYS)
    shown = shown_by(player, die)
    power = "again" if way >= AGAIN else "shift"
    facts |= {"die": die_name(die), "value": shown, "becomes": shown + STEP_OF[way]}
    refs = [die_ref(die), "resource:pumpkin", f"power:{power}", f"becomes:{shown + STEP_OF[way]}"]
    return Option(move, NOTATIONS[move], f"realms-move-{power}", facts, refs)


def die_ref(die: int) -> str:
    name = die_name(die)
    return f"copy:{name[1:]}" if die > GAINED else f"die:{name}"


def taken_die(player: Player, source: int, slot: int) -> int:
    """RR-A46: which of the gained dice that show the same is taken."""
    if source <= GAINED:
        return source
    plain = gained_dice(player.extras, source - GAINED - 1)
    return source + FACES if player.activated >> slot & 1 or not plain else source


def use_option(player: Player, move: int, facts: Arguments) -> Option:
    source, action = divmod(move - USE, ACTIONS)
    realm = REALMS[REALM_OF[action]]
    slot = next(slot for slot, one in enumerate(player.realms) if one.number == REALM_OF[action])
    value = value_of(player, source)
    cells = cells_of(player, action, value)
    place = ACTION_NAMES[action].split(".")[1]
    if realm == "charterstone" and place != "crates":
        cells.append(f"c{action - FIRST_ACTION[REALM_OF[action]] + 1}")
    facts |= {"die": die_name(source), "value": value, "cell": place.split("/")[0]}
    refs = [die_ref(taken_die(player, source, slot)), f"realm:{realm}", *(f"cell:{realm}.{cell}" for cell in cells)]
    if realm == "tapestry":
        turns = int(place.split("/")[1])
        facts |= {"turns": turns}
        refs.append(f"turn:{turns}")
    return Option(move, NOTATIONS[move], f"realms-move-{kind_of(realm, action)}", facts, refs)


def kind_of(realm: str, action: int) -> str:
    """The label of a use: realms that can be used in several ways have one for each."""
    local = action - FIRST_ACTION[REALM_OF[action]]
    if realm == "charterstone":
        return "charterstone-crates" if local == charterstone.CRATES else "charterstone-building"
    if realm == "euphoria":
        return "euphoria-both" if local >= 2 * euphoria.NUMBERS else "euphoria"
    if realm == "pendulum":
        return "pendulum-octagon" if local < pendulum.OCTAGONS else "pendulum-number"
    if realm == "scythe":
        return ("scythe-top", "scythe-bottom", "scythe-both")[local // scythe.COLUMNS]
    if realm == "viticulture":
        return "viticulture-grape" if local < viticulture.GRAPES else "viticulture-order"
    return realm
