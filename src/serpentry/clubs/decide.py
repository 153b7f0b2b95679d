"""What a club makes of a command: events, or a refusal. Nothing changes."""

from collections.abc import Callable

from serpentry.clubs import commands, tournaments
from serpentry.clubs.conduct import organisers
from serpentry.clubs.events import (
    CameBack,
    ClubEntry,
    ClubEvent,
    Dissolved,
    Founded,
    HandedOn,
    Joined,
    Renamed,
    Restyled,
)
from serpentry.clubs.fold import folded
from serpentry.clubs.rights import ClubWho, own_or_organiser, want_member, want_organiser
from serpentry.clubs.state import MOST_COMPUTERS, Club
from serpentry.players.roster import check_offered
from serpentry.table.refusals import Refused
from serpentry.table.words import clean_name
from serpentry.tabletop.helpers.frozen import Frozen

MOST_MEMBERS = 1000
MOST_ENTRIES = 50_000
"""In the log of a club; a season of a large club has a few thousand."""
COLOURS = ("green", "red", "blue", "yellow", "purple", "orange", "teal", "grey")


class ClubDecided(Frozen):
    """What follows from a command: the entries to be written, and the club after them.

    Nothing, where what is wanted is so already.
    """

    entries: tuple[ClubEntry, ...]
    club: Club


def decide(
    club: Club, command: commands.ClubCommand, who: ClubWho, now: int, new_table: Callable[[], str]
) -> ClubDecided:
    """What follows; Refused says why nothing does."""
    if club.is_dissolved:
        raise Refused("club-deleted")
    if (club.seq == 0) != isinstance(command, commands.Found):
        raise Refused("no-such-club")
    if club.seq >= MOST_ENTRIES and not isinstance(command, commands.Dissolve):
        raise Refused("club-is-full", most=MOST_ENTRIES)
    events = _events(club, command, who, now, new_table)
    entries = tuple(ClubEntry(seq, now, one) for seq, one in enumerate(events, club.seq + 1))
    return ClubDecided(entries, folded(club, entries))


def _events(
    club: Club, command: commands.ClubCommand, who: ClubWho, now: int, new_table: Callable[[], str]
) -> tuple[ClubEvent, ...]:
    match command:
        case commands.Found(name, key_hash, nickname, colour):
            return _found(name, key_hash, nickname, colour, who)
        case commands.Join(name, colour):
            return _join(club, name, colour, who)
        case commands.AddMember():
            return _add(club, command, who)
        case commands.Restyle(member, name, colour):
            own_or_organiser(club, who, member)
            want_member(club, member)
            return (Restyled(member, _free_name(club, name, member), _colour(colour)),)
        case commands.Depart():
            return organisers.departed(club, command, who)
        case commands.HandOn():
            return organisers.handed_on(club, command, who)
        case commands.NewLink(key_hash):
            return organisers.new_link(club, key_hash, who)
        case commands.Dissolve():
            want_organiser(club, who)
            return (Dissolved(),)
        case commands.Rename(name, 0):
            want_organiser(club, who)
            return (Renamed(_named(name)),)
    return tournaments.events_of(club, command, who, now, new_table)


def _found(
    name: str, key_hash: str, nickname: str, colour: str, who: ClubWho
) -> tuple[ClubEvent, ...]:
    """The guest who makes a club is its first member, unless it is made by nobody in particular."""
    founded = Founded(_named(name), key_hash)
    if not nickname:
        return (founded,)
    first = Joined("m1", _named(nickname), _colour(colour), who.guest)
    return founded, first, HandedOn("m1")


def _join(club: Club, name: str, colour: str, who: ClubWho) -> tuple[ClubEvent, ...]:
    if not who.guest:
        raise Refused("no-guest")
    if club.member_of(who.guest):
        raise Refused("club-joined-already")
    for one in club.members.values():
        if one.has_left and one.was == who.guest:
            return (CameBack(one.id, _free_name(club, name), _colour(colour), who.guest),)
    return (_new(club, name, colour, who.guest, ""),)


def _add(club: Club, command: commands.AddMember, who: ClubWho) -> tuple[ClubEvent, ...]:
    want_organiser(club, who)
    if command.member:
        return _brought_back(club, command)
    if command.player:
        check_offered(command.player)
        _want_room(club)
    return (_new(club, command.name or command.player, command.colour, "", command.player),)


def _brought_back(club: Club, command: commands.AddMember) -> tuple[ClubEvent, ...]:
    """Somebody without a device, or a computer; members with a device join with it."""
    found = club.members.get(command.member)
    if found is None or not found.has_left or found.was:
        raise Refused("club-no-such-member")
    if found.player:
        _want_room(club)
    name = _free_name(club, command.name or found.name)
    return (CameBack(found.id, name, _colour(command.colour or found.colour)),)


def _want_room(club: Club) -> None:
    """Refused where there are as many computers as there may be."""
    if club.computers >= MOST_COMPUTERS:
        raise Refused("club-is-full", most=MOST_COMPUTERS)


def _new(club: Club, name: str, colour: str, guest: str, player: str) -> Joined:
    if len(club.members) >= MOST_MEMBERS:
        raise Refused("club-is-full", most=MOST_MEMBERS)
    member = f"m{len(club.members) + 1}"
    return Joined(member, _free_name(club, name), _colour(colour), guest, player)


def _named(name: str) -> str:
    if not (cleaned := clean_name(name)):
        raise Refused("name-is-empty")
    return cleaned


def _free_name(club: Club, name: str, own: str = "") -> str:
    """A nickname that nobody else here has: pairings call people by it."""
    cleaned = _named(name)
    if any(one.name.casefold() == cleaned.casefold() for one in club.here if one.id != own):
        raise Refused("club-name-taken", name=cleaned)
    return cleaned


def _colour(colour: str) -> str:
    return colour if colour in COLOURS else ""
