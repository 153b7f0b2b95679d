"""A colour's hexes and links, plainly: what is where, and what is drilled together."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from serpentry.games.snekagon5g.rules.floors import Floors, Node, around
from serpentry.games.snekagon5g.rules.moves import Place
from serpentry.geometry.hexes import DIRECTIONS, Hex
from serpentry.geometry.hexgrid import HexGrid

Pair = frozenset[Node]
"""Two hexes on the same cell of neighbouring floors, drilled together."""


@dataclass(frozen=True)
class Body:
    """All of a colour's hexes. Those that touch on a floor are linked, and those drilled."""

    hexes: frozenset[Node]
    drilled: frozenset[Pair]

    def with_tile(self, move: Place) -> "Body":
        """The colour after a tile is placed."""
        laid = {Node(move.floor, cell) for cell in move.cells}
        drilled = {
            frozenset({Node(move.floor, drill.cell), Node(drill.to, drill.cell)})
            for drill in move.drills
        }
        return Body(self.hexes | laid, self.drilled | drilled)

    def on_floor(self, floor: int) -> frozenset[Hex]:
        """The cells that it covers on a floor."""
        return frozenset(node.cell for node in self.hexes if node.floor == floor)

    def touching(self, node: Node) -> list[Node]:
        """The hexes that touch a cell on its floor."""
        return [other for other in around(node) if other in self.hexes]

    def drilled_to(self, node: Node) -> list[Node]:
        """The hexes that a hex is drilled together with."""
        return sorted(other for pair in self.drilled if node in pair for other in pair - {node})

    def links(self, node: Node) -> list[Node]:
        """Everything that a hex is linked with."""
        return self.touching(node) + self.drilled_to(node)

    def snake(self, node: Node) -> frozenset[Node]:
        """The whole snake that a hex belongs to."""
        found, edge = {node}, [node]
        while edge:
            more = {other for other in self.links(edge.pop()) if other not in found}
            found |= more
            edge += more
        return frozenset(found)

    def points(self) -> Iterator[frozenset[Node]]:
        """The hexes that are drilled together, directly or through others."""
        left = {node for pair in self.drilled for node in pair}
        while left:
            point, edge = set[Node](), [min(left)]
            while edge:
                node = edge.pop()
                point.add(node)
                edge += [other for other in self.drilled_to(node) if other not in point]
            left -= point
            yield frozenset(point)

    def hard_turns(self) -> Iterator[tuple[Node, Node]]:
        """Pairs of hexes at one point, linked onward on their floors, that turn by over 60°."""
        for point in self.points():
            onward = [
                (
                    node,
                    DIRECTIONS.index(Hex(next_.cell.q - node.cell.q, next_.cell.r - node.cell.r)),
                )
                for node in sorted(point)
                for next_ in self.touching(node)
            ]
            for (one, into), (two, out_of) in combinations(onward, 2):
                if (into + 3 - out_of) % 6 not in (0, 1, 5):
                    yield one, two


@lru_cache(maxsize=64)
def body_of(grid: HexGrid, floors: Floors, cells: tuple[int, ...], drills: tuple[int, ...]) -> Body:
    """The hexes on these cells of each floor, drilled at these of each gap."""
    hexes = [Node(floor, cell) for floor in floors.all for cell in grid.cells_of(cells[floor])]
    drilled = [
        frozenset({Node(one, cell), Node(two, cell)})
        for (one, two), through in zip(floors.gap_ends, drills, strict=True)
        for cell in grid.cells_of(through)
    ]
    return Body(frozenset(hexes), frozenset(drilled))


def clay_needed(bodies: Iterable[Body]) -> tuple[int, int]:
    """The open and the closed pieces of clay that the drilled hexes need."""
    open_pieces = closed_pieces = 0
    for body in bodies:
        for node in {node for pair in body.drilled for node in pair}:
            drills = len(body.drilled_to(node))
            closed_pieces += drills == 2
            open_pieces += drills == 1 and len(body.touching(node)) == 1
    return open_pieces, closed_pieces
