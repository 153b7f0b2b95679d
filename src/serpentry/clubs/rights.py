"""What each member may do in a club."""

import hashlib

from serpentry.clubs.state import Club, Member, Tournament
from serpentry.table.refusals import Refused
from serpentry.tabletop.helpers.frozen import Frozen


class ClubWho(Frozen):
    """Who commands: a guest, the holder of the organiser's link, or the host itself."""

    guest: str = ""
    key: str = ""
    is_house: bool = False


def hash_of(key: str) -> str:
    """What is stored of the word in an organiser's link."""
    return hashlib.sha256(key.encode()).hexdigest()


def is_organiser(club: Club, who: ClubWho) -> bool:
    """Whether somebody has an organiser's rights."""
    member = club.member_of(who.guest)
    has_key = bool(who.key) and hash_of(who.key) == club.key_hash
    return who.is_house or has_key or (member is not None and member.id in club.organisers)


def want_organiser(club: Club, who: ClubWho) -> str:
    """The organiser's membership, empty for a person who has only the link; Refused for others."""
    if not is_organiser(club, who):
        raise Refused("club-organisers-only")
    member = club.member_of(who.guest)
    return member.id if member else ""


def own_or_organiser(club: Club, who: ClubWho, member: str) -> None:
    """Refused unless somebody speaks for themselves, or organises."""
    own = club.member_of(who.guest)
    if own is None or own.id != member:
        want_organiser(club, who)


def want_member(club: Club, member: str) -> Member:
    """A member who has not left; Refused."""
    found = club.members.get(member)
    if found is None or found.has_left:
        raise Refused("club-no-such-member")
    return found


def want_tournament(club: Club, tournament: int) -> Tournament:
    """A tournament that is not over; Refused."""
    found = any_tournament(club, tournament)
    if found.is_over and found.ended_by:
        raise Refused("club-tournament-ended", by=club.members[found.ended_by].name)
    if found.is_over:
        raise Refused("club-tournament-over")
    return found


def any_tournament(club: Club, tournament: int) -> Tournament:
    """A tournament, over or not; Refused."""
    found = club.tournaments.get(tournament)
    if found is None:
        raise Refused("club-no-such-tournament")
    return found


def own_of(club: Club, who: ClubWho) -> str:
    """The member who commands; nobody for the host, or for a person who has only the link."""
    own = club.member_of(who.guest)
    return own.id if own and not who.is_house else ""
