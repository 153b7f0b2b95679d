"""The five species and their two special tiles each.

Each of the ten snakes with five hexes belongs to one species. Which two belong together was not
to be found out, so the pairing is a house rule: this table is the one place that says it.
"""

from serpentry.hexsnakes.rules.tiles import BASIC, Tile

SPECIAL: dict[str, tuple[Tile, Tile]] = {
    "mamba": ("SSS", "SSL"),
    "python": ("LLL", "SLL"),
    "viper": ("LRL", "SLR"),
    "rattlesnake": ("LSR", "LLR"),
    "cobra": ("SLS", "LSL"),
}

SPECIES: tuple[str, ...] = tuple(SPECIAL)
"""In the order in which seats take them if nobody chooses."""
COLOURS = ("green", "red", "blue", "amber", "purple")
"""Those of their sets, in the same order."""


def tiles_of(species: str) -> tuple[Tile, ...]:
    """The ten tiles of a species, 35 hexes: the basic eight and its own two."""
    return BASIC + SPECIAL[species]
