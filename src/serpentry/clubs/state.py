"""A club as it stands: the fold of its events."""

from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from functools import cached_property

from serpentry.clubs.plans import ARENA, TournamentPlan
from serpentry.clubs.results import TableResult
from serpentry.table.setup import MINUTE
from serpentry.tabletop.helpers.frozen import Frozen

MOST_COMPUTERS = 8
"""In a club at a time."""


class Member(Frozen):
    """Somebody of the club: a guest of the service, a name at a real table, or a computer."""

    id: str
    name: str
    colour: str = ""
    guest: str = ""
    player: str = ""
    """The computer's level; empty for people."""
    has_left: bool = False
    was: str = ""
    """The guest that somebody was who left: so that they can come back as the same member."""


def plays_on_screen(member: Member) -> bool:
    """Whether somebody has a device, or is a computer."""
    return bool(member.guest or member.player)


class Reason(Frozen):
    """Why somebody was paired so: the key of a sentence, whom it is about, and its facts."""

    key: str
    who: tuple[str, ...] = ()
    facts: tuple[tuple[str, str | int], ...] = ()


class Pairing(Frozen):
    """The players of a table in the order of play, and why; and the table, if it is played here."""

    seats: tuple[str, ...]
    why: tuple[Reason, ...] = ()
    table: str = ""
    is_bronze: bool = False
    replay_of: int = 0
    """The number of the drawn game that is played again."""


class Bye(Frozen):
    """Somebody who sits out a round, and why."""

    member: str
    why: tuple[Reason, ...] = ()


class ToldResult(Frozen):
    """A result that was entered, None if it was taken away; by which member, when, and the number
    of the event."""

    result: TableResult | None
    by: str
    at: int
    seq: int


class ClubGame(Frozen):
    """A pairing of a tournament, by its number there, and how the game ended."""

    number: int
    round: int
    at: int
    pairing: Pairing
    result: TableResult | None = None
    ended: int = 0
    """The number of the event that first gave it a result; corrections leave it alone."""
    told: tuple[ToldResult, ...] = ()
    """Every result that was entered; the last one holds."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The players, in the order of turns."""
        return self.pairing.seats

    @property
    def entry(self) -> int:
        """The number of the event that gave the result that holds; 0 where there is none."""
        return self.told[-1].seq if self.result is not None and self.told else 0

    @property
    def correction(self) -> tuple[ToldResult, ToldResult] | None:
        """The result before the last change, and the change."""
        results = [one for one in self.told if one.result is not None]
        if len(results) < 2 or self.result is None or results[-2].result == self.result:
            return None
        return results[-2], results[-1]

    def known_at(self, seq: int) -> TableResult | None:
        """The result as it was when an event happened."""
        before = [one for one in self.told if one.seq < seq]
        return before[-1].result if before else None


class Round(Frozen):
    """A round: the numbers of its games, and who sits out."""

    number: int
    games: tuple[int, ...]
    byes: tuple[Bye, ...] = ()
    is_revealed: bool = False
    """Of tables with the same dice: whether everybody may look at them."""
    by: str = ""
    """The organiser who paired it."""
    at: int = 0
    seq: int = 0
    """The number of the event that paired it."""


class Entrant(Frozen):
    """Somebody who plays in a tournament, since a round; one who has gone is paired no more."""

    member: str
    since: int = 1
    is_gone: bool = False
    gone_after: int = 0
    """After how many rounds they left."""
    is_computer: bool = False


