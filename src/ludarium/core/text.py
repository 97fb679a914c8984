"""Words for people: Fluent messages in English, Russian and Czech, beside the code that needs them."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from ludarium.core.errors import LudariumError, NotFound

LANGUAGES: Final = ("en", "ru", "cs")

Argument = str | int | list[str]


class Texts:
    """The messages of some packages in one language.

    >>> Texts("en", ["ludarium.core"]).say("no-such-move", text="fly")
    '“fly” is not a move of this game.'
    """

    def __init__(self, language: str, packages: Iterable[str]) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise NotFound("no-such-language", {"language": language[:20], "languages": known})
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for package in packages:
            self._bundle.add_resource(FluentResource(read(package, language)))

    def unseal(self, package: str, name: str) -> None:
        """Add a sealed text that may be read by now."""
        self._bundle.add_resource(FluentResource(read_sealed(package, name, self.language)), allow_overrides=True)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **arguments: Argument) -> str:
        """The text of a message. An argument that is a message itself is said; lists are joined with commas."""
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            return message
        plain: dict[str, str | int] = {name: self.flat(value) for name, value in arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, dict[str, FluentType | str | int](plain))
        if errors:
            raise LookupError(f"{self.language}: {message}: {errors[0]}")
        return str(text)

    def error(self, error: LudariumError) -> str:
        """An error as a sentence, with the clause that it rests on."""
        sentence = self.say(error.reason, **error.arguments)
        if error.because is not None:
            return f"{sentence} {self.error(error.because)}"
        return f"{sentence} ({error.clause})" if error.clause else sentence

    def flat(self, value: Argument) -> str | int:
        if isinstance(value, list):
            return ", ".join(value)
        if isinstance(value, int) or not self.has(value):
            return value
        try:
            return self.say(value)
        except LookupError:  # somebody's name or a mistyped move that happens to be the id of a whole sentence
            return value


def has_texts(package: str) -> bool:
    """Whether a package brings texts of its own."""
    return all(files(package).joinpath("text", f"{language}.ftl").is_file() for language in LANGUAGES)


@cache
def read(package: str, language: str) -> str:
    return files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")


def sealed_names(package: str) -> list[str]:
    """The texts of a package that nobody may read before a View names them as opened."""
    folder = files(package).joinpath("text", "sealed")
    ends = f".{LANGUAGES[0]}.ftl"
    found = [one.name for one in folder.iterdir()] if folder.is_dir() else []
    return sorted(name.removesuffix(ends) for name in found if name.endswith(ends))


@cache
def read_sealed(package: str, name: str, language: str) -> str:
    """A sealed text; whether it may be read by now is the caller's business."""
    if name not in sealed_names(package) or language not in LANGUAGES:
        raise NotFound("no-such-sealed", {"name": name[:60]})
    return files(package).joinpath("text", "sealed", f"{name}.{language}.ftl").read_text(encoding="utf-8")
