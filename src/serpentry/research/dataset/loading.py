"""Reading a dataset: a stream of games, and of the positions in them."""

from collections.abc import Iterator
from pathlib import Path

from serpentry.research.dataset.about import read_about, shard_path
from serpentry.research.dataset.shards import KeptGame, read_shard
from serpentry.research.moment import Moment
from serpentry.tabletop.errors import BadText


class Dataset:
    """The games of a folder, as far as they are made."""

    def __init__(self, folder: Path | str) -> None:
        self.folder = Path(folder)
        self.about = read_about(self.folder)
        self.game = self.about.set_up()

    def shards(self) -> list[int]:
        """The numbers of the shards that are there."""
        known = range(len(self.about.shards()))
        return [at for at in known if shard_path(self.folder, at).exists()]

    def __len__(self) -> int:
        return sum(len(self.about.shards()[at]) for at in self.shards())

    def shard(self, number: int) -> Iterator[KeptGame]:
        """The games of one shard: hand each reader its own."""
        return read_shard(shard_path(self.folder, number), self.about.seats)

    def __iter__(self) -> Iterator[KeptGame]:
        for number in self.shards():
            yield from self.shard(number)

    def moments(self, kept: KeptGame) -> Iterator[tuple[Moment, int]]:
        """Every moment of a game, and the number of the move or draw that came then; BadText."""
        moment = Moment.first(self.game)
        for at, number in enumerate(kept.numbers, start=1):
            # An engine believes what it is told to play, and files come from anywhere.
            if not moment.allows(number):
                raise BadText(f"Event {at} of a game is number {number}, which is not legal.")
            yield moment, number
            moment = moment.play_number(number)
