"""Pictures of positions, painted as in the browser: by the very boards that its pages show."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from serpentry.languages import sentence
from serpentry.pictures.naming import named_seats
from serpentry.pictures.painter import painter
from serpentry.pictures.raster import png
from serpentry.pictures.scenes import picture_json, whole_scene
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.jsons import Json
from serpentry.tabletop.game import Game, M, P

Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
Mark = str | tuple[str, str]
"""A ring on a cell, by its name; or an arrow from one to another."""
Box = Mapping[str, float]
"""A part of the plane, in cells: `left`, `top`, `right` and `bottom`."""
LEAST, MOST = 16, 4096
"""Pixels that a picture may be wide or high."""


@dataclass(frozen=True)
class Style:
    """How a picture looks, whatever it shows."""

    theme: Theme = "light"
    language: str = "en"
    width: int = 800
    height: int | None = None
    """As high as it takes, unless told; in a wide picture, texts stand beside the board."""
    ground: bool = True
    """Whether there is paper behind it."""
    looks: Mapping[str, str] = field(default_factory=dict)
    """The colours that pieces are shown in, where people picked others."""

    def __post_init__(self) -> None:
        if self.theme not in THEMES:
            raise BadText(sentence("why-picture-theme", given=self.theme))
        for size in (self.width, self.height or self.width):
            if not LEAST <= size <= MOST:
                raise BadText(sentence("why-picture-size", least=LEAST, most=MOST, given=size))


@dataclass(frozen=True)
class Still:
    """A picture of a position; notebooks show it as it is."""

    svg: str

    def png(self, zoom: float = 1) -> bytes:
        """The picture as the content of a PNG file."""
        return png(self.svg, zoom)

    def save(self, file: str | Path) -> None:
        """Write it to a file, whose name ends with .svg or .png."""
        target = Path(file)
        match target.suffix.lower():
            case ".svg":
                target.write_text(self.svg, encoding="utf-8")
            case ".png":
                target.write_bytes(self.png())
            case other:
                raise BadText(sentence("why-picture-ending", given=other or target.name))

    def _repr_svg_(self) -> str:
        return self.svg


def still(
    game: Game[P, M],
    position: P,
    *,
    played: Sequence[M] = (),
    viewer: Seat | None = None,
    names: Sequence[str] | None = None,
    title: str = "",
    caption: str = "",
    marks: Sequence[Mark] = (),
    style: Style | None = None,
    box: Box | None = None,
    **looks: Any,
) -> Still:
    """A position as somebody may see it; a spectator, if nobody is named.

    `played` are the moves that led here: the last of them is marked. `names` head the picture, with
    scores; an empty name stands for the seat's own, `level5` for what people call that level. More
    keywords are those of a `Style`.
    """
    chosen = style or Style(**looks)
    scene = scene_for(game, position, played, viewer)
    words: dict[str, Json] = {
        "title": title,
        "players": _players(game, scene["score"], names, chosen.language),
        "caption": caption,
        "marks": [[mark] if isinstance(mark, str) else list(mark) for mark in marks],
    }
    return painted(scene, chosen, words, box)


def painted(
    scene: Json, style: Style, words: Mapping[str, Json] | None = None, box: Box | None = None
) -> Still:
    """A scene as pages have it, painted; `words` are the sentences around it."""
    told: dict[str, Json] = {
        "title": "",
        "players": [],
        "caption": "",
        "marks": [],
        **(words or {}),
        "scene": scene,
        "box": box,
        "looks": dict(style.looks),
        "theme": style.theme,
        "ground": style.ground,
        "width": style.width,
        "height": style.height,
    }
    found = painter().ask("paint", told, style.language)
    if unknown := found.get("unknown"):
        raise BadText(sentence("why-picture-cell", name=unknown))
    return Still(found["svg"])


def bounds(game: Game[P, M], positions: Sequence[tuple[P, Sequence[M]]]) -> Box:
    """The part of the plane that holds all of some positions, each with the moves before it."""
    scenes = [scene_for(game, position, played) for position, played in positions]
    found: Box = painter().ask("boundsOf", scenes)
    return found


def scene_for(
    game: Game[P, M], position: P, played: Sequence[M], viewer: Seat | None = None
) -> dict[str, Any]:
    """What is painted of a position for somebody, or for a spectator."""
    scene = whole_scene(game, position, played, viewer)
    if not painter().ask("hasBoard", game.name):
        view = game.secrets.view(position, viewer)
        drawn = picture_json(game, view, played[-1] if played else None)
        scene["drawn"] = {**drawn, "places": [], "moves": []}
    return scene


def _players(
    game: Game[P, M], scores: Sequence[int], names: Sequence[str] | None, language: str
) -> list[dict[str, Json]]:
    if names is None:
        return []
    if len(names) != game.seats:
        raise BadText(sentence("why-picture-names", seats=game.seats, names=len(names)))
    return [
        {
            "seat": seat,
            "name": name,
            "score": str(scores[seat]).replace("-", "−"),
        }
        for seat, name in enumerate(named_seats(game, names, language))
    ]
