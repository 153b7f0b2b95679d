"""A puzzle's game played again, up to its position and through its line."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from serpentry.languages import sentence
from serpentry.puzzles.puzzle import Puzzle, events_of
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.game import AnyGame


class Step(NamedTuple):
    """A turn of the solver's, and the move that is claimed to be the only one."""

    position: Any
    move: Any


class Start(NamedTuple):
    """The position of a puzzle, and how it came about."""

    position: Any
    past: tuple[tuple[Any, Any], ...]


def steps_of(game: AnyGame, puzzle: Puzzle) -> tuple[Start, list[Step]]:
    """Where a puzzle starts, and all turns of its solver; BadText if a move is illegal. Of moves
    that are as good as each other the first stands for all."""
    line = puzzle.line[:1] if puzzle.is_measured else puzzle.line
    played = list(_replayed(game, [*puzzle.moves, *line]))
    ply = len(puzzle.moves)
    past = tuple((by, move) for by, move, _ in played[:ply])
    start = Start(played[ply][2], past)
    solver = played[ply][0]
    return start, [Step(at, move) for by, move, at in played[ply:] if by == solver]


def solutions_of(game: AnyGame, puzzle: Puzzle) -> list[Any]:
    """The moves that solve a puzzle: the first of a line that is proved, all that are measured."""
    line = puzzle.line if puzzle.is_measured else puzzle.line[:1]
    return [game.notation.read(event.text) for event in events_of(line, game.seats)]


def _replayed(game: AnyGame, moves: Sequence[str]) -> Iterator[tuple[Any, Any, Any]]:
    """Each move with whoever made it, and the position before it."""
    rules, position = game.rules, game.rules.start()
    for event in events_of(moves, game.seats):
        move = game.notation.read(event.text)
        if rules.to_act(position) != event.by or rules.why_illegal(position, move):
            raise BadText(sentence("fault-puzzle-illegal", move=event.text))
        yield event.by, move, position
        position = rules.play(position, move)
