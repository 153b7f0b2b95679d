"""What a tournament makes of a command: entries, rounds, results."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from random import Random

from serpentry.catalogue import find, set_up
from serpentry.clubs import commands
from serpentry.clubs.conduct.ending import is_played, winners
from serpentry.clubs.conduct.reporting import cleared, is_at_table, reported, taken
from serpentry.clubs.course.leaving import (
    changed_by_return,
    result_left,
    results_left,
    rule_for,
    told_left,
)
from serpentry.clubs.events import (
    Announced,
    Cleared,
    ClubEntry,
    ClubEvent,
    Concluded,
    Entered,
    Paired,
    Renamed,
    Reopened,
    Resulted,
    RoundRevealed,
    Seeded,
    Unpaired,
    Withdrew,
)
from serpentry.clubs.fold import folded
from serpentry.clubs.pairing.draw import next_round
from serpentry.clubs.pairing.reasons import BY_LOT, BY_RATING
from serpentry.clubs.plans import (
    ARENA,
    ARENA_MINUTES,
    AS_ONE_IS_FREE,
    COMPARES_TABLES,
    FEWEST_AT_A_TABLE,
    HALF,
    KINDS,
    KNOCKOUT,
    MOST_AT_A_TABLE,
    MOST_ENTRANTS,
    MOST_GAMES,
    MOST_TOURNAMENTS,
    REPLAY,
    TournamentPlan,
)
from serpentry.clubs.results import VOID, TableResult
from serpentry.clubs.rights import (
    ClubWho,
    any_tournament,
    own_of,
    own_or_organiser,
    want_member,
    want_organiser,
    want_tournament,
)
from serpentry.clubs.state import Club, ClubGame, Tournament, plays_on_screen
from serpentry.ratings.strengths import NEWCOMER
from serpentry.table.refusals import Refused
from serpentry.table.words import clean_name
from serpentry.tabletop.game import AnyGame


def events_of(
    club: Club, command: commands.ClubCommand, who: ClubWho, now: int, new_table: Callable[[], str]
) -> tuple[ClubEvent, ...]:
    """The events that a command about a tournament leads to; Refused."""
    match command:
        case commands.Announce(plan, entrants):
            return _announce(club, plan, entrants, who)
        case commands.Rename(name, tournament):
            want_organiser(club, who)
            want_tournament(club, tournament)
            return (Renamed(_called(name), tournament),)
        case commands.Enter(tournament, member):
            own_or_organiser(club, who, member)
            return (_enter(club, want_tournament(club, tournament), member),)
        case commands.Withdraw(tournament, member):
            own_or_organiser(club, who, member)
            return _withdraw(club, want_tournament(club, tournament), member)
        case commands.Return(tournament, member):
            own_or_organiser(club, who, member)
            want_member(club, member)
            return _return(club, want_tournament(club, tournament), member)
        case commands.PairNext(tournament):
            want_organiser(club, who)
            found = want_tournament(club, tournament)
            return _pair(club, found, command, own_of(club, who), now, new_table)
        case commands.Unpair(tournament, number):
            want_organiser(club, who)
            return (_unpaired(want_tournament(club, tournament), number, own_of(club, who)),)
        case commands.Report(tournament):
            found = want_tournament(club, tournament)
            return reported(club, found, command, who, now, new_table)
        case commands.TakeResult(tournament, game, result):
            found = want_tournament(club, tournament)
            return taken(club, found, game, result, who, new_table)
        case commands.Clear(tournament):
            return cleared(club, want_tournament(club, tournament), command, who, new_table)
        case commands.RevealRound(tournament, number):
            return _revealed(club, tournament, number, who)
        case commands.Conclude(tournament, voids):
            want_organiser(club, who)
            return _concluded(club, want_tournament(club, tournament), voids, own_of(club, who))
        case commands.Reopen(tournament):
            want_organiser(club, who)
            return _reopened(club, any_tournament(club, tournament), own_of(club, who))
    raise AssertionError(command)


def _called(name: str) -> str:
    if not (cleaned := clean_name(name)):
        raise Refused("name-is-empty")
    return cleaned


def _announce(
    club: Club, plan: TournamentPlan, entrants: tuple[str, ...] | None, who: ClubWho
) -> tuple[ClubEvent, ...]:
    want_organiser(club, who)
    number = len(club.tournaments) + 1
    if number > MOST_TOURNAMENTS:
        raise Refused("club-is-full", most=MOST_TOURNAMENTS)
    if entrants is None:
        can = (one for one in club.here if plays_on_screen(one) or not plan.duplicate)
        entrants = tuple(one.id for one in can)
    there = [_player(club, plan, one) for one in dict.fromkeys(entrants)]
    if len(there) > MOST_ENTRANTS:
        raise Refused("club-is-full", most=MOST_ENTRANTS)
    announced = Announced(number, _checked(plan))
    return (announced, *(Entered(number, one) for one in there))


def _checked(plan: TournamentPlan) -> TournamentPlan:
    """The plan with what follows from its game; Refused if it can't be played so."""
    seats = find(plan.game).seats
    if plan.kind not in KINDS or not FEWEST_AT_A_TABLE <= plan.seats <= MOST_AT_A_TABLE:
        raise Refused("club-no-such-tournament")
    if plan.seats not in seats:
        raise Refused("club-seats", fewest=min(seats), most=max(seats))
    fewest = next(one for one in range(2, plan.seats + 1) if {*range(one, plan.seats)} <= {*seats})
    game = set_up(plan.game, plan.seats, dict(plan.options))
    for smaller in range(fewest, plan.seats):
        set_up(plan.game, smaller, dict(plan.options))
    if plan.duplicate:
        _check_duplicate(plan, game)
    return replace(
        plan,
        name=_called(plan.name),
        game=game.name,
        fewest=fewest,
        leavers=rule_for(plan.kind, plan.seats, plan.leavers or HALF),
        drawn=(plan.drawn or REPLAY) if plan.kind == KNOCKOUT else "",
        minutes=(plan.minutes or ARENA_MINUTES) if plan.kind == ARENA else 0,
    )


