"""Numbers and tensors along the golden games, pinned.

`python -m tests.research.numbers [GAME…]` pins them again. Programs that trained something have
stored them: if they change, so must the version.
"""

from hashlib import sha256
from pathlib import Path
from typing import Any

from serpentry.catalogue import game_of_record
from serpentry.tabletop.formats.record import replay
from serpentry.tabletop.game import Game
from tests.golden import golden, pin_all

NUMBERS = "numbers.json"
TENSOR_EVERY = 7
"""Tensors take time: one event in this many is looked at."""


def digests(path: Path) -> dict[str, str]:
    """Versions, and digests of all numbers and some tensors on the way of a game."""
    record = golden(path)
    game = game_of_record(record)
    layout = game.observation.layout
    numbers, tensors = sha256(), sha256(repr(layout).encode())
    position = game.rules.start()
    for event, (_, _, after) in enumerate(replay(game, record)):
        numbers.update(repr(all_numbers(game, position)).encode())
        if event % TENSOR_EVERY == 0:
            seat = event % game.seats
            view = game.secrets.view(position, seat)
            tensors.update(game.observation.tensor(view, seat).tobytes())
        position = after
    return {
        "numbering": f"{game.numbering.version} {numbers.hexdigest()[:16]}",
        "observation": f"{layout.version} {tensors.hexdigest()[:16]}",
    }


def all_numbers(game: Game[Any, Any], position: Any) -> list[int]:
    """The numbers of all moves or draws; they differ and read back."""
    moves = list(game.rules.moves(position)) or [move for move, _ in game.rules.draws(position)]
    numbers = [game.numbering.number(position, move) for move in moves]
    assert [game.numbering.move(position, number) for number in numbers] == moves
    return numbers


if __name__ == "__main__":
    pin_all(NUMBERS, digests)
