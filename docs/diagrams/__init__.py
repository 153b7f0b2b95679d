"""The diagrams of the rule pages, drawn from positions by the games' own faces.

Each game has a module here with `figures()`: names and pictures. `python -m docs.diagrams`
writes them to docs/games/images.
"""

from importlib import import_module
from pathlib import Path

from serpentry.catalogue import names
from serpentry.pictures.svg import svg

IMAGES = Path(__file__).parent.parent / "games" / "images"


def images() -> dict[Path, str]:
    """Every image file of the rule pages with its content."""
    return {
        IMAGES / f"{game}-{name}.svg": svg(picture)
        for game in names()
        for name, picture in import_module(f"docs.diagrams.{game}").figures().items()
    }
