"""The winners: those with the best place of all who are still there."""

from serpentry.clubs.pairing.draw import is_complete
from serpentry.clubs.standings import standings
from serpentry.clubs.state import Tournament


def winners(tournament: Tournament) -> tuple[str, ...]:
    """Those who came first; nobody before anything was played or won without a game."""
    first = (one for one in standings(tournament) if one.place == 1)
    return tuple(one.member for one in first if one.games or one.points.total)


def is_played(tournament: Tournament) -> bool:
    """Whether everything was played that there was to play."""
    return is_complete(tournament) and not tournament.open_games
