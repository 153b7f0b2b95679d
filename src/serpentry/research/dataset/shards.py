"""A shard: games one after another as small whole numbers, seven bits a byte, compressed.

A game is: how many events, the number of each move or draw, each seat's score (0, -1, 1, -2, 2 as
0, 1, 2, 3, 4), and the winners as a set of bits.
"""

import gzip
import zlib
from collections.abc import Iterable, Iterator
from io import BufferedIOBase
from pathlib import Path
from typing import NamedTuple, cast

from serpentry.tabletop.actors import Seat
from serpentry.tabletop.errors import BadText

MORE = 128
"""A byte with this bit is not a number's last."""
MOST_BITS = 63


class KeptGame(NamedTuple):
    """A game as it is kept: nothing that the rules can tell."""

    numbers: tuple[int, ...]
    """Every move and draw, as the game's numbering numbers them."""
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


def encoded(game: KeptGame) -> bytes:
    """A game as bytes."""
    scores = [2 * score if score >= 0 else -2 * score - 1 for score in game.scores]
    winners = sum(1 << seat for seat in game.winners)
    numbers = [len(game.numbers), *game.numbers, *scores, winners]
    return b"".join(map(_bytes, numbers))


def _bytes(number: int) -> bytes:
    found = bytearray()
    while number >= MORE:
        found.append(number % MORE + MORE)
        number //= MORE
    return bytes([*found, number])


def write_shard(path: Path, games: Iterable[KeptGame]) -> None:
    """Write a shard at once and whole: where it is there, it is complete."""
    aside = path.with_suffix(".part")
    with gzip.GzipFile(aside, "wb", compresslevel=9, mtime=0) as file:
        for game in games:
            file.write(encoded(game))
    aside.replace(path)


def read_shard(path: Path, seats: int) -> Iterator[KeptGame]:
    """The games of a shard, one after another; BadText if it is damaged."""
    games = 0
    try:
        with gzip.open(path) as opened:
            file = cast(BufferedIOBase, opened)
            while (count := _number(file, path)) is not None:
                games += 1
                yield _game(file, path, count, seats)
    except (OSError, EOFError, zlib.error) as error:
        raise BadText(f"{path.name} is no whole shard: {error}.") from error
    if not games:
        raise BadText(f"{path.name} is no whole shard: it is empty.")


def _game(file: BufferedIOBase, path: Path, count: int, seats: int) -> KeptGame:
    numbers = tuple(_needed(file, path) for _ in range(count))
    coded = [_needed(file, path) for _ in range(seats)]
    scores = tuple(one // 2 if one % 2 == 0 else -(one + 1) // 2 for one in coded)
    won = _needed(file, path)
    if won >> seats:
        raise BadText(f"{path.name} names winners beyond {seats} seats.")
    return KeptGame(numbers, scores, tuple(s for s in range(seats) if won >> s & 1))


def _number(file: BufferedIOBase, path: Path) -> int | None:
    """The next number; None at the end of the file."""
    found, shift = 0, 0
    while octet := file.read(1):
        found |= (octet[0] % MORE) << shift
        if octet[0] < MORE:
            return found
        shift += 7
        if shift > MOST_BITS:
            raise BadText(f"{path.name} holds a number without an end.")
    if shift:
        raise BadText(f"{path.name} ends within a game.")
    return None


def _needed(file: BufferedIOBase, path: Path) -> int:
    number = _number(file, path)
    if number is None:
        raise BadText(f"{path.name} ends within a game.")
    return number
