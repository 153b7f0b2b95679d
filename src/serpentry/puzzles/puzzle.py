"""What a puzzle is: a game up to a position, and the only moves that keep what can be had."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, NamedTuple

from serpentry.tabletop.actors import CHANCE, Actor, Seat
from serpentry.tabletop.formats.record import RecordLine
from serpentry.tabletop.game import Game, M, P

AGAIN_MARK = "+"
"""Stands before a move of the same seat as before; each further one is a seat further back."""
CHANCE_MARK = "*"
"""Stands before what chance did."""
SPACE_MARK = "_"
"""Stands for a space within a move."""
WIN, DRAW = "win", "draw"
GOALS = {1.0: WIN, 0.5: DRAW}
SHARES = {goal: share for share, goal in GOALS.items()}


@dataclass(frozen=True)
class Puzzle:
    """Moves are written as in a record, with marks for who made them."""

    key: str
    """The same for positions that are the same when turned, mirrored or with colours exchanged."""
    moves: tuple[str, ...]
    """How the position came about."""
    line: tuple[str, ...]
    """The only moves, and the defence between them; it ends with one of the solver's. Of a measured
    puzzle the moves that solve it, one as good as the other."""
    goal: str
    """What the solver can have: WIN or DRAW; or by how much the move is the best at least."""
    band: int
    """How hard it is, from 1 to 5."""
    themes: tuple[str, ...]
    rivals: tuple[str, ...] = ()
    """All other moves of a measured puzzle, and the limits of their differences."""

    @property
    def is_measured(self) -> bool:
        """Whether it is not proved, but measured by search."""
        return self.goal not in SHARES


class ReachedPosition(NamedTuple, Generic[P, M]):
    """A position, and how it came about."""

    past: tuple[tuple[Actor, M], ...]
    position: P

    @property
    def moves_of_seats(self) -> int:
        """How many moves it took, without those of chance."""
        return sum(isinstance(by, int) for by, _ in self.past)

    def after(self, game: Game[P, M], move: M) -> "ReachedPosition[P, M]":
        """The position after a move of the seat to act."""
        actor = game.rules.to_act(self.position)
        assert actor is not None
        return ReachedPosition((*self.past, (actor, move)), game.rules.play(self.position, move))


def written(text: str) -> str:
    """A move as a word of a puzzle."""
    return text.replace(" ", SPACE_MARK)


def unwritten(word: str) -> str:
    """A move as it is written in a record."""
    return word.replace(SPACE_MARK, " ")


def events_of(moves: Iterable[str], seats: int = 2) -> Iterator[RecordLine]:
    """The moves as a record has them; the first is by seat 0, and all take turns unless marked."""
    by: Seat = seats - 1
    for text in moves:
        bare = text.lstrip(AGAIN_MARK)
        if bare.startswith(CHANCE_MARK):
            yield RecordLine(CHANCE, unwritten(bare.removeprefix(CHANCE_MARK)))
            continue
        by = (by + 1 - (len(text) - len(bare))) % seats
        yield RecordLine(by, unwritten(bare))


def texts_of(game: Game[P, M], events: Iterable[tuple[Actor, M]]) -> tuple[str, ...]:
    """Moves as a puzzle has them."""
    found, last = list[str](), game.seats - 1
    for by, move in events:
        text = written(game.notation.write(move))
        if isinstance(by, int):
            found.append(AGAIN_MARK * ((last + 1 - by) % game.seats) + text)
            last = by
        else:
            found.append(CHANCE_MARK + text)
    return tuple(found)
