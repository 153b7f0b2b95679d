"""An independent referee for the board game Sssnake: it checks, writes and counts games.

Everything about a snake is derived afresh from its bare table (which card lies in which cell,
turned how): the two ends, the used and the idle strands, closedness and the missing cards.
"""

from __future__ import annotations

import argparse
import heapq
import json
import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Any, NoReturn

# ---------------------------------------------------------------------------------------- data

Cell = tuple[int, int]
Gate = tuple[Cell, int]
"""A cell and one of its edges: 0 north, 1 east, 2 south, 3 west."""
Strand = tuple[int, int]
Placed = tuple[Cell, str, int]
"""A cell, the kind of the card in it, and its turn."""
Table = frozenset[Placed]
Hand = tuple[str, ...]

NORTH, EAST, SOUTH, WEST = range(4)
STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))

KINDS = ("crossed", "curve", "double", "straight")
FULL_DECK = {"crossed": 8, "curve": 48, "double": 4, "straight": 60}
STRANDS: dict[str, tuple[Strand, ...]] = {
    "crossed": ((NORTH, SOUTH), (EAST, WEST)),
    "curve": ((NORTH, EAST),),
    "double": ((NORTH, EAST), (SOUTH, WEST)),
    "straight": ((NORTH, SOUTH),),
}
CANONICAL_TURNS = {"crossed": 1, "curve": 4, "double": 2, "straight": 2}
BOX_MARGIN = 2
"""How far beyond the box around all cards a shortest path is sought (1 would be enough)."""


@dataclass(frozen=True)
class StartCard:
    """The cells of a start card and the two edges through which the snake leaves it."""

    cells: frozenset[Cell]
    head_exit: Gate
    tail_exit: Gate


START_CARDS = {
    "2x1_away": StartCard(frozenset({(0, 0), (1, 0)}), ((0, 0), WEST), ((1, 0), EAST)),
    "1x1_away": StartCard(frozenset({(0, 0)}), ((0, 0), WEST), ((0, 0), EAST)),
    "2x2_diagonal": StartCard(
        frozenset({(0, 0), (1, 0), (0, 1), (1, 1)}), ((0, 0), NORTH), ((1, 1), SOUTH)
    ),
    "3x1_same_side": StartCard(
        frozenset({(0, 0), (1, 0), (2, 0)}), ((0, 0), NORTH), ((2, 0), NORTH)
    ),
    "2x1_same_side": StartCard(frozenset({(0, 0), (1, 0)}), ((0, 0), NORTH), ((1, 0), NORTH)),
}


class RefusalError(Exception):
    """What is wrong with a trace, an option or a number of seats."""


# ------------------------------------------------------------------------------------- options


@dataclass(frozen=True)
class Options:
    """The options of a match, all at their defaults unless told otherwise."""

    start_card: str = "2x1_away"
    feasibility: str = "geometric"
    exact_finish: bool = False
    close_other: bool = False
    rounds: int = 1


def text_of(value: object) -> str:
    """Write a JSON value in one canonical way, so that equal texts mean equal values."""
    return json.dumps(value, sort_keys=True)


def allowed_values() -> dict[str, list[object]]:
    """List, for every option, the values that differ from its default."""
    return {
        "start_card": [name for name in START_CARDS if name != "2x1_away"],
        "feasibility": ["deck_aware"],
        "exact_finish": [True],
        "close_other": [True],
        "rounds": list(range(2, 21)),
    }


def read_options(given: object) -> Options:
    """Turn the options of a header into Options, refusing unknown, default and bad ones."""
    if not isinstance(given, dict):
        raise RefusalError(f"options must be an object, not {text_of(given)}")
    allowed = allowed_values()
    for name, value in given.items():
        if name not in allowed:
            raise RefusalError(f"unknown option {name!r}; allowed are {sorted(allowed)}")
        if text_of(value) not in map(text_of, allowed[name]):
            raise RefusalError(
                f"option {name} = {text_of(value)} is not one of {text_of(allowed[name])} "
                "(defaults are left out)"
            )
    return Options(**given)


