"""Sentences about computer players, in a language."""

from serpentry.languages import say
from serpentry.pictures.naming import in_key, player_title
from serpentry.players.player import AnyPlayer


def title(player: AnyPlayer | str, language: str) -> str:
    """What people call a player."""
    name = player if isinstance(player, str) else player.name
    return player_title(name, language)


def blurb(player: AnyPlayer, language: str) -> str:
    """How it plays, in a line."""
    return say(language, f"about-{in_key(player.name)}")
