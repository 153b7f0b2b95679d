"""The options of SNEKAGON 5G."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from serpentry.games.snekagon5g.species import SPECIES
from serpentry.geometry.hexes import Hex, hexagon, in_hexagon
from serpentry.tabletop.errors import BadOption
from serpentry.tabletop.options import listing, number, switch


def _read_eyes(items: Sequence[object]) -> tuple[Hex, ...]:
    eyes = {_read_eye(item) for item in items}
    if len(eyes) != len(items):
        raise ValueError("an eye twice")
    return tuple(sorted(eyes))


def _read_eye(item: object) -> Hex:
    match item:
        case [int(q), int(r)] if type(q) is type(r) is int:
            return Hex(q, r)
    raise ValueError("whole numbers expected")


def _read_species(items: Sequence[object]) -> tuple[str, ...]:
    species = tuple(item for item in items if isinstance(item, str) and item in SPECIES)
    if not items or len(set(species)) != len(items):
        raise ValueError("different species expected")
    return species


@dataclass(frozen=True)
class Options:
    """How the game is set up; the defaults are the printed basic game as far as it is known."""

    floor_side: int = number(4, 4, 6, "Cells along a side of every floor.")
    eyes: tuple[Hex, ...] = listing(
        (Hex(-1, -1), Hex(2, -1)),
        _read_eyes,
        "a list of different cells [q, r], such as [[-2, 0], [2, 0]]",
        "The holes of every floor.",
    )
    species: tuple[str, ...] = listing(
        (),
        _read_species,
        f"a list of different ones of {', '.join(SPECIES)}, one a seat",
        "The species of each seat; if not said, in the order mamba, python, viper …",
    )
    advanced: bool = switch(False, "Through a drill a snake turns by 60° at the most.")
    flip: bool = switch(True, "Tiles may be flipped over, not only turned.")
    opening_single: bool = switch(False, "The very first move is the starter's 1-tile.")
    vertical_touch: bool = switch(
        False, "Own hexes above one another on neighbouring floors must be drilled together."
    )
    drill_may_join: bool = switch(True, "A drilled tile may also join on its own floor.")
    double_drill: bool = switch(True, "A tile may be drilled at both ends.")
    clay_limit: bool = switch(False, "There are 30 open and 5 closed pieces of clay, no more.")


def checked(seats: int, options: Options) -> Options:
    """The options for so many seats, defaults left unsaid; BadOption where they don't fit."""
    for eye in options.eyes:
        if not in_hexagon(eye, options.floor_side):
            words = "The eye {eye} does not lie on a floor of side {side}."
            raise BadOption(words, eye=str(list(eye)), side=options.floor_side)
    if len(options.eyes) == len(hexagon(options.floor_side)):
        raise BadOption("The eyes leave no cell to lay a tile on.")
    if options.species and len(options.species) != seats:
        words = "There are {seats} seats, but {count} species were given."
        raise BadOption(words, seats=seats, count=len(options.species))
    if options.species == SPECIES[:seats]:
        return replace(options, species=())
    return options
