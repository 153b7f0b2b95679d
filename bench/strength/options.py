"""A net against a level, option by option: where it is weak.

`python -m bench options --games 60 --processes 16`.

SNEKAGON in 24 set-ups: every size with and without flipping, and the rules for openings and
equal lengths where they matter most. Matches are those of `python -m bench nets`, all with the
same time per move; a line for each set-up, the weakest first.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from pathlib import Path

from bench.strength.nets import Match, play_all, result, tell

Options = dict[str, object]
SIDES, USUAL_SIDES = range(4, 9), (5, 6)
FIRST_IS_ANY: Options = {"opening_single": False}
ODD: Options = {"flip": False, "pie": True, "tiebreak": "second_longest", **FIRST_IS_ANY}
RULES: tuple[tuple[Iterable[int], Options], ...] = (
    (SIDES, {"flip": True}),
    (SIDES, {"flip": False}),
    (SIDES, {"pie": True, **FIRST_IS_ANY}),
    (USUAL_SIDES, FIRST_IS_ANY),
    (USUAL_SIDES, {"pie": True}),
    (USUAL_SIDES, {"tiebreak": "second_longest"}),
    ((*USUAL_SIDES, 8), ODD),
)
SET_UPS: list[Options] = [{"board_side": side, **rules} for sides, rules in RULES for side in sides]


def arguments() -> Namespace:
    """What the command was given."""
    read = ArgumentParser(prog="python -m bench options", description="A net in 24 set-ups.")
    add = read.add_argument
    add("--budget", default="200ms", help="of both")
    add("--foe", default="level8")
    add("--games", type=int, default=60, help="in each set-up")
    add("--processes", type=int, default=1)
    add("--seconds", type=float, default=1e9, help="no game begins later")
    add("--log", type=Path, help="a file that gets a line for each set-up")
    return read.parse_args()


def main(given: Namespace) -> None:
    """Play, and tell."""
    budgets = {"budget": given.budget, "foe_budget": given.budget}
    matches = [
        Match("snekagon", options=tuple(one.items()), foe=given.foe, games=given.games, **budgets)
        for one in SET_UPS
    ]
    found = play_all(matches, given.processes, given.seconds)
    results = [result(match, games) for match, games in found.items()]
    tell(sorted(results, key=lambda one: float(one["all"]["share"])), given.log)


if __name__ == "__main__":
    main(arguments())
