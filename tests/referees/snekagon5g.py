"""An independent referee for SNEKAGON 5G: it checks traces, writes random ones, counts moves.

Everything is derived from the bare table, that is which nodes each colour covers and which pairs
of them are drilled together.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import NoReturn

Cell = tuple[int, int]
CellPath = tuple[Cell, ...]
Node = tuple[int, Cell]
# Two nodes drilled together, the one on the lower floor first.
VerticalLink = tuple[Node, Node]
# An end cell of the tile and the floor it is drilled to.
Drill = tuple[int, int, int]
Json = dict[str, object]

GAME = "snekagon5g"
RULES = "1"
# Anticlockwise on the board as drawn, so a left turn is one step forward in this list.
DIRECTIONS: tuple[Cell, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
SINGLE = "1"
PAIR = "2"
BASIC_TILES = (SINGLE, PAIR, "S", "L", "SS", "SL", "LL", "LR")
SPECIAL_TILES = {
    "mamba": ("SSS", "SSL"),
    "python": ("LLL", "SLL"),
    "viper": ("LRL", "SLR"),
    "rattlesnake": ("LSR", "LLR"),
    "cobra": ("SLS", "LSL"),
}
ALL_TILES = BASIC_TILES + tuple(tile for pair in SPECIAL_TILES.values() for tile in pair)
TURN_STEPS = {"L": 1, "S": 0, "R": -1}
DEFAULT_EYES: CellPath = ((-1, -1), (2, -1))
OPEN_CLAY = 30
CLOSED_CLAY = 5
SWITCHES = (
    "advanced",
    "flip",
    "opening_single",
    "vertical_touch",
    "drill_may_join",
    "double_drill",
    "clay_limit",
)


class RefereeError(Exception):
    """Say why a trace or an option is refused."""


@dataclass(frozen=True)
class Setup:
    """Hold the seats and the options of one game."""

    seats: int
    species: tuple[str, ...]
    floor_side: int = 4
    eyes: CellPath = DEFAULT_EYES
    advanced: bool = False
    flip: bool = True
    opening_single: bool = False
    vertical_touch: bool = False
    drill_may_join: bool = True
    double_drill: bool = True
    clay_limit: bool = False


@dataclass(frozen=True, order=True)
class Move:
    """Hold a tile laid on a floor and the drills at its ends."""

    floor: int
    path: CellPath
    drills: tuple[Drill, ...]


@dataclass(frozen=True)
class Placement:
    """Hold one tile lying somewhere on a floor, with the cells around it."""

    tile: str
    path: CellPath
    around: frozenset[Cell]


@dataclass(frozen=True)
class Colour:
    """Hold what one colour has on the table and in hand."""

    nodes: frozenset[Node]
    drilled: frozenset[VerticalLink]
    hand: frozenset[str]


@dataclass(frozen=True)
class Position:
    """Hold the table: every colour by seat and the number of moves made."""

    colours: tuple[Colour, ...]
    plies: int


@dataclass(frozen=True)
class Turn:
    """Hold whose turn it is and every legal move of that seat."""

    seat: int
    legal: tuple[Move, ...]


# --- Geometry -------------------------------------------------------------------------------


def add(first: Cell, second: Cell) -> Cell:
    """Return the sum of two cells taken as vectors."""
    return (first[0] + second[0], first[1] + second[1])


@cache
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """Return the six cells that share an edge with a cell, on the board or not."""
    return tuple(add(cell, direction) for direction in DIRECTIONS)


@cache
def hexagon(side: int) -> frozenset[Cell]:
    """Return the cells of the hexagon of a given side, eyes included."""
    reach = range(-side + 1, side)
    return frozenset((q, r) for q in reach for r in reach if abs(q + r) < side)


def walk(tile: str, start: Cell, heading: int) -> CellPath:
    """Return the cells a tile covers when its path begins on a cell with a heading."""
    if tile == SINGLE:
        return (start,)
    cells = [start, add(start, DIRECTIONS[heading])]
    for turn in "" if tile == PAIR else tile:
        heading = (heading + TURN_STEPS[turn]) % 6
        cells.append(add(cells[-1], DIRECTIONS[heading]))
    return tuple(cells)


def mirrored(tile: str) -> str:
    """Return the turn string of a tile flipped over."""
    return tile.translate(str.maketrans("LR", "RL"))


def canonical(path: CellPath) -> CellPath:
    """Return the path in the direction whose first cell is smaller than its last."""
    return path if path[0] <= path[-1] else path[::-1]


def floor_cells(setup: Setup) -> frozenset[Cell]:
    """Return the cells of a floor that can be covered."""
    return hexagon(setup.floor_side).difference(setup.eyes)


@cache
def placements(floor: frozenset[Cell], flip: bool) -> tuple[Placement, ...]:
    """Return every distinct way to lay every tile of every species on an empty floor."""
    found: dict[CellPath, str] = {}
    for tile in ALL_TILES:
        for chirality in {tile, mirrored(tile)} if flip else {tile}:
            for start in floor:
                for heading in range(6):
                    path = canonical(walk(chirality, start, heading))
                    if floor.issuperset(path):
                        found[path] = tile
    return tuple(
        Placement(tile, path, frozenset(near for cell in path for near in neighbours(cell)))
        for path, tile in sorted(found.items())
    )


@cache
def tile_of_path(floor: frozenset[Cell], flip: bool) -> dict[CellPath, str]:
    """Return the tile that each path on a floor is the shape of."""
    return {laid.path: laid.tile for laid in placements(floor, flip)}


@cache
def nodes_beside(node: Node) -> tuple[Node, ...]:
    """Return the six nodes around a node on its own floor."""
    floor, cell = node
    return tuple((floor, near) for near in neighbours(cell))


@cache
def next_floors(floor: int, seats: int) -> tuple[int, ...]:
    """Return the floors next to a floor, only one of them with two seats."""
    return tuple(sorted({(floor - 1) % seats, (floor + 1) % seats}))


def vertical_link(cell: Cell, first: int, second: int) -> VerticalLink:
    """Return the link between the same cell of two floors."""
    return ((min(first, second), cell), (max(first, second), cell))


# --- The legal position ---------------------------------------------------------------------


def planar_links(node: Node, colour: Colour) -> list[Node]:
    """Return the nodes of a colour that touch a node of it on its own floor."""
    return [beside for beside in nodes_beside(node) if beside in colour.nodes]


def vertical_links(node: Node, colour: Colour) -> list[Node]:
    """Return the nodes that are drilled together with a node."""
    ends = (link for link in colour.drilled if node in link)
    return [second if first == node else first for first, second in ends]


def link_count(node: Node, colour: Colour) -> int:
    """Count the links of a node, planar and vertical together."""
    return len(planar_links(node, colour)) + len(vertical_links(node, colour))


def branches(colour: Colour) -> bool:
    """Tell whether some node of a colour has more than two links."""
    return any(link_count(node, colour) > 2 for node in colour.nodes)


def turns_sharply(colour: Colour) -> bool:
    """Tell whether three nodes of a colour on one floor are mutually adjacent."""
    for node in colour.nodes:
        near = nodes_beside(node)
        if any(near[side] in colour.nodes and near[side - 1] in colour.nodes for side in range(6)):
            return True
    return False


def touches_vertically(colour: Colour, seats: int) -> bool:
    """Tell whether own hexes lie undrilled on the same cell of neighbouring floors."""
    return any(
        (other, cell) in colour.nodes and vertical_link(cell, floor, other) not in colour.drilled
        for floor, cell in colour.nodes
        for other in next_floors(floor, seats)
    )


def merged_point(node: Node, colour: Colour) -> list[Node]:
    """Return all the nodes that are one point with a node once drilled pairs are merged."""
    point = [node]
    for member in point:
        point.extend(linked for linked in vertical_links(member, colour) if linked not in point)
    return point


def within_sixty_degrees(before: Cell, after: Cell) -> bool:
    """Tell whether a path through a cell between two others turns by at most 60 degrees."""
    return before != after and after not in neighbours(before)


def turns_sharply_when_merged(colour: Colour) -> bool:
    """Tell whether the path through some merged point turns by more than 60 degrees."""
    for node in colour.nodes:
        point = merged_point(node, colour)
        leaving = [cell for member in point for _, cell in planar_links(member, colour)]
        if not all(within_sixty_degrees(one, two) for one, two in combinations(leaving, 2)):
            return True
    return False


def clay_needed(colours: Iterable[Colour]) -> tuple[int, int]:
    """Return how many open and closed clay pieces the table needs."""
    open_pieces = closed_pieces = 0
    for colour in colours:
        for node in colour.nodes:
            vertical = len(vertical_links(node, colour))
            planar = len(planar_links(node, colour))
            open_pieces += vertical == 1 and planar == 1
            closed_pieces += vertical == 2
    return open_pieces, closed_pieces


def enough_clay(colours: Iterable[Colour]) -> bool:
    """Tell whether the clay pieces of the box are enough for the table."""
    open_pieces, closed_pieces = clay_needed(colours)
    return open_pieces <= OPEN_CLAY and closed_pieces <= CLOSED_CLAY


def colour_is_legal(colour: Colour, setup: Setup) -> bool:
    """Tell whether one colour lies on the table as the model and the options demand."""
    if branches(colour) or turns_sharply(colour):
        return False
    if setup.vertical_touch and touches_vertically(colour, setup.seats):
        return False
    return not (setup.advanced and turns_sharply_when_merged(colour))


# --- The legal move -------------------------------------------------------------------------


def colour_after(colour: Colour, move: Move, tile: str) -> Colour:
    """Return a colour after one of its tiles was laid."""
    laid = {(move.floor, cell) for cell in move.path}
    drilled = {vertical_link((q, r), move.floor, other) for q, r, other in move.drills}
    return Colour(colour.nodes | laid, colour.drilled | drilled, colour.hand - {tile})


def touches(around: Iterable[Cell], floor: int, nodes: frozenset[Node]) -> bool:
    """Tell whether one of the cells around a tile is among the nodes on its floor."""
    return any((floor, cell) in nodes for cell in around)


def contact_is_legal(position: Position, seat: int, move: Move, around: frozenset[Cell]) -> bool:
    """Tell whether a tile that is no growth touches nothing at all."""
    if move.drills or touches(around, move.floor, position.colours[seat].nodes):
        return True
    return not any(touches(around, move.floor, colour.nodes) for colour in position.colours)


def drills_are_legal(own: Colour, move: Move, around: frozenset[Cell], setup: Setup) -> bool:
    """Tell whether the drills of a move obey all the rules of drilling but direction."""
    for q, r, other in move.drills:
        source = (other, (q, r))
        if other not in next_floors(move.floor, setup.seats):
            return False
        if (q, r) not in (move.path[0], move.path[-1]):
            return False
        if source not in own.nodes or link_count(source, own) > 1:
            return False
    if not setup.double_drill and len(move.drills) > 1:
        return False
    joined = touches(around, move.floor, own.nodes)
    return setup.drill_may_join or not move.drills or not joined


def clay_is_left(position: Position, seat: int, after: Colour) -> bool:
    """Tell whether the clay suffices for all colours once one colour has changed."""
    colours = list(position.colours)
    colours[seat] = after
    return enough_clay(colours)


def move_is_legal(position: Position, seat: int, move: Move, laid: Placement, setup: Setup) -> bool:
    """Tell whether a tile laid on free cells with some drills obeys every rule."""
    own = position.colours[seat]
    if setup.opening_single and position.plies == 0 and laid.tile != SINGLE:
        return False
    if not contact_is_legal(position, seat, move, laid.around):
        return False
    if not drills_are_legal(own, move, laid.around, setup):
        return False
    after = colour_after(own, move, laid.tile)
    if not colour_is_legal(after, setup):
        return False
    return not setup.clay_limit or clay_is_left(position, seat, after)


def drill_choices(laid: Placement, floor: int, own: Colour, seats: int) -> list[tuple[Drill, ...]]:
    """Return every set of drills from an end of a tile to an own hex on the same cell."""
    possible = sorted(
        (*end, other)
        for end in {laid.path[0], laid.path[-1]}
        for other in next_floors(floor, seats)
        if (other, end) in own.nodes
    )
    return [chosen for size in range(len(possible) + 1) for chosen in combinations(possible, size)]


def legal_moves_on_floor(position: Position, seat: int, floor: int, setup: Setup) -> Iterator[Move]:
    """Yield every legal move of a seat on one floor."""
    own = position.colours[seat]
    occupied = {
        cell for colour in position.colours for level, cell in colour.nodes if level == floor
    }
    for laid in placements(floor_cells(setup), setup.flip):
        if laid.tile not in own.hand or not occupied.isdisjoint(laid.path):
            continue
        for drills in drill_choices(laid, floor, own, setup.seats):
            move = Move(floor, laid.path, drills)
            if move_is_legal(position, seat, move, laid, setup):
                yield move


def legal_moves(position: Position, seat: int, setup: Setup) -> tuple[Move, ...]:
    """Return every legal move of a seat, each once."""
    return tuple(
        move
        for floor in range(setup.seats)
        for move in legal_moves_on_floor(position, seat, floor, setup)
    )


def start_position(setup: Setup) -> Position:
    """Return the table before the first move."""
    hands = [frozenset((*BASIC_TILES, *SPECIAL_TILES[name])) for name in setup.species]
    return Position(tuple(Colour(frozenset(), frozenset(), hand) for hand in hands), 0)


def after_move(position: Position, seat: int, move: Move, setup: Setup) -> Position:
    """Return the table after a legal move."""
    tile = tile_of_path(floor_cells(setup), setup.flip)[move.path]
    colours = list(position.colours)
    colours[seat] = colour_after(colours[seat], move, tile)
    return Position(tuple(colours), position.plies + 1)


def turn_from(position: Position, first: int, setup: Setup) -> Turn | None:
    """Return the turn of the first seat round that can move, or None when the game is over."""
    for step in range(setup.seats):
        seat = (first + step) % setup.seats
        legal = legal_moves(position, seat, setup)
        if legal:
            return Turn(seat, legal)
    return None


def longest_snake(colour: Colour) -> int:
    """Return the number of nodes of the longest snake of a colour."""
    longest = 0
    unseen = set(colour.nodes)
    while unseen:
        snake = [unseen.pop()]
        for node in snake:
            linked = planar_links(node, colour) + vertical_links(node, colour)
            joined = unseen.intersection(linked)
            unseen -= joined
            snake.extend(joined)
        longest = max(longest, len(snake))
    return longest


def result(position: Position) -> tuple[list[int], list[int]]:
    """Return the scores and the winners by seat."""
    scores = [longest_snake(colour) for colour in position.colours]
    return scores, [seat for seat, score in enumerate(scores) if score == max(scores)]


# --- Reading and writing traces -------------------------------------------------------------


def refuse(reason: str) -> NoReturn:
    """Refuse with a reason."""
    raise RefereeError(reason)


def is_whole(value: object) -> bool:
    """Tell whether a JSON value is a whole number, which true and false are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def unique_keys(pairs: list[tuple[str, object]]) -> Json:
    """Return a JSON object, refusing a key that is written twice."""
    keys = [key for key, _ in pairs]
    if len(set(keys)) != len(keys):
        refuse(f"a key is written twice: {keys}")
    return dict(pairs)


