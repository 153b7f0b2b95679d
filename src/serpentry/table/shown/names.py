"""What those at a table are called: by their names, and by their seats only without one."""

from collections import Counter

from serpentry.languages import ENGLISH, say, translated
from serpentry.players.wording import title
from serpentry.table.bots import NAMES
from serpentry.table.setup import COMPUTER
from serpentry.table.state import Chair, State
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.sides import seen_name


def names_at(state: State, language: str = ENGLISH) -> list[str]:
    """A name for each seat that no other seat has: those who share one are numbered."""
    names = [
        called(chair, language) or _capital(seat_title(state, seat, language))
        for seat, chair in enumerate(state.chairs)
    ]
    count = Counter(names)
    return [
        name if count[name] == 1 else f"{name} {names[: seat + 1].count(name)}"
        for seat, name in enumerate(names)
    ]


def called(chair: Chair, language: str = ENGLISH) -> str:
    """The name of the player on a chair, if any; a computer is called by its own, or its kind."""
    if chair.kind != COMPUTER:
        return chair.name
    return (
        say(language, f"bot-{chair.name}") if chair.name in NAMES else title(chair.player, language)
    )


def seat_title(state: State, seat: Seat, language: str = ENGLISH) -> str:
    """What a seat is called, by the colour that was picked for it."""
    return translated(seen_name(state.game.face.seat_name(seat), state.looks), language)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
