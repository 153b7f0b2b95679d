"""Thinking as a wish says, wherever that is done: in a worker, or between a browser's answers."""

from collections.abc import Generator
from contextlib import closing
from time import monotonic
from typing import Any

from serpentry.hosting.thinking import Thought, Wish
from serpentry.review.evaluating import Evaluating
from serpentry.search.budget import Seconds
from serpentry.search.request import SearchRequest
from serpentry.search.terms import TELL_EVERY


def thoughts(request: SearchRequest[Any, Any], wish: Wish) -> Generator[Thought | None, None, None]:
    """Evaluations, and now and then how far it has come; None where others may have a turn."""
    began = told = monotonic()
    found = Evaluating(request, wish.known, wish.also, wish.compared, wish.gradual)
    with closing(found.turns()) as steps:
        for step in steps:
            now = monotonic()
            if step is not None:
                yield step
            elif isinstance(wish.budget, Seconds) and now - told > TELL_EVERY:
                told = now
                yield min(0.99, (now - began) / wish.budget.amount)
            else:
                yield None
