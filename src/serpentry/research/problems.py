"""The games as problems for programs, measured.

`python -m serpentry.research.problems` writes the table of docs/research.md, from the thousand
games of each kind that come with the package.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import islice
from math import log10

from serpentry.catalogue import find
from serpentry.catalogue.kernels import basis_of
from serpentry.research.dataset.loading import Dataset
from serpentry.research.dataset.thousands import kinds, thousand
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.game import AnyGame, NothingHidden
from serpentry.tabletop.helpers.frozen import Frozen

WORD_BITS = 64
HEADINGS = ("game", "actions", "choices", "branching", "most", "draws", "tree", "state", "hidden")
"""Of the columns: the last but two are powers of ten and bits."""


class GameProblem(Frozen):
    """What a game with two players asks of a program, as level 4 plays it."""

    game: str
    actions: int
    """Numbers of moves."""
    choices: float
    """Moves of both seats in a game, on average."""
    branching: float
    """Legal moves, on average over all choices."""
    most: int
    """The most legal moves that were seen."""
    draws: float
    """Draws of chance in a game, on average."""
    tree: float
    """The power of ten of all ways that games of this kind can go: branching, choice by choice."""
    state: int
    """Bits of a position in compiled code: there are at most this many powers of two of them."""
    hidden: bool
    """Whether an option hides hands."""

    def row(self) -> str:
        """As a row of the table."""
        cells = (
            self.game,
            f"{self.actions:,}",
            f"{self.choices:.0f}",
            f"{self.branching:.0f}",
            f"{self.most:,}",
            f"{self.draws:.0f}",
            f"10^{self.tree:.0f}",
            f"{self.state:,}",
            "optional" if self.hidden else "no",
        )
        return f"| {' | '.join(cells)} |"


def measured(dataset: Dataset, games: int) -> GameProblem:
    """The problem that the first games of a dataset show."""
    game, basis = dataset.game, basis_of(dataset.game)
    counts, draws, trees = list[int](), 0, list[float]()
    for kept in islice(dataset, games):
        tree = 0.0
        for moment, _ in dataset.moments(kept):
            if moment.actor is CHANCE:
                draws += 1
            else:
                counts.append(len(moment.numbers))
            tree += log10(len(moment.numbers))
        trees.append(tree)
    return GameProblem(
        game.name,
        game.numbering.count,
        len(counts) / len(trees),
        sum(counts) / len(counts),
        max(counts),
        draws / len(trees),
        sum(trees) / len(trees),
        WORD_BITS * basis.state(basis.facts).words,
        _can_hide(game),
    )


def _can_hide(game: AnyGame) -> bool:
    """Whether hands are hidden in any of the sample set-ups."""
    samples = (find(game.name).set_up(*one) for one in find(game.name).samples)
    return not all(isinstance(one.secrets, NothingHidden) for one in samples)


def table(games: int) -> Iterator[str]:
    """The table of all games, line by line."""
    yield f"| {' | '.join(HEADINGS)} |"
    yield f"|---|{'--:|' * (len(HEADINGS) - 2)}---|"
    for name in kinds():
        yield measured(thousand(name), games).row()


def main() -> None:
    """Write the table."""
    parser = ArgumentParser(prog="python -m serpentry.research.problems", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each kind")
    for line in table(parser.parse_args().games):
        print(line, flush=True)


if __name__ == "__main__":
    main()
