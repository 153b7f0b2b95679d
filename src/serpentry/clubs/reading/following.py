"""Whether an entry can follow what a club's log says before it: logs are read, not believed."""

from collections.abc import Iterable, Sized

from serpentry.clubs import events
from serpentry.clubs.fold import after
from serpentry.clubs.plans import (
    FEWEST_AT_A_TABLE,
    KINDS,
    MOST_AT_A_TABLE,
    MOST_ENTRANTS,
    MOST_GAMES,
    MOST_TOURNAMENTS,
    TournamentPlan,
)
from serpentry.clubs.results import ENDINGS, TableResult, are_places
from serpentry.clubs.state import Club, Pairing, Tournament
from serpentry.tabletop.errors import BadText

MOST_MEMBERS = 1000
LONGEST_NAME = 200
"""Letters: what can be sent as a name is never longer."""
LATEST = 2**53
"""The last moment, in milliseconds, that every reader of JSON tells from its neighbours."""

BY_ORGANISERS = (
    events.Paired,
    events.Unpaired,
    events.Resulted,
    events.Cleared,
    events.Concluded,
    events.Reopened,
)
"""Events that name the organiser who is behind them, or nobody."""


def follow(club: Club, entries: Iterable[events.ClubEntry]) -> Club:
    """The club after some entries; BadText names the first that can't follow, and why."""
    for entry in entries:
        # Of a club that is no more, nothing need be kept but its end.
        is_end = isinstance(entry.event, events.Dissolved) and entry.seq > club.seq
        if entry.seq != club.seq + 1 and not is_end:
            raise BadText(_gap(club.seq + 1, entry.seq))
        if fault := "" if is_end else _fault_of(club, entry):
            raise BadText(f"entry {entry.seq} does not fit the club before it: {fault}.")
        club = after(club, entry)
    return club


def _gap(wanted: int, found: int) -> str:
    if found < wanted:
        return f"it holds entry {found} once more."
    if found == wanted + 1:
        return f"it does not follow what stands before it: entry {wanted} is missing."
    return f"it does not follow what stands before it: entries {wanted} to {found - 1} are missing."


def _fault_of(club: Club, entry: events.ClubEntry) -> str:
    if not 0 <= entry.at < LATEST:
        return f"{entry.at} isn't a time"
    if isinstance(entry.event, events.Founded) != (club.seq == 0):
        return "only the first entry founds the club"
    if club.is_dissolved:
        return "the club has been deleted"
    if fault := _fault_of_name(entry.event):
        return fault
    match entry.event:
        case events.Founded() | events.Renamed(_, 0) | events.Rekeyed():
            return ""
        case events.Joined(member):
            wanted = f"m{len(club.members) + 1}"
            if member != wanted:
                return f"the next member is {wanted}, not {member}"
            return _too_many(club.members, MOST_MEMBERS)
        case events.CameBack(member):
            has_left = member in club.members and club.members[member].has_left
            return "" if has_left else f"'{member}' can't come back"
        case events.Restyled(member) | events.Departed(member):
            return _unknown(club.members, member)
        case events.HandedOn(to, by):
            return _unknown(club.members, to, *([by] if by else []))
        case events.Announced(tournament, plan):
            if tournament != (number := len(club.tournaments) + 1):
                return f"the next tournament is {number}, not {tournament}"
            full = _too_many(club.tournaments, MOST_TOURNAMENTS)
            return full or _fault_of_plan(plan)
    assert not isinstance(entry.event, events.Founded | events.Dissolved)
    found = club.tournaments.get(entry.event.tournament)
    if found is None:
        return f"tournament {entry.event.tournament} doesn't exist"
    return _fault_in(found, club, entry)


def _fault_of_plan(plan: TournamentPlan) -> str:
    if plan.kind not in KINDS:
        return f"'{plan.kind}' isn't a kind of tournament"
    if not FEWEST_AT_A_TABLE <= plan.fewest <= plan.seats <= MOST_AT_A_TABLE:
        return f"a table can't have such limits: {plan.fewest}, {plan.seats}"
    if plan.rounds < 0 or plan.no_show_minutes < 0:
        return "rounds and minutes can't be below 0"
    return ""


