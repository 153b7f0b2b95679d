"""What the tiles are called."""

from serpentry.games.hexsnakes.rules.tiles import Tile
from serpentry.languages import Sentence


def tile_word(tile: Tile) -> Sentence:
    """The word for a tile by its look: the straight three for `S`."""
    return Sentence(f"board-hex-tile-{tile.lower()}")
