"""The thousand games of each kind that come with the package."""

from pathlib import Path

from serpentry.research.dataset.loading import Dataset
from serpentry.tabletop.errors import UnknownName

GAMES = Path(__file__).parent / "games"


def thousand(name: str) -> Dataset:
    """A thousand games of two players; `about` says who played them, from which seed."""
    known = sorted(folder.name for folder in GAMES.iterdir())
    if name not in known:
        raise UnknownName("game", name, known)
    return Dataset(GAMES / name)
