"""An independent referee for Cobra Carnival: checks traces, writes random traces, counts moves."""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache
from typing import Any

Cell = tuple[int, int]
Strand = frozenset[int]
Move = dict[str, Any]
Options = dict[str, Any]

NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
HOUSE: Cell = (0, 0)
COLOURS = ("yellow", "black", "purple", "green")
BODY_KINDS = ("straight", "corner", "diamond", "knot", "sore")
STRAIGHT_KINDS = ("straight", "diamond", "knot")
CORNER_KINDS = ("corner", "sore")

DEFAULTS: Options = {
    "snakes_each": 2,
    "stall_rounds": 2,
    "open_hands": True,
    "allow_dead_ending": False,
    "trouble_may_block": False,
    "gift_before_own": False,
    "exit_stays_free": True,
    "cutting_off": "allowed",
    "dead_end_turn": "any_shape",
    "diamond_to": "placer",
    "heads": "in_deck",
    "grow_others": "own_unplayable",
    "final_pass": "hats",
}
ALLOWED: dict[str, tuple[Any, ...]] = {
    "snakes_each": (1, 2),
    "stall_rounds": (1, 2, 3, 4, 5, 6, 7, 8, 9),
    "open_hands": (True, False),
    "allow_dead_ending": (True, False),
    "trouble_may_block": (True, False),
    "gift_before_own": (True, False),
    "exit_stays_free": (True, False),
    "cutting_off": ("allowed", "forbidden"),
    "dead_end_turn": ("any_shape", "same_shape"),
    "diamond_to": ("placer", "owner"),
    "heads": ("in_deck", "own_aside"),
    "grow_others": ("own_unplayable", "own_absent"),
    "final_pass": ("hats", "all", "none"),
}


class RefusedError(Exception):
    """Says in a sentence why a trace or a set-up is not accepted."""


# ---------------------------------------------------------------- tiles


@cache
def colour_of(name: str) -> str | None:
    """Give the colour of a coloured tile, or None."""
    first = name.split(maxsplit=1)[0]
    return first if first in COLOURS else None


@cache
def kind_of(name: str) -> str:
    """Give the kind of a tile: 'corner', 'head', 'log crossing', 'gift', 'hat' and so on."""
    words = name.split()
    if words[0] in COLOURS:
        return words[1]
    return " ".join(words[:2]) if words[0] == "log" else words[0]


@cache
def is_body(name: str) -> bool:
    """Tell whether the tile is a coloured body tile."""
    return colour_of(name) is not None and kind_of(name) in BODY_KINDS


@cache
def is_straight_shaped(name: str) -> bool:
    """Tell whether the tile has one straight strand."""
    return kind_of(name) in (*STRAIGHT_KINDS, "log straight")


@cache
def is_corner_shaped(name: str) -> bool:
    """Tell whether the tile has one bent strand."""
    return kind_of(name) in (*CORNER_KINDS, "log corner")


@cache
def canonical_turns(name: str) -> range:
    """Give every turn of the tile that looks different from the others."""
    if is_straight_shaped(name):
        return range(2)
    if is_corner_shaped(name) or kind_of(name) == "head":
        return range(4)
    return range(1)


@cache
def strands_of(name: str, turn: int) -> tuple[Strand, ...]:
    """Give the strands of a tile that lies with this turn, each as its two sides."""
    if is_straight_shaped(name):
        return (frozenset(((NORTH + turn) % 4, (SOUTH + turn) % 4)),)
    if is_corner_shaped(name):
        return (frozenset(((NORTH + turn) % 4, (EAST + turn) % 4)),)
    if kind_of(name) == "log crossing":
        return (frozenset((NORTH, SOUTH)), frozenset((EAST, WEST)))
    return ()


def colour_names(colour: str, with_heads: bool) -> list[str]:
    """List the tiles of one colour, copies repeated."""
    names = [f"{colour} straight {points}" for points in (1, 1, 2, 2, 3, 3)]
    names += [f"{colour} corner"] * 6 + [f"{colour} diamond"] * 2
    names += [f"{colour} knot", f"{colour} sore"]
    return names + ([f"{colour} head"] * 2 if with_heads else [])


def colourless_names() -> list[str]:
    """List the tiles without colour, copies repeated."""
    names = ["gift"] * 6 + ["trouble"] * 4
    names += ["log straight"] * 4 + ["log corner"] * 8 + ["log crossing"] * 4
    return names + [f"hat {points}" for points in (1, 2, 2, 3, -1, -2)]


# ---------------------------------------------------------------- the table


def neighbour(cell: Cell, side: int) -> Cell:
    """Give the cell on that side."""
    return (cell[0] + STEPS[side][0], cell[1] + STEPS[side][1])


