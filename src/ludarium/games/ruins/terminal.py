"""The table of Ruins in a terminal."""

from collections.abc import Callable

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ludarium.games.ruins.components import COMPONENTS, DISCOVERIES, RUIN_NUMBER
from ludarium.games.ruins.engine.cards import COPIES
from ludarium.games.ruins.view import EMPTY_SLOT, Play, RuinsView, Upgrades

Say = Callable[..., str]
POSITION_STYLE = {"top": "yellow", "middle": "cyan", "bottom": "magenta"}
ICON = {"increase": "+", "adapt": "?", "extra": "⊕", "draw": "↓", "force": "↯", "relight": "♨"}


def effect_text(effect: dict[str, int]) -> str:
    parts = []
    for kind, number in effect.items():
        if kind == "increase":
            parts.append(f"+{number}")
        else:
            parts.append(ICON[kind] * number)
    return " ".join(parts)


def discovery_text(name: str) -> Text:
    discovery = COMPONENTS.discovery[DISCOVERIES.index(name)]
    return Text(f"{name} {effect_text({**discovery.effect})}", style=POSITION_STYLE[discovery.position])


def ruin_text(name: str, view: RuinsView) -> Text:
    """A ruin as value, side, upgrades and owner: ``7☾ 4b [+2]``."""
    upgrades = view.upgrades.get(name, Upgrades())
    ruin = COMPONENTS.ruin[RUIN_NUMBER[name] // COPIES]
    value = ruin.night if upgrades.night else ruin.day
    for discovery in upgrades.discoveries:
        value += COMPONENTS.discovery[DISCOVERIES.index(discovery)].effect.get("increase", 0)
    text = Text.assemble((f"{value}", "bold"), (" ☾" if upgrades.night else " ☀", "dim"), (f" {name}", "dim"))
    if upgrades.night and ruin.night_effect:
        text.append(f" {effect_text({**ruin.night_effect})}", style="blue")
    for discovery in upgrades.discoveries:
        text.append(" ").append_text(discovery_text(discovery))
    if upgrades.claim is not None:
        text.append(f" ⚑{upgrades.claim}", style="red")
    return text


def joined(parts: list[Text], separator: str = "   ") -> Text:
    return Text(separator).join(parts)


def play_text(play: Play, view: RuinsView, say: Say) -> Text:
    text = Text(say("ruins-table-play", seat=play.seat, count=play.count, value=play.value) + "  ")
    return text.append_text(joined([ruin_text(name, view) for name in play.ruins]))


def draw_table(view: RuinsView, say: Say) -> Group:
    """Seats, market, pile and own hand, top to bottom as the eye goes."""
    title = say("ruins-table-deciding") if view.round > COMPONENTS.game.rounds else say(
        "ruins-table-round", round=view.round
    )
    seats = Table(box=None, padding=(0, 2), header_style="dim")
    for column in ("seat", "vp", "cards", "torches", "claims", "state"):
        seats.add_column(say(f"ruins-table-{column}"))
    for seat in range(view.seats):
        state = ""
        if seat not in view.participants:
            state = say("ruins-table-not-in")
        elif seat in view.out:
            state = say("ruins-table-out", place=view.out.index(seat) + 1)
        elif seat in view.to_move:
            state = say("ruins-table-to-move")
        if seat in view.poised:
            state = f"{state} {say('ruins-table-poised')}".strip()
        name = say("ruins-table-you") if seat == view.seat else say("ruins-table-other", seat=seat)
        lit = view.torches[seat]
        seats.add_row(
            name,
            str(view.scores[seat]),
            str(view.hand_sizes[seat]),
            "●" * lit + "○" * (COMPONENTS.game.torches - lit),
            "⚑" * view.unused_claims[seat],
            state,
            style="bold" if seat == view.seat else "",
        )
    market = Table(box=None, padding=(0, 2), show_header=False)
    row = [
        Text(say("ruins-table-slot", slot=slot + 1, price=view.prices[slot]) + " ").append_text(
            Text("—") if name == EMPTY_SLOT else discovery_text(name)
        )
        for slot, name in enumerate(view.market)
    ]
    market.add_row(Text(say("ruins-table-market"), style="dim"), *row)
    counts = say(
        "ruins-table-decks",
        deck=view.deck_size,
        discard=len(view.discard),
        discoveries=view.discoveries_left,
    )
    pile: list[Text] = [play_text(play, view, say) for play in view.pile[-3:]]
    body: list[object] = [seats, Text(), market, Text(counts, style="dim"), Text()]
    body += pile or [Text(say("ruins-table-no-pile"), style="dim")]
    if view.seat is not None:
        hand = sorted(view.hand, key=lambda name: RUIN_NUMBER[name])
        body += [Text(), Text(say("ruins-table-hand") + "  ", style="dim")]
        body.append(joined([ruin_text(name, view) for name in hand]))
    return Group(Panel(Group(*body), title=title, title_align="left"))  # type: ignore[arg-type]  # Rich takes any renderable
