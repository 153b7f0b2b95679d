"""Long tests in parts: `make test` runs the first part of each case, `make thorough` the others."""

import pytest


def in_parts(count: int) -> pytest.MarkDecorator:
    """The cases of a test in a number of parts; `part` is the slice of what a part looks at."""
    parts = [
        pytest.param(
            slice(at, None, count),
            id=f"part{at + 1}",
            marks=[pytest.mark.thorough] if at else [],
        )
        for at in range(count)
    ]
    return pytest.mark.parametrize("part", parts)
