"""Sentences about a table of SNEKAGON 5G."""

from serpentry.games.snekagon5g.looks.board import Snekagon5gBoard
from serpentry.games.snekagon5g.looks.snakes import node_of
from serpentry.games.snekagon5g.numbers.judge import Snekagon5gJudge
from serpentry.games.snekagon5g.rules.moves import Move
from serpentry.games.snekagon5g.rules.position import Block, Position
from serpentry.games.snekagon5g.rules.rules import Snekagon5gRules
from serpentry.games.snekagon5g.words.notation import Snekagon5gNotation
from serpentry.hexsnakes.rules.tiles import Tile, tile_word
from serpentry.hexsnakes.words.narrator import HexNarrator, Ways
from serpentry.languages import Fact, Sentence, sentence
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.narrator import Told
from serpentry.tabletop.refusal import Cell


class Snekagon5gNarrator(HexNarrator[Position, Move, Snekagon5gRules]):
    """Tells of one set-up."""

    def __init__(
        self,
        rules: Snekagon5gRules,
        notation: Snekagon5gNotation,
        judge: Snekagon5gJudge,
        board: Snekagon5gBoard,
    ) -> None:
        super().__init__(rules, notation, judge, board)
        self.names = notation.names

    def hand(self, position: Position, seat: Seat) -> tuple[Tile, ...]:
        """The tiles of its species that are left."""
        return self.rules.referee.hand(position, seat)

    def is_opening(self, position: Position) -> bool:
        """With the option, before the first tile."""
        is_empty = not any(self._has_laid(position, seat) for seat in self.rules.floors.all)
        return self.rules.options.opening_single and is_empty

    def _has_laid(self, position: Position, seat: Seat) -> bool:
        return any(floor.laid for floor in position.colours[seat].floors)

    def ways(self, position: Position, seat: Seat) -> Ways:
        """At an end, through a drill, or away from everything."""
        is_next = seat == position.actor
        blocks = position.legal if is_next else self.rules.may_place(position.colours, seat)
        placements, grow, new, drill = 0, False, False, False
        for block in blocks:
            placements |= block.placements
            if _is_drilled(block):
                drill = True
            else:
                colour = position.colours[seat].floors[block.floor]
                joined = block.placements & (colour.first | colour.last)
                grow, new = grow or bool(joined), new or block.placements != joined
        of_tile = self.rules.table.of_tile
        tiles = frozenset(one for one in self.hand(position, seat) if placements & of_tile[one])
        return Ways(tiles, grow, new, drill)

    def to_do(self, position: Position, seat: Seat) -> Told:
        """A tile on a floor, drilled or not."""
        if not self._has_laid(position, seat):
            return (sentence("task-snekagon5g-first-you"),)
        ways = self.ways(position, seat)
        return (_with_drills(ways) if ways.drill else self.place_or_grow(ways),)

    def more(self, position: Position, listener: Seat | None) -> Told:
        """In the advanced game how a drill continues."""
        if not self.rules.options.advanced or listener is None or listener != position.actor:
            return ()
        ways = self.known_ways(position, listener)
        return (sentence("task-snekagon5g-advanced"),) if ways.drill else ()

    def end_told(self, cell: Cell) -> Sentence:
        """A cell and its floor: d4 on floor 2."""
        floor, hex_ = node_of(cell)
        return sentence("summary-snekagon5g-end", cell=self.names[hex_], floor=floor + 1)

    def said(self, position: Position, move: Move) -> Sentence:
        """The tile by its word, its floor and cells, and its drills."""
        facts: dict[str, Fact] = {
            "tile": tile_word(self.notation.kind(move)),
            "floor": move.floor + 1,
            "cells": tuple(self.names[cell] for cell in move.cells),
        }
        match [(self.names[drill.cell], drill.to + 1) for drill in move.drills]:
            case [(end, to)]:
                return sentence("move-snekagon5g-drill", **facts, end=end, to=to)
            case [(end, to), (other, beyond)]:
                facts |= {"end": end, "to": to, "other": other, "beyond": beyond}
                return sentence("move-snekagon5g-drill-twice", **facts)
        return sentence("move-snekagon5g-place", **facts)


def _is_drilled(block: Block) -> bool:
    return block.first_to is not None or block.last_to is not None


def _with_drills(ways: Ways) -> Sentence:
    """What may be done where a snake can be drilled from."""
    if ways.grow and ways.new:
        return sentence("task-snekagon5g-grow-drill-new-you")
    if ways.grow:
        return sentence("task-snekagon5g-grow-drill-you")
    return sentence("task-snekagon5g-drill-new-you" if ways.new else "task-snekagon5g-drill-you")
