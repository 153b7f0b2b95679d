import subprocess
import sys

import pytest


def python(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


def test_serpentry_itself_needs_no_library_of_researchers() -> None:
    libraries = "{'pyspiel', 'gymnasium', 'pettingzoo'}"
    program = (
        f"import sys, serpentry, serpentry.cli.main; print(sorted({libraries} & set(sys.modules)))"
    )
    assert python(program).strip() == "[]"


@pytest.mark.one_in(4)
@pytest.mark.parametrize(
    ("adapter", "missing", "library"),
    [
        ("openspiel", "pyspiel", "OpenSpiel"),
        ("pettingzoo", "pettingzoo", "PettingZoo"),
        ("gymnasium", "gymnasium", "Gymnasium"),
        ("gymnasium", "numpy", "Gymnasium"),
    ],
)
def test_a_missing_library_is_told_in_a_sentence(adapter: str, missing: str, library: str) -> None:
    program = f"import sys; sys.modules['{missing}'] = None; import serpentry.research.{adapter}"
    last = python(program).strip().splitlines()[-1]
    assert last.endswith(
        f"{library} is not installed. Install it with: pip install 'serpentry[research]'"
    )
