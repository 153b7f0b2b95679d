"""An independent referee for SNEKAGON: it checks traces, writes random ones and counts sequences.

Everything is derived from the bare table, that is which cells each colour covers.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NoReturn

Cell = tuple[int, int]
CellPath = tuple[Cell, ...]
Json = dict[str, object]

GAME = "snekagon"
RULES = "1"
SEATS = 2
# Anticlockwise on the board as drawn, so a left turn is one step forward in this list.
DIRECTIONS: tuple[Cell, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
SINGLE = "1"
PAIR = "2"
TILES = (SINGLE, PAIR, "S", "L", "SS", "SL", "LL", "LR")
TURN_STEPS = {"L": 1, "S": 0, "R": -1}
# The take-over is the one move that covers no cell.
PIE: CellPath = ()


class RefereeError(Exception):
    """Say why a trace or an option is refused."""


@dataclass(frozen=True)
class Options:
    """Hold the options of one game, at their defaults unless told otherwise."""

    board_side: int = 6
    flip: bool = True
    opening_single: bool = True
    tiebreak: str = "none"
    pie: bool = False


@dataclass(frozen=True)
class Placement:
    """Hold one tile lying somewhere on the board, with the cells around it."""

    tile: str
    path: CellPath
    around: frozenset[Cell]


@dataclass(frozen=True)
class Position:
    """Hold the table: what each colour covers and still holds, and who owns which colour."""

    covered: tuple[frozenset[Cell], frozenset[Cell]]
    hands: tuple[frozenset[str], frozenset[str]]
    colour_of_seat: tuple[int, int]
    plies: int


@dataclass(frozen=True)
class Turn:
    """Hold whose turn it is and every legal move of that seat."""

    seat: int
    legal: tuple[CellPath, ...]


# --- Geometry -------------------------------------------------------------------------------


def add(first: Cell, second: Cell) -> Cell:
    """Return the sum of two cells taken as vectors."""
    return (first[0] + second[0], first[1] + second[1])


@cache
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """Return the six cells that share an edge with a cell, on the board or not."""
    return tuple(add(cell, direction) for direction in DIRECTIONS)


@cache
def board_cells(side: int) -> frozenset[Cell]:
    """Return the cells of the hexagonal board of a given side."""
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


@cache
def placements(side: int, flip: bool) -> tuple[Placement, ...]:
    """Return every distinct way to lay every tile on the empty board."""
    board = board_cells(side)
    found: dict[CellPath, str] = {}
    for tile in TILES:
        for chirality in {tile, mirrored(tile)} if flip else {tile}:
            for start in board:
                for heading in range(6):
                    path = canonical(walk(chirality, start, heading))
                    if board.issuperset(path):
                        found[path] = tile
    return tuple(
        Placement(tile, path, frozenset(near for cell in path for near in neighbours(cell)))
        for path, tile in sorted(found.items())
    )


@cache
def tile_of_path(side: int, flip: bool) -> dict[CellPath, str]:
    """Return the tile that each path on the board is the shape of."""
    return {laid.path: laid.tile for laid in placements(side, flip)}


# --- Rules ----------------------------------------------------------------------------------


def branches(own: frozenset[Cell]) -> bool:
    """Tell whether some hex of one colour has more than two neighbours of that colour."""
    return any(sum(near in own for near in neighbours(cell)) > 2 for cell in own)


def turns_sharply(own: frozenset[Cell]) -> bool:
    """Tell whether three hexes of one colour touch each other mutually."""
    for cell in own:
        near = neighbours(cell)
        if any(near[side] in own and near[side - 1] in own for side in range(6)):
            return True
    return False


def placement_is_legal(position: Position, seat: int, laid: Placement, options: Options) -> bool:
    """Tell whether a seat may lay a tile, testing each rule of the ruling in turn."""
    colour = position.colour_of_seat[seat]
    own, other = position.covered[colour], position.covered[1 - colour]
    if laid.tile not in position.hands[colour]:
        return False
    if not (own.isdisjoint(laid.path) and other.isdisjoint(laid.path)):
        return False
    if options.opening_single and position.plies == 0 and laid.tile != SINGLE:
        return False
    if own.isdisjoint(laid.around) and not other.isdisjoint(laid.around):
        return False
    after = own.union(laid.path)
    return not branches(after) and not turns_sharply(after)


def legal_moves(position: Position, seat: int, options: Options) -> tuple[CellPath, ...]:
    """Return every legal move of a seat, each once."""
    moves = [
        laid.path
        for laid in placements(options.board_side, options.flip)
        if placement_is_legal(position, seat, laid, options)
    ]
    if options.pie and seat == 1 and position.plies == 1:
        moves.append(PIE)
    return tuple(moves)


def start_position() -> Position:
    """Return the table before the first move."""
    full_hand = frozenset(TILES)
    return Position((frozenset(), frozenset()), (full_hand, full_hand), (0, 1), 0)


def after_move(position: Position, seat: int, move: CellPath, options: Options) -> Position:
    """Return the table after a legal move."""
    if move == PIE:
        swapped = (position.colour_of_seat[1], position.colour_of_seat[0])
        return Position(position.covered, position.hands, swapped, position.plies + 1)
    tile = tile_of_path(options.board_side, options.flip)[move]
    covered, hands = list(position.covered), list(position.hands)
    colour = position.colour_of_seat[seat]
    covered[colour] = covered[colour].union(move)
    hands[colour] = hands[colour] - {tile}
    return Position(
        (covered[0], covered[1]), (hands[0], hands[1]), position.colour_of_seat, position.plies + 1
    )


def turn_from(position: Position, first: int, options: Options) -> Turn | None:
    """Return the turn of the first seat round that can move, or None when the game is over."""
    for step in range(SEATS):
        seat = (first + step) % SEATS
        legal = legal_moves(position, seat, options)
        if legal:
            return Turn(seat, legal)
    return None


def snake_lengths(own: frozenset[Cell]) -> list[int]:
    """Return the lengths of the snakes of one colour, longest first."""
    lengths = []
    unseen = set(own)
    while unseen:
        snake = [unseen.pop()]
        for cell in snake:
            joined = unseen.intersection(neighbours(cell))
            unseen -= joined
            snake.extend(joined)
        lengths.append(len(snake))
    return sorted(lengths, reverse=True)


def result(position: Position, options: Options) -> tuple[list[int], list[int]]:
    """Return the scores and the winners by seat."""
    lengths = [
        [*snake_lengths(position.covered[position.colour_of_seat[seat]]), 0, 0]
        for seat in range(SEATS)
    ]
    compared = 2 if options.tiebreak == "second_longest" else 1
    best = max(one[:compared] for one in lengths)
    winners = [seat for seat in range(SEATS) if lengths[seat][:compared] == best]
    return [one[0] for one in lengths], winners


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


def read_option(name: str, value: object) -> object:
    """Return an option's value after testing that it is allowed."""
    if name == "board_side":
        allowed = is_whole(value) and value in range(4, 9)
    elif name == "tiebreak":
        allowed = isinstance(value, str) and value in ("none", "second_longest")
    elif name in ("flip", "opening_single", "pie"):
        allowed = isinstance(value, bool)
    else:
        refuse(f"unknown option {name!r}")
    if not allowed:
        refuse(f"option {name} cannot be {value!r}")
    return value


