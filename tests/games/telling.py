"""What narrators say in tests: in English, with names."""

from typing import Any

from serpentry.languages import Sentence, explain
from serpentry.tabletop.game import AnyGame

NAMES = ("Ada", "Bo", "Cy", "Di")


def text(told: tuple[Sentence, ...]) -> str:
    """Sentences in a row."""
    return " ".join(explain(one, names=NAMES) for one in told)


def task(table: Any, listener: int | None) -> str:
    """What is to be done now."""
    narrator, position = table.game.narrator, table.position
    return text((*narrator.task(position, listener), *narrator.more(position, listener)))


def log(table: Any, move: str, listener: int | None) -> str:
    """What is said when a move is made: what it did, and who is passed over."""
    game: AnyGame = table.game
    before, made = table.position, game.notation.read(move)
    after = game.rules.play(before, made)
    happened = game.narrator.happened(before, made, after, listener)
    return text((*happened, *game.narrator.passed(before, made, after, listener)))


def ending(table: Any, listener: int | None) -> str:
    """How the game ended."""
    return text(table.game.narrator.ended(table.position, listener))


def summary(table: Any, listener: int | None) -> list[str]:
    """The table for somebody who does not see it."""
    told = table.game.narrator.summary(table.position, listener)
    return [explain(one, names=NAMES) for one in told]
