"""What members may want to be notified of: rounds that they play in, and new tournaments."""

from collections.abc import Iterator, Sequence

from serpentry.clubs.events import Announced, ClubEntry, Paired, Resulted
from serpentry.clubs.results import WALKOVER
from serpentry.clubs.state import Club, Pairing, Tournament
from serpentry.hosting.tidings import INVITATION, ROUND, Tidings
from serpentry.tabletop.formats.jsons import Json


def tidings_of(club: Club, entries: Sequence[ClubEntry]) -> tuple[Tidings, ...]:
    """What follows from events, for a club as it is after them."""
    return tuple(told for one in entries for told in _of(club, one))


def _of(club: Club, entry: ClubEntry) -> Iterator[Tidings]:
    match entry.event:
        case Announced(tournament, plan):
            for one in club.here:
                if one.guest:
                    facts = {"club": club.name, "tournament": plan.name, "game": plan.game}
                    link = f"/club/{club.id}/{tournament}"
                    yield Tidings(
                        one.guest, INVITATION, club.id, entry.seq, entry.at, {**facts, "link": link}
                    )
        case Paired(_, _, pairings):
            for pairing in pairings:
                yield from _of_pairing(club, entry, entry.event, pairing)
        case Resulted(tournament, game, result) if result.how == WALKOVER:
            yield from _of_walkover(club, entry, club.tournaments[tournament], game)


def _of_walkover(
    club: Club, entry: ClubEntry, tournament: Tournament, number: int
) -> Iterator[Tidings]:
    """The opponent hears that somebody has left."""
    game = tournament.games[number - 1]
    gone = [one for one in game.seats if tournament.is_gone(one)]
    facts: dict[str, Json] = {
        "tournament": tournament.plan.name,
        "round": game.round,
        "left": True,
        "others": [club.members[one].name for one in gone],
        "link": f"/club/{club.id}/{tournament.id}",
    }
    for one in game.seats:
        if (guest := club.members[one].guest) and one not in gone:
            yield Tidings(guest, ROUND, club.id, entry.seq, entry.at, facts)


def _of_pairing(
    club: Club, entry: ClubEntry, paired: Paired, pairing: Pairing
) -> Iterator[Tidings]:
    plan = club.tournaments[paired.tournament].plan
    table = pairing.table
    link = f"/table/{table}" if table else f"/club/{club.id}/{paired.tournament}"
    for seat in pairing.seats:
        if guest := club.members[seat].guest:
            others = [club.members[one].name for one in pairing.seats if one != seat]
            facts: dict[str, Json] = {
                "tournament": plan.name,
                "round": paired.round,
                "others": others,
                "link": link,
            }
            yield Tidings(guest, ROUND, table or club.id, entry.seq, entry.at, facts)
