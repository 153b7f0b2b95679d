"""How environments show a table: as text, or as pixels."""

from serpentry.research.moment import Moment
from serpentry.research.pixels import Pixels, pixels
from serpentry.tabletop.errors import UnknownName
from serpentry.tabletop.text import unpainted

MODES = ["ansi", "rgb_array"]


def checked(mode: str | None) -> str | None:
    """A mode, if there is such a one."""
    if mode is not None and mode not in MODES:
        raise UnknownName("render mode", mode, MODES)
    return mode


def rendered(moment: Moment, mode: str | None) -> str | Pixels | None:
    """The table as text, or as an array of pixels; nothing without a mode."""
    face = moment.game.face
    if mode == "rgb_array":
        return pixels(face.picture(moment.position))
    return unpainted(face.text(moment.position)) if mode == "ansi" else None
