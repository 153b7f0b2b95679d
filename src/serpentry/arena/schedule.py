"""Which games are played: who sits where, and from which seed. Pure, and endless.

Games come in groups. In the games of a group the same players sit at the table, each game moved
one seat on, and chance (and a random opening) has the same seed: whatever the seed favours, every
player has it once from every seat. Game `number` is in group `number // seats`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb

from serpentry.arena.plan import Plan


@dataclass(frozen=True)
class Fixture:
    """A game to be played: seat s is taken by player seating[s]."""

    number: int
    group: int
    seating: tuple[int, ...]


def group_of(table: Sequence[int], group: int) -> list[Fixture]:
    """The games of a group: the players of a table in every rotation."""
    seats = len(table)
    return [
        Fixture(
            group * seats + turn,
            group,
            tuple(table[(seat + turn) % seats] for seat in range(seats)),
        )
        for turn in range(seats)
    ]


def groups_in_round(plan: Plan) -> int:
    """How many groups a round has: one, every choice of players, or the tables of a ladder."""
    match plan.kind:
        case "match":
            return 1
        case "roundrobin":
            return comb(len(plan.players), plan.seats)
        case _:
            return len(plan.players) // plan.seats


def games_in_round(plan: Plan) -> int:
    """How many games a round has."""
    return groups_in_round(plan) * plan.seats


def fixed_schedule(plan: Plan) -> Iterator[Fixture]:
    """The games of a match or a round robin, all known beforehand."""
    tables = list(combinations(range(len(plan.players)), plan.seats))
    for number in range(0, plan.games, plan.seats):
        group = number // plan.seats
        for fixture in group_of(tables[group % len(tables)], group):
            if fixture.number < plan.games:
                yield fixture


def ladder_round(plan: Plan, number: int, tables: Sequence[Sequence[int]]) -> list[Fixture]:
    """The games of one round of a ladder, the tables being made."""
    first = number * groups_in_round(plan)
    return [
        fixture
        for at, table in enumerate(tables)
        for fixture in group_of(table, first + at)
        if fixture.number < plan.games
    ]


def chance_seed(plan: Plan, fixture: Fixture) -> str:
    """What chance and the opening are drawn from: the same for all games of a group."""
    return f"{plan.seed} {fixture.group}"


def player_seed(plan: Plan, fixture: Fixture, seat: int) -> str:
    """What a player's own luck is drawn from: different in every game and seat."""
    return f"{plan.seed} {fixture.number} {seat}"