def require_seats(seats: object) -> int:
    """Return the number of seats if it is a whole number from 2 to 4."""
    if isinstance(seats, bool) or not isinstance(seats, int) or not 2 <= seats <= 4:
        raise RefusalError(f"seats must be a whole number from 2 to 4, not {text_of(seats)}")
    return seats


# ---------------------------------------------------------------------- following the strands


@dataclass(frozen=True)
class Walk:
    """Where one end of a snake comes to lie, and the strand edges passed on the way."""

    status: str
    """'open' before an empty cell, 'stuck', or 'closed' at the other exit of the start card."""
    gate: Gate
    used: frozenset[Gate]


def beyond(gate: Gate) -> Gate:
    """Give the gate on the other side of the same edge."""
    (column, row), edge = gate
    return (column + STEPS[edge][0], row + STEPS[edge][1]), (edge + 2) % 4


def strands_of(kind: str, turn: int) -> list[Strand]:
    """List the strands of a card turned clockwise by so many quarters."""
    return [((first + turn) % 4, (second + turn) % 4) for first, second in STRANDS[kind]]


def across(kind: str, turn: int, edge: int) -> int | None:
    """Give the edge at the other end of the strand that meets this edge, None if it is blank."""
    for first, second in strands_of(kind, turn):
        if edge == first:
            return second
        if edge == second:
            return first
    return None


def cards_by_cell(table: Table) -> dict[Cell, tuple[str, int]]:
    """Map every cell that holds a card to the card's kind and turn."""
    return {cell: (kind, turn) for cell, kind, turn in table}


def follow(start: StartCard, table: Table, from_exit: Gate, other_exit: Gate) -> Walk:
    """Follow the strands from one exit of the start card as far as they lead."""
    cards = cards_by_cell(table)
    used: set[Gate] = set()
    gate = beyond(from_exit)
    while True:
        cell, edge = gate
        if cell in start.cells:
            status = "closed" if gate == other_exit else "stuck"
            return Walk(status, gate, frozenset(used))
        if cell not in cards:
            return Walk("open", gate, frozenset(used))
        out = across(*cards[cell], edge)
        if out is None:
            return Walk("stuck", gate, frozenset(used))
        used |= {(cell, edge), (cell, out)}
        gate = beyond((cell, out))


def head_walk(start: StartCard, table: Table) -> Walk:
    """Follow the snake from the head exit."""
    return follow(start, table, start.head_exit, start.tail_exit)


def tail_walk(start: StartCard, table: Table) -> Walk:
    """Follow the snake from the tail exit."""
    return follow(start, table, start.tail_exit, start.head_exit)


# -------------------------------------------------------------------------------- missing cards


def search_box(start: StartCard, table: Table, margin: int) -> tuple[range, range]:
    """Give the columns and rows of the box around all cards, widened by a margin."""
    cells = [cell for cell, _, _ in table] + list(start.cells)
    columns = [column for column, _ in cells]
    rows = [row for _, row in cells]
    return (
        range(min(columns) - margin, max(columns) + margin + 1),
        range(min(rows) - margin, max(rows) + margin + 1),
    )


def onward(
    start: StartCard, cards: dict[Cell, tuple[str, int]], used: frozenset[Gate], gate: Gate
) -> list[tuple[int, Gate]]:
    """List cost and next gate for every way on: 1 through an empty cell, 0 along an idle strand."""
    cell, edge = gate
    if cell in start.cells or gate in used:
        return []
    if cell not in cards:
        return [(1, beyond((cell, out))) for out in range(4) if out != edge]
    idle_out = across(*cards[cell], edge)
    return [] if idle_out is None else [(0, beyond((cell, idle_out)))]


@lru_cache(maxsize=200_000)
def missing_cards(start_name: str, table: Table, margin: int = BOX_MARGIN) -> int | None:
    """Count the fewest ideal cards that close the snake: 0 if closed, None if none ever can."""
    start = START_CARDS[start_name]
    head, tail = head_walk(start, table), tail_walk(start, table)
    if head.status == "closed":
        return 0
    if head.status == "stuck" or tail.status == "stuck":
        return None
    cards = cards_by_cell(table)
    columns, rows = search_box(start, table, margin)
    goal = beyond(tail.gate)
    waiting: list[tuple[int, Gate]] = [(0, head.gate)]
    settled: set[Gate] = set()
    while waiting:
        distance, gate = heapq.heappop(waiting)
        if gate == goal:
            return distance
        if gate in settled:
            continue
        settled.add(gate)
        for cost, following in onward(start, cards, head.used | tail.used, gate):
            if following[0][0] in columns and following[0][1] in rows:
                heapq.heappush(waiting, (distance + cost, following))
    return None


