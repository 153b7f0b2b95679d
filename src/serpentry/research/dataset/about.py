"""What a dataset is made of: the file `dataset.json` beside its shards."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from serpentry.catalogue import set_up
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.codec import fields_from
from serpentry.tabletop.formats.jsons import json_of
from serpentry.tabletop.game import AnyGame

FILE = "dataset.json"
FORMAT = 1
MOST_SHARDS = 1_000_000
"""Their names have six digits."""


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
    options: Mapping[str, Any] = field(default_factory=dict)
    opening: int = 0
    """This many moves at the start of each game are random."""
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
        """The player of each seat in a game."""
        count = len(self.players)
        return [self.players[(seat + number) % count] for seat in range(self.seats)]


def shard_path(folder: Path, number: int) -> Path:
    """Where a shard is."""
    return folder / f"{number:06}.games.gz"


def write_about(folder: Path, about: About) -> None:
    """Say what a folder holds."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / FILE).write_text(json.dumps(asdict(about), indent=1) + "\n", "utf-8")


def read_about(folder: Path) -> About:
    """What a folder holds."""
    try:
        about = fields_from(About, json_of((folder / FILE).read_bytes()))
    except OSError as error:
        raise BadText(f"{folder} holds no dataset: {error}.") from error
    except BadText as error:
        raise BadText(f"{folder / FILE}: {error}") from error
    if about.format != FORMAT:
        raise BadText(f"{folder} has format {about.format}; this version reads {FORMAT}.")
    if not about.players or min(about.seats, about.games, about.shard) < 1 or about.opening < 0:
        raise BadText(f"{folder / FILE}: players, seats, games and shard are at least one.")
    if about.games > MOST_SHARDS * about.shard:
        raise BadText(f"{folder / FILE}: there are at most {MOST_SHARDS} shards.")
    return about
