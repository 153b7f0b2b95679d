"""Set-ups that games are played in: the samples of a game, and others near them."""

from contextlib import suppress
from random import Random

from serpentry.tabletop.errors import BadOption
from serpentry.tabletop.game import AnyBox, AnyGame
from serpentry.tabletop.options import Choice, Switch, kinds

TRIES = 5
"""So often other options are sought that go together."""


def some_set_up(box: AnyBox, number: int, rng: Random) -> AnyGame:
    """A sample set-up; every second time with some other values of its options."""
    seats, options = box.samples[number % len(box.samples)]
    for _ in range(number // len(box.samples) % 2 and TRIES):
        with suppress(BadOption):
            return box.set_up(seats, {**options, **_any_options(box, rng)})
    return box.set_up(seats, options)


def _any_options(box: AnyBox, rng: Random) -> dict[str, object]:
    some = {name: one for name, one in kinds(box.options).items() if rng.random() < 0.5}
    switches = {name: rng.random() < 0.5 for name, one in some.items() if isinstance(one, Switch)}
    choices = {
        name: rng.choice(one.values) for name, one in some.items() if isinstance(one, Choice)
    }
    return {**switches, **choices}
