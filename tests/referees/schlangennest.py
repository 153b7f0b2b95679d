"""An independent referee for Schlangennest: checks traces, writes random ones, counts games.

Everything is derived from the bare table (kind, turn and colour of the card on each square, in
the order of laying): components, ends, reached squares, closed snakes, bans and the border are
computed afresh after every candidate move.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache
from typing import Any

Square = tuple[int, int]
Options = dict[str, Any]

NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
STEP: tuple[Square, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
PATH_COLOUR = -1
FRAME_COLOUR = -2

HAND = {"straight": 7, "curve": 9, "tail": 1, "head": 1}
TURNS = {"straight": (0, 1), "curve": (0, 1, 2, 3), "tail": (0, 1, 2, 3), "head": (0, 1, 2, 3)}
SIZES = {
    2: ("5x7", "6x6", "4x8"),
    3: ("6x8", "5x9", "7x7", "4x10"),
    4: ("7x9", "6x10", "8x8", "5x11"),
}
CHOICES: dict[str, tuple[Any, ...]] = {
    "border": ("floating", "none", "fixed"),
    "frame": (False, True),
    "path": ("dealt", "laid"),
    "variant": ("standard", "tail_first", "two_snakes", "two_snakes_single"),
    "head_card": ("stub_opposite", "blank_opposite"),
    "strict_contact": (False, True),
    "tiebreak": ("none", "fewer_gray"),
    "first_tail_spares": (True, False),
    "two_snakes_score": ("sum", "longer"),
}
BANS = {"three-snakes-one-square", "four-snakes-two-squares", "must-leave-a-curve"}


class RefusedError(Exception):
    """A set-up or a trace that breaks the written form or the rules."""


# ---------------------------------------------------------------- set-up


@dataclass(frozen=True)
class Setup:
    """The agreed game: seats and the full set of option values."""

    seats: int
    size: str
    border: str
    frame: bool
    path: str
    variant: str
    head_card: str
    strict_contact: bool
    tiebreak: str
    first_tail_spares: bool
    two_snakes_score: str

    @property
    def two_snakes(self) -> bool:
        """Tell whether every player has two snakes."""
        return self.variant in ("two_snakes", "two_snakes_single")

    @property
    def colours(self) -> int:
        """Count the players' snakes on the table."""
        return 4 if self.two_snakes else self.seats

    @property
    def tails_first(self) -> bool:
        """Tell whether every first card is a tail."""
        return self.variant != "standard"

    @property
    def sides(self) -> tuple[int, int]:
        """Give width and height of the agreed size."""
        width, height = self.size.split("x")
        return int(width), int(height)

    @property
    def path_laid(self) -> bool:
        """Tell whether the players lay the path themselves."""
        return self.border == "fixed" and self.path == "laid"

    @property
    def fixed_field(self) -> bool:
        """Tell whether path or frame have fixed the field."""
        return self.border == "fixed" or self.frame

    def seat_of(self, colour: int) -> int:
        """Name the seat that plays a colour."""
        return colour // 2 if self.two_snakes else colour

    def colours_of(self, seat: int) -> tuple[int, ...]:
        """Name the colours a seat plays."""
        return (2 * seat, 2 * seat + 1) if self.two_snakes else (seat,)


def same_value(first: object, second: object) -> bool:
    """Compare two JSON values without taking 1 for true."""
    return type(first) is type(second) and first == second


def check_seats(seats: object) -> int:
    """Refuse a number of seats other than two to four."""
    if type(seats) is not int or seats not in (2, 3, 4):
        raise RefusedError(f"seats must be 2, 3 or 4, not {seats!r}")
    return seats


def check_combination(seats: int, chosen: Options) -> None:
    """Refuse options that do not make sense together."""
    two_snakes = chosen["variant"] in ("two_snakes", "two_snakes_single")
    if two_snakes and seats != 2:
        raise RefusedError("two snakes each need 2 seats")
    if chosen["border"] == "fixed" and (seats > 3 or two_snakes):
        raise RefusedError("border=fixed needs 2 or 3 seats with one snake each")
    if chosen["frame"] and (seats != 2 or two_snakes):
        raise RefusedError("frame needs 2 seats with one snake each")
    if chosen["frame"] and chosen["border"] == "none":
        raise RefusedError("frame does not go with border=none")


def make_setup(seats_value: object, options: Options, written_out: bool) -> Setup:
    """Build the set-up, refusing bad options and, if asked, defaults that are written out."""
    seats = check_seats(seats_value)
    unknown = sorted(set(options) - set(CHOICES) - {"size"})
    if unknown:
        raise RefusedError(f"unknown options {unknown}; allowed are size, {', '.join(CHOICES)}")
    chosen: Options = {name: values[0] for name, values in CHOICES.items()}
    for name, value in options.items():
        if name == "size":
            continue
        if not any(same_value(value, allowed) for allowed in CHOICES[name]):
            raise RefusedError(f"option {name} must be one of {CHOICES[name]}, not {value!r}")
        if written_out and same_value(value, CHOICES[name][0]):
            raise RefusedError(f"option {name} is written out with its default {value!r}")
        chosen[name] = value
    check_combination(seats, chosen)
    sizes = SIZES[4 if chosen["variant"].startswith("two_snakes") else seats]
    if "size" in options:
        check_size(options["size"], sizes, chosen["border"], written_out)
    return Setup(seats=seats, size=options.get("size", sizes[0]), **chosen)


def check_size(size: object, sizes: tuple[str, ...], border: str, written_out: bool) -> None:
    """Refuse a size that is not on the list, is the written out default, or has no border."""
    if border == "none":
        raise RefusedError("size is refused with border=none")
    if not any(same_value(size, allowed) for allowed in sizes):
        raise RefusedError(f"size must be one of {sizes}, not {size!r}")
    if written_out and size == sizes[0]:
        raise RefusedError(f"option size is written out with its default {size!r}")


