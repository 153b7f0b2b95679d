"""Why a move is illegal: the authority on the rules, written from the floors themselves.

It looks at the hexes that are there, how they are linked, and the tiles in hand, never at the sets
of possible placements that `growth` keeps, so that each can be held against the other.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from serpentry.games.snekagon5g.rules.floors import Floors, Node
from serpentry.games.snekagon5g.rules.moves import Move, Place
from serpentry.games.snekagon5g.rules.options import Options
from serpentry.games.snekagon5g.rules.position import Position
from serpentry.games.snekagon5g.rules.refusals.body import Body, body_of
from serpentry.games.snekagon5g.rules.refusals.drills import Drillmaster
from serpentry.games.snekagon5g.rules.species import tiles_of
from serpentry.geometry.hexes import Hex, hexagon_names, in_hexagon
from serpentry.hexsnakes.rules.contacts import (
    CONTACT_RULES,
    Fault,
    Prohibition,
    Surroundings,
    faults,
)
from serpentry.hexsnakes.rules.hand import has_a_shape, why_not_in_hand
from serpentry.hexsnakes.rules.placements import PlacementTable
from serpentry.hexsnakes.rules.tiles import Tile
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.refusal import GAME_OVER, Illegal, Refuses, refuse

RULE_IDS = (
    "on-board",
    "on-eye",
    "free-cells",
    "tile-in-hand",
    "opening-single",
    "drill-same-field",
    "drill-adjacent-floor",
    "drill-from-own-end",
    "one-drill",
    "new-snake-touches-nothing",
    *CONTACT_RULES,
    "drill-joins-nothing",
    "no-vertical-touch",
    "advanced-direction",
    "clay-left",
    "game-over",
)


class Referee(Refuses[Position, Move]):
    """Answers for any attempt in any position of one set-up."""

    def __init__(
        self, floors: Floors, species: tuple[str, ...], options: Options, table: PlacementTable
    ) -> None:
        self.floors = floors
        self.species = species
        self.options = options
        self.table = table
        self.names = hexagon_names(options.floor_side)
        self.drillmaster = Drillmaster(floors, options)

    def asked(self, position: Position, move: Move) -> Iterable[Illegal | None]:
        """Whether the game is on; of a tile on a floor, every rule about the place."""
        off = GAME_OVER if position.actor is None else self._off_board(move)
        return [off] if off else self._on_board(position, move)

    def _on_board(self, position: Position, move: Place) -> Iterator[Illegal | None]:
        seat = position.actor
        assert seat is not None
        bodies = [self.body(position, one) for one in range(len(position.colours))]
        taken = [self._on_eye(move), self._covered(bodies, move)]
        drilled = [*self.drillmaster.wrong_drills(bodies[seat], move)]
        yield from taken
        yield self._not_in_hand(position, seat, move)
        yield self._wrong_opening(bodies, move)
        yield from drilled
        is_tile = has_a_shape(move.cells, tiles_of(self.species[seat]))
        if is_tile and not drilled and not any(taken):
            others = bodies[:seat] + bodies[seat + 1 :]
            yield from self._wrong_contacts(bodies[seat], others, move)

    def hand(self, position: Position, seat: Seat) -> tuple[Tile, ...]:
        """The tiles that a seat has not placed yet."""
        laid = 0
        for colour in position.colours[seat].floors:
            laid |= colour.laid
        return tuple(
            tile for tile in tiles_of(self.species[seat]) if not laid & self.table.of_tile[tile]
        )

    def body(self, position: Position, seat: Seat) -> Body:
        """A seat's hexes and how they are linked."""
        snakes = position.colours[seat]
        cells = tuple(colour.cells for colour in snakes.floors)
        return body_of(self.table.grid, self.floors, cells, snakes.drills)

    def _off_board(self, move: Place) -> Illegal | None:
        if move.floor not in self.floors.all:
            message = "why-snekagon5g-no-such-floor"
            return refuse("on-board", message, floor=move.floor + 1, count=self.floors.count)
        off = [cell for cell in move.cells if not in_hexagon(cell, self.options.floor_side)]
        if off or not move.cells:
            message = "why-snekagon5g-off-floor"
            return refuse("on-board", message, [(move.floor, *cell) for cell in off])
        return None

    def _on_eye(self, move: Place) -> Illegal | None:
        for cell in move.cells:
            if cell in self.options.eyes:
                message = "why-snekagon5g-eye"
                return refuse("on-eye", message, [(move.floor, *cell)], cell=self.names[cell])
        return None

    def _covered(self, bodies: list[Body], move: Place) -> Illegal | None:
        for cell in move.cells:
            node = Node(move.floor, cell)
            if any(node in body.hexes for body in bodies):
                return refuse(
                    "free-cells",
                    "why-snekagon5g-covered",
                    [(move.floor, *cell)],
                    cell=self.names[cell],
                    floor=move.floor + 1,
                )
        return None

    def _not_in_hand(self, position: Position, seat: Seat, move: Place) -> Illegal | None:
        tiles, hand = tiles_of(self.species[seat]), self.hand(position, seat)
        cells = [(move.floor, *cell) for cell in move.cells]
        return why_not_in_hand(move.cells, tiles, hand, self.options.flip, cells)

    def _wrong_opening(self, bodies: list[Body], move: Place) -> Illegal | None:
        opening = self.options.opening_single and not any(body.hexes for body in bodies)
        if opening and len(move.cells) != 1:
            cells = [(move.floor, *cell) for cell in move.cells]
            return refuse("opening-single", "why-hex-opening-single", cells)
        return None

    def _wrong_contacts(
        self, own: Body, others: list[Body], move: Place
    ) -> Iterator[Illegal | None]:
        after = own.with_tile(move)
        yield self._new_snake_touches(own, others, move)
        told = set[Prohibition]()
        for fault in faults(move.cells, self._surroundings(own, move)):
            if fault.kind not in told:
                told.add(fault.kind)
                yield self._told(fault, own, after, move)
        yield from self.drillmaster.wrong_between_floors(own, after, others, move)

    def _surroundings(self, own: Body, move: Place) -> Surroundings:
        def links(cell: Hex) -> int:
            return len(own.links(Node(move.floor, cell)))

        def snake(cell: Hex) -> frozenset[Node]:
            return own.snake(Node(move.floor, cell))

        return Surroundings(
            own.on_floor(move.floor),
            links,
            snake,
            Counter(drill.cell for drill in move.drills),
            [own.snake(Node(drill.to, drill.cell)) for drill in move.drills],
        )

    def _new_snake_touches(self, own: Body, others: list[Body], move: Place) -> Illegal | None:
        tile = [Node(move.floor, cell) for cell in sorted(move.cells)]
        if move.drills or any(own.touching(node) for node in tile):
            return None
        for node in tile:
            for body in others:
                for other in body.touching(node):
                    return refuse(
                        "new-snake-touches-nothing",
                        "why-snekagon5g-new-snake-touches",
                        [(node.floor, *node.cell), (other.floor, *other.cell)],
                        cell=self.names[node.cell],
                        other=self.names[other.cell],
                        floor=move.floor + 1,
                    )
        return None

    def _told(self, fault: Fault, own: Body, after: Body, move: Place) -> Illegal:
        """A contact in words."""
        rule, floor = fault.kind.value, move.floor + 1
        cells = [(move.floor, *cell) for cell in fault.cells]
        names = [self.names[cell] for cell in fault.cells]
        match fault.kind:
            case Prohibition.SHARP:
                first, second, third = sorted(names)
                key = "why-snekagon5g-sharp"
                return refuse(
                    rule, key, cells, first=first, second=second, third=third, floor=floor
                )
            case Prohibition.ITSELF:
                key = "why-snekagon5g-touches-itself"
                return refuse(rule, key, cells, cell=names[0], other=names[1], floor=floor)
            case Prohibition.SNAKES:
                key = "why-snekagon5g-snakes-touch"
                return refuse(rule, key, cells, cell=names[0], other=names[1], floor=floor)
            case Prohibition.BRANCH:
                return self._branching(Node(move.floor, fault.cells[0]), own, after)

    def _branching(self, node: Node, own: Body, after: Body) -> Illegal:
        rule, links, floor = Prohibition.BRANCH.value, after.links(node), node.floor + 1
        cells = [(one.floor, *one.cell) for one in (node, *links)]
        name = self.names[node.cell]
        if node in own.hexes and len(own.links(node)) == 2:
            return refuse(rule, "why-snekagon5g-branches-at", cells, cell=name, floor=floor)
        key = "why-snekagon5g-branches"
        return refuse(rule, key, cells, cell=name, floor=floor, count=len(links))