class Tournament(Frozen):
    """A tournament with all its rounds."""

    id: int
    plan: TournamentPlan
    entrants: Mapping[str, Entrant] = field(default_factory=dict)
    order: tuple[str, ...] = ()
    """Entrants as they were seeded, the strongest first; those who came later follow."""
    seeded_by: str = ""
    rounds: tuple[Round, ...] = ()
    games: tuple[ClubGame, ...] = ()
    is_over: bool = False
    first: tuple[str, ...] = ()
    """The winners, once it is over."""
    ended_by: str = ""
    undone: tuple[str, ...] = ()
    """The tables of pairings that were taken back."""
    is_held: bool = False
    """Whether nothing follows by itself before an organiser pairs: a pairing was taken back, or
    the end."""

    @property
    def ends_at(self) -> int:
        """When an arena pairs nobody any more; 0 where that is not fixed."""
        return self.rounds[0].at + self.plan.minutes * MINUTE if self._is_timed else 0

    @property
    def _is_timed(self) -> bool:
        return self.plan.kind == ARENA and self.plan.minutes > 0 and self.has_begun

    def is_gone(self, member: str) -> bool:
        """Whether somebody has left."""
        return self.entrants[member].is_gone

    def may_return(self, member: str) -> bool:
        """Whether a withdrawal can be taken back: nobody was paired since."""
        one = self.entrants.get(member)
        is_late = one is not None and one.gone_after < len(self.rounds)
        return one is not None and one.is_gone and not is_late and not self.is_over

    @cached_property
    def _replays(self) -> Mapping[int, ClubGame]:
        return {one.pairing.replay_of: one for one in self.games if one.pairing.replay_of}

    def replay_of(self, game: ClubGame) -> ClubGame | None:
        """The game in which a drawn one is played again."""
        return self._replays.get(game.number)

    def paired_before(self, number: int) -> tuple[ClubGame, ...]:
        """The games whose result was another one when a round was paired."""
        seq = self.rounds[number - 1].seq
        earlier = (one for one in self.games if one.round < number and len(one.told) > 1)
        known = ((one, one.known_at(seq)) for one in earlier)
        return tuple(one for one, was in known if was is not None and was != one.result)

    @cached_property
    def present(self) -> tuple[str, ...]:
        """Those who still play, as they were seeded."""
        return tuple(one for one in self.order if not self.entrants[one].is_gone)

    @property
    def open_games(self) -> tuple[ClubGame, ...]:
        """Games without a result."""
        return tuple(one for one in self.games if one.result is None)

    @property
    def has_begun(self) -> bool:
        """Whether anybody was paired."""
        return bool(self.rounds)

    def finished(self) -> Iterator[tuple[ClubGame, TableResult]]:
        """Every game that counts, with its result."""
        for one in self.games:
            if one.result is not None and one.result.counts:
                yield one, one.result

    def has_ended(self, number: int) -> bool:
        """Whether nothing is played in a round any more."""
        return self.is_over or all(one.result is not None for one in self.of_round(number))

    def is_secret(self, number: int) -> bool:
        """Whether nobody may look at the other tables of a round: all have the same dice."""
        return self.plan.duplicate and not self.rounds[number - 1].is_revealed

    def of_round(self, number: int) -> tuple[ClubGame, ...]:
        """The games of a round."""
        return tuple(one for one in self.games if one.round == number)

    def with_game(self, game: ClubGame) -> "Tournament":
        """With one game as it is now."""
        at = game.number - 1
        return replace(self, games=(*self.games[:at], game, *self.games[at + 1 :]))


class Club(Frozen):
    """Everything about a club at one moment."""

    id: str
    name: str = ""
    key_hash: str = ""
    """The hash of the word in the organiser's link."""
    organisers: frozenset[str] = frozenset()
    founder: str = ""
    """The organiser whom no other one can remove; nobody if they left."""
    members: Mapping[str, Member] = field(default_factory=dict)
    tournaments: Mapping[int, Tournament] = field(default_factory=dict)
    seq: int = 0
    is_dissolved: bool = False

    @property
    def here(self) -> tuple[Member, ...]:
        """Members who have not left."""
        return tuple(one for one in self.members.values() if not one.has_left)

    @property
    def computers(self) -> int:
        """How many computers there are."""
        return sum(bool(one.player) for one in self.here)

    def member_of(self, guest: str) -> Member | None:
        """Whom a guest is here."""
        return next((one for one in self.here if guest and one.guest == guest), None)

    def with_tournament(self, tournament: Tournament) -> "Club":
        """With one tournament as it is now."""
        return replace(self, tournaments={**self.tournaments, tournament.id: tournament})