def read_object(line: str) -> Json:
    """Return the JSON object written on a line."""
    try:
        value: object = json.loads(line, object_pairs_hook=unique_keys)
    except json.JSONDecodeError as error:
        refuse(f"not JSON: {error}")
    if not isinstance(value, dict):
        refuse("not a JSON object")
    return value


def require_keys(value: Json, wanted: set[str]) -> None:
    """Refuse an object that lacks a key or has one too many."""
    if value.keys() != wanted:
        refuse(f"keys are {sorted(value)}, they must be {sorted(wanted)}")


def read_eyes(value: object, floor_side: int) -> CellPath:
    """Return the eyes: different cells of the floor, sorted."""
    if not isinstance(value, list):
        refuse("option eyes must be a list of cells")
    eyes = tuple(read_cell(cell) for cell in value)
    if list(eyes) != sorted(set(eyes)):
        refuse(f"option eyes must be sorted and all different, not {value!r}")
    if not hexagon(floor_side).issuperset(eyes):
        refuse(f"option eyes must lie on the floor, not {value!r}")
    return eyes


def read_species(value: object, seats: int) -> tuple[str, ...]:
    """Return the species: different names, one a seat."""
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        refuse("option species must be a list of names")
    if len(value) != seats or len(set(value)) != seats or not SPECIAL_TILES.keys() >= set(value):
        refuse(f"option species must be {seats} different ones of {list(SPECIAL_TILES)}")
    return tuple(value)


