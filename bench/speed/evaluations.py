"""How many positions a second neural nets look at on one core, beside one product per convolution.

`python -m bench evaluations [--seconds 2] [--net GAME FILE]`. What each net is compared with is the
same net whose convolutions gather the nine cells around each cell into a row, one product for all:
the plain way, measured in turns with ours. Processor time, the best of many rounds, several
positions at a time.
"""

from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy
from rich.console import Console
from rich.table import Table

from serpentry.catalogue import set_up
from serpentry.engine.engine import engine_of
from serpentry.kernels.charts import Chart
from serpentry.nets.answerer import batch_of
from serpentry.nets.neighbours import neighbours
from serpentry.nets.net_files import net_of
from serpentry.nets.numpy_net import NumpyNet, turned
from serpentry.nets.tiles import EMPTY, FIRST, NO_LIMIT, SMALLEST_VARIANCE, ChannelRows, Tiles

SET_UPS: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("snekagon", 2, {}),
    ("snekagon", 2, {"board_side": 5}),
    ("snekagon5g", 2, {}),
    ("snekagon5g", 3, {}),
    ("snekagon5g", 5, {}),
)


class PlainTiles(Tiles):
    """Convolutions that are one product each, of all that cells see."""

    def __init__(self, chart: Chart, boards: int, channels: int) -> None:
        super().__init__(chart, boards, channels)
        cells = numpy.array([neighbours(chart, -1)] * boards)
        shift = FIRST + self.cells * numpy.arange(boards)[:, None, None]
        self.around = numpy.where(cells < 0, EMPTY, cells + shift).reshape(-1, cells.shape[-1])
        self.seen = numpy.empty((*self.around.shape, channels), "float32")
        self.even = numpy.full((channels, 1), 1 / channels, "float32")

    def look(
        self,
        held: ChannelRows,
        weights: Any,
        added: ChannelRows,
        into: ChannelRows,
        boards: int,
        lowest: float = NO_LIMIT,
    ) -> None:
        """What cells find."""
        rows = boards * self.cells
        held.numbers.take(self.around[:rows], axis=0, mode="clip", out=self.seen[:rows])
        found = self.seen[:rows].reshape(rows, -1) @ weights
        numpy.add(found, added.cells(rows), out=into.cells(rows))
        if lowest > NO_LIMIT:
            numpy.maximum(into.cells(rows), lowest, out=into.cells(rows))

    def normalise(
        self, held: ChannelRows, into: ChannelRows, boards: int, lowest: float = NO_LIMIT
    ) -> None:
        """The mean of channels as a product, which is quicker than asking for that."""
        x, found = held.cells(boards * self.cells), into.cells(boards * self.cells)
        numpy.subtract(x, x @ self.even, out=found)
        found /= numpy.sqrt((found * found) @ self.even + SMALLEST_VARIANCE)
        if lowest > NO_LIMIT:
            numpy.maximum(found, lowest, out=found)


class PlainNet(NumpyNet):
    """A net with such convolutions."""

    def __init__(self, path: Path, chart: Chart, batch: int) -> None:
        super().__init__(path, chart, batch)
        self.tiles = PlainTiles(chart, batch, self.width)
        self.weights = dict(self.weights)
        with numpy.load(path) as file:
            for name in file.files:
                if name.endswith((".one.weight", ".two.weight")):
                    self.weights[name] = turned(file[name].astype("float32"))


def quickest(works: Sequence[Callable[[], object]], seconds: float) -> list[float]:
    """The shortest processor time of each work, done in turns for so long."""
    until, best = perf_counter() + seconds, [float("inf")] * len(works)
    while perf_counter() < until:
        for number, work in enumerate(works):
            began = process_time()
            work()
            best[number] = min(best[number], process_time() - began)
    return best


def sights(chart: Chart, batch: int) -> tuple[Any, Any]:
    """What nets may see of so many positions."""
    luck, floors = numpy.random.default_rng(1), chart.floors
    planes = (luck.random((batch, len(chart.squares), len(chart.planes))) < 0.3).astype("float32")
    planes[:, :, :: len(chart.planes) // floors] = 1
    return planes, luck.random((batch, len(chart.whole))).astype("float32")


def measured(
    name: str, seats: int, options: dict[str, object], seconds: float, file: Path | None = None
) -> list[str]:
    """A row of the table: the game's own net, or that of a file."""
    game: Any = set_up(name, seats, options)
    engine, path = engine_of(game), file or net_of(game)
    assert engine.basis.chart
    chart = engine.basis.chart()
    batch = batch_of(chart)
    seen = sights(chart, batch)
    nets = [PlainNet(path, chart, batch), NumpyNet(path, chart, batch, engine.library)]
    plain, ours = ([one.copy() for one in net.answer(*seen)] for net in nets)
    apart = max(float(abs(one - other).max()) for one, other in zip(plain, ours, strict=True))
    spent = quickest([partial(net.answer, *seen) for net in nets], seconds)
    return [
        " ".join((name, *(f"{key}={value}" for key, value in options.items()))),
        *map(str, (seats, batch)),
        *(f"{batch / one:,.0f}" for one in spent),
        f"{spent[0] / spent[1]:.2f}×",
        f"{apart:.0e}",
    ]


def main() -> None:
    """Print the table."""
    read = ArgumentParser(prog="python -m bench evaluations")
    read.add_argument("--seconds", type=float, default=2.0, help="for each row")
    read.add_argument(
        "--net",
        nargs=2,
        action="append",
        default=[],
        metavar=("GAME", "FILE"),
        help="only these nets, of games for two",
    )
    given = read.parse_args()
    rows: list[tuple[str, int, dict[str, object], float, Path | None]] = [
        (game, 2, {}, given.seconds, Path(file)) for game, file in given.net
    ]
    table = Table("game", "seats", "together", "plain", "ours", "ratio", "largest difference")
    threads: Any = import_module("threadpoolctl").ThreadpoolController()
    with threads.limit(limits=1, user_api="blas"):
        for one in rows or [(*one, given.seconds, None) for one in SET_UPS]:
            table.add_row(*measured(*one))
    Console().print(table)


if __name__ == "__main__":
    main()
