"""What the page draws of the components is generated from them."""

from ludarium.games.yami.page import module
from tests.together import ROOT


def test_the_components_of_the_page_are_those_of_the_engine() -> None:
    drawn = (ROOT / "web" / "src" / "games" / "yami" / "components.ts").read_text(encoding="utf-8")
    assert drawn == module(), "run python -m ludarium.games.yami.page web/src/games/yami/components.ts"
