"""Which games are played: who sits where, and from which seed. Pure, and endless.

Games come in groups. In the games of a group the same players sit at the table, each game moved
one seat on, and chance (and a random opening) has the same seed: whatever the seed favours, every
player has it once from every seat. Where it is otherwise agreed who begins (`starter`), seats are
not rotated but drawn, or left as they were named. Game `number` is in group `number // seats`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import comb
from random import Random

from serpentry.arena import plan as plans
from serpentry.arena.plan import TURN, Plan


@dataclass(frozen=True)
class Fixture:
    """A game to be played: seat s is taken by player seating[s]."""

    number: int
    group: int
    seating: tuple[int, ...]


def group_of(table: Sequence[int], group: int, starter: str = TURN, seed: int = 0) -> list[Fixture]:
    """The games of a group: the players of a table in every rotation, or as somebody begins."""
    seats = len(table)
    made = []
    for turn in range(seats):
        number = group * seats + turn
        begins = _begins(turn, number, seats, starter, seed)
        seating = (*table[begins:], *table[:begins])
        made.append(Fixture(number, group, seating))
    return made


def _begins(turn: int, number: int, seats: int, starter: str, seed: int) -> int:
    """Which of the players of a table sits on seat 0."""
    match starter:
        case plans.FIRST:
            return 0
        case plans.LOT:
            return Random(f"{seed} {number} lot").randrange(seats)
    return turn


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
    """How many games one round has."""
    return groups_in_round(plan) * plan.seats


def fixed_schedule(plan: Plan) -> Iterator[Fixture]:
    """The games of a match or a round robin, all known beforehand."""
    return (fixture_of(plan, number) for number in range(plan.games))


def fixture_of(plan: Plan, number: int) -> Fixture:
    """The game of that number of a match or a round robin: it depends on no other game."""
    tables = _tables(len(plan.players), plan.seats)
    group, turn = divmod(number, plan.seats)
    return group_of(tables[group % len(tables)], group, plan.starter, plan.seed)[turn]


@lru_cache(maxsize=16)
def _tables(players: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """Every choice of players, in the order in which they meet."""
    return tuple(combinations(range(players), seats))


def ladder_round(plan: Plan, number: int, tables: Sequence[Sequence[int]]) -> list[Fixture]:
    """The games of one round of a ladder, the tables being made."""
    first = number * groups_in_round(plan)
    return [
        fixture
        for at, table in enumerate(tables)
        for fixture in group_of(table, first + at, plan.starter, plan.seed)
        if fixture.number < plan.games
    ]


def chance_seed(plan: Plan, fixture: Fixture) -> str:
    """What chance and the opening are drawn from: the same for all games of a group."""
    return f"{plan.seed} {fixture.group}"


def player_seed(plan: Plan, fixture: Fixture, seat: int) -> str:
    """What a player's own luck is drawn from: different in every game and seat."""
    return f"{plan.seed} {fixture.number} {seat}"
