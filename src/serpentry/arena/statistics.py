"""How sure a tally is."""

from math import sqrt

NORMAL_95 = 1.959964


def wilson_interval(points: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson's score (ties counted as half points)."""
    if games == 0:
        return (0.0, 1.0)
    share, square = points / games, NORMAL_95**2
    centre = (share + square / (2 * games)) / (1 + square / games)
    spread = NORMAL_95 * sqrt(share * (1 - share) / games + square / (4 * games**2))
    half = spread / (1 + square / games)
    return (max(0.0, centre - half), min(1.0, centre + half))
