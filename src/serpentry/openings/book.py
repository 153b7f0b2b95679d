"""Opening books, a small file for each game: its first moves, and the answers to them.

A book is made by `python -m tools.book GAME`. Computer players of equal strength play each other:
in the free games they choose all moves, in the others a first move is given to them, so that each
one is tried often enough. How often a move was chosen counts free games alone; what it won counts
all. First moves that turning or mirroring the board brings together are one.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from serpentry.arena.statistics import wilson_interval
from serpentry.languages import sentence
from serpentry.tabletop.errors import BadText, SerpentryError
from serpentry.tabletop.formats.jsons import Json
from serpentry.tabletop.helpers.frozen import Frozen

FORMAT = "serpentry openings 1"
LICENCE = "CC0-1.0"
ENDING = ".json"
VERDICTS = ("", "win", "draw", "loss")
Cells = tuple[tuple[int, ...], ...]


class NoBook(SerpentryError):
    """A game that has no opening book, or none for these options or this first move."""


class OpeningMove(Frozen):
    """A move, who chose it, and what came of it for whoever made it."""

    move: str
    """As it is written in a record."""
    cells: Cells
    chosen: tuple[int, ...]
    """How often each of the players chose it."""
    games: int
    points: float
    """Games won, a tie as a half."""
    proved: str = ""
    """What it comes to if nobody errs: win, draw or loss; empty where nobody knows."""

    @property
    def share(self) -> float:
        """The part of its games that it won; a half before the first one."""
        return self.points / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Between what the share lies with 95 % confidence."""
        return wilson_interval(self.points, self.games)

    def mean_share(self, choices: Sequence[int]) -> float:
        """How often it was chosen by players with so many choices; each player counts alike."""
        shares = [chose / had for chose, had in zip(self.chosen, choices, strict=True) if had]
        return sum(shares) / len(shares) if shares else 0.0

    def as_json(self) -> dict[str, Json]:
        """All of it."""
        known: dict[str, Json] = {"proved": self.proved} if self.proved else {}
        if self.games:
            known["interval"] = [round(end, 3) for end in self.interval]
        return {
            "move": self.move,
            "cells": [[*cell] for cell in self.cells],
            "chosen": [*self.chosen],
            "games": self.games,
            "points": self.points,
            **known,
        }


class FirstMove(Frozen):
    """A first move, and the answers to it."""

    opening: OpeningMove
    alike: Mapping[str, Cells]
    """All moves that turning and mirroring bring together with it, itself too, and their cells."""
    answers: tuple[OpeningMove, ...]

    def as_json(self) -> dict[str, Json]:
        """All of it."""
        alike: dict[str, Json] = {
            move: [[*cell] for cell in cells] for move, cells in self.alike.items()
        }
        answers: list[Json] = [one.as_json() for one in self.answers]
        return self.opening.as_json() | {"alike": alike, "answers": answers}


class OpeningSetUp(Frozen):
    """What is known about a game with these options."""

    given: Mapping[str, Json]
    """What is chosen about it, as a record says it; all else is as usual."""
    options: Mapping[str, Json]
    """Every option with its value."""
    players: tuple[str, ...]
    """Who played, each against itself."""
    free: tuple[int, ...]
    """In how many games each of them chose the first move, too."""
    games: int
    first_moves: tuple[FirstMove, ...]

    def first_move(self, text: str) -> FirstMove:
        """What is known about a first move, or about one that is like it; NoBook otherwise."""
        for one in self.first_moves:
            if text in one.alike:
                return one
        raise NoBook(sentence("why-no-opening", move=text))

    def as_json(self) -> dict[str, Json]:
        """All of it."""
        return {
            "given": dict(self.given),
            "options": dict(self.options),
            "players": [*self.players],
            "free": [*self.free],
            "games": self.games,
            "first": [one.as_json() for one in self.first_moves],
        }


class OpeningBook(Frozen):
    """The openings of a game."""

    game: str
    rules: str
    """The version of the rules that were played by."""
    made: str
    """The command that made it."""
    set_ups: tuple[OpeningSetUp, ...]

    def set_up(self, options: Mapping[str, Json]) -> OpeningSetUp:
        """What is known with these options, of which all are given; NoBook if nothing is."""
        for one in self.set_ups:
            if one.options == options:
                return one
        raise NoBook(sentence("why-no-openings-for-options", game=self.game))

    def as_json(self) -> dict[str, Json]:
        """All of it."""
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "made": self.made,
            "licence": LICENCE,
            "setups": [one.as_json() for one in self.set_ups],
        }


def write_book(book: OpeningBook) -> str:
    """The book as text, a line for each first move."""
    return _spread(book.as_json(), 4) + "\n"


def _spread(content: Json, levels: int) -> str:
    """JSON whose outer levels have a line for each part, and the others none."""
    if isinstance(content, list) and content and levels > 0:
        return "[\n" + ",\n".join(_spread(one, levels - 1) for one in content) + "\n]"
    if isinstance(content, dict) and levels > 1:
        parts = [f"{json.dumps(name)}: {_part(one, levels)}" for name, one in content.items()]
        return "{\n" + ",\n".join(parts) + "\n}"
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def _part(content: Json, levels: int) -> str:
    """Only lists of things with names have lines of their own."""
    is_long = isinstance(content, list) and any(isinstance(one, dict) for one in content)
    return _spread(content, levels - 1 if is_long else 0)


def read_book(text: str) -> OpeningBook:
    """The book of a text; BadText if it is none."""
    try:
        content: Any = json.loads(text)
        if content["format"] != FORMAT:
            raise BadText(f"A book of openings is of the format '{FORMAT}'.")
        set_ups = tuple(_set_up(one) for one in content["setups"])
        return OpeningBook(content["game"], content["rules"], content["made"], set_ups)
    except (KeyError, TypeError, ValueError) as error:
        raise BadText(f"This is no book of openings of the format '{FORMAT}'.") from error


def _set_up(content: Any) -> OpeningSetUp:
    return OpeningSetUp(
        content["given"],
        content["options"],
        tuple(content["players"]),
        tuple(content["free"]),
        content["games"],
        tuple(_first(one) for one in content["first"]),
    )


def _first(content: Any) -> FirstMove:
    alike = {move: _cells(cells) for move, cells in content["alike"].items()}
    return FirstMove(_opening(content), alike, tuple(_opening(one) for one in content["answers"]))


def _opening(content: Any) -> OpeningMove:
    proved = content.get("proved", "")
    if proved not in VERDICTS:
        raise BadText(f"What is proved is a win, a draw or a loss, not '{proved}'.")
    return OpeningMove(
        content["move"],
        _cells(content["cells"]),
        tuple(content["chosen"]),
        content["games"],
        content["points"],
        proved,
    )


def _cells(content: Any) -> Cells:
    return tuple(tuple(cell) for cell in content)


def _shelf() -> Traversable:
    return files("serpentry.openings") / "books"


def games_with_books() -> list[str]:
    """The games that have a book."""
    names = (file.name for file in _shelf().iterdir())
    return sorted(name.removesuffix(ENDING) for name in names if name.endswith(ENDING))


@cache
def book_of(game: str) -> OpeningBook:
    """The book of a game; NoBook if it has none."""
    if game not in games_with_books():
        raise NoBook(sentence("why-no-openings", game=game, known=", ".join(games_with_books())))
    return read_book((_shelf() / f"{game}{ENDING}").read_text(encoding="utf-8"))
