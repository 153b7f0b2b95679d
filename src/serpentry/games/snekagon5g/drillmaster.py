"""Why a drill is illegal: the referee's colleague for everything between floors."""

from collections.abc import Iterable

from serpentry.games.snekagon5g.body import Body, clay_needed
from serpentry.games.snekagon5g.clay import IN_THE_BOX
from serpentry.games.snekagon5g.floors import Floors, Node
from serpentry.games.snekagon5g.moves import Drill, Lay
from serpentry.games.snekagon5g.options import Options
from serpentry.geometry.hexes import hexagon_names
from serpentry.tabletop.refusal import Illegal, refuse


class Drillmaster:
    """Answers for drills, and for what lies above one another."""

    def __init__(self, floors: Floors, options: Options) -> None:
        self.floors = floors
        self.options = options
        self.names = hexagon_names(options.floor_side)

    def why_no_drill(self, own: Body, move: Lay) -> Illegal | None:
        """What is wrong with the drills themselves."""
        for drill in move.drills:
            illegal = (
                self._other_field(drill, move)
                or self._far_floor(drill, move)
                or self._not_from_own_end(own, drill)
            )
            if illegal:
                return illegal
        if len(move.drills) > 1 and not self.options.double_drill:
            words = (
                "In this game a tile is drilled at one end only: the option double_drill is off."
            )
            cells = [(move.floor, *drill.cell) for drill in move.drills]
            return refuse("one-drill", words, cells)
        return None

    def why_not_so(self, own: Body, after: Body, others: list[Body], move: Lay) -> Illegal | None:
        """What is wrong with how the tile lies among the own hexes of several floors."""
        return (
            self._drill_joins(own, move)
            or self._vertical_touch(after, move)
            or self._hard_turn(after, move)
            or self._no_clay([after, *others], move)
        )

    def _other_field(self, drill: Drill, move: Lay) -> Illegal | None:
        if drill.cell in (move.cells[0], move.cells[-1]):
            return None
        words = (
            "{cell} is a middle hex of the tile: only its ends are drilled."
            if drill.cell in move.cells
            else "The tile has no end at {cell}: a drill goes straight to the same field."
        )
        name = self.names.get(drill.cell, f"{list(drill.cell)}")
        return refuse("drill-same-field", words, [(drill.to, *drill.cell)], cell=name)

    def _far_floor(self, drill: Drill, move: Lay) -> Illegal | None:
        if drill.to in self.floors.beside[move.floor]:
            return None
        beside = " and ".join(str(floor + 1) for floor in self.floors.beside[move.floor])
        return refuse(
            "drill-adjacent-floor",
            "Floor {to} is not next to floor {floor}: from there a drill goes to floor {beside}.",
            [(move.floor, *drill.cell)],
            to=drill.to + 1,
            floor=move.floor + 1,
            beside=beside,
        )

    def _not_from_own_end(self, own: Body, drill: Drill) -> Illegal | None:
        node = Node(drill.to, drill.cell)
        if node in own.hexes and len(own.links(node)) < 2:
            return None
        words = (
            "The hex at {cell} on floor {floor} is already linked twice."
            if node in own.hexes
            else "No hex of yours lies at {cell} on floor {floor} to be drilled from."
        )
        return refuse(
            "drill-from-own-end",
            words,
            [(drill.to, *drill.cell)],
            cell=self.names[drill.cell],
            floor=drill.to + 1,
        )

    def _drill_joins(self, own: Body, move: Lay) -> Illegal | None:
        if self.options.drill_may_join or not move.drills:
            return None
        for cell in sorted(move.cells):
            for other in own.touching(Node(move.floor, cell)):
                return refuse(
                    "drill-joins-nothing",
                    "In this game a drilled tile joins nothing on its floor, but {cell} would "
                    "touch {other} on floor {floor}.",
                    [(move.floor, *cell), (other.floor, *other.cell)],
                    cell=self.names[cell],
                    other=self.names[other.cell],
                    floor=move.floor + 1,
                )
        return None

    def _vertical_touch(self, after: Body, move: Lay) -> Illegal | None:
        if not self.options.vertical_touch:
            return None
        for cell in sorted(move.cells):
            for to in self.floors.beside[move.floor]:
                pair = frozenset({Node(move.floor, cell), Node(to, cell)})
                if pair <= after.hexes and pair not in after.drilled:
                    return refuse(
                        "no-vertical-touch",
                        "Your hexes at {cell} on floors {floor} and {to} would lie together "
                        "without a drill.",
                        [(node.floor, *node.cell) for node in sorted(pair)],
                        cell=self.names[cell],
                        floor=move.floor + 1,
                        to=to + 1,
                    )
        return None

    def _hard_turn(self, after: Body, move: Lay) -> Illegal | None:
        if not self.options.advanced:
            return None
        for one, two in after.hard_turns():
            return refuse(
                "advanced-direction",
                "At {cell} between floors {floor} and {to} the snake would turn by more than 60°.",
                [(node.floor, *node.cell) for node in (one, two)],
                cell=self.names[one.cell],
                floor=one.floor + 1,
                to=two.floor + 1,
            )
        return None

    def _no_clay(self, bodies: Iterable[Body], move: Lay) -> Illegal | None:
        if not self.options.clay_limit:
            return None
        open_pieces, closed_pieces = clay_needed(bodies)
        if open_pieces <= IN_THE_BOX.open and closed_pieces <= IN_THE_BOX.closed:
            return None
        return refuse(
            "clay-left",
            "There are {open} open and {closed} closed pieces of clay, but this move would make "
            "it {open_needed} and {closed_needed}.",
            [(move.floor, *drill.cell) for drill in move.drills],
            open=IN_THE_BOX.open,
            closed=IN_THE_BOX.closed,
            open_needed=open_pieces,
            closed_needed=closed_pieces,
        )
