"""A club as a client gets it."""

from collections.abc import Sequence
from dataclasses import replace

from serpentry.clubs.api.shapes import (
    ByeInfo,
    ClockInfo,
    ClubGameInfo,
    FigureInfo,
    MemberInfo,
    OwnPart,
    RatingPool,
    RoundInfo,
    SharedClub,
    TournamentHead,
    TournamentInfo,
    TournamentTitle,
)
from serpentry.clubs.comparing import LOST, WON, Lead
from serpentry.clubs.events import ClubEntry, Resulted
from serpentry.clubs.pairing.draw import is_complete
from serpentry.clubs.plans import SWISS
from serpentry.clubs.points import Reckoning, Summand, signed, written
from serpentry.clubs.ratings import ratings
from serpentry.clubs.reading.uploads import nameless
from serpentry.clubs.results import TableResult
from serpentry.clubs.rights import ClubWho, is_organiser
from serpentry.clubs.standings import standings
from serpentry.clubs.state import Bye, Club, ClubGame, Member, Round, Tournament
from serpentry.clubs.storage import ClubChange, change_text
from serpentry.clubs.telling import told
from serpentry.table.setup import Clock, DaysClock, GameClock

UNCOUNTED = {WON: "won", LOST: "lost"}
MOST_LISTED = 64
"""Open games of a tournament that is not looked at."""


def club_view(club: Club, language: str, shown: int) -> SharedClub:
    """What everybody may know, one tournament with all its rounds; who a guest is nobody learns."""
    return {
        "id": club.id,
        "name": club.name,
        "seq": club.seq,
        "members": [_member(club, one) for one in club.members.values()],
        "tournaments": [_head(one) for one in club.tournaments.values()],
        "shown": _tournament(club, club.tournaments[shown], language)
        if shown in club.tournaments
        else None,
    }


def own_view(club: Club, who: ClubWho) -> OwnPart:
    """What the club is to whoever asks."""
    own = club.member_of(who.guest)
    return {"you": own.id if own else None, "may_organise": is_organiser(club, who)}


def round_view(club: Club, tournament: int, language: str) -> RoundInfo:
    """The last round of a tournament."""
    one = club.tournaments[tournament]
    return _round(club, one, one.rounds[-1], language)


def log_text(club: Club, changes: Sequence[ClubChange]) -> str:
    """A log as a file of `serpentry club`: without guests, and without the organiser's word.

    Of a duplicate that is still played it tells no scores.
    """
    return "".join(f"{change_text(_nameless(club, one))}\n" for one in changes)


def _nameless(club: Club, change: ClubChange) -> ClubChange:
    entries = list[ClubEntry]()
    for one in change.entries:
        event = nameless(one.event)
        if isinstance(event, Resulted):
            of = club.tournaments[event.tournament]
            told = _told_result(of, of.games[event.game - 1].round, event.result)
            event = replace(event, result=told)
        entries.append(replace(one, event=event))
    return ClubChange(tuple(entries), (change.cause or "").rpartition(":")[2] or None)


def _title(tournament: Tournament) -> TournamentTitle:
    """Which tournament it is."""
    plan = tournament.plan
    return {
        "id": tournament.id,
        "name": plan.name,
        "kind": plan.kind,
        "game": plan.game,
        "seats": plan.seats,
    }


def _head(tournament: Tournament) -> TournamentHead:
    """What is told of a tournament that is not looked at."""
    return {
        **_title(tournament),
        "entrants": len(tournament.entrants),
        "rounds": len(tournament.rounds),
        "is_over": tournament.is_over,
        "first": list(tournament.first),
        "open": []
        if tournament.is_over
        else [
            {"number": one.number, "seats": list(one.seats), "table": _to_watch(tournament, one)}
            for one in tournament.open_games[:MOST_LISTED]
        ],
    }


def _to_watch(tournament: Tournament, game: ClubGame) -> str | None:
    """The table of a game, if everybody may look at it."""
    return None if tournament.is_secret(game.round) else game.pairing.table or None


def _member(club: Club, member: Member) -> MemberInfo:
    return {
        "id": member.id,
        "name": member.name,
        "colour": member.colour,
        "player": member.player,
        "has_left": member.has_left,
        "organises": member.id in club.organisers,
    }


