"""A whole training run, as small as can be: play, learn, save, go on, and a net that plays."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy
import pytest
import torch
from training.__main__ import main
from training.export import export, teacher
from training.settings import arguments
from training.torch_net import NetShape

from serpentry.catalogue import set_up
from serpentry.engine.engine import engine_of
from serpentry.nets.net_files import FILES
from serpentry.players.levels import LEARNED
from serpentry.search.budget import Simulations

SMALL = {
    "--device": "cpu",
    "--games": "16",
    "--simulations": "4",
    "--edges": "4",
    "--width": "8",
    "--blocks": "1",
    "--batch": "8",
    "--threads": "1",
    "--first": "0.5",
    "--proof": "20",
}
COURSES = [
    ("snekagon", "3", set_up("snekagon", 2, {"board_side": 5})),
    ("snekagon5g-many", "0", set_up("snekagon5g", 3, {})),
    ("schlangennest", "0", set_up("schlangennest", 2, {})),
]
"""Courses, one of their fleets, and a game that its net can play."""
CHECKPOINTS = Path(__file__).parents[2] / "training" / "checkpoints"


def run(course: str, fleet: str, folder: Path, minutes: str, *more: str) -> dict[str, Any]:
    small = [word for pair in SMALL.items() for word in pair]
    told = ["--student", "0", "0", "--minutes", minutes, "--into", str(folder), "--fleets", fleet]
    main(arguments([course, *small, *told, *more]))
    last: dict[str, Any] = json.loads((folder / "log.jsonl").read_text().splitlines()[-1])
    return last


@pytest.mark.parametrize(("course", "fleet", "game"), COURSES, ids=[one[0] for one in COURSES])
def test_a_run_learns_goes_on_and_makes_a_net_that_plays(
    course: str, fleet: str, game: Any, tmp_path: Path
) -> None:
    first = run(course, fleet, tmp_path, "0.08")
    assert first["positions"] > 0
    again = run(course, fleet, tmp_path, "0.02", "--resume", str(tmp_path / f"{course}.pt"))
    assert again["positions"] > first["positions"]
    assert again["steps"] >= first["steps"]
    player = replace(LEARNED, net=tmp_path / f"{course}.net.npz").within(Simulations(4))
    move = player.choose(game, game.rules.start(), 0, Random(1))
    assert game.rules.why_illegal(game.rules.start(), move) is None


def test_the_checkpoint_that_is_kept_is_the_package_s_net_and_learns_on(tmp_path: Path) -> None:
    course = "snekagon5g-many"
    kept = CHECKPOINTS / f"{course}.pt"
    saved = torch.load(kept, map_location="cpu", weights_only=True)
    export(saved["net"], tmp_path / "kept.npz")
    with (
        numpy.load(tmp_path / "kept.npz") as mine,
        numpy.load(FILES / f"{course}.npz") as package,
    ):
        assert all(numpy.array_equal(mine[name], package[name]) for name in package.files)
    given = "--resume", str(kept), "--width", "64", "--blocks", "4"
    learned = run(course, "0", tmp_path, "0.02", *given)
    assert learned["positions"] > saved["positions"]
    assert learned["steps"] >= saved["net"]["steps"]


def test_a_net_of_the_package_learns_on(tmp_path: Path) -> None:
    given = "--begin", str(FILES / "snekagon.npz"), "--width", "64", "--blocks", "6", "--rate", "0"
    run("snekagon", "3", tmp_path, "0.02", *given)
    with (
        numpy.load(tmp_path / "snekagon.net.npz") as mine,
        numpy.load(FILES / "snekagon.npz") as before,
    ):
        assert all(numpy.array_equal(mine[name], before[name]) for name in before.files)


def test_a_teacher_plays_as_the_package_has_it_while_a_smaller_net_learns(tmp_path: Path) -> None:
    taught = run("snekagon", "3", tmp_path, "0.05", "--teacher", str(FILES / "snekagon.npz"))
    assert taught["positions"] > 0
    with numpy.load(tmp_path / "snekagon.net.npz") as learned:
        assert len(learned["first.bias"]) == int(SMALL["--width"])


def test_a_teacher_says_what_the_file_says(tmp_path: Path) -> None:
    path = FILES / "snekagon.npz"
    chart = engine_of(COURSES[0][2]).basis.chart
    assert chart
    seen = chart()
    form = NetShape(len(seen.planes), len(seen.whole), seen.layers, seen.extras, 2, 1, 8, 1)
    export({"form": form._asdict(), "mean": teacher(path, form).state_dict()}, tmp_path / "a.npz")
    with numpy.load(tmp_path / "a.npz") as mine, numpy.load(path) as given:
        assert sorted(mine.files) == sorted(given.files)
        assert all(numpy.array_equal(mine[name], given[name]) for name in given.files)
