"""Who wins SNEKAGON on a small board, proved.

`python -m bench solved SIDE`, with `--no-flip` where tiles can't be flipped.

Of every first move, up to turning and mirroring, it is proved that the second player wins, or that
it need not: whoever is to win needs one good answer, found with the net's help, and all of the
other's moves are tried, until so few placements are left that the kernel proves the rest.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any

from serpentry.engine.driver import Driver
from serpentry.engine.engine import engine_of
from serpentry.games.snekagon import BOX, Options
from serpentry.geometry.hexes import Hex
from serpentry.kernels.interface import PATIENCE
from serpentry.nets.net_files import net_of
from serpentry.nets.net_search import NetSearch
from serpentry.search.budget import Simulations
from serpentry.search.request import SearchRequest

SLICE = 200_000
"""Nodes of a proof between two looks."""
NO_END = 1 << 40
"""As many nodes as it takes."""
LOOKS = 40
"""Evaluations to find out which answers are the most hopeful."""


def ring_of(cell: Hex) -> tuple[int, ...]:
    """The same for all hexes that turning and mirroring the board brings together."""
    return tuple(sorted(map(abs, (cell.q, cell.r, cell.q + cell.r))))


def first_moves(game: Any) -> Iterator[Any]:
    """One of each kind."""
    seen = set()
    for move in game.rules.moves(game.rules.start()):
        if ring_of(move.cells[0]) not in seen:
            seen.add(ring_of(move.cells[0]))
            yield move


class Proof:
    """A proof that a seat wins, and what it took."""

    def __init__(self, game: Any, seat: int) -> None:
        self.game, self.seat, self.endings = game, seat, 0
        self.engine, self.best = engine_of(game), ""
        self.work = Driver(self.engine, game.rules.start()).work
        self.work[PATIENCE] = NO_END

    def wins(self, position: Any) -> bool:
        """Whether the seat wins, whatever the other does."""
        driver = Driver(self.engine, position, work=self.work)
        found = driver.settle(0)
        while found and not found.is_proved:
            found = driver.settle(SLICE)
        if found:
            self.endings += 1
            if position.actor == self.seat and found.best >= 0:
                best = self.game.numbering.move(position, found.best)
                self.best = self.game.notation.write(best)
            return found.shares[self.seat] == 1.0
        if position.actor == self.seat:
            return any(self._wins_after(position, move) for move in self._hopeful(position))
        return all(self._wins_after(position, move) for move in self.game.rules.moves(position))

    def _wins_after(self, position: Any, move: Any) -> bool:
        is_won = self.wins(self.game.rules.play(position, move))
        if is_won and position.actor == self.seat:
            self.best = self.game.notation.write(move)
        return is_won

    def _hopeful(self, position: Any) -> list[Any]:
        """All moves, those first that the net likes."""
        path, budget = net_of(self.game), Simulations(LOOKS)
        *_, last = NetSearch(
            SearchRequest(self.game, position, self.seat, budget, Random(1)), path
        ).stream()
        liked = [one.move for one in last.candidates]
        return liked + [move for move in self.game.rules.moves(position) if move not in liked]


def arguments() -> Namespace:
    """What the command was given."""
    read = ArgumentParser(prog="python -m bench solved", description="Who wins on a small board.")
    read.add_argument("side", type=int)
    read.add_argument("--no-flip", dest="flip", action="store_false", help="tiles can't be flipped")
    return read.parse_args()


def main(given: Namespace) -> None:
    """Prove, and print a line a first move."""
    game: Any = BOX.assembled(2, Options(board_side=given.side, flip=given.flip))
    for move in first_moves(game):
        began, proof = process_time(), Proof(game, 1)
        position = game.rules.play(game.rules.start(), move)
        is_won = proof.wins(position)
        print(
            f"side {given.side}, {game.notation.write(move)}: the second player "
            f"{f'wins with {proof.best}' if is_won else 'does not always win'} "
            f"({proof.endings} endings proved, {process_time() - began:.1f} s)",
            flush=True,
        )


if __name__ == "__main__":
    main(arguments())
