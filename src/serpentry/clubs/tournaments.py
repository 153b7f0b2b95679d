"""What a tournament makes of a command: entries, rounds, results."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from serpentry.catalogue import find, set_up
from serpentry.clubs.commands import (
    Announce,
    ClubCommand,
    Conclude,
    Enter,
    PairNext,
    Rename,
    Report,
    RevealRound,
    TakeResult,
    Withdraw,
)
from serpentry.clubs.events import (
    Announced,
    ClubEntry,
    ClubEvent,
    Concluded,
    Entered,
    Paired,
    Renamed,
    Resulted,
    RoundRevealed,
    Seeded,
    Withdrew,
)
from serpentry.clubs.fold import folded
from serpentry.clubs.pairing.draw import next_round
from serpentry.clubs.pairing.reasons import BY_LOT, BY_RATING
from serpentry.clubs.plans import (
    AS_ONE_IS_FREE,
    COMPARES_TABLES,
    FEWEST_AT_A_TABLE,
    KINDS,
    KNOCKOUT,
    MOST_AT_A_TABLE,
    MOST_ENTRANTS,
    MOST_GAMES,
    MOST_TOURNAMENTS,
    TournamentPlan,
)
from serpentry.clubs.ratings import NEWCOMER
from serpentry.clubs.results import NO_SHOW, TableResult, are_places
from serpentry.clubs.rights import (
    ClubWho,
    own_or_organiser,
    want_member,
    want_organiser,
    want_tournament,
)
from serpentry.clubs.standings import standings
from serpentry.clubs.state import Club, ClubGame, Pairing, Tournament, plays_on_screen
from serpentry.table.refusals import Refused
from serpentry.table.setup import MINUTE
from serpentry.table.words import clean_name
from serpentry.tabletop.game import AnyGame


def events_of(
    club: Club, command: ClubCommand, who: ClubWho, now: int, new_table: Callable[[], str]
) -> tuple[ClubEvent, ...]:
    """The events that a command about a tournament leads to; Refused."""
    match command:
        case Announce(plan, entrants):
            return _announce(club, plan, entrants, who)
        case Rename(name, tournament):
            want_organiser(club, who)
            want_tournament(club, tournament)
            return (Renamed(_called(name), tournament),)
        case Enter(tournament, member):
            own_or_organiser(club, who, member)
            return (_enter(club, want_tournament(club, tournament), member),)
        case Withdraw(tournament, member):
            own_or_organiser(club, who, member)
            return _withdraw(want_tournament(club, tournament), member)
        case PairNext(tournament, strengths):
            want_organiser(club, who)
            return _pair(club, want_tournament(club, tournament), strengths, new_table)
        case Report(tournament, game, places, how):
            found, game_played = _game_of(club, tournament, game)
            return _report(club, found, game_played, TableResult(places, how), who, now)
        case TakeResult(tournament, game, result):
            found, game_played = _game_of(club, tournament, game)
            if not who.is_house:
                raise Refused("club-organisers-only")
            if game_played.result is not None:
                raise Refused("club-has-result")
            return _report(club, found, game_played, result, who, now)
        case RevealRound(tournament, number):
            return _revealed(club, tournament, number, who)
        case Conclude(tournament):
            want_organiser(club, who)
            return (_concluded(want_tournament(club, tournament)),)
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
    return replace(plan, name=_called(plan.name), game=game.name, fewest=fewest)


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


def _withdraw(tournament: Tournament, member: str) -> tuple[ClubEvent, ...]:
    known = tournament.entrants.get(member)
    if known is None or known.is_gone:
        raise Refused("club-not-entered")
    return (Withdrew(tournament.id, member),)


def _pair(
    club: Club, tournament: Tournament, strengths: Mapping[str, float], new_table: Callable[[], str]
) -> tuple[ClubEvent, ...]:
    """The next round, all in one: whoever repeats the command finds it in the log."""
    if tournament.open_games and tournament.plan.kind not in AS_ONE_IS_FREE:
        raise Refused("club-games-open", count=len(tournament.open_games))
    before = list[ClubEvent]()
    if not tournament.has_begun:
        before.append(_seeded(club, tournament, strengths))
        entry = ClubEntry(club.seq + 1, 0, before[0])
        tournament = folded(club, (entry,)).tournaments[tournament.id]
    pairings, byes = next_round(tournament)
    if not pairings:
        raise Refused("club-nobody-to-pair")
    if len(tournament.games) + len(pairings) > MOST_GAMES:
        raise Refused("club-is-full", most=MOST_GAMES)
    opened = tuple(
        replace(one, table=new_table()) if _is_at_table(club, tournament, one) else one
        for one in pairings
    )
    return (*before, Paired(tournament.id, len(tournament.rounds) + 1, opened, byes))


def _is_at_table(club: Club, tournament: Tournament, pairing: Pairing) -> bool:
    """Whether a game is played here: everybody has a device, or is a computer.

    The table's name is in the log before there is a table: none is ever made twice.
    """
    seated = [club.members[one] for one in pairing.seats]
    return tournament.plan.at_tables and all(map(plays_on_screen, seated))


def _concluded(tournament: Tournament) -> Concluded:
    """The end, with those who came first: nobody need reckon that out again for the history."""
    first = (one.member for one in standings(tournament) if one.place == 1 and one.games)
    return Concluded(tournament.id, tuple(first))


def _seeded(club: Club, tournament: Tournament, strengths: Mapping[str, float]) -> Seeded:
    """The strongest first; those without a rating as newcomers are rated; equals by lot."""
    lot = [*tournament.order]
    Random(f"{club.id} {tournament.id} {len(club.members)}").shuffle(lot)
    order = sorted(lot, key=lambda one: -strengths.get(one, NEWCOMER))
    rated = any(one in strengths for one in order)
    return Seeded(tournament.id, tuple(order), BY_RATING if rated else BY_LOT)


def _game_of(club: Club, tournament: int, number: int) -> tuple[Tournament, ClubGame]:
    found = want_tournament(club, tournament)
    if not 1 <= number <= len(found.games):
        raise Refused("club-no-such-game")
    return found, found.games[number - 1]


def _report(
    club: Club,
    tournament: Tournament,
    game: ClubGame,
    result: TableResult,
    who: ClubWho,
    now: int,
) -> tuple[ClubEvent, ...]:
    own = club.member_of(who.guest)
    may_enter = own is not None and own.id in game.seats and game.result is None
    if not (may_enter and not game.pairing.table) or result.how == NO_SHOW:
        want_organiser(club, who)
    _check_result(tournament, game, result, who, now)
    by = own.id if own and not who.is_house else ""
    return (Resulted(tournament.id, game.number, result, by),)


def _check_result(
    tournament: Tournament, game: ClubGame, result: TableResult, who: ClubWho, now: int
) -> None:
    if len(result.places) != len(game.seats) or not are_places(result.places):
        raise Refused("club-places", seats=len(game.seats))
    if result.scores and len(result.scores) != len(game.seats):
        raise Refused("club-places", seats=len(game.seats))
    due = game.at + tournament.plan.no_show_minutes * MINUTE
    if result.how == NO_SHOW and now < due:
        raise Refused("club-too-early", minutes=tournament.plan.no_show_minutes)
    if tournament.plan.kind == KNOCKOUT and _decided_since(tournament, game):
        raise Refused("club-next-round-paired")


def _decided_since(tournament: Tournament, game: ClubGame) -> bool:
    """Whether others already play because of a knock-out's result."""
    return game.result is not None and game.round < len(tournament.rounds)
