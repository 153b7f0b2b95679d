"""What goes wrong, on a screen of 80 columns and in a file."""

import os
import subprocess
import sys

import pytest

pty = pytest.importorskip("pty", reason="screens of this kind are not on Windows")
COLUMNS = 80
WRONG = (sys.executable, "-m", "serpentry", "play", "snekagon", "--opt", "bord_side=5")


def on_a_screen(*words: str) -> str:
    """What a program says of its errors where those go to a screen."""
    inside, outside = pty.openpty()
    size = {"COLUMNS": str(COLUMNS), "TERM": "xterm", "NO_COLOR": "1"}
    with subprocess.Popen(words, stderr=outside, env={**os.environ, **size}) as program:
        program.wait()
    os.close(outside)
    said = os.read(inside, 1 << 16).decode()
    os.close(inside)
    return said.replace("\r\n", "\n")


def test_no_word_of_an_error_is_broken_on_a_screen() -> None:
    in_a_file = subprocess.run(WRONG, capture_output=True, text=True, check=False).stderr
    said = on_a_screen(*WRONG)
    assert len(in_a_file.splitlines()) == 1, "a file or another program gets a whole sentence"
    lines = said.splitlines()
    assert len(in_a_file) > COLUMNS
    assert len(lines) > 1
    assert max(map(len, lines)) <= COLUMNS
    assert said.split() == in_a_file.split()