def neighbours(cell: Cell) -> list[Cell]:
    """Give the four cells edge to edge with this one."""
    return [neighbour(cell, side) for side in range(4)]


def opposite(side: int) -> int:
    """Give the side across."""
    return (side + 2) % 4


@dataclass(frozen=True)
class Tile:
    """A tile on the table; counts_four marks a diamond that was laid next to a trouble."""

    name: str
    turn: int
    counts_four: bool = False


Table = dict[Cell, Tile]


@dataclass(frozen=True)
class Passage:
    """One tile of a snake's path: its cell, the side it is entered by, and the strand followed."""

    cell: Cell
    entry: int
    strand: Strand


@dataclass(frozen=True)
class Snake:
    """A snake as followed from its exit: its path, and the cell and side its end leads into."""

    path: tuple[Passage, ...]
    end: Cell
    end_entry: int
    has_head: bool


def follow(table: Table, colour: str, exit_side: int) -> Snake:
    """Follow the strands from the house exit to the end of the snake."""
    cell, entry = neighbour(HOUSE, exit_side), opposite(exit_side)
    path: list[Passage] = []
    while cell in table:
        tile = table[cell]
        if tile.name == f"{colour} head" and tile.turn == entry:
            path.append(Passage(cell, entry, frozenset((entry,))))
            return Snake(tuple(path), cell, entry, True)
        met = [strand for strand in strands_of(tile.name, tile.turn) if entry in strand]
        if not met:
            break
        path.append(Passage(cell, entry, met[0]))
        (way_out,) = met[0] - {entry}
        cell, entry = neighbour(cell, way_out), opposite(way_out)
    return Snake(tuple(path), cell, entry, False)


Exits = dict[str, int]


def follow_all(table: Table, exits: Exits) -> dict[str, Snake]:
    """Follow every snake in play."""
    return {colour: follow(table, colour, side) for colour, side in exits.items()}


def waiting_exits(table: Table, exits: Exits) -> dict[Cell, str]:
    """Give the cell at the exit of every snake not yet begun, with its colour."""
    cells = {neighbour(HOUSE, side): colour for colour, side in exits.items()}
    return {cell: colour for cell, colour in cells.items() if cell not in table}


def is_closed(table: Table, exits: Exits, colour: str, cell: Cell) -> bool:
    """Tell whether the cell is closed to the snake: occupied, or another waiting snake's exit."""
    return cell in table or waiting_exits(table, exits).get(cell, colour) != colour


def is_one_path_each(table: Table, exits: Exits) -> bool:
    """Tell whether every strand lies in one snake at most and every tile in its own snake."""
    snakes = follow_all(table, exits)
    passed: Counter[tuple[Cell, Strand]] = Counter()
    lies_in: dict[Cell, set[str]] = {}
    for colour, snake in snakes.items():
        for passage in snake.path:
            passed[(passage.cell, passage.strand)] += 1
            lies_in.setdefault(passage.cell, set()).add(colour)
    if any(times > 1 for times in passed.values()):
        return False
    for cell, tile in table.items():
        colour_here = colour_of(tile.name)
        if colour_here is not None and lies_in.get(cell) != {colour_here}:
            return False
        if kind_of(tile.name).startswith("log") and cell not in lies_in:
            return False
    return True


# ---------------------------------------------------------------- the state of a game


@dataclass
class State:
    """Everything that is known about a game at one moment."""

    seats: int
    options: Options
    phase: str = "house"
    exits: Exits = field(default_factory=dict)
    owned: list[list[str]] = field(default_factory=list)
    pile: Counter[str] = field(default_factory=Counter)
    discards: Counter[str] = field(default_factory=Counter)
    hands: list[list[str]] = field(default_factory=list)
    heads_aside: list[list[str]] = field(default_factory=list)
    table: Table = field(default_factory=dict)
    hats: dict[str, str] = field(default_factory=dict)
    tokens_left: int = 0
    tokens: list[int] = field(default_factory=list)
    seat: int = 0
    last_layer: int = 0
    grew: bool = False
    first_pile_gone: bool = False
    counting: bool = False
    quiet_turns: int = 0
    passes: int = 0

    @property
    def kept(self) -> Exits:
        """Give the exits that are kept free for their snakes."""
        return self.exits if self.option("exit_stays_free") else {}

    def copy(self) -> State:
        """Give an independent copy."""
        return State(
            seats=self.seats,
            options=self.options,
            phase=self.phase,
            exits=dict(self.exits),
            owned=self.owned,
            pile=Counter(self.pile),
            discards=Counter(self.discards),
            hands=[list(hand) for hand in self.hands],
            heads_aside=[list(heads) for heads in self.heads_aside],
            table=dict(self.table),
            hats=dict(self.hats),
            tokens_left=self.tokens_left,
            tokens=list(self.tokens),
            seat=self.seat,
            last_layer=self.last_layer,
            grew=self.grew,
            first_pile_gone=self.first_pile_gone,
            counting=self.counting,
            quiet_turns=self.quiet_turns,
            passes=self.passes,
        )

    def option(self, name: str) -> str | int:
        """Give the value of an option."""
        value: str | int = {**DEFAULTS, **self.options}[name]
        return value


