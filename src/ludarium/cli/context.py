"""What every command works with: its arguments, the texts, the screen."""

import sys
from argparse import Namespace
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from ludarium.core.campaign import Campaign, CampaignView
from ludarium.core.errors import LudariumError
from ludarium.core.game import Game
from ludarium.core.registry import campaign as find_campaign
from ludarium.core.registry import game as find_game
from ludarium.core.state import State
from ludarium.core.text import Texts

PACKAGES: Final = ("ludarium.core", "ludarium.cli")


class Screen(Console):
    """Standard output. Texts are printed as they are: a bracket in them is no markup."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        """Rich would end the program here; the reader's leaving is the command line's business."""
        raise BrokenPipeError

    def forget(self) -> None:
        """Clear the screen and what was scrolled off it, so that nobody can look back."""
        if self.is_terminal:
            self.file.write("\x1b[3J")
            self.clear()


class InputEnded(Exception):
    """Nobody answers any more."""


class Context:
    """What every command works with. ``texts`` also knows a game's words once a game was opened."""

    def __init__(self, asked: Namespace, texts: Texts) -> None:
        self.asked = asked
        self.texts = texts
        self.opened = ""
        self.screen = Screen()
        self.unsealed: set[str] = set()

    def open_campaign(self, name: str) -> Campaign[Any, Any]:
        """A campaign by its id or its game, with the words of both."""
        campaign = find_campaign(name)
        self.texts = Texts(self.texts.language, [*PACKAGES, find_game(campaign.of).package, campaign.package])
        self.opened = ""
        self.unsealed = set()
        return campaign

    def unseal(self, campaign: Campaign[Any, Any], state: State) -> list[str]:
        """Add the sealed texts that may be read by now; those that could not be read before."""
        view = campaign.view(state, None)
        assert isinstance(view, CampaignView)
        fresh = [name for name in view.opened if name not in self.unsealed]
        for name in fresh:
            self.texts.unseal(campaign.package, name)
        self.unsealed.update(fresh)
        return fresh

    def open_game(self, name: str) -> Game:
        game = find_game(name)
        if game.package != self.opened:
            self.texts = Texts(self.texts.language, [*PACKAGES, game.package])
            self.opened = game.package
        return game

    def say(self, message: str, **arguments: str | int | list[str]) -> str:
        return self.texts.say(message, **arguments)

    def show(self, *parts: RenderableType) -> None:
        """Texts are broken into lines for a person; whoever reads by program wants them whole."""
        for part in parts:
            whole = isinstance(part, str | Text) and not self.screen.is_terminal
            self.screen.print(part, soft_wrap=whole)

    def line(self, text: str = "") -> None:
        """One line, however long."""
        self.screen.print(text, soft_wrap=True)

    def complain(self, error: LudariumError) -> None:
        """Say an error as a sentence, beside the output."""
        print(self.texts.error(error), file=sys.stderr)

    def indented(self, text: str | Text, columns: int) -> RenderableType:
        if self.screen.is_terminal:
            return Padding(text, (0, 0, 0, columns), expand=False)
        return Text(" " * columns).append(text)

    def show_long(self, parts: Sequence[RenderableType]) -> None:
        """Paged if a person would have to scroll back."""
        if self.at_terminal:
            with self.screen.pager():
                self.show(*parts)
        else:
            self.show(*parts)

    @property
    def at_terminal(self) -> bool:
        """Whether a person sits here, and not a script."""
        return self.screen.is_terminal and sys.stdin.isatty()

    def read(self, prompt: str) -> str:
        """One line of input. A script's lines are echoed, so that its transcript can be followed."""
        if self.at_terminal:
            with suppress(ImportError):
                import readline  # noqa: F401  # gives `input` its arrow keys
        try:
            line = input(prompt)
        except EOFError:
            print()
            raise InputEnded from None
        if not sys.stdin.isatty():
            print(line)
        return line

    def decimal(self, number: float) -> str:
        """A number with one digit behind the point, or the comma, of the language."""
        whole, tenths = divmod(round(number * 10), 10)
        return self.say("cli-decimal", whole=whole, tenths=str(tenths))

    def points(self, game: Game, score: int) -> str:
        return str(score) if game.score_parts == 1 else self.decimal(score / game.score_parts)

    def options(self) -> dict[str, str]:
        """The table options given as ``--option name=choice``."""
        pairs: Iterable[tuple[str, str]] = self.asked.option or []
        return dict(pairs)