def read_floor_side(value: object) -> int:
    """Return the side of a floor."""
    if isinstance(value, bool) or not isinstance(value, int) or value not in range(4, 7):
        refuse(f"option floor_side must be a whole number from 4 to 6, not {value!r}")
    return value


def read_switch(name: str, value: object) -> bool:
    """Return the value of an option that is on or off."""
    if not isinstance(value, bool):
        refuse(f"option {name} must be true or false, not {value!r}")
    return value


def default_setup(seats: int) -> Setup:
    """Return a game without options."""
    return Setup(seats, tuple(SPECIAL_TILES)[:seats])


def read_setup(seats: int, written: Json) -> Setup:
    """Return a game from its options."""
    setup = default_setup(seats)
    unknown = written.keys() - vars(setup).keys() | written.keys() & {"seats"}
    if unknown:
        refuse(f"unknown options: {sorted(unknown)}")
    floor_side = read_floor_side(written.get("floor_side", setup.floor_side))
    eyes = read_eyes(written["eyes"], floor_side) if "eyes" in written else setup.eyes
    species = read_species(written["species"], seats) if "species" in written else setup.species
    switches = {name: read_switch(name, written[name]) for name in SWITCHES if name in written}
    return Setup(seats, species, floor_side, eyes, **switches)


def changed_options(setup: Setup) -> Json:
    """Return the options that differ from their defaults, in JSON form."""
    defaults = vars(default_setup(setup.seats))
    changed = {name: value for name, value in vars(setup).items() if value != defaults[name]}
    if "eyes" in changed:
        changed["eyes"] = [list(cell) for cell in setup.eyes]
    if "species" in changed:
        changed["species"] = list(setup.species)
    return changed


