"""What numbers mean: those of actions and those of observations, from the games themselves.

`python -m serpentry.research.meanings` writes the tables of docs/research-reference.md. With the
name of a game it writes every plane and fact (`--seats`, `--opt` as everywhere).
"""

import re
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from itertools import groupby

from serpentry.catalogue import names, set_up
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.numbering import Part

SEAT = re.compile(r"\b(own|next \d+)\b")
COUNTED = re.compile(r"\b(snake|floor|open floor|drills \d+ to) \d+")

MOST_LISTED = 12
"""Names that start with the same word, in a short table; more are counted."""


def span(first: int, count: int) -> str:
    """Numbers from the first to the last."""
    return str(first) if count == 1 else f"{first}–{first + count - 1}"


def digits(part: Part) -> str:
    """What each digit of a number tells, with how many there are."""
    return " × ".join(f"{name} {size}" for name, size in part.digits)


def actions(game: AnyGame) -> Iterator[str]:
    """A row for every kind of move."""
    for part in game.numbering.parts:
        yield f"| {game.name} | {span(part.first, part.count)} | {part.moves} | {digits(part)} |"
    if game.numbering.draw_count:
        yield f"| {game.name} | {span(0, game.numbering.draw_count)} | (draws of chance) | |"


def observation(game: AnyGame) -> str:
    """A row that names planes and facts, each once for all seats."""
    layout = game.observation.layout
    planes = f"{len(layout.planes)} × {layout.height} × {layout.width}: {brief(layout.planes)}"
    return f"| {game.name} | {planes} | {len(layout.facts)}: {brief(layout.facts)} |"


def brief(told: Iterable[str]) -> str:
    """Names without repetitions: `seat` is each seat in turn, `n` each number."""
    general = dict.fromkeys(COUNTED.sub(r"\1 n", SEAT.sub("seat", one)) for one in told)
    groups = (list(group) for _, group in groupby(general, key=lead))
    return ", ".join(f"`{one}`" for group in groups for one in listed(group))


def lead(name: str) -> str:
    """The first of a name's words after the seat; none if it has but one."""
    first, _, rest = name.removeprefix("seat ").partition(" ")
    return first if rest else ""


def listed(group: list[str]) -> Iterator[str]:
    """Names that start with the same word: those that differ in the last one together."""
    if (first := lead(group[0])) and len(group) > MOST_LISTED:
        yield f"{group[0].partition(first)[0]}{first} … ({len(group)})"
        return
    for start, same in groupby(group, key=lambda name: name.rpartition(" ")[0]):
        ends = "/".join(name.rpartition(" ")[2] for name in same)
        yield f"{start} {ends}" if start else ends


def tables() -> Iterator[str]:
    """Both tables of all games with default options and the fewest players, line by line."""
    games = [set_up(name) for name in names()]
    yield "| game | actions | move | digits |"
    yield "|---|--:|---|---|"
    for game in games:
        yield from actions(game)
    yield ""
    yield "| game | planes | facts |"
    yield "|---|---|---|"
    yield from map(observation, games)


def meanings(game: AnyGame) -> Iterator[str]:
    """What every number of an action and of an observation means, line by line."""
    layout = game.observation.layout
    square = layout.height * layout.width
    yield "| game | actions | move | digits |"
    yield "|---|--:|---|---|"
    yield from actions(game)
    yield ""
    yield "| numbers | part | meaning |"
    yield "|---|---|---|"
    for at, plane in enumerate(layout.planes):
        yield f"| {span(at * square, square)} | plane {at} | {plane} |"
    for at, fact in enumerate(layout.facts):
        yield f"| {layout.board_size + at} | fact {at} | {fact} |"
    yield ""
    yield f"Planes are {layout.height} rows of {layout.width}. Version {layout.version}."
    yield (
        f"Actions: {game.numbering.count}; draws: {game.numbering.draw_count}. "
        f"Version {game.numbering.version}."
    )


def main() -> None:
    """Write the tables, or the meanings of a game's numbers."""
    parser = ArgumentParser(prog="python -m serpentry.research.meanings", description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--opt", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    if given.game:
        options = dict(one.partition("=")[::2] for one in given.opt)
        lines = meanings(set_up(given.game, given.seats, options))
    else:
        lines = tables()
    for line in lines:
        print(line)


if __name__ == "__main__":
    main()