def _check_duplicate(plan: TournamentPlan, game: AnyGame) -> None:
    """Refused where tables can't have the same dice, or nothing would be compared."""
    if game.numbering.draw_count == 0:
        raise Refused("club-duplicate-luck")
    if plan.kind not in COMPARES_TABLES:
        raise Refused("club-duplicate-kind")
    if not plan.at_tables:
        raise Refused("club-duplicate-screens")


def _player(club: Club, plan: TournamentPlan, member: str) -> str:
    """A member who can play by a plan; Refused."""
    found = want_member(club, member)
    if plan.duplicate and not plays_on_screen(found):
        raise Refused("club-duplicate-device", name=found.name)
    return member


def _revealed(club: Club, tournament: int, number: int, who: ClubWho) -> tuple[ClubEvent, ...]:
    found = club.tournaments.get(tournament)
    if not who.is_house or found is None or not 1 <= number <= len(found.rounds):
        raise Refused("club-organisers-only")
    if not found.has_ended(number) or not found.is_secret(number):
        raise Refused("club-games-open", count=len(found.open_games))
    return (RoundRevealed(tournament, number),)


def _enter(club: Club, tournament: Tournament, member: str) -> Entered:
    _player(club, tournament.plan, member)
    known = tournament.entrants.get(member)
    if known and not known.is_gone:
        raise Refused("club-entered-already")
    if tournament.plan.kind == KNOCKOUT and tournament.has_begun:
        raise Refused("club-too-late")
    if len(tournament.entrants) >= MOST_ENTRANTS:
        raise Refused("club-is-full", most=MOST_ENTRANTS)
    return Entered(tournament.id, member)


def _withdraw(club: Club, tournament: Tournament, member: str) -> tuple[ClubEvent, ...]:
    """Open games that nobody else can play are walkovers."""
    known = tournament.entrants.get(member)
    if known is None or known.is_gone:
        raise Refused("club-not-entered")
    if tournament.has_begun and is_played(tournament):
        raise Refused("club-all-played")
    gone = (Withdrew(tournament.id, member),)
    left = results_left(_after(club, tournament, gone))
    return (*gone, *(Resulted(tournament.id, game.number, result) for game, result in left))


def _return(club: Club, tournament: Tournament, member: str) -> tuple[ClubEvent, ...]:
    """As if nobody had left: games that are decided by that alone are open again."""
    if not tournament.may_return(member):
        known = tournament.entrants.get(member)
        raise Refused("club-return-late" if known and known.is_gone else "club-not-gone")
    back = (Entered(tournament.id, member),)
    after = _after(club, tournament, back)
    changed = changed_by_return(tournament, after, member)
    return (*back, *(_now(tournament, game, result) for game, result in changed))


def _now(tournament: Tournament, game: ClubGame, result: TableResult | None) -> ClubEvent:
    if result is None:
        return Cleared(tournament.id, game.number)
    return Resulted(tournament.id, game.number, result)


