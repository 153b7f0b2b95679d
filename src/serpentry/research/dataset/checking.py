"""Following a dataset's games with the plain rules alone."""

from collections.abc import Iterable

from serpentry.research.dataset.shards import KeptGame
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.game import AnyGame


def check(game: AnyGame, games: Iterable[KeptGame]) -> int:
    """How many games there are; BadText for one that the rules don't allow, or end otherwise."""
    count = 0
    for count, kept in enumerate(games, start=1):
        if fault := _fault(game, kept):
            raise BadText(f"Game {count} of {game.name}: {fault}.")
    return count


def _fault(game: AnyGame, kept: KeptGame) -> str:
    """What is wrong with a game; nothing if it is as the rules say."""
    rules, position = game.rules, game.rules.start()
    for at, number in enumerate(kept.numbers, start=1):
        move = game.numbering.move(position, number)
        if move is None:
            return f"event {at} has number {number}, which means nothing there"
        if illegal := rules.why_illegal(position, move):
            return f"event {at} ({game.notation.write(move)}) is illegal: {illegal}"
        position = rules.play(position, move)
    outcome = rules.outcome(position)
    if outcome is None:
        return "it is not over at its end"
    if (outcome.scores, outcome.winners) != (kept.scores, kept.winners):
        return f"it ends with {outcome.scores}, not {kept.scores}"
    return ""
