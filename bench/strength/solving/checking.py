"""Checking a certificate by the rules alone: no table, no net, nothing that the solver says."""

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from bench.strength.solving.plain import PlainSolver
from bench.strength.solving.solver import winners
from serpentry.engine.driver import Driver
from serpentry.engine.engine import engine_of
from serpentry.games.snekagon import BOX, Position
from serpentry.kernels.hexsnakes.charting import images
from serpentry.solved.certificate import WINNER, Certificate, certificate_of
from serpentry.tabletop.errors import BadText

ALL = 1 << 30
ENDS_OF_A_UNIT = 10
"""Finding the ends of a unit takes as long as proving some of them."""


SIX = 6
"""Positions after so many moves are compared: enough of the game is left."""
A_MINUTE = 60.0
TELL_EVERY = 10.0


class Checked(NamedTuple):
    """What was looked at so far."""

    units: int
    ends: int


class Prover:
    """The package's own proof search."""

    def __init__(self, game: Any) -> None:
        self.game, self.engine = game, engine_of(game)
        self.work = Driver(self.engine, game.rules.start()).work

    def is_won(self, position: Position) -> bool | None:
        """Whether the second player wins; None where too much is left for a proof."""
        if position.actor is None:
            return bool(self.game.rules.outcome(position).winners == (WINNER,))
        found = Driver(self.engine, position, work=self.work).prove()
        return None if found is None else found.shares[WINNER] == 1.0


class Checker:
    """Goes through a certificate, and proves what it leaves to search."""

    def __init__(self, certificate: Certificate) -> None:
        self.certificate = certificate
        self.game: Any = BOX.assembled(2, certificate.options)
        self.prover = Prover(self.game)

    def frame(self) -> None:
        """Whether turning and mirroring brings every first move to one of the lines', and every
        answer to a line has its replies, be they none."""
        rules, symmetries = self.certificate.rules, images(self.certificate.options.flip)
        firsts = [rules.table.placements[line.first].path[0] for line in self.certificate.lines]
        seen = {image(cell) for cell in firsts for image in symmetries}
        if seen != set(rules.table.grid.cells):
            raise BadText("A first move is missing.")
        if len(self.certificate.replies) != sum(map(len, self.certificate.answers)):
            raise BadText("There is not one list of replies for each answer.")

    def ends(self, unit: int) -> list[Position]:
        """The positions of a unit that are left to search; every reply was legal, and none is
        left over."""
        position, replies = self.certificate.unit(unit)
        nodes = list(self.certificate.nodes(position, replies))
        if next(replies, None) is not None:
            raise BadText("A unit has replies left over.")
        return [one.position for one in nodes if one.reply is None and one.position.actor != 0]

    def check_unit(self, unit: int, most: int, rng: Random) -> int:
        """Check a unit, and so many of its ends; how many there were."""
        ends = self.ends(unit)
        chosen = rng.sample(ends, most) if most < len(ends) else ends
        for end in chosen:
            if not self.prover.is_won(end):
                names = [self.game.notation.write(one) for one in self._laid(end)]
                raise BadText(f"This is not won: {', '.join(names)}.")
        return len(chosen)

    def _laid(self, position: Position) -> Iterator[Any]:
        for number, move in enumerate(self.certificate.rules.placements):
            if any(colour.laid >> number & 1 for colour in position.colours):
                yield move

    def whole(self, part: tuple[int, int] = (1, 1)) -> Iterator[Checked]:
        """Every unit with all its ends, or of so many parts one."""
        self.frame()
        ends = 0
        numbers = range(part[0] - 1, len(self.certificate.replies), part[1])
        for units, unit in enumerate(numbers, 1):
            ends += self.check_unit(unit, ALL, Random(1))
            yield Checked(units, ends)

    def part(self, wanted: int, rng: Random) -> Iterator[Checked]:
        """Random units with some random ends of each, until so many ends are proved."""
        self.frame()
        units = ends = 0
        while ends < wanted:
            most = min(ENDS_OF_A_UNIT, wanted - ends)
            ends += self.check_unit(rng.randrange(len(self.certificate.replies)), most, rng)
            units += 1
            yield Checked(units, ends)


def check(game: Any, wanted: int, rng: Random, part: tuple[int, int] | None = None) -> None:
    """Check the package's certificate of a game, or so many ends of it, and say what it shows."""
    part = part or (1, 1)
    certificate = certificate_of(game.rules.options)
    if certificate is None:
        raise SystemExit("There is no certificate for this board.")
    checker, began, told = Checker(certificate), perf_counter(), 0.0
    units, checked = len(certificate.replies), Checked(0, 0)
    for checked in checker.part(wanted, rng) if wanted else checker.whole(part):
        spent = perf_counter() - began
        if spent > told + TELL_EVERY:
            told = spent
            done = checked.ends / wanted if wanted else checked.units * part[1] / units
            print(f"{checked.ends} ends won; {spent / done - spent:.0f} s left", flush=True)
    print(
        f"All is well: {len(certificate.lines)} first moves, which stand for all; "
        f"{checked.units} of {units} answers, every reply legal; {checked.ends} ends proved "
        f"({perf_counter() - began:.0f} s)."
    )
    print("Taken on trust: that turned boards are alike, the rules' code, the kernel's prover.")


def compare(game: Any, wanted: int, seconds: float, rng: Random) -> None:
    """Settle random positions in three ways: by the plain rules, the package's search, the solver.

    Positions that the plain rules don't settle in a minute are passed over.
    """
    plain, prover = PlainSolver(game.rules), Prover(game)
    lines, expected, passed, differ = list[list[Any]](), list[bool](), 0, 0
    began = told = perf_counter()
    while len(lines) < wanted and perf_counter() < began + seconds:
        moves, position = random_moves(game, SIX, rng)
        is_won = plain.settle(position, A_MINUTE)
        if is_won is None:
            passed += 1
            continue
        lines.append(moves)
        expected.append(is_won)
        if prover.is_won(position) not in (is_won, None):
            differ += 1
            print("The package's search differs:", " ".join(map(game.notation.write, moves)))
        if perf_counter() > told + TELL_EVERY:
            told = perf_counter()
            print(f"{len(lines)} settled by the plain rules, {passed} passed over", flush=True)
    found = winners(game, lines)
    for moves, one, other in zip(lines, expected, found, strict=True):
        if one != other:
            differ += 1
            print("The solver differs:", " ".join(map(game.notation.write, moves)))
    print(
        f"{len(lines)} positions after six moves settled in three ways, {differ} differently; "
        f"{passed} were passed over; the second player wins {sum(found)}."
    )


def random_moves(game: Any, count: int, rng: Random) -> tuple[list[Any], Position]:
    """So many random moves from the start, fewer if the game is over before."""
    moves, position = list[Any](), game.rules.start()
    while len(moves) < count and position.actor is not None:
        moves.append(rng.choice(game.rules.moves(position)))
        position = game.rules.play(position, moves[-1])
    return moves, position
