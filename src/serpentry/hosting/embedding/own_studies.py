"""Studies that come with Serpentry, one for each game that has one: what good play looks like."""

from functools import cache
from importlib.resources import files

from serpentry.catalogue import names
from serpentry.hosting.embedding.study_text import read_study
from serpentry.hosting.shapes.answers import OwnStudy

OWN = "serpentry-"
"""What their names begin with; that of the game follows."""


def own_studies(language: str) -> list[OwnStudy]:
    """All of them, in the order of the games."""
    return [found for game in names() if (found := own_study(OWN + game, language))]


def own_study(name: str, language: str) -> OwnStudy | None:
    """One of them by its name; None if there is none."""
    if not name.startswith(OWN) or (game := name.removeprefix(OWN)) not in names():
        return None
    return _packed(game, language)


@cache
def _packed(game: str, language: str) -> OwnStudy | None:
    file = files("serpentry.hosting.embedding") / "studies" / language / f"{game}.md"
    if not file.is_file():
        return None
    text = file.read_text("utf-8")
    study = read_study(text)
    return {"id": OWN + game, "title": study.title, "games": [*study.games], "text": text}
