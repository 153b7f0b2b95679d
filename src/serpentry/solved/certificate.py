"""The proof that SNEKAGON's second player wins on a small board: a reply to everything.

It is a tree, of which only the replies are written, as numbers of placements, a branch before the
next one: what the first player may do follows from the rules. Where few placements are alive,
of both colours together, nothing is written: a search proves the rest quickly. docs/solved.md
describes the file.
"""

import json
import sys
import zlib
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, cached_property
from importlib.resources import files
from itertools import accumulate
from typing import Any, NamedTuple

from serpentry.games.snekagon import Move, Options, Position
from serpentry.games.snekagon.rules.moves import Place
from serpentry.games.snekagon.rules.rules import SnekagonRules
from serpentry.geometry.bitsets import bitset, members
from serpentry.geometry.hexes import Hex, one_way
from serpentry.kernels.hexsnakes.charting import Image, images
from serpentry.tabletop.errors import BadText

FORMAT = "serpentry solved 1"
LICENCE = "CC0-1.0"
ENDING = ".solved"
WINNER = 1
"""The seat that wins."""


class SolvedResult(NamedTuple):
    """What is proved about a position."""

    winner: int
    """The seat that wins, whatever the other one does."""
    move: Move | None
    """A move that wins, if the winner is to move."""


class ProofNode(NamedTuple):
    """A position of a proof, and the number of the reply where one is written."""

    position: Position
    reply: int | None


class FirstPair(NamedTuple):
    """A first move and the reply to it, by their numbers."""

    first: int
    reply: int


class Certificate:
    """The replies on one board."""

    def __init__(
        self,
        options: Options,
        alive: int,
        lines: Sequence[FirstPair],
        replies: Sequence["array[int]"],
    ) -> None:
        self.options, self.alive, self.lines = options, alive, tuple(lines)
        self.rules = SnekagonRules(options)
        self.replies = replies
        """Of each answer to each line, in turn: the replies after it."""

    @cached_property
    def answers(self) -> tuple[tuple[int, ...], ...]:
        """What the first player may answer to each line."""
        return tuple(tuple(members(self.after(line).legal)) for line in self.lines)

    @cached_property
    def _begins(self) -> list[int]:
        """Where the answers to each line begin among all."""
        return [0, *accumulate(map(len, self.answers))]

    def after(self, line: FirstPair) -> Position:
        """The position after a line."""
        return self.play(self.play(self.rules.start(), line.first), line.reply)

    def play(self, position: Position, placement: int) -> Position:
        """The position after a placement, which must be legal."""
        if not position.legal >> placement & 1:
            raise BadText(f"Placement {placement} is not legal where a proof has it.")
        return self.rules.play(position, self.rules.placements[placement])

    def unit(self, number: int) -> tuple[Position, Iterator[int]]:
        """The position after an answer, counted through all lines, and the replies from there."""
        line = next(at for at, end in enumerate(self._begins[1:]) if number < end)
        answer = self.answers[line][number - self._begins[line]]
        return self.play(self.after(self.lines[line]), answer), iter(self.replies[number])

    def is_left(self, position: Position) -> bool:
        """Whether a position is left to search."""
        return sum(one.alive.bit_count() for one in position.colours) <= self.alive

    def nodes(self, position: Position, replies: Iterator[int]) -> Iterator[ProofNode]:
        """Every position from one on, a branch before the next one; the replies are used up."""
        if position.actor == WINNER and not self.is_left(position):
            reply = next(replies, None)
            if reply is None:
                raise BadText("A proof breaks off.")
            yield ProofNode(position, reply)
            yield from self.nodes(self.play(position, reply), replies)
            return
        yield ProofNode(position, None)
        if position.actor is not None and position.actor != WINNER:
            for answer in members(position.legal):
                yield from self.nodes(self.play(position, answer), replies)

    def verdict(self, position: Position) -> SolvedResult | None:
        """What is proved about a position, in whatever order and however turned it was reached.

        None also where so little is left that search proves it quickly (`is_left`). Whoever took
        over the first tile loses.
        """
        if position.actor is None or self.is_left(position):
            return None
        winner = WINNER ^ position.swapped
        laid = [members(colour.laid) for colour in position.colours]
        if not any(laid):
            return SolvedResult(winner, None)
        for image in images(self.options.flip):
            moved = [frozenset(self._moved(one, image) for one in numbers) for numbers in laid]
            found = self._found(moved[0], moved[1])
            if found is not None:
                return SolvedResult(winner, self._moved_back(found.reply, image))
        return None

    def hardest_first(self, position: Position) -> list[Move]:
        """The moves of whoever loses; at the first two turns those first that take most replies."""
        placements, lengths = self.rules.placements, self._lengths(position)
        moves = sorted(members(position.legal), key=lambda one: -lengths.get(one, 0))
        return [placements[one] for one in moves]

    def _lengths(self, position: Position) -> dict[int, int]:
        """How many replies the proof has after a move, at the first two turns."""
        laid, found = _laid(position), dict[int, int]()
        for at, line in enumerate(self.lines):
            units = range(self._begins[at], self._begins[at + 1])
            total = sum(len(self.replies[unit]) for unit in units)
            for image in images(self.options.flip):
                first, reply = (self._moved(one, image) for one in line)
                if laid == (0, 0):
                    found[first] = total
                elif laid == (1 << first, 1 << reply):
                    for answer, unit in zip(self.answers[at], units, strict=True):
                        found[self._moved(answer, image)] = len(self.replies[unit])
        return found

    def _found(self, firsts: frozenset[int], own: frozenset[int]) -> ProofNode | None:
        """The node in which the first player has placed these, and the second player those."""
        laid = bitset(firsts), bitset(own)
        for at, line in enumerate(self.lines):
            if line.first not in firsts:
                continue
            position = self.play(self.rules.start(), line.first)
            if _laid(position) == laid:
                return ProofNode(position, line.reply)
            if line.reply not in own:
                continue
            position = self.play(position, line.reply)
            if _laid(position) == laid:
                return ProofNode(position, None)
            for number, answer in enumerate(self.answers[at], self._begins[at]):
                if answer in firsts:
                    nodes = self.nodes(*self.unit(number))
                    if found := next((one for one in nodes if _laid(one.position) == laid), None):
                        return found
        return None

    def _moved(self, placement: int, image: Image) -> int:
        path = self.rules.table.placements[placement].path
        return self.rules.table.index[one_way([image(cell) for cell in path])]

    def _moved_back(self, reply: int | None, image: Image) -> Move | None:
        if reply is None:
            return None
        before = {image(cell): cell for cell in self.rules.table.grid.cells}
        return Place(tuple(before[cell] for cell in self.rules.table.placements[reply].path))