def same_value(left: object, right: object) -> bool:
    """Compare two option values, never taking a boolean for a number."""
    return type(left) is type(right) and bool(left == right)


def check_options(seats: int, options: Options) -> None:
    """Refuse unknown options, bad values, and options that do not fit the number of seats."""
    if type(seats) is not int or seats not in (2, 3, 4):
        raise RefusedError(f"seats must be 2, 3 or 4, not {seats!r}")
    for name, value in options.items():
        if name not in ALLOWED:
            raise RefusedError(f"unknown option {name!r}; there are {', '.join(ALLOWED)}")
        if not any(same_value(value, allowed) for allowed in ALLOWED[name]):
            raise RefusedError(f"option {name} is {value!r}; allowed are {ALLOWED[name]}")
    if "snakes_each" in options and seats != 2:
        raise RefusedError("option snakes_each is for two seats only")


def new_game(seats: int, options: Options) -> State:
    """Set up a game before the house is turned."""
    check_options(seats, options)
    return State(seats=seats, options=dict(options))


def sides_of_seats(state: State) -> list[list[int]]:
    """Give the sides of the house that each seat plays."""
    if state.seats == 4:
        return [[SOUTH], [WEST], [NORTH], [EAST]]
    if state.seats == 3:
        return [[SOUTH], [WEST], [NORTH]]
    if state.option("snakes_each") == 1:
        return [[SOUTH], [NORTH]]
    return [[SOUTH, EAST], [NORTH, WEST]]


def turn_house(state: State, quarters: int) -> None:
    """Turn the house and make the pile of the colours that play."""
    colour_at = {(index + quarters) % 4: colour for index, colour in enumerate(COLOURS)}
    sides = sides_of_seats(state)
    state.owned = [[colour_at[side] for side in seat_sides] for seat_sides in sides]
    state.exits = {colour_at[side]: side for seat_sides in sides for side in seat_sides}
    in_deck = state.option("heads") == "in_deck"
    names = colourless_names()
    for colour in state.exits:
        names += colour_names(colour, in_deck)
    state.pile = Counter(names)
    state.hands = [[] for _ in range(state.seats)]
    aside = [[] if in_deck else [f"{colour} head" for colour in own] for own in state.owned]
    state.heads_aside = aside
    state.tokens_left = 2 * len(state.exits)
    state.tokens = [0] * state.seats
    state.table = {HOUSE: Tile("house", 0)}
    state.last_layer = state.seats - 1
    state.seat = 0
    state.phase = "deal"


# ---------------------------------------------------------------- legal lays in play


@dataclass(frozen=True)
class Lay:
    """A lay to be tested: who, what, where, and all snakes as they are before it."""

    seat: int
    name: str
    cell: Cell
    turn: int
    before: dict[str, Snake]


def laid(state: State, lay: Lay) -> Table:
    """Give the table after the tile is put into its cell, whatever was there."""
    after = dict(state.table)
    after[lay.cell] = Tile(lay.name, lay.turn)
    return after


def meets(name: str, turn: int, side: int) -> bool:
    """Tell whether a strand of the tile that lies with this turn ends at the side."""
    return any(side in strand for strand in strands_of(name, turn))


def same_lie(tile: Tile, lay: Lay) -> bool:
    """Tell whether the tile on the table and the one to lay have the same shape and lie."""
    return strands_of(tile.name, tile.turn) == strands_of(lay.name, lay.turn)


def leads_free(state: State, table: Table, colour: str) -> bool:
    """Tell whether the snake's end leads into a free cell on that table."""
    snake = follow(table, colour, state.exits[colour])
    return not is_closed(table, state.kept, colour, snake.end)


def dead_ends_another(state: State, lay: Lay, colour: str) -> bool:
    """Tell whether the lay leads another's snake into a closed cell without need."""
    if colour in state.owned[lay.seat] or state.option("allow_dead_ending"):
        return False
    if leads_free(state, laid(state, lay), colour):
        return False
    entry = lay.before[colour].end_entry
    turns = [turn for turn in canonical_turns(lay.name) if meets(lay.name, turn, entry)]
    return any(leads_free(state, laid(state, replace(lay, turn=turn)), colour) for turn in turns)


