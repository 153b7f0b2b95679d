"""What is said about games, their options and seats, in a language; names for programs stay."""

import re

from serpentry.languages import ENGLISH, say, translated
from serpentry.tabletop.game import AnyBox, Game, M, P
from serpentry.tabletop.options import Kind, Listing, Number

SIZE = re.compile(r"(\d+)x(\d+)")


def blurb(box: AnyBox, language: str) -> str:
    """The game in a sentence."""
    return box.blurb if language == ENGLISH else say(language, f"blurb-{box.name}")


def option_label(box: AnyBox, option: str, language: str) -> str:
    """An option in a word or two."""
    return say(language, f"option-{box.name}-{option}")


def option_help(box: AnyBox, option: str, kind: Kind, language: str) -> str:
    """An option in a line."""
    return kind.help if language == ENGLISH else say(language, f"help-{box.name}-{option}")


def option_allowed(kind: Kind, language: str) -> str:
    """The values that an option takes."""
    match kind:
        case Number(_, low, high):
            return say(language, "allowed-number", {"low": low, "high": high})
        case Listing(_, allowed):
            return translated(language, allowed)
    return kind.allowed


def choice_label(box: AnyBox, option: str, value: str, language: str) -> str:
    """One value of an option in a few words; a size is the same in every language."""
    if found := SIZE.fullmatch(value):
        return f"{found[1]} × {found[2]}"
    return say(language, f"choice-{box.name}-{option}-{value}")


def seat_names(game: Game[P, M], language: str) -> list[str]:
    """What the seats of a game are called."""
    return [translated(language, game.face.seat_name(seat)) for seat in range(game.seats)]
