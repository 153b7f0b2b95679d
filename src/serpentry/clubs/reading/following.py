"""Whether an entry can follow what a club's log says before it: logs are read, not believed."""

from collections.abc import Iterable

from serpentry.clubs.events import (
    Announced,
    CameBack,
    Cleared,
    ClubEntry,
    Concluded,
    Departed,
    Dissolved,
    Entered,
    Founded,
    HandedOn,
    Joined,
    Paired,
    Rekeyed,
    Renamed,
    Reopened,
    Replayed,
    Restyled,
    Resulted,
    RoundRevealed,
    Seeded,
    Unpaired,
    Withdrew,
)
from serpentry.clubs.fold import after
from serpentry.clubs.plans import FEWEST_AT_A_TABLE, KINDS, MOST_AT_A_TABLE, TournamentPlan
from serpentry.clubs.results import ENDINGS, TableResult, are_places
from serpentry.clubs.state import Club, Pairing, Tournament
from serpentry.tabletop.errors import BadText

LATEST = 2**53
"""The last moment, in milliseconds, that every reader of JSON tells from its neighbours."""


def follow(club: Club, entries: Iterable[ClubEntry]) -> Club:
    """The club after some entries; BadText names the first that can't follow, and why."""
    for entry in entries:
        # Of a club that is no more, nothing need be kept but its end.
        is_end = isinstance(entry.event, Dissolved) and entry.seq > club.seq
        if entry.seq != club.seq + 1 and not is_end:
            raise BadText(_gap(club.seq + 1, entry.seq))
        if fault := "" if is_end else _fault_of(club, entry):
            raise BadText(f"entry {entry.seq} does not fit the club before it: {fault}.")
        club = after(club, entry)
    return club


def _gap(wanted: int, found: int) -> str:
    if found < wanted:
        return f"it holds entry {found} once more."
    missing = (
        f"entry {wanted} is" if found == wanted + 1 else f"entries {wanted} to {found - 1} are"
    )
    return f"it does not follow what stands before it: {missing} missing."


def _fault_of(club: Club, entry: ClubEntry) -> str:
    if not 0 <= entry.at < LATEST:
        return f"{entry.at} is no time"
    if isinstance(entry.event, Founded) != (club.seq == 0):
        return "a club begins with being founded, once"
    if club.is_dissolved:
        return "the club is no more"
    match entry.event:
        case Founded() | Renamed(_, 0) | Rekeyed():
            return ""
        case Joined(member):
            wanted = f"m{len(club.members) + 1}"
            return "" if member == wanted else f"the next member is {wanted}, not {member}"
        case CameBack(member):
            has_left = member in club.members and club.members[member].has_left
            return "" if has_left else f"'{member}' can't come back"
        case Restyled(member) | Departed(member):
            return _unknown(club.members, member)
        case HandedOn(to, by):
            return _unknown(club.members, to, *([by] if by else []))
        case Announced(tournament, plan):
            if tournament != (number := len(club.tournaments) + 1):
                return f"the next tournament is {number}, not {tournament}"
            return _fault_of_plan(plan)
    assert not isinstance(entry.event, Founded | Dissolved)
    found = club.tournaments.get(entry.event.tournament)
    if found is None:
        return f"there is no tournament {entry.event.tournament}"
    return _fault_in(found, club, entry)


def _fault_of_plan(plan: TournamentPlan) -> str:
    if plan.kind not in KINDS:
        return f"there is no kind of tournament '{plan.kind}'"
    if not FEWEST_AT_A_TABLE <= plan.fewest <= plan.seats <= MOST_AT_A_TABLE:
        return f"{plan.fewest} to {plan.seats} can't sit at a table"
    if plan.rounds < 0 or plan.no_show_minutes < 0:
        return "rounds and minutes are not below 0"
    return ""


def _fault_in(tournament: Tournament, club: Club, entry: ClubEntry) -> str:
    """What is wrong with an entry about a tournament."""
    match entry.event:
        case Entered(_, member):
            return _unknown(club.members, member)
        case Withdrew(_, member):
            return _unknown(tournament.entrants, member)
        case Seeded(_, order):
            is_whole = sorted(order) == sorted(tournament.order)
            return "" if is_whole else "it does not seed all who entered, each once"
        case Paired():
            return _fault_of_round(tournament, entry.event)
        case Unpaired(_, number):
            is_last = number == len(tournament.rounds) > 0
            return "" if is_last else f"{number} is not the last round"
        case Replayed(_, number, pairing):
            return _fault_of_replay(tournament, number, pairing)
        case Cleared(_, number, by):
            if not 1 <= number <= len(tournament.games):
                return f"there is no game {number}"
            return _unknown(club.members, *([by] if by else []))
        case Reopened():
            return "" if tournament.is_over else "the tournament is not over"
        case Resulted(_, number, result):
            if not 1 <= number <= len(tournament.games):
                return f"there is no game {number}"
            return _fault_of_result(len(tournament.games[number - 1].seats), result)
        case RoundRevealed(_, number):
            return "" if 1 <= number <= len(tournament.rounds) else f"there is no round {number}"
        case Concluded(_, first):
            return _unknown(tournament.entrants, *first)
    return ""


def _fault_of_round(tournament: Tournament, paired: Paired) -> str:
    if paired.round != (number := len(tournament.rounds) + 1):
        return f"the next round is {number}, not {paired.round}"
    seated = [one for pairing in paired.pairings for one in pairing.seats]
    named = [*seated, *(bye.member for bye in paired.byes)]
    if len(set(named)) < len(named):
        return "somebody is paired twice"
    if not all(FEWEST_AT_A_TABLE <= len(one.seats) <= MOST_AT_A_TABLE for one in paired.pairings):
        return f"a table has {FEWEST_AT_A_TABLE} to {MOST_AT_A_TABLE} seats"
    whys = [*(one.why for one in paired.pairings), *(one.why for one in paired.byes)]
    told = (one for why in whys for reason in why for one in reason.who)
    return _unknown(tournament.entrants, *named, *told)


def _fault_of_replay(tournament: Tournament, number: int, pairing: Pairing) -> str:
    if not 1 <= number <= len(tournament.games) or pairing.replay_of != number:
        return f"there is no game {number} to play again"
    seats = tournament.games[number - 1].seats
    is_part = len(pairing.seats) >= FEWEST_AT_A_TABLE and {*pairing.seats} <= {*seats}
    is_part = is_part and len({*pairing.seats}) == len(pairing.seats)
    return "" if is_part else f"game {number} was not between these"


def _fault_of_result(seats: int, result: TableResult) -> str:
    if result.how not in ENDINGS:
        return f"no game ends by '{result.how}'"
    if len(result.places) != seats or not are_places(result.places):
        return f"these are no places of {seats} players"
    return "" if len(result.scores) in (0, seats) else f"these are no scores of {seats} players"


def _unknown(known: Iterable[str], *named: str) -> str:
    stranger = next((one for one in named if one not in known), None)
    return "" if stranger is None else f"there is no '{stranger}' there"
