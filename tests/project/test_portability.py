"""The package on systems and Pythons that are not at hand: Windows, macOS, 3.14."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "src" / "serpentry").rglob("*.py"))
UNTYPED = {
    "add_signal_handler",
    "remove_signal_handler",
    "pass_fds",
    "preexec_fn",
    "start_new_session",
    "select.select",
}
"""What Windows lacks, or has for sockets alone, and type checkers believe it has."""


@pytest.mark.parametrize(
    ("encoding", "words", "code"),
    [
        ("ascii", "rules snekagon --language ru", 0),
        pytest.param("cp437", "games", 0, marks=pytest.mark.thorough),
        pytest.param("cp1252", "rules змея --language ru", 2, marks=pytest.mark.thorough),
    ],
)
def test_a_console_need_not_have_every_letter(encoding: str, words: str, code: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "serpentry", *words.split()],
        env=os.environ | {"PYTHONIOENCODING": encoding},
        capture_output=True,
        check=False,
    )
    told = (done.stdout + done.stderr).decode(encoding)
    assert done.returncode == code, told
    assert "Traceback" not in told


def unguarded(source: str) -> Iterator[str]:
    """Uses of what Windows lacks, in functions that never ask for the system."""
    if not any(name in source for name in UNTYPED):
        return
    tree = ast.parse(source)
    safe = {
        id(node)
        for body in ast.walk(tree)
        if isinstance(body, ast.FunctionDef | ast.AsyncFunctionDef)
        if "sys.platform" in ast.unparse(body)
        for node in ast.walk(body)
    }
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr=name) as called):
                found = {name, ast.unparse(called)} & UNTYPED
            case ast.keyword(arg=str(name)):
                found = {name} & UNTYPED
            case _:
                continue
        if found and id(node) not in safe:
            yield from (f"{node.lineno}: {name}" for name in found)


def test_what_windows_lacks_is_used_only_where_the_system_is_asked() -> None:
    found = {
        str(file.relative_to(ROOT)): uses
        for file in SOURCES
        if (uses := list(unguarded(file.read_text(encoding="utf-8"))))
    }
    assert not found


def test_a_use_without_a_question_is_found() -> None:
    use = "def begin(loop):\n    loop.add_signal_handler(2, stop)\n"
    assert list(unguarded(use)) == ["2: add_signal_handler"]
    asked = use.replace("    loop", "    if sys.platform != 'win32':\n        loop")
    assert not list(unguarded(asked))
    assert list(unguarded("Popen(words, pass_fds=[3])")) == ["1: pass_fds"]


def test_every_text_file_is_opened_with_its_encoding() -> None:
    ruff = [sys.executable, "-m", "ruff", "check", "--preview", "--select", "PLW1514", "src"]
    done = subprocess.run(ruff, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.thorough
@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_types_hold_on_other_systems_and_nothing_deprecated_is_used(system: str) -> None:
    mypy = [sys.executable, "-m", "mypy", "--platform", system, "--python-version", "3.14"]
    kept = ["--enable-error-code", "deprecated", "--cache-dir", f"build/mypy-{system}", "src"]
    done = subprocess.run([*mypy, *kept], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