def _after(club: Club, tournament: Tournament, events: Iterable[ClubEvent]) -> Tournament:
    """The tournament after some events."""
    entries = (ClubEntry(club.seq + at, 0, one) for at, one in enumerate(events, 1))
    return folded(club, tuple(entries)).tournaments[tournament.id]


def _pair(
    club: Club,
    tournament: Tournament,
    command: commands.PairNext,
    by: str,
    now: int,
    new_table: Callable[[], str],
) -> tuple[ClubEvent, ...]:
    """The next round, all in one: a command that is repeated finds it in the log."""
    _check_due(club, tournament, command.round, now)
    before: list[ClubEvent] = [*_withdrawn_with(club, tournament)]
    if not tournament.has_begun:
        before.append(_seeded(club, tournament, command.strengths))
    ready = _after(club, tournament, before)
    pairings, byes = next_round(ready)
    if not pairings:
        raise Refused("club-nobody-to-pair")
    if len(tournament.games) + len(pairings) > MOST_GAMES:
        raise Refused("club-is-full", most=MOST_GAMES)
    opened = tuple(
        replace(one, table=new_table()) if is_at_table(club, ready, one.seats) else one
        for one in (told_left(ready, one) for one in pairings)
    )
    paired = Paired(tournament.id, len(tournament.rounds) + 1, opened, byes, by)
    left = results_left(_after(club, tournament, (*before, paired)))
    walkovers = (Resulted(tournament.id, game.number, result) for game, result in left)
    return (*before, paired, *walkovers)


def _check_due(club: Club, tournament: Tournament, wanted: int, now: int) -> None:
    """Refused where a round can't be paired now, or has been already."""
    done = len(tournament.rounds)
    if 0 < wanted <= done:
        by = tournament.rounds[wanted - 1].by
        if by:
            raise Refused("club-round-paired-by", round=wanted, by=club.members[by].name)
        raise Refused("club-round-paired", round=wanted)
    if tournament.open_games and tournament.plan.kind not in AS_ONE_IS_FREE:
        raise Refused("club-games-open", count=len(tournament.open_games))
    if tournament.ends_at and now >= tournament.ends_at:
        raise Refused("club-time-is-up")


def _unpaired(tournament: Tournament, number: int, by: str) -> Unpaired:
    """The last pairing is taken back, unless somebody has played."""
    if not tournament.rounds or number != len(tournament.rounds):
        raise Refused("club-not-last-round")
    for game in tournament.of_round(number):
        if game.result is not None and game.result != result_left(tournament, game):
            raise Refused("club-round-has-results")
    return Unpaired(tournament.id, number, by)


def _concluded(club: Club, tournament: Tournament, voids: bool, by: str) -> tuple[ClubEvent, ...]:
    """The end, with those who came first: nobody need reckon that out again for the history."""
    if tournament.open_games and not voids:
        raise Refused("club-games-open", count=len(tournament.open_games))
    voided = tuple(
        Resulted(tournament.id, one.number, TableResult((1,) * len(one.seats), VOID), by)
        for one in tournament.open_games
    )
    first = winners(_after(club, tournament, voided))
    return (*voided, Concluded(tournament.id, first, by))


def _reopened(club: Club, tournament: Tournament, by: str) -> tuple[ClubEvent, ...]:
    """Players who have left the club since are out, but keep their place if all was played."""
    if not tournament.is_over:
        raise Refused("club-not-over")
    reopened = (Reopened(tournament.id, by),)
    if is_played(tournament):
        return reopened
    return (*reopened, *_withdrawn_with(club, tournament))


def _withdrawn_with(club: Club, tournament: Tournament) -> tuple[Withdrew, ...]:
    """Those who have left the club, and are still in a tournament that was over."""
    gone = (one for one in tournament.present if club.members[one].has_left)
    return tuple(Withdrew(tournament.id, one) for one in gone)


def _seeded(club: Club, tournament: Tournament, strengths: Mapping[str, float]) -> Seeded:
    """The strongest first; those without a rating as newcomers are rated; equals by lot."""
    lot = [*tournament.order]
    Random(f"{club.id} {tournament.id} {len(club.members)}").shuffle(lot)
    order = sorted(lot, key=lambda one: -strengths.get(one, NEWCOMER))
    rated = any(one in strengths for one in order)
    return Seeded(tournament.id, tuple(order), BY_RATING if rated else BY_LOT)
