"""The diagrams of the rule pages, drawn from positions by the games' own faces.

A game may have a module here with `figures()`: names and figures. `python -m tools.diagrams`
writes them to docs/games/images, and to web/src/figures what the browser's boards show of them.
"""

import json
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from serpentry.catalogue import names
from serpentry.pictures.svg import svg
from serpentry.table.shown.boards import equipment_view
from tools.diagrams.figure import Figure

HERE = Path(__file__).parent
IMAGES = HERE.parents[1] / "docs" / "games" / "images"
VIEWS = HERE.parents[1] / "web" / "src" / "figures"


def images() -> dict[Path, str]:
    """Every image file of the rule pages with its content."""
    return {
        IMAGES / f"{game}-{name}.svg": svg(figure.wordless)
        for game in names()
        for name, figure in figures(game).items()
    }


def views() -> dict[Path, str]:
    """What the browser shows of the diagrams, a file for each game that has some."""
    return {
        VIEWS / f"{game}.json": json.dumps(_shown(game), separators=(",", ":")) + "\n"
        for game in names()
        if figures(game)
    }


def _shown(game: str) -> dict[str, Any]:
    """The views of each diagram, and the equipment that they name by its number, each once."""
    kits: list[dict[str, Any]] = []
    shown: dict[str, list[dict[str, Any]]] = {}
    for name, figure in figures(game).items():
        shown[f"{game}-{name}"] = []
        for view in figure.views:
            kit = dict(equipment_view(view.game))
            if kit not in kits:
                kits.append(kit)
            shown[f"{game}-{name}"].append({"kit": kits.index(kit), **view.json()})
    return {"kits": kits, "figures": shown}


@cache
def figures(game: str) -> dict[str, Figure]:
    """The diagrams of a game by name; none, if nobody has drawn any."""
    if not (HERE / f"{game}.py").is_file():
        return {}
    found: dict[str, Figure] = import_module(f"tools.diagrams.{game}").figures()
    return found