def read_header(header: Json) -> Setup:
    """Return a game from the header of its trace."""
    require_keys(header, {"game", "rules", "seats", "options"})
    if header["game"] != GAME or header["rules"] != RULES:
        refuse(f"game and rules must be {GAME!r} and {RULES!r}")
    seats, written = header["seats"], header["options"]
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in range(2, 6):
        refuse("seats must be 2 to 5")
    if not isinstance(written, dict):
        refuse("options must be an object")
    setup = read_setup(seats, written)
    defaults = written.keys() - changed_options(setup).keys()
    if defaults:
        refuse(f"options at their default are written out: {sorted(defaults)}")
    return setup


def read_cell(value: object) -> Cell:
    """Return a cell from its JSON form."""
    if not isinstance(value, list) or len(value) != 2 or not all(map(is_whole, value)):
        refuse(f"not a cell: {value!r}")
    return (value[0], value[1])


def read_drill(value: object) -> Drill:
    """Return a drill from its JSON form."""
    if not isinstance(value, list) or len(value) != 3 or not all(map(is_whole, value)):
        refuse(f"not a drill: {value!r}")
    return (value[0], value[1], value[2])


def read_move(value: object) -> Move:
    """Return a move from its JSON form."""
    if not isinstance(value, dict) or value.keys() != {"floor", "cells", "drills"}:
        refuse(f"not a move: {value!r}")
    floor, cells, drills = value["floor"], value["cells"], value["drills"]
    if not is_whole(floor) or not isinstance(cells, list) or not isinstance(drills, list):
        refuse(f"not a move: {value!r}")
    path = tuple(read_cell(cell) for cell in cells)
    return Move(floor, path, tuple(read_drill(drill) for drill in drills))


