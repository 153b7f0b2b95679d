"""How environments show a table: as text, or as the pixels of the browser's board."""

from io import BytesIO

from serpentry.pictures.stills import still
from serpentry.research.moment import Moment
from serpentry.research.spaces import Array
from serpentry.tabletop.errors import UnknownName
from serpentry.tabletop.helpers.extras import need
from serpentry.tabletop.helpers.given import called
from serpentry.tabletop.text import unpainted

MODES = ["ansi", "rgb_array"]
SIDE = 480
"""Pixels along each side, the same for every position, so that pictures make a film."""


def checked(mode: str | None) -> str | None:
    """A mode, if there is such a one."""
    if mode is not None and not (isinstance(mode, str) and mode in MODES):
        raise UnknownName("render mode", called(mode), MODES)
    return mode


def rendered(moment: Moment, mode: str | None) -> str | Array | None:
    """The table as text, or as an array of pixels; nothing without a mode."""
    game, position = moment.game, moment.position
    if mode == "rgb_array":
        return _pixels(still(game, position, width=SIDE, height=SIDE).png())
    return unpainted(game.face.text(position)) if mode == "ansi" else None


def _pixels(png: bytes) -> Array:
    """Rows of red, green and blue."""
    numpy, images = need("numpy", "research"), need("PIL.Image", "research")
    with images.open(BytesIO(png)) as image:
        pixels: Array = numpy.array(image.convert("RGB"), numpy.uint8)
    return pixels