def may_replace_log(state: State, lay: Lay, colour: str) -> bool:
    """Test a coloured body tile laid onto a tile of the table."""
    there = state.table[lay.cell]
    if kind_of(there.name) not in ("log straight", "log corner"):
        return False
    in_snake = any(passage.cell == lay.cell for passage in lay.before[colour].path)
    return in_snake and same_lie(there, lay)


def cuts_off(state: State, lay: Lay, colour: str) -> bool:
    """Tell whether another player's snake leads into the cell of the lay."""
    return any(
        snake.end == lay.cell and not snake.has_head
        for other, snake in lay.before.items()
        if other != colour and other not in state.owned[lay.seat]
    )


def may_lay_body(state: State, lay: Lay, colour: str) -> bool:
    """Test a coloured body tile at its snake's end or on a log of its snake."""
    if lay.cell in state.table:
        return may_replace_log(state, lay, colour)
    snake = lay.before[colour]
    if lay.cell != snake.end or is_closed(state.table, state.kept, colour, lay.cell):
        return False
    if not meets(lay.name, lay.turn, snake.end_entry):
        return False
    if state.option("cutting_off") == "forbidden" and cuts_off(state, lay, colour):
        return False
    if not is_one_path_each(laid(state, lay), state.exits):
        return False
    return not dead_ends_another(state, lay, colour)


def may_lay_present(state: State, lay: Lay) -> bool:
    """Test a gift or a trouble."""
    if lay.cell in state.table or lay.cell in waiting_exits(state.table, state.kept):
        return False
    beside = [state.table[near] for near in neighbours(lay.cell) if near in state.table]
    if not any(colour_of(tile.name) is not None for tile in beside):
        return False
    if lay.name == "trouble" and state.option("trouble_may_block"):
        return True
    own = state.owned[lay.seat] if state.option("gift_before_own") else []
    before = [snake for colour, snake in lay.before.items() if colour not in own]
    return all(snake.end != lay.cell for snake in before)


def turns_dead_end(state: State, lay: Lay, colour: str) -> bool:
    """Test a corner log that turns the last tile of an own blocked snake."""
    snake = lay.before[colour]
    if not snake.path or snake.path[-1].cell != lay.cell:
        return False
    if not is_closed(state.table, state.kept, colour, snake.end):
        return False
    there = state.table[lay.cell]
    if there.name == "log crossing":
        return False
    if state.option("dead_end_turn") == "same_shape" and not is_corner_shaped(there.name):
        return False
    if not meets(lay.name, lay.turn, snake.path[-1].entry):
        return False
    after = laid(state, lay)
    return leads_free(state, after, colour) and is_one_path_each(after, state.exits)


def may_lay_log(state: State, lay: Lay) -> bool:
    """Test a straight or corner log."""
    there = state.table.get(lay.cell)
    if there is None:
        return False
    if is_body(there.name) and same_lie(there, lay):
        return True
    if lay.name != "log corner":
        return False
    return any(turns_dead_end(state, lay, colour) for colour in state.owned[lay.seat])


def may_lay_crossing(state: State, lay: Lay) -> bool:
    """Test a crossing log."""
    there = state.table.get(lay.cell)
    if there is None or not is_straight_shaped(there.name):
        return False
    return is_one_path_each(laid(state, lay), state.exits)


def may_lay(state: State, lay: Lay) -> bool:
    """Test a lay in play, all but the rule about others' tiles while own ones can be laid."""
    kind, colour = kind_of(lay.name), colour_of(lay.name)
    if colour is not None and kind in BODY_KINDS:
        return may_lay_body(state, lay, colour)
    if kind in ("gift", "trouble"):
        return may_lay_present(state, lay)
    if kind in ("log straight", "log corner"):
        return may_lay_log(state, lay)
    if kind == "log crossing":
        return may_lay_crossing(state, lay)
    return False


def plausible_cells(state: State) -> list[Cell]:
    """Give every cell on the table and every cell beside one."""
    cells = set(state.table)
    for cell in state.table:
        cells.update(neighbours(cell))
    return sorted(cells - {HOUSE})


def is_growing_another(state: State, seat: int, name: str) -> bool:
    """Tell whether the tile is a straight, corner or diamond of another's colour."""
    foreign = is_body(name) and colour_of(name) not in state.owned[seat]
    return foreign and kind_of(name) in ("straight", "corner", "diamond")


