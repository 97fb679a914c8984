"""What a card says: its effects, its requirement and its cost as text ids with arguments."""

from typing import Final, NamedTuple

from ludarium.games.near_and_far.components import COMPONENTS, Effect, Goods, Needs

SYMBOLS: Final = ("skill", "combat", "move", "shield", "search", "heart")
GAINED: Final = ("coin", "gem", "food", "reputation")
PLAIN: Final = ("all_flags", "trade_twice", "free_bird", "no_water", "enter_free")
COUNTED: Final = (
    "duel_add", "fight_add", "roll_add", "hearts_now", "hire_less", "trade_value", "free_departures", "cell_less",
    "end",
)  # fmt: skip
REQUIREMENTS: Final = ("treasures", "beaten", "map_camps", "mine_camps")


class Sentence(NamedTuple):
    """A text id and what fills it; an argument may be a text id itself."""

    text: str
    arguments: dict[str, str | int]


def sentences_of(card: str) -> list[Sentence]:
    """The lines of an artifact, treasure or find by its id.

    >>> sentences_of("ac02")
    [Sentence(text='near-effect-gain', arguments={'when': 'near-when-stables', 'good': 'food', 'number': 2})]
    """
    return [sentence for effect in EFFECTS[card] for sentence in told(effect)] or [Sentence("near-effect-none", {})]


def needs_of(card: str) -> list[Sentence]:
    """What an artifact asks for (NF-301, NF-302).

    >>> needs_of("as07")
    [Sentence(text='near-needs-rep_max', arguments={'number': -3})]
    """
    needs = NEEDS[card]
    found = [Sentence(f"near-needs-{name}", {"number": getattr(needs, name)}) for name in REQUIREMENTS]
    reputation = [("rep_min", needs.rep_min), ("rep_max", needs.rep_max)]
    return [
        *(Sentence(f"near-needs-{name}", {"number": bound}) for name, bound in reputation if bound is not None),
        *(one for one in found if one.arguments["number"]),
    ]


def cost_of(card: str) -> list[Sentence]:
    """
    >>> [one.text for one in cost_of("ac02")]
    ['near-amount-food', 'near-amount-yellow']
    """
    goods = COSTS[card]
    amounts = [(name, getattr(goods, name)) for name in goods.__struct_fields__]
    return [Sentence(f"near-amount-{name}", {"number": number}) for name, number in amounts if number]


EFFECTS: Final[dict[str, list[Effect]]] = {
    **{artifact.id.lower(): artifact.effects for artifact in COMPONENTS.artifact},
    **{treasure.id.lower(): treasure.effects for treasure in COMPONENTS.treasure},
    **{find.id.lower(): find.effects for find in COMPONENTS.find},
}
NEEDS: Final[dict[str, Needs]] = {artifact.id.lower(): artifact.needs for artifact in COMPONENTS.artifact}
COSTS: Final[dict[str, Goods]] = {artifact.id.lower(): artifact.cost for artifact in COMPONENTS.artifact}


def told(effect: Effect) -> list[Sentence]:
    """One effect as its sentence; symbols as one for each."""
    if effect.visit or effect.on:
        return [at_a_moment(effect)]
    if effect.end_each or effect.end_if or effect.end_most:
        return [at_the_end(effect)]
    if effect.code:
        return [Sentence(f"near-effect-{effect.code}", {})]
    if effect.reroll:
        return [Sentence(f"near-effect-reroll-{effect.reroll}", {})]
    if effect.avoid:
        return [Sentence(f"near-effect-avoid-{effect.avoid}", {})]
    if effect.bomb:
        return [Sentence("near-effect-bomb", {"number": effect.roll_add})]
    if effect.tribe:
        return [Sentence("near-effect-hire_less-tribe", {"tribe": effect.tribe, "number": effect.hire_less})]
    return [
        *(Sentence(f"near-effect-{name}", {}) for name in PLAIN if getattr(effect, name)),
        *(
            Sentence(f"near-effect-{name}", {"number": number})
            for name in (*SYMBOLS, *COUNTED)
            if (number := getattr(effect, name))
        ),
    ]


def at_a_moment(effect: Effect) -> Sentence:
    moment = "opponent" if effect.with_opponent else effect.visit or effect.on
    when = f"near-when-{moment}"
    if effect.draw_artifacts:
        return Sentence("near-effect-draw_artifacts", {"when": when, "number": effect.draw_artifacts})
    good = next(name for name in GAINED if getattr(effect, name))
    return Sentence("near-effect-gain", {"when": when, "good": good, "number": getattr(effect, good)})


def at_the_end(effect: Effect) -> Sentence:
    points: dict[str, str | int] = {"points": effect.points}
    if effect.end_most:
        return Sentence(f"near-effect-most-{effect.end_most}", points)
    if effect.end_if:
        return Sentence(f"near-effect-if-{effect.end_if}", {**points, "least": effect.least})
    if effect.end_each == "trade_camps":
        return Sentence("near-effect-each-trade_camps", {**points, "most": effect.most})
    if effect.end_each == "food":
        return Sentence("near-effect-each-food", {**points, "each": effect.each})
    if effect.end_each == "treasures":
        return Sentence("near-effect-each-treasures", points)
    return Sentence("near-effect-each-tribe", {**points, "tribe": effect.end_each})
