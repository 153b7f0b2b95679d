"""Opening books, a small file for each game: its first moves, and the answers to them.

A book is made by `python -m tools.book GAME`. Computer players of equal strength play each other:
in the free games they choose all moves, in the others a first move is given to them, so that each
one is tried often enough. How often a move was chosen counts free games alone; what it won counts
all. Where nothing is proved, the judge of reviews and hints gives a move its chance. First moves
that turning or mirroring the board brings together are one.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from serpentry.languages import sentence
from serpentry.tabletop.errors import BadText, SerpentryError
from serpentry.tabletop.formats.codec import fields_from, from_json
from serpentry.tabletop.formats.jsons import Json, items, json_of, shortly
from serpentry.tabletop.helpers.frozen import Frozen
from serpentry.tabletop.helpers.intervals import share_interval

FORMAT = "serpentry openings 1"
FACTS = ("game", "rules", "made")
LICENCE = "CC0-1.0"
ENDING = ".json"
WORTH = {"win": 1.0, "draw": 0.5, "loss": 0.0}
VERDICTS = ("", *WORTH)
Cells = tuple[tuple[int, ...], ...]


class NoBook(SerpentryError):
    """A game that has no opening book, or none for these options or this first move."""


class OpeningMove(Frozen):
    """A move, the players that chose it, and what came of it for the seat that made it."""

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
    chance: float | None = None
    """The judge's value for the seat that made it; None where something is proved."""

    @property
    def worth(self) -> float:
        """What it comes to where that is proved, else its chance; a half where nobody judged."""
        return WORTH.get(self.proved, 0.5 if self.chance is None else self.chance)

    @property
    def share(self) -> float:
        """The part of its games that it won; a half before the first one."""
        return self.points / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """The limits of the share with 95% confidence."""
        return share_interval(self.points, self.games).ends

    def mean_share(self, choices: Sequence[int]) -> float:
        """How often it was chosen by players with a number of choices, each player counted once."""
        shares = [chose / had for chose, had in zip(self.chosen, choices, strict=True) if had]
        return sum(shares) / len(shares) if shares else 0.0

    def as_json(self) -> dict[str, Json]:
        """All of it."""
        known: dict[str, Json] = {"proved": self.proved} if self.proved else {}
        if self.chance is not None:
            known["chance"] = self.chance
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
    """The players, each against itself."""
    free: tuple[int, ...]
    """In how many games each of them chose also the first move."""
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
    """The book of a text; BadText if it isn't one."""
    try:
        return _book(_part_of(json_of(text), ("format", *FACTS, "setups")))
    except (BadText, TypeError) as error:
        raise BadText(f"This isn't a book of openings: {error}") from error


def _book(content: Mapping[str, Json]) -> OpeningBook:
    if content["format"] != FORMAT:
        raise BadText(f"it should be of the format '{FORMAT}'.")
    told = {name: content[name] for name in FACTS} | {"set_ups": []}
    set_ups = tuple(map(_set_up, items(content["setups"])))
    return replace(fields_from(OpeningBook, told), set_ups=set_ups)


def _part_of(content: Json, needed: Sequence[str]) -> Mapping[str, Json]:
    """An object, if it has these names; BadText."""
    if not isinstance(content, Mapping):
        raise BadText(f"names and values were expected, not {shortly(content)}.")
    if missing := [name for name in needed if name not in content]:
        raise BadText(f"it does not say its {missing[0]}.")
    return content


def _set_up(given: Json) -> OpeningSetUp:
    names = ("given", "options", "players", "free", "games")
    content = _part_of(given, (*names, "first"))
    told = {name: content[name] for name in names} | {"first_moves": []}
    found = replace(
        fields_from(OpeningSetUp, told), first_moves=tuple(map(_first, items(content["first"])))
    )
    moves = [one for first in found.first_moves for one in (first.opening, *first.answers)]
    counts = [found.free, *(one.chosen for one in moves)]
    if any(len(one) != len(found.players) for one in counts):
        raise BadText("how often a move was chosen is told for each player.")
    return found


def _first(given: Json) -> FirstMove:
    content = _part_of(given, ("alike", "answers"))
    alike = _part_of(content["alike"], ())
    cells = {move: from_json(Cells, one) for move, one in alike.items()}
    return FirstMove(_opening(content), cells, tuple(map(_opening, items(content["answers"]))))


def _opening(given: Json) -> OpeningMove:
    needed = ("move", "cells", "chosen", "games", "points")
    content = _part_of(given, needed)
    told = {name: content[name] for name in (*needed, "proved", "chance") if name in content}
    found = fields_from(OpeningMove, told)
    if found.proved not in VERDICTS:
        raise BadText(f"what is proved is a win, a draw or a loss, not '{found.proved}'.")
    if found.chance is not None and not 0 <= found.chance <= 1:
        raise BadText(f"a chance of {found.chance} can't be.")
    if not 0 <= found.points <= found.games:
        raise BadText(f"{found.points} points of {found.games} games can't be.")
    return found


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
