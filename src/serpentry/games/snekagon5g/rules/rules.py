"""SNEKAGON 5G: snakes of hexagons that drill from floor to floor; the longest one wins."""

from collections.abc import Iterable, Sequence
from functools import cache

from serpentry.games.snekagon5g.rules.clay import IN_THE_BOX, MOST_A_MOVE, Clay, clay_in_use
from serpentry.games.snekagon5g.rules.drilling import Drilling
from serpentry.games.snekagon5g.rules.floors import Floors
from serpentry.games.snekagon5g.rules.growth import TowerGrowth
from serpentry.games.snekagon5g.rules.lengths import Lengths
from serpentry.games.snekagon5g.rules.listing import Moves, drilled_ends
from serpentry.games.snekagon5g.rules.moves import Move
from serpentry.games.snekagon5g.rules.options import Options
from serpentry.games.snekagon5g.rules.position import Block, Position, Snakes
from serpentry.games.snekagon5g.rules.refusals.referee import Referee
from serpentry.games.snekagon5g.rules.species import SPECIAL, SPECIES, tiles_of
from serpentry.geometry.bitsets import bitset, few_members
from serpentry.geometry.hexes import Hex, hexagon
from serpentry.hexsnakes.rules.growth import Growth
from serpentry.hexsnakes.rules.placements import PlacementTable
from serpentry.hexsnakes.rules.tiles import BASIC, Tile
from serpentry.languages import Sentence
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.outcome import Outcome, best_seats
from serpentry.tabletop.refusal import Illegal
from serpentry.tabletop.rules import NoLuck


class Snekagon5gRules(NoLuck[Position, Move]):
    """The rules for a number of seats and one set of options."""

    def __init__(self, seats: int, options: Options) -> None:
        self.options = options
        self.species = options.species or SPECIES[:seats]
        self.floors = Floors(seats)
        special = tuple(tile for one in self.species for tile in SPECIAL[one])
        shared = _growth(options.floor_side, options.eyes, BASIC + special, options.flip)
        self.table = shared.table
        self.growth = TowerGrowth(shared, self.floors, options.advanced)
        self.drilling = Drilling(options, self.growth)
        self.lengths = Lengths(self.table.grid, self.floors)
        self.referee = Referee(self.floors, self.species, options, self.table)

    def start(self) -> Position:
        """Empty floors; with the option, the first tile is the 1-tile."""
        colours = tuple(self.growth.fresh(self.placements_of(one)) for one in self.species)
        begun = self.turn_to(colours, 0)
        if not self.options.opening_single:
            return begun
        return Position(colours, 0, self.singles_of(begun.legal))

    def singles_of(self, blocks: Iterable[Block]) -> tuple[Block, ...]:
        """What is left of a bare table's moves where the first tile is to be the 1-tile."""
        singles = self.table.of_tile["1"]
        return tuple(block._replace(placements=singles) for block in blocks)

    def placements_of(self, species: str) -> int:
        """Every placement of a species' ten tiles."""
        placements = 0
        for tile in tiles_of(species):
            placements |= self.table.of_tile[tile]
        return placements

    def to_act(self, position: Position) -> Seat | None:
        """The seat to move; a seat that can't is skipped."""
        return position.actor

    def moves(self, position: Position) -> Sequence[Move]:
        """All moves by floor, then by drills, then by tile and path."""
        return Moves(self.table, position.legal)

    def why_illegal(self, position: Position, move: Move) -> Illegal | None:
        """What forbids the move, or None."""
        return self.referee.why_illegal(position, move)

    def play(self, position: Position, move: Move) -> Position:
        """The position after a tile is placed."""
        mover, ends = position.actor, drilled_ends(move)
        assert mover is not None
        assert ends is not None
        placement = self.table.index[move.cells]
        colours = tuple(
            self.growth.place(snakes, move.floor, placement, *ends)
            if seat == mover
            else self.growth.crowd(snakes, move.floor, placement)
            for seat, snakes in enumerate(position.colours)
        )
        return self.turn_to(colours, (mover + 1) % len(colours))

    def turn_to(self, colours: tuple[Snakes, ...], seat: Seat) -> Position:
        """The position with the seat to move, or the next one round that can, or nobody."""
        for step in range(len(colours)):
            actor = (seat + step) % len(colours)
            legal = self.may_place(colours, actor)
            if legal:
                return Position(colours, actor, legal)
        return Position(colours, None, ())

    def may_place(self, colours: tuple[Snakes, ...], seat: Seat) -> tuple[Block, ...]:
        """What a seat could place if it were its turn, the opening left aside."""
        legal = self.drilling.blocks(colours[seat])
        return tuple(self._with_clay(colours, seat, legal)) if self.options.clay_limit else legal

    def _with_clay(
        self, colours: tuple[Snakes, ...], seat: Seat, blocks: Iterable[Block]
    ) -> Iterable[Block]:
        """What of the blocks the clay is enough for."""
        used = clay_in_use(self.floors, self.table.grid, colours)
        if used.open + MOST_A_MOVE <= IN_THE_BOX.open and used.closed < IN_THE_BOX.closed:
            return blocks
        own = clay_in_use(self.floors, self.table.grid, [colours[seat]])
        left = Clay(IN_THE_BOX.open - used.open, IN_THE_BOX.closed - used.closed)
        mine = Clay(left.open + own.open, left.closed + own.closed)
        kept = [
            block._replace(
                placements=bitset(
                    number
                    for number in few_members(block.placements)
                    if mine.enough_for(self._clay_after(colours[seat], block, number))
                )
            )
            for block in blocks
        ]
        return [block for block in kept if block.placements]

    def _clay_after(self, snakes: Snakes, block: Block, placement: int) -> Clay:
        after = self.growth.place(snakes, block.floor, placement, block.first_to, block.last_to)
        return clay_in_use(self.floors, self.table.grid, [after])

    def outcome(self, position: Position) -> Outcome | None:
        """The longest snake wins; equal ones share the victory."""
        if position.actor is not None:
            return None
        scores = tuple(max(self.lengths.of(snakes), default=0) for snakes in position.colours)
        winners = best_seats(scores)
        reason = "reason-longest" if len(winners) == 1 else "reason-equal"
        return Outcome(scores, winners, Sentence(reason))

    def most_events(self) -> int:
        """Every player places each of ten tiles once at the most."""
        return sum(len(tiles_of(species)) for species in self.species)


@cache
def _growth(side: int, eyes: tuple[Hex, ...], tiles: tuple[Tile, ...], flip: bool) -> Growth:
    """The placements of a floor; set-ups with the same floor and tiles share them."""
    cells = [cell for cell in hexagon(side) if cell not in eyes]
    return Growth(PlacementTable(cells, tiles, flip))
