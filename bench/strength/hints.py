"""How often a hint is graded below good by a review that thinks longer, and why.

`python -m bench hints GAME [--count N] [--rate N] [--rows FILE]`: hints in games of level 4 after
random first moves. Each is evaluated as a hint is; then the same evaluation is deepened as a review
does. With a rate, the simulations of an idle machine in a second, other work changes nothing. Games
whose rows a file holds are not played again.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from serpentry.catalogue import set_up
from serpentry.hosting.evaluations.adviser import Adviser
from serpentry.hosting.evaluations.deepening import HINT_LOOKS
from serpentry.players import find_player
from serpentry.review.grades import FAULTS
from serpentry.search.budget import Budget, Seconds, Simulations
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


def judged(name: str, seed: int, looks: tuple[Budget, ...], review: Budget) -> list[str]:
    """What became of each hint of a game, in a word and with figures where it is below good."""
    told = list[str]()
    for game, view, seat in situations(name, seed):
        adviser = Adviser(looks)
        advice = adviser.advise(game, view, seat, Random(1))
        hint = adviser.evaluated(game, view, seat, looks[0])
        known = adviser.evaluated(game, view, seat, review, (advice.move,))
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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", metavar="GAME")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--rate", type=int)
    parser.add_argument("--rows", type=Path, default=None)
    given = parser.parse_args()

    def budget(seconds: float) -> Budget:
        return Simulations(int(given.rate * seconds)) if given.rate else Seconds(seconds)

    rows, looks = _kept(given.rows, given.name), tuple(map(budget, HINT_LOOKS))
    for seed in range(-(-given.count // HINTS_OF_A_GAME)):
        if seed not in rows:
            rows[seed] = judged(given.name, seed, looks, budget(REVIEW_SECONDS))
            if given.rows is not None:
                row = {"game": given.name, "seed": seed, "hints": rows[seed]}
                with given.rows.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(row) + "\n")
    words = [word for seed in sorted(rows) for word in rows[seed]][: given.count]
    grades = Counter(word.partition(":")[0] for word in words)
    budgets = ", ".join(map(str, looks))
    print(f"{given.name}: {len(words)} hints ({budgets}): {dict(grades)}")
    for word in words:
        if ":" in word:
            print(f"  {word}")


def _kept(file: Path | None, name: str) -> dict[int, list[str]]:
    """What an earlier run found, by seed."""
    if file is None or not file.is_file():
        return {}
    rows = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    return {row["seed"]: row["hints"] for row in rows if row["game"] == name}


if __name__ == "__main__":
    main()
