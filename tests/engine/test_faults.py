"""What is said of an engine that can't be used, and that games go on without it."""

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from serpentry.catalogue.kernels import KERNELS
from serpentry.engine import engine_files
from serpentry.engine.faults import Damaged, EngineFault, NoEngine, OtherMachine, OtherVersion
from serpentry.engine.library import Library, library_of, opened
from serpentry.engine.machines import this_machine
from serpentry.engine.sources import fingerprint_of

GAME, OTHER = "sssnake", "carnival"
PRINT = fingerprint_of(KERNELS[GAME])


def sound(game: str = GAME) -> engine_files.EngineFile:
    """The engine that is used here."""
    library_of(game)
    file = engine_files.current_file(game, fingerprint_of(KERNELS[game]), this_machine())
    assert file
    return file


@pytest.fixture
def others() -> bytes:
    """The engine of another game."""
    return sound(OTHER).path.read_bytes()


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder where engines are looked for, and none is."""
    monkeypatch.setenv(engine_files.CACHE_SETTING, str(tmp_path))
    monkeypatch.setenv(engine_files.PACKAGE_SETTING, str(tmp_path / "packed"))
    return tmp_path


@pytest.fixture
def content() -> bytes:
    return sound().path.read_bytes()


def opening_is_refused(fault: type[EngineFault], sentence: str) -> None:
    with pytest.raises(fault, match=sentence) as caught:
        opened(GAME, KERNELS[GAME])
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)


def test_an_engine_that_is_there_is_opened(content: bytes, empty: Path) -> None:
    engine_files.write(empty, GAME, PRINT, this_machine(), content)
    assert opened(GAME, KERNELS[GAME]).about["game"] == GAME


def test_a_missing_engine_is_told(empty: Path) -> None:
    opening_is_refused(
        NoEngine, f"There is no engine for sssnake on this machine .{this_machine()}"
    )


@pytest.mark.parametrize("kept", [0, 1000, -1])
def test_a_file_that_was_cut_short_is_never_loaded(content: bytes, empty: Path, kept: int) -> None:
    path = engine_files.write(empty, GAME, PRINT, this_machine(), content)
    path.write_bytes(content[:kept])
    opening_is_refused(Damaged, "is damaged: delete")


def test_a_changed_byte_is_noticed(content: bytes, empty: Path) -> None:
    path = engine_files.write(empty, GAME, PRINT, this_machine(), content)
    path.write_bytes(content[:5000] + bytes([content[5000] ^ 1]) + content[5001:])
    opening_is_refused(Damaged, "is damaged")


def test_a_sound_file_serves_beside_a_damaged_one(content: bytes, empty: Path) -> None:
    engine_files.write(empty, GAME, PRINT, this_machine(), content)
    damaged = engine_files.write(empty, GAME, PRINT, this_machine(), content + b" ")
    damaged.write_bytes(b"")
    assert opened(GAME, KERNELS[GAME]).about["game"] == GAME


def test_an_engine_of_other_sources_is_not_used(content: bytes, empty: Path) -> None:
    engine_files.write(empty, GAME, "0" * 16, this_machine(), content)
    opening_is_refused(OtherVersion, "made for another version")


def test_an_engine_that_says_it_is_another_is_not_used(others: bytes, empty: Path) -> None:
    engine_files.write(empty, GAME, PRINT, this_machine(), others)
    opening_is_refused(OtherVersion, "another version")


def test_an_engine_for_another_machine_is_told(content: bytes, empty: Path) -> None:
    engine_files.write(empty, GAME, PRINT, "amiga-m68k", content)
    opening_is_refused(OtherMachine, "was not made for this machine")


def foreign(content: bytes) -> bytes:
    """The same library for a processor that nobody has."""
    return content[:18] + b"\xfe\xca" + content[20:]


@pytest.mark.parametrize("change", [foreign, lambda _: b"no library at all"])
def test_what_the_system_can_not_load_is_for_another_machine(
    content: bytes, empty: Path, change: Callable[[bytes], bytes]
) -> None:
    if change is foreign and sys.platform != "linux":
        change = bytes.upper
    engine_files.write(empty, GAME, PRINT, this_machine(), change(content))
    opening_is_refused(OtherMachine, "was not made for this machine")


def test_a_library_without_our_functions_is_refused(empty: Path) -> None:
    other = shutil.which("true") or sys.executable
    engine_files.write(empty, GAME, PRINT, this_machine(), Path(other).read_bytes())
    with pytest.raises(OtherMachine):
        Library(next(engine_files.engine_files(GAME)))
