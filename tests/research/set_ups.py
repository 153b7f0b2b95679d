"""Every set-up that the adapters are tested with: the catalogue's samples."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from itertools import groupby, islice
from operator import itemgetter
from typing import Any

import pyspiel
import pytest

from serpentry.catalogue import find, names, set_up
from serpentry.catalogue.kernels import KERNELS
from serpentry.research.openspiel import game_name, register
from serpentry.tabletop.game import NothingHidden

register()

SetUp = tuple[str, int, Mapping[str, Any]]

ALL: list[SetUp] = [(name, *sample) for name in names() for sample in find(name).samples]


def with_kernel(set_ups: list[SetUp]) -> list[SetUp]:
    """Those of games that can be played many at a time."""
    return [one for one in set_ups if one[0] in KERNELS]


def one_for_each_seat_count() -> list[SetUp]:
    """The first sample of every game with each number of seats."""
    return list(
        {(name, seats): (name, seats, options) for name, seats, options in ALL[::-1]}.values()
    )


def has_secrets(one: SetUp) -> bool:
    """Whether seats do not see everything."""
    return not isinstance(set_up(*one).secrets, NothingHidden)


@cache
def one_with_secrets() -> list[SetUp]:
    """The first sample of every game in which seats do not see everything, if there is one."""
    kept = [one for one in ALL if find_spec(f"serpentry.games.{one[0]}.rules.secrets")]
    firsts = (filter(has_secrets, samples) for _, samples in groupby(kept, itemgetter(0)))
    return [one for samples in firsts for one in islice(samples, 1)]


def label(set_up: SetUp) -> str:
    name, seats, options = set_up
    return "-".join([name, str(seats), *(f"{key}={value}" for key, value in options.items())])


def parametrized(set_ups: list[SetUp]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("set_up", set_ups, ids=label)


def load(set_up: SetUp, **more: Any) -> Any:
    """The set-up as a game of OpenSpiel's."""
    name, seats, options = set_up
    return pyspiel.load_game(game_name(name), {"players": seats, **_written(options), **more})


def _written(options: Mapping[str, Any]) -> dict[str, Any]:
    return {
        key: json.dumps(value) if isinstance(value, list | tuple) else value
        for key, value in options.items()
    }
