"""Random clubs: anybody leaves, slips, draws, corrects, hands on, deletes and comes back.

After every step the law is asked, by means of its own: there is always a next step or an end,
nobody wins who has left, no club is left to nobody, dead words open nothing, and what is shown
is true.
"""

import json
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from random import Random

from serpentry.clubs.api.consequences import consequence
from serpentry.clubs.api.next_steps import known, next_step
from serpentry.clubs.api.views import club_view
from serpentry.clubs.commands import (
    AddMember,
    Announce,
    Clear,
    ClubCommand,
    Conclude,
    Depart,
    Dissolve,
    Enter,
    Found,
    HandOn,
    Join,
    NewLink,
    PairNext,
    Reopen,
    Report,
    Return,
    RevealRound,
    TakeResult,
    Unpair,
    Withdraw,
)
from serpentry.clubs.conduct.ending import is_played
from serpentry.clubs.decide import decide
from serpentry.clubs.events import (
    ClubEntry,
    Concluded,
    Paired,
    Resulted,
    club_event_from,
    club_event_json,
)
from serpentry.clubs.fold import folded
from serpentry.clubs.plans import AS_ONE_IS_FREE, HALF, KINDS, KNOCKOUT, ROBIN, TournamentPlan
from serpentry.clubs.reading.following import follow
from serpentry.clubs.results import (
    ENTERED,
    NO_SHOW,
    PLAYED,
    VOID,
    WALKOVER,
    EnteredEnding,
    TableResult,
    places_of,
)
from serpentry.clubs.rights import ClubWho, hash_of, is_organiser
from serpentry.clubs.standings import standings
from serpentry.clubs.state import Club, ClubGame, Tournament
from serpentry.languages import say
from serpentry.table.refusals import Refused

HOUSE = ClubWho(is_house=True)
GUESTS = tuple(f"guest{number}" for number in range(9))
MINUTE = 60_000