def changed_options(setup: Setup) -> Options:
    """Give the options that differ from their defaults."""
    options: Options = {}
    if setup.border != "none" and setup.size != SIZES[setup.colours][0]:
        options["size"] = setup.size
    for name, values in CHOICES.items():
        if getattr(setup, name) != values[0]:
            options[name] = getattr(setup, name)
    return options


# ---------------------------------------------------------------- cards and components


@dataclass(frozen=True)
class Card:
    """A card as it lies: its kind, its clockwise quarter turns, its colour."""

    kind: str
    turn: int
    colour: int


Table = dict[Square, Card]


@dataclass
class Part:
    """A strand on a card: where, coloured or grey, and its edges."""

    square: Square
    coloured: bool
    edges: tuple[int, ...]


UNTURNED: dict[str, tuple[tuple[bool, tuple[int, ...]], ...]] = {
    "straight": ((True, (NORTH, SOUTH)), (False, (EAST, WEST))),
    "curve": ((True, (NORTH, EAST)), (False, (SOUTH, WEST))),
    "tail": ((True, (NORTH,)), (False, (SOUTH,)), (False, (EAST, WEST))),
    "head": ((True, (NORTH,)), (False, (SOUTH,)), (False, (EAST, WEST))),
    "blank_head": ((True, (NORTH,)), (False, (EAST, WEST))),
}


def neighbour(square: Square, edge: int) -> Square:
    """Give the square beyond an edge."""
    return square[0] + STEP[edge][0], square[1] + STEP[edge][1]


def opposite(edge: int) -> int:
    """Give the edge as seen from the neighbouring square."""
    return (edge + 2) % 4


@cache
def turned_layout(layout: str, turn: int) -> tuple[tuple[bool, tuple[int, ...]], ...]:
    """Turn the strands of a card clockwise."""
    return tuple(
        (coloured, tuple((edge + turn) % 4 for edge in edges))
        for coloured, edges in UNTURNED[layout]
    )


def parts_of(setup: Setup, square: Square, card: Card) -> list[Part]:
    """List the parts of a lying card with their turned edges."""
    blank = card.kind == "head" and setup.head_card == "blank_opposite"
    layout = turned_layout("blank_head" if blank else card.kind, card.turn)
    return [Part(square, coloured, edges) for coloured, edges in layout]


@dataclass
class Component:
    """A set of joined parts with everything where it stops."""

    parts: list[Part] = field(default_factory=list)
    colours: set[int] = field(default_factory=set)
    ends: list[tuple[Square, int]] = field(default_factory=list)
    stubs: int = 0
    blanks: int = 0

    @property
    def grey(self) -> int:
        """Count the grey parts."""
        return sum(not part.coloured for part in self.parts)

    @property
    def ring(self) -> bool:
        """Tell whether it has no ends, stubs or blanks."""
        return not self.ends and self.stubs == 0 and self.blanks == 0


def edge_map(setup: Setup, table: Table) -> dict[tuple[Square, int], Part]:
    """Map every edge that carries a part to this part."""
    return {
        (square, edge): part
        for square, card in table.items()
        for part in parts_of(setup, square, card)
        for edge in part.edges
    }


def components_of(setup: Setup, table: Table) -> list[Component]:
    """Find all components of the table by walking from part to part."""
    at_edge = edge_map(setup, table)
    seen: set[int] = set()
    found = []
    for start in at_edge.values():
        if id(start) in seen:
            continue
        component = Component()
        seen.add(id(start))
        waiting = [start]
        while waiting:
            part = waiting.pop()
            add_part(component, part, table)
            for joined in follow_edges(component, part, table, at_edge):
                if id(joined) not in seen:
                    seen.add(id(joined))
                    waiting.append(joined)
        found.append(component)
    return found


def add_part(component: Component, part: Part, table: Table) -> None:
    """Put a part, its colour and its stub into a component."""
    component.parts.append(part)
    if part.coloured:
        component.colours.add(table[part.square].colour)
    if len(part.edges) == 1:
        component.stubs += 1


def follow_edges(
    component: Component, part: Part, table: Table, at_edge: dict[tuple[Square, int], Part]
) -> Iterator[Part]:
    """Yield the parts joined to a part and note its ends and the blank edges it meets."""
    for edge in part.edges:
        beyond = neighbour(part.square, edge)
        joined = at_edge.get((beyond, opposite(edge)))
        if joined is not None:
            yield joined
        elif beyond in table:
            component.blanks += 1
        else:
            component.ends.append((beyond, opposite(edge)))


class View:
    """What a table shows: its components and which snake reaches which square."""

    def __init__(self, setup: Setup, table: Table) -> None:
        """Derive everything from the bare table."""
        self.setup = setup
        self.components = components_of(setup, table)
        self.reached = self.find_reached()

    def of_colour(self, colour: int) -> list[Component]:
        """List the components that hold a colour."""
        return [component for component in self.components if colour in component.colours]

    def laid(self, colour: int) -> bool:
        """Tell whether a colour has a card on the table."""
        return bool(self.of_colour(colour))

    def ends(self, colour: int) -> list[tuple[Square, int]]:
        """List the ends of a snake as reached squares with the edge it enters by."""
        return [end for component in self.of_colour(colour) for end in component.ends]

    def closed(self, colour: int) -> bool:
        """Tell whether a snake is a ring."""
        return any(component.ring for component in self.of_colour(colour))

    def colours_joined(self) -> bool:
        """Tell whether some component holds two colours."""
        return any(len(component.colours) > 1 for component in self.components)

    def colour_split(self) -> bool:
        """Tell whether some player's colour lies in two components."""
        return any(len(self.of_colour(colour)) > 1 for colour in range(self.setup.colours))

    def find_reached(self) -> dict[Square, dict[int, list[int]]]:
        """Map every reached square to the snakes that reach it and the edges they enter by."""
        squares: dict[Square, dict[int, list[int]]] = {}
        for colour in range(self.setup.colours):
            for square, edge in self.ends(colour):
                squares.setdefault(square, {}).setdefault(colour, []).append(edge)
        return squares

    def assert_invariants(self) -> None:
        """Assert paths or rings only, no two colours joined, each colour in one piece."""
        for component in self.components:
            stops = len(component.ends) + component.stubs + component.blanks
            assert stops in (0, 2), f"component with {stops} stops"
        assert not self.colours_joined(), "two colours in one component"
        assert not self.colour_split(), "one colour in two components"
        assert len(self.of_colour(PATH_COLOUR)) <= 1, "path in two components"
        ends = len(self.ends(PATH_COLOUR))
        assert ends <= self.setup.path_laid, "path with an end"


