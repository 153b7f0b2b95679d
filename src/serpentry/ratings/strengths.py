"""Strengths with their doubts, found by one game after another.

At every size of table 200 points more win seven of ten games: places are a choice of the first
among all, of the second among the others, and so on, each by strength. What a game tells is weighed
against what was known before, as `docs/decisions/0066-ratings-of-clubs.md` explains.
"""

from collections.abc import Iterator, Sequence
from math import exp, log, sqrt

NEWCOMER, UNKNOWN = 1000.0, 1000 / 3
"""What a newcomer is taken for, and a deviation of the doubt about it."""
STEP = 200.0
"""So many points more win seven of ten games."""
SCALE = STEP / log(7 / 3)
"""Points in which chances of winning are logistic."""
DRIFT = 5.0
"""By how much a strength may have changed since the last game."""
SPREAD = 1.75
"""How many deviations an interval is wide that holds 95%. It would be 1.96 if they were right: what
is not known of an opponent is counted again in each game, which makes doubts a little too large."""
NEAR, MOST_STEPS = 0.01, 20
"""Points within which a strength was found, and steps towards it."""


def rounded(strength: float, doubt: float) -> tuple[int, int]:
    """A strength as people see it, and how far it may be off."""
    return round(strength), round(SPREAD * doubt)


Known = tuple[float, float]
"""A strength and its doubt."""


def after_game(seated: Sequence[Known], places: Sequence[int]) -> list[Known]:
    """What is known of everybody at a table after a game."""
    now = [(strength, sqrt(doubt**2 + DRIFT**2)) for strength, doubt in seated]
    for first, left in _choices(places):
        found = after_choice([now[one] for one in left], [left.index(one) for one in first])
        for one, known in zip(left, found, strict=True):
            now[one] = known
    return now


def _choices(places: Sequence[int]) -> Iterator[tuple[list[int], list[int]]]:
    """The first among those who were left, again and again; equals together."""
    left = list(range(len(places)))
    while len(left) > 1:
        best = min(places[one] for one in left)
        first = [one for one in left if places[one] == best]
        yield first, left
        left = [one for one in left if one not in first]


def after_choice(among: Sequence[Known], first: Sequence[int]) -> list[Known]:
    """The likeliest strengths after some of several came first, by Newton's method.

    Doubts are taken for independent of each other; what a choice adds to them is one term for all,
    so that the equations are solved at once.
    """
    before = [strength for strength, _ in among]
    sure = [1 / doubt**2 for _, doubt in among]
    # Players who share a place were each chosen in part, as often as one of them was.
    times = min(len(first), len(among) - 1)
    wanted = [(at in first) / len(first) for at in range(len(among))]
    strengths = [*before]
    for _ in range(MOST_STEPS):
        chances = _chances(strengths)
        steep = [s + times * p / SCALE**2 for s, p in zip(sure, chances, strict=True)]
        slopes = [
            times * (wish - p) / SCALE - s * (now - was)
            for wish, p, s, now, was in zip(wanted, chances, sure, strengths, before, strict=True)
        ]
        shares = [p / a for p, a in zip(chances, steep, strict=True)]
        rest = SCALE**2 / times - sum(p * u for p, u in zip(chances, shares, strict=True))
        common = sum(u * g for u, g in zip(shares, slopes, strict=True)) / rest
        steps = [g / a + u * common for g, a, u in zip(slopes, steep, shares, strict=True)]
        strengths = [now + step for now, step in zip(strengths, steps, strict=True)]
        if max(map(abs, steps)) < NEAR:
            break
    doubts = (sqrt(1 / a + u**2 / rest) for a, u in zip(steep, shares, strict=True))
    return list(zip(strengths, doubts, strict=True))


def _chances(strengths: Sequence[float]) -> list[float]:
    """How likely each is to come first."""
    best = max(strengths)
    weights = [exp((one - best) / SCALE) for one in strengths]
    whole = sum(weights)
    return [one / whole for one in weights]
