"""Why a move is illegal: the authority on the rules, written from the floors themselves.

It looks at the hexes that lie there, how they are linked, and the tiles in hand, never at the sets
of possible placements that `growth` keeps, so that each can be held against the other.
"""

from serpentry.games.hexsnakes.contacts import sharp_turn
from serpentry.games.hexsnakes.hand import why_not_in_hand
from serpentry.games.hexsnakes.placements import PlacementTable
from serpentry.games.hexsnakes.tiles import Tile
from serpentry.games.snekagon5g.body import Body, body_of
from serpentry.games.snekagon5g.drillmaster import Drillmaster
from serpentry.games.snekagon5g.floors import Floors, Node
from serpentry.games.snekagon5g.moves import Lay, Move
from serpentry.games.snekagon5g.options import Options
from serpentry.games.snekagon5g.position import Position
from serpentry.games.snekagon5g.species import tiles_of
from serpentry.geometry.hexes import hexagon_names, in_hexagon
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.refusal import GAME_OVER, Illegal, refuse

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
    "no-branching",
    "no-sharp-turn",
    "drill-joins-nothing",
    "no-vertical-touch",
    "advanced-direction",
    "clay-left",
    "game-over",
)


class Referee:
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

    def why_illegal(self, position: Position, move: Move) -> Illegal | None:
        """What forbids the move, or None."""
        seat = position.actor
        if seat is None:
            return GAME_OVER
        bodies = [self.body(position, one) for one in range(len(position.colours))]
        return (
            self._off_board(move)
            or self._on_eye(move)
            or self._covered(bodies, move)
            or self._not_in_hand(position, seat, move)
            or self._wrong_opening(bodies, move)
            or self.drillmaster.why_no_drill(bodies[seat], move)
            or self._wrong_contact(bodies[seat], bodies[:seat] + bodies[seat + 1 :], move)
        )

    def hand(self, position: Position, seat: Seat) -> tuple[Tile, ...]:
        """The tiles that a seat has not laid yet."""
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

    def _off_board(self, move: Lay) -> Illegal | None:
        if move.floor not in self.floors.all:
            message = "why-snekagon5g-no-such-floor"
            return refuse("on-board", message, floor=move.floor + 1, count=self.floors.count)
        off = [cell for cell in move.cells if not in_hexagon(cell, self.options.floor_side)]
        if off or not move.cells:
            message = "why-snekagon5g-off-floor"
            return refuse("on-board", message, [(move.floor, *cell) for cell in off])
        return None

    def _on_eye(self, move: Lay) -> Illegal | None:
        for cell in move.cells:
            if cell in self.options.eyes:
                message = "why-snekagon5g-eye"
                return refuse("on-eye", message, [(move.floor, *cell)], cell=self.names[cell])
        return None

    def _covered(self, bodies: list[Body], move: Lay) -> Illegal | None:
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

    def _not_in_hand(self, position: Position, seat: Seat, move: Lay) -> Illegal | None:
        tiles, hand = tiles_of(self.species[seat]), self.hand(position, seat)
        cells = [(move.floor, *cell) for cell in move.cells]
        return why_not_in_hand(move.cells, tiles, hand, self.options.flip, cells)

    def _wrong_opening(self, bodies: list[Body], move: Lay) -> Illegal | None:
        opening = self.options.opening_single and not any(body.hexes for body in bodies)
        if opening and len(move.cells) != 1:
            cells = [(move.floor, *cell) for cell in move.cells]
            return refuse("opening-single", "why-hex-opening-single", cells)
        return None

    def _wrong_contact(self, own: Body, others: list[Body], move: Lay) -> Illegal | None:
        after = own.with_tile(move)
        return (
            self._new_snake_touches(own, others, move)
            or self._branching(own, after, move)
            or self._sharp_turn(after, move)
            or self.drillmaster.why_not_so(own, after, others, move)
        )

    def _new_snake_touches(self, own: Body, others: list[Body], move: Lay) -> Illegal | None:
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

    def _branching(self, own: Body, after: Body, move: Lay) -> Illegal | None:
        tile = [Node(move.floor, cell) for cell in sorted(move.cells)]
        old = sorted({other for node in tile for other in own.touching(node)})
        for node in old + tile:
            links = after.links(node)
            if len(links) > 2:
                message = (
                    "why-snekagon5g-branches"
                    if node in tile
                    else "why-snekagon5g-branches-at"
                    if len(own.links(node)) == 2
                    else "why-snekagon5g-both-ends-join"
                )
                return refuse(
                    "no-branching",
                    message,
                    [(one.floor, *one.cell) for one in (node, *links)],
                    cell=self.names[node.cell],
                    floor=node.floor + 1,
                    count=len(links),
                )
        return None

    def _sharp_turn(self, after: Body, move: Lay) -> Illegal | None:
        touching = sharp_turn(move.cells, after.on_floor(move.floor))
        if touching is None:
            return None
        first, second, third = sorted(self.names[cell] for cell in touching)
        return refuse(
            "no-sharp-turn",
            "why-snekagon5g-sharp",
            [(move.floor, *cell) for cell in touching],
            first=first,
            second=second,
            third=third,
            floor=move.floor + 1,
        )
