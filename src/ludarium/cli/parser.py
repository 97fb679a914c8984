"""What can be asked on the command line."""

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NoReturn

from ludarium.core.text import LANGUAGES, Texts

# The words of argparse itself, which it asks gettext for, and the messages that say them here.
ARGPARSE_WORDS: Final = {
    "usage: ": "cli-arg-usage",
    "positional arguments": "cli-arg-positional",
    "options": "cli-arg-options",
    "show this help message and exit": "cli-arg-help",
    "argument %(argument_name)s: %(message)s": "cli-arg-argument",
    "expected one argument": "cli-arg-expected-one",
    "expected at least one argument": "cli-arg-expected-some",
    "unrecognized arguments: %s": "cli-arg-unknown",
    "the following arguments are required: %s": "cli-arg-required",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-arg-choice",
    "ignored explicit argument %r": "cli-arg-no-value",
}


@contextmanager
def argparse_speaking(texts: Texts) -> Iterator[None]:
    """Let argparse speak the language of the texts; a word it has no message for stays English."""
    module = vars(argparse)
    gettext = module["_"]

    def translated(words: str) -> str:
        return texts.say(ARGPARSE_WORDS[words]) if words in ARGPARSE_WORDS else words

    module["_"] = translated
    try:
        yield
    finally:
        module["_"] = gettext


def parse(arguments: Sequence[str], texts: Texts) -> argparse.Namespace:
    """What is asked for, with the name of the command's module; ends by ``SystemExit`` as argparse does."""
    with argparse_speaking(texts):
        return Declarations(texts).parser.parse_args(arguments)


class Version(argparse.Action):
    """Says the version, and whether the rules run as machine code."""

    def __init__(self, option_strings: Sequence[str], texts: Texts, **settings: Any) -> None:
        super().__init__(option_strings, nargs=0, **settings)
        self.texts = texts

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from ludarium import __version__
        from ludarium.core import state

        interpreted = str(state.__file__).endswith(".py")
        message = "cli-version-interpreted" if interpreted else "cli-version-compiled"
        print(self.texts.say(message, version=__version__))
        parser.exit(0)


