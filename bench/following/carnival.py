"""Tips for Cobra Carnival."""

from functools import lru_cache
from typing import Any

from bench.following.choice import Choice, closed_ends

GIFT, TROUBLE, LOG, DIAMOND, HAT = "gift", "trouble", "log", "diamond", "hat"


def _gain(choice: Choice) -> int:
    """How much better one stands against the other."""
    was = choice.game.judge.score(choice.position)
    change = [now - before for now, before in zip(choice.score, was, strict=True)]
    return change[choice.seat] - change[choice.other]


@lru_cache(maxsize=64)
def _most(game: Any, position: Any, seat: int, kind: str) -> int:
    choices = (Choice(game, position, seat, move) for move in game.rules.moves(position))
    return max(_gain(one) for one in choices if kind in one.written)


def _well(choice: Choice, kind: str) -> float:
    """How far a tile of a kind lies from where it brings most; nothing for any other one."""
    if kind not in choice.written:
        return 0
    return _gain(choice) - _most(choice.game, choice.position, choice.seat, kind)


def gifts_well(choice: Choice) -> float:
    """Put gifts where most sides of your own snake touch them, and fewest of others."""
    return _well(choice, GIFT)


def troubles_well(choice: Choice) -> float:
    """Put trouble tiles where most sides of other snakes touch them, and none of yours."""
    return _well(choice, TROUBLE)


def hats_well(choice: Choice) -> float:
    """Save a good hat for your own head, and the ugly ones for others."""
    return _well(choice, HAT)


def logs_well(choice: Choice) -> float:
    """Put logs on what counts most for others."""
    return _well(choice, LOG)


def diamonds_first(choice: Choice) -> float:
    """Place diamonds as soon as you can, on any snake."""
    return float(DIAMOND in choice.written)


def free_way(choice: Choice) -> float:
    """Keep the way of your own snakes free."""
    return -closed_ends(choice, choice.seat)


def own_first(choice: Choice) -> float:
    """Dress your own snakes first."""
    return choice.score[choice.seat] - choice.game.judge.score(choice.position)[choice.seat]