# ---------------------------------------------------------------- border


def box_with(box: tuple[int, int, int, int] | None, square: Square) -> tuple[int, int, int, int]:
    """Give the bounding box that holds a box and a square."""
    x, y = square
    if box is None:
        return x, y, x, y
    return min(box[0], x), min(box[1], y), max(box[2], x), max(box[3], y)


def box_fits(box: tuple[int, int, int, int], sides: tuple[int, int]) -> bool:
    """Tell whether a box fits the size one way or the other."""
    width, height = box[2] - box[0] + 1, box[3] - box[1] + 1
    short, long = sides
    return (width <= short and height <= long) or (width <= long and height <= short)


def inside_box(setup: Setup, table: Table) -> tuple[int, int, int, int] | None:
    """Give the box of the inside cards, card after card in the order of laying."""
    box: tuple[int, int, int, int] | None = None
    for square in table:
        larger = box_with(box, square)
        if box_fits(larger, setup.sides):
            box = larger
    return box


def is_outside(setup: Setup, table: Table, square: Square) -> bool:
    """Tell whether an empty square lies outside the border."""
    if setup.border == "none":
        return False
    if setup.fixed_field:
        width, height = setup.sides
        return not (0 <= square[0] < width and 0 <= square[1] < height)
    return not box_fits(box_with(inside_box(setup, table), square), setup.sides)


# ---------------------------------------------------------------- path and frame


def path_draws(setup: Setup) -> list[str]:
    """List all monotone paths across the field with exactly seven straights."""
    width, height = setup.sides
    length = width + height - 2
    paths = []
    for rights in itertools.combinations(range(length), width - 1):
        steps = "".join("R" if index in rights else "D" for index in range(length))
        if sum(first == second for first, second in itertools.pairwise(steps)) == 7:
            paths.append(steps)
    return paths


def turn_with_coloured(kind: str, edges: set[int]) -> int:
    """Find the turn of a card that brings its coloured part to the given edges."""
    for turn in TURNS[kind]:
        if {(edge + turn) % 4 for edge in UNTURNED[kind][0][1]} == edges:
            return turn
    raise AssertionError(f"no turn of {kind} shows {edges}")


def lay_path(table: Table, steps: str) -> None:
    """Lay the path from the origin, tail first, head last."""
    square = (0, 0)
    directions = [EAST if step == "R" else SOUTH for step in steps]
    table[square] = Card("tail", turn_with_coloured("tail", {directions[0]}), PATH_COLOUR)
    for arrived, leaving in itertools.pairwise(directions):
        square = neighbour(square, arrived)
        kind = "straight" if arrived == leaving else "curve"
        turn = turn_with_coloured(kind, {opposite(arrived), leaving})
        table[square] = Card(kind, turn, PATH_COLOUR)
    square = neighbour(square, directions[-1])
    turn = turn_with_coloured("head", {opposite(directions[-1])})
    table[square] = Card("head", turn, PATH_COLOUR)


def frame_sides(setup: Setup) -> list[tuple[Square, int, int, int]]:
    """List the four sides clockwise: first outside square, way along, way inwards, length."""
    width, height = setup.sides
    return [
        ((0, -1), EAST, SOUTH, width),
        ((width, 0), SOUTH, WEST, height),
        ((width - 1, height), WEST, NORTH, width),
        ((-1, height - 1), NORTH, EAST, height),
    ]


