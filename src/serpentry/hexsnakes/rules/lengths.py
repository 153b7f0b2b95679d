"""What the lengths of snakes say about a score."""

from collections.abc import Sequence

from serpentry.tabletop.judge import Part


def longest_two(lengths: Sequence[int]) -> tuple[Part, ...]:
    """The longest and the second longest of lengths that come longest first."""
    longest, second, *_ = (*lengths, 0, 0)
    return (("score-longest", longest), ("score-second-longest", second))
