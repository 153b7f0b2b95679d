"""Engines in the repository are those of the sources beside them."""

from pathlib import Path

import pytest
from rich.console import Console

from serpentry.builder import __main__ as builder
from serpentry.builder.repository import (
    ALWAYS_CURRENT,
    missing_here,
    stale_in_repository,
    told,
)
from serpentry.catalogue.kernels import KERNELS
from serpentry.engine import engine_files
from serpentry.engine.engine_files import files_in, package_folder
from serpentry.engine.machines import WASM, this_machine
from serpentry.engine.making import command, make
from serpentry.engine.sources import fingerprint_of

GAME = "sssnake"
PRINT = fingerprint_of(KERNELS[GAME])


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """A repository and a cache without engines."""
    repository, cache = tmp_path / "repository", tmp_path / "cache"
    monkeypatch.setenv(engine_files.PACKAGE_SETTING, str(repository))
    monkeypatch.setenv(engine_files.CACHE_SETTING, str(cache))
    return repository, cache


def test_engines_in_the_repository_are_as_young_as_their_kernels() -> None:
    if sentence := told(stale_in_repository()):
        pytest.fail(sentence, pytrace=False)


@pytest.mark.thorough
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", KERNELS)
def test_engines_in_the_repository_are_built_again_byte_for_byte(game: str, tmp_path: Path) -> None:
    list(make(command(game, KERNELS[game], ALWAYS_CURRENT, tmp_path), game))
    built = {file.path.name: file.path.read_bytes() for file in files_in(tmp_path, game)}
    kept = {
        file.path.name: file.path.read_bytes()
        for file in files_in(package_folder(), game)
        if file.machine in ALWAYS_CURRENT
    }
    assert built.keys() == kept.keys(), "other tools, other bytes: make engine ANEW=1"
    assert built == kept


@pytest.mark.parametrize(
    ("games", "sentence"),
    [
        ([], ""),
        (["snekagon"], "The engine of snekagon is older than its kernel: make engine"),
        (
            ["snekagon", "sssnake", "carnival"],
            "The engines of snekagon, sssnake and carnival are older than their kernels: "
            "make engine",
        ),
    ],
)
def test_one_sentence_says_what_is_stale_and_what_to_do(games: list[str], sentence: str) -> None:
    assert told(games) == sentence


def test_an_engine_of_other_sources_or_a_damaged_one_is_stale(folders: tuple[Path, Path]) -> None:
    repository, _ = folders
    assert stale_in_repository(games=[GAME]) == {GAME: [*ALWAYS_CURRENT]}
    for machine in ALWAYS_CURRENT:
        engine_files.write(repository, GAME, PRINT, machine, b"an engine")
    assert stale_in_repository(games=[GAME]) == {}
    wasm = engine_files.write(repository, GAME, PRINT, WASM, b"an engine")
    wasm.rename(wasm.with_name(wasm.name.replace(PRINT, "0" * 16)))
    assert stale_in_repository(games=[GAME]) == {GAME: [WASM]}
    for file in files_in(repository, GAME):
        file.path.write_bytes(b"cut")
    assert stale_in_repository(games=[GAME]) == {GAME: [*ALWAYS_CURRENT]}


def test_what_the_repository_or_this_machine_has_is_not_built_here(
    folders: tuple[Path, Path],
) -> None:
    repository, cache = folders
    assert missing_here([GAME]) == {GAME: [this_machine(), WASM]}
    engine_files.write(repository, GAME, PRINT, WASM, b"an engine")
    assert missing_here([GAME]) == {GAME: [this_machine()]}
    engine_files.write(cache, GAME, PRINT, this_machine(), b"an engine")
    assert missing_here([GAME]) == {}


def test_the_repository_has_one_engine_a_game_and_machine(
    folders: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    repository, _ = folders
    for machine in (*ALWAYS_CURRENT, "macos-aarch64"):
        engine_files.write(repository, GAME, "0" * 16, machine, b"an old engine")

    def build(wanted: builder.Wanted, folder: Path, *_: object) -> bool:
        for game, machines in wanted.items():
            for machine in machines:
                engine_files.write(folder, game, PRINT, machine, b"a new engine")
        return True

    monkeypatch.setattr(builder, "build", build)
    monkeypatch.setattr("sys.argv", ["builder", GAME])
    assert builder.main(builder.arguments(), Console())
    kept = {file.machine: file.fingerprint for file in files_in(repository, GAME)}
    assert kept == {**dict.fromkeys(ALWAYS_CURRENT, PRINT), "macos-aarch64": "0" * 16}
