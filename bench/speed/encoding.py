"""What it takes to write a table as JSON: dicts and frozen dataclasses, with several encoders.

`python -m bench encoding`; with `msgspec` installed it is measured, too. Processor time.
"""

from collections.abc import Callable
from dataclasses import make_dataclass
from importlib import import_module
from importlib.util import find_spec
from json import JSONEncoder
from random import Random
from time import process_time
from typing import Any

from pydantic_core import to_json
from tests.tables.table import one_screen

from serpentry.hosting.encoder import encode_plainly
from serpentry.table.commands import Play
from serpentry.table.shown.views import common_view, own_view

MOVES, TIMES, ROUNDS = 9, 4000, 5


def shown() -> dict[str, Any]:
    """A table after some moves, as the one to move sees it."""
    table, rng = one_screen(), Random(1)
    for _ in range(MOVES):
        state = table.state
        table.do("ada", Play(rng.choice(list(state.game.rules.moves(state.position)))))
    return {**common_view(table.state, None, True), **own_view(table.state, 0, True, "en", False)}


def as_dataclasses(data: Any) -> Any:
    """The same as frozen dataclasses, where keys are names that Python takes."""
    if isinstance(data, list):
        return [as_dataclasses(one) for one in data]
    if not isinstance(data, dict) or not all(key.isidentifier() for key in data):
        return data
    shape = make_dataclass("Shape", list(data), frozen=True)
    return shape(*map(as_dataclasses, data.values()))


def microseconds(write: Callable[[Any], object], data: Any) -> float:
    """What writing it once takes; the best of several rounds counts."""
    spent = []
    for _ in range(ROUNDS):
        began = process_time()
        for _ in range(TIMES):
            write(data)
        spent.append(process_time() - began)
    return min(spent) / TIMES * 1e6


def encoders() -> dict[str, Callable[[Any], object]]:
    """Everything that writes JSON here."""
    plainly = JSONEncoder(default=vars, separators=(",", ":"), check_circular=False).encode
    found: dict[str, Callable[[Any], object]] = {"json": plainly, "pydantic_core": to_json}
    if find_spec("msgspec"):
        found["msgspec"] = import_module("msgspec.json").encode
    return found


if __name__ == "__main__":
    table = shown()
    other = as_dataclasses(table)
    print(f"{len(encode_plainly(table))} characters; microseconds for dicts, and for dataclasses:")
    for name, write in encoders().items():
        print(f"{name:14}{microseconds(write, table):8.1f}{microseconds(write, other):8.1f}")
