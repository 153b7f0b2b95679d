"""What is said about computer players, in a language."""

from serpentry.languages import keys, say
from serpentry.players.player import AnyPlayer


def title(player: AnyPlayer | str, language: str) -> str:
    """What people call a player; one of somebody's own has no other name than its own."""
    name = player if isinstance(player, str) else player.name
    key = f"player-{name}"
    return say(language, key) if key in keys(language) else name


def blurb(player: AnyPlayer, language: str) -> str:
    """How it plays, in a line."""
    return say(language, f"about-{player.name}")
