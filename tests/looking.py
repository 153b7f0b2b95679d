"""Reading tensors in tests: planes and facts by their names."""

from typing import Any

from serpentry.tabletop.game import Game


def marked(game: Game[Any, Any], position: Any, seat: int, plane: str) -> set[tuple[int, int]]:
    """The columns and rows that a plane marks, from the upper left."""
    layout = game.observation.layout
    tensor = game.observation.tensor(game.secrets.view(position, seat), seat)
    first = layout.planes.index(plane) * layout.height * layout.width
    return {
        (column, row)
        for row in range(layout.height)
        for column in range(layout.width)
        if tensor[first + row * layout.width + column]
    }


def fact(game: Game[Any, Any], position: Any, seat: int, name: str) -> float:
    """The value of a fact."""
    layout = game.observation.layout
    tensor = game.observation.tensor(game.secrets.view(position, seat), seat)
    return tensor[layout.board_size + layout.facts.index(name)]
