"""What an event makes of a club."""

from dataclasses import replace
from functools import reduce

from serpentry.clubs import events
from serpentry.clubs.results import TableResult
from serpentry.clubs.state import (
    Club,
    ClubGame,
    Entrant,
    Member,
    Pairing,
    Round,
    ToldResult,
    Tournament,
)

FOUNDED = 3
"""The number of the event that makes the founder an organiser."""


def folded(club: Club, entries: tuple[events.ClubEntry, ...]) -> Club:
    """The club after some entries."""
    return reduce(after, entries, club)


def after(club: Club, entry: events.ClubEntry) -> Club:
    """The club after one more entry."""
    return replace(_after(club, entry), seq=entry.seq)


def _after(club: Club, entry: events.ClubEntry) -> Club:
    match entry.event:
        case events.Founded(name, key_hash):
            return replace(club, name=name, key_hash=key_hash)
        case events.Renamed(name, 0):
            return replace(club, name=name)
        case events.Joined(member, name, colour, guest, player):
            return _with(club, Member(member, name, colour, guest, player))
        case events.CameBack(member, name, colour, guest):
            before = club.members[member]
            return _with(club, Member(member, name, colour, guest, before.player))
        case events.Restyled(member, name, colour):
            return _with(club, replace(club.members[member], name=name, colour=colour))
        case events.Departed(member):
            return _departed(club, member)
        case events.HandedOn(to, by):
            return _handed_on(club, to, by)
        case events.Rekeyed(key_hash):
            return replace(club, key_hash=key_hash)
        case events.Dissolved():
            return replace(club, is_dissolved=True)
        case events.Announced(tournament, plan):
            return club.with_tournament(Tournament(tournament, plan))
    assert not isinstance(entry.event, events.Founded | events.Dissolved)
    running = club.tournaments[entry.event.tournament]
    if isinstance(entry.event, events.Entered):
        is_computer = bool(club.members[entry.event.member].player)
        return club.with_tournament(_entered(running, entry.event.member, is_computer))
    return club.with_tournament(_tournament_after(running, entry))


def _tournament_after(before: Tournament, entry: events.ClubEntry) -> Tournament:
    match entry.event:
        case events.Renamed(name):
            return replace(before, plan=replace(before.plan, name=name))
        case events.Withdrew(_, member):
            return _without(before, member)
        case events.Seeded(_, order, by):
            return replace(before, order=order, seeded_by=by)
        case events.Paired():
            return _paired(before, entry.event, entry)
        case events.Unpaired():
            return _unpaired(before)
        case events.Replayed(_, number, pairing):
            return _replayed(before, before.games[number - 1], pairing, entry.at)
        case events.Resulted(_, number, result, by):
            return before.with_game(_told(before.games[number - 1], result, by, entry))
        case events.Cleared(_, number, by):
            return before.with_game(_told(before.games[number - 1], None, by, entry))
        case events.RoundRevealed(_, number):
            shown = replace(before.rounds[number - 1], is_revealed=True)
            rounds = (*before.rounds[: number - 1], shown, *before.rounds[number:])
            return replace(before, rounds=rounds)
        case events.Concluded(_, first, by):
            return replace(before, is_over=True, first=first, ended_by=by)
        case events.Reopened():
            return replace(before, is_over=False, first=(), ended_by="", is_held=True)
    raise AssertionError(entry.event)


def _with(club: Club, member: Member) -> Club:
    return replace(club, members={**club.members, member.id: member})


def _departed(club: Club, member: str) -> Club:
    """A member who leaves is forgotten as a guest, and is paired no more."""
    was = club.members[member]
    left = replace(was, has_left=True, guest="", was=was.guest)
    founder = "" if club.founder == member else club.founder
    club = replace(_with(club, left), organisers=club.organisers - {member}, founder=founder)
    for one in club.tournaments.values():
        if member in one.present and not one.is_over:
            club = club.with_tournament(_without(one, member))
    return club


def _handed_on(club: Club, to: str, by: str) -> Club:
    """The member who made the club is its founder, or the one who was given their place."""
    is_first = club.seq < FOUNDED or (bool(by) and by == club.founder)
    founder = to if is_first else club.founder
    return replace(club, organisers=club.organisers - {by} | {to}, founder=founder)


def _without(before: Tournament, member: str) -> Tournament:
    gone = replace(before.entrants[member], is_gone=True, gone_after=len(before.rounds))
    return replace(before, entrants={**before.entrants, member: gone})


def _entered(before: Tournament, member: str, is_computer: bool) -> Tournament:
    """A newcomer, or one who comes back: the place in the order stays."""
    known = before.entrants.get(member)
    since = known.since if known else len(before.rounds) + 1
    order = before.order if known else (*before.order, member)
    entrant = Entrant(member, since, is_computer=is_computer)
    entrants = {**before.entrants, member: entrant}
    return replace(before, entrants=entrants, order=order)


def _paired(before: Tournament, event: events.Paired, entry: events.ClubEntry) -> Tournament:
    first = len(before.games) + 1
    games = tuple(
        ClubGame(number, event.round, entry.at, pairing)
        for number, pairing in enumerate(event.pairings, first)
    )
    numbers = tuple(one.number for one in games)
    paired = Round(event.round, numbers, event.byes, False, event.by, entry.at, entry.seq)
    rounds = (*before.rounds, paired)
    return replace(before, rounds=rounds, games=(*before.games, *games), is_held=False)


def _unpaired(before: Tournament) -> Tournament:
    *rounds, last = before.rounds
    games = tuple(one for one in before.games if one.round != last.number)
    entrants = {
        one.member: replace(one, since=min(one.since, last.number))
        for one in before.entrants.values()
    }
    tables = (one.pairing.table for one in before.of_round(last.number))
    undone = (*before.undone, *filter(None, tables))
    back = replace(before, rounds=tuple(rounds), games=games, undone=undone)
    return replace(back, entrants=entrants, is_held=True)


def _replayed(before: Tournament, game: ClubGame, pairing: Pairing, at: int) -> Tournament:
    again = ClubGame(len(before.games) + 1, game.round, at, pairing)
    played = before.rounds[game.round - 1]
    played = replace(played, games=(*played.games, again.number))
    rounds = (*before.rounds[: game.round - 1], played, *before.rounds[game.round :])
    return replace(before, rounds=rounds, games=(*before.games, again))


def _told(game: ClubGame, result: TableResult | None, by: str, entry: events.ClubEntry) -> ClubGame:
    ended = game.ended or (entry.seq if result else 0)
    told = (*game.told, ToldResult(result, by, entry.at, entry.seq))
    return replace(game, result=result, ended=ended, told=told)
