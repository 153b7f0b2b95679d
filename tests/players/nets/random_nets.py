"""Nets that learned nothing, of any size, for whatever does not ask how well they play."""

from pathlib import Path

import numpy
from training.student_file import pack

from serpentry.kernels.charts import Chart

POOLED, WIDE = 32, 64


def random_net(path: Path, chart: Chart, width: int = 32, blocks: int = 4, seats: int = 2) -> None:
    """Write weights by name, as `training.export` does; they are halves, so that none is lost."""
    luck, floors = numpy.random.default_rng(1), chart.floors
    whole, layers = len(chart.whole), chart.layers // floors
    extras = chart.extras - len(chart.pointers) * layers
    shapes: dict[str, tuple[int, ...]] = {
        "first": (width, len(chart.planes) // floors, 3, 3),
        "whole": (width, whole),
        "policy": (layers, width, 1, 1),
        "pooled": (POOLED, width, 1, 1),
        "wide": (WIDE, 2 * POOLED + whole),
        "last": (2 * seats + extras, WIDE),
    }
    for block in range(blocks):
        for name in ("one", "two"):
            shapes[f"tower.{block}.{name}"] = (width, width, 3, 3)
        if floors > 1:
            shapes[f"tower.{block}.beside"] = (width, 2 * width, 1, 1)
    weights = {}
    for name, shape in shapes.items():
        scale = 1 / numpy.sqrt(numpy.prod(shape[1:]))
        weights[f"{name}.weight"] = _halves(luck.normal(0, scale, shape))
        if not name.endswith((".two", ".beside")):
            weights[f"{name}.bias"] = _halves(luck.normal(0, 0.1, shape[0]))
    numpy.savez(path, allow_pickle=False, seats=numpy.array(seats), **weights)


def _halves(numbers: "numpy.ndarray") -> "numpy.ndarray":
    return numbers.astype("float16").astype("float32")


def random_student(
    folder: Path, chart: Chart, width: int = 32, blocks: int = 4, seats: int = 2
) -> Path:
    """The file of such a net for engines, beside the other."""
    path = folder / "random.npz"
    random_net(path, chart, width, blocks, seats)
    pack(path, path.with_suffix(".student"))
    return path.with_suffix(".student")
