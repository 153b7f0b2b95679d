"""What is said about computer players, in a language."""

from serpentry.languages import say
from serpentry.players.player import AnyPlayer


def title(player: AnyPlayer, language: str) -> str:
    """What people call a player."""
    return say(language, f"player-{player.name}")


def blurb(player: AnyPlayer, language: str) -> str:
    """How it plays, in a line."""
    return say(language, f"about-{player.name}")