def read_options(written: Json) -> Options:
    """Return the options from their names and values."""
    values = {name: read_option(name, value) for name, value in written.items()}
    return Options(**values)  # type: ignore[arg-type]


def changed_options(options: Options) -> Json:
    """Return the options that differ from their defaults."""
    defaults = vars(Options())
    return {name: value for name, value in vars(options).items() if value != defaults[name]}


def read_header(header: Json) -> Options:
    """Return the options of a game from the header of its trace."""
    require_keys(header, {"game", "rules", "seats", "options"})
    if header["game"] != GAME or header["rules"] != RULES:
        refuse(f"game and rules must be {GAME!r} and {RULES!r}")
    if not is_whole(header["seats"]) or header["seats"] != SEATS:
        refuse(f"seats must be {SEATS}")
    written = header["options"]
    if not isinstance(written, dict):
        refuse("options must be an object")
    options = read_options(written)
    defaults = written.keys() - changed_options(options).keys()
    if defaults:
        refuse(f"options at their default are written out: {sorted(defaults)}")
    return options


def read_cell(value: object) -> Cell:
    """Return a cell from its JSON form."""
    if not isinstance(value, list) or len(value) != 2 or not all(map(is_whole, value)):
        refuse(f"not a cell: {value!r}")
    return (value[0], value[1])


def read_move(value: object) -> CellPath:
    """Return a move from its JSON form."""
    if not isinstance(value, dict):
        refuse(f"not a move: {value!r}")
    if value.keys() == {"pie"} and value["pie"] is True:
        return PIE
    cells = value.get("cells")
    if value.keys() != {"cells"} or not isinstance(cells, list) or not cells:
        refuse(f"not a move: {value!r}")
    return tuple(read_cell(cell) for cell in cells)


def written_move(move: CellPath) -> Json:
    """Return the JSON form of a move."""
    return {"pie": True} if move == PIE else {"cells": [list(cell) for cell in move]}


def describe(moves: set[CellPath]) -> str:
    """Return a count of moves and the moves themselves as JSON."""
    return f"{len(moves)} {json.dumps([written_move(move) for move in sorted(moves)])}"


def check_event(event: Json, turn: Turn) -> CellPath:
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


