"""Clubs and tournaments for tests: made by commands alone, as hosts make them."""

from itertools import count
from random import Random

from serpentry.clubs.commands import (
    AddMember,
    Announce,
    ClubCommand,
    Enter,
    Found,
    PairNext,
    Report,
    Withdraw,
)
from serpentry.clubs.conduct.ending import is_played
from serpentry.clubs.decide import decide
from serpentry.clubs.events import ClubEntry
from serpentry.clubs.pairing.draw import is_complete
from serpentry.clubs.pairing.field import Field
from serpentry.clubs.plans import AS_ONE_IS_FREE, KNOCKOUT, TournamentPlan
from serpentry.clubs.results import ENTERED, EnteredEnding, places_of
from serpentry.clubs.rights import ClubWho, hash_of
from serpentry.clubs.state import Club, Tournament
from serpentry.table.refusals import Refused

KEY = "the word of the organiser"
ORGANISER = ClubWho(key=KEY)


class Evening:
    """A club with members, its log, and one tournament that all but the late ones enter."""

    def __init__(
        self, members: int, plan: TournamentPlan | None = None, name: str = "club", late: int = 0
    ) -> None:
        self.club, self.log, self.now = Club(name), list[ClubEntry](), 0
        self.tables = (f"table{number}" for number in count(1))
        self.do(Found("Snakes", hash_of(KEY)))
        for number in range(members):
            self.do(AddMember(f"Player {number + 1}"))
        if plan is not None:
            self.do(Announce(plan, tuple(self.club.members)[: members - late]))

    def do(self, command: ClubCommand, who: ClubWho = ORGANISER) -> None:
        decided = decide(self.club, command, who, self.now, lambda: next(self.tables))
        self.club = decided.club
        self.log += decided.entries

    @property
    def tournament(self) -> Tournament:
        return self.club.tournaments[1]

    def report(self, game: int, *places: int, how: EnteredEnding = ENTERED) -> None:
        """Enter a result, or correct the one that is there."""
        self.do(Report(1, game, places, how, self.tournament.games[game - 1].entry))

    def end_games(self, rng: Random, chance: float = 1.0) -> None:
        """Open games end, each with some chance, at random; drawn ones are played again."""
        for game in self.tournament.open_games:
            if rng.random() < chance:
                worth = [(rng.randrange(4),) for _ in game.seats]
                self.report(game.number, *places_of(worth))
        if chance == 1 and self.tournament.open_games:
            self.end_games(rng)


def plan(kind: str, seats: int = 2, rounds: int = 0) -> TournamentPlan:
    """A plan in a game for a number of players; nothing is played at tables of the service."""
    game = "snekagon5g" if seats > 2 else "snekagon"
    return TournamentPlan("Friday", kind, game, seats, rounds=rounds, at_tables=False)


def next_steps(evening: Evening, rng: Random) -> bool:
    """Somebody leaves, somebody comes, a round is paired; whether there was one."""
    there = evening.tournament.present
    if len(there) > 2 and rng.random() < 0.25 and not is_played(evening.tournament):
        evening.do(Withdraw(1, rng.choice(there)))
    outside = [one for one in evening.club.members if one not in evening.tournament.present]
    entrants = evening.tournament.entrants
    outside = [one for one in outside if one not in entrants or entrants[one].is_gone]
    may_enter = evening.tournament.plan.kind != KNOCKOUT or not evening.tournament.has_begun
    if outside and may_enter and rng.random() < 0.3:
        evening.do(Enter(1, rng.choice(outside)))
    if evening.tournament.plan.kind not in AS_ONE_IS_FREE:
        evening.end_games(rng)
    if is_complete(evening.tournament):
        return False
    try:
        evening.do(PairNext(1))
    except Refused as refused:
        if refused.key != "club-nobody-to-pair":
            raise
        return bool(evening.tournament.open_games)
    return True


def times_met(tournament: Tournament) -> set[int]:
    """How often any two met who met at all."""
    return {times for row in Field(tournament).met.values() for times in row.values()}
