"""Games of one set-up, each with a seed of its own; a broken law says in which it broke."""

from collections.abc import Callable, Mapping
from random import Random

from serpentry.contract.laws import BrokenLaw
from serpentry.tabletop.game import AnyBox

Progress = Callable[[int], None]
"""Hears after each game."""


def check_games(
    box: AnyBox,
    seats: int,
    options: Mapping[str, object],
    games: int,
    seed: int,
    check: Callable[[int, Random], int],
    progress: Progress | None,
) -> int:
    """Check each game by its number; returns how many events they had."""
    events = 0
    for number in range(games):
        try:
            events += check(number, Random(f"{seed} {number}"))
        except BrokenLaw as broken:
            where = f"{box.name}, {seats} seats, {options}, seed {seed}, game {number}"
            raise BrokenLaw(f"{broken} ({where})") from broken
        if progress:
            progress(1)
    return events
