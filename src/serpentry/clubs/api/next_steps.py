"""What comes next in a tournament for anyone who looks: one step, and a sentence."""

from collections.abc import Sequence

from serpentry.clubs.api.shapes import NextStep
from serpentry.clubs.conduct.ending import is_played
from serpentry.clubs.pairing.field import Field
from serpentry.clubs.pairing.knockout import survivors
from serpentry.clubs.plans import AS_ONE_IS_FREE, KNOCKOUT
from serpentry.clubs.rights import ClubWho, is_organiser
from serpentry.clubs.state import Club, ClubGame, Tournament
from serpentry.languages import listed, say
from serpentry.tabletop.helpers.frozen import Frozen

NAMED = 3
"""Players are named in this many games without a result."""


class TournamentFacts(Frozen):
    """What is the same for all who ask: whether all is played, and the players still in."""

    is_played: bool
    alive: frozenset[str]


def known(club: Club, tournament: int) -> TournamentFacts:
    """Worked out once for as long as nothing happens."""
    one = club.tournaments[tournament]
    is_over = one.is_over or (one.has_begun and is_played(one))
    is_cup = one.plan.kind == KNOCKOUT and one.has_begun
    alive = survivors(Field(one)) if is_cup else one.present
    return TournamentFacts(is_over, frozenset(alive))


def next_step(
    club: Club,
    tournament: Tournament,
    facts: TournamentFacts,
    who: ClubWho,
    now: int,
    language: str,
) -> NextStep:
    """The next step; for organisers what is theirs to do, unless they have a game to play."""
    own = club.member_of(who.guest)
    member = own.id if own else ""
    for game in reversed(tournament.open_games):
        if member in game.seats:
            return _play(club, tournament, game, member, language)
    if is_organiser(club, who) and (task := _task(club, tournament, facts, now)) is not None:
        return _step(task[0], language, task[1], len(tournament.rounds) + 1, None, **task[2])
    if facts.is_played:
        return _ended(club, tournament, language)
    return _waiting(tournament, facts, member, now, language)


def _step(
    what: str,
    language: str,
    key: str,
    round_: int = 0,
    game: ClubGame | None = None,
    **facts: str | int,
) -> NextStep:
    return {
        "is": what,
        "text": say(language, key, {**facts, "round": round_}),
        "game": game.number if game else None,
        "table": (game.pairing.table or None) if game else None,
        "round": round_,
    }


def _play(
    club: Club, tournament: Tournament, game: ClubGame, member: str, language: str
) -> NextStep:
    others = listed([club.members[one].name for one in game.seats if one != member], language)
    is_free = tournament.plan.kind in AS_ONE_IS_FREE
    key = "club-next-play-free" if is_free else "club-next-play"
    return _step("play", language, key, game.round, game, players=others)


Task = tuple[str, str, dict[str, str | int]]


def _task(club: Club, tournament: Tournament, facts: TournamentFacts, now: int) -> Task | None:
    """What an organiser may do now: nothing where games come in and rounds begin by themselves."""
    plan, count = tournament.plan, len(tournament.open_games)
    if tournament.is_over:
        return None
    if not tournament.has_begun:
        can = len(tournament.present) >= plan.fewest
        return ("start", "club-next-start", {}) if can else ("wait", "club-next-few", {})
    if facts.is_played or (_is_late(tournament, now) and not count):
        return "end", "club-next-end", {}
    entered = [one for one in tournament.open_games if not one.pairing.table]
    if entered and (len(entered) == count or plan.kind in AS_ONE_IS_FREE):
        games = _games(club, entered)
        return "results", "club-next-results", {"count": len(entered), "games": games}
    goes_on = plan.goes_on_alone and not tournament.is_held
    is_free = plan.kind in AS_ONE_IS_FREE
    waits = count and not (is_free and plan.goes_on_alone)
    if waits or goes_on or (is_free and _is_late(tournament, now)):
        return None
    return "pair", "club-next-pair", {}


def _games(club: Club, games: Sequence[ClubGame]) -> str:
    """The players of the first few games."""
    told = [" – ".join(club.members[one].name for one in game.seats) for game in games[:NAMED]]
    return ", ".join(told) + (", …" if len(games) > NAMED else "")


def _is_late(tournament: Tournament, now: int) -> bool:
    return bool(tournament.ends_at) and now >= tournament.ends_at


def _ended(club: Club, tournament: Tournament, language: str) -> NextStep:
    """Winners are named when a tournament is closed: until then results are corrected."""
    if not tournament.is_over:
        return _step("wait", language, "club-next-played")
    step = _step("over", language, "club-next-over")
    if tournament.first:
        names = listed([club.members[one].name for one in tournament.first], language)
        facts: dict[str, str | int] = {"players": names, "count": len(tournament.first)}
        won = say(language, "club-then-winner", facts)
        step["text"] = f"{step['text']} {won}"
    return step


def _waiting(
    tournament: Tournament, facts: TournamentFacts, member: str, now: int, language: str
) -> NextStep:
    """For those who have no game now."""
    done, entrant = len(tournament.rounds), tournament.entrants.get(member)
    if not member:
        return _step("join", language, "club-next-join")
    is_closed = tournament.plan.kind == KNOCKOUT and tournament.has_begun
    if entrant is None:
        key = "club-next-last" if is_closed else "club-next-enter"
        count = len(tournament.open_games)
        if is_closed and not count:
            return _step("wait", language, "club-next-soon")
        return _step("wait" if is_closed else "enter", language, key, count=count)
    if entrant.is_gone:
        return _step("left", language, "club-next-left")
    if not tournament.has_begun:
        return _step("begins", language, "club-next-begins")
    if member not in facts.alive:
        return _step("out", language, "club-next-out")
    return _between(tournament, member, done, _is_late(tournament, now), language)


def _between(
    tournament: Tournament, member: str, done: int, is_late: bool, language: str
) -> NextStep:
    count = len(tournament.open_games)
    if tournament.plan.kind in AS_ONE_IS_FREE and not is_late:
        return _step("free", language, "club-next-free")
    if count and member in _byes(tournament):
        return _step("sits-out", language, "club-next-sits-out", done)
    if count:
        key = "club-next-last" if is_late else "club-next-wait"
        return _step("wait", language, key, done, count=count)
    return _step("wait", language, "club-next-soon")


def _byes(tournament: Tournament) -> Sequence[str]:
    return [bye.member for one in tournament.rounds[-1:] for bye in one.byes]