def _fault_in(tournament: Tournament, club: Club, entry: events.ClubEntry) -> str:
    """What is wrong with an entry about a tournament."""
    by = entry.event.by if isinstance(entry.event, BY_ORGANISERS) else ""
    if by and by not in club.members:
        return _unknown(club.members, by)
    match entry.event:
        case events.Entered(_, member):
            others = [one for one in tournament.entrants if one != member]
            full = _too_many(others, MOST_ENTRANTS)
            return full or _unknown(club.members, member)
        case events.Withdrew(_, member):
            return _unknown(tournament.entrants, member)
        case events.Seeded(_, order):
            is_whole = sorted(order) == sorted(tournament.order)
            return "" if is_whole else "it does not seed all who entered, each once"
        case events.Paired():
            return _fault_of_round(tournament, entry.event)
        case events.Unpaired(_, number):
            is_last = number == len(tournament.rounds) > 0
            return "" if is_last else f"round {number} is not the last one"
        case events.Replayed(_, number, pairing):
            return _fault_of_replay(tournament, number, pairing)
        case events.Cleared(_, number):
            is_there = 1 <= number <= len(tournament.games)
            return "" if is_there else f"game {number} doesn't exist"
        case events.Reopened():
            return "" if tournament.is_over else "the tournament is not over"
        case events.Resulted(_, number, result):
            if not 1 <= number <= len(tournament.games):
                return f"game {number} doesn't exist"
            return _fault_of_result(len(tournament.games[number - 1].seats), result)
        case events.RoundRevealed(_, number):
            return "" if 1 <= number <= len(tournament.rounds) else f"round {number} doesn't exist"
        case events.Concluded(_, first):
            return _unknown(tournament.entrants, *first)
    return ""


def _fault_of_round(tournament: Tournament, paired: events.Paired) -> str:
    if paired.round != (number := len(tournament.rounds) + 1):
        return f"the next round is {number}, not {paired.round}"
    seated = [one for pairing in paired.pairings for one in pairing.seats]
    named = [*seated, *(bye.member for bye in paired.byes)]
    if len(set(named)) < len(named):
        return "somebody is paired twice"
    if not all(FEWEST_AT_A_TABLE <= len(one.seats) <= MOST_AT_A_TABLE for one in paired.pairings):
        return "a table has too few or too many seats"
    if fault := _too_many([*tournament.games, *paired.pairings[1:]], MOST_GAMES):
        return fault
    whys = [*(one.why for one in paired.pairings), *(one.why for one in paired.byes)]
    told = (one for why in whys for reason in why for one in reason.who)
    return _unknown(tournament.entrants, *named, *told)


def _fault_of_replay(tournament: Tournament, number: int, pairing: Pairing) -> str:
    if not 1 <= number <= len(tournament.games) or pairing.replay_of != number:
        return f"game {number} can't be played again"
    seats = tournament.games[number - 1].seats
    is_part = len(pairing.seats) >= FEWEST_AT_A_TABLE and {*pairing.seats} <= {*seats}
    is_part = is_part and len({*pairing.seats}) == len(pairing.seats)
    if not is_part:
        return f"game {number} was between others"
    told = (one for reason in pairing.why for one in reason.who)
    return _unknown(tournament.entrants, *told)


def _fault_of_result(seats: int, result: TableResult) -> str:
    if result.how not in ENDINGS:
        return f"a game can't end by '{result.how}'"
    if len(result.places) != seats or not are_places(result.places):
        return "its places don't fit the players of the table"
    if not {*result.left} <= {*range(seats)}:
        return "its seats that were left don't fit the players of the table"
    return (
        "" if len(result.scores) in (0, seats) else "its scores don't fit the players of the table"
    )


def _fault_of_name(event: events.ClubEvent) -> str:
    """Names are shown everywhere: none is missing, and none fills a page."""
    plan = event.plan if isinstance(event, events.Announced) else event
    name = getattr(plan, "name", "nameless")
    return "" if name.strip() and len(name) <= LONGEST_NAME else "a name is missing or too long"


def _too_many(there: Sized, most: int) -> str:
    return f"there is no room for more than {most}" if len(there) >= most else ""


def _unknown(known: Iterable[str], *named: str) -> str:
    stranger = next((one for one in named if one not in known), None)
    return "" if stranger is None else f"'{stranger}' isn't there"