# ------------------------------------------------------------------------- places of one card


@dataclass(frozen=True)
class Place:
    """A place where a card may lie on a snake, and what the snake is like afterwards."""

    cell: Cell
    turn: int
    table: Table
    missing: int


@lru_cache(maxsize=200_000)
def closable_places(start_name: str, table: Table, kind: str) -> tuple[Place, ...]:
    """List the places of a card by continues-an-end and still-closable alone."""
    start = START_CARDS[start_name]
    ends = [
        walk.gate
        for walk in (head_walk(start, table), tail_walk(start, table))
        if walk.status == "open"
    ]
    found = []
    for cell in sorted({cell for cell, _ in ends}):
        for turn in range(CANONICAL_TURNS[kind]):
            meets = any(
                end_cell == cell and across(kind, turn, edge) is not None for end_cell, edge in ends
            )
            after = table | {(cell, kind, turn)}
            missing = missing_cards(start_name, after) if meets else None
            if missing is not None:
                found.append(Place(cell, turn, after, missing))
    return tuple(found)


# --------------------------------------------------------------------------------------- moves


@dataclass(frozen=True)
class Roll:
    """Chance rolls the die."""

    number: int

    def to_json(self) -> dict[str, object]:
        """Write the move as a trace does."""
        return {"roll": self.number}


@dataclass(frozen=True)
class Draw:
    """Chance draws all the cards of a roll, in alphabetical order."""

    cards: Hand

    def to_json(self) -> dict[str, object]:
        """Write the move as a trace does."""
        return {"draw": list(self.cards)}


@dataclass(frozen=True)
class Lay:
    """A seat lays a card on somebody's snake."""

    kind: str
    owner: int
    place: Place

    def to_json(self) -> dict[str, object]:
        """Write the move as a trace does."""
        return {
            "lay": self.kind,
            "on": self.owner,
            "at": list(self.place.cell),
            "turn": self.place.turn,
        }


@dataclass(frozen=True)
class Give:
    """The roller chooses which of the cards he cannot lay is the gift."""

    kind: str

    def to_json(self) -> dict[str, object]:
        """Write the move as a trace does."""
        return {"give": self.kind}


Move = Roll | Draw | Lay | Give

# --------------------------------------------------------------------------------------- state


@dataclass(frozen=True)
class State:
    """A match at rest before an event, or between two automatic consequences."""

    options: Options
    seats: int
    deck: tuple[int, ...]
    tables: tuple[Table, ...]
    totals: tuple[int, ...]
    round_index: int = 0
    roller: int = 0
    phase: str = "roll"
    """One of roll, draw, single, keep, gift, end of turn, over."""
    rolled: int = 0
    hand: Hand = ()
    to_keep: int = 0
    """How many cards of the hand the roller still has to keep and lay."""

    @property
    def neighbour(self) -> int:
        """Name the left neighbour of the roller."""
        return (self.roller + 1) % self.seats


@dataclass(frozen=True)
class Event:
    """Who is to move: chance with its draws, or a seat with all its legal moves."""

    by: int | None
    moves: tuple[Move, ...]
    weights: tuple[int, ...] = ()


def full_deck() -> tuple[int, ...]:
    """Count the cards of each kind before the first draw."""
    return tuple(FULL_DECK[kind] for kind in KINDS)


def new_match(seats: int, options: Options) -> State:
    """Set up the first game of a match."""
    bare: Table = frozenset()
    return State(options, seats, full_deck(), (bare,) * seats, (0,) * seats)


