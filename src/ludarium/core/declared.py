"""A game that declares its table, its moves and its steps; what follows from that is done here."""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar, cast

from msgspec import UNSET

from ludarium.core.dealing import Known
from ludarium.core.errors import BadPosition
from ludarium.core.game import Game, Json
from ludarium.core.layout import Layout
from ludarium.core.moves import Label, LabelArguments, Moves, Said
from ludarium.core.option import Family, KindAbout, Offer, Option, RangeAbout
from ludarium.core.position import Chance, read_position
from ludarium.core.result import Result
from ludarium.core.rng import Rng
from ludarium.core.state import State
from ludarium.core.steps import StepState
from ludarium.core.view import TRUTH, Facts, View
from ludarium.core.zones import Open, Secret, Shown


class TableView(View, frozen=True, kw_only=True):
    """What the table of every declared game has besides its zones.

    ``about`` is the number of the step that asks, ``follows`` are the frames behind it, both as steps write them.
    """

    options: Open[dict[str, str]] = {}  # noqa: RUF012 - msgspec copies it
    about: Open[str] = ""
    follows: Open[list[str]] = []  # noqa: RUF012
    result: Shown[Result | None] = None
    chance: Secret[Chance | None] = None


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=TableView)
Labeller = Callable[[Any, int, Said], Label]


class Common(NamedTuple):
    """What a position adds to the labels of many moves of a kind alike, such as the tile that is to be placed.

    ``text`` is the id of their label, where it is not that of the kind.
    """

    arguments: LabelArguments
    refs: Sequence[str] = ()
    text: str = ""


def nothing_common(_state: Any, _seat: int, _move: int) -> Common:
    """For kinds of moves whose labels follow from the table of kinds alone."""
    return Common({})


