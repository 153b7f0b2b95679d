"""Ratings inside a club, from its log alone: one strength a person and game, with its doubt.

A game counts once, as it was last corrected, in the order in which games first ended; no-shows and
games that were not counted say nothing, nor does a round whose tables are compared before all have
ended. At every size of table 200 points more win seven of ten games: places are a choice of the
first among all, of the second among the others, and so on, each by strength. What a game tells is
weighed against what was known before, as `docs/decisions/0066-ratings-of-clubs.md` explains.
Computers are fixed points, 200 for each level.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import exp, log, sqrt

from serpentry.clubs.results import TableResult
from serpentry.clubs.state import Club, ClubGame
from serpentry.tabletop.helpers.frozen import Frozen
from serpentry.tabletop.helpers.numbers import whole_number

NEWCOMER, UNKNOWN = 1000.0, 1000 / 3
"""What a newcomer is taken for, and a deviation of the doubt about it."""
LEVEL, STEP, SURE = 4, 200.0, 20.0
"""The level that is as strong as a newcomer is taken to be, how far the next is, and its doubt."""
SCALE = STEP / log(7 / 3)
"""Points in which chances of winning are logistic."""
DRIFT = 5.0
"""By how much a strength may have changed since the last game."""
SPREAD = 1.75
"""How many deviations an interval is wide that holds 95%. It would be 1.96 if they were right: what
is not known of an opponent is counted again in each game, which makes doubts a little too large."""
NEAR, MOST_STEPS = 0.01, 20
"""Points within which a strength was found, and steps towards it."""


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
        return round(self.strength), round(SPREAD * self.doubt)


def ratings(club: Club) -> dict[str, dict[str, ClubRating]]:
    """Everybody's rating in every game that they played."""
    found: dict[str, dict[str, ClubRating]] = {}
    for name, game, result in rated_games(club):
        known = found.setdefault(name, {})
        seated = [known.get(one) or _new(club, one) for one in game.seats]
        rated = _after_game([(one.strength, one.doubt) for one in seated], result.places)
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


Known = tuple[float, float]
"""A strength and its doubt."""


def _after_game(seated: Sequence[Known], places: Sequence[int]) -> list[Known]:
    """What is known of everybody at a table after a game."""
    now = [(strength, sqrt(doubt**2 + DRIFT**2)) for strength, doubt in seated]
    for first, left in _choices(places):
        found = _after_choice([now[one] for one in left], [left.index(one) for one in first])
        for one, known in zip(left, found, strict=True):
            now[one] = known
    return now


def _choices(places: Sequence[int]) -> Iterator[tuple[list[int], list[int]]]:
    """The first among those who were left, again and again; equals together."""
    left = list(range(len(places)))
    while len(left) > 1:
        best = min(places[one] for one in left)
        first = [one for one in left if places[one] == best]
        yield first, left
        left = [one for one in left if one not in first]


def _after_choice(among: Sequence[Known], first: Sequence[int]) -> list[Known]:
    """The likeliest strengths after some of several came first, by Newton's method.

    Doubts are taken for independent of each other; what a choice adds to them is one term for all,
    so that the equations are solved at once.
    """
    before = [strength for strength, _ in among]
    sure = [1 / doubt**2 for _, doubt in among]
    # Players who share a place were each chosen in part, as often as one of them was.
    times = min(len(first), len(among) - 1)
    wanted = [(at in first) / len(first) for at in range(len(among))]
    strengths = [*before]
    for _ in range(MOST_STEPS):
        chances = _chances(strengths)
        steep = [s + times * p / SCALE**2 for s, p in zip(sure, chances, strict=True)]
        slopes = [
            times * (wish - p) / SCALE - s * (now - was)
            for wish, p, s, now, was in zip(wanted, chances, sure, strengths, before, strict=True)
        ]
        shares = [p / a for p, a in zip(chances, steep, strict=True)]
        rest = SCALE**2 / times - sum(p * u for p, u in zip(chances, shares, strict=True))
        common = sum(u * g for u, g in zip(shares, slopes, strict=True)) / rest
        steps = [g / a + u * common for g, a, u in zip(slopes, steep, shares, strict=True)]
        strengths = [now + step for now, step in zip(strengths, steps, strict=True)]
        if max(map(abs, steps)) < NEAR:
            break
    doubts = (sqrt(1 / a + u**2 / rest) for a, u in zip(steep, shares, strict=True))
    return list(zip(strengths, doubts, strict=True))


def _chances(strengths: Sequence[float]) -> list[float]:
    """How likely each is to come first."""
    best = max(strengths)
    weights = [exp((one - best) / SCALE) for one in strengths]
    whole = sum(weights)
    return [one / whole for one in weights]


def _level(club: Club, member: str) -> int:
    player = club.members[member].player
    return (whole_number(player[5:]) or 0) if player.startswith("level") else 0


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
