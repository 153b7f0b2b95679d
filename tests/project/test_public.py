"""What is public changes only on purpose."""

from difflib import unified_diff

import pytest
from tools.public import PLACE, public, python


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
