"""From weights by name to the file that engines take: `python -m training.student_file NET INTO`.

Numbers lie as products want them (`nets/compiled/products.py`), with two bytes each. What sees the
floors beside is a part of a block's first product.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from sys import argv
from typing import Any

import numpy

from serpentry.nets.numpy_net import turned
from serpentry.nets.student import Extent, filled_up, write
from serpentry.nets.student_memory import COLUMNS, SQUARES

BESIDE = ".beside"


def pack(path: Path, into: Path) -> None:
    """Write a net's file once more, for engines."""
    weights = _weights_of(path)
    extent = extent_of(weights)
    numbers = numpy.concatenate([_lines(*one).ravel() for one in _products(weights, extent.blocks)])
    write(into, extent, numpy.asarray(numbers, "<f2").tobytes())


def _weights_of(path: Path) -> Mapping[str, Any]:
    with numpy.load(path) as file:
        found = {name: turned(file[name].astype("float32")) for name in file.files}
    for name in [name for name in found if BESIDE in name]:
        one = name.replace(BESIDE, ".one")
        found[one] = numpy.concatenate([found[one], found.pop(name)])
    return found


def extent_of(weights: Mapping[str, Any]) -> Extent:
    """How large a net is."""
    seats, width = int(weights["seats"]), len(weights["first.bias"])
    return Extent(
        planes=len(weights["first.weight"]) // SQUARES,
        whole=len(weights["whole.weight"]),
        layers=len(weights["policy.bias"]),
        extras=len(weights["last.bias"]) - 2 * seats,
        seats=seats,
        width=width,
        blocks=sum(".two." in name for name in weights),
        has_floors=int(len(weights["tower.0.one.weight"]) > SQUARES * width),
    )


def _products(weights: Mapping[str, Any], blocks: int) -> Iterator[tuple[Any, Any]]:
    """Weights by what is seen and what is said, and biases, in the order they are used."""
    tower = [f"tower.{block}.{part}" for block in range(blocks) for part in ("one", "two")]
    for name in ("first", "whole", *tower, "policy", "pooled", "wide", "last"):
        yield weights[f"{name}.weight"], weights.get(f"{name}.bias")


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
