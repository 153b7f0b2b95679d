"""What is said about computer players, in a language."""

from serpentry.languages import say
from serpentry.players.player import Player


def title(player: Player, language: str) -> str:
    """What people call a player."""
    return say(language, f"player-{player.name}")


def blurb(player: Player, language: str) -> str:
    """How it plays, in a line."""
    return say(language, f"about-{player.name}")
