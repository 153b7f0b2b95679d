"""Evaluations of a host: whoever asks reads and deepens the same one."""

from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import replace

from serpentry.hosting.host import TableHost
from serpentry.hosting.thinking import Situation, ThinkingFailed, Wish
from serpentry.review.advice import Advice, advice
from serpentry.review.evaluation import PositionEvaluation
from serpentry.review.evaluations import key_of

HINT_LOOKS = (0.8, 2.0)
"""So many seconds are thought about a hint; as many as in a review only where it is unsure."""
SHOWN_MOVES = 8
"""So many moves an analysis compares."""


async def deepening(
    host: TableHost, situation: Situation, wish: Wish
) -> AsyncGenerator[tuple[float, PositionEvaluation], None]:
    """What is known of a position, more and more, and how far that has come; ThinkingFailed."""
    key = key_of(situation.game, situation.view, situation.seat)
    known = host.evaluations.get(key)
    wish, part = replace(wish, known=known), 0.0
    if wish.is_met() and known is not None:
        yield 1.0, known
        return
    async with aclosing(host.thinker.evaluate(situation, wish)) as thoughts:
        if known is not None:
            yield part, known
        async for thought in thoughts:
            if isinstance(thought, float):
                part = thought
            else:
                known = host.evaluations.add(key, thought)
            if known is not None:
                yield part, known
    if known is not None:
        yield 1.0, known


async def hinted(host: TableHost, situation: Situation) -> Advice:
    """The best move that is known; ThinkingFailed."""
    for seconds in HINT_LOOKS:
        wish = Wish(host.terms.budget_of(seconds), is_watched=True)
        found = advice(situation.game, await deepened(host, situation, wish))
        if found.is_settled:
            break
    return found


async def deepened(host: TableHost, situation: Situation, wish: Wish) -> PositionEvaluation:
    """The same, when all was thought that is wanted."""
    async with aclosing(deepening(host, situation, wish)) as steps:
        async for part, known in steps:
            if part == 1.0:
                return known
    raise ThinkingFailed("no result")
