"""Snakes of hexes followed from end to end, and which of their ends is the head.

A head stays where it was: the tile that was placed first decides, with its first cell. A snake that
grows at its head has the head at the new end; of two snakes that are joined the older one keeps
its head; a ring bites its tail where it was closed::

      1st tile    grown at the tail    grown at the head
       h · t          h · · t             h · · · t
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import NamedTuple, TypeVar

from serpentry.tabletop.actors import Seat
from serpentry.tabletop.board import Segment, Snake, SnakeEnd
from serpentry.tabletop.refusal import Cell

Links = Callable[[Cell], Iterable[Cell]]
T = TypeVar("T")


class Chain(NamedTuple):
    """Linked cells in order."""

    cells: tuple[Cell, ...]
    is_ring: bool


def snakes_of(
    owner: Seat, colour: str, tiles: Sequence[Sequence[Cell]], links: Links
) -> list[Snake]:
    """The snakes of a seat's tiles, in the order in which they were begun, each head first."""
    rank = {cell: number for number, tile in enumerate(tiles) for cell in tile}
    found = [_headed(chain, tiles, rank) for chain in _chains(rank, links)]
    return [_snake(owner, colour, chain) for chain in found]


def order_of(played: Iterable[T]) -> dict[T, int]:
    """The number of each tile that was played."""
    return {tile: number for number, tile in enumerate(played)}


def in_order(laid: Iterable[T], seen: dict[T, int]) -> list[T]:
    """What was placed, in the order in which it was played; what nobody saw played comes last."""
    never = len(seen)
    return sorted(laid, key=lambda tile: seen.get(tile, never))


def _snake(owner: Seat, colour: str, chain: Chain) -> Snake:
    path = tuple(map(_segment, chain.cells))
    ends = () if chain.is_ring else dict.fromkeys((chain.cells[0], chain.cells[-1]))
    return Snake(owner, colour, path, tuple(map(_end, ends)), chain.is_ring)


@cache
def _segment(cell: Cell) -> Segment:
    return Segment(cell)


@cache
def _end(cell: Cell) -> SnakeEnd:
    return SnakeEnd(cell)


def _chains(cells: Iterable[Cell], links: Links) -> list[Chain]:
    """All chains among cells that have two links at most."""
    left = dict.fromkeys(cells)
    found = []
    while left:
        first = next(iter(left))
        forth = _walk(first, links, left)
        back = _walk(first, links, left)[1:]
        is_ring = len(forth) > 2 and not back and forth[-1] in links(first)
        found.append(Chain((*reversed(back), *forth), is_ring))
    return found


def _walk(start: Cell, links: Links, left: dict[Cell, None]) -> list[Cell]:
    """The cells from one on, as far as there are any left; they are no longer left then."""
    way = [start]
    left.pop(start, None)
    goes_on = True
    while goes_on:
        goes_on = False
        for cell in links(way[-1]):
            if cell in left:
                way.append(cell)
                del left[cell]
                goes_on = True
                break
    return way


def _headed(chain: Chain, tiles: Sequence[Sequence[Cell]], rank: dict[Cell, int]) -> Chain:
    """The chain from its head on."""
    cells = chain.cells
    if not chain.is_ring:
        return Chain(_from_head(cells, tiles, rank), False)
    last = max(rank[cell] for cell in cells)
    while rank[cells[0]] == last or rank[cells[-1]] != last:
        cells = (*cells[1:], cells[0])
    size = len(tiles[last])
    body, closing = cells[:-size], cells[-size:]
    headed = _from_head(body, tiles, rank)
    return Chain((*(closing if headed == body else reversed(closing)), *headed), True)


def _from_head(
    cells: tuple[Cell, ...], tiles: Sequence[Sequence[Cell]], rank: dict[Cell, int]
) -> tuple[Cell, ...]:
    first = tiles[min(rank[cell] for cell in cells)]
    at = cells.index(first[0])
    if len(first) > 1:
        is_headed = at < cells.index(first[-1])
    else:
        # A single cell was head and tail: it stays the head of what was first joined to it.
        never = len(tiles)
        before = rank[cells[at - 1]] if at else never
        after = rank[cells[at + 1]] if at + 1 < len(cells) else never
        is_headed = after <= before
    return cells if is_headed else cells[::-1]