def missing_of(state: State, seat: int) -> int:
    """Count the missing cards of a seat's snake, which is always closable."""
    missing = missing_cards(state.options.start_card, state.tables[seat])
    if missing is None:
        raise AssertionError("a snake that nobody can close lies on the table")
    return missing


def without(hand: Hand, kind: str) -> Hand:
    """Take one card of a kind out of a hand."""
    position = hand.index(kind)
    return hand[:position] + hand[position + 1 :]


# ------------------------------------------------------------------------------ legal moves


def feasible_places(state: State, table: Table, kind: str) -> list[Place]:
    """List the places of a card on a snake that the option feasibility admits too."""
    places = closable_places(state.options.start_card, table, kind)
    if state.options.feasibility == "geometric":
        return list(places)
    return [place for place in places if place.missing <= sum(state.deck)]


def lays_on(state: State, owner: int, hand: Iterable[str]) -> list[Lay]:
    """List all lays of the kinds in a hand on the snake of a seat."""
    return [
        Lay(kind, owner, place)
        for kind in sorted(set(hand))
        for place in feasible_places(state, state.tables[owner], kind)
    ]


def single_lays(state: State) -> list[Lay]:
    """List the lays of a single card: on the neighbour's snake, else on the roller's own."""
    on_neighbour = [
        lay
        for lay in lays_on(state, state.neighbour, state.hand)
        if lay.place.missing > 0 or state.options.close_other
    ]
    return on_neighbour or lays_on(state, state.roller, state.hand)


def another_can_follow(state: State, lay: Lay) -> bool:
    """Tell whether, after this lay, some card still in hand has a place on the same snake."""
    if lay.place.missing == 0:
        return False
    rest = without(state.hand, lay.kind)
    return any(feasible_places(state, lay.place.table, kind) for kind in rest)


def keep_lays(state: State) -> list[Lay]:
    """List the roller's lays on his own snake that keep to must-lay-if-possible."""
    lays = lays_on(state, state.roller, state.hand)
    if state.to_keep == 1:
        return lays
    of_two = [lay for lay in lays if another_can_follow(state, lay)]
    if not of_two:
        return lays
    if state.options.exact_finish:
        return of_two
    return [lay for lay in lays if lay in of_two or lay.place.missing == 0]


def gift_lays(state: State) -> list[tuple[int, Lay]]:
    """List who lays the gift and how: the neighbour on his own snake, else the roller on his."""
    for seat in (state.neighbour, state.roller):
        lays = lays_on(state, seat, state.hand)
        if lays:
            return [(seat, lay) for lay in lays]
    return []


def possible_hands(deck: tuple[int, ...], size: int) -> list[tuple[Hand, int]]:
    """List every hand of a size the deck can give, with the number of ways to draw it."""
    found = []
    for hand in combinations_with_replacement(KINDS, size):
        ways = prod(comb(left, hand.count(kind)) for kind, left in zip(KINDS, deck, strict=True))
        if ways > 0:
            found.append((hand, ways))
    return found


def draw_event(state: State) -> Event:
    """Describe the draw after a roll, cut down to the cards left."""
    hands = possible_hands(state.deck, min(state.rolled, sum(state.deck)))
    return Event(None, tuple(Draw(hand) for hand, _ in hands), tuple(ways for _, ways in hands))


def keep_event(state: State) -> Event | None:
    """Describe the roller's next lay of his own or his choice of gift, None if neither is due."""
    if state.to_keep > 0:
        lays = keep_lays(state)
        if lays:
            return Event(state.roller, tuple(lays))
    if len(set(state.hand)) > 1:
        return Event(state.roller, tuple(Give(kind) for kind in sorted(set(state.hand))))
    return None


def pending_event(state: State) -> Event | None:
    """Describe the event that is due in this phase, None if there is none."""
    if state.phase == "roll":
        return Event(None, (Roll(1), Roll(2), Roll(3)), (1, 1, 1))
    if state.phase == "draw":
        return draw_event(state)
    if state.phase == "keep":
        return keep_event(state)
    if state.phase == "single":
        lays = single_lays(state)
        return Event(state.roller, tuple(lays)) if lays else None
    if state.phase == "gift":
        pairs = gift_lays(state)
        return Event(pairs[0][0], tuple(lay for _, lay in pairs)) if pairs else None
    return None


