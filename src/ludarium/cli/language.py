"""Which language to speak."""

from collections.abc import Mapping, Sequence
from typing import Final

from ludarium.core.text import LANGUAGES

FLAG: Final = "--lang"
OWN_VARIABLE: Final = "LUDARIUM_LANG"
LOCALE_VARIABLES: Final = ("LC_ALL", "LANG")


def chosen_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for, wherever it stands, since even the help is said in it.

    What is asked for by name may be unknown and is refused later; a locale without texts means English.

    >>> chosen_language(["games", "--lang", "cs"], {})
    'cs'
    >>> chosen_language([], {"LANG": "ru_RU.UTF-8"})
    'ru'
    """
    for at, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument.startswith(f"{FLAG}="):
            return argument.removeprefix(f"{FLAG}=")
        if argument == FLAG and at + 1 < len(arguments):
            return arguments[at + 1]
    if own := environment.get(OWN_VARIABLE):
        return prefix(own)
    locale = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    return prefix(locale) if prefix(locale) in LANGUAGES else "en"


def prefix(locale: str) -> str:
    """``cs_CZ.UTF-8`` is ``cs``."""
    return locale.replace("-", "_").replace(".", "_").split("_")[0].lower()
