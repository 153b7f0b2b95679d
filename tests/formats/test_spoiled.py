"""Every format can be spoiled: a damaged file is refused in a sentence, or is another whole one.

Nothing else happens: no traceback of another kind, no silence where a checksum would tell, no hang.
"""

import resource
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from serpentry.tabletop.errors import SerpentryError
from tests.formats.formats import Format
from tests.formats.limits import TooLong, at_most
from tests.formats.of_games import OF_GAMES
from tests.formats.of_runs import OF_RUNS
from tests.formats.of_service import OF_SERVICE
from tests.formats.spoiling import spoiled

FORMATS = (*OF_GAMES, *OF_RUNS, *OF_SERVICE)
OFTEN, VERY_OFTEN = 100, 5_000
LONGEST_SENTENCE = 2_000
MOST_SECONDS = 10.0
"""Of processor time, for a file of which a whole one takes a hundredth."""
MOST_KIB = 300_000
"""So much more memory than before may be needed at once."""


def memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def forget_the_peak() -> None:
    """On Linux: otherwise what the process needed before hides what is needed now."""
    with suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5", "ascii")


def fault_of(one: Format, content: bytes, whole: bytes) -> str:
    """What is wrong with how a spoiled file was taken; nothing if it was refused or is whole."""
    try:
        with at_most(MOST_SECONDS):
            found = one.read(content)
    except SerpentryError as error:
        said = str(error)
        return "" if 0 < len(said) < LONGEST_SENTENCE else f"it is told as {said[:200]!r}"
    except (Exception, TooLong) as error:
        return f"{type(error).__name__}: {error}"[:400]
    return fault_of_written(one, one.write(found), whole)


def fault_of_written(one: Format, written: bytes, whole: bytes) -> str:
    try:
        again: Any = one.write(one.read(written))
    except SerpentryError as error:
        return f"it can't be read once it was written again: {error}"
    if again != written:
        return "what is written and read again is something else"
    return "it is taken for whole" if one.is_sealed and written != whole else ""


def faults(one: Format, times: range) -> list[tuple[int, str]]:
    sample = one.sample()
    whole = one.write(one.read(sample))
    assert fault_of_written(one, whole, whole) == ""
    forget_the_peak()
    before = memory()
    found = [
        (number, fault)
        for number in times
        if (fault := fault_of(one, spoiled(sample, one.spoils, Random(f"{one} {number}")), whole))
    ]
    assert memory() - before < MOST_KIB
    return found


@pytest.mark.one_in(2)
@pytest.mark.parametrize("one", FORMATS, ids=str)
def test_what_is_spoiled_is_refused_or_another_whole_one(one: Format) -> None:
    assert faults(one, range(OFTEN // one.share)) == []


@pytest.mark.thorough
@pytest.mark.parametrize("one", FORMATS, ids=str)
def test_what_is_spoiled_very_often_is_refused_or_another_whole_one(one: Format) -> None:
    assert faults(one, range(OFTEN // one.share, VERY_OFTEN)) == []
