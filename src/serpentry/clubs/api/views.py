"""A club as a client gets it."""

from collections.abc import Sequence
from dataclasses import replace

from serpentry.clubs.api import shapes
from serpentry.clubs.comparing import LOST, WON, Lead
from serpentry.clubs.conduct.ending import is_played, winners
from serpentry.clubs.course.leaving import played_of, result_left, struck
from serpentry.clubs.course.replaying import tied
from serpentry.clubs.events import ClubEntry
from serpentry.clubs.pairing.field import Field
from serpentry.clubs.pairing.knockout import winner
from serpentry.clubs.plans import ARENA, AS_ONE_IS_FREE, HALF, KNOCKOUT, SWISS
from serpentry.clubs.points import BYE, ON_FIRE, Reckoning, Summand, signed, streaks, written
from serpentry.clubs.ratings import ratings
from serpentry.clubs.reading.uploads import nameless
from serpentry.clubs.results import WALKOVER
from serpentry.clubs.rights import ClubWho, is_organiser
from serpentry.clubs.standings import standings
from serpentry.clubs.state import Bye, Club, ClubGame, Member, Round, Tournament
from serpentry.clubs.storage import ClubChange, change_text
from serpentry.clubs.telling import told
from serpentry.languages import listed, say
from serpentry.table.setup import DAY, Clock, DaysClock, GameClock

UNCOUNTED = {WON: "won", LOST: "lost"}
MOST_LISTED = 64
"""Open games of a tournament that is not looked at."""
MOST_ENDED = 30
"""Games that have ended, where players are paired as they become free."""


def club_view(club: Club, language: str, shown: int) -> shapes.SharedClub:
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


def own_view(club: Club, who: ClubWho, step: shapes.NextStep | None) -> shapes.OwnPart:
    """What the club is to the person who asks."""
    own = club.member_of(who.guest)
    return {
        "you": own.id if own else None,
        "may_organise": is_organiser(club, who),
        "is_founder": own is not None and own.id == club.founder,
        "key": None,
        "next": step,
        "turns": [],
    }


def has_secrets(club: Club) -> bool:
    """Whether a game has ended whose result is hidden until other tables have ended."""
    return any(
        game.result is not None and one.is_secret(game.round)
        for one in club.tournaments.values()
        for game in one.games
    )


def round_view(club: Club, tournament: int, language: str) -> shapes.RoundInfo:
    """The last round of a tournament."""
    one = club.tournaments[tournament]
    return _round(club, one, one.rounds[-1], language)


def log_text(changes: Sequence[ClubChange]) -> str:
    """A log as a file of `serpentry club`: without guests, and without the organiser's word."""
    return "".join(f"{change_text(_nameless(one))}\n" for one in changes)


def _nameless(change: ClubChange) -> ClubChange:
    entries = list[ClubEntry]()
    for one in change.entries:
        entries.append(replace(one, event=nameless(one.event)))
    return ClubChange(tuple(entries), (change.cause or "").rpartition(":")[2] or None)


def title_of(tournament: Tournament) -> shapes.TournamentTitle:
    """Which tournament it is."""
    plan = tournament.plan
    return {
        "id": tournament.id,
        "name": plan.name,
        "kind": plan.kind,
        "game": plan.game,
        "seats": plan.seats,
    }


