"""Ratings inside a club, from its log alone: one strength a person and game, with its doubt.

A game counts once, as it was last corrected, in the order in which games first ended; no-shows and
games that were not counted say nothing, nor does a round whose tables are compared before all have
ended. What a game tells is in `ratings.strengths`. Computers are fixed points, 200 for each level.
"""

from collections.abc import Mapping
from dataclasses import replace

from serpentry.clubs.results import TableResult
from serpentry.clubs.state import Club, ClubGame
from serpentry.players.paces import number_of
from serpentry.ratings.strengths import NEWCOMER, STEP, UNKNOWN, after_game, rounded
from serpentry.tabletop.helpers.frozen import Frozen

LEVEL, SURE = 4, 20.0
"""The level that is as strong as a newcomer is taken to be, and the doubt about a level."""


class ClubRating(Frozen):
    """A member's strength in a game, and how it came about."""

    member: str
    strength: float = NEWCOMER
    doubt: float = UNKNOWN
    games: int = 0
    history: tuple[tuple[int, float, float], ...] = ()
    """The number of the event, strength and doubt after every game."""

    @property
    def shown(self) -> tuple[int, int]:
        """The strength as people see it, and how far it may be off."""
        return rounded(self.strength, self.doubt)


def ratings(club: Club) -> dict[str, dict[str, ClubRating]]:
    """Everybody's rating in every game that they played."""
    found: dict[str, dict[str, ClubRating]] = {}
    for name, game, result in rated_games(club):
        known = found.setdefault(name, {})
        seated = [known.get(one) or _new(club, one) for one in game.seats]
        rated = after_game([(one.strength, one.doubt) for one in seated], result.places)
        for before, (strength, doubt) in zip(seated, rated, strict=True):
            known[before.member] = _after(club, before, game.ended, strength, doubt)
    return found


def rated_games(club: Club) -> list[tuple[str, ClubGame, TableResult]]:
    """The games that count, as they first ended, each with the name of what was played."""
    games = [
        (one.plan.game, game, result)
        for one in club.tournaments.values()
        for game, result in one.finished()
        if result.was_played and (not one.plan.duplicate or one.has_ended(game.round))
    ]
    return sorted(games, key=lambda one: one[1].ended)


def strengths(club: Club, game: str) -> Mapping[str, float]:
    """What a first round is seeded by: ratings so far, a computer's always."""
    known = {one: rating.strength for one, rating in ratings(club).get(game, {}).items()}
    fixed = {one.id: _new(club, one.id).strength for one in club.here if _level(club, one.id)}
    return {**fixed, **known}


def _level(club: Club, member: str) -> float:
    return number_of(club.members[member].player) or 0


def _new(club: Club, member: str) -> ClubRating:
    if level := _level(club, member):
        return ClubRating(member, NEWCOMER + STEP * (level - LEVEL), SURE)
    return ClubRating(member)


def _after(club: Club, before: ClubRating, event: int, strength: float, doubt: float) -> ClubRating:
    """The rating after a game; a level's stays where it is."""
    if _level(club, before.member):
        strength, doubt = before.strength, before.doubt
    history = (*before.history, (event, strength, doubt))
    return replace(before, strength=strength, doubt=doubt, games=before.games + 1, history=history)