def written_move(move: Move) -> Json:
    """Return the JSON form of a move."""
    cells = [list(cell) for cell in move.path]
    return {"floor": move.floor, "cells": cells, "drills": [list(one) for one in move.drills]}


def describe(moves: set[Move]) -> str:
    """Return a count of moves and the moves themselves as JSON."""
    return f"{len(moves)} {json.dumps([written_move(move) for move in sorted(moves)])}"


def check_event(event: Json, turn: Turn) -> Move:
    """Return the move of an event after holding the event against the referee's own turn."""
    require_keys(event, {"by", "legal", "move"})
    if not is_whole(event["by"]) or event["by"] != turn.seat:
        refuse(f"by is {event['by']!r}, it must be {turn.seat}")
    if not isinstance(event["legal"], list):
        refuse("legal must be a list")
    listed = [read_move(move) for move in event["legal"]]
    missing, extra = set(turn.legal) - set(listed), set(listed) - set(turn.legal)
    if missing or extra:
        refuse(f"legal differs\n  missing: {describe(missing)}\n  extra: {describe(extra)}")
    if len(set(listed)) != len(listed):
        refuse(f"moves listed twice: {describe({m for m in listed if listed.count(m) > 1})}")
    move = read_move(event["move"])
    if move not in turn.legal:
        refuse(f"the move is not legal: {json.dumps(event['move'])}")
    return move


