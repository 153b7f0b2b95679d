"""Ratings inside a club, from its log alone: per game and number of seats, with their doubt.

A game counts once, as it was last corrected, in the order in which games first ended; no-shows and
games that were not counted say nothing. Computers are fixed points: each level is five units above
the one below, which is what winning 70% of the games against it comes to.
"""

from collections.abc import Mapping
from dataclasses import replace

from serpentry.clubs.results import TableResult
from serpentry.clubs.state import Club, ClubGame
from serpentry.tabletop.helpers.extras import need
from serpentry.tabletop.helpers.frozen import Frozen
from serpentry.tabletop.helpers.numbers import whole_number

MU, SIGMA = 25.0, 25.0 / 3
LEVEL, STEP = 4, 5.0
"""The level that is as strong as a newcomer is taken to be, and the distance between two."""
SURE = 0.5
"""The doubt about a level."""
SHOWN, SPREAD = 40, 2
"""A unit in the figures that people see; and how many deviations an interval is wide."""

Pool = tuple[str, int]
"""A game, and the number of seats."""


class ClubRating(Frozen):
    """A member's strength in one pool, and how it came about."""

    member: str
    mu: float = MU
    sigma: float = SIGMA
    games: int = 0
    history: tuple[tuple[int, float, float], ...] = ()
    """The number of the event, strength and doubt after every game."""

    @property
    def shown(self) -> tuple[int, int]:
        """The strength as people see it, and how far it may be off."""
        return round(self.mu * SHOWN), round(SPREAD * self.sigma * SHOWN)


def ratings(club: Club) -> dict[Pool, dict[str, ClubRating]]:
    """Everybody's rating in every pool they played in; MissingExtra without openskill."""
    found: dict[Pool, dict[str, ClubRating]] = {}
    games = rated_games(club)
    if not games:
        return found
    model = need("openskill.models", "arena").PlackettLuce()
    for name, game, result in games:
        pool = found.setdefault((name, len(game.seats)), {})
        seated = [pool.get(one) or _new(club, one) for one in game.seats]
        teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in seated]
        rated = model.rate(teams, ranks=[float(place) for place in result.places])
        for before, (now,) in zip(seated, rated, strict=True):
            pool[before.member] = _after(club, before, game.ended, float(now.mu), float(now.sigma))
    return found


def rated_games(club: Club) -> list[tuple[str, ClubGame, TableResult]]:
    """The games that count, as they first ended, each with the name of what was played."""
    games = [
        (one.plan.game, game, result)
        for one in club.tournaments.values()
        for game, result in one.finished()
        if result.was_played
    ]
    return sorted(games, key=lambda one: one[1].ended)


def strengths(club: Club, pool: Pool) -> Mapping[str, float]:
    """What a first round is seeded by: ratings so far, a computer's always."""
    known = {one: rating.mu for one, rating in ratings(club).get(pool, {}).items()}
    fixed = {one.id: _new(club, one.id).mu for one in club.here if _level(club, one.id)}
    return {**fixed, **known}


def _level(club: Club, member: str) -> int:
    player = club.members[member].player
    return (whole_number(player[5:]) or 0) if player.startswith("level") else 0


def _new(club: Club, member: str) -> ClubRating:
    if level := _level(club, member):
        return ClubRating(member, MU + STEP * (level - LEVEL), SURE)
    return ClubRating(member)


def _after(club: Club, before: ClubRating, event: int, mu: float, sigma: float) -> ClubRating:
    """The rating after a game; a level's stays where it is."""
    if _level(club, before.member):
        mu, sigma = before.mu, before.sigma
    history = (*before.history, (event, mu, sigma))
    return replace(before, mu=mu, sigma=sigma, games=before.games + 1, history=history)