def lays_in_play(state: State, seat: int) -> list[Move]:
    """List every legal lay of the seat before the final round."""
    moves: list[Move] = []
    cells = plausible_cells(state)
    before = follow_all(state.table, state.exits)
    for name in sorted(set(state.hands[seat])):
        for cell in cells:
            for turn in canonical_turns(name):
                if may_lay(state, Lay(seat, name, cell, turn, before)):
                    moves.append({"lay": name, "at": [cell[0], cell[1]], "turn": turn})
    if state.option("grow_others") == "own_absent":
        tried = list(state.hands[seat])
    else:
        tried = [str(move["lay"]) for move in moves]
    if any(is_body(name) and colour_of(name) in state.owned[seat] for name in tried):
        moves = [move for move in moves if not is_growing_another(state, seat, move["lay"])]
    return moves


# ---------------------------------------------------------------- the final round


def lays_of_heads(state: State, seat: int) -> list[Move]:
    """List every legal lay of a head."""
    moves: list[Move] = []
    held = set(state.hands[seat]) | set(state.heads_aside[seat])
    for name in sorted(name for name in held if kind_of(name) == "head"):
        colour = colour_of(name)
        assert colour is not None
        snake = follow(state.table, colour, state.exits[colour])
        if snake.has_head or is_closed(state.table, state.kept, colour, snake.end):
            continue
        at = [snake.end[0], snake.end[1]]
        moves.append({"lay": name, "at": at, "turn": snake.end_entry})
    return moves


def lays_of_hats(state: State, seat: int) -> list[Move]:
    """List every legal lay of a hat."""
    snakes = follow_all(state.table, state.exits)
    bare = [name for name, snake in snakes.items() if snake.has_head and name not in state.hats]
    held = sorted({name for name in state.hands[seat] if kind_of(name) == "hat"})
    return [{"lay": name, "on": colour} for name in held for colour in sorted(bare)]


def with_pass(state: State, moves: list[Move]) -> list[Move]:
    """Add passing where the option allows it beside at least one lay."""
    allowed = {"heads": ("all",), "hats": ("all", "hats")}[state.phase]
    if moves and state.option("final_pass") in allowed:
        return [*moves, {"pass": True}]
    return moves


# ---------------------------------------------------------------- the course of a game


@dataclass(frozen=True)
class Event:
    """What happens next: chance's draws with weights, or a seat's legal moves."""

    by: int | str
    draws: tuple[tuple[Move, int], ...] = ()
    legal: tuple[Move, ...] = ()


def draw_event(state: State) -> Event:
    """Give the event of drawing one tile from the pile."""
    draws = tuple(({"draw": name}, state.pile[name]) for name in sorted(state.pile))
    return Event("chance", draws=draws)


def next_seat(state: State) -> None:
    """Hand the turn on."""
    state.seat = (state.seat + 1) % state.seats


def nobody_can_lay(state: State) -> bool:
    """Tell whether no seat has a legal lay in play."""
    return not any(lays_in_play(state, seat) for seat in range(state.seats))


def is_play_over(state: State) -> bool:
    """Tell, after a turn, whether the final round begins."""
    enough = int(state.option("stall_rounds")) * state.seats
    if state.counting and state.quiet_turns >= enough:
        return True
    return not state.pile and not state.discards and nobody_can_lay(state)


def end_turn(state: State) -> None:
    """Count quiet turns, then go on to the next seat or to the final round."""
    if state.counting:
        state.quiet_turns = 0 if state.grew else state.quiet_turns + 1
    state.counting = state.first_pile_gone
    if is_play_over(state):
        state.phase = "heads"
        state.seat = (state.last_layer + 1) % state.seats
        state.passes = 0
    else:
        state.phase = "play"
        next_seat(state)


def advance_play(state: State) -> Event | None:
    """Give the lay that is due, or skip the turn."""
    moves = lays_in_play(state, state.seat)
    state.grew = False
    if moves:
        return Event(state.seat, legal=tuple(moves))
    state.phase = "draw"
    return None


def advance_draw(state: State) -> Event | None:
    """Give the draw that is due, or end the turn when nothing is left."""
    if not state.pile:
        state.pile, state.discards = state.discards, Counter()
    if state.pile:
        return draw_event(state)
    end_turn(state)
    return None


def advance_final(state: State) -> Event | None:
    """Give the lay of a head or hat that is due, or pass, or end this half of the final round."""
    if state.passes >= state.seats:
        state.phase = "hats" if state.phase == "heads" else "over"
        state.passes = 0
        return None
    finder = lays_of_heads if state.phase == "heads" else lays_of_hats
    moves = with_pass(state, finder(state, state.seat))
    if moves:
        return Event(state.seat, legal=tuple(moves))
    state.passes += 1
    next_seat(state)
    return None


def advance_once(state: State) -> Event | None:
    """Give the next event, or do one automatic thing."""
    if state.phase == "house":
        return Event("chance", draws=tuple(({"house": quarters}, 1) for quarters in range(4)))
    if state.phase == "deal":
        return draw_event(state)
    if state.phase == "play":
        return advance_play(state)
    if state.phase == "draw":
        return advance_draw(state)
    return advance_final(state)


