"""What a training run is told, and which set-ups of a game are played how often."""

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

Options = Mapping[str, object]


class FleetPlan(NamedTuple):
    """A fleet: boards of one size, options in turn, and how much of all games it has."""

    options: tuple[Options, ...]
    part: float
    seats: int = 2


class TrainingCourse(NamedTuple):
    """What one net learns: a game, and its fleets.

    What is played most has two fleets, so that one searches while the other is evaluated.
    """

    game: str
    plans: tuple[FleetPlan, ...]

    @property
    def seats(self) -> int:
        """The largest table."""
        return max(plan.seats for plan in self.plans)


def _snekagon(side: int, part: float, flip: bool = True) -> FleetPlan:
    """A fleet; where tiles can't be flipped there are fewer moves, so these have their own."""
    plain: Options = {"board_side": side, "flip": flip}
    rest: tuple[Options, ...] = (
        {**plain, "pie": True},
        {**plain, "tiebreak": "second_longest"},
        {**plain, "opening_single": False},
        {**plain, "opening_single": False, "pie": True, "tiebreak": "second_longest"},
    )
    return FleetPlan((plain, plain, plain, plain, *rest), part)


def _snekagon5g(side: int, part: float, seats: int = 2, flip: bool = True) -> FleetPlan:
    plain: Options = {"floor_side": side, "flip": flip}
    rest: tuple[Options, ...] = (
        {**plain, "advanced": True},
        {**plain, "opening_single": True},
        {**plain, "vertical_touch": True, "double_drill": False},
    )
    return FleetPlan((plain, plain, plain, plain, plain, *rest), part, seats)


def _schlangennest(part: float) -> FleetPlan:
    plain: Options = {}
    rest: tuple[Options, ...] = (
        {"size": "easy"},
        {"size": "hard"},
        {"variant": "tail_first"},
        {"tiebreak": "fewer_gray", "head_card": "blank_opposite"},
    )
    return FleetPlan((plain, plain, plain, plain, *rest), part)


COURSES: dict[str, TrainingCourse] = {
    "snekagon": TrainingCourse(
        "snekagon",
        (
            _snekagon(6, 0.24),
            _snekagon(6, 0.24),
            _snekagon(5, 0.29),
            _snekagon(6, 0.06, flip=False),
            _snekagon(5, 0.06, flip=False),
            _snekagon(4, 0.015),
            _snekagon(4, 0.015, flip=False),
            _snekagon(7, 0.03),
            _snekagon(7, 0.015, flip=False),
            _snekagon(8, 0.02),
            _snekagon(8, 0.015, flip=False),
        ),
    ),
    "snekagon5g": TrainingCourse(
        "snekagon5g",
        (
            _snekagon5g(4, 0.40),
            _snekagon5g(4, 0.40),
            _snekagon5g(4, 0.12, flip=False),
            _snekagon5g(5, 0.04),
            _snekagon5g(6, 0.04),
        ),
    ),
    "snekagon5g-many": TrainingCourse(
        "snekagon5g",
        (
            _snekagon5g(4, 0.17, 3),
            _snekagon5g(4, 0.17, 3),
            _snekagon5g(4, 0.06, 3, flip=False),
            _snekagon5g(4, 0.3, 4),
            _snekagon5g(4, 0.3, 5),
        ),
    ),
    "schlangennest": TrainingCourse("schlangennest", (_schlangennest(0.5), _schlangennest(0.5))),
}
"""By the name of the net."""


def arguments(given: list[str] | None = None) -> Namespace:
    """What the command was given."""
    read = ArgumentParser(prog="python -m training", description="Nets by self-play.")
    add = read.add_argument
    add("course", choices=[*COURSES], help="the net: a game, or a game and its tables")
    add("--minutes", type=float, default=20.0)
    add("--into", type=Path, default=Path("build/training"), help="folder of what is made")
    add("--resume", type=Path, help="a checkpoint to go on from")
    add("--begin", type=Path, help="a net as it is in the package, which learns on")
    add(
        "--teacher", type=Path, help="a net as it is in the package, which plays and learns nothing"
    )
    add("--device", default="", help="cuda if there is one, else cpu")
    add("--games", type=int, default=24576, help="games at once, in all fleets together")
    add("--simulations", type=int, default=32, help="for each move")
    add("--edges", type=int, default=16, help="moves that a position looks at")
    add("--width", type=int, default=64)
    add("--blocks", type=int, default=6)
    add("--student", type=int, nargs=2, default=[32, 4], help="width and blocks of a smaller net")
    add("--batch", type=int, default=4096)
    add("--reuse", type=float, default=4.0, help="how often a position is learned from")
    add("--rate", type=float, default=1.5e-3)
    add(
        "--hope",
        type=float,
        default=0.2,
        help="part of what search thought in what games are worth",
    )
    add("--anneal", type=float, default=0.4, help="part of the run in which the rate goes down")
    add("--wild", type=float, default=0.4, help="chance of each further random move at first")
    add(
        "--first",
        type=float,
        default=0.0,
        help="part of the games whose first move is a random one, as in matches",
    )
    add("--proof", type=int, default=0, help="effort to prove the result of each new position")
    add("--unturned", action="store_true", help="learn positions as they lie, never turned")
    add("--threads", type=int, default=0, help="processor cores for self-play; all if 0")
    add("--on", metavar="ADDRESS", help="let the workers of this Dask scheduler play")
    add("--block", type=int, default=16, help="games that a worker plays at once")
    add("--fleets", type=int, nargs="*", help="only these fleets of the game's plan")
    add("--compile", action="store_true", help="let torch compile playing and learning")
    add("--seed", type=int, default=1)
    return read.parse_args(given)
