"""A diagram: a picture without words, what the browser's board shows of it, and what is said."""

import re
from dataclasses import dataclass, replace
from typing import Any

from serpentry.catalogue.wording import seat_names
from serpentry.languages import Sentence, explain
from serpentry.pictures.scenes import scene_of
from serpentry.tabletop.game import Game
from serpentry.tabletop.picture import Label, Picture
from serpentry.tabletop.refusal import Cell

WORD = re.compile(r"[^\W\d_]{3,}")
TILE = re.compile(r"[LSR]+")


@dataclass(frozen=True)
class View:
    """A position as a board in the browser shows it, with what is tried or was done there."""

    game: Game[Any, Any]
    position: Any
    tried: Any = None
    """A move that may not be made."""
    wrong: tuple[Cell, ...] = ()
    """Cells that show why not."""
    last: Any = None
    """The move that led here."""
    told: tuple[Sentence, ...] = ()
    """What the narrator tells of that move, or of the end."""
    focus: tuple[Cell, ...] = ()
    """The cells that matter, where the whole board would be too much."""
    labels: tuple[tuple[str, tuple[float, ...]], ...] = ()
    """Numbers and where they stand."""
    pieces: tuple[tuple[str, str], ...] = ()
    """Kinds of pieces to be shown instead of the board, each with its number or short name."""
    whose: int | None = None
    """The seat whose pieces they are; None: of the seat to act."""

    def json(self) -> dict[str, Any]:
        """All but the equipment."""
        write = self.game.codec.move_json
        scene = scene_of(self.game, self.position)
        actor = scene["toAct"] if self.whose is None else self.whose
        return {
            "scene": scene | {"last": self.last and write(self.last), "toAct": actor},
            "tried": self.tried and write(self.tried),
            "wrong": self.wrong,
            "focus": self.focus,
            "labels": self.labels,
            "pieces": self.pieces,
        }


@dataclass(frozen=True)
class Figure:
    """A picture with its views, and the refusal that it shows, if it shows one."""

    picture: Picture
    refusal: Sentence | None = None
    views: tuple[View, ...] = ()

    def told(self, language: str) -> str:
        """What the caption says in the sentences of play: the refusal, or what has happened."""
        if self.refusal:
            names = _players(self.views[0].game, language) if self.views else ()
            return f"✗ {explain(self.refusal, language, names)}"
        return " ".join(
            explain(one, language, _players(view.game, language))
            for view in self.views
            for one in view.told
        )

    @property
    def wordless(self) -> Picture:
        """The picture with marks, numbers and names of cells and tiles, but without words."""
        shapes = tuple(shape for shape in self.picture.shapes if not _is_word(shape))
        return replace(self.picture, shapes=shapes, title="")


def attempted(game: Game[Any, Any], position: Any, move: Any, **more: Any) -> View:
    """A board after a move, or where it is refused."""
    illegal = game.rules.why_illegal(position, move)
    if illegal:
        return View(game, position, tried=move, wrong=tuple(illegal.cells), **more)
    after = game.rules.play(position, move)
    told = game.narrator.happened(position, move, after, None)
    return View(game, after, last=move, told=told, **more)


def ended(game: Game[Any, Any], position: Any, last: Any) -> View:
    """A board at the end of a game."""
    return View(game, position, last=last, told=game.narrator.ended(position, None))


def _players(game: Game[Any, Any], language: str) -> list[str]:
    """Seats as if they were names of people."""
    return [name[:1].upper() + name[1:] for name in seat_names(game, language)]


def _is_word(shape: object) -> bool:
    if not isinstance(shape, Label) or TILE.fullmatch(shape.text):
        return False
    return WORD.search(shape.text) is not None