def check_last_line(last: Json, position: Position) -> None:
    """Hold the last line of a game against the referee's own result."""
    require_keys(last, {"scores", "winners"})
    scores, winners = result(position)
    for name, wanted in (("scores", scores), ("winners", winners)):
        given = last[name]
        if not isinstance(given, list) or not all(map(is_whole, given)) or given != wanted:
            refuse(f"{name} are {given!r}, they must be {wanted}")


def check_game(lines: Iterator[Json], setup: Setup) -> int:
    """Replay one game after its header and return how many events it had."""
    position = start_position(setup)
    turn = turn_from(position, 0, setup)
    events = 0
    while turn is not None:
        move = check_event(next_line(lines), turn)
        events += 1
        position = after_move(position, turn.seat, move, setup)
        turn = turn_from(position, turn.seat + 1, setup)
    check_last_line(next_line(lines), position)
    return events


def next_line(lines: Iterator[Json]) -> Json:
    """Return the next line of a game that is not over yet."""
    line = next(lines, None)
    if line is None:
        refuse("the file ends before the game does")
    return line


class LineReader:
    """Read JSON lines one by one and remember the number of the last one read."""

    def __init__(self, text: str) -> None:
        """Take the whole text of a file."""
        self.number = 0
        self.lines = text.removesuffix("\n").split("\n") if text else []

    def __iter__(self) -> Iterator[Json]:
        """Yield the object on each line."""
        for line in self.lines:
            self.number += 1
            yield read_object(line)


# --- Command line ---------------------------------------------------------------------------


def check_command(file: str) -> int:
    """Check every game of a file and return the exit status."""
    reader = LineReader(Path(file).read_text(encoding="utf-8"))
    lines = iter(reader)
    games = events = 0
    try:
        while reader.number < len(reader.lines):
            games += 1
            events += check_game(lines, read_header(next_line(lines)))
        if games == 0:
            refuse("the file holds no game")
    except RefereeError as error:
        print(f"game {games}, line {reader.number}: {error}")
        return 1
    print(f"ok {games} games, {events} events")
    return 0


