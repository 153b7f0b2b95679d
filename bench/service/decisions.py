"""What it costs a server to decide a move: from the command to the state that is stored.

`python -m bench decisions` plays whole games of each kind whose moves are known, and prints
the processor time a command.
"""

from random import Random
from time import process_time
from typing import Any

from serpentry.catalogue import BOXES, find
from serpentry.table.commands import Command, LetChance, Play
from serpentry.table.decide import Who, decide
from serpentry.table.fairness import draw_from
from serpentry.table.setup import COMPUTER, Place, Setup
from serpentry.table.state import State, fresh

GAMES, ROUNDS = 20, 5
SEED = "5eed"


def decisions() -> None:
    """Print microseconds a decided command for every game."""
    for box in BOXES:
        lines = [_commands(box.name, seed) for seed in range(GAMES)]
        count = sum(map(len, lines))
        spent = min(_spent(box.name, lines) for _ in range(ROUNDS))
        print(f"{box.name:14} {count / GAMES:6.1f} commands a game  {1e6 * spent / count:7.1f} µs")


def _dice(table: State) -> Any:
    return draw_from(SEED, table.game, table.position, len(table.played))


def _new_table(name: str) -> State:
    box = find(name)
    places = (Place(COMPUTER, "", "random"),) * box.seats[0]
    return fresh(Setup(name, box.version, {}, places, "host", ""))


def _decided(state: State, command: Command, who: Who) -> State:
    return decide(state, command, who, 0, _dice).state


def _commands(name: str, seed: int) -> list[tuple[Command, Who]]:
    """What was asked of a table in a random game."""
    rng, asked = Random(seed), list[tuple[Command, Who]]()
    state = _decided(_new_table(name), LetChance(), Who())
    while isinstance(seat := state.to_act, int):
        moves = state.game.rules.moves(state.position)
        asked.append((Play(moves[rng.randrange(len(moves))]), Who(None, seat)))
        state = _decided(state, *asked[-1])
    return asked


def _spent(name: str, games: list[list[tuple[Command, Who]]]) -> float:
    """Processor time for all these commands at fresh tables."""
    spent = 0.0
    for commands in games:
        state = _decided(_new_table(name), LetChance(), Who())
        began = process_time()
        for command, who in commands:
            state = _decided(state, command, who)
        spent += process_time() - began
    return spent


if __name__ == "__main__":
    decisions()
