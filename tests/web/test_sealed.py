"""What is sealed reaches no page before its envelope is open: it is not even among the files of the page."""

import pytest

from ludarium.core.text import sealed_names
from ludarium.games.yami.campaign.game import CAMPAIGN
from ludarium.testing.campaigns import sealed_sentences
from tests.web.building import built_page


@pytest.mark.clause("YA-024")
def test_no_file_of_the_page_holds_a_sealed_sentence() -> None:
    files = [one for one in built_page().rglob("*") if one.suffix in (".js", ".css", ".html", ".json", ".ftl")]
    page = "".join(one.read_text(encoding="utf-8") for one in files)
    assert len(page) > 100_000
    for name in sealed_names(CAMPAIGN.package):
        told = [sentence for sentence in sealed_sentences(CAMPAIGN.package, name) if sentence in page]
        assert told == [], name
