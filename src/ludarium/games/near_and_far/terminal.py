"""The table of Near and Far in a terminal: a row for each traveller, town and map in lines, the own artifacts."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludarium.core.zones import Pile
from ludarium.games.near_and_far.components import BUILDINGS, CELLS, COMPONENTS, GOODS, SPACES
from ludarium.games.near_and_far.facts import NearFacts, Points, facts_of, hand_size
from ludarium.games.near_and_far.table import NearView
from ludarium.games.near_and_far.wording import Sentence, cost_of, needs_of, sentences_of

Say = Callable[..., str]

SEAT_STYLE: Final = ("bright_white", "yellow", "cyan", "bright_magenta")
SYMBOLS: Final = ("skill", "combat", "move", "shield", "search", "heart")
COLUMNS: Final = ("place", "goods", "team", "symbols", "camps", "cards", "points")
STRENGTH: Final = {threat.id.lower(): threat.strength for threat in COMPONENTS.threat}
IN_TOWN: Final = "in-town"


def draw_table(view: NearView, say: Say) -> RenderableType:
    facts = facts_of(view)
    title = say("near-table-title", map=say("near-map-1"), round=view.round)
    if view.last_round:
        title = f"{title} · {say('near-table-last')}"
    return Group(
        Text(title, style="bold"),
        travellers(view, facts, say),
        *(Text(line) for line in surroundings(view, facts, say)),
        *own_cards(view, say),
        *(score_sheet(view, facts, say) if view.step == "over" else ()),
    )


# Travellers.


def travellers(view: NearView, facts: NearFacts, say: Say) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for column in COLUMNS:
        table.add_column(say(f"near-table-{column}"), overflow="fold")
    for seat in range(view.seats):
        points = facts.points[seat].total
        table.add_row(
            seat_text(view, seat, say),
            place_of(view, seat, say),
            goods_of(view, seat, say),
            team_of(view, seat, say),
            symbols_of(facts, view.reputation.get(seat, 0), seat, say),
            str(sum(owner == seat for owner in view.camps.values()) + len(view.beaten.get(seat, []))),
            cards_of(view, seat, say),
            str(points),
            style=SEAT_STYLE[seat],
        )
    return table


def seat_text(view: NearView, seat: int, say: Say) -> str:
    name = say("near-table-you" if seat == view.seat else "near-table-seat", seat=seat + 1)
    return f"{name}, {say('near-table-to-move')}" if seat in view.to_move else name


def place_of(view: NearView, seat: int, say: Say) -> str:
    place = view.places.get(seat, IN_TOWN)
    if place == IN_TOWN:
        return say("near-table-in-town")
    return say(f"near-building-{place}" if place in (*BUILDINGS, "jail") else f"near-space-{place}")


def goods_of(view: NearView, seat: int, say: Say) -> str:
    held = view.goods[seat]
    amounts = [(name, getattr(held, name)) for name in GOODS]
    return ", ".join(
        [
            say("near-amount-heart", number=view.hearts.get(seat, 0)),
            *(say(f"near-amount-{name}", number=number) for name, number in amounts if number),
        ]
    )


def team_of(view: NearView, seat: int, say: Say) -> str:
    team = [*view.team.get(seat, []), *(["animal"] if view.animal_in_team.get(seat, True) else [])]
    reserve = view.reserve.get(seat, [])
    shown = listed("near-adventurer-{}", team, say)
    return f"{shown} ({listed('near-adventurer-{}', reserve, say)})" if reserve else shown


def symbols_of(facts: NearFacts, reputation: int, seat: int, say: Say) -> str:
    amounts = [(name, getattr(facts.symbols[seat], name)) for name in SYMBOLS]
    shown = [(say(f"near-symbol-{name}"), number) for name, number in amounts if number]
    return ", ".join(f"{name} {number}" for name, number in [*shown, (say("near-symbol-reputation"), reputation)])


def cards_of(view: NearView, seat: int, say: Say) -> str:
    names = [
        *(f"near-chief-{tribe}" for tribe in view.chiefs.get(seat, [])),
        *(f"near-artifact-{card}" for card in view.bought.get(seat, [])),
        *(f"near-animal-{animal}" for animal in view.animals.get(seat, [])),
        *(f"near-treasure-{card}" for card in view.treasures.get(seat, [])),
        *(f"near-find-{card}" for card in view.finds.get(seat, [])),
        *(f"near-threat-{card}" for card in view.beaten.get(seat, [])),
    ]
    return ", ".join([*map(say, names), say("near-table-closed", number=hand_size(view, seat))])


# Town and map.


def surroundings(view: NearView, facts: NearFacts, say: Say) -> Iterator[str]:
    hires = [f"{say(f'near-adventurer-{name}')} {facts.hire.get(name, '')}".strip() for name in view.row.values()]
    yield say("near-table-row", adventurers=", ".join(hires))
    if view.threat_deck:
        active = view.threat_deck[0]
        yield say("near-table-threat", threat=say(f"near-threat-{active}"), strength=STRENGTH[active])
    else:
        yield say("near-table-no-threat")
    quests = [name for name in SPACES if name in view.quests]
    if quests:
        yield say("near-table-quests", spaces=listed("near-space-{}", quests, say))
    for line, names in (("near-table-map", SPACES), ("near-table-mine", CELLS)):
        camps = [f"{name} ({view.camps[name] + 1})" for name in names if name in view.camps]
        if camps:
            yield say(line, camps=", ".join(camps))
    if view.roll is not None and view.roll.die and facts.checks:
        yield say("near-table-roll", die=view.roll.die, total=facts.checks[0].have)


# Cards that the reader sees.


def own_cards(view: NearView, say: Say) -> Iterator[RenderableType]:
    if view.seat is None:
        return
    for title, pile in (
        ("near-table-hand", view.hands.get(view.seat, [])),
        ("near-table-pack", view.packs.get(view.seat, [])),
        ("near-table-drawn", view.drawn.get(view.seat, [])),
    ):
        names = open_cards(pile)
        if names:
            yield Text(say(title), style="bold")
            yield artifact_table(names, say)


def open_cards(pile: Pile) -> list[str]:
    return list(pile) if isinstance(pile, list) else []


def artifact_table(names: Sequence[str], say: Say) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
    for name in names:
        price = [*cost_of(name), *needs_of(name)]
        table.add_row(say(f"near-artifact-{name}"), said(price, ", ", say), said(sentences_of(name), " ", say))
    return table


def said(sentences: Sequence[Sentence], between: str, say: Say) -> str:
    return between.join(say(one.text, **arguments_of(one, say)) for one in sentences)


def arguments_of(sentence: Sentence, say: Say) -> dict[str, str | int]:
    """An argument that is a text id is said first."""
    return {
        name: say(value) if isinstance(value, str) and value.startswith("near-") else value
        for name, value in sentence.arguments.items()
    }


def listed(pattern: str, names: Sequence[str], say: Say) -> str:
    return ", ".join(say(pattern.format(name)) for name in names)


# The end.


def score_sheet(view: NearView, facts: NearFacts, say: Say) -> Iterator[RenderableType]:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for seat in range(view.seats):
        table.add_column(seat_text(view, seat, say), justify="right", style=SEAT_STYLE[seat])
    for line in Points.__struct_fields__:
        table.add_row(say(f"near-line-{line}"), *(str(getattr(points, line)) for points in facts.points))
    yield table
    yield Text(say(f"near_and_far-ending-{view.how}"))