def next_event(state: State) -> Event | None:
    """Do what is automatic and give the next event, or None when the game is over."""
    while state.phase != "over":
        event = advance_once(state)
        if event is not None:
            return event
    return None


def take_from_pile(state: State, name: str) -> None:
    """Move one tile from the pile to the hand of the seat to move."""
    state.pile[name] -= 1
    if state.pile[name] == 0:
        del state.pile[name]
    state.hands[state.seat].append(name)


def apply_draw(state: State, name: str) -> None:
    """Carry out a draw of the deal or of play."""
    take_from_pile(state, name)
    if state.phase == "draw":
        if not state.pile:
            state.first_pile_gone = True
        end_turn(state)
        return
    if len(state.hands[state.seat]) == 4:
        next_seat(state)
        if state.seat == 0:
            state.phase = "play"


def settle_diamond(state: State, name: str, cell: Cell) -> None:
    """Give the token of a diamond just laid, or mark that the tile counts four."""
    touching = [state.table[near].name for near in neighbours(cell) if near in state.table]
    if "trouble" in touching:
        state.table[cell] = Tile(name, state.table[cell].turn, counts_four=True)
        return
    if state.tokens_left == 0:
        return
    state.tokens_left -= 1
    taker = state.seat
    if state.option("diamond_to") == "owner":
        taker = next(s for s in range(state.seats) if colour_of(name) in state.owned[s])
    state.tokens[taker] += 1


def apply_lay_in_play(state: State, move: Move) -> None:
    """Carry out a lay in play."""
    name, turn = move["lay"], move["turn"]
    cell = (move["at"][0], move["at"][1])
    state.hands[state.seat].remove(name)
    if cell in state.table:
        state.discards[state.table[cell].name] += 1
    else:
        state.grew = True
    state.table[cell] = Tile(name, turn)
    if kind_of(name) == "diamond":
        settle_diamond(state, name, cell)
    state.last_layer = state.seat
    state.phase = "draw"


def apply_final(state: State, move: Move) -> None:
    """Carry out a lay of a head or hat, or a pass."""
    if "pass" in move:
        state.passes += 1
        next_seat(state)
        return
    name = move["lay"]
    aside = state.heads_aside[state.seat]
    (aside if name in aside else state.hands[state.seat]).remove(name)
    if state.phase == "heads":
        state.table[(move["at"][0], move["at"][1])] = Tile(name, move["turn"])
    else:
        state.hats[move["on"]] = name
    state.passes = 0
    next_seat(state)


def apply_move(state: State, move: Move) -> None:
    """Carry out a move that next_event offered."""
    if state.phase == "house":
        turn_house(state, move["house"])
    elif state.phase in ("deal", "draw"):
        apply_draw(state, move["draw"])
    elif state.phase == "play":
        apply_lay_in_play(state, move)
    else:
        apply_final(state, move)


# ---------------------------------------------------------------- the score


def printed_points(tile: Tile) -> int:
    """Give the printed points of a coloured tile on the table."""
    kind = kind_of(tile.name)
    if kind == "straight":
        return int(tile.name.split()[2])
    if kind == "diamond":
        return 4 if tile.counts_four else 0
    return {"corner": 1, "knot": -2, "sore": -1, "head": 2}[kind]


def points_beside(table: Table, cell: Cell) -> int:
    """Give what the gifts and troubles at the sides of a coloured tile are worth."""
    names = [table[near].name for near in neighbours(cell) if near in table]
    return names.count("gift") - 2 * names.count("trouble")


def score_of(state: State, seat: int) -> int:
    """Give the points of a seat."""
    points = 4 * state.tokens[seat]
    for cell, tile in state.table.items():
        if colour_of(tile.name) in state.owned[seat]:
            points += printed_points(tile) + points_beside(state.table, cell)
    for colour, hat in state.hats.items():
        if colour in state.owned[seat]:
            points += int(hat.split()[1])
    return points


def length_of(state: State, seat: int) -> int:
    """Give the number of tiles in the paths of the seat's snakes, a crossing once a passage."""
    own = state.owned[seat]
    return sum(len(follow(state.table, colour, state.exits[colour]).path) for colour in own)


def result_of(state: State) -> dict[str, list[int]]:
    """Give the last line of a trace."""
    seats = range(state.seats)
    ranks = [(score_of(state, s), length_of(state, s), state.tokens[s]) for s in seats]
    winners = [seat for seat in seats if ranks[seat] == max(ranks)]
    return {"scores": [rank[0] for rank in ranks], "winners": winners}


