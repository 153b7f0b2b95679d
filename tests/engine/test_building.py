"""What the builder makes: the same bytes each time, needing nothing beside itself."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from serpentry.catalogue.kernels import KERNELS
from serpentry.engine import engine_files
from serpentry.engine.machines import WASM, this_machine
from serpentry.engine.making import command, make
from serpentry.engine.sources import fingerprint_of

MODEL = "workshop.adder.kernel"
IMPORTS = 2
"""The section of a wasm file in which it says what it needs."""
MEMORY, GLOBAL = 2, 3
"""Kinds of what a file may need; functions are 0."""
PLACES = ("__stack_pointer", "__memory_base", "__table_base")
"""Where its part of the memory begins."""
LONG_AGO = 1_000_000_000
ALONE = """
import sys
sys.modules['numba'] = sys.modules['llvmlite'] = sys.modules['numpy'] = None
from random import Random
from serpentry.catalogue import set_up
from serpentry.catalogue.kernels import KERNELS
from serpentry.players import find_player
from serpentry.search.terms import Terms
from serpentry.tabletop.helpers.walk import draw
for name in KERNELS:
    game, rng = set_up(name), Random(1)
    position = game.rules.start()
    while not isinstance(seat := game.rules.to_act(position), int) or seat < 0:
        position = game.rules.play(position, draw(game.rules, position, rng))
    view = game.secrets.view(position, seat)
    move = find_player('level8').choose(game, view, seat, rng, Terms(seconds=0.2))
    assert game.rules.why_illegal(position, move) is None
    print(name)
"""


def built(folder: Path) -> dict[str, bytes]:
    list(make(command("adder", MODEL, [this_machine(), WASM], folder), "adder"))
    return {file.name: file.read_bytes() for file in folder.glob("*-adder-*")}


@pytest.mark.thorough
def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    made = built(tmp_path / "one")
    assert len(made) == 2
    assert made == built(tmp_path / "two")


def engines(machine: str) -> list[Path]:
    prints = {name: fingerprint_of(package) for name, package in KERNELS.items()}
    found = [engine_files.current_file(name, one, machine) for name, one in prints.items()]
    return [file.path for file in found if file]


@pytest.mark.parametrize("which", range(len(KERNELS)))
def test_a_library_calls_nothing_outside_itself(which: int) -> None:
    names = shutil.which("nm")
    assert names, "nm comes with gcc"
    path = engines(this_machine())[which]
    asked = [names, "--dynamic", "--undefined-only", str(path)]
    told = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    assert told == ""


def number(content: bytes, at: int) -> tuple[int, int]:
    """A number in a wasm file, seven bits a byte, and where it ends."""
    found = shift = 0
    while True:
        found |= (content[at] & 127) << shift
        at, shift = at + 1, shift + 7
        if content[at - 1] < 128:
            return found, at


def imports(content: bytes) -> set[tuple[str, int]]:
    """The names and kinds of what a wasm file wants: each section has a kind and a length."""
    at = 8
    while at < len(content):
        kind, (length, begin) = content[at], number(content, at + 1)
        if kind == IMPORTS:
            return set(_wanted(content, begin))
        at = begin + length
    return set()


def _wanted(content: bytes, at: int) -> Iterator[tuple[str, int]]:
    count, at = number(content, at)
    for _ in range(count):
        names = []
        for _ in range(2):
            length, begin = number(content, at)
            at = begin + length
            names.append(content[begin:at].decode())
        yield names[1], content[at]
        _, at = number(content, at + 2)


def test_a_browser_gives_an_engine_memory_and_no_function() -> None:
    found = [imports(path.read_bytes()) for path in engines(WASM)]
    assert len(found) == len(KERNELS)
    lent = {("memory", MEMORY)} | {(name, GLOBAL) for name in PLACES}
    assert all(one <= lent for one in found)


@pytest.mark.thorough
def test_level_8_plays_every_game_where_no_compiler_can_be_had() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ALONE], capture_output=True, text=True, check=False
    )
    assert done.stdout.split() == list(KERNELS), done.stderr


def test_what_another_checkout_made_is_left_alone_until_it_is_old(tmp_path: Path) -> None:
    fresh = engine_files.write(tmp_path, "adder", "0" * 16, WASM, b"fresh")
    old = engine_files.write(tmp_path, "adder", "1" * 16, WASM, b"old")
    os.utime(old, (LONG_AGO, LONG_AGO))
    mine = engine_files.write(tmp_path, "adder", "2" * 16, WASM, b"mine")
    damaged = engine_files.write(tmp_path, "adder", "2" * 16, this_machine(), b"whole")
    damaged.write_bytes(b"cut")
    assert engine_files.tidied(tmp_path, "adder", "2" * 16) == {WASM}
    assert sorted(tmp_path.iterdir()) == sorted([fresh, mine])
