"""What an event makes of a club."""

from dataclasses import replace
from functools import reduce

from serpentry.clubs.events import (
    Announced,
    ClubEntry,
    Concluded,
    Departed,
    Dissolved,
    Entered,
    Founded,
    HandedOn,
    Joined,
    Paired,
    Renamed,
    Restyled,
    Resulted,
    RoundRevealed,
    Seeded,
    Withdrew,
)
from serpentry.clubs.state import Club, ClubGame, Entrant, Member, Round, Tournament


def folded(club: Club, entries: tuple[ClubEntry, ...]) -> Club:
    """The club after some entries."""
    return reduce(after, entries, club)


def after(club: Club, entry: ClubEntry) -> Club:
    """The club after one more entry."""
    return replace(_after(club, entry), seq=entry.seq)


def _after(club: Club, entry: ClubEntry) -> Club:
    match entry.event:
        case Founded(name, key_hash):
            return replace(club, name=name, key_hash=key_hash)
        case Renamed(name, 0):
            return replace(club, name=name)
        case Joined(member, name, colour, guest, player):
            return _with(club, Member(member, name, colour, guest, player))
        case Restyled(member, name, colour):
            return _with(club, replace(club.members[member], name=name, colour=colour))
        case Departed(member):
            return _departed(club, member)
        case HandedOn(to, by):
            return replace(club, organisers=club.organisers - {by} | {to})
        case Dissolved():
            return replace(club, is_dissolved=True)
        case Announced(tournament, plan):
            return club.with_tournament(Tournament(tournament, plan))
    assert not isinstance(entry.event, Founded | Dissolved)
    before = club.tournaments[entry.event.tournament]
    return club.with_tournament(_tournament_after(before, entry))


def _tournament_after(before: Tournament, entry: ClubEntry) -> Tournament:
    match entry.event:
        case Renamed(name):
            return replace(before, plan=replace(before.plan, name=name))
        case Entered(_, member):
            return _entered(before, member)
        case Withdrew(_, member):
            gone = replace(before.entrants[member], is_gone=True)
            return replace(before, entrants={**before.entrants, member: gone})
        case Seeded(_, order, by):
            return replace(before, order=order, seeded_by=by)
        case Paired():
            return _paired(before, entry.event, entry.at)
        case Resulted(_, number, result):
            game = before.games[number - 1]
            ended = game.ended or entry.seq
            return before.with_game(replace(game, result=result, ended=ended))
        case RoundRevealed(_, number):
            shown = replace(before.rounds[number - 1], is_revealed=True)
            rounds = (*before.rounds[: number - 1], shown, *before.rounds[number:])
            return replace(before, rounds=rounds)
        case Concluded(_, first):
            return replace(before, is_over=True, first=first)
    raise AssertionError(entry.event)


def _with(club: Club, member: Member) -> Club:
    return replace(club, members={**club.members, member.id: member})


def _departed(club: Club, member: str) -> Club:
    """A member who leaves is forgotten as a guest, and is paired no more."""
    left = replace(club.members[member], has_left=True, guest="")
    club = replace(_with(club, left), organisers=club.organisers - {member})
    for one in club.tournaments.values():
        if member in one.entrants and not one.is_over:
            gone = replace(one.entrants[member], is_gone=True)
            club = club.with_tournament(replace(one, entrants={**one.entrants, member: gone}))
    return club


def _entered(before: Tournament, member: str) -> Tournament:
    """A newcomer, or one who comes back: the place in the order stays."""
    known = before.entrants.get(member)
    since = known.since if known else len(before.rounds) + 1
    order = before.order if known else (*before.order, member)
    entrants = {**before.entrants, member: Entrant(member, since)}
    return replace(before, entrants=entrants, order=order)


def _paired(before: Tournament, event: Paired, at: int) -> Tournament:
    first = len(before.games) + 1
    games = tuple(
        ClubGame(number, event.round, at, pairing)
        for number, pairing in enumerate(event.pairings, first)
    )
    numbers = tuple(one.number for one in games)
    paired = Round(event.round, numbers, event.byes)
    return replace(before, rounds=(*before.rounds, paired), games=(*before.games, *games))