class Declarations:
    """Every command with its arguments."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

        class Parser(argparse.ArgumentParser):
            def error(self, message: str) -> NoReturn:
                self.exit(2, texts.say("cli-usage-wrong", what=message, command=self.prog) + "\n")

        self.parser: argparse.ArgumentParser = Parser(
            prog="ludarium",
            description=texts.say("cli-about"),
            epilog=texts.say("cli-overview"),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        self.parser.set_defaults(module="serve")
        self.parser.add_argument("--version", action=Version, texts=texts, help=texts.say("cli-version-help"))
        self.language(self.parser)
        self.house()
        commands = self.parser.add_subparsers(
            title=texts.say("cli-arg-commands"), metavar=texts.say("cli-metavar-command")
        )
        self.games(commands)
        self.rules(commands)
        self.play(commands)
        self.replay(commands)
        self.simulate(commands)
        self.verify(commands)
        self.scenario(commands)
        self.position(commands)
        self.campaign(commands)
        self.backup(commands)
        self.restore(commands)

    # Commands.

    def house(self) -> None:
        """Without a command the house opens."""
        self.parser.add_argument("--host", default="127.0.0.1", **self.words("host", "host"))
        self.parser.add_argument("--port", type=self.number(), default=0, **self.words("port", "number"))
        self.parser.add_argument("--public-url", default="", **self.words("public-url", "url"))
        self.parser.add_argument("--db", default="", **self.words("db", "url"))
        self.parser.add_argument("--no-open", action="store_true", help=self.texts.say("cli-arg-no-open"))
        self.parser.add_argument("--workers", type=self.number(1), default=1, **self.words("workers", "number"))

    def games(self, commands: Any) -> None:
        self.command(commands, "games")

    def rules(self, commands: Any) -> None:
        parser = self.command(commands, "rules")
        self.game(parser)
        parser.add_argument("clause", nargs="?", **self.words("clause"))
        parser.add_argument("--search", **self.words("search", "word"))
        parser.add_argument("--coverage", action="store_true", help=self.texts.say("cli-arg-coverage"))
        parser.add_argument("--pending", action="store_true", help=self.texts.say("cli-arg-pending"))
        parser.add_argument("--tests", **self.words("tests", "folder"))

    def play(self, commands: Any) -> None:
        parser = self.command(commands, "play")
        self.game(parser)
        parser.add_argument("--seats", **self.words("seats"))
        self.table(parser)
        parser.add_argument("--save", **self.words("save", "file"))

    def replay(self, commands: Any) -> None:
        parser = self.command(commands, "replay")
        parser.add_argument("file", **self.words("record", "file"))
        self.seat(parser)
        parser.add_argument("--plain", action="store_true", help=self.texts.say("cli-arg-plain"))

    def simulate(self, commands: Any) -> None:
        parser = self.command(commands, "simulate")
        self.game(parser)
        parser.add_argument("--players", type=self.number(), **self.words("players", "number"))
        parser.add_argument("--games", type=self.number(1), default=1000, **self.words("games", "number"))
        parser.add_argument("--bots", default="random", **self.words("bots"))
        self.table(parser)
        parser.add_argument("--json", action="store_true", help=self.texts.say("cli-arg-json"))

    def verify(self, commands: Any) -> None:
        parser = self.command(commands, "verify")
        parser.add_argument("files", nargs="+", **self.words("records", "file"))

    def scenario(self, commands: Any) -> None:
        parser = self.command(commands, "scenario")
        parser.add_argument("files", nargs="+", **self.words("scenarios", "file"))

    def position(self, commands: Any) -> None:
        actions = self.actions(self.command(commands, "position"))
        new = self.command(actions, "new", "position")
        self.game(new)
        new.add_argument("--players", type=self.number(), **self.words("players", "number"))
        self.table(new)
        show = self.command(actions, "show", "position")
        show.add_argument("file", **self.words("position", "file"))
        self.seat(show)
        self.seed(show)
        check = self.command(actions, "check", "position")
        check.add_argument("file", **self.words("position", "file"))
        self.seed(check)
        self.game(self.command(actions, "schema", "position"))

    def campaign(self, commands: Any) -> None:
        actions = self.actions(self.command(commands, "campaign"))
        new = self.command(actions, "new", "campaign")
        new.add_argument("file", **self.words("file-of-campaign", "file"))
        new.add_argument("game", nargs="?", **self.words("game-of-campaign", "game"))
        new.add_argument("--seats", **self.words("seats"))
        new.add_argument("--option", action="append", type=self.choice, **self.words("option"))
        new.add_argument("--from", dest="branch", **self.words("branch-from", "file"))
        new.add_argument("--line", type=self.number(), **self.words("branch-line", "number"))
        show = self.command(actions, "show", "campaign")
        show.add_argument("file", **self.words("file-of-campaign", "file"))
        play = self.command(actions, "play", "campaign")
        play.add_argument("file", **self.words("file-of-campaign", "file"))
        play.add_argument("--seats", **self.words("seats-of-campaign", "seats"))
        self.seed(play)
        verify = self.command(actions, "verify", "campaign")
        verify.add_argument("files", nargs="+", **self.words("file-of-campaign", "file"))

    def backup(self, commands: Any) -> None:
        parser = self.command(commands, "backup")
        parser.add_argument("file", **self.words("backup", "file"))
        parser.add_argument("--force", action="store_true", help=self.texts.say("cli-arg-force"))
        self.db(parser)

    def restore(self, commands: Any) -> None:
        parser = self.command(commands, "restore")
        parser.add_argument("file", **self.words("backup", "file"))
        self.db(parser)

    # Arguments that several commands share.

    def command(self, commands: Any, name: str, within: str = "") -> argparse.ArgumentParser:
        """A command, or an action within one."""
        parser: argparse.ArgumentParser = commands.add_parser(
            name,
            help=self.about("about", name, within),
            description=self.about("about", name, within),
            epilog=self.about("examples", name, within),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        parser.set_defaults(module=within or name)
        self.language(parser)
        return parser

    def actions(self, parent: argparse.ArgumentParser) -> Any:
        """The actions of a command, one of which must be named."""
        return parent.add_subparsers(
            title=self.texts.say("cli-arg-actions"),
            metavar=self.texts.say("cli-metavar-action"),
            dest="action",
            required=True,
        )

    def about(self, what: str, name: str, within: str) -> str:
        return self.texts.say(f"cli-{within}-{name}-{what}" if within else f"cli-{name}-{what}")

    def words(self, name: str, metavar: str = "") -> dict[str, Any]:
        """The help of an argument, and the word that stands for its value."""
        return {
            "help": self.texts.say(f"cli-arg-{name}"),
            "metavar": self.texts.say(f"cli-metavar-{metavar or name}"),
        }

    def language(self, parser: argparse.ArgumentParser) -> None:
        """Read before the parser is made; accepted here so that it may stand anywhere."""
        parser.add_argument(
            "--lang",
            default=argparse.SUPPRESS,
            metavar="|".join(LANGUAGES),
            help=self.texts.say("cli-arg-lang"),
        )

    def game(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("game", **self.words("game"))

    def seat(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--seat", type=self.number(), **self.words("seat", "number"))

    def seed(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--seed", type=self.number(None), **self.words("seed", "number"))

    def db(self, parser: argparse.ArgumentParser) -> None:
        """Without a default: it would win over one that is given before the command."""
        parser.add_argument("--db", default=argparse.SUPPRESS, **self.words("db", "url"))

    def table(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--option", action="append", type=self.choice, **self.words("option"))
        self.seed(parser)

    # Values.

    def number(self, least: int | None = 0) -> Callable[[str], int]:
        """A reader of whole numbers from ``least`` on."""

        def read(text: str) -> int:
            try:
                number = int(text)
            except ValueError:
                raise argparse.ArgumentTypeError(self.texts.say("cli-not-a-number", text=text[:40])) from None
            if least is not None and number < least:
                raise argparse.ArgumentTypeError(self.texts.say("cli-too-small", least=least))
            return number

        return read

    def choice(self, text: str) -> tuple[str, str]:
        name, equals, choice = text.partition("=")
        if not equals:
            raise argparse.ArgumentTypeError(self.texts.say("cli-not-a-choice", text=text[:40]))
        return name.strip(), choice.strip()
