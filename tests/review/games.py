"""Games that were played somehow, to be reviewed."""

from random import Random

from serpentry.catalogue import set_up
from serpentry.review.account import Judged
from serpentry.review.choices import MadeChoice, Playthrough, choices
from serpentry.review.evaluating import Evaluating
from serpentry.review.weighing import Weighed
from serpentry.search.budget import Budget, Simulations
from serpentry.search.request import SearchRequest
from serpentry.search.steps import spoken
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.walk import random_move

QUICK = Simulations(100)
"""As little as there is: each look three levels below the usual one."""
SET_UPS = [
    ("snekagon", 2, {"board_side": 5}),
    ("snekagon5g", 5, {}),
    ("schlangennest", 2, {}),
    ("sssnake", 3, {}),
    ("carnival", 3, {"open_hands": False}),
]


def played(name: str, seats: int, options: dict[str, object], seed: int = 1) -> Playthrough:
    """A game of random moves."""
    game, rng = set_up(name, seats, options), Random(seed)
    positions, moves = [game.rules.start()], []
    while (actor := game.rules.to_act(positions[-1])) is not None:
        moves.append((actor, random_move(game.rules, positions[-1], actor, rng)))
        positions.append(game.rules.play(positions[-1], moves[-1][1]))
    return Playthrough(game, positions, moves)


def judged(game: Playthrough, budget: Budget, most: int = 1000) -> list[Judged]:
    """Its first choices, weighed."""
    found = list(choices(game))[:most]
    return [(one.ply, weighed(game.game, one, budget)) for one in found]


def weighed(game: AnyGame, choice: MadeChoice, budget: Budget) -> Weighed:
    """What a choice gave away."""
    request = SearchRequest(game, choice.view, choice.seat, budget)
    *_, known = spoken(Evaluating(request, also=(choice.move,)).turns())
    return known.weighed(choice.move)
