"""Sentences about a table of SNEKAGON."""

from collections.abc import Sequence

from serpentry.games.snekagon.rules.moves import Move, Place, TakeOver
from serpentry.games.snekagon.rules.position import Position
from serpentry.games.snekagon.rules.rules import SnekagonRules
from serpentry.geometry.bitsets import few_members
from serpentry.geometry.hexes import Hex
from serpentry.hexsnakes.rules.tiles import Tile, tile_word
from serpentry.hexsnakes.words.narrator import Grown, HexNarrator, Ways, lengths_told
from serpentry.languages import AtSeat, Sentence, sentence
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.board import Board
from serpentry.tabletop.judge import Judge
from serpentry.tabletop.narrator import Told
from serpentry.tabletop.notation import Notation
from serpentry.tabletop.refusal import Cell


class SnekagonNarrator(HexNarrator[Position, Move, SnekagonRules]):
    """Tells of one set-up."""

    def __init__(
        self,
        rules: SnekagonRules,
        notation: Notation[Move],
        judge: Judge[Position],
        board: Board[Position, Move],
    ) -> None:
        super().__init__(rules, notation, judge, board)
        # They are found in less time than it takes to look a position up.
        self.known_ways = self.ways

    def grown(self, actor: Seat, cells: Sequence[Cell], before: Position, after: Position) -> Grown:
        """As all games tell it; here sets of cells say it without following any snake."""
        colour, grid = before.colour_of(actor), self.rules.table.grid
        first = 1 << grid.number[Hex(*cells[0])]
        own = next(one for one in self.rules.parts(after.colours[colour].cells) if one & first)
        parts = sum(bool(one & own) for one in self.rules.parts(before.colours[colour].cells))
        links = ((grid.neighbours[cell] & own).bit_count() for cell in few_members(own))
        length = own.bit_count()
        return Grown(parts, length, length > 2 and all(count == 2 for count in links))

    def hand(self, position: Position, seat: Seat) -> tuple[Tile, ...]:
        """The tiles of its colour that are left."""
        return self.rules.referee.hand(position, position.colour_of(seat))

    def is_opening(self, position: Position) -> bool:
        """With the option, before the first tile."""
        is_empty = not any(colour.laid for colour in position.colours)
        return self.rules.options.opening_single and is_empty

    def ways(self, position: Position, seat: Seat) -> Ways:
        """At an end, or away from everything."""
        colour, table = position.colours[position.colour_of(seat)], self.rules.table
        legal = self._legal(position, seat)
        joined = legal & (colour.first | colour.last)
        tiles = frozenset(tile for tile in table.tiles if legal & table.of_tile[tile])
        return Ways(tiles, grow=bool(joined), new=legal != joined)

    def can_place(self, position: Position, seat: Seat) -> bool:
        """Whether anything at all may be placed."""
        return bool(self._legal(position, seat))

    def _legal(self, position: Position, seat: Seat) -> int:
        if seat == position.actor:
            return position.legal
        return self.rules.growth.legal(position.colours[position.colour_of(seat)])

    def to_do(self, position: Position, seat: Seat) -> Told:
        """A tile, or the pie."""
        if self.rules.may_take_over(position):
            return (sentence("task-snekagon-pie-you"),)
        if not position.colours[position.colour_of(seat)].laid:
            return (sentence("task-hex-first-you"),)
        return (self.place_or_grow(self.ways(position, seat)),)

    def task(self, position: Position, listener: Seat | None) -> Told:
        """What may be done; that sides may be swapped is told to everybody."""
        actor = position.actor
        if actor is not None and actor != listener and self.rules.may_take_over(position):
            return (sentence("task-snekagon-pie-other", who=AtSeat(actor)),)
        return super().task(position, listener)

    def said(self, position: Position, move: Move) -> Sentence:
        """The tile by its word, and its cells."""
        match move:
            case TakeOver():
                return sentence("move-snekagon-pie")
            case Place(cells):
                names = tuple(self.board.cell_name(cell) for cell in cells)
                tile = tile_word(self.notation.kind(move))
                return sentence("move-snekagon-place", tile=tile, cells=names)

    def happened(
        self, before: Position, move: Move, after: Position, listener: Seat | None
    ) -> Told:
        """What became of a snake, or that sides were swapped."""
        if isinstance(move, Place):
            return super().happened(before, move, after, listener)
        assert before.actor is not None
        if before.actor == listener:
            return (sentence("did-snekagon-pie-you"),)
        who, other = AtSeat(before.actor), AtSeat(1 - before.actor)
        if listener is None:
            return (sentence("did-snekagon-pie-other", who=who, other=other),)
        return (sentence("did-snekagon-pie-to-you", who=who),)

    def decided(self, position: Position) -> Sentence:
        """The longest snakes, and the second longest where these count."""
        lengths = [(*self.rules.snake_lengths(position, seat), 0, 0) for seat in (0, 1)]
        (longest, second), (other_longest, other_second) = (one[:2] for one in lengths)
        if longest != other_longest:
            return super().decided(position)
        if self.rules.options.tiebreak == "none":
            return sentence("end-snekagon-equal", length=longest)
        if second == other_second:
            return sentence("end-snekagon-equal-second", length=longest, second=second)
        seconds = lengths_told((second, other_second))
        return sentence("end-snekagon-second", length=longest, seconds=seconds)
