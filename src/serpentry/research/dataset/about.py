"""What a dataset is made of: the file `dataset.json` beside its shards."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from serpentry.catalogue import set_up
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.game import AnyGame

FILE = "dataset.json"
FORMAT = 1


@dataclass(frozen=True)
class About:
    """Which games they are, and who plays them."""

    game: str
    rules: str
    """The version of the rules."""
    numbering: str
    """The version of the numbers of moves."""
    seats: int
    players: tuple[str, ...]
    """In the first game from seat 0 on; in each later one they move up a seat."""
    options: dict[str, Any] = field(default_factory=dict)
    opening: int = 0
    """So many moves at the start of each game are random."""
    seed: int = 0
    games: int = 1000
    shard: int = 1000
    """Games of a file."""
    format: int = FORMAT

    def set_up(self) -> AnyGame:
        """The game."""
        return set_up(self.game, self.seats, self.options, self.rules)

    def shards(self) -> list[range]:
        """The numbers of each shard's games."""
        return [
            range(at, min(at + self.shard, self.games)) for at in range(0, self.games, self.shard)
        ]

    def players_of(self, number: int) -> list[str]:
        """Who sits where in a game."""
        count = len(self.players)
        return [self.players[(seat + number) % count] for seat in range(self.seats)]


def shard_path(folder: Path, number: int) -> Path:
    """Where a shard lies."""
    return folder / f"{number:06}.games.gz"


def write_about(folder: Path, about: About) -> None:
    """Say what a folder holds."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / FILE).write_text(json.dumps(asdict(about), indent=1) + "\n", "utf-8")


def read_about(folder: Path) -> About:
    """What a folder holds."""
    try:
        data = json.loads((folder / FILE).read_text("utf-8"))
        about = About(**{**data, "players": tuple(data["players"])})
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise BadText(f"{folder} holds no dataset: {error}.") from error
    if about.format != FORMAT:
        raise BadText(f"{folder} has format {about.format}; this version reads {FORMAT}.")
    return about