# ---------------------------------------------------------------- checking traces


def canonical(value: object) -> str:
    """Write a JSON value so that equal values are equal texts."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Make an object of a JSON text, refusing a key written twice."""
    result = dict(pairs)
    if len(result) != len(pairs):
        raise RefusedError(f"a key is written twice among {[key for key, _ in pairs]}")
    return result


def read_object(line: str) -> dict[str, Any]:
    """Read one line of a trace."""
    try:
        value = json.loads(line, object_pairs_hook=without_repeats)
    except json.JSONDecodeError as error:
        raise RefusedError(f"not JSON: {error}") from error
    if not isinstance(value, dict):
        raise RefusedError("a line must be an object")
    return value


def need_keys(line: dict[str, Any], keys: set[str]) -> None:
    """Refuse a line whose keys are not exactly these."""
    if set(line) != keys:
        missing, extra = sorted(keys - set(line)), sorted(set(line) - keys)
        raise RefusedError(f"keys missing {missing}, keys unknown {extra}")


def open_game(line: dict[str, Any]) -> State:
    """Read a header and set up its game."""
    need_keys(line, {"game", "rules", "seats", "options"})
    if line["game"] != "carnival" or line["rules"] != "1":
        raise RefusedError(f"game {line['game']!r}, rules {line['rules']!r}: not carnival, '1'")
    if not isinstance(line["options"], dict):
        raise RefusedError("options must be an object")
    state = new_game(line["seats"], line["options"])
    for name, value in line["options"].items():
        if same_value(value, DEFAULTS[name]):
            raise RefusedError(f"option {name} is written out although it is the default")
    return state


def compare_sets(what: str, ours: list[str], theirs: list[str]) -> None:
    """Refuse a list that repeats itself or does not hold exactly our texts."""
    repeated = sorted(text for text, times in Counter(theirs).items() if times > 1)
    missing, extra = sorted(set(ours) - set(theirs)), sorted(set(theirs) - set(ours))
    if repeated or missing or extra:
        parts = [("missing", missing), ("extra", extra), ("repeated", repeated)]
        told = [f"\n  {label}: {text}" for label, texts in parts for text in texts]
        raise RefusedError(f"{what} differ:" + "".join(told))


def shares(weights: dict[str, int]) -> dict[str, Fraction]:
    """Turn weights into shares of their sum."""
    total = sum(weights.values())
    return {text: Fraction(weight, total) for text, weight in weights.items()}


def check_draws(event: Event, draws: object) -> None:
    """Compare the draws of chance and their weights."""
    if not isinstance(draws, list):
        raise RefusedError("draws must be a list")
    for entry in draws:
        if not isinstance(entry, list) or len(entry) != 2:
            raise RefusedError(f"a draw must be a move and a weight, not {entry!r}")
        if type(entry[1]) is not int or entry[1] <= 0:
            raise RefusedError(f"a weight must be a positive integer, not {entry[1]!r}")
    ours = {canonical(move): weight for move, weight in event.draws}
    compare_sets("draws", list(ours), [canonical(move) for move, _ in draws])
    expected = shares(ours)
    for text, share in shares({canonical(move): weight for move, weight in draws}).items():
        if share != expected[text]:
            right = expected[text]
            raise RefusedError(f"weight of {text}: its share is {share}, should be {right}")


def check_event(state: State, event: Event, line: dict[str, Any]) -> None:
    """Compare one event of a trace with ours and carry out its move."""
    listed = "draws" if event.by == "chance" else "legal"
    if canonical(line.get("by")) != canonical(event.by):
        raise RefusedError(f"by is {line.get('by')!r}, should be {event.by!r} ({state.phase})")
    need_keys(line, {"by", listed, "move"})
    if event.by == "chance":
        check_draws(event, line["draws"])
        offered = {canonical(move): move for move, _ in event.draws}
    else:
        if not isinstance(line["legal"], list):
            raise RefusedError("legal must be a list")
        offered = {canonical(move): move for move in event.legal}
        theirs = [canonical(move) for move in line["legal"]]
        compare_sets(f"legal moves ({state.phase})", list(offered), theirs)
    chosen = canonical(line["move"])
    if chosen not in offered:
        raise RefusedError(f"the move {chosen} is not among those listed")
    apply_move(state, offered[chosen])


def check_result(state: State, line: dict[str, Any]) -> None:
    """Compare the last line of a game."""
    ours = result_of(state)
    if set(line) != set(ours):
        raise RefusedError(f"the game is over; the last line should be {canonical(ours)}")
    if canonical(line) != canonical(ours):
        raise RefusedError(f"the last line is {canonical(line)}, should be {canonical(ours)}")


