"""The options of SNEKAGON 5G."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from serpentry.games.snekagon5g.rules.species import SPECIAL, SPECIES
from serpentry.geometry.hexes import Hex, hexagon, in_hexagon, path_along
from serpentry.languages import sentence
from serpentry.tabletop.errors import BadOption
from serpentry.tabletop.options import BOARD, PIECES, ItemSource, listing, number, switch

EYE = re.compile(r"-?\d+:-?\d+")
"""An eye as people type it: q and r."""


def _read_eyes(items: Sequence[object]) -> tuple[Hex, ...]:
    eyes = {_read_eye(item) for item in items}
    if len(eyes) != len(items):
        raise ValueError("an eye twice")
    return tuple(sorted(eyes))


def _read_eye(item: object) -> Hex:
    match item:
        case [int(q), int(r)] if type(q) is type(r) is int:
            return Hex(q, r)
        case str() if EYE.fullmatch(item):
            q, r = map(int, item.split(":"))
            return Hex(q, r)
    raise ValueError("whole numbers expected")


def _read_species(items: Sequence[object]) -> tuple[str, ...]:
    species = tuple(item for item in items if isinstance(item, str) and item in SPECIES)
    if not items or len(set(species)) != len(items):
        raise ValueError("different species expected")
    return species


def _floor(options: "Options") -> list[list[int]]:
    return [list(cell) for cell in hexagon(options.floor_side)]


def _species(options: "Options") -> tuple[str, ...]:
    return SPECIES


def _special_tiles(species: str) -> list[list[Hex]]:
    """The two tiles that only this species has, each as hexes."""
    return [list(path_along(tile)) for tile in SPECIAL[species]]


@dataclass(frozen=True)
class Options:
    """How the game is set up; the defaults are the printed basic game as far as it is known."""

    floor_side: int = number(4, 4, 6, group=BOARD)
    eyes: tuple[Hex, ...] = listing(
        (Hex(-1, -1), Hex(2, -1)),
        _read_eyes,
        sentence("allowed-eyes"),
        ItemSource(_floor),
        group=BOARD,
    )
    species: tuple[str, ...] = listing(
        (),
        _read_species,
        sentence("allowed-species", known=", ".join(SPECIES)),
        ItemSource(_species, by_seat=True, shapes=_special_tiles),
        group=PIECES,
    )
    advanced: bool = switch(False)
    flip: bool = switch(True, group=PIECES)
    opening_single: bool = switch(False)
    vertical_touch: bool = switch(False)
    drill_may_join: bool = switch(True)
    double_drill: bool = switch(True)
    clay_limit: bool = switch(False, group=PIECES)


def settled(seats: int, options: Options, given: frozenset[str]) -> Options:
    """The options for a number of seats, defaults left unsaid; BadOption where they don't fit."""
    for eye in options.eyes:
        if not in_hexagon(eye, options.floor_side):
            message = "why-snekagon5g-eye-off-floor"
            raise BadOption(sentence(message, eye=str(list(eye)), side=options.floor_side))
    if len(options.eyes) == len(hexagon(options.floor_side)):
        raise BadOption(sentence("why-snekagon5g-eyes-everywhere"))
    if options.species and len(options.species) != seats:
        message = "why-snekagon5g-species-count"
        raise BadOption(sentence(message, seats=seats, count=len(options.species)))
    if options.species == SPECIES[:seats]:
        return replace(options, species=())
    return options
