"""The contracts of the layers catch what they forbid, also in a folder they have never seen."""

import os
import re
import shutil
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[2]
LINT = "from importlinter.cli import lint_imports_command; lint_imports_command()"
FORBIDDEN = [
    ("games.newcomer", "serpentry.games.snekagon", "No game knows another"),
    ("games.snekagon", "serpentry.games.newcomer", "No game knows another"),
    ("hexsnakes", "serpentry.games.snekagon", "Imports go down the layers"),
    ("games.newcomer", "numpy", "Rules need the standard library alone"),
    ("games.newcomer", "serpentry.catalogue", "Imports go down the layers"),
    ("games.carnival.rules", "serpentry.games.carnival.words", "A game has floors"),
    ("hexsnakes.rules", "serpentry.hexsnakes.looks", "A game has floors"),
    ("server.edge", "serpentry.server.routes", "The service has floors"),
    ("server.tables", "serpentry.server.upkeep", "The service has floors"),
    ("table", "asyncio", "A table does no I/O"),
    ("players", "workshop", "What is installed needs no checkout"),
    ("players", "pyspiel", "Only the adapters need the libraries of researchers"),
]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package and its contracts, with a folder for a game that nobody has heard of."""
    folder = tmp_path_factory.mktemp("layers")
    shutil.copy(ROOT / "pyproject.toml", folder)
    without = shutil.ignore_patterns("__pycache__", "pages", "*.ftl")
    shutil.copytree(ROOT / "src" / "serpentry", folder / "serpentry", ignore=without)
    newcomer = folder / "serpentry" / "games" / "newcomer"
    newcomer.mkdir()
    (newcomer / "__init__.py").touch()
    return folder


@pytest.fixture(scope="module")
def spoiled(copy: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """What import-linter says when every forbidden import is there."""
    folder = tmp_path_factory.mktemp("spoiled") / "copy"
    shutil.copytree(copy, folder)
    for number, (importer, imported, _) in enumerate(FORBIDDEN):
        module = folder / "serpentry" / importer.replace(".", "/") / f"spoiled{number}.py"
        module.write_text(f"import {imported}\n", encoding="utf-8")
    return linted(folder)


def linted(folder: Path) -> str:
    """What import-linter says of a copy of the package."""
    done = subprocess.run(
        [sys.executable, "-c", LINT, "--no-cache"],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


def test_a_copy_as_it_is_keeps_every_contract(copy: Path) -> None:
    assert " 0 broken" in linted(copy)


@pytest.mark.parametrize("number", range(len(FORBIDDEN)))
def test_a_forbidden_import_is_caught(spoiled: str, number: int) -> None:
    importer, imported, contract = FORBIDDEN[number]
    told = spoiled.partition("Broken contracts\n")[2]
    sections = re.split(r"^(.+)\n-+$", told, flags=re.M)[1:]
    faults = dict(zip(sections[::2], sections[1::2], strict=True))
    assert f"serpentry.{importer}.spoiled{number} -> {imported} (l.1)" in faults[contract]


def test_no_two_folders_of_a_package_import_each_other() -> None:
    graph = grimp.build_graph("serpentry", cache_dir=None)
    folders = {one for one in graph.modules if graph.find_children(one)}
    known = {
        (beside(one, other), beside(other, one))
        for one in graph.modules
        for other in graph.find_modules_directly_imported_by(one)
    }
    mutual = {(one, other) for one, other in known if one < other and (other, one) in known}
    assert not [pair for pair in mutual if folders.issuperset(pair)]


def beside(module: str, other: str) -> str:
    """The part of a module's path down to where it leaves the path of another."""
    parts = []
    for part, foreign in zip_longest(module.split("."), other.split(".")):
        parts.append(part or "")
        if part != foreign:
            break
    return ".".join(parts)