class DeclaredGame(Game, Generic[S, V]):
    """A game with a ``Layout`` and a table of ``Moves``.

    Besides the rules it writes what lies where (``table``), the way back (``put``), and what a seat knows of closed
    zones (``known``).
    """

    layout: ClassVar[Layout[Any]]
    moves: ClassVar[Moves]
    labels: ClassVar[Mapping[str, Labeller]] = {}  # by kind of move, where a label depends on the position
    # Kinds of moves that come in hundreds and are told as families, with what the position adds to the label of a
    # move: those to which it adds the same are a family.
    families: ClassVar[Mapping[str, Callable[[Any, int, int], Common]]] = {}
    usual_seats: ClassVar[int]  # of a position that does not say how many there are
    position_title: ClassVar[str]
    facts_type: ClassVar[type[Facts] | None] = None
    chosen_type: ClassVar[type[Facts] | None] = None  # of what ``compose`` tells of a selection
    latest: tuple[View | None, Any] = (None, None)  # what everybody saw last, and the table that it shows

    def __init_subclass__(cls) -> None:
        if "moves" in cls.__dict__:
            cls.notations = cls.moves.notations

    # What a game writes.

    @abstractmethod
    def table(self, state: S) -> V:
        """The whole truth: ``common(state)`` and the fields that the game declares."""

    @abstractmethod
    def put(self, state: S, table: V, given: Any) -> S:
        """A State with what lies on a table. ``state`` is a fresh one that may be changed and returned.

        Who is asked for what, and what follows, is set already as the table says. ``given`` is the position as it
        was written, with ``UNSET`` for what it leaves out. Raises ``BadPosition`` where the table breaks a rule;
        that each component lies in one place is checked already.
        """

    def known(self, view: V, rng: Rng) -> Known:
        """What a seat knows of closed zones beyond what its View shows, by place."""
        return {}

    def guess(self, view: V, table: V, rng: Rng) -> V:
        """A sampled table with the closed values that a seat can only guess; else they have their defaults."""
        return table

    def prepared(self, given: Any, fresh: V) -> tuple[Any, V]:
        """A position and a set-up before they are put together; a game may change both."""
        return given, fresh

    def blank(self, seats: int, options: dict[str, str], rng: Rng) -> S:
        """A State for ``put`` to fill with a sample; a game may have a quicker one than a whole set-up."""
        return cast(S, self.set_up(seats, options, rng))

    # What every table has.

    def common(self, state: State) -> dict[str, Any]:
        """The fields of ``View`` and ``TableView``, as the truth has them."""
        told = {
            "seat": TRUTH,
            "seats": state.seats,
            "to_move": state.to_move(),
            "result": state.result(),
            "chance": Chance(state.rng.key.hex(), state.rng.drawn),
        }
        if isinstance(state, StepState):
            told["step"] = "over" if state.over else state.asking.name
            told["about"] = state.asking.write_number(state.number)
            told["follows"] = state.write_frames()
        return told

    def resume(self, state: S, table: V) -> None:
        """Ask for what a table says, and let follow what it says."""
        state.over = table.step == "over"
        if isinstance(state, StepState):
            if not state.over:
                step, number = state.read_frame(f"{table.step} {table.about}".rstrip(), "step")
                state.ask_all(step, 0, number)
            state.read_frames(table.follows)
        state.waiting = sum(1 << seat for seat in table.to_move)

    # Moves.

    def option(self, state: State, seat: int, move: int) -> Option:
        said = self.moves.read(move)
        common = self.families.get(said.kind.name)
        if common is not None:
            return self.member(move, common(state, seat, move))
        plain = said.option
        labeller = self.labels.get(said.kind.name)
        if labeller is None:
            return plain
        label = labeller(state, seat, said)
        return Option(move, plain.notation, label.text, label.arguments, label.refs, plain.aside)

    def member(self, move: int, common: Common) -> Option:
        """An option of a family."""
        label = self.moves.read(move).label
        arguments = {**common.arguments, **label.arguments}
        refs = [*common.refs, *label.refs]
        return Option(move, self.moves.notations[move], common.text or label.text, arguments, refs)

    def offered(self, state: State, seat: int) -> list[Option]:
        if not self.families:
            return [self.option(state, seat, move) for move in state.moves(seat)]
        offer = self.offer(state, seat)
        options = {option.move: option for option in offer.options}
        for family in offer.families:
            common = Common(family.arguments, family.refs, family.label)
            options.update((move, self.member(move, common)) for move in family.moves)
        return [options[move] for move in state.moves(seat)]

    def offer(self, state: State, seat: int) -> Offer:
        if not self.families:
            return Offer(self.offered(state, seat))
        options: list[Option] = []
        families: list[tuple[str, Common, list[int]]] = []
        for move in state.moves(seat):
            kind = self.moves.kind(move).name
            common_of = self.families.get(kind)
            if common_of is None:
                options.append(self.option(state, seat, move))
                continue
            common = common_of(state, seat, move)
            for name, known, members in families:
                if name == kind and known == common:
                    members.append(move)
                    break
            else:
                families.append((kind, common, [move]))
        told = [Family(kind, moves, one.text, one.arguments, list(one.refs)) for kind, one, moves in families]
        return Offer(options, told)

    def families_about(self) -> list[KindAbout]:
        moves = self.moves
        return [
            KindAbout(
                name,
                moves.first(name),
                moves.kinds[name].notation,
                moves.label_of(moves.kinds[name]),
                [
                    RangeAbout(at, list(one.values), one.text, one.ref)
                    for at, one in moves.kinds[name].ranges.items()
                ],
                [*moves.kinds[name].refs],
            )
            for name in self.families
        ]

    # Knowledge.

    def opened(self, state: State) -> bool:
        """Whether zones that open at the end of the game are open now."""
        return state.over

    def view(self, state: State, seat: int | None) -> View:
        table = self.table(cast(S, state))
        seen = cast(View, self.layout.views.view(table, seat, self.opened(state)))
        if seat is None:
            self.latest = seen, table
        return seen

    def seat_view(self, public: View, state: State, seat: int) -> View:
        seen, table = self.latest
        if self.layout.views.by_seat and seen is not public:
            table = self.table(cast(S, state))
        return cast(View, self.layout.views.seat_view(public, table, seat, self.opened(state)))

    def sample(self, view: View, rng: Rng) -> State:
        seen = cast(V, view)
        table = cast(V, self.layout.sample(seen, rng, self.known(seen, rng)))
        table = self.guess(seen, table, rng)
        options = dict(getattr(seen, "options", {}))
        state = self.blank(view.seats, options, rng.copy())
        self.resume(state, table)
        sampled = self.put(state, table, self.layout.spoken(table))
        if isinstance(sampled, StepState):
            sampled.blind = True
        return sampled

    # Positions.

    def position(self, state: State) -> Json:
        return self.layout.write(self.table(cast(S, state)))

    def load(self, position: Json, seed: int | bytes = 0) -> State:
        read, seats, options = read_position(self, position, self.layout.reader, self.usual_seats)
        rng = Rng(seed) if isinstance(seed, bytes) else Rng.of(seed)
        state = cast(S, self.set_up(seats, options, rng))
        given, fresh = self.prepared(read, self.table(state))
        table = cast(V, self.layout.complete(given, fresh))
        for at, seat in enumerate(table.to_move):
            if not 0 <= seat < seats:
                raise BadPosition("position-no-such-seat", {"where": f"to_move[{at}]", "seat": seat})
        self.resume(state, table)
        state = self.put(state, table, given)
        if given.chance is not UNSET and given.chance is not None:
            state.rng = given.chance.rng()
        return state

    def position_schema(self) -> Json:
        return self.layout.schema(self.position_title)

    def components(self, state: State) -> dict[str, int]:
        return self.layout.count(self.table(cast(S, state)))
