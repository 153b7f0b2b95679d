"""What the snakes of SNEKAGON 5G are worth."""

from serpentry.games.snekagon5g.rules.position import Position, Snakes
from serpentry.games.snekagon5g.rules.rules import Snekagon5gRules
from serpentry.hexsnakes.numbers.judge import MOST_HOPE, CountsHexes
from serpentry.hexsnakes.rules.lengths import longest_two
from serpentry.tabletop.judge import Part


class Snekagon5gJudge(CountsHexes):
    """Scores for one set-up."""

    def __init__(self, rules: Snekagon5gRules) -> None:
        self.rules = rules

    def score(self, position: Position) -> tuple[int, ...]:
        """The longest snake, over all floors."""
        return tuple(max(self.rules.lengths.of(snakes), default=0) for snakes in position.colours)

    def breakdown(self, position: Position) -> tuple[tuple[Part, ...], ...]:
        """The longest snakes over all floors, and how often they pass from floor to floor."""
        return tuple(
            (
                *longest_two(self.rules.lengths.of(snakes)),
                ("score-drills", sum(gap.bit_count() for gap in snakes.drills)),
            )
            for snakes in position.colours
        )

    def estimate(self, position: Position) -> tuple[float, ...]:
        """The longest snake, and a little for the ways in which snakes can still grow."""
        if position.actor is None:
            return self.score(position)
        return tuple(
            longest + _hope(snakes)
            for longest, snakes in zip(self.score(position), position.colours, strict=True)
        )

    def most(self, position: Position) -> tuple[int, ...]:
        """All hexes of a colour in one snake, with every tile that still has a place."""
        return tuple(self._most(snakes) for snakes in position.colours)

    def _most(self, snakes: Snakes) -> int:
        alive, cells = 0, 0
        for colour in snakes.floors:
            alive |= colour.alive
            cells += colour.cells.bit_count()
        return cells + self.rules.table.size_of_tiles(alive)


def _hope(snakes: Snakes) -> float:
    ways = sum(
        (colour.alive & (colour.first | colour.last)).bit_count() for colour in snakes.floors
    )
    ends = sum(cells.bit_count() for cells in snakes.open)
    return min(ways / 100 + ends / 20, MOST_HOPE)
