"""Who organises: rights are handed on, links get new words, and a club is never left to nobody."""

from serpentry.clubs.commands import Depart, HandOn
from serpentry.clubs.conduct.ending import is_played, winners
from serpentry.clubs.course.leaving import results_left
from serpentry.clubs.events import (
    ClubEntry,
    ClubEvent,
    Concluded,
    Departed,
    HandedOn,
    Rekeyed,
    Resulted,
)
from serpentry.clubs.fold import folded
from serpentry.clubs.rights import (
    ClubWho,
    hash_of,
    own_of,
    own_or_organiser,
    want_member,
    want_organiser,
)
from serpentry.clubs.state import Club
from serpentry.table.refusals import Refused


def handed_on(club: Club, command: HandOn, who: ClubWho) -> tuple[ClubEvent, ...]:
    """Somebody organises, in the place of another or beside them."""
    mine = want_organiser(club, who)
    to = want_member(club, command.member)
    if not to.guest:
        raise Refused("club-organiser-device", name=to.name)
    by = "" if command.stays or mine == to.id else mine
    return (HandedOn(to.id, by), *_new_word(command.key_hash))


def new_link(club: Club, key_hash: str, who: ClubWho) -> tuple[ClubEvent, ...]:
    """Another word for the organisers' link."""
    want_organiser(club, who)
    return _new_word(key_hash)


def departed(club: Club, command: Depart, who: ClubWho) -> tuple[ClubEvent, ...]:
    """Somebody leaves; tournaments in which everything was played end with the places as they are,
    and in others their open games are walkovers."""
    member = want_member(club, command.member)
    own_or_organiser(club, who, member.id)
    if member.id in club.organisers:
        _want_others(club, member.id, who)
    ended = tuple(
        Concluded(one.id, winners(one))
        for one in club.tournaments.values()
        if member.id in one.present and not one.is_over and one.has_begun and is_played(one)
    )
    gone: tuple[ClubEvent, ...] = (*ended, Departed(member.id))
    entries = tuple(ClubEntry(club.seq + at, 0, one) for at, one in enumerate(gone, 1))
    after = folded(club, entries)
    walkovers = tuple(
        Resulted(one.id, game.number, result)
        for one in after.tournaments.values()
        if member.id in one.entrants and not one.is_over
        for game, result in results_left(one)
    )
    word = _new_word(command.key_hash) if member.id in club.organisers else ()
    return (*gone, *walkovers, *word)


def _want_others(club: Club, member: str, who: ClubWho) -> None:
    """Refused where an organiser can't go: the founder by another, or the last who organises."""
    own = own_of(club, who)
    if member == club.founder and own != member and not who.is_house:
        raise Refused("club-founder-stays", name=club.members[member].name)
    others = [one for one in club.here if one.guest and one.id != member]
    stays_with_link = bool(who.key) and hash_of(who.key) == club.key_hash and own != member
    if club.organisers != {member} or stays_with_link or who.is_house:
        return
    raise Refused("club-hand-on-first" if others else "club-delete-instead")


def _new_word(key_hash: str) -> tuple[ClubEvent, ...]:
    """None in a file, where there is no link."""
    return (Rekeyed(key_hash),) if key_hash else ()
