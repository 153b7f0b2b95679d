"""Which of many cases are tried every day: others each day, so that all have their turn."""

import os
from collections.abc import Sequence
from datetime import date
from typing import TypeVar

T = TypeVar("T")
DAY = int(os.environ.setdefault("SAMPLE", str(date.today().toordinal())))
"""Every process of a run has the same; `SAMPLE=… make test` tries those of another day again."""


def sampled(cases: Sequence[T], share: int) -> list[T]:
    """One case in this many, at least one."""
    step = max(1, min(share, len(cases)))
    return list(cases[DAY % step :: step])
