"""What is said about computer players, in a language."""

import re

from serpentry.languages import keys, say
from serpentry.players.player import AnyPlayer

LEVEL = re.compile(r"level(\d+)")


def title(player: AnyPlayer | str, language: str) -> str:
    """What people call a player; one of somebody's own has no other name than its own."""
    name = player if isinstance(player, str) else player.name
    key = f"player-{name}"
    return say(language, key) if key in keys(language) else name


def level(player: str, language: str) -> str:
    """How strong a player is: the number of its level, or what it is called."""
    found = LEVEL.fullmatch(player)
    return found[1] if found else title(player, language)


def blurb(player: AnyPlayer, language: str) -> str:
    """How it plays, in a line."""
    return say(language, f"about-{player.name}")
