"""Whole tournaments at random: any kind, any size, people who come late, leave and come back."""

from collections import Counter
from dataclasses import dataclass, field, replace
from random import Random

from serpentry.clubs.plans import AS_ONE_IS_FREE, KINDS, ROBIN
from serpentry.clubs.state import Tournament
from tests.clubs.evenings import Evening, next_steps, plan
from tests.clubs.laws import Sat, faults_of

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
    players: Counter[str] = field(default_factory=Counter)
    """The members who played at all, by kind and tables."""
    uneven: Counter[str] = field(default_factory=Counter)
    """Of these, whose seats were uneven at the end."""

    def add(self, seed: int, most: int = 64) -> None:
        """Play one more, of two to this many players."""
        rng = Random(seed)
        kind, seats = KINDS[seed % len(KINDS)], rng.choice(SEATS)
        players = min(most, int(2 * ((most + 1) / 2) ** rng.random()))
        late = rng.randrange(1 + (players - 2) // 4)
        evening = Evening(players, plan(kind, seats), f"{seed}", late)
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

    def take(self, other: "Survey") -> None:
        """Add what another has seen."""
        self.tournaments += other.tournaments
        self.rounds += other.rounds
        self.games += other.games
        self.faults += other.faults
        for mine, theirs in ((self.kinds, other.kinds), (self.players, other.players)):
            mine.update(theirs)
        self.uneven.update(other.uneven)

    def _look_at(self, seed: int, after: Tournament) -> None:
        games = after.rounds[-1].games
        before = replace(after, rounds=after.rounds[:-1], games=after.games[: -len(games)])
        name = f"{seed}, {after.plan.kind} at tables of {after.plan.seats}"
        self.faults += [f"{name}: {one}" for one in faults_of(before, after)]
        self.rounds += 1
        self.games += len(games)

    def _seats(self, tournament: Tournament) -> None:
        name = f"{tournament.plan.kind} {'2' if tournament.plan.seats == 2 else '3–5'}"
        sat = Sat(tournament)
        there = {one for game in tournament.games for one in game.seats}
        self.players[name] += len(there)
        self.uneven[name] += sum(map(sat.is_uneven, there))
