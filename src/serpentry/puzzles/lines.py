"""Lines: as long as one move alone will do, whatever the defence."""

from collections.abc import Iterator

from serpentry.puzzles.eye import by_eye, mover
from serpentry.puzzles.prover import OnlyMove, Prover
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import M, P

LONGEST_LINE = 4
"""At most this many moves of the solver's."""
TRIED_DEFENCES = 4
"""This many answers are tried for one that leaves the solver a single move again."""


def forced_line(prover: Prover[P, M], position: P, first: OnlyMove[M]) -> list[tuple[Seat, M]]:
    """The only move, and what follows while there is only one again; it ends with the solver's."""
    seat = mover(prover.game, position)
    line, found = [(seat, first.move)], 1
    position = prover.game.rules.play(position, first.move)
    while found < LONGEST_LINE and (more := _next(prover, position, seat, first.share)):
        for by, made in more:
            position = prover.game.rules.play(position, made)
            line.append((by, made))
        found += 1
    return line


def _next(prover: Prover[P, M], position: P, seat: Seat, share: float) -> list[tuple[Seat, M]]:
    """An answer, if it is not the solver's turn, and the one move against it; else nothing."""
    rules = prover.game.rules
    actor = rules.to_act(position)
    if actor == seat:
        return _only(prover, position, share)
    if not isinstance(actor, int):
        return []
    for answer in _answers(prover, position):
        after = rules.play(position, answer)
        if rules.to_act(after) == seat and (more := _only(prover, after, share)):
            return [(actor, answer), *more]
    return []


def _only(prover: Prover[P, M], position: P, share: float) -> list[tuple[Seat, M]]:
    """The only good move, where there is more than one to choose from and no more to win: a
    defence that gives something away isn't one."""
    if len(prover.game.rules.moves(position)) < 2:
        return []
    only = prover.only_move(position)
    if only is None or only.share != share:
        return []
    return [(mover(prover.game, position), only.move)]


def _answers(prover: Prover[P, M], position: P) -> Iterator[M]:
    """The best defence, then what looks best at once."""
    best = prover.defence(position)
    if best is not None:
        yield best
    for move in by_eye(prover.game, position)[:TRIED_DEFENCES]:
        if move != best:
            yield move
