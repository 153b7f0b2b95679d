"""People who leave a tournament: what becomes of their games, played and not played.

A game that is open when somebody leaves is a walkover for a player who is left alone there. In a
round robin the plan says whether what the leaver has played counts; where it does, those who were
still to meet them have a walkover each.
"""

from collections.abc import Iterator
from dataclasses import replace

from serpentry.clubs.plans import HALF, KEPT, ROBIN, STRUCK
from serpentry.clubs.results import VOID, WALKOVER, TableResult
from serpentry.clubs.state import ClubGame, Pairing, Reason, Tournament


def result_left(tournament: Tournament, game: ClubGame) -> TableResult | None:
    """How a game ends because of those who have left; None while enough are there to play it."""
    here = [not tournament.is_gone(one) for one in game.seats]
    if sum(here) > 1:
        return None
    if not any(here):
        return TableResult((1,) * len(here), VOID)
    return TableResult(tuple(1 if one else 2 for one in here), WALKOVER)


def results_left(tournament: Tournament) -> Iterator[tuple[ClubGame, TableResult]]:
    """The open games that nobody can play any more, and how they end."""
    for game in tournament.open_games:
        if (result := result_left(tournament, game)) is not None:
            yield game, result


def told_left(tournament: Tournament, pairing: Pairing) -> Pairing:
    """A pairing whose players are not all there any more says so, and nothing else."""
    gone = tuple(one for one in pairing.seats if tournament.is_gone(one))
    return replace(pairing, why=(Reason("club-why-left", gone),)) if gone else pairing


def changed_by_return(
    before: Tournament, after: Tournament, member: str
) -> Iterator[tuple[ClubGame, TableResult | None]]:
    """The games that ended because a member had left, and how they stand after the return."""
    for game in before.games:
        was, now = game.result, result_left(after, game)
        is_left = was is not None and (was.how == WALKOVER or was == result_left(before, game))
        is_last = member in game.seats and game.round >= len(before.rounds)
        if is_left and is_last and was != now:
            yield game, now


def struck(tournament: Tournament) -> frozenset[str]:
    """Those whose games count for nobody, as they left too early."""
    plan = tournament.plan
    if plan.kind != ROBIN or plan.leavers not in (HALF, STRUCK):
        return frozenset()
    gone = [one for one in tournament.order if tournament.is_gone(one)]
    played = {one: len(_met(tournament, one)) for one in gone}
    due = len(tournament.order) - 1
    return frozenset(one for one in gone if plan.leavers == STRUCK or 2 * played[one] < due)


def walkovers(tournament: Tournament) -> Iterator[tuple[str, str]]:
    """Everybody who gets a point without a game, and the leaver whom they were still to meet."""
    plan = tournament.plan
    if plan.kind != ROBIN or plan.leavers != HALF:
        return
    out = struck(tournament)
    for leaver in tournament.order:
        if tournament.is_gone(leaver) and leaver not in out:
            met = _met(tournament, leaver, played=False)
            yield from ((one, leaver) for one in tournament.present if one not in met)


def played_of(tournament: Tournament, member: str) -> tuple[int, int]:
    """How many of the others somebody has played, and how many there are."""
    return len(_met(tournament, member)), len(tournament.order) - 1


def _met(tournament: Tournament, member: str, played: bool = True) -> set[str]:
    """Whom somebody has had a game with that counts; only those that were played, if wanted."""
    return {
        one
        for game, result in tournament.finished()
        if member in game.seats and (result.was_played or not played)
        for one in game.seats
        if one != member
    }


def rule_for(kind: str, seats: int, wanted: str) -> str:
    """What a new plan says of leavers: at larger tables a game belongs to more than two."""
    return wanted if kind == ROBIN and seats == 2 else KEPT
