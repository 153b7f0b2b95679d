"""Sentences about games, their options and seats, in a language; names for programs stay."""

import re

from serpentry.catalogue import find
from serpentry.languages import say, translated
from serpentry.tabletop.game import AnyBox, Game, Json, M, P
from serpentry.tabletop.options import all_options_json, option_text

SIZE = re.compile(r"(\d+)x(\d+)")


def blurb(box: AnyBox, language: str) -> str:
    """The game in a sentence."""
    return say(language, f"blurb-{box.name}")


def option_label(box: AnyBox, option: str, language: str) -> str:
    """An option in a word or two."""
    return say(language, f"option-{box.name}-{option}")


def option_help(box: AnyBox, option: str, language: str) -> str:
    """An option in a line."""
    return say(language, f"help-{box.name}-{option}")


def choice_label(box: AnyBox, option: str, value: str, language: str) -> str:
    """One value of an option in a few words; a size is the same in every language."""
    if found := SIZE.fullmatch(value):
        return f"{found[1]} × {found[2]}"
    return say(language, f"choice-{box.name}-{option}-{value}")


def value_label(box: AnyBox, option: str, value: Json, language: str) -> str:
    """Any value of an option in a few words."""
    match value:
        case bool():
            return say(language, "option-on" if value else "option-off")
        case str():
            return choice_label(box, option, value, language)
    return str(value)


def set_up_label(game: Game[P, M], language: str) -> str:
    """The options that are not as they are by default, in a line; nothing if there are none."""
    box = find(game.name)
    return "; ".join(
        f"{option_label(box, name, language)}: {option_words(game, name, language)}"
        for name in game.options_json
    )


def option_words(game: Game[P, M], name: str, language: str) -> str:
    """What an option is set to, in a few words."""
    value = all_options_json(game.options)[name]
    if isinstance(value, list):
        return option_text(game.options, name)
    return value_label(find(game.name), name, value, language)


def side_label(name: str, language: str) -> str:
    """What a seat can play: a species, a colour."""
    return translated(name, language)


def seat_names(game: Game[P, M], language: str) -> list[str]:
    """What the seats of a game are called."""
    return [translated(game.face.seat_name(seat), language) for seat in range(game.seats)]
