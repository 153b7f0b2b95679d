"""Evaluations of a host: all who ask about a position read and deepen the same one."""

from collections.abc import AsyncGenerator
from contextlib import aclosing
from dataclasses import replace

from serpentry.hosting.host import TableHost
from serpentry.hosting.thinking import Situation, ThinkingFailed, Wish
from serpentry.review.advice import Advice, advice
from serpentry.review.evaluation import PositionEvaluation
from serpentry.review.evaluations import key_of
from serpentry.search.budget import Seconds

USUAL_SECONDS = 2.0
"""What hints and reviews ask for: the first level, however long it takes."""
USUAL_LOOK = Seconds(USUAL_SECONDS)
SHOWN_MOVES = 8
"""This many moves an analysis compares."""


async def deepening(
    host: TableHost, situation: Situation, wish: Wish
) -> AsyncGenerator[tuple[float, PositionEvaluation], None]:
    """What is known of a position, more and more, and how far that has come; ThinkingFailed."""
    game, view, seat = situation.game, situation.view, situation.seat
    key = key_of(game, view, seat)
    known = host.evaluations.get(key)
    wish, part = replace(wish, known=known), 0.0

    def shared(one: PositionEvaluation) -> PositionEvaluation:
        return host.evaluations.shared(game, view, seat, one)

    if wish.is_met() and known is not None:
        yield 1.0, shared(known)
        return
    async with aclosing(host.thinker.evaluate(situation, wish)) as thoughts:
        if known is not None:
            yield part, shared(known)
        async for thought in thoughts:
            if isinstance(thought, float):
                part = thought
            else:
                known = host.evaluations.add(key, thought)
            if known is not None:
                yield part, shared(known)
    if known is not None:
        yield 1.0, shared(known)


async def hinted(host: TableHost, situation: Situation) -> Advice:
    """The best move that is known; ThinkingFailed."""
    wish = Wish(host.terms.budget_of(USUAL_SECONDS), is_watched=True)
    return advice(await deepened(host, situation, wish))


async def deepened(host: TableHost, situation: Situation, wish: Wish) -> PositionEvaluation:
    """The same, when all was thought that is wanted."""
    async with aclosing(deepening(host, situation, wish)) as steps:
        async for part, known in steps:
            if part == 1.0:
                return known
    raise ThinkingFailed("no result")