@dataclass
class Life:
    """A club from its founding on."""

    seed: int
    club: Club = field(default_factory=lambda: Club("club"))
    log: list[ClubEntry] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    """All that the organisers' link ever had, the last of them the one that holds."""
    now: int = 0
    done: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rng = Random(self.seed)
        self.tables = (f"table{number}" for number in count(1))
        self.word()
        self.read = Club("club")
        found = Found("Snakes", hash_of(self.words[-1]), "Ada")
        self.attempt(found, ClubWho(GUESTS[0]))

    def word(self) -> str:
        """A new word, as the server makes one."""
        self.words.append(f"word{len(self.words)}")
        return hash_of(self.words[-1])

    def live(self, steps: int) -> None:
        """A number of attempts, until the club is no more."""
        for _ in range(steps):
            if self.club.is_dissolved:
                return
            self.now += self.rng.choice((1, MINUTE, 20 * MINUTE))
            self.attempt(self._command(), self._who())

    def attempt(self, command: ClubCommand, who: ClubWho) -> None:
        """What is refused changes nothing; what is done is looked at."""
        words = [*self.words]
        if isinstance(command, HandOn | Depart | NewLink):
            command = type(command)(**{**vars(command), "key_hash": self.word()})
        before, kind = self.club, type(command).__name__
        foretold = self._foretold(command)
        try:
            decided = decide(before, command, who, self.now, lambda: next(self.tables))
        except Refused as refused:
            self.refused[refused.key] += 1
            if not say("en", refused.key, refused.arguments):
                self.fault(f"{refused.key} says nothing")
            self.words = words
            return
        self.done[kind] += 1
        self.club = decided.club
        self.log += decided.entries
        if self.club.key_hash != hash_of(self.words[-1]):
            self.words = words
        stored = (json.loads(json.dumps(club_event_json(one.event))) for one in decided.entries)
        entries = zip(decided.entries, map(club_event_from, stored), strict=True)
        self.read = follow(self.read, [ClubEntry(one.seq, one.at, event) for one, event in entries])
        if self.read != self.club:
            self.fault("what is read again is another club")
        if not self.club.is_dissolved:
            self._look(before, decided.entries, foretold, command)

    def fault(self, what: str) -> None:
        """Something that must not be."""
        self.faults.append(f"club {self.seed}, step {sum(self.done.values())}: {what}")

    def _who(self) -> ClubWho:
        rng = self.rng
        organisers = [self.club.members[one].guest for one in sorted(self.club.organisers)]
        if rng.random() < 0.7 and organisers:
            return ClubWho(rng.choice(organisers))
        if rng.random() < 0.3:
            return ClubWho(key=rng.choice(self.words))
        return ClubWho(rng.choice(GUESTS))

    def _command(self) -> ClubCommand:
        rng, members = self.rng, sorted(self.club.members)
        if rng.random() < 0.004:
            return Dissolve()
        if len(self.club.here) < 6 or rng.random() < 0.06:
            return self._coming()
        member = rng.choice(members)
        if rng.random() < 0.08:
            return rng.choice(
                (HandOn(member, True), HandOn(member), NewLink(), Depart(member), Depart(member))
            )
        going = [one for one in self.club.tournaments.values() if not one.is_over]
        if not going or (len(going) < 3 and rng.random() < 0.02):
            return self._announce()
        if rng.random() < 0.03:
            return Reopen(rng.randint(1, len(self.club.tournaments)))
        return self._in(rng.choice(going), member)

    def _coming(self) -> ClubCommand:
        rng = self.rng
        left = [one.id for one in self.club.members.values() if one.has_left and not one.was]
        if left and rng.random() < 0.3:
            return AddMember(member=rng.choice(left))
        name = f"Player {rng.randrange(1000)}"
        if rng.random() < 0.6:
            return Join(name)
        return AddMember(name, player="level2" if rng.random() < 0.2 else "")

    def _announce(self) -> ClubCommand:
        rng = self.rng
        seats = rng.choice((2, 2, 2, 3))
        game = "snekagon5g" if seats > 2 else "snekagon"
        plan = TournamentPlan(
            f"Cup {len(self.club.tournaments) + 1}",
            rng.choice((*KINDS, KNOCKOUT, ROBIN)),
            game,
            seats,
            rounds=rng.randrange(5),
            leavers=rng.choice(("half", "kept", "struck")),
            drawn=rng.choice(("replay", "seed")),
            minutes=rng.choice((0, 600)),
            at_tables=rng.random() < 0.5,
        )
        return Announce(plan, None)

    def _in(self, one: Tournament, member: str) -> ClubCommand:
        rng, number = self.rng, one.id
        if one.open_games and rng.random() < 0.6:
            return self._ended(one, rng.choice(one.open_games))
        if not one.open_games and rng.random() < 0.5:
            return PairNext(number, round=len(one.rounds) + rng.choice((0, 1, 1, 1)))
        if one.games and rng.random() < 0.2:
            game = rng.choice(one.games)
            return rng.choice((Clear(number, game.number, game.entry), self._ended(one, game)))
        if is_played(one) and one.has_begun and rng.random() < 0.5:
            return Conclude(number)
        return rng.choice(
            (
                Withdraw(number, member),
                Withdraw(number, member),
                Return(number, member),
                Return(number, member),
                Enter(number, member),
                Unpair(number, max(1, len(one.rounds))),
                RevealRound(number, 1),
                PairNext(number),
                Conclude(number, rng.random() < 0.05),
            )
        )

    def _ended(self, one: Tournament, game: ClubGame) -> ClubCommand:
        """A result, by hand or from a table; draws are many."""
        rng = self.rng
        places = places_of([(rng.choice((0, 0, 1, 2)),) for _ in game.seats])
        if game.pairing.table and game.result is None:
            result = TableResult(places, PLAYED, tuple(10 - place for place in places))
            self.attempt(TakeResult(one.id, game.number, result), HOUSE)
            return Report(one.id, game.number, places)
        how: EnteredEnding = rng.choice((ENTERED, ENTERED, ENTERED, ENTERED, NO_SHOW, VOID))
        corrects = rng.choice((game.entry, game.entry, 0))
        return Report(one.id, game.number, places, how, corrects)

    def _foretold(self, command: ClubCommand) -> str:
        """What would be shown before it is done."""
        if not isinstance(command, Withdraw | Depart):
            return ""
        what = "withdraw" if isinstance(command, Withdraw) else "leave"
        number = command.tournament if isinstance(command, Withdraw) else 0
        try:
            return consequence(self.club, what, number, command.member, "en")
        except Refused:
            return ""

    def _look(
        self, before: Club, entries: tuple[ClubEntry, ...], foretold: str, command: ClubCommand
    ) -> None:
        here = {one.guest for one in self.club.here if one.guest}
        if not {self.club.members[one].guest for one in self.club.organisers} & here:
            self.fault("nobody organises who is here")
        if any(is_organiser(self.club, ClubWho(key=one)) for one in self.words[:-1]):
            self.fault("a dead word opens the club")
        if self.club.founder and self.club.founder not in self.club.organisers:
            self.fault("the founder does not organise")
        club = before
        for entry in entries:
            club = folded(club, (entry,))
            self._look_at_event(club, entry)
        for one in self.club.tournaments.values():
            if one != before.tournaments.get(one.id):
                self._look_at(one)
        if isinstance(command, Withdraw):
            self._look_at_words(before, command, foretold)

    def _look_at_event(self, club: Club, entry: ClubEntry) -> None:
        match entry.event:
            case Resulted(tournament, number, result) if result.how == WALKOVER:
                one = club.tournaments[tournament]
                seats = one.games[number - 1].seats
                won = [who for who, place in zip(seats, result.places, strict=True) if place == 1]
                if len(won) != 1 or one.is_gone(won[0]):
                    self.fault("a walkover for somebody who has left")
                if not all(one.is_gone(who) for who in seats if who not in won):
                    self.fault("a walkover against somebody who is there")
            case Concluded(tournament, first):
                one = club.tournaments[tournament]
                if any(one.is_gone(who) and not _won_final(one, who) for who in first):
                    self.fault("somebody won who has left")
                if len(first) > 1 and any(map(one.is_gone, first)):
                    self.fault("two winners, of whom one has left")
                is_decided = one.plan.kind == KNOCKOUT and is_played(one)
                if is_decided and len(first) > 1 and not _has_voids(one):
                    self.fault("a cup with two winners")
            case Paired(tournament, number, pairings):
                one = club.tournaments[tournament]
                for pairing in pairings:
                    self._look_at_reasons(one, [why.key for why in pairing.why], pairing.seats)

    def _look_at_reasons(self, one: Tournament, keys: list[str], seats: tuple[str, ...]) -> None:
        gone = any(map(one.is_gone, seats))
        if gone != ("club-why-left" in keys):
            self.fault("a pairing with somebody who has left does not say so, or says so falsely")
        if one.plan.kind == "arena" and all(one.entrants[who].is_computer for who in seats):
            self.fault("computers play one another")

    def _look_at(self, one: Tournament) -> None:
        rows = standings(one)
        left = [row.member for row in rows if row.place == 1 and one.is_gone(row.member)]
        if any(not _won_final(one, who) for who in left):
            self.fault("somebody stands first who has left")
        if any(row.place == 0 and not one.is_gone(row.member) for row in rows):
            self.fault("somebody has no place who is there")
        self._look_at_robin(one)
        self._look_at_rounds(one)
        if not one.is_over:
            self._has_next_step(one)
        for who in (ClubWho(self.rng.choice(GUESTS)), ClubWho(key=self.words[-1])):
            step = next_step(self.club, one, known(self.club, one.id), who, self.now, "en")
            own = self.club.member_of(who.guest)
            plays = own is not None and any(own.id in game.seats for game in one.open_games)
            if plays != (step["is"] == "play"):
                self.fault(f"the next step is {step['is']}")
            if not step["text"].strip() or "{" in step["text"]:
                self.fault(f"the next step says {step['text']}")
        if self.rng.random() < 0.05:
            club_view(self.club, self.rng.choice(("en", "de", "fr", "ru", "cs")), one.id)

    def _has_next_step(self, one: Tournament) -> None:
        """An organiser can always do something that brings the end nearer."""
        organiser = ClubWho(key=self.words[-1])
        if one.open_games:
            game = one.open_games[0]
            places = tuple(range(1, len(game.seats) + 1))
            nearer: tuple[ClubCommand, ...] = (Report(one.id, game.number, places),)
        else:
            nearer = (PairNext(one.id), Conclude(one.id))
        if not any(self._can(command, organiser) for command in nearer):
            self.fault(f"a {one.plan.kind} goes neither on nor to its end")
        if not self._can(Conclude(one.id, True), organiser):
            self.fault(f"a {one.plan.kind} can't be ended")
        is_over = is_played(one) or (one.ends_at and self.now >= one.ends_at)
        here = [who for who in one.present if not self.club.members[who].has_left]
        can_pair = one.open_games or len(here) < len(one.present) or is_over
        can_pair = can_pair or len(here) < one.plan.fewest
        is_free = one.plan.kind in AS_ONE_IS_FREE
        if not can_pair and not is_free and not self._can(PairNext(one.id), organiser):
            self.fault(f"a {one.plan.kind} with players pairs nobody")

    def _can(self, command: ClubCommand, who: ClubWho) -> bool:
        try:
            decide(self.club, command, who, self.now, lambda: "t")
        except Refused:
            return False
        return True

    def _look_at_rounds(self, one: Tournament) -> None:
        """Brute force: what was known when each round was paired, read from the log."""
        paired: list[tuple[int, dict[int, TableResult | None]]] = []
        known: dict[int, TableResult | None] = {}
        for entry in self.log:
            event = entry.event
            if getattr(event, "tournament", None) != one.id:
                continue
            match type(event).__name__:
                case "Paired":
                    paired.append((event.round, dict(known)))  # type: ignore[union-attr]
                case "Unpaired":
                    paired.pop()
                    first = {game.number for game in one.games}
                    known = {number: was for number, was in known.items() if number in first}
                case "Resulted":
                    known[event.game] = event.result  # type: ignore[union-attr]
                case "Cleared":
                    known[event.game] = None  # type: ignore[union-attr]
        for number, then in paired:
            changed = {
                game.number
                for game in one.games
                if game.round < number
                and then.get(game.number) is not None
                and then[game.number] != game.result
            }
            if changed != {game.number for game in one.paired_before(number)}:
                self.fault(f"round {number} is not told what was corrected: {changed}")

    def _look_at_robin(self, one: Tournament) -> None:
        """Brute force: the points of a round robin for two, with what becomes of leavers."""
        if one.plan.kind != ROBIN or one.plan.seats > 2:
            return
        gone = [who for who in one.order if one.is_gone(who)]
        played = [game for game in one.games if game.result and game.result.counts]
        met = {
            who: len(
                {
                    other
                    for game in played
                    if who in game.seats and game.result and game.result.was_played
                    for other in game.seats
                    if other != who
                }
            )
            for who in one.order
        }
        is_half, is_struck = one.plan.leavers == HALF, one.plan.leavers == "struck"
        out = {who for who in gone if is_struck or (is_half and 2 * met[who] < len(one.order) - 1)}
        points = dict.fromkeys(one.order, 0)
        for game in played:
            assert game.result is not None
            if not out & {*game.seats}:
                a, b = game.result.places
                points[game.seats[0]] += 1 + (a < b) - (a > b)
                points[game.seats[1]] += 1 + (b < a) - (b > a)
        for leaver in gone if is_half else ():
            for who in one.present if leaver not in out else ():
                if not any({who, leaver} == {*game.seats} for game in played):
                    points[who] += 2
        for row in standings(one):
            if row.points.total * 2 != points[row.member]:
                self.fault(f"{row.member} has {row.points.total} points")

    def _look_at_words(self, before: Club, command: Withdraw, foretold: str) -> None:
        was = before.tournaments[command.tournament]
        now = self.club.tournaments[command.tournament]
        for game in was.open_games:
            after = now.games[game.number - 1].result
            if command.member in game.seats and after is not None and after.how == WALKOVER:
                winner = self.club.members[game.seats[after.places.index(1)]].name
                if f"goes to {winner}" not in foretold:
                    self.fault(f"a walkover was not foretold: {foretold}")
        is_here = not before.members[command.member].has_left
        if ("can be taken back" in foretold) != (was.has_begun and is_here):
            self.fault("it was not said whether that can be taken back")
        if (
            was.has_begun
            and is_here
            and not self._can(
                Return(command.tournament, command.member), ClubWho(key=self.words[-1])
            )
        ):
            self.fault("it can't be taken back")


def _won_final(one: Tournament, member: str) -> bool:
    """Whether somebody won the only game of a cup's last round, but for the one for third place."""
    last = [game for game in one.of_round(len(one.rounds)) if not game.pairing.is_bronze]
    tables = {frozenset(game.seats) for game in last if not game.pairing.replay_of}
    result = last[-1].result if last else None
    is_final = one.plan.kind == KNOCKOUT and len(tables) == 1 and not one.rounds[-1].byes
    if not is_final or result is None:
        return False
    return result.places[last[-1].seats.index(member)] == 1 if member in last[-1].seats else False


def _has_voids(one: Tournament) -> bool:
    return any(game.result is None or not game.result.counts for game in one.games)
