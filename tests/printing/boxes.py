"""What is in each box, taken from the games' own tables alone."""

from collections import Counter
from functools import cache
from typing import Any

from serpentry.catalogue import find
from serpentry.games.carnival.rules.tiles import TILES, TOKENS_A_COLOUR
from serpentry.games.schlangennest.rules.cards import COLOUR_NAMES, FULL_HAND, Kind
from serpentry.games.snekagon5g.rules.clay import IN_THE_BOX
from serpentry.games.snekagon5g.rules.species import SPECIES, tiles_of
from serpentry.games.sssnake.rules.cards import CARDS
from serpentry.games.sssnake.rules.seats import SEAT_NAMES
from serpentry.hexsnakes.rules.tiles import BASIC
from serpentry.printing import Wishes, print_and_play
from tests.printing.reading import Printed

Pieces = Counter[str]


@cache
def printed(name: str, **wishes: Any) -> Printed:
    """A game for the most players."""
    box = find(name)
    return Printed(print_and_play(box, box.set_up(box.seats[-1]), Wishes(**wishes)))


def expected(name: str, seats: int) -> Pieces:
    """Every piece of a game with its plain options, by its name in the file."""
    return {
        "snekagon": _snekagon,
        "snekagon5g": _snekagon5g,
        "schlangennest": _schlangennest,
        "sssnake": _sssnake,
        "carnival": _carnival,
    }[name](seats)


def _snekagon(_: int) -> Pieces:
    return Counter(f"tiles.{colour}.{tile}" for colour in ("green", "red") for tile in BASIC)


def _snekagon5g(seats: int) -> Pieces:
    tiles = Counter(f"tiles.{one}.{tile}" for one in SPECIES[:seats] for tile in tiles_of(one))
    clay = {"clay.clay.open": IN_THE_BOX.open, "clay.clay.closed": IN_THE_BOX.closed}
    return tiles + Counter(clay)


def _schlangennest(seats: int) -> Pieces:
    return Counter(
        {
            f"cards.{COLOUR_NAMES[colour]}.{kind.word}": FULL_HAND[kind]
            for colour in range(seats)
            for kind in Kind
        }
    )


def _sssnake(seats: int) -> Pieces:
    cards = Counter({f"cards.{card}": CARDS[card].number for card in CARDS})
    starts = Counter(f"starts.start.{SEAT_NAMES[seat]}" for seat in range(seats))
    return cards + starts + Counter(["die.die"])


def _carnival(seats: int) -> Pieces:
    tiles = {f"tiles.{name.replace(' ', '-')}": tile.copies for name, tile in TILES.items()}
    tokens = TOKENS_A_COLOUR * (4 if seats == 2 else seats)
    return Counter({**tiles, "house.house": 1, "tokens.token": tokens})
