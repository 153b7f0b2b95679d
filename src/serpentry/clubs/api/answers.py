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
    Number,
    OneMember,
    OneTournament,
    ShownTournament,
    TournamentEntrant,
)
from serpentry.clubs.api.views import club_view, log_text, own_view, ratings_view, round_view
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
from serpentry.clubs.decide import decide
from serpentry.clubs.host import HOUSE, new_id
from serpentry.clubs.plans import TournamentPlan
from serpentry.clubs.ratings import strengths
from serpentry.clubs.results import TableResult
from serpentry.clubs.rights import hash_of, want_organiser, want_tournament
from serpentry.clubs.state import Club, plays_on_screen
from serpentry.hosting.setups import clock_of
from serpentry.table.refusals import Refused
from serpentry.tabletop.errors import MissingExtra
from serpentry.tabletop.formats.jsons import Json, JsonObject


async def make_club(caller: ClubCaller, plan: NewClub) -> JsonObject:
    """Make a club. The `key` in the answer is for the organiser's link; it is shown only now."""
    if not caller.clubs.fits(caller.asker):
        raise Refused("too-many")
    if plan.nickname and not caller.guest:
        raise Refused("no-guest")
    club, key = new_id(), secrets.token_urlsafe(18)
    founded = Found(plan.name, hash_of(key), plan.nickname, plan.colour)
    made = await caller.clubs.submit(club, founded, caller.who())
    return {"key": key, "club": await _shown(caller, made, key)}


async def look_at_club(
    caller: ClubCaller, club: ClubId, tournament: ShownTournament = 0, key: str = ""
) -> JsonObject:
    """A club with its members and tournaments; one of them, if wanted, with all its rounds."""
    return await _shown(caller, await caller.settled(club), key, tournament)


async def preview(caller: ClubCaller, club: ClubId, tournament: Number) -> JsonObject:
    """The next round as it would be paired now; nothing is stored."""
    now = await caller.settled(club)
    want_tournament(now, tournament)
    rated = await caller.aside(_strengths, now, tournament)
    decided = await caller.aside(
        decide, now, PairNext(tournament, rated), HOUSE, caller.clubs.now(), str
    )
    shown: JsonObject = await caller.aside(round_view, decided.club, tournament, caller.language)
    return shown


async def ratings(caller: ClubCaller, club: ClubId) -> Json:
    """Everybody's rating in every game, with its history."""
    now = await caller.settled(club)
    shown: Json = await caller.clubs.seen(caller.asker, ratings_view, now)
    return shown


async def log(caller: ClubCaller, club: ClubId, key: str = "") -> str:
    """The whole log, one command a line: what `serpentry club` reads as a file. For organisers."""
    want_organiser(now := await caller.clubs.club(club), caller.who(key))
    changes = await caller.clubs.log(club)
    told: str = await caller.aside(log_text, now, changes)
    return told


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
        duplicate=given.duplicate,
    )
    members = (await caller.clubs.club(club)).here
    here = tuple(one.id for one in members if plays_on_screen(one) or not plan.duplicate)
    entrants = here if given.entrants is None else given.entrants
    return await _done(caller, club, given, Announce(plan, entrants))


async def enter(caller: ClubCaller, club: ClubId, given: TournamentEntrant) -> JsonObject:
    """Play in a tournament, from the next round on."""
    return await _done(caller, club, given, Enter(given.tournament, given.member))


async def withdraw(caller: ClubCaller, club: ClubId, given: TournamentEntrant) -> JsonObject:
    """Stop playing in a tournament."""
    return await _done(caller, club, given, Withdraw(given.tournament, given.member))


async def pair(caller: ClubCaller, club: ClubId, given: OneTournament) -> JsonObject:
    """Pair the next round. Sent again with the same id, nobody is paired twice."""
    now = await caller.settled(club)
    want_tournament(now, given.tournament)
    rated = await caller.aside(_strengths, now, given.tournament)
    await _submit(caller, club, given, PairNext(given.tournament, rated))
    return await _shown(caller, await caller.settled(club), given.key, given.tournament)


def _strengths(club: Club, tournament: int) -> dict[str, float]:
    """What a first round is seeded by; later ones go by points."""
    one = club.tournaments[tournament]
    if one.has_begun:
        return {}
    try:
        return dict(strengths(club, (one.plan.game, one.plan.seats)))
    except MissingExtra:
        return {}


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
    done = await _submit(caller, club, given, command)
    return await _shown(caller, done, given.key, getattr(command, "tournament", 0))


async def _submit(caller: ClubCaller, club: str, given: ClubMessage, command: ClubCommand) -> Club:
    who = caller.who(given.key)
    # Ids are unique for whoever made them, and the host's own have no colon.
    return await caller.clubs.submit(club, command, who, f"{who.guest}:{given.id}", caller.asker)


async def _shown(caller: ClubCaller, club: Club, key: str, tournament: int = 0) -> JsonObject:
    """The club as everybody sees it, and what it is to whoever asks."""
    shared = await caller.clubs.seen(caller.asker, club_view, club, caller.language, tournament)
    return {**shared, **own_view(club, caller.who(key))}
