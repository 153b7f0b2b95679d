"""The work of the solver, written down for it: the board, and the positions to settle.

A line for each cell (its neighbours), for each placement (tile, notation, cells), and for the work:
`unit` with the moves of a position to settle, or `line` with those of a position after which every
continuation is a unit; behind a colon stand the continuations to look at first. Of several lines
with the same first move a later one is looked at once a unit of the earlier ones fails.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from serpentry.geometry.hexes import Hex
from serpentry.kernels.hexsnakes.charting import images
from serpentry.nets.net_files import net_of
from serpentry.nets.net_search import NetSearch
from serpentry.search.budget import Simulations
from serpentry.search.request import SearchRequest

LOOKS, REPLIES = 1500, 3
"""Evaluations to choose the replies to a first move, and how many are tried."""
FEW_LOOKS, ANSWERS = 300, 6
"""The same for the answers to a reply that looks bad."""


def board_lines(game: Any) -> Iterator[str]:
    """The cells and the placements."""
    table, write = game.rules.table, game.notation.write
    numbers = [table.grid.number[cell] for cell in table.grid.cells]
    order = {number: place for place, number in enumerate(numbers)}
    for cell in table.grid.cells:
        beside = (table.grid.number.get(other) for other in cell.neighbours())
        yield " ".join(["cell", *(str(order[one]) for one in beside if one is not None)])
    for number, one in enumerate(table.placements):
        name = write(game.rules.placements[number])
        cells = (str(order[table.grid.number[cell]]) for cell in one.path)
        yield " ".join(["place", str(table.tiles.index(one.tile)), name, *cells])


def best_moves(game: Any, position: Any, looks: int, count: int) -> list[Any]:
    """The moves that the net likes best."""
    request = SearchRequest(game, position, position.actor, Simulations(looks), Random(1))
    *_, last = NetSearch(request, net_of(game)).stream()
    return [one.move for one in last.candidates[:count]]


def job_lines(game: Any) -> Iterator[str]:
    """A board, and for each first move the replies that may beat it, the most hopeful one first."""
    yield from board_lines(game)
    for move in first_moves(game):
        position = game.rules.play(game.rules.start(), move)
        for reply in best_moves(game, position, LOOKS, REPLIES):
            yield " ".join(["line", *map(game.notation.write, (move, reply))])


def other_lines(game: Any, first: Any, known: Iterable[Any]) -> Iterator[str]:
    """All replies to a first move but those known, with the answers that may refute them.

    One stands for all that turning and mirroring makes of it, where the first move stays in place.
    """
    write, seen = game.notation.write, {frozenset(one.cells) for one in known}
    symmetries = images(game.rules.options.flip)
    turned = [image for image in symmetries if image(first.cells[0]) == first.cells[0]]
    position = game.rules.play(game.rules.start(), first)
    for reply in game.rules.moves(position):
        alike = {frozenset(map(image, reply.cells)) for image in turned}
        if alike.isdisjoint(seen):
            seen |= alike
            after = game.rules.play(position, reply)
            answers = best_moves(game, after, FEW_LOOKS, ANSWERS)
            yield " ".join(["line", write(first), write(reply), ":", *map(write, answers)])


def more_lines(game: Any, job: Path, first: str) -> Iterator[str]:
    """What a job lacks: all replies to a first move that it does not name."""
    words = (line.split() for line in job.read_text(encoding="utf-8").splitlines())
    named = [one[2] for one in words if one[:2] == ["line", first]]
    yield from other_lines(game, game.notation.read(first), map(game.notation.read, named))


def first_moves(game: Any) -> Iterator[Any]:
    """One of each kind: where tiles can't be flipped, the mirror image is another game."""
    seen = set[Hex]()
    symmetries = images(game.rules.options.flip)
    for move in game.rules.moves(game.rules.start()):
        if move.cells[0] not in seen:
            seen.update(image(move.cells[0]) for image in symmetries)
            yield move


def unit_line(game: Any, moves: Iterable[Any]) -> str:
    """A position to settle, by the moves that lead there."""
    return " ".join(["unit", *map(game.notation.write, moves)])


def write_job(path: Path, lines: Iterable[str]) -> None:
    """Write it."""
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
