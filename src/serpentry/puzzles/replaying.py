"""A puzzle's game played again, up to its position and through its line."""

from collections.abc import Iterator, Sequence
from typing import Generic, NamedTuple

from serpentry.languages import sentence
from serpentry.puzzles.puzzle import Puzzle, ReachedPosition, events_of
from serpentry.tabletop.actors import Actor
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.game import Game, M, P


class SolverTurn(NamedTuple, Generic[P, M]):
    """A turn of the solver's, and the move that is claimed to be the only one."""

    position: P
    move: M


def turns_of(
    game: Game[P, M], puzzle: Puzzle
) -> tuple[ReachedPosition[P, M], list[SolverTurn[P, M]]]:
    """Where a puzzle starts, and all turns of its solver; BadText if a move is illegal. Of moves
    that are as good as each other the first stands for all."""
    line = puzzle.line[:1] if puzzle.is_measured else puzzle.line
    played = list(_replayed(game, [*puzzle.moves, *line]))
    ply = len(puzzle.moves)
    past = tuple((by, move) for by, move, _ in played[:ply])
    start = ReachedPosition(past, played[ply][2])
    solver = played[ply][0]
    return start, [SolverTurn(at, move) for by, move, at in played[ply:] if by == solver]


def solutions_of(game: Game[P, M], puzzle: Puzzle) -> list[M]:
    """The moves that solve a puzzle: the first of a line that is proved, all that are measured."""
    line = puzzle.line if puzzle.is_measured else puzzle.line[:1]
    return [game.notation.read(event.text) for event in events_of(line, game.seats)]


def _replayed(game: Game[P, M], moves: Sequence[str]) -> Iterator[tuple[Actor, M, P]]:
    """Each move with the seat that made it, and the position before it."""
    rules, position = game.rules, game.rules.start()
    for event in events_of(moves, game.seats):
        move = game.notation.read(event.text)
        if rules.to_act(position) != event.by or rules.why_illegal(position, move):
            raise BadText(sentence("fault-puzzle-illegal", move=event.text))
        yield event.by, move, position
        position = rules.play(position, move)