# --------------------------------------------------------------------------- making the moves


def end_game(state: State) -> State:
    """Score the game just over, and set up the next one of the match if there is one."""
    totals = tuple(total - missing_of(state, seat) for seat, total in enumerate(state.totals))
    next_round = state.round_index + 1
    if next_round == state.options.rounds:
        return replace(state, totals=totals, phase="over", hand=(), to_keep=0)
    fresh = new_match(state.seats, state.options)
    return replace(fresh, totals=totals, round_index=next_round, roller=next_round % state.seats)


def end_turn(state: State) -> State:
    """Pass the die to the left, or end the game if the deck is empty."""
    if sum(state.deck) == 0:
        return end_game(state)
    return replace(state, roller=state.neighbour, phase="roll", rolled=0, hand=(), to_keep=0)


def settle(state: State) -> State:
    """Let everything automatic happen until an event is due or the match is over."""
    while state.phase != "over" and pending_event(state) is None:
        if state.phase == "keep":
            state = replace(state, phase="gift", hand=state.hand[:1], to_keep=0)
        else:
            state = end_turn(state)
    return state


def after_draw(state: State, hand: Hand) -> State:
    """Take the drawn cards from the deck and begin the part of the turn their number decides."""
    deck = tuple(left - hand.count(kind) for kind, left in zip(KINDS, state.deck, strict=True))
    phase = "single" if len(hand) == 1 else "keep"
    return replace(state, deck=deck, hand=hand, phase=phase, to_keep=len(hand) - 1)


def after_lay(state: State, lay: Lay) -> State:
    """Put the card on the table; a closed snake ends the game at once."""
    tables = tuple(
        lay.place.table if seat == lay.owner else table for seat, table in enumerate(state.tables)
    )
    laid = replace(state, tables=tables, hand=without(state.hand, lay.kind))
    if lay.place.missing == 0:
        return end_game(laid)
    if state.phase == "keep":
        return replace(laid, to_keep=state.to_keep - 1)
    return end_turn(laid)


def play(state: State, move: Move) -> State:
    """Make a move and everything automatic after it."""
    if isinstance(move, Roll):
        return settle(replace(state, phase="draw", rolled=move.number))
    if isinstance(move, Draw):
        return settle(after_draw(state, move.cards))
    if isinstance(move, Lay):
        return settle(after_lay(state, move))
    return settle(replace(state, phase="gift", hand=(move.kind,), to_keep=0))


def winners_of(scores: Iterable[int]) -> list[int]:
    """Name the seats with the highest score."""
    listed = list(scores)
    return [seat for seat, score in enumerate(listed) if score == max(listed)]


def due_event(state: State) -> Event:
    """Describe the event that is due in a settled match that is not over."""
    event = pending_event(state)
    if event is None:
        raise AssertionError(f"no event is due in phase {state.phase}")
    return event


# ----------------------------------------------------------------------------- checking traces


def unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Build an object from its pairs, refusing a key written twice."""
    for key, times in Counter(key for key, _ in pairs).items():
        if times > 1:
            raise RefusalError(f"key {key!r} is written {times} times")
    return dict(pairs)


def read_object(line: str) -> dict[str, Any]:
    """Read one line of a trace as a JSON object."""
    try:
        value = json.loads(line, object_pairs_hook=unique_keys)
    except json.JSONDecodeError as error:
        raise RefusalError(f"not JSON: {error}") from error
    if not isinstance(value, dict):
        raise RefusalError(f"not a JSON object: {text_of(value)[:80]}")
    return value


def require_keys(value: dict[str, Any], expected: set[str], what: str) -> None:
    """Refuse an object whose keys are not exactly the expected ones."""
    missing, extra = sorted(expected - set(value)), sorted(set(value) - expected)
    if missing or extra:
        raise RefusalError(f"{what}: keys missing {missing}, keys extra {extra}")


def require_equal(found: object, expected: object, what: str) -> None:
    """Refuse a value that is not the expected one."""
    if text_of(found) != text_of(expected):
        raise RefusalError(f"{what}: found {text_of(found)}, expected {text_of(expected)}")


def require_list(value: object, what: str) -> list[Any]:
    """Return a value that must be a list."""
    if not isinstance(value, list):
        raise RefusalError(f"{what} must be a list, not {text_of(value)}")
    return value


def require_same_moves(found: list[str], expected: Iterable[str], what: str) -> None:
    """Refuse a list of moves that lacks some, has some too many, or has one twice."""
    expected_set = set(expected)
    problems = [
        ("missing", sorted(expected_set - set(found))),
        ("extra", sorted(set(found) - expected_set)),
        ("twice", sorted(move for move, times in Counter(found).items() if times > 1)),
    ]
    if any(moves for _, moves in problems):
        listed = "".join(f"\n  {name}: {move}" for name, moves in problems for move in moves)
        raise RefusalError(f"{what} differ:{listed}")


def read_header(header: dict[str, Any]) -> State:
    """Set up the match a header describes."""
    require_keys(header, {"game", "rules", "seats", "options"}, "header")
    require_equal(header["game"], "sssnake", "game")
    require_equal(header["rules"], "1", "rules")
    return new_match(require_seats(header["seats"]), read_options(header["options"]))


def require_same_draws(found: list[Any], event: Event) -> None:
    """Refuse draws that are not the event's, or whose shares of the weight differ."""
    for entry in found:
        pair = require_list(entry, "an entry of draws")
        if len(pair) != 2 or type(pair[1]) is not int or pair[1] <= 0:
            raise RefusalError(f"a draw is not [move, positive integer]: {text_of(pair)}")
    expected = {
        text_of(move.to_json()): weight
        for move, weight in zip(event.moves, event.weights, strict=True)
    }
    require_same_moves([text_of(move) for move, _ in found], expected, "draws")
    found_sum, expected_sum = sum(weight for _, weight in found), sum(expected.values())
    for move, weight in found:
        if weight * expected_sum != expected[text_of(move)] * found_sum:
            raise RefusalError(
                f"weight of {text_of(move)}: found {weight} of {found_sum}, "
                f"expected {expected[text_of(move)]} of {expected_sum}"
            )


def check_event(state: State, line: dict[str, Any]) -> State:
    """Compare one event of a trace with the one that is due, and make its move."""
    event = due_event(state)
    if "by" not in line:
        raise RefusalError(f"an event by {name_of(event.by)} is due, found {text_of(line)[:120]}")
    require_equal(line["by"], name_of(event.by), "by")
    moves = {text_of(move.to_json()): move for move in event.moves}
    if event.by is None:
        require_keys(line, {"by", "draws", "move"}, "chance event")
        require_same_draws(require_list(line["draws"], "draws"), event)
    else:
        require_keys(line, {"by", "legal", "move"}, "player event")
        found = [text_of(move) for move in require_list(line["legal"], "legal")]
        require_same_moves(found, moves, "legal moves")
    if text_of(line["move"]) not in moves:
        raise RefusalError(f"move is not among the possible ones: {text_of(line['move'])}")
    return play(state, moves[text_of(line["move"])])


def check_result(state: State, line: dict[str, Any]) -> None:
    """Compare the last line of a trace with the result of the match."""
    require_keys(line, {"scores", "winners"}, "last line (the game is over)")
    require_equal(line["scores"], list(state.totals), "scores")
    require_equal(line["winners"], winners_of(state.totals), "winners")


def name_of(by: int | None) -> int | str:
    """Name who moves as a trace does."""
    return "chance" if by is None else by


class Checker:
    """Reads a file of traces line by line and keeps count."""

    def __init__(self) -> None:
        """Begin before the first header."""
        self.state: State | None = None
        self.lines = 0
        self.games = 0
        self.events = 0

    def take(self, text: str) -> None:
        """Check the next line."""
        self.lines += 1
        if self.state is None:
            self.games += 1
            self.state = read_header(read_object(text))
        elif self.state.phase == "over":
            check_result(self.state, read_object(text))
            self.state = None
        else:
            self.state = check_event(self.state, read_object(text))
            self.events += 1