def _laid(position: Position) -> tuple[int, int]:
    return position.colours[0].laid, position.colours[1].laid


def read_certificate(content: bytes) -> Certificate:
    """The certificate of a file's bytes; BadText if they aren't."""
    try:
        head, _, body = content.partition(b"\n")
        told: Any = json.loads(head)
        if (told["format"], told["game"], told["winner"]) != (FORMAT, "snekagon", WINNER):
            raise BadText(f"A certificate of the format '{FORMAT}' is about the second player.")
        options = Options(**told["options"])
        index, numbers = SnekagonRules(options).table.index, array("H")
        numbers.frombytes(zlib.decompress(body))
        _lower_byte_first(numbers)
        lines = [FirstPair(*(index[_path(path)] for path in line)) for line in told["lines"]]
        alive = int(told["alive"])
    except (KeyError, TypeError, ValueError, zlib.error) as error:
        raise BadText(f"This isn't a certificate of the format '{FORMAT}'.") from error
    return Certificate(options, alive, lines, tuple(_units(numbers)))


def _lower_byte_first(numbers: "array[int]") -> None:
    """From the machine's order of bytes to that of files, or back."""
    if sys.byteorder == "big":
        numbers.byteswap()


def _path(cells: Any) -> tuple[Hex, ...]:
    return tuple(Hex(*cell) for cell in cells)


def _units(numbers: "array[int]") -> Iterator["array[int]"]:
    """Each has the count of its numbers before them."""
    at = 0
    while at < len(numbers):
        end = at + 1 + numbers[at]
        yield numbers[at + 1 : end]
        at = end


def write_certificate(one: Certificate, given: Mapping[str, Any], made: str) -> bytes:
    """The bytes of a certificate's file."""
    placements = one.rules.table.placements
    head = {
        "format": FORMAT,
        "game": "snekagon",
        "options": dict(given),
        "winner": WINNER,
        "alive": one.alive,
        "lines": [[placements[number].path for number in line] for line in one.lines],
        "made": made,
        "licence": LICENCE,
    }
    numbers = array("H")
    for replies in one.replies:
        numbers.append(len(replies))
        numbers.extend(replies)
    _lower_byte_first(numbers)
    text = json.dumps(head, separators=(",", ":")).encode()
    return text + b"\n" + zlib.compress(numbers.tobytes(), 9)


@cache
def _names() -> Mapping[Options, str]:
    """The file of each board that is solved; only their first lines are read."""
    found = dict[Options, str]()
    for file in files("serpentry.solved").iterdir():
        if file.name.endswith(ENDING):
            with file.open("rb") as content:
                found[Options(**json.loads(content.readline())["options"])] = file.name
    return found


@cache
def _read(name: str) -> Certificate:
    return read_certificate((files("serpentry.solved") / name).read_bytes())


def _name_of(options: Options) -> str | None:
    """With the pie rule the winner may do one thing more, which it need not do. Where ties are
    broken, the winner's longest snake is longer all the same.
    """
    return _names().get(replace(options, pie=False, tiebreak="none"))


def is_solved(options: Options) -> bool:
    """Whether there is a certificate of a set-up."""
    return _name_of(options) is not None


def certificate_of(options: Options) -> Certificate | None:
    """The certificate of a set-up; None where nothing is solved."""
    name = _name_of(options)
    return _read(name) if name else None


def verdict_of(options: Options, position: Position) -> SolvedResult | None:
    """What is proved about a position; None where nothing is."""
    known = certificate_of(options)
    return known.verdict(position) if known else None
