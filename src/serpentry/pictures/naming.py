"""What those who play are called where a game is shown: as pages call them, in a language."""

from collections.abc import Iterable

from serpentry.languages import keys, say, translated
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.formats.record import PERSON
from serpentry.tabletop.game import Game, M, P


def player_title(name: str, language: str) -> str:
    """What people call a player; one of somebody's own has no other name than its own."""
    key = f"player-{in_key(name)}"
    return say(language, key) if key in keys(language) else name


def in_key(name: str) -> str:
    """A player's name in the key of a message, which has no dots."""
    return name.replace(".", "-")


def seat_title(game: Game[P, M], seat: Seat, language: str) -> str:
    """What a seat is called where nobody has a name."""
    name = translated(game.face.seat_name(seat), language)
    return name[:1].upper() + name[1:]


def named_seats(game: Game[P, M], names: Iterable[str], language: str) -> list[str]:
    """The names that were given, computers by their titles; else what the seats are called."""
    return [
        seat_title(game, seat, language) if name in ("", PERSON) else player_title(name, language)
        for seat, name in enumerate(names)
    ]
