"""The facts of a set-up, all from the game's own tables."""

from collections.abc import Iterable, Iterator

import numpy as np

from serpentry.games.carnival.bag import bag_of
from serpentry.games.carnival.numbering import BLANKS, HAT_NAMES, CarnivalNumbering
from serpentry.games.carnival.order import COSTUMES, LOGS, costume_of, longest_path
from serpentry.games.carnival.rules import CarnivalRules
from serpentry.games.carnival.seating import exit_side
from serpentry.games.carnival.tiles import (
    BODY_KINDS,
    COLOURS,
    HAND_SIZE,
    HATS,
    NAMES,
    TILES,
    TOKEN_WORTH,
    WELCOME_KINDS,
    Tile,
    head_of,
)
from serpentry.geometry.squares import STEPS
from serpentry.kernels.carnival import layout as at
from serpentry.kernels.kernel import Words

TURNS = range(4)
HOUSE = (at.NONE, at.NONE, 0, at.NONE, 0)
"""What is told about the house, which comes after all tiles."""
MARGIN = 2
"""Cells beyond the furthest end, for what lies beside it and what is asked about beyond that."""


def width() -> int:
    """How many cells the table is wide and high."""
    return 2 * (at.reach() + MARGIN) + 1


def facts_of(rules: CarnivalRules, numbering: CarnivalNumbering) -> Words:
    """All facts of a set-up in one array."""
    head = [0] * at.FACT_HEAD
    for fact, value in {**_sizes(rules), **_options(rules), **_sections(numbering)}.items():
        head[fact] = value
    body, end = [], at.FACT_HEAD
    for section, values in _tables(rules).items():
        head[section] = end
        body.append(np.fromiter(values, np.int64))
        end += len(body[-1])
    return np.concatenate([np.array(head, np.int64), *body])


def _sizes(rules: CarnivalRules) -> dict[int, int]:
    return {
        at.FACT_SEATS: rules.seats,
        at.FACT_SNAKES: len(rules.seating.owners(0)),
        at.FACT_HAND: HAND_SIZE,
        at.FACT_DECKED: len(rules.seating.deck(0)),
        at.FACT_WIDTH: width(),
        at.FACT_CENTRE: width() ** 2 // 2,
        at.FACT_NAMES: len(NAMES),
        at.FACT_COSTUMES: len(COSTUMES),
        at.FACT_LENGTH: longest_path(),
        at.FACT_TOKENS: rules.tokens,
        at.FACT_TOKEN_WORTH: TOKEN_WORTH,
        at.FACT_QUIET_LIMIT: rules.flow.quiet_limit,
        at.FACT_CORNER_LOG: NAMES.index(next(name for name in LOGS if _is_corner(name))),
        at.FACT_HEAD_COSTUME: costume_of(TILES[head_of(COLOURS[0])]),
        at.FACT_LOG_COUNT: len(LOGS),
        at.FACT_BLANK_COUNT: len(BLANKS),
        at.FACT_HAT_COUNT: len(HAT_NAMES),
        at.FACT_HATS: sum(1 << number for number, name in enumerate(NAMES) if name in HATS),
    }


def _is_corner(name: str) -> bool:
    return TILES[name].shape == "corner"


def _options(rules: CarnivalRules) -> dict[int, int]:
    options = rules.options
    return {
        at.FACT_OWN_ABSENT: options.grow_others == "own_absent",
        at.FACT_DEAD_ENDING: options.allow_dead_ending,
        at.FACT_MAY_BLOCK: options.trouble_may_block,
        at.FACT_SAME_SHAPE: options.dead_end_turn == "same_shape",
        at.FACT_DIAMOND_OWNER: options.diamond_to == "owner",
        at.FACT_ASIDE: options.heads == "own_aside",
        at.FACT_PASS_HEADS: options.final_pass == "all",
        at.FACT_PASS_HATS: options.final_pass != "none",
    }


def _sections(numbering: CarnivalNumbering) -> dict[int, int]:
    starts = numbering.sections.starts
    return {
        at.FACT_END: starts["end"],
        at.FACT_MEND: starts["mend"],
        at.FACT_LOG: starts["log"],
        at.FACT_TURN: starts["turn"],
        at.FACT_BESIDE: starts["beside"],
        at.FACT_HAT: starts["hat"],
        at.FACT_SKIP: starts["skip"],
    }


def _tables(rules: CarnivalRules) -> dict[int, Iterable[int]]:
    owners = list(rules.seating.owners(0).values())
    number = {name: at_ for at_, name in enumerate(NAMES)}
    return {
        at.FACT_TILES: (*(fact for name in NAMES for fact in _tile(TILES[name])), *HOUSE),
        at.FACT_STEPS: (x + y * width() for x, y in STEPS),
        at.FACT_OWNERS: owners,
        at.FACT_RANKS: _ranks(rules, owners),
        at.FACT_RANKED: (
            slot for seat in range(rules.seats) for slot in _ranked(rules, owners, seat)
        ),
        at.FACT_EXITS: (exit_side(0, colour) for colour in rules.seating.owners(0)),
        at.FACT_SLOTS: _slots(rules),
        at.FACT_COLOURS: (
            COLOURS.index(colour) for turn in TURNS for colour in rules.seating.owners(turn)
        ),
        at.FACT_DECKS: (count for turn in TURNS for count in bag_of(rules.seating.deck(turn))),
        at.FACT_COSTUME_NAMES: (
            number[f"{colour} {costume}"] for colour in COLOURS for costume in COSTUMES
        ),
        at.FACT_LOG_NAMES: (number[name] for name in LOGS),
        at.FACT_BLANK_NAMES: (number[name] for name in BLANKS),
        at.FACT_HAT_NAMES: (number[name] for name in HAT_NAMES),
    }


def _tile(tile: Tile) -> tuple[int, ...]:
    colour = COLOURS.index(tile.colour) if tile.colour else at.NONE
    kind = at.BODY * (tile.kind in BODY_KINDS) + at.WELCOME * (tile.kind in WELCOME_KINDS)
    kind += at.DIAMOND * (tile.kind == "diamond") + at.TROUBLE * (tile.kind == "trouble")
    return at.SHAPES.index(tile.shape), colour, tile.points, _ordinal(tile), kind


def _ordinal(tile: Tile) -> int:
    if tile.colour:
        return costume_of(tile)
    lists = (LOGS, BLANKS, HAT_NAMES)
    return next(names.index(tile.name) for names in lists if tile.name in names)


def _ranked(rules: CarnivalRules, owners: list[int], seat: int) -> list[int]:
    """The snakes in the order in which a seat counts them."""
    return sorted(range(len(owners)), key=lambda slot: (owners[slot] - seat) % rules.seats)


def _ranks(rules: CarnivalRules, owners: list[int]) -> Iterator[int]:
    for seat in range(rules.seats):
        ranked = _ranked(rules, owners, seat)
        yield from (ranked.index(slot) for slot in range(len(owners)))


def _slots(rules: CarnivalRules) -> Iterator[int]:
    """The snake of each colour, for each turn of the house."""
    for turn in TURNS:
        colours = list(rules.seating.owners(turn))
        yield from (colours.index(colour) if colour in colours else at.NONE for colour in COLOURS)
