"""Results: the first entry stands until somebody corrects the one that they have seen."""

from collections.abc import Callable

from serpentry.clubs.commands import Clear, Report
from serpentry.clubs.course.leaving import result_left
from serpentry.clubs.course.replaying import replay, to_play_again
from serpentry.clubs.events import Cleared, ClubEntry, ClubEvent, Replayed, Resulted
from serpentry.clubs.fold import folded
from serpentry.clubs.pairing.field import Field
from serpentry.clubs.pairing.knockout import decided
from serpentry.clubs.plans import KNOCKOUT
from serpentry.clubs.results import NO_SHOW, PLAYED, VOID, TableResult, are_places, result_text
from serpentry.clubs.rights import ClubWho, own_of, want_organiser
from serpentry.clubs.state import Club, ClubGame, Tournament, plays_on_screen
from serpentry.table.refusals import Refused
from serpentry.table.setup import DAY, MINUTE, DaysClock

NewTable = Callable[[], str]


def reported(
    club: Club,
    tournament: Tournament,
    command: Report,
    who: ClubWho,
    now: int,
    new_table: NewTable,
) -> tuple[ClubEvent, ...]:
    """A result as somebody enters it; nothing if it is there already."""
    game = game_of(tournament, command.game)
    places = command.places
    if command.how == VOID and not places:
        places = (1,) * len(game.seats)
    result = TableResult(places, command.how)
    own = own_of(club, who)
    is_theirs = bool(own) and own in game.seats and not game.pairing.table
    if not is_theirs or result.how == NO_SHOW:
        want_organiser(club, who)
    _check_places(game, result)
    if game.result is not None:
        if (game.result.places, game.result.how) == (result.places, result.how):
            return ()
        _want_seen(club, tournament, game, command.corrects)
        want_organiser(club, who)
    _check_absence(tournament, game, result, now)
    return _resulted(club, tournament, game, result, own, new_table)


def taken(
    club: Club,
    tournament: Tournament,
    number: int,
    result: TableResult,
    who: ClubWho,
    new_table: NewTable,
) -> tuple[ClubEvent, ...]:
    """A result from a table, or one that follows by itself."""
    game = game_of(tournament, number)
    if not who.is_house:
        raise Refused("club-organisers-only")
    if game.result is not None:
        raise Refused("club-has-result")
    _check_places(game, result)
    return _resulted(club, tournament, game, result, "", new_table)


def cleared(
    club: Club, tournament: Tournament, command: Clear, who: ClubWho, new_table: NewTable
) -> tuple[ClubEvent, ...]:
    """A result that is taken away; players who have left do not come back by that."""
    want_organiser(club, who)
    game = game_of(tournament, command.game)
    if game.result is None:
        raise Refused("club-no-result")
    _want_seen(club, tournament, game, command.corrects)
    if game.result.how == PLAYED:
        raise Refused("club-clear-played")
    if (left := result_left(tournament, game)) is not None:
        is_so = left == game.result
        return (
            () if is_so else _resulted(club, tournament, game, left, own_of(club, who), new_table)
        )
    if tournament.plan.kind == KNOCKOUT and game.round < len(tournament.rounds):
        raise Refused("club-next-round-paired")
    again = tournament.replay_of(game)
    voided = () if again is None else _without_replay(tournament, again)
    return (Cleared(tournament.id, game.number, own_of(club, who)), *voided)


def game_of(tournament: Tournament, number: int) -> ClubGame:
    """A game by its number; Refused."""
    if not 1 <= number <= len(tournament.games):
        raise Refused("club-no-such-game")
    return tournament.games[number - 1]


def is_at_table(club: Club, tournament: Tournament, seats: tuple[str, ...]) -> bool:
    """Whether a game is played here: everybody is there, and has a device or is a computer.

    The table's name is in the log before there is a table: none is ever made twice.
    """
    seated = [club.members[one] for one in seats]
    are_here = not any(map(tournament.is_gone, seats))
    return tournament.plan.at_tables and are_here and all(map(plays_on_screen, seated))


def _resulted(
    club: Club,
    tournament: Tournament,
    game: ClubGame,
    result: TableResult,
    by: str,
    new_table: NewTable,
) -> tuple[ClubEvent, ...]:
    """The result with what follows from it in a knock-out; Refused where others play by it."""
    resulted = Resulted(tournament.id, game.number, result, by)
    if tournament.plan.kind != KNOCKOUT:
        return (resulted,)
    events = (resulted, *_replays(club, tournament, game, result, new_table))
    if game.result is not None and game.round < len(tournament.rounds):
        entries = tuple(ClubEntry(club.seq + at, 0, one) for at, one in enumerate(events, 1))
        after = folded(club, entries).tournaments[tournament.id]
        if after.open_games != tournament.open_games or _advanced(after) != _advanced(tournament):
            raise Refused("club-next-round-paired")
    return events


def _advanced(tournament: Tournament) -> list[tuple[tuple[str, ...], str]]:
    return [(one.seats, one.winner) for one in decided(Field(tournament))]


def _replays(
    club: Club, tournament: Tournament, game: ClubGame, result: TableResult, new_table: NewTable
) -> tuple[ClubEvent, ...]:
    """A drawn game is played again; a game that is not drawn any more needs no other."""
    players, again = to_play_again(tournament, game, result), tournament.replay_of(game)
    if again is not None and set(again.seats) == set(players):
        is_void = again.result is not None and not again.result.counts
        return (Cleared(tournament.id, again.number),) if is_void else ()
    voided = () if again is None else _without_replay(tournament, again)
    if not players:
        return voided
    table = new_table() if is_at_table(club, tournament, players) else ""
    return (*voided, Replayed(tournament.id, game.number, replay(game, players, table)))


def _without_replay(tournament: Tournament, again: ClubGame) -> tuple[ClubEvent, ...]:
    if again.result is not None and not again.result.counts:
        return ()
    return (Resulted(tournament.id, again.number, TableResult((1,) * len(again.seats), VOID)),)


def _want_seen(club: Club, tournament: Tournament, game: ClubGame, corrects: int) -> None:
    """Refused, with what was entered and by whom, unless it is what somebody means to correct."""
    if corrects == game.entry or game.result is None:
        return
    if tournament.is_secret(game.round):
        raise Refused("club-result-hidden", entry=game.entry)
    by, result = game.told[-1].by, result_text(game.result)
    if by:
        name = club.members[by].name
        raise Refused("club-result-stands", by=name, result=result, entry=game.entry)
    raise Refused("club-result-there", result=result, entry=game.entry)


def _check_places(game: ClubGame, result: TableResult) -> None:
    if len(result.places) != len(game.seats) or not are_places(result.places):
        raise Refused("club-places", seats=len(game.seats))
    if result.scores and len(result.scores) != len(game.seats):
        raise Refused("club-places", seats=len(game.seats))


def _check_absence(tournament: Tournament, game: ClubGame, result: TableResult, now: int) -> None:
    plan = tournament.plan
    if result.how != NO_SHOW or now >= game.at + plan.absence:
        return
    if isinstance(plan.clock, DaysClock) and plan.leavers:
        raise Refused("club-too-early-days", days=plan.absence // DAY)
    raise Refused("club-too-early", minutes=plan.absence // MINUTE)
