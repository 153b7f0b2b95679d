"""`python -m tools.update [YYYY-MM-DD]`: take packages that were published up to a later day.

`exclude-newer` in `pyproject.toml` lets everybody who builds this get the same packages without a
lock file of thousands of lines. It is moved by hand, so that nothing changes while nobody looks.
Without a day it is three days ago: what is wrong with a release is mostly found by then.
"""

import re
import sys
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
PINNED = re.compile(r'^exclude-newer = "(\d{4}-\d\d-\d\d)T00:00:00Z"$', re.MULTILINE)
WAIT = timedelta(days=3)


def moved(project: str, day: date) -> str:
    """The project's file with a later day; ValueError for one that is not later."""
    (pinned,) = PINNED.findall(project)
    if day < date.fromisoformat(pinned):
        raise ValueError(f"Packages up to {pinned} are used already; {day} is before that.")
    return PINNED.sub(f'exclude-newer = "{day}T00:00:00Z"', project)


def main(words: list[str]) -> None:
    """Move the day, and say it."""
    today = datetime.now(UTC).date()
    try:
        day = date.fromisoformat(words[0]) if words else today - WAIT
        PROJECT.write_text(moved(PROJECT.read_text(encoding="utf-8"), day), encoding="utf-8")
    except ValueError as error:
        sys.exit(str(error))
    print(day)


if __name__ == "__main__":
    main([word for word in sys.argv[1:] if word])
