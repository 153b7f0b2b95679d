"""The diagrams of the rule pages, drawn from positions by the games' own faces.

A game may have a module here with `figures()`: names and figures. `python -m docs.diagrams`
writes them to docs/games/images.
"""

from functools import cache
from importlib import import_module
from pathlib import Path

from docs.diagrams.figure import Figure
from serpentry.catalogue import names
from serpentry.pictures.svg import svg

HERE = Path(__file__).parent
IMAGES = HERE.parent / "games" / "images"


def images() -> dict[Path, str]:
    """Every image file of the rule pages with its content."""
    return {
        IMAGES / f"{game}-{name}.svg": svg(figure.wordless)
        for game in names()
        for name, figure in figures(game).items()
    }


@cache
def figures(game: str) -> dict[str, Figure]:
    """The diagrams of a game by name; none, if nobody has drawn any."""
    if not (HERE / f"{game}.py").is_file():
        return {}
    found: dict[str, Figure] = import_module(f"docs.diagrams.{game}").figures()
    return found
