"""How often a hint is graded below good by a review that thinks longer, and why.

`python -m bench hints GAME [COUNT [SECONDS]]`: hints in games of level 4 after random first moves.
Each is evaluated as a hint is; then the same evaluation is deepened as a review does.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

from serpentry.catalogue import set_up
from serpentry.hosting.evaluations.adviser import Adviser
from serpentry.hosting.evaluations.deepening import HINT_LOOKS
from serpentry.players import find_player
from serpentry.review.grades import FAULTS
from serpentry.search.budget import Seconds
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.helpers.walk import draw, random_move

OPENING = 2
"""So many moves of a game are random."""
HINTS_OF_A_GAME = 4
REVIEW_SECONDS = 2.0


def situations(name: str, seed: int) -> Iterator[tuple[Any, Any, int]]:
    """Some choices of a game."""
    game, rng, player = set_up(name, 2), Random(seed), find_player("level4")
    position, made, found = game.rules.start(), 0, []
    while (actor := game.rules.to_act(position)) is not None:
        if actor is CHANCE:
            position = game.rules.play(position, draw(game.rules, position, rng))
            continue
        view = game.secrets.view(position, actor)
        if made >= OPENING and len(game.rules.moves(view)) > 1:
            found.append((game, view, actor))
        if made < OPENING:
            move = random_move(game.rules, position, actor, rng)
        else:
            move = player.choose(game, view, actor, rng)
        made, position = made + 1, game.rules.play(position, move)
    yield from rng.sample(found, min(HINTS_OF_A_GAME, len(found)))


def judged(name: str, seed: int, seconds: float) -> list[str]:
    """What became of each hint of a game, in a word and with figures where it is below good."""
    told = list[str]()
    for game, view, seat in situations(name, seed):
        adviser = Adviser()
        advice = adviser.advise(game, view, seat, Random(1))
        hint = adviser.evaluated(game, view, seat, Seconds(HINT_LOOKS[0]))
        known = adviser.evaluated(game, view, seat, Seconds(seconds), (advice.move,))
        one = known.weighed(advice.move)
        guess = "guess " if advice.is_guess else ""
        if one.grade in FAULTS:
            why = "was compared" if known.best in hint.rounds else "was not seen"
            tries = f"rounds of {hint.round_tries}, now {known.round_tries}"
            proved = ", proved now" if known.proved else ""
            lost = f"{one.lost.low:.3f}~{one.lost.high:.3f}"
            told.append(f"{guess}{one.grade}: the better move {why}; lost {lost}; {tries}{proved}")
        else:
            told.append(f"{guess}{one.grade or 'no grade'}")
    return told


def main() -> None:
    """Print how many hints have which grade, and all that are below good."""
    name = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    seconds = float(sys.argv[3]) if len(sys.argv) > 3 else REVIEW_SECONDS
    games = range(-(-count // HINTS_OF_A_GAME))
    with ProcessPoolExecutor() as pool:
        found = pool.map(judged, [name] * len(games), games, [seconds] * len(games))
        words = [word for game in found for word in game][:count]
    grades = Counter(word.partition(":")[0] for word in words)
    print(f"{name}: {len(words)} hints, reviewed with {seconds} s: {dict(grades)}")
    for word in words:
        if ":" in word:
            print(f"  {word}")


if __name__ == "__main__":
    main()
