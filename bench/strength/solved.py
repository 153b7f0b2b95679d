"""Who wins SNEKAGON on a small board, proved.

`python -m bench solved SIDE`, with `--no-flip` where tiles can't be flipped.

Of every first move, up to turning and mirroring, it is proved that the second player wins, or that
it need not: whoever is to win needs one good answer, found with the net's help, and all of the
other's moves are tried, until so few placements are left that the kernel proves the rest. That will
do for sides 3 and 4.

`--into FOLDER` solves with a program in C, which needs a compiler, and side 5 needs it: stopped, it
goes on where it was, and at last it writes a certificate. With `--part 2/8` it does the second of
eight parts; once the files of all parts lie in one folder, the same command without `--part` joins
them. With `--by 3` it asks whether the second player wins by three hexes. Where a job's replies to
a first move are all refuted, `--replies MOVE` prints the lines that add the others to it.

`--check N` proves N random ends of the certificate that is part of the package, and `--check` all
of them, or with `--part` those of a part; `--compare N` settles random positions after six moves by
the plain rules, with the package's own search, and with the solver. `--tell` says what the proof
teaches.
"""

from argparse import ArgumentParser, Namespace
from os import cpu_count
from random import Random
from re import match
from time import process_time
from typing import Any

from bench.strength.solving.checking import check, compare
from bench.strength.solving.job import first_moves, more_lines
from bench.strength.solving.solver import job_of, solve
from bench.strength.solving.telling import tell
from serpentry.engine.driver import Driver
from serpentry.engine.engine import engine_of
from serpentry.games.snekagon import BOX, Options
from serpentry.geometry.hexes import Hex
from serpentry.nets.net_files import net_of
from serpentry.nets.net_search import NetSearch
from serpentry.search.budget import Simulations
from serpentry.search.request import SearchRequest

LOOKS = 40
"""Evaluations to find out which answers are the most hopeful."""


def ring_of(cell: Hex) -> tuple[int, ...]:
    """The same for all hexes that turning and mirroring the board brings together."""
    return tuple(sorted(map(abs, (cell.q, cell.r, cell.q + cell.r))))


class Proof:
    """A proof that a seat wins, and what it took."""

    def __init__(self, game: Any, seat: int) -> None:
        self.game, self.seat, self.endings = game, seat, 0
        self.engine, self.best = engine_of(game), ""
        self.work = Driver(self.engine, game.rules.start()).work

    def wins(self, position: Any) -> bool:
        """Whether the seat wins, whatever the other does."""
        found = Driver(self.engine, position, work=self.work).prove()
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
    read.add_argument("--into", metavar="FOLDER", help="solve with the program in C")
    read.add_argument("--threads", type=int, default=cpu_count() or 1, help="for --into")
    read.add_argument("--memory", type=float, default=1.0, metavar="GIB", help="for its table")
    read.add_argument("--for", dest="seconds", type=float, default=1e9, metavar="SECONDS")
    read.add_argument("--part", metavar="K/N", help="one of N parts")
    read.add_argument("--by", type=int, default=1, metavar="HEXES", help="for --into: ahead by")
    read.add_argument("--replies", metavar="MOVE", help="lines for a job: other replies to a move")
    read.add_argument("--check", type=int, nargs="?", const=0, metavar="N", help="check the proof")
    read.add_argument("--tell", action="store_true", help="what the proof teaches")
    read.add_argument("--compare", type=int, metavar="N", help="settle N positions in three ways")
    read.add_argument("--seed", type=int, default=1, help="for what is random")
    return read.parse_args()


def part_of(given: Namespace) -> tuple[int, int] | None:
    """Which part of how many is to be done, if not everything."""
    if not given.part:
        return None
    found = match(r"([1-9][0-9]{0,3})/([1-9][0-9]{0,3})\Z", given.part)
    if not found or int(found[1]) > int(found[2]):
        raise SystemExit("A part is given as 2/8, the second of eight.")
    return int(found[1]), int(found[2])


def main(given: Namespace) -> None:
    """Prove, solve, check or compare."""
    game: Any = BOX.assembled(2, Options(board_side=given.side, flip=given.flip))
    if given.check is not None:
        check(game, given.check, Random(given.seed), part_of(given))
    elif given.tell:
        tell(game)
    elif given.replies:
        print(*more_lines(game, job_of(given), given.replies), sep="\n")
    elif given.compare:
        compare(game, given.compare, given.seconds, Random(given.seed))
    elif given.into:
        solve(game, given, part_of(given))
    else:
        prove(game)


def prove(game: Any) -> None:
    """Prove with the package alone, and print a line a first move."""
    for move in first_moves(game):
        began, proof = process_time(), Proof(game, 1)
        position = game.rules.play(game.rules.start(), move)
        is_won = proof.wins(position)
        print(
            f"side {game.rules.options.board_side}, {game.notation.write(move)}: the second player "
            f"{f'wins with {proof.best}' if is_won else 'does not always win'} "
            f"({proof.endings} endings proved, {process_time() - began:.1f} s)",
            flush=True,
        )


if __name__ == "__main__":
    main(arguments())