def check_last_line(last: Json, position: Position, options: Options) -> None:
    """Hold the last line of a game against the referee's own result."""
    require_keys(last, {"scores", "winners"})
    scores, winners = result(position, options)
    for name, wanted in (("scores", scores), ("winners", winners)):
        given = last[name]
        if not isinstance(given, list) or not all(map(is_whole, given)) or given != wanted:
            refuse(f"{name} are {given!r}, they must be {wanted}")


def check_game(lines: Iterator[Json], options: Options) -> int:
    """Replay one game after its header and return how many events it had."""
    position = start_position()
    turn = turn_from(position, 0, options)
    events = 0
    while turn is not None:
        move = check_event(next_line(lines), turn)
        events += 1
        position = after_move(position, turn.seat, move, options)
        turn = turn_from(position, turn.seat + 1, options)
    check_last_line(next_line(lines), position, options)
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


def joints(position: Position, seat: int, move: CellPath) -> int:
    """Count the own hexes a move touches."""
    own = position.covered[position.colour_of_seat[seat]]
    return sum(near in own for cell in move for near in neighbours(cell))


def choose(position: Position, turn: Turn, style: str, dice: random.Random) -> CellPath:
    """Choose a move at random: half of the time the pie, in joining style the most joints."""
    if PIE in turn.legal and dice.random() < 0.5:
        return PIE
    moves = sorted(turn.legal)
    if style == "joining" and dice.random() < 0.5:
        most = max(joints(position, turn.seat, move) for move in moves)
        moves = [move for move in moves if joints(position, turn.seat, move) == most]
    return dice.choice(moves)


def write_line(value: Json) -> None:
    """Write one line of a trace."""
    print(json.dumps(value, separators=(",", ":")))


def write_game(options: Options, style: str, dice: random.Random) -> None:
    """Write the trace of one game of random moves."""
    header = {"game": GAME, "rules": RULES, "seats": SEATS}
    write_line({**header, "options": changed_options(options)})
    position = start_position()
    turn = turn_from(position, 0, options)
    while turn is not None:
        move = choose(position, turn, style, dice)
        legal = [written_move(one) for one in turn.legal]
        write_line({"by": turn.seat, "legal": legal, "move": written_move(move)})
        position = after_move(position, turn.seat, move, options)
        turn = turn_from(position, turn.seat + 1, options)
    scores, winners = result(position, options)
    write_line({"scores": scores, "winners": winners})


def count_sequences(position: Position, turn: Turn | None, depth: int, options: Options) -> int:
    """Count the distinct sequences of a number of moves from a position."""
    if turn is None:
        return 0
    if depth == 1:
        return len(turn.legal)
    total = 0
    for move in turn.legal:
        following = after_move(position, turn.seat, move, options)
        next_turn = turn_from(following, turn.seat + 1, options)
        total += count_sequences(following, next_turn, depth - 1, options)
    return total


def perft_command(options: Options, depth: int) -> None:
    """Print the number of sequences of each length up to a depth."""
    position = start_position()
    turn = turn_from(position, 0, options)
    for length in range(1, depth + 1):
        print(length, count_sequences(position, turn, length, options), flush=True)


def options_from_arguments(assignments: list[str]) -> Options:
    """Return the options from name=value arguments, values being JSON where they parse."""
    written: Json = {}
    for assignment in assignments:
        name, _, text = assignment.partition("=")
        try:
            written[name] = json.loads(text)
        except json.JSONDecodeError:
            written[name] = text
    return read_options(written)


def parse_arguments() -> argparse.Namespace:
    """Return the parsed command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser("check", help="check the traces of a file")
    check.add_argument("file")
    trace = commands.add_parser("trace", help="write traces of random games")
    trace.add_argument("--seed", type=int, default=0)
    trace.add_argument("--games", type=int, default=1)
    trace.add_argument("--style", choices=["random", "joining"], default="random")
    perft = commands.add_parser("perft", help="count move sequences")
    perft.add_argument("--depth", type=int, required=True)
    for command in (trace, perft):
        command.add_argument("--seats", type=int, choices=[SEATS], default=SEATS)
        command.add_argument("--opt", action="append", default=[], metavar="NAME=VALUE")
    return parser.parse_args()


def main() -> int:
    """Run the command line and return the exit status."""
    arguments = parse_arguments()
    if arguments.command == "check":
        return check_command(arguments.file)
    try:
        options = options_from_arguments(arguments.opt)
    except RefereeError as error:
        print(error, file=sys.stderr)
        return 2
    if arguments.command == "perft":
        perft_command(options, arguments.depth)
        return 0
    dice = random.Random(arguments.seed)
    for _ in range(arguments.games):
        write_game(options, arguments.style, dice)
    return 0


if __name__ == "__main__":
    sys.exit(main())
