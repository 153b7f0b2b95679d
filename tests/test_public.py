"""What is public changes only on purpose, and a name that goes says so first."""

import re
from difflib import unified_diff
from pathlib import Path

import pytest
from tools.public import PLACE, public, python

from serpentry.deprecations import deprecated
from serpentry.version import __version__

SOURCE = Path(__file__).parents[1] / "src" / "serpentry"
MARK = re.compile(r"@deprecated\([^)]*gone=\"([\d.]+)\"")


def test_what_is_public_is_what_the_list_says() -> None:
    told = PLACE.read_text(encoding="utf-8").splitlines()
    changed = "\n".join(unified_diff(told, public().splitlines(), "listed", "found", n=0))
    assert not changed, f"If this is meant: `make public`, and a line in the changelog.\n{changed}"


def test_the_list_shows_names_with_signatures() -> None:
    lines = list(
        python("::: serpentry.tabletop.notation\n    options:\n      members: [Notation]\n")
    )
    assert "serpentry.tabletop.notation.Notation.read: (text: str) -> M" in lines
    assert all(".Notation" in line for line in lines)
    with pytest.raises(LookupError, match="serpentry has no name 'no_such_name'"):
        list(python("::: serpentry\n    options:\n      members: [no_such_name]\n"))


def test_a_deprecated_name_works_and_says_what_to_use_instead() -> None:
    @deprecated("new_name", gone="99.0")
    def old_name(number: int) -> int:
        """Told to nobody else."""
        return number + 1

    with pytest.warns(DeprecationWarning, match=r"old_name goes with Serpentry 99\.0; use new_n"):
        assert old_name(1) == 2
    assert old_name.__doc__ == "Told to nobody else."


def version(text: str) -> list[int]:
    return [int(part) for part in text.split(".")]


def test_no_deprecated_name_outlives_its_version() -> None:
    for file in SOURCE.rglob("*.py"):
        for gone in MARK.findall(file.read_text(encoding="utf-8")):
            assert version(__version__) < version(gone), file
