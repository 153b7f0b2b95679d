"""Datasets as one file: what is written is what was played, and what is spoiled is refused."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from serpentry.catalogue import names
from serpentry.research.dataset.columns import rows_of
from serpentry.research.dataset.datasheet import command_of, datasheet_of
from serpentry.research.dataset.making import play
from serpentry.research.dataset.tables import (
    RowTable,
    check_table,
    joined,
    read_table,
    write_table,
)
from serpentry.research.moment import Moment
from serpentry.research.payoffs import BareOutcome, by_win
from serpentry.tabletop.errors import BadText, MissingExtra
from tests.research.test_dataset import about_of
from tests.test_cli import run

ROOT = Path(__file__).parents[2]
UV = os.environ.get("UV") or shutil.which("uv") or str(ROOT / ".tools" / "bin" / "uv")


def table_of(name: str, games: int = 2, simulations: int = 0) -> RowTable:
    about = about_of(name, games=games)
    columns = joined(rows_of(about, at, play(about, at), simulations) for at in range(games))
    return RowTable(datasheet_of(about, simulations, len(columns["game"])), columns)


@pytest.mark.parametrize("name", names())
def test_rows_are_what_was_played(name: str, tmp_path: Path) -> None:
    path = tmp_path / "games.npz"
    table = table_of(name, games=1)
    write_table(path, table)
    read = read_table(path)
    assert read.datasheet == table.datasheet
    for one, column in table.columns.items():
        assert np.array_equal(read.columns[one], column, equal_nan=one == "value")
    about = about_of(name, games=1)
    kept, row = play(about, 0), 0
    rewards = by_win(BareOutcome(kept.scores, kept.winners))
    moment, masks = Moment.first(about.set_up()), read.masks()
    for number in kept.numbers:
        if isinstance(moment.actor, int):
            assert np.flatnonzero(masks[row]).tolist() == moment.numbers.tolist()
            assert read.columns["action"][row] == number
            assert read.columns["seat"][row] == moment.actor
            assert read.columns["reward"][row] == np.float32(rewards[moment.actor])
            row += 1
        moment = moment.play_number(number)
    assert row == len(read)
    assert int(read.columns["is_random"].astype(int).sum()) == about.opening


def test_positions_are_evaluated_by_search() -> None:
    table = table_of("sssnake", games=1, simulations=3)
    best, values = table.columns["best"], table.columns["value"]
    masks = table.masks()
    assert all(masks[row, number] for row, number in enumerate(best.tolist()))
    assert not np.isnan(values.astype(float)).any()
    assert np.array_equal(values, table_of("sssnake", 1, 3).columns["value"])


def spoiled(**changed: Callable[[Any], Any]) -> Callable[[RowTable], RowTable]:
    def spoil(table: RowTable) -> RowTable:
        columns = {name: np.array(one) for name, one in table.columns.items()}
        return replace(table, columns={**columns, **{n: f(columns[n]) for n, f in changed.items()}})

    return spoil


def sheet(**changed: Any) -> Callable[[RowTable], RowTable]:
    return lambda table: replace(table, datasheet={**table.datasheet, **changed})


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (spoiled(action=lambda one: one[:-1]), r"action is int32\[\d+\], not int32"),
        (spoiled(action=lambda one: one.astype("int64")), "action is int64"),
        (spoiled(action=lambda one: one * 0 - 1), "actions -1 to -1"),
        (spoiled(legal=lambda one: one * 0), "the action of row 0 is not legal"),
        (spoiled(seat=lambda one: one + 7), "seats 7 to 8 of 2"),
        (spoiled(observation=lambda one: one + 3), "an observation lies outside"),
        (spoiled(observation=lambda one: one * np.float32("nan")), "an observation lies outside"),
        (spoiled(observation=lambda one: one[:, 1:]), "observation is float32"),
        (spoiled(value=lambda one: np.full_like(one, 2)), "a value lies outside"),
        (spoiled(reward=lambda one: one + 5), "a reward lies outside"),
        (lambda table: replace(table, columns={"game": table.columns["game"]}), "too many or miss"),
        (sheet(format=9), "format 9, where 1 can be read"),
        (sheet(numbering="0"), "numbering 0, where 1 is installed"),
        (sheet(layout="0"), "layout 0, where"),
    ],
)
def test_what_is_spoiled_is_refused(spoil: Callable[[RowTable], RowTable], why: str) -> None:
    with pytest.raises(BadText, match=why):
        check_table(spoil(table_of("sssnake", games=1)))


def test_other_files_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of("sssnake", games=1)
    with pytest.raises(BadText, match=r"as \.npz or \.parquet, not as 'games\.csv'"):
        write_table(tmp_path / "games.csv", table)
    with pytest.raises(BadText, match="can't be written: No such file"):
        write_table(tmp_path / "nowhere" / "games.npz", table)
    (tmp_path / "text.npz").write_text("nothing")
    np.savez(tmp_path / "arrays.npz", some=np.zeros(3))
    for name in ("text.npz", "arrays.npz", "missing.npz"):
        with pytest.raises(BadText, match="holds no dataset"):
            read_table(tmp_path / name)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match=r"pip install 'serpentry\[parquet\]'"):
        write_table(tmp_path / "games.parquet", table)
    with pytest.raises(BadText, match="at least one game"):
        joined([])
    monkeypatch.setattr("serpentry.research.dataset.tables.MOST_BYTES", 10)
    with pytest.raises(BadText, match="1 games take more than"):
        joined([table.columns])


def test_the_command_writes_a_table_and_its_datasheet(
    tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.npz"
    words = ["dataset", "snekagon", "--games", "3", "--players", "random", "--opt", "board_side=4"]
    code, said, _ = run(capsys, monkeypatch, *words, "--out", str(path))
    table = read_table(path)
    assert (code, f"3 games, {len(table)} positions" in said) == (0, True)
    assert table.datasheet["options"]["board_side"] == 4
    page = path.with_name("games.npz.md").read_text(encoding="utf-8")
    assert command_of(table.datasheet) in page
    assert "| `action` | int32 | number of the move that was played |" in page
    code, _, why = run(capsys, monkeypatch, *words, "--out", str(tmp_path / "games.txt"))
    assert (code, "not as 'games.txt'" in why) == (2, True)


PARQUET = """
import json, sys
from pathlib import Path
import numpy as np
from serpentry.research.dataset.tables import read_table, write_table
table = read_table(sys.argv[1])
path = Path(sys.argv[1]).with_suffix(".parquet")
write_table(path, table)
again = read_table(path)
assert again.datasheet == table.datasheet
for name, column in table.columns.items():
    assert np.array_equal(again.columns[name], column, equal_nan=name == "value"), name
print(json.dumps([len(again), path.stat().st_size]))
"""


@pytest.mark.thorough
def test_parquet_holds_the_same(tmp_path: Path) -> None:
    table = table_of("carnival", simulations=20)
    write_table(tmp_path / "games.npz", table)
    command = [UV, "run", "--quiet", "--no-sync", "--with", "pyarrow", "python", "-c", PARQUET]
    done = subprocess.run(
        [*command, str(tmp_path / "games.npz")], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)[0] == len(table)
