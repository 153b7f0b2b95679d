"""Formats of runs and of research: results, runs for puzzles, standing bots, datasets, nets."""

import gzip
import json
from dataclasses import asdict
from functools import cache
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from serpentry.arena import Results, ResultsFile
from serpentry.arena.results import read_results
from serpentry.catalogue import set_up
from serpentry.client.standing_plan import read_plan
from serpentry.hosting.embedding.puzzles import _packs
from serpentry.puzzles.pack import Pack, read_pack, write_pack
from serpentry.puzzles.puzzle import Puzzle
from serpentry.puzzles.run import FORMAT, pack_of, plan_for
from serpentry.research.dataset import Dataset
from serpentry.research.dataset.about import read_about, write_about
from serpentry.research.dataset.making import make
from serpentry.research.dataset.shards import KeptGame, encoded
from serpentry.research.dataset.tables import DATASHEET, RowTable, read_table, write_table
from tests.arena.small import played, small_plan
from tests.formats.formats import Format, from_file
from tests.formats.spoiling import BYTES, VALUES
from tests.research.test_dataset import about_of
from tests.research.test_tables import table_of


def written(write: Any, name: str) -> bytes:
    """What is in a file after something was written to it."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / name
        write(path)
        return path.read_bytes()


@cache
def results_sample() -> bytes:
    plan = small_plan()
    lines = [plan.as_json(), *(one.as_json() for one in played(plan))]
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


def read_whole_results(path: Path) -> Results:
    results = read_results(path)
    results.plan.set_up()
    for one in results:
        for player in range(len(results.plan.players)):
            assert 0 <= one.points(player) <= 1
    with ResultsFile(path, results.plan) as held:
        assert len(held) == len(results)
    return results


def write_results(results: Results) -> bytes:
    lines = [results.plan.as_json(), *(one.as_json() for one in results)]
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


STANDING = """server = "http://127.0.0.1:8642"
player = "level2"
name = "Slow worm"

[[games]]
game = "snekagon"
tables = 2
options = { board_side = 4 }

[[games]]
game = "carnival"
seats = 3

[[hours]]
start = "18:00"
end = "02:30"
days = ["fri", "sat"]
"""


def read_standing(path: Path) -> Any:
    from datetime import datetime

    plan = read_plan(path)
    assert plan.called
    plan.is_on_duty(datetime(2026, 11, 14, 20))
    return path.read_bytes()


@cache
def shard_sample() -> bytes:
    with TemporaryDirectory() as folder:
        make(Path(folder), about_of("sssnake", games=2, shard=2))
        return gzip.decompress((Path(folder) / "000000.games.gz").read_bytes())


def read_games(content: bytes) -> list[KeptGame]:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "000000.games.gz"
        path.write_bytes(content)
        write_about(Path(folder), about_of("sssnake", games=2, shard=2))
        dataset = Dataset(Path(folder))
        games = list(dataset)
        for one in games:
            list(dataset.moments(one))
        return games


def write_games(games: list[KeptGame]) -> bytes:
    return gzip.compress(b"".join(map(encoded, games)), mtime=0)


def about_sample() -> bytes:
    return written(lambda path: write_about(path.parent, about_of("sssnake")), "dataset.json")


@cache
def table_sample() -> bytes:
    return written(lambda path: write_table(path, table_of("snekagon", games=1)), "a.npz")


@cache
def columns() -> dict[str, Any]:
    with np.load(BytesIO(table_sample())) as file:
        return {name: file[name] for name in file.files if name != DATASHEET}


def datasheet_sample() -> bytes:
    with np.load(BytesIO(table_sample())) as file:
        return str(file[DATASHEET]).encode()


def read_datasheet(content: bytes) -> RowTable:
    packed = BytesIO()
    told: Any = np.array(content.decode("utf-8", "surrogateescape"))
    np.savez(packed, **{DATASHEET: told}, **columns())
    table: RowTable = from_file(read_table, "a.npz")(packed.getvalue())
    table.masks()
    return table


def run_lines(puzzles: tuple[Puzzle, ...]) -> bytes:
    plan = plan_for(set_up("snekagon"), "level5", 2, 1, 3)
    head = {**plan.identity(), "format": FORMAT, "nodes": 400}
    mined = {"number": 0, "puzzles": [asdict(one) for one in puzzles]}
    return b"".join(json.dumps(one).encode() + b"\n" for one in (head, mined))


def run_sample() -> bytes:
    return run_lines(read_pack(_packs()["snekagon"]).puzzles[:2])


def read_run(path: Path) -> Pack:
    pack = pack_of(path)
    assert write_pack(pack)
    return pack


OF_RUNS = (
    Format(
        "run for puzzles",
        run_sample,
        from_file(read_run, "a.jsonl"),
        lambda pack: run_lines(pack.puzzles),
        (
            "puzzles/run.py _head_of",
            "puzzles/run.py _puzzle",
            "puzzles/run.py _read",
            "puzzles/run.py pack_of",
        ),
        VALUES,
    ),
    Format(
        "results of an arena",
        results_sample,
        from_file(read_whole_results, "a.jsonl"),
        write_results,
        (
            "arena/lines.py LinesFile._begin",
            "arena/lines.py text_of_lines",
            "arena/plan.py read_plan",
            "arena/results.py _read",
            "arena/results.py read_results",
            "arena/worker.py read_result",
        ),
        VALUES,
    ),
    Format(
        "standing bot",
        STANDING.encode,
        from_file(read_standing),
        bytes,
        ("client/standing_plan.py _made", "client/standing_plan.py read_plan"),
        share=2,
    ),
    Format(
        "about a dataset",
        about_sample,
        from_file(lambda path: read_about(path.parent), "dataset.json"),
        lambda about: written(lambda path: write_about(path.parent, about), "dataset.json"),
        ("research/dataset/about.py read_about",),
        VALUES,
    ),
    Format(
        "games of a dataset",
        shard_sample,
        lambda content: read_games(gzip.compress(content)),
        lambda games: b"".join(map(encoded, games)),
        ("research/dataset/shards.py read_shard",),
        BYTES,
    ),
    Format(
        "packed games of a dataset",
        lambda: gzip.compress(shard_sample(), mtime=0),
        read_games,
        write_games,
        ("research/dataset/shards.py read_shard",),
        BYTES,
        is_sealed=True,
    ),
    Format(
        "table of a dataset",
        table_sample,
        from_file(read_table, "a.npz"),
        lambda table: written(lambda path: write_table(path, table), "a.npz"),
        ("research/dataset/tables.py _read_npz",),
        BYTES,
        is_sealed=True,
    ),
    Format(
        "datasheet of a dataset",
        datasheet_sample,
        read_datasheet,
        lambda table: json.dumps(table.datasheet).encode(),
        ("research/dataset/datasheet.py fault_of",),
        VALUES,
    ),
)
