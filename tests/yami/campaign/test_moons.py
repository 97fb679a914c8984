"""Each phase of the moon has one name in each language, wherever it is said."""

from pathlib import Path

import pytest

from ludarium.core.text import LANGUAGES, Texts
from ludarium.games.yami.campaign.game import CAMPAIGN
from ludarium.games.yami.game import GAME
from tests.test_texts import words_of
from tests.web.test_words import WEB, messages

GLOSSARY = Path(__file__).parents[3] / "docs" / "glossary" / "yami.md"
PHASES = {
    "crescent": "crescent",
    "first quarter": "first-quarter",
    "gibbous moon": "gibbous",
    "full moon": "full-moon",
}


def in_glossary(term: str, language: str) -> str:
    rows = [line.split("|") for line in GLOSSARY.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    (row,) = [row for row in rows if row[1].strip() == term]
    return row[1 + ("en", "ru", "cs").index(language)].split(" L")[0].strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("term", PHASES)
def test_a_phase_is_called_as_the_glossary_says(term: str, language: str) -> None:
    phase, name = PHASES[term], in_glossary(term, language)
    texts = Texts(language, [GAME.package, CAMPAIGN.package])
    texts.unseal(CAMPAIGN.package, f"black-{phase}")
    titled = texts.say(f"yami_campaign-sealed-black-{phase}-title").removeprefix("The ")
    on_map = messages(WEB / "src" / "games" / "yami_campaign" / "text", language)[f"yamicampaignweb-moon-{phase}"]
    said = [titled, " ".join(words_of(on_map))]
    option = f"yami-option-{phase.removeprefix('first-')}"
    if texts.has(option):  # the full moon is none
        said.append(texts.say(option).split(":")[0])
    if language == "en":  # elsewhere it is inflected
        said.append(texts.say(f"yami_campaign-envelope-black-{phase}").removeprefix("black envelope of the "))
    assert {one.lower() for one in said} == {name.lower()}
