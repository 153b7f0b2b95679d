"""The thousand games of each kind that come with the package."""

from pathlib import Path

from serpentry.research.dataset.loading import Dataset
from serpentry.tabletop.errors import UnknownName

GAMES = Path(__file__).parent / "games"


def kinds() -> list[str]:
    """The games that there are a thousand of."""
    return sorted(folder.name for folder in GAMES.iterdir())


def thousand(name: str) -> Dataset:
    """A thousand games of two players; `about` says who played them, from which seed."""
    if name not in kinds():
        raise UnknownName("game", name, kinds())
    return Dataset(GAMES / name)