def _head(tournament: Tournament) -> shapes.TournamentHead:
    """What is shown of a tournament that is not opened."""
    return {
        **title_of(tournament),
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


def _member(club: Club, member: Member) -> shapes.MemberInfo:
    return {
        "id": member.id,
        "name": member.name,
        "colour": member.colour,
        "player": member.player,
        "has_left": member.has_left,
        "organises": member.id in club.organisers,
        "has_device": bool(member.guest),
        "is_founder": member.id == club.founder,
    }


def _tournament(club: Club, tournament: Tournament, language: str) -> shapes.TournamentInfo:
    plan, is_complete = tournament.plan, tournament.has_begun and is_played(tournament)
    is_slow = isinstance(plan.clock, DaysClock) and bool(plan.leavers)
    first = tournament.first if tournament.is_over else winners(tournament) if is_complete else ()
    in_a_row = streaks(tournament) if plan.kind == ARENA else {}
    return {
        **title_of(tournament),
        "options": dict(plan.options),
        "rounds_planned": plan.rounds_for(len(tournament.entrants)) if plan.kind == SWISS else 0,
        "clock": _clock(plan.clock),
        "no_show_minutes": 0 if is_slow else plan.no_show_minutes,
        "no_show_days": plan.absence // DAY if is_slow else 0,
        "counts_out": plan.counts_out,
        "at_tables": plan.at_tables,
        "goes_on_alone": plan.goes_on_alone,
        "duplicate": plan.duplicate,
        "leavers": plan.leavers,
        "drawn": plan.drawn,
        "minutes": plan.minutes,
        "ends_at": tournament.ends_at or None,
        "is_held": tournament.is_held,
        "games_total": len(tournament.games),
        "may_unpair": _may_unpair(tournament),
        "first": list(first),
        "entrants": [
            {
                "member": one.member,
                "since": one.since,
                "is_gone": one.is_gone,
                "may_return": tournament.may_return(one.member),
            }
            for one in tournament.entrants.values()
        ],
        "order": list(tournament.order),
        "seeded_by": tournament.seeded_by,
        "is_complete": is_complete,
        "is_over": tournament.is_over,
        "rounds": _rounds(club, tournament, language),
        "standings": [
            {
                "place": row.place,
                "member": row.member,
                "games": row.games,
                "points": _figure(row.points),
                "tie_breaks": [_figure(one) for one in row.tie_breaks],
                "is_gone": tournament.is_gone(row.member),
                "note": _place_note(tournament, row.member, language),
                "streak": in_a_row.get(row.member, 0),
                "on_fire": in_a_row.get(row.member, 0) >= ON_FIRE,
            }
            for row in standings(tournament)
        ],
    }


def _may_unpair(tournament: Tournament) -> bool:
    """Whether the last pairing can be taken back."""
    if tournament.is_over or not tournament.rounds:
        return False
    last = tournament.of_round(len(tournament.rounds))
    return all(one.result in (None, result_left(tournament, one)) for one in last)


def _place_note(tournament: Tournament, member: str, language: str) -> str:
    """What became of the games of somebody who has left."""
    if not tournament.is_gone(member) or not tournament.has_begun:
        return ""
    played, due = played_of(tournament, member)
    if member in struck(tournament):
        return say(language, "club-note-struck", {"played": played, "due": due})
    if tournament.plan.leavers == HALF:
        return say(language, "club-note-kept", {"played": played, "due": due})
    return say(language, "club-note-left", {})


def _rounds(club: Club, tournament: Tournament, language: str) -> list[shapes.RoundInfo]:
    """Every round; what is played now and lately, where there are no rounds."""
    if tournament.plan.kind not in AS_ONE_IS_FREE or not tournament.rounds:
        return [_round(club, tournament, one, language) for one in tournament.rounds]
    ended = [one for one in tournament.games if one.result is not None]
    late = sorted(ended, key=lambda one: -one.ended)[:MOST_ENDED]
    games = [*reversed(tournament.open_games), *late]
    return [
        {
            "number": len(tournament.rounds),
            "is_secret": False,
            "games": [_game(club, tournament, one, language) for one in games],
            "byes": [],
            "corrected_since": [],
            "note": "",
        }
    ]


def _clock(clock: Clock) -> shapes.ClockInfo:
    match clock:
        case GameClock(base, increment):
            return {"is": "GameClock", "base": base, "increment": increment}
        case DaysClock(days):
            return {"is": "DaysClock", "days": days}
    return {"is": "NoClock"}


def _round(club: Club, tournament: Tournament, one: Round, language: str) -> shapes.RoundInfo:
    corrected = [game.number for game in tournament.paired_before(one.number)]
    return {
        "number": one.number,
        "is_secret": tournament.is_secret(one.number),
        "games": [_game(club, tournament, tournament.games[at - 1], language) for at in one.games],
        "byes": [_bye(club, bye, language) for bye in one.byes],
        "corrected_since": corrected,
        "note": _round_note(corrected, language),
    }


def _round_note(corrected: Sequence[int], language: str) -> str:
    """The note on a round that was paired before results were corrected."""
    if not corrected:
        return ""
    numbers = listed([str(number) for number in corrected], language)
    return say(language, "club-note-corrected", {"numbers": numbers, "count": len(corrected)})


def _game(club: Club, tournament: Tournament, game: ClubGame, language: str) -> shapes.ClubGameInfo:
    """A game; how it ended is hidden as long as others play with the same dice."""
    ended = None if tournament.is_secret(game.round) else game.result
    return {
        "number": game.number,
        "table_number": table_number(tournament, game),
        "at": game.at,
        "seats": list(game.seats),
        "table": game.pairing.table or None,
        "is_bronze": game.pairing.is_bronze,
        "why": told(club, game.pairing.why, language),
        "places": list(ended.places) if ended else None,
        "scores": list(ended.scores) if ended else None,
        "how": ended.how if ended else None,
        "is_ended": game.result is not None,
        "entry": game.entry,
        "by": (game.told[-1].by or None) if ended and game.told else None,
        "corrected": _correction(game) if ended else None,
        "replay_of": game.pairing.replay_of or None,
        "note": game_note(club, tournament, game, language) if ended else "",
    }


def table_number(tournament: Tournament, game: ClubGame) -> int:
    """Which table of its round a game is at, from 1."""
    return 1 + tournament.rounds[game.round - 1].games.index(game.number)


def _correction(game: ClubGame) -> shapes.CorrectionInfo | None:
    if game.correction is None:
        return None
    before, change = game.correction
    assert before.result is not None
    return {
        "by": change.by or None,
        "at": change.at,
        "was": list(before.result.places),
        "was_how": before.result.how,
    }


def game_note(club: Club, tournament: Tournament, game: ClubGame, language: str) -> str:
    """The note on how a game ended."""
    result = game.result
    if result is None:
        return ""
    if result.how == WALKOVER:
        won = club.members[game.seats[result.places.index(1)]].name
        return say(language, "club-note-walkover", {"player": won})
    if not result.counts and result == result_left(tournament, game):
        return say(language, "club-note-nobody", {})
    if tournament.plan.kind != KNOCKOUT or not tied(game, result):
        return ""
    again = tournament.replay_of(game)
    if again is not None and (again.result is None or again.result.counts):
        return say(language, "club-note-replayed", {"game": again.number})
    is_last = game.round == len(tournament.rounds) and is_played(tournament)
    key = "club-note-seed-final" if is_last else "club-note-seed"
    key = "club-note-seed-bronze" if game.pairing.is_bronze else key
    return say(
        language, key, {"player": club.members[winner(Field(tournament), game, result)].name}
    )


def _bye(club: Club, bye: Bye, language: str) -> shapes.ByeInfo:
    return {"member": bye.member, "why": told(club, bye.why, language)}


def _figure(figure: Reckoning) -> shapes.FigureInfo:
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
                "is_walkover": one.game == 0 and one.who != (BYE,),
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
    """A lead as it is shown; one without a count is a word for it."""
    return UNCOUNTED.get(lead.uncounted) or signed(lead.points)


def ratings_view(club: Club) -> list[shapes.RatingPool]:
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
