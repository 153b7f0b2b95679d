"""Sentences that play brings about, for a reader to go through: `python -m tests.languages.sample`.

The same 300 in every language, two or three of a message, with facts from real games. A changed
message shows as a changed line; the command writes the files again.
"""

from collections.abc import Iterator
from functools import cache
from itertools import zip_longest
from pathlib import Path
from random import Random

from serpentry.catalogue import BOXES
from serpentry.languages import LANGUAGES, Sentence, explain
from serpentry.tabletop.game import AnyBox, AnyGame
from serpentry.tabletop.helpers.walk import random_walk
from tests.attempts import attempts_for

FOLDER = Path(__file__).parent / "samples"
NAMES = ("Anna", "Éric", "Igor", "Zoe", "Kai")
MOST, OF_A_MESSAGE, SET_UPS = 300, 3, 3


def sample(language: str) -> str:
    """A line a sentence, under the game it belongs to."""
    lines = []
    for box, told in chosen().items():
        lines += [f"# {box}", *(f"{one.key}: {explain(one, language, NAMES)}" for one in told), ""]
    return "\n".join(lines)


@cache
def chosen() -> dict[str, list[Sentence]]:
    """The sentences of every game: first one of each message, then a second and a third."""
    share = MOST // len(BOXES)
    return {box.name: _varied(box, share) for box in BOXES}


def _varied(box: AnyBox, most: int) -> list[Sentence]:
    found: dict[str, list[Sentence]] = {}
    for seats, options in box.samples[:SET_UPS]:
        for one in _said(box, box.set_up(seats, options)):
            same = found.setdefault(one.key, [])
            if len(same) < OF_A_MESSAGE and one not in same:
                same.append(one)
    in_rounds = zip_longest(*(found[key] for key in sorted(found)))
    first = [one for round_ in in_rounds for one in round_ if one is not None][:most]
    return sorted(first, key=lambda one: one.key)


def _said(box: AnyBox, game: AnyGame) -> Iterator[Sentence]:
    attempts, rng, before = attempts_for(box), Random(1), game.rules.start()
    for number, (_, move, after) in enumerate(random_walk(game.rules, Random(2))):
        listener = None if number % 3 == 0 else number % game.seats
        was, now = (game.secrets.view(one, listener) for one in (before, after))
        seen = game.secrets.view_move(before, move, listener)
        yield from game.narrator.task(was, listener)
        yield from game.narrator.happened(was, seen, now, listener)
        yield from game.narrator.passed(was, seen, now, listener)
        yield from game.narrator.ended(now, listener)
        yield from game.narrator.summary(now, listener) if number % 10 == 0 else ()
        for tried in attempts(game, after, rng) if attempts and number % 12 == 0 else ():
            if illegal := game.rules.why_illegal(after, tried):
                yield illegal.told
        before = after


def main() -> None:
    """Write the sample of every language."""
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        (FOLDER / f"{language}.txt").write_text(sample(language), encoding="utf-8")


if __name__ == "__main__":
    main()
