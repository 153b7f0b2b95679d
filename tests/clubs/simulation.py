"""Whole tournaments at random: any kind, any size, people who leave and come back."""

from collections import Counter
from dataclasses import dataclass, field, replace
from random import Random

from serpentry.clubs.plans import AS_ONE_IS_FREE, KINDS, ROBIN
from serpentry.clubs.state import Tournament
from tests.clubs.evenings import Evening, next_steps, plan
from tests.clubs.laws import faults_of

MOST_STEPS = {**dict.fromkeys(AS_ONE_IS_FREE, 15), ROBIN: 70}
MOST_STEPS_ELSE = 20
SEATS = (2, 2, 2, 3, 4, 5)


@dataclass
class Survey:
    """What was seen in many tournaments."""

    tournaments: int = 0
    rounds: int = 0
    games: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    uneven: Counter[int] = field(default_factory=Counter)
    """By how far somebody's seats were apart at the end, tables of three and more."""

    def add(self, seed: int, most: int = 64) -> None:
        """Play one more, of two to so many players."""
        rng = Random(seed)
        kind, seats = KINDS[seed % len(KINDS)], rng.choice(SEATS)
        players = min(most, int(2 * ((most + 1) / 2) ** rng.random()))
        evening = Evening(players, plan(kind, seats), f"{seed}")
        self.tournaments += 1
        self.kinds[kind] += 1
        for _ in range(MOST_STEPS.get(kind, MOST_STEPS_ELSE)):
            evening.end_games(rng, 0.5 if kind in AS_ONE_IS_FREE else 1.0)
            rounds = len(evening.tournament.rounds)
            goes_on = next_steps(evening, rng)
            if len(evening.tournament.rounds) > rounds:
                self._look_at(seed, evening.tournament)
            if not goes_on:
                break
        self._seats(evening.tournament)

    def _look_at(self, seed: int, after: Tournament) -> None:
        games = after.rounds[-1].games
        before = replace(after, rounds=after.rounds[:-1], games=after.games[: -len(games)])
        name = f"{seed}, {after.plan.kind} at tables of {after.plan.seats}"
        self.faults += [f"{name}: {one}" for one in faults_of(before, after)]
        self.rounds += 1
        self.games += len(games)

    def _seats(self, tournament: Tournament) -> None:
        """Of those who always sat at full tables: the seat they had most, less the one least."""
        seats = tournament.plan.seats
        for member in tournament.entrants if seats > 2 else ():
            mine = [game.seats for game in tournament.games if member in game.seats]
            if mine and all(len(one) == seats for one in mine):
                sat = Counter(one.index(member) for one in mine)
                self.uneven[max(sat.values()) - min(sat[at] for at in range(seats))] += 1