def _tournament(club: Club, tournament: Tournament, language: str) -> TournamentInfo:
    plan = tournament.plan
    return {
        **_title(tournament),
        "options": dict(plan.options),
        "rounds_planned": plan.rounds_for(len(tournament.entrants)) if plan.kind == SWISS else 0,
        "clock": _clock(plan.clock),
        "no_show_minutes": plan.no_show_minutes,
        "counts_out": plan.counts_out,
        "at_tables": plan.at_tables,
        "goes_on_alone": plan.goes_on_alone,
        "duplicate": plan.duplicate,
        "entrants": [
            {"member": one.member, "since": one.since, "is_gone": one.is_gone}
            for one in tournament.entrants.values()
        ],
        "order": list(tournament.order),
        "seeded_by": tournament.seeded_by,
        "is_complete": is_complete(tournament) and not tournament.open_games,
        "is_over": tournament.is_over,
        "rounds": [_round(club, tournament, one, language) for one in tournament.rounds],
        "standings": [
            {
                "place": row.place,
                "member": row.member,
                "games": row.games,
                "points": _figure(row.points),
                "tie_breaks": [_figure(one) for one in row.tie_breaks],
            }
            for row in standings(tournament)
        ],
    }


def _clock(clock: Clock) -> ClockInfo:
    match clock:
        case GameClock(base, increment):
            return {"is": "GameClock", "base": base, "increment": increment}
        case DaysClock(days):
            return {"is": "DaysClock", "days": days}
    return {"is": "NoClock"}


def _round(club: Club, tournament: Tournament, one: Round, language: str) -> RoundInfo:
    return {
        "number": one.number,
        "is_secret": tournament.is_secret(one.number),
        "games": [_game(club, tournament, tournament.games[at - 1], language) for at in one.games],
        "byes": [_bye(club, bye, language) for bye in one.byes],
    }


def _told_result(tournament: Tournament, number: int, result: TableResult) -> TableResult:
    """How a game of a round ended; without scores, as long as others play with the same dice."""
    return replace(result, scores=()) if tournament.is_secret(number) else result


def _game(club: Club, tournament: Tournament, game: ClubGame, language: str) -> ClubGameInfo:
    ended = game.result and _told_result(tournament, game.round, game.result)
    return {
        "number": game.number,
        "at": game.at,
        "seats": list(game.seats),
        "table": game.pairing.table or None,
        "is_bronze": game.pairing.is_bronze,
        "why": told(club, game.pairing.why, language),
        "places": list(ended.places) if ended else None,
        "scores": list(ended.scores) if ended else None,
        "how": ended.how if ended else None,
    }


def _bye(club: Club, bye: Bye, language: str) -> ByeInfo:
    return {"member": bye.member, "why": told(club, bye.why, language)}


def _figure(figure: Reckoning) -> FigureInfo:
    """A figure, and how it was reckoned: each summand is a value times a factor."""
    write = signed if figure.name == "lead" else written
    return {
        "name": figure.name,
        "total": float(figure.total),
        "text": write(figure.total),
        "summands": [
            {
                "game": one.game or None,
                "who": list(one.who),
                "value": write(one.value),
                "factor": written(one.factor),
                "leads": _leads(one),
            }
            for one in figure.summands
        ],
    }


def _leads(summand: Summand) -> list[str] | None:
    """In a duplicate what was compared: the own lead, then those of the others."""
    if summand.beside is None:
        return None
    return [
        _lead(one) for one in (summand.beside.own, *(lead for _, lead in summand.beside.others))
    ]


def _lead(lead: Lead) -> str:
    """A lead as it is told; one without a count is a word for it."""
    return UNCOUNTED.get(lead.uncounted) or signed(lead.points)


def ratings_view(club: Club) -> list[RatingPool]:
    """Every game that was rated."""
    return [
        {
            "game": game,
            "rows": [
                {
                    "member": one.member,
                    "rating": one.shown[0],
                    "give_or_take": one.shown[1],
                    "games": one.games,
                    "history": [round(strength) for _, strength, _ in one.history],
                }
                for one in sorted(rated.values(), key=lambda one: -one.strength)
            ],
        }
        for game, rated in ratings(club).items()
    ]
