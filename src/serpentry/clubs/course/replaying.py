"""Drawn games of a knock-out: played again once, or decided by the better seed, as planned."""

from collections.abc import Sequence

from serpentry.clubs.plans import KNOCKOUT, REPLAY
from serpentry.clubs.results import TableResult
from serpentry.clubs.state import ClubGame, Pairing, Reason, Tournament


def tied(game: ClubGame, result: TableResult | None) -> tuple[str, ...]:
    """Those who share the first place; nobody where one of them is first alone."""
    if result is None or not result.counts:
        return ()
    first = tuple(one for one, place in zip(game.seats, result.places, strict=True) if place == 1)
    return first if len(first) > 1 else ()


def to_play_again(tournament: Tournament, game: ClubGame, result: TableResult) -> tuple[str, ...]:
    """The players of a game that is played again because of its result; nobody if it is decided."""
    plan, equals = tournament.plan, tied(game, result)
    is_wanted = plan.kind == KNOCKOUT and plan.drawn == REPLAY and not game.pairing.replay_of
    are_here = not any(tournament.is_gone(one) for one in equals)
    if not is_wanted or not are_here or not result.was_played or len(equals) < plan.fewest:
        return ()
    return equals


def replay(game: ClubGame, players: Sequence[str], table: str) -> Pairing:
    """The game once more, in the opposite order."""
    why = (Reason("club-why-replay", tuple(players), (("game", game.number),)),)
    seats = tuple(reversed(players))
    return Pairing(seats, why, table, game.pairing.is_bronze, game.number)