def check_file(path: str) -> int:
    """Check a file of traces, say what was found, and return the exit status."""
    checker = Checker()
    try:
        with open(path, encoding="utf-8", newline="\n") as lines:
            for line in lines:
                checker.take(line)
        if checker.state is not None or checker.games == 0:
            raise RefusalError("the file ends before the end of a game")
    except (RefusalError, UnicodeDecodeError) as error:
        print(f"game {max(checker.games, 1)}, line {checker.lines}: {error}")
        return 1
    print(f"ok {checker.games} games, {checker.events} events")
    return 0


# ------------------------------------------------------------------------------ writing traces


def event_line(event: Event, move: Move) -> dict[str, object]:
    """Write an event and the move made as a line of a trace."""
    moves = [each.to_json() for each in event.moves]
    line: dict[str, object] = {"by": name_of(event.by)}
    if event.by is None:
        line["draws"] = [list(pair) for pair in zip(moves, event.weights, strict=True)]
    else:
        line["legal"] = moves
    line["move"] = move.to_json()
    return line


def random_game(
    seats: int, given: dict[str, Any], source: random.Random
) -> Iterator[dict[str, object]]:
    """Play one match at random and give the lines of its trace."""
    state = new_match(seats, read_options(given))
    yield {"game": "sssnake", "rules": "1", "seats": seats, "options": given}
    while state.phase != "over":
        event = due_event(state)
        move = source.choices(event.moves, event.weights or None)[0]
        yield event_line(event, move)
        state = play(state, move)
    yield {"scores": list(state.totals), "winners": winners_of(state.totals)}


def write_traces(seats: int, given: dict[str, Any], seed: int, games: int) -> None:
    """Write random games to standard output."""
    source = random.Random(seed)
    for _ in range(games):
        for line in random_game(seats, given, source):
            print(json.dumps(line))


# ---------------------------------------------------------------------------------- counting


@lru_cache(maxsize=200_000)
def count_sequences(state: State, depth: int) -> int:
    """Count the sequences of so many player events, every distinct chance draw taken once.

    Remembering counts matters only where long rows of turns without a player event are possible.
    """
    if depth == 0:
        return 1
    if state.phase == "over":
        return 0
    event = due_event(state)
    if event.by is None:
        return sum(count_sequences(play(state, move), depth) for move in event.moves)
    if depth == 1:
        return len(event.moves)
    return sum(count_sequences(play(state, move), depth - 1) for move in event.moves)


def print_counts(seats: int, given: dict[str, Any], depth: int) -> None:
    """Print the number of sequences for every depth."""
    for each in range(1, depth + 1):
        print(each, count_sequences(new_match(seats, read_options(given)), each), flush=True)


# ------------------------------------------------------------------------------- command line


def read_option_words(words: list[str]) -> dict[str, Any]:
    """Read name=value words; a value is JSON where it can be read so, else a string."""
    given: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name in given:
            raise RefusalError(f"--opt needs name=value, each name once: {word!r}")
        try:
            given[name] = json.loads(value)
        except json.JSONDecodeError:
            given[name] = value
    return given


def command_line() -> argparse.ArgumentParser:
    """Describe the three commands."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("check").add_argument("file")
    trace, perft = commands.add_parser("trace"), commands.add_parser("perft")
    for command in (trace, perft):
        command.add_argument("--seats", type=int, required=True)
        command.add_argument("--opt", action="append", default=[], metavar="NAME=VALUE")
    trace.add_argument("--seed", type=int, required=True)
    trace.add_argument("--games", type=int, required=True)
    perft.add_argument("--depth", type=int, required=True)
    return parser


def main() -> NoReturn:
    """Run the command asked for."""
    arguments = command_line().parse_args()
    if arguments.command == "check":
        sys.exit(check_file(arguments.file))
    try:
        given = read_option_words(arguments.opt)
        read_options(given)
        seats = require_seats(arguments.seats)
    except RefusalError as error:
        sys.exit(str(error))
    if arguments.command == "trace":
        write_traces(seats, given, arguments.seed, arguments.games)
    else:
        print_counts(seats, given, arguments.depth)
    sys.exit(0)


if __name__ == "__main__":
    main()
