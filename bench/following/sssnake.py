"""Tips for Sssnake."""

from collections.abc import Iterator
from typing import Any

from bench.following.choice import Choice
from serpentry.games.sssnake.rules.cards import CARDS
from serpentry.games.sssnake.rules.position import Moment


def _lays(choice: Choice, seat: int) -> bool:
    return choice.written.endswith(f" on {seat}")


def closer(choice: Choice) -> float:
    """Every step counts that lowers the number of your missing cards."""
    return -choice.score[choice.seat]


def away(choice: Choice) -> float:
    """Lead the neighbour's end away from the other with a single card."""
    return choice.score[choice.other] if _lays(choice, choice.other) else 0


def poor_gift(choice: Choice) -> float:
    """Of what is as good for your own snake, give what helps the neighbour least."""
    game, after = choice.game, choice.after
    if game.rules.to_act(after) != choice.other:
        return 0
    replies = (game.rules.play(after, move) for move in game.rules.moves(after))
    return min(game.judge.score(one)[choice.other] for one in replies)


def doubles(choice: Choice) -> float:
    """Lay cards with two strands on your own snake."""
    double = choice.written.startswith(("crossed", "double"))
    return float(double and _lays(choice, choice.seat))


def _with_each_card(choice: Choice, roller: int, moment: Moment) -> Iterator[tuple[Any, int]]:
    """The position after it as if somebody had one card of a kind to place, and its number."""
    after = choice.after
    for card, kind in CARDS.items():
        yield after._replace(roller=roller, moment=moment, hand=(card,)), kind.number


def useful(choice: Choice) -> float:
    """Of what is as good for your own snake, choose what most kinds of card continue well."""
    game, missing = choice.game, choice.score[choice.seat]
    fit = 0
    for position, number in _with_each_card(choice, choice.seat, Moment.ONE_BACK):
        later = (game.rules.play(position, move) for move in game.rules.moves(position))
        if any(game.judge.score(one)[choice.seat] < missing for one in later):
            fit += number
    return fit


def safe(choice: Choice) -> float:
    """Of what is as good for your own snake, choose where the neighbour can do least harm."""
    game, worst = choice.game, 0
    for position, number in _with_each_card(choice, choice.other, Moment.ONE):
        later = (game.rules.play(position, move) for move in game.rules.moves(position))
        worst += number * max((game.judge.score(one)[choice.seat] for one in later), default=0)
    return -worst
