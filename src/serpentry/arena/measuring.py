"""What is measured of a game beside its result, so that rule sets can be compared.

Decisions are tried out: a few moves of a position that came up are searched one by one. The best is
picked by one search and weighed by another, so that its luck in the first is not taken for worth.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from statistics import fmean

from serpentry.catalogue.kernels import has_kernel
from serpentry.engine.engine import engine_of
from serpentry.engine.faults import EngineFault
from serpentry.search.single_move import appraiser
from serpentry.tabletop.actors import Actor, Seat
from serpentry.tabletop.game import Game, M, P

STUCK, LEAD_CHANGES, WORTH, MATTERS = "stuck", "lead_changes", "worth", "matters"
DECISIONS = 2
"""This many decisions of a game are tried out."""
MOST_MOVES = 5
"""At most this many moves of a decision are tried, picked at random."""
TRIES = 120
"""Simulated games of each move."""
THAT_MATTERS = 0.05
"""A decision matters if the best move wins so much more often than a random one."""

Events = Sequence[tuple[Actor, M]]


def measures_of(game: Game[P, M], events: Events[M], seed: str) -> dict[str, float]:
    """All measures of a game; those of decisions only where there is an engine."""
    positions = [game.rules.start()]
    for _, move in events:
        positions.append(game.rules.play(positions[-1], move))
    stuck = sum(
        one.key in game.narrator.stuck_keys
        for (_, move), (before, after) in zip(events, pairwise(positions), strict=True)
        for one in game.narrator.passed(before, move, after, None)
    )
    leaders = [one for one in map(game.judge.score, positions[1:]) if one.count(max(one)) == 1]
    first = [one.index(max(one)) for one in leaders]
    changes = sum(one != other for one, other in pairwise(first))
    found: dict[str, float] = {STUCK: stuck, LEAD_CHANGES: changes}
    if worths := [*_worths(game, events, positions, Random(f"{seed} decisions"))]:
        found[WORTH] = fmean(worths)
        found[MATTERS] = fmean(one >= THAT_MATTERS for one in worths)
    return found


def _worths(
    game: Game[P, M], events: Events[M], positions: Sequence[P], rng: Random
) -> Iterator[float]:
    """What the best move of some decisions wins more often than a random one."""
    if not _has_engine(game):
        return
    made = [(at, by) for at, (by, _) in enumerate(events) if isinstance(by, int)]
    rng.shuffle(made)
    tried = 0
    for at, seat in made:
        view = game.secrets.view(positions[at], seat)
        moves = game.rules.moves(view)
        if len(moves) > 1 and tried < DECISIONS:
            tried += 1
            yield _worth(game, view, seat, rng.sample(list(moves), min(MOST_MOVES, len(moves))))


def _worth(game: Game[P, M], view: P, seat: Seat, moves: Sequence[M]) -> float:
    appraise = appraiser(game, view, seat)
    picked, weighed = ([appraise(one, TRIES, seed).share for one in moves] for seed in (1, 2))
    return weighed[picked.index(max(picked))] - fmean(weighed)


def _has_engine(game: Game[P, M]) -> bool:
    try:
        return has_kernel(game) and bool(engine_of(game))
    except EngineFault:
        return False