def lay_frame(setup: Setup, table: Table) -> None:
    """Lay the pairs of frame curves clockwise from the top left corner until used up."""
    pairs = (18 - sum(card.kind == "curve" for card in table.values())) // 2
    for corner, along, inwards, length in frame_sides(setup):
        square = corner
        for _ in range(length // 2):
            if pairs == 0:
                return
            pairs -= 1
            second = neighbour(square, along)
            lay_frame_card(table, square, {inwards, along})
            lay_frame_card(table, second, {inwards, opposite(along)})
            square = neighbour(second, along)


def lay_frame_card(table: Table, square: Square, grey_edges: set[int]) -> None:
    """Lay one frame curve whose grey part has the given edges."""
    turn = turn_with_coloured("curve", {NORTH, EAST, SOUTH, WEST} - grey_edges)
    table[square] = Card("curve", turn, FRAME_COLOUR)


# ---------------------------------------------------------------- state and moves


@dataclass(frozen=True)
class Move:
    """One player's action, with the own snake only where players have two."""

    do: str
    at: Square
    turn: int
    card: str | None = None
    snake: int | None = None

    def written(self) -> dict[str, Any]:
        """Give the move as a trace writes it."""
        move: dict[str, Any] = {"do": self.do}
        if self.card is not None:
            move["card"] = self.card
        move["at"] = list(self.at)
        move["turn"] = self.turn
        if self.snake is not None:
            move["snake"] = self.snake
        return move


@dataclass(frozen=True)
class State:
    """A position: table, hands, snakes out or final, and whose card comes next."""

    setup: Setup
    table: Table
    hands: tuple[dict[str, int], ...]
    retired: frozenset[int] = frozenset()
    stage: int = 0
    seat: int = 0
    pending: int | None = None


@dataclass(frozen=True)
class Decision:
    """A seat that has to choose, its legal moves, and whether bans were lifted for them."""

    state: State
    seat: int
    moves: list[Move]
    lifted: bool


def opening_of(setup: Setup) -> list[tuple[int, int]]:
    """List seat and colour of the prescribed cards at the beginning."""
    if not setup.two_snakes:
        return [(seat, seat) for seat in range(setup.seats)]
    tails = [(0, 0), (1, 2), (1, 3), (0, 1)]
    return [*tails, (0, 0)] if setup.variant == "two_snakes" else tails


def start_state(setup: Setup, steps: str | None) -> State:
    """Give the position before the first player's card."""
    table: Table = {}
    if setup.border == "fixed" and not setup.path_laid:
        assert steps is not None
        lay_path(table, steps)
    if setup.frame and not setup.path_laid:
        lay_frame(setup, table)
    return State(setup, table, tuple(dict(HAND) for _ in range(setup.colours)))


def start_draws(setup: Setup) -> list[str | None]:
    """List the draws of chance before the game, None where nothing is drawn."""
    dealt = setup.border == "fixed" and not setup.path_laid
    return list(path_draws(setup)) if dealt else [None]


def colour_of_move(setup: Setup, seat: int, move: Move) -> int:
    """Name the colour a move plays."""
    return setup.colours_of(seat)[move.snake or 0]


def table_after(table: Table, colour: int, move: Move) -> Table:
    """Give the table after a move, laid cards last in order."""
    after = dict(table)
    kind = {"turn": "curve", "replace": "tail"}.get(move.do, move.card or "")
    after[move.at] = Card(kind, move.turn, colour)
    return after


def hand_after(hand: dict[str, int], move: Move) -> dict[str, int]:
    """Give the hand after a move."""
    used = {"turn": None, "replace": "tail"}.get(move.do, move.card)
    return {kind: count - (kind == used) for kind, count in hand.items()}


def hands_after(state: State, colour: int, move: Move) -> tuple[dict[str, int], ...]:
    """Give all hands after a move."""
    return tuple(
        hand_after(hand, move) if owner == colour else hand
        for owner, hand in enumerate(state.hands)
    )


# ---------------------------------------------------------------- the bans


def ban_situations(view: View) -> set[tuple[str, tuple[Square, ...]]]:
    """List the situations on the table that the bans speak of, by id and squares."""
    reached = view.reached
    situations: set[tuple[str, tuple[Square, ...]]] = set()
    for square, snakes in reached.items():
        if len(snakes) >= 3:
            situations.add(("three-snakes-one-square", (square,)))
        if ends_next_to_each_other(snakes):
            situations.add(("must-leave-a-curve", (square,)))
        for edge in (EAST, SOUTH):
            other = neighbour(square, edge)
            others = reached.get(other, {})
            if len(snakes) >= 2 and len(others) >= 2 and len({*snakes, *others}) == 4:
                situations.add(("four-snakes-two-squares", (square, other)))
    return situations


def two_with_both_ends(snakes: dict[int, list[int]]) -> bool:
    """Tell whether two snakes have both their ends at a square."""
    return sorted(len(edges) for edges in snakes.values()) == [2, 2]


def ends_next_to_each_other(snakes: dict[int, list[int]]) -> bool:
    """Tell whether two snakes have both ends at a square, on neighbouring edges each."""
    return two_with_both_ends(snakes) and all(
        opposite(edges[0]) != edges[1] for edges in snakes.values()
    )


def next_of_two(state: State, mover: int, snakes: Iterable[int]) -> int | None:
    """Name the one of some snakes whose owner moves next, the mover last."""
    seats = state.setup.seats
    for distance in range(1, seats + 1):
        seat = (mover + distance) % seats
        for colour in snakes:
            if state.setup.seat_of(colour) == seat and colour not in state.retired:
                return colour
    return None


def broken_bans(state: State, seat: int, before: View, after: View, hands: Hands) -> set[str]:
    """List the bans that an action breaks by bringing a situation about."""
    broken = set()
    reached = after.reached
    for ban, squares in ban_situations(after) - ban_situations(before):
        if ban == "must-leave-a-curve":
            colour = next_of_two(state, seat, reached[squares[0]])
            if colour is None or hands[colour]["curve"] > 0:
                continue
        broken.add(ban)
    return broken


Hands = tuple[dict[str, int], ...]


# ---------------------------------------------------------------- laying a card


def touches_lying_card(table: Table, square: Square) -> bool:
    """Tell whether a card other than a frame card lies next to a square, corners included."""
    return any(
        max(abs(square[0] - x), abs(square[1] - y)) == 1
        for (x, y), card in table.items()
        if card.colour != FRAME_COLOUR
    )


def first_card_misplaced(state: State, square: Square) -> bool:
    """Tell whether a first card lies neither where the very first goes nor next to a card."""
    if any(card.colour != FRAME_COLOUR for card in state.table.values()):
        return not touches_lying_card(state.table, square)
    return not state.setup.fixed_field and square != (0, 0)


def extends_own_snake(state: State, colour: int, move: Move, before: View, after: View) -> bool:
    """Tell whether a later card lengthens the own snake."""
    entered = {edge for square, edge in before.ends(colour) if square == move.at}
    if not entered or len(after.of_colour(colour)) != 1:
        return False
    if not state.setup.strict_contact:
        return True
    new_card = parts_of(state.setup, move.at, Card(move.card or "", move.turn, colour))
    return any(part.coloured and entered & set(part.edges) for part in new_card)


def connects_wrongly(state: State, colour: int, move: Move, before: View) -> bool:
    """Tell whether a card does not serve where two snakes have both ends."""
    if not two_with_both_ends(before.reached.get(move.at, {})):
        return False
    if move.card == "tail":
        return state.hands[colour]["straight"] > 0
    return move.card == "head"


def broken_rules(state: State, seat: int, colour: int, move: Move, before: View) -> set[str]:
    """List ids of broken rules: those seen before laying, else others, else the bans."""
    setup, kind = state.setup, move.card or ""
    first = not before.laid(colour)
    broken = set()
    if state.hands[colour][kind] == 0:
        broken.add("card-in-hand")
    if move.at in state.table:
        return broken | {"square-empty"}
    if first and first_card_misplaced(state, move.at):
        broken.add("first-card-adjacent")
    if first and setup.tails_first and kind != "tail":
        broken.add("tail-first")
    if connects_wrongly(state, colour, move, before):
        broken.add("connect-own-ends")
    if is_outside(setup, state.table, move.at) and (first or kind not in ("head", "tail")):
        broken.add("border")
    if broken:
        return broken
    after = View(setup, table_after(state.table, colour, move))
    if (
        first
        and setup.tails_first
        and setup.first_tail_spares
        and any(after.laid(other) and not after.ends(other) for other in range(setup.colours))
    ):
        broken.add("first-tail-spares")
    if not first and not extends_own_snake(state, colour, move, before, after):
        broken.add("extends-own-snake")
    if after.colours_joined():
        broken.add("never-join-colours")
    if broken:
        return broken
    return broken_bans(state, seat, before, after, hands_after(state, colour, move))


def candidate_squares(state: State, colour: int, before: View) -> list[Square]:
    """List every square on which a card of a colour might possibly lie."""
    if before.laid(colour):
        return sorted({square for square, _ in before.ends(colour)})
    squares = {(0, 0)}
    for x, y in state.table:
        squares |= {(x + right, y + down) for right in (-1, 0, 1) for down in (-1, 0, 1)}
    if state.setup.fixed_field:
        width, height = state.setup.sides
        squares |= set(itertools.product(range(width), range(height)))
    return sorted(squares - set(state.table))


def candidate_lays(state: State, seat: int, colour: int, before: View) -> Iterator[Move]:
    """Yield every held card on every possible square in every turn."""
    own = state.setup.colours_of(seat)
    snake = own.index(colour) if state.setup.two_snakes else None
    for square in candidate_squares(state, colour, before):
        for kind in HAND:
            if state.hands[colour][kind] > 0:
                for turn in TURNS[kind]:
                    yield Move("lay", square, turn, kind, snake)


# ---------------------------------------------------------------- a closed snake


def turning_holds(state: State, seat: int, colour: int, move: Move, before: View) -> bool:
    """Tell whether a turned curve opens the snake and keeps every rule."""
    after = View(state.setup, table_after(state.table, colour, move))
    if not after.ends(colour) or after.colours_joined() or after.colour_split():
        return False
    return not broken_bans(state, seat, before, after, state.hands)


def opening_turns(state: State, seat: int, colour: int, before: View) -> list[Move]:
    """List the turned curves that open a closed snake."""
    moves = [
        Move("turn", square, (card.turn + quarter) % 4)
        for square, card in state.table.items()
        if card.colour == colour and card.kind == "curve"
        for quarter in (1, 3)
    ]
    return [move for move in moves if turning_holds(state, seat, colour, move, before)]


def replacements(state: State, colour: int) -> list[Move]:
    """List the ways to replace an own straight by the tail on the same axis."""
    if state.hands[colour]["tail"] == 0:
        return []
    return [
        Move("replace", square, turn)
        for square, card in state.table.items()
        if card.colour == colour and card.kind == "straight"
        for turn in (card.turn, card.turn + 2)
    ]


# ---------------------------------------------------------------- a path that the players lay


def path_unfinished(state: State) -> bool:
    """Tell whether the players still lay the path."""
    return state.setup.path_laid and not any(
        card.kind == "head" and card.colour == PATH_COLOUR for card in state.table.values()
    )


def path_continued(state: State, move: Move) -> State:
    """Give the position after a card of the path; after its head comes the frame."""
    after = replace(state, table=table_after(state.table, PATH_COLOUR, move))
    if state.setup.frame and not path_unfinished(after):
        lay_frame(state.setup, after.table)
    return after


def path_lays(setup: Setup, table: Table) -> list[Move]:
    """List the cards of the path with which it can still be finished."""
    moves = [
        Move("lay", square, turn, kind)
        for square in path_squares(setup, table)
        for kind in HAND
        for turn in TURNS[kind]
    ]
    return [move for move in moves if can_be_finished(setup, table, move)]


def path_squares(setup: Setup, table: Table) -> list[Square]:
    """List the squares on which the next card of the path could lie."""
    width, height = setup.sides
    if not table:
        return list(itertools.product((0, width - 1), (0, height - 1)))
    return [square for square, _ in View(setup, table).ends(PATH_COLOUR)]


def path_holds(setup: Setup, table: Table) -> bool:
    """Tell whether path cards, in the order of laying, keep to the rules so far."""
    width, height = setup.sides
    squares, cards = list(table), list(table.values())
    kinds = Counter(card.kind for card in cards)
    if cards[0].kind != "tail" or any(kinds[kind] > HAND[kind] for kind in HAND):
        return False
    view = View(setup, table)
    ends, own = view.ends(PATH_COLOUR), view.of_colour(PATH_COLOUR)
    if len(own) > 1 or own[0].grey:
        return False
    first = squares[0]
    goal = (width - 1 - first[0], height - 1 - first[1])
    if (cards[-1].kind == "head") != (squares[-1] == goal):
        return False
    inside = all(0 <= x < width and 0 <= y < height for (x, y), _ in ends)
    return inside and len(ends) == (cards[-1].kind != "head")


@cache
def finishing(setup: Setup, lying: tuple[tuple[Square, Card], ...]) -> bool:
    """Tell whether some row of further cards finishes the path, by trying them all."""
    table = dict(lying)
    if lying[-1][1].kind == "head":
        return True
    first, last = lying[0][0], lying[-1][0]
    width, height = setup.sides
    goal = (width - 1 - first[0], height - 1 - first[1])
    away = abs(goal[0] - last[0]) + abs(goal[1] - last[1])
    if away > sum(HAND.values()) - len(lying):
        return False
    return bool(path_lays_unseen(setup, table))


def path_lays_unseen(setup: Setup, table: Table) -> bool:
    """Tell whether any next card leads to the end, the nearest way first."""
    for square in path_squares(setup, table):
        for kind in ("head", "straight", "curve"):
            for turn in TURNS[kind]:
                if can_be_finished(setup, table, Move("lay", square, turn, kind)):
                    return True
    return False


def can_be_finished(setup: Setup, table: Table, move: Move) -> bool:
    """Tell whether the path holds with one more card and can be finished from there."""
    after = table_after(table, PATH_COLOUR, move)
    if move.at in table or not path_holds(setup, after):
        return False
    return finishing(setup, tuple(after.items()))


# ---------------------------------------------------------------- the course of the game


def is_active(state: State, view: View, colour: int) -> bool:
    """Tell whether a snake is still to be played: not laid, open or closed, and not retired."""
    if colour in state.retired:
        return False
    return not view.laid(colour) or bool(view.ends(colour)) or view.closed(colour)


def legal_moves(state: State, seat: int, colours: list[int], view: View) -> tuple[list[Move], bool]:
    """List the legal moves with some own snakes, and tell whether bans were lifted."""
    closed = [colour for colour in colours if view.closed(colour)]
    if closed:
        assert colours == closed and not state.setup.tails_first
        turns = opening_turns(state, seat, closed[0], view)
        return (turns or replacements(state, closed[0])), False
    keeping, banned = [], []
    for colour in colours:
        for move in candidate_lays(state, seat, colour, view):
            broken = broken_rules(state, seat, colour, move, view)
            if not broken:
                keeping.append(move)
            elif broken <= BANS:
                banned.append(move)
    return (keeping, False) if keeping else (banned, True)


def task_of(state: State) -> tuple[int, tuple[int, ...]]:
    """Give the seat and the colours of which one card comes next."""
    opening = opening_of(state.setup)
    if state.stage < len(opening):
        seat, colour = opening[state.stage]
        return seat, (colour,)
    if state.pending is not None:
        return state.seat, (state.pending,)
    return state.seat, state.setup.colours_of(state.seat)


def advanced(state: State, laid_colour: int | None) -> State:
    """Go on to the next task after a card of a colour, or after none."""
    setup = state.setup
    if state.stage < len(opening_of(setup)):
        return replace(state, stage=state.stage + 1, seat=1 if setup.two_snakes else 0)
    if laid_colour is not None and setup.variant == "two_snakes" and state.pending is None:
        other = next(own for own in setup.colours_of(state.seat) if own != laid_colour)
        return replace(state, pending=other)
    return replace(state, pending=None, seat=(state.seat + 1) % setup.seats)


def next_decision(state: State) -> Decision | None:
    """Find the next choice of a player, retiring stuck snakes, or None at the end."""
    view = View(state.setup, state.table)
    view.assert_invariants()
    if path_unfinished(state):
        moves = path_lays(state.setup, state.table)
        return Decision(state, len(state.table) % state.setup.seats, moves, False)
    while any(is_active(state, view, colour) for colour in range(state.setup.colours)):
        seat, colours = task_of(state)
        active = [colour for colour in colours if is_active(state, view, colour)]
        if active:
            moves, lifted = legal_moves(state, seat, active, view)
            if moves:
                assert len(set(moves)) == len(moves)
                return Decision(state, seat, moves, lifted)
            state = replace(state, retired=state.retired | set(active))
        state = advanced(state, None)
    return None


def played(decision: Decision, move: Move) -> State:
    """Give the position after a chosen move."""
    state = decision.state
    if path_unfinished(state):
        return path_continued(state, move)
    colour = colour_of_move(state.setup, decision.seat, move)
    after = replace(
        state,
        table=table_after(state.table, colour, move),
        hands=hands_after(state, colour, move),
    )
    return advanced(after, colour)


def final_line(state: State) -> dict[str, Any]:
    """Give scores and winners of a position as the last line of a trace."""
    setup, view = state.setup, View(state.setup, state.table)
    scores, greys = [], []
    for seat in range(setup.seats):
        own = [snake for colour in setup.colours_of(seat) for snake in view.of_colour(colour)]
        if setup.two_snakes_score == "longer" and own:
            own = [min(own, key=lambda snake: (-len(snake.parts), snake.grey))]
        scores.append(sum(len(snake.parts) for snake in own))
        greys.append(sum(snake.grey for snake in own))
    winners = [seat for seat in range(setup.seats) if scores[seat] == max(scores)]
    if setup.tiebreak == "fewer_gray":
        fewest = min(greys[seat] for seat in winners)
        winners = [seat for seat in winners if greys[seat] == fewest]
    return {"scores": scores, "winners": winners}


# ---------------------------------------------------------------- checking traces


def no_double_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Refuse a JSON object that names a key twice."""
    names = [name for name, _ in pairs]
    if len(set(names)) != len(names):
        raise RefusedError(f"a key is written twice in {names}")
    return dict(pairs)


def text_of(value: object) -> str:
    """Write a JSON value in one canonical way."""
    return json.dumps(value, sort_keys=True)


class Reader:
    """Reads the objects of a trace file line by line."""

    def __init__(self, lines: list[str]) -> None:
        """Start before the first line."""
        self.lines = lines
        self.number = 0

    def more(self) -> bool:
        """Tell whether lines are left."""
        return self.number < len(self.lines)

    def next_object(self, keys: set[str]) -> dict[str, Any]:
        """Read the next line, which must be an object with exactly these keys."""
        self.number += 1
        if self.number > len(self.lines):
            raise RefusedError(f"the file ends where a line with {sorted(keys)} is due")
        try:
            value = json.loads(self.lines[self.number - 1], object_pairs_hook=no_double_keys)
        except ValueError as error:
            raise RefusedError(f"not JSON: {error}") from error
        if not isinstance(value, dict):
            raise RefusedError("not a JSON object")
        if set(value) != keys:
            raise RefusedError(
                f"keys {sorted(value)} where {sorted(keys)} are due: "
                f"missing {sorted(keys - set(value))}, extra {sorted(set(value) - keys)}"
            )
        return value


def expect(what: str, found: object, due: object) -> None:
    """Refuse a value that is not the one due."""
    if text_of(found) != text_of(due):
        raise RefusedError(f"{what} is {text_of(found)}, the referee has {text_of(due)}")


def compare_sets(what: str, found: list[Any], due: list[Any]) -> None:
    """Refuse a list that does not hold each value due exactly once."""
    if not isinstance(found, list):
        raise RefusedError(f"{what} is no list")
    counted, wanted = Counter(map(text_of, found)), set(map(text_of, due))
    problems = [f"  {what} missing: {text}" for text in sorted(wanted - set(counted))]
    problems += [f"  {what} extra: {text}" for text in sorted(set(counted) - wanted)]
    problems += [f"  {what} twice: {text}" for text, count in counted.items() if count > 1]
    if problems:
        raise RefusedError("\n".join([f"{what} differs", *problems]))


def check_header(reader: Reader) -> Setup:
    """Read and check a header."""
    header = reader.next_object({"game", "rules", "seats", "options"})
    expect("game", header["game"], "schlangennest")
    expect("rules", header["rules"], "1")
    if not isinstance(header["options"], dict):
        raise RefusedError("options is no object")
    return make_setup(header["seats"], header["options"], written_out=True)


def path_move(steps: str) -> dict[str, str]:
    """Write a draw of chance."""
    return {"do": "path", "steps": steps}


def check_chance(reader: Reader, setup: Setup) -> str:
    """Read and check the drawing of the path."""
    event = reader.next_object({"by", "draws", "move"})
    expect("by", event["by"], "chance")
    draws = event["draws"]
    if not isinstance(draws, list) or not all(
        isinstance(draw, list) and len(draw) == 2 and type(draw[1]) is int and draw[1] > 0
        for draw in draws
    ):
        raise RefusedError("draws is no list of pairs of a move and a positive weight")
    due = [path_move(steps) for steps in path_draws(setup)]
    compare_sets("draws", [draw[0] for draw in draws], due)
    total = sum(draw[1] for draw in draws)
    for move, weight in draws:
        if Fraction(weight, total) != Fraction(1, len(due)):
            raise RefusedError(f"draw {text_of(move)} has share {weight}/{total}, not 1/{len(due)}")
    if text_of(event["move"]) not in set(map(text_of, due)):
        raise RefusedError(f"move {text_of(event['move'])} is none of the draws")
    return str(event["move"]["steps"])


def check_event(reader: Reader, decision: Decision) -> Move:
    """Read and check a player's event."""
    event = reader.next_object({"by", "legal", "move"})
    expect("by", event["by"], decision.seat)
    written = {text_of(move.written()): move for move in decision.moves}
    compare_sets("legal", event["legal"], [move.written() for move in decision.moves])
    chosen = written.get(text_of(event["move"]))
    if chosen is None:
        raise RefusedError(f"move {text_of(event['move'])} is not legal")
    return chosen


def check_game(reader: Reader) -> int:
    """Replay one game and count its events."""
    setup = check_header(reader)
    events = 0
    steps = None
    if start_draws(setup) != [None]:
        steps = check_chance(reader, setup)
        events += 1
    state = start_state(setup, steps)
    decision = next_decision(state)
    while decision is not None:
        state = played(decision, check_event(reader, decision))
        events += 1
        decision = next_decision(state)
    last, due = reader.next_object({"scores", "winners"}), final_line(state)
    expect("scores", last["scores"], due["scores"])
    compare_sets("winners", last["winners"], due["winners"])
    return events


def check_file(name: str) -> int:
    """Check all games of a file and report."""
    with open(name, encoding="utf-8") as file:
        reader = Reader(file.read().removesuffix("\n").split("\n"))
    games = events = 0
    try:
        if not reader.more():
            raise RefusedError("the file holds no game")
        while reader.more():
            games += 1
            events += check_game(reader)
    except RefusedError as refusal:
        print(f"game {games}, line {reader.number}: {refusal}")
        return 1
    print(f"ok {games} games, {events} events")
    return 0


# ---------------------------------------------------------------- random play


Player = Callable[[random.Random, Decision], Move]


def play_evenly(chooser: random.Random, decision: Decision) -> Move:
    """Choose any legal move."""
    return chooser.choice(decision.moves)


def play_long(chooser: random.Random, decision: Decision) -> Move:
    """Choose a move that spares head and tail where there is one."""
    sparing = [move for move in decision.moves if move.card not in ("head", "tail")]
    return chooser.choice(sparing or decision.moves)


def tightness(decision: Decision, move: Move) -> int:
    """Measure how near a move brings snakes to closing and to squares they share."""
    state = played(decision, move)
    view = View(state.setup, state.table)
    measure = 0
    for colour in range(state.setup.colours):
        ends = [square for square, _ in view.ends(colour)]
        measure += 6 * view.closed(colour)
        if len(ends) == 2:
            measure -= min(5, abs(ends[0][0] - ends[1][0]) + abs(ends[0][1] - ends[1][1]))
    for snakes in view.reached.values():
        measure += 3 * (len(snakes) - 1) + 4 * two_with_both_ends(snakes)
    return measure


def play_tight(chooser: random.Random, decision: Decision) -> Move:
    """Choose a move that crowds ends together, now and then another one."""
    sparing = [move for move in decision.moves if move.card not in ("head", "tail")]
    moves = sparing or decision.moves
    if chooser.random() < 0.3:
        return chooser.choice(moves)
    measured = [(tightness(decision, move), chooser.random(), move) for move in moves]
    return max(measured, key=lambda entry: entry[:2])[2]


STYLES: tuple[Player, ...] = (play_evenly, play_long, play_tight)


def written_event(decision: Decision, move: Move) -> dict[str, Any]:
    """Write a player's event."""
    legal = [legal_move.written() for legal_move in decision.moves]
    return {"by": decision.seat, "legal": legal, "move": move.written()}


@dataclass
class Record:
    """A played game: its lines and its decisions with the chosen moves."""

    lines: list[dict[str, Any]]
    decisions: list[tuple[Decision, Move]]
    last: State


def play_game(setup: Setup, chooser: random.Random, style: Player) -> Record:
    """Play one random game in a style."""
    options = changed_options(setup)
    lines: list[dict[str, Any]] = [
        {"game": "schlangennest", "rules": "1", "seats": setup.seats, "options": options}
    ]
    steps = chooser.choice(start_draws(setup))
    if steps is not None:
        draws = [[path_move(other), 1] for other in path_draws(setup)]
        lines.append({"by": "chance", "draws": draws, "move": path_move(steps)})
    record = Record(lines, [], start_state(setup, steps))
    decision = next_decision(record.last)
    while decision is not None:
        move = style(chooser, decision)
        record.decisions.append((decision, move))
        lines.append(written_event(decision, move))
        record.last = played(decision, move)
        decision = next_decision(record.last)
    lines.append(final_line(record.last))
    return record


def write_traces(setup: Setup, seed: int, games: int) -> int:
    """Write random games, taking the styles of play in turn."""
    for number in range(games):
        chooser = random.Random(f"{seed}/{number}")
        for line in play_game(setup, chooser, STYLES[number % len(STYLES)]).lines:
            print(json.dumps(line))
    return 0


def survey_games(setup: Setup, seed: int, games: int) -> int:
    """Play random games and print what happened in them."""
    counts: Counter[str] = Counter()
    longest = 0
    for number in range(games):
        chooser = random.Random(f"{seed}/{number}")
        record = play_game(setup, chooser, STYLES[number % len(STYLES)])
        longest = max(longest, len(record.decisions))
        for decision, move in record.decisions:
            counts["events"] += 1
            counts[f"do {move.do}"] += 1
            counts["lifted"] += decision.lifted
            counts["outside"] += move.do == "lay" and is_outside(
                setup, decision.state.table, move.at
            )
        last = View(setup, record.last.table)
        for colour in range(setup.colours):
            counts["closed at the end"] += last.closed(colour)
            counts["out with an end"] += bool(last.ends(colour))
        counts["shared wins"] += len(final_line(record.last)["winners"]) > 1
    print(f"{games} games, longest {longest}, {dict(sorted(counts.items()))}")
    return 0


# ---------------------------------------------------------------- counting games


def count_sequences(state: State, depth: int, counts: list[int]) -> None:
    """Add the numbers of sequences from a position to the counts, nearest ply first."""
    decision = next_decision(state)
    if decision is None:
        return
    counts[-depth] += len(decision.moves)
    if depth > 1:
        for move in decision.moves:
            count_sequences(played(decision, move), depth - 1, counts)


def print_perft(setup: Setup, depth: int) -> int:
    """Print the number of sequences of player events for every depth."""
    counts = [0] * depth
    for steps in start_draws(setup):
        count_sequences(start_state(setup, steps), depth, counts)
    for ply, count in enumerate(counts, start=1):
        print(ply, count)
    return 0


# ---------------------------------------------------------------- command line


def option_pair(text: str) -> tuple[str, Any]:
    """Read name=value, the value as JSON where it is."""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not name=value")
    try:
        return name, json.loads(value)
    except ValueError:
        return name, value


def make_parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    parser = argparse.ArgumentParser(description="Referee for Schlangennest")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check").add_argument("file")
    for name, numbers in (
        ("trace", ("seats", "seed", "games")),
        ("survey", ("seats", "seed", "games")),
        ("perft", ("seats", "depth")),
    ):
        command = commands.add_parser(name)
        for number in numbers:
            command.add_argument(f"--{number}", type=int, required=True)
        command.add_argument("--opt", type=option_pair, action="append", default=[])
    return parser


def main() -> int:
    """Run the command line."""
    given = make_parser().parse_args()
    if given.command == "check":
        return check_file(given.file)
    try:
        setup = make_setup(given.seats, dict(given.opt), written_out=False)
    except RefusedError as refusal:
        print(refusal, file=sys.stderr)
        return 2
    if given.command == "trace":
        return write_traces(setup, given.seed, given.games)
    if given.command == "survey":
        return survey_games(setup, given.seed, given.games)
    return print_perft(setup, given.depth)


if __name__ == "__main__":
    sys.exit(main())