@dataclass
class Checker:
    """Reads the lines of a file one by one and counts what it has checked."""

    state: State | None = None
    games: int = 0
    events: int = 0
    lines: int = 0

    def take(self, text: str) -> None:
        """Check one line."""
        self.lines += 1
        if self.state is None:
            self.games += 1
            self.state = open_game(read_object(text))
            return
        event = next_event(self.state)
        if event is None:
            check_result(self.state, read_object(text))
            self.state = None
        else:
            check_event(self.state, event, read_object(text))
            self.events += 1


def check_file(path: str) -> int:
    """Check all games of a file, print what was found, and give the exit status."""
    checker = Checker()
    try:
        with open(path, encoding="utf-8") as file:
            for text in file:
                checker.take(text)
        if checker.state is not None:
            raise RefusedError("the file ends in the middle of a game")
    except RefusedError as reason:
        print(f"game {checker.games}, line {checker.lines}: {reason}")
        return 1
    print(f"ok {checker.games} games, {checker.events} events")
    return 0


# ---------------------------------------------------------------- random traces


def choose(event: Event, chance: random.Random) -> Move:
    """Choose a move of the event by chance."""
    if event.by == "chance":
        moves = [move for move, _ in event.draws]
        return chance.choices(moves, [weight for _, weight in event.draws])[0]
    return chance.choice(event.legal)


def event_line(event: Event, move: Move) -> dict[str, Any]:
    """Give the line of an event."""
    if event.by == "chance":
        draws = [[drawn, weight] for drawn, weight in event.draws]
        return {"by": "chance", "draws": draws, "move": move}
    return {"by": event.by, "legal": list(event.legal), "move": move}


def random_game(seats: int, options: Options, chance: random.Random) -> Iterator[dict[str, Any]]:
    """Play one game by chance and give its lines."""
    state = new_game(seats, options)
    yield {"game": "carnival", "rules": "1", "seats": seats, "options": options}
    event = next_event(state)
    while event is not None:
        move = choose(event, chance)
        yield event_line(event, move)
        apply_move(state, move)
        event = next_event(state)
    yield dict(result_of(state))


def write_traces(seats: int, options: Options, seed: int, games: int) -> None:
    """Write random games to the standard output."""
    chance = random.Random(seed)
    for _ in range(games):
        for line in random_game(seats, options, chance):
            print(json.dumps(line))


# ---------------------------------------------------------------- counting


def fixed_deal(seats: int, options: Options) -> State:
    """Set up the fixed deal that counts start from."""
    state = new_game(seats, options)
    turn_house(state, 0)
    ordered = sorted(state.pile.elements())
    for number in range(4 * seats):
        apply_draw(state, ordered[7 * number % len(ordered)])
    return state


def count_moves(state: State, depth: int) -> int:
    """Count the sequences of that many moves of seats."""
    event = next_event(state)
    if event is None:
        return 0
    if event.by != "chance" and depth == 1:
        return len(event.legal)
    total = 0
    moves = [move for move, _ in event.draws] if event.by == "chance" else list(event.legal)
    for move in moves:
        after = state.copy()
        apply_move(after, move)
        total += count_moves(after, depth if event.by == "chance" else depth - 1)
    return total


# ---------------------------------------------------------------- the command line


def read_options(texts: list[str]) -> Options:
    """Read options of the command line."""
    options: Options = {}
    for text in texts:
        name, _, value = text.partition("=")
        try:
            options[name] = json.loads(value)
        except json.JSONDecodeError:
            options[name] = value
    return options


def without_defaults(options: Options) -> Options:
    """Leave out the options that have their default value."""
    return {name: value for name, value in options.items() if value != DEFAULTS[name]}


def read_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    check = commands.add_parser("check")
    check.add_argument("file")
    trace = commands.add_parser("trace")
    trace.add_argument("--seed", type=int, required=True)
    trace.add_argument("--games", type=int, required=True)
    perft = commands.add_parser("perft")
    perft.add_argument("--depth", type=int, required=True)
    for command in (trace, perft):
        command.add_argument("--seats", type=int, required=True)
        command.add_argument("--opt", action="append", default=[])
    return parser.parse_args()


def main() -> int:
    """Do what the command line asks and give the exit status."""
    arguments = read_arguments()
    if arguments.command == "check":
        return check_file(arguments.file)
    try:
        options = read_options(arguments.opt)
        check_options(arguments.seats, options)
    except RefusedError as reason:
        print(reason, file=sys.stderr)
        return 1
    options = without_defaults(options)
    if arguments.command == "trace":
        write_traces(arguments.seats, options, arguments.seed, arguments.games)
        return 0
    for depth in range(1, arguments.depth + 1):
        print(depth, count_moves(fixed_deal(arguments.seats, options), depth), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
