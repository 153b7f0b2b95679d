"""Every question about a club: one function each."""

import secrets

from serpentry.clubs.api.caller import ClubCaller
from serpentry.clubs.api.requests import (
    AddedMember,
    ClubId,
    ClubMessage,
    GivenResult,
    MemberStyle,
    NewClub,
    NewMember,
    NewName,
    NewOrganiser,
    NewTournament,
    OneMember,
    OneTournament,
    TournamentEntrant,
)
from serpentry.clubs.api.views import club_view
from serpentry.clubs.commands import (
    AddMember,
    Announce,
    ClubCommand,
    Conclude,
    Depart,
    Dissolve,
    Enter,
    Found,
    HandOn,
    Join,
    PairNext,
    Rename,
    Report,
    Restyle,
    Withdraw,
)
from serpentry.clubs.host import new_id
from serpentry.clubs.plans import TournamentPlan
from serpentry.clubs.ratings import strengths
from serpentry.clubs.results import TableResult
from serpentry.clubs.rights import hash_of, want_organiser, want_tournament
from serpentry.clubs.storage import change_text
from serpentry.hosting.setups import clock_of
from serpentry.tabletop.errors import MissingExtra
from serpentry.tabletop.formats.jsons import JsonObject


async def make(caller: ClubCaller, plan: NewClub) -> JsonObject:
    """Make a club. The `key` in the answer is for the organiser's link; it is shown only now."""
    club, key = new_id(), secrets.token_urlsafe(18)
    founded = Found(plan.name, hash_of(key), plan.nickname, plan.colour)
    made = await caller.clubs.submit(club, founded, caller.who())
    return {"key": key, "club": club_view(made, caller.who(key), caller.language)}


async def look(caller: ClubCaller, club: ClubId) -> JsonObject:
    """A club with its members, tournaments, rounds, standings and ratings."""
    return club_view(await caller.clubs.club(club), caller.who(), caller.language)


async def log(caller: ClubCaller, club: ClubId, key: str = "") -> str:
    """The whole log, one command a line: what `serpentry club` reads as a file. For organisers."""
    want_organiser(await caller.clubs.club(club), caller.who(key))
    return "".join(f"{change_text(one)}\n" for one in await caller.clubs.log(club))


async def join(caller: ClubCaller, club: ClubId, given: NewMember) -> JsonObject:
    """Become a member."""
    return await _done(caller, club, given, Join(given.name, given.colour))


async def add(caller: ClubCaller, club: ClubId, given: AddedMember) -> JsonObject:
    """Add somebody without a device, or a computer. For organisers."""
    return await _done(caller, club, given, AddMember(given.name, given.colour, given.player))


async def restyle(caller: ClubCaller, club: ClubId, given: MemberStyle) -> JsonObject:
    """Change a nickname or colour."""
    return await _done(caller, club, given, Restyle(given.member, given.name, given.colour))


async def leave(caller: ClubCaller, club: ClubId, given: OneMember) -> JsonObject:
    """Leave, or remove somebody. What was played stays."""
    return await _done(caller, club, given, Depart(given.member))


async def hand_on(caller: ClubCaller, club: ClubId, given: NewOrganiser) -> JsonObject:
    """Make a member an organiser."""
    return await _done(caller, club, given, HandOn(given.member, given.stays))


async def rename(caller: ClubCaller, club: ClubId, given: NewName) -> JsonObject:
    """Give the club or a tournament another name."""
    return await _done(caller, club, given, Rename(given.name, given.tournament))


async def dissolve(caller: ClubCaller, club: ClubId, given: ClubMessage) -> JsonObject:
    """Delete the club; it is shown a last time."""
    return await _done(caller, club, given, Dissolve())


async def announce(caller: ClubCaller, club: ClubId, given: NewTournament) -> JsonObject:
    """Announce a tournament."""
    plan = TournamentPlan(
        given.name,
        given.kind,
        given.game,
        given.seats,
        options=tuple(given.options.items()),
        rounds=given.rounds,
        clock=clock_of(given.clock),
        no_show_minutes=given.no_show_minutes,
        at_tables=given.at_tables and caller.clubs.tables is not None,
        goes_on_alone=given.goes_on_alone,
    )
    here = tuple(one.id for one in (await caller.clubs.club(club)).here)
    return await _done(caller, club, given, Announce(plan, given.entrants or here))


async def enter(caller: ClubCaller, club: ClubId, given: TournamentEntrant) -> JsonObject:
    """Play in a tournament, from the next round on."""
    return await _done(caller, club, given, Enter(given.tournament, given.member))


async def withdraw(caller: ClubCaller, club: ClubId, given: TournamentEntrant) -> JsonObject:
    """Stop playing in a tournament."""
    return await _done(caller, club, given, Withdraw(given.tournament, given.member))


async def pair(caller: ClubCaller, club: ClubId, given: OneTournament) -> JsonObject:
    """Pair the next round. Sent again with the same id, nobody is paired twice."""
    now = await caller.clubs.club(club)
    tournament = want_tournament(now, given.tournament)
    rated = dict[str, float]()
    if not tournament.has_begun:
        try:
            rated = dict(strengths(now, (tournament.plan.game, tournament.plan.seats)))
        except MissingExtra:
            rated = {}
    return await _done(caller, club, given, PairNext(given.tournament, rated))


async def result(caller: ClubCaller, club: ClubId, given: GivenResult) -> JsonObject:
    """Enter a result of a real table, or correct one."""
    ended = TableResult(given.places, given.how)
    return await _done(caller, club, given, Report(given.tournament, given.game, ended))


async def conclude(caller: ClubCaller, club: ClubId, given: OneTournament) -> JsonObject:
    """End a tournament."""
    return await _done(caller, club, given, Conclude(given.tournament))


async def _done(
    caller: ClubCaller, club: str, given: ClubMessage, command: ClubCommand
) -> JsonObject:
    who = caller.who(given.key)
    return club_view(await caller.clubs.submit(club, command, who, given.id), who, caller.language)
