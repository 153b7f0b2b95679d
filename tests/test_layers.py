"""The contracts of the layers catch what they forbid, also in a folder they have never seen."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LINT = "from importlinter.cli import lint_imports_command; lint_imports_command()"
FORBIDDEN = [
    ("games.newcomer", "serpentry.games.snekagon", "No game knows another"),
    ("games.snekagon", "serpentry.games.newcomer", "No game knows another"),
    ("games.hexsnakes", "serpentry.games.snekagon", "No game knows another"),
    ("games.newcomer", "numpy", "Rules need the standard library alone"),
    ("games.newcomer", "serpentry.catalogue", "Imports go down the layers"),
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
