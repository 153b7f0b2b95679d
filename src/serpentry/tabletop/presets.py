"""Printed rules: sets of options with a name.

The defaults of a game are what we recommend. Where a rulebook says otherwise, `printed` follows
it; `children` is the game that the book has for them. `quick` and `long` end sooner and later, and
`even` gives both players the same chances. Why we recommend something else
than is printed is stated by the message `because-GAME-OPTION`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from serpentry.tabletop.formats.jsons import Json

PRINTED, RECOMMENDED, CHILDREN = "printed", "recommended", "children"
QUICK, LONG, EVEN = OURS = "quick", "long", "even"


@dataclass(frozen=True)
class Preset:
    """A named set of options, as they differ from the defaults."""

    name: str
    options: Mapping[str, Json] = field(default_factory=dict)


ONE_BOOK = (Preset(PRINTED),)
"""Where we recommend the game as it is printed."""


def differing(presets: tuple[Preset, ...]) -> list[str]:
    """The options in which the printed game is not the recommended one."""
    return [name for one in presets if one.name == PRINTED for name in one.options]
