"""From weights by name to the file that engines take: `python -m training.packing NET INTO`.

Numbers lie as products want them (`players/search/program/products.py`), with two bytes each.
"""

from collections.abc import Iterator
from pathlib import Path
from sys import argv
from typing import Any

import numpy

from serpentry.players.nets.student import Extent, filled_up, write
from serpentry.players.search.net import COLUMNS


def pack(path: Path, into: Path) -> None:
    """Write a net's file once more, for engines."""
    with numpy.load(path) as file:
        weights = {name: file[name] for name in file.files}
    extent = extent_of(weights)
    numbers = numpy.concatenate([_lines(*one).ravel() for one in _products(weights, extent.blocks)])
    write(into, extent, numpy.asarray(numbers, "<f2").tobytes())


def extent_of(weights: dict[str, Any]) -> Extent:
    """How large a net is."""
    seats = int(weights["seats"])
    return Extent(
        planes=weights["first.weight"].shape[1],
        whole=weights["whole.weight"].shape[1],
        layers=len(weights["policy.bias"]),
        extras=len(weights["last.bias"]) - 2 * seats,
        seats=seats,
        width=len(weights["first.bias"]),
        blocks=sum(".two." in name for name in weights),
        has_floors=int("tower.0.beside.weight" in weights),
    )


def _products(weights: dict[str, Any], blocks: int) -> Iterator[tuple[Any, Any]]:
    """Weights by what is seen and what is said, and biases, in the order they are used."""

    def found(name: str) -> tuple[Any, Any]:
        return _turned(weights[f"{name}.weight"]), weights.get(f"{name}.bias")

    yield found("first")
    yield found("whole")
    for block in range(blocks):
        seen, bias = found(f"tower.{block}.one")
        beside = f"tower.{block}.beside"
        if f"{beside}.weight" in weights:
            seen = numpy.concatenate([seen, found(beside)[0]])
        yield seen, bias
        yield found(f"tower.{block}.two")
    for name in ("policy", "pooled", "wide", "last"):
        yield found(name)


def _turned(array: Any) -> Any:
    """From (out, in, rows, columns) or (out, in) to (what is seen, out)."""
    seen = array.transpose(2, 3, 1, 0) if array.ndim > 2 else array.T
    return seen.reshape(-1, len(array))


def _lines(seen: Any, bias: Any) -> Any:
    """Block by block of columns: the bias, then a line for each number that is seen."""
    count, outs = seen.shape
    filled = numpy.zeros((count + 1, filled_up(outs, COLUMNS)), "float32")
    filled[1:, :outs] = seen
    if bias is not None:
        filled[0, :outs] = bias
    return filled.reshape(count + 1, -1, COLUMNS).transpose(1, 0, 2)


if __name__ == "__main__":
    pack(Path(argv[1]), Path(argv[2]))
