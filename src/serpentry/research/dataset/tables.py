"""A dataset as one file that other programs read: `.npz` for NumPy, `.parquet` for everything else.

table = read_table("games.npz")
table.columns["observation"], table.columns["action"], table.masks()
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from serpentry.catalogue import set_up
from serpentry.research.dataset.columns import Columns, columns_of
from serpentry.research.dataset.datasheet import Datasheet, fault_of, page_of
from serpentry.tabletop.errors import BadText, MissingExtra
from serpentry.tabletop.formats.jsons import json_of
from serpentry.tabletop.game import AnyGame

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise MissingExtra("numpy", "research") from missing

DATASHEET = "datasheet"
NPZ, PARQUET = ".npz", ".parquet"
MOST_BYTES = 4_000_000_000
"""More than this is not kept in memory."""


@dataclass(frozen=True)
class RowTable:
    """The rows of a file, and what they are."""

    datasheet: Datasheet
    columns: Columns

    def __len__(self) -> int:
        return len(self.columns["game"])

    def masks(self) -> "NDArray[np.uint8]":
        """The legal moves of every row: 1 at the number of each."""
        packed: Any = self.columns["legal"]
        return np.unpackbits(packed, axis=1, count=self.datasheet["actions"])


def check_name(path: Path) -> None:
    """Refuse a file for which no way to write it is known, or that can't be written here."""
    if path.suffix not in (NPZ, PARQUET):
        raise BadText(f"A dataset is written as {NPZ} or {PARQUET}, not as '{path.name}'.")
    if path.suffix == PARQUET:
        _arrow()


def joined(parts: Iterable[Columns]) -> dict[str, Any]:
    """The rows of many games; BadText if they are more than one file should hold."""
    kept, size = list[Columns](), 0
    for part in parts:
        kept.append(part)
        size += sum(column.nbytes for column in part.values())
        if size > MOST_BYTES:
            raise BadText(
                f"{len(kept)} games take more than {MOST_BYTES // 10**9} GB in one file. "
                "Ask for fewer games, and write several files with different seeds."
            )
    if not kept:
        raise BadText("A dataset needs at least one game.")
    return {name: np.concatenate([part[name] for part in kept]) for name in kept[0]}


def write_table(path: Path, table: RowTable) -> None:
    """Write the rows, and beside them the datasheet for people to read."""
    check_name(path)
    check_table(table)
    told = json.dumps(table.datasheet)
    try:
        if path.suffix == NPZ:
            arrays: dict[str, Any] = {DATASHEET: np.array(told), **table.columns}
            np.savez_compressed(path, **arrays)
        else:
            arrow, parquet = _arrow()
            written = arrow.table(
                {name: _to_arrow(arrow, one) for name, one in table.columns.items()}
            )
            parquet.write_table(written.replace_schema_metadata({DATASHEET: told}), path)
        path.with_name(path.name + ".md").write_text(page_of(table.datasheet), "utf-8")
    except OSError as error:
        raise BadText(f"{path} can't be written: {error.strerror}.") from error


def read_table(path: Path | str) -> RowTable:
    """The rows of a file, checked; BadText says what is wrong with it."""
    path = Path(path)
    try:
        table = _read_npz(path) if path.suffix == NPZ else _read_parquet(path)
    except MissingExtra:
        raise
    except Exception as error:  # whatever libraries make of a damaged file
        raise BadText(f"{path} holds no dataset: {error}.") from error
    check_table(table)
    return table


def _read_npz(path: Path) -> RowTable:
    with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
        told = json_of(str(file[DATASHEET]))
        return RowTable(told, {name: file[name] for name in file.files if name != DATASHEET})


def _read_parquet(path: Path) -> RowTable:
    check_name(path)
    _, parquet = _arrow()
    read = parquet.read_table(path)
    told = json_of(read.schema.metadata[DATASHEET.encode()])
    widths = {name: one["width"] for name, one in told["columns"].items()}
    return RowTable(
        told, {name: _from_arrow(read[name], widths.get(name, 0)) for name in read.column_names}
    )


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow  # type: ignore[import-not-found, unused-ignore]
        from pyarrow import parquet  # type: ignore[import-not-found, unused-ignore]
    except ModuleNotFoundError as missing:
        raise MissingExtra("pyarrow", "parquet") from missing
    return pyarrow, parquet


def _to_arrow(arrow: Any, column: "NDArray[np.generic]") -> Any:
    flat = arrow.array(column.reshape(-1))
    wide = column.ndim > 1
    return arrow.FixedSizeListArray.from_arrays(flat, column.shape[1]) if wide else flat


def _from_arrow(column: Any, width: int) -> "NDArray[np.generic]":
    whole = column.combine_chunks()
    flat = whole.flatten() if width else whole
    values: NDArray[np.generic] = flat.to_numpy(zero_copy_only=False)
    return values.reshape(-1, width) if width else values


def check_table(table: RowTable) -> None:
    """Whether rows are what their datasheet says, by the rules that are installed; BadText."""
    if fault := _fault_of(table):
        raise BadText(f"The dataset is not as its datasheet says: {fault}.")


def _fault_of(table: RowTable) -> str:
    told, columns = table.datasheet, table.columns
    if fault := fault_of(told):
        return fault
    game = set_up(told["game"], told["seats"], told["options"], told["rules"])
    if fault := _version_fault(told, game):
        return fault
    expected = columns_of(game)
    if set(columns) != set(expected):
        return f"columns {', '.join(sorted(set(columns) ^ set(expected)))} are too many or missing"
    rows = len(columns["game"])
    for name, column in expected.items():
        shape = (rows, column.width) if column.width else (rows,)
        found = columns[name]
        if (found.shape, found.dtype.name) != (shape, column.kind):
            return f"{name} is {found.dtype}{list(found.shape)}, not {column.kind}{list(shape)}"
    return _value_fault(table, game)


def _version_fault(told: Datasheet, game: AnyGame) -> str:
    installed = {"numbering": game.numbering.version, "layout": game.observation.layout.version}
    for name, version in installed.items():
        if told[name] != version:
            return f"{name} {told[name]}, where {version} is installed"
    if told["actions"] != game.numbering.count:
        return f"{told['actions']} actions, where there are {game.numbering.count}"
    return ""


def _value_fault(table: RowTable, game: AnyGame) -> str:
    columns: dict[str, Any] = dict(table.columns)
    seats, actions, seen = columns["seat"], columns["action"], columns["observation"]
    if len(seats) == 0:
        return "there is no row"
    if seats.min() < 0 or seats.max() >= game.seats:
        return f"seats {seats.min()} to {seats.max()} of {game.seats}"
    if actions.min() < 0 or actions.max() >= game.numbering.count:
        return f"actions {actions.min()} to {actions.max()} of {game.numbering.count}"
    bits = columns["legal"][np.arange(len(actions)), actions // 8] >> (7 - actions % 8)
    if not (bits & 1).all():
        return f"the action of row {int(np.argmin(bits & 1))} is not legal"
    if not (np.abs(seen) <= 1).all():
        return "an observation lies outside of -1 to 1"
    values, rewards = columns["value"], columns["reward"]
    if not ((values >= 0) & (values <= 1) | np.isnan(values)).all():
        return "a value lies outside of 0 to 1"
    if not (np.abs(rewards) <= 1).all():
        return "a reward lies outside of -1 to 1"
    return ""