def joints(position: Position, seat: int, move: Move) -> int:
    """Count the links a move makes with own hexes already on the table."""
    own = position.colours[seat].nodes
    around = [near for cell in move.path for near in nodes_beside((move.floor, cell))]
    return len(move.drills) + sum(near in own for near in around)


def choose(position: Position, turn: Turn, style: str, dice: random.Random) -> Move:
    """Choose a move at random, in the other styles most often one with many joints or drills."""
    moves = sorted(turn.legal)
    if style == "joining" and dice.random() < 0.6:
        most = max(joints(position, turn.seat, move) for move in moves)
        moves = [move for move in moves if joints(position, turn.seat, move) == most]
    if style == "drilling" and dice.random() < 0.8:
        most = max(len(move.drills) for move in moves)
        moves = [move for move in moves if len(move.drills) == most]
    return dice.choice(moves)


def write_line(value: Json) -> None:
    """Write one line of a trace."""
    print(json.dumps(value, separators=(",", ":")))


def write_game(setup: Setup, style: str, dice: random.Random) -> None:
    """Write the trace of one game of random moves."""
    header = {"game": GAME, "rules": RULES, "seats": setup.seats}
    write_line({**header, "options": changed_options(setup)})
    position = start_position(setup)
    turn = turn_from(position, 0, setup)
    while turn is not None:
        move = choose(position, turn, style, dice)
        legal = [written_move(one) for one in turn.legal]
        write_line({"by": turn.seat, "legal": legal, "move": written_move(move)})
        position = after_move(position, turn.seat, move, setup)
        turn = turn_from(position, turn.seat + 1, setup)
    scores, winners = result(position)
    write_line({"scores": scores, "winners": winners})


def count_sequences(position: Position, turn: Turn | None, depth: int, setup: Setup) -> int:
    """Count the distinct sequences of a number of moves from a position."""
    if turn is None:
        return 0
    if depth == 1:
        return len(turn.legal)
    total = 0
    for move in turn.legal:
        following = after_move(position, turn.seat, move, setup)
        next_turn = turn_from(following, turn.seat + 1, setup)
        total += count_sequences(following, next_turn, depth - 1, setup)
    return total


def perft_command(setup: Setup, depth: int) -> None:
    """Print the number of sequences of each length up to a depth."""
    position = start_position(setup)
    turn = turn_from(position, 0, setup)
    for length in range(1, depth + 1):
        print(length, count_sequences(position, turn, length, setup), flush=True)


def setup_from_arguments(seats: int, assignments: list[str]) -> Setup:
    """Return the game from name=value arguments, values being JSON where they parse."""
    written: Json = {}
    for assignment in assignments:
        name, _, text = assignment.partition("=")
        try:
            written[name] = json.loads(text)
        except json.JSONDecodeError:
            written[name] = text
    return read_setup(seats, written)


def parse_arguments() -> argparse.Namespace:
    """Return the parsed command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser("check", help="check the traces of a file")
    check.add_argument("file")
    trace = commands.add_parser("trace", help="write traces of random games")
    trace.add_argument("--seed", type=int, default=0)
    trace.add_argument("--games", type=int, default=1)
    trace.add_argument("--style", choices=["random", "joining", "drilling"], default="random")
    perft = commands.add_parser("perft", help="count move sequences")
    perft.add_argument("--depth", type=int, required=True)
    for command in (trace, perft):
        command.add_argument("--seats", type=int, choices=range(2, 6), required=True)
        command.add_argument("--opt", action="append", default=[], metavar="NAME=VALUE")
    return parser.parse_args()


def main() -> int:
    """Run the command line and return the exit status."""
    arguments = parse_arguments()
    if arguments.command == "check":
        return check_command(arguments.file)
    try:
        setup = setup_from_arguments(arguments.seats, arguments.opt)
    except RefereeError as error:
        print(error, file=sys.stderr)
        return 2
    if arguments.command == "perft":
        perft_command(setup, arguments.depth)
        return 0
    dice = random.Random(arguments.seed)
    for _ in range(arguments.games):
        write_game(setup, arguments.style, dice)
    return 0


if __name__ == "__main__":
    sys.exit(main())
