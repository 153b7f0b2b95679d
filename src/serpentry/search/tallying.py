"""What the trees of a search say about the moves at their roots, added up."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from serpentry.search.report import shared_out
from serpentry.search.tree import Tree
from serpentry.tabletop.actors import Seat


@dataclass
class Tally:
    """What all trees say about one move."""

    visits: int = 0
    share: float = 0.0
    margin: float = 0.0
    proved: bool = False
    results: list[float] = field(default_factory=list)
    """What each seat won, times visits."""
    tree: Tree | None = None
    edge: int = -1

    def add(self, visits: int, share: float, margin: float, results: Sequence[float]) -> None:
        """Add a number of visits with these averages."""
        total = self.visits + visits
        self.share += (share - self.share) * visits / total
        self.margin += (margin - self.margin) * visits / total
        self.visits = total
        won = self.results or [0.0] * len(results)
        self.results = [
            old + visits * new for old, new in zip(won, results or [0.0] * len(won), strict=True)
        ]

    def each_seat(self, seat: Seat, seats: int) -> tuple[float, ...]:
        """The part of the win that each seat got, the one to act its share."""
        if not sum(self.results):
            return shared_out(self.share, seat, seats)
        others = sum(self.results) - self.results[seat]
        part = (1 - self.share) / others if others else 0.0
        return tuple(
            self.share if one == seat else won * part for one, won in enumerate(self.results)
        )


def tallies(trees: list[Tree]) -> dict[int, Tally]:
    """The roots of trees added up, by move number."""
    sums: dict[int, Tally] = {}
    for tree in trees:
        for one in tree.tried():
            tally = sums.setdefault(one.number, Tally())
            tally.add(one.visits, one.share, one.margin, one.results)
            tally.proved = tally.proved or one.proved
            if tally.tree is None:
                tally.tree, tally.edge = tree, one.edge
    return sums
