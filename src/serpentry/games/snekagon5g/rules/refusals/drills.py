"""Why a drill is illegal: the referee's colleague for everything between floors."""

from collections.abc import Iterable, Iterator

from serpentry.games.snekagon5g.rules.clay import IN_THE_BOX
from serpentry.games.snekagon5g.rules.floors import Floors, Node
from serpentry.games.snekagon5g.rules.moves import Drill, Place
from serpentry.games.snekagon5g.rules.options import Options
from serpentry.games.snekagon5g.rules.refusals.body import Body, clay_needed
from serpentry.geometry.hexes import hexagon_names
from serpentry.tabletop.refusal import Illegal, refuse


class Drillmaster:
    """Answers for drills, and for what is above one another."""

    def __init__(self, floors: Floors, options: Options) -> None:
        self.floors = floors
        self.options = options
        self.names = hexagon_names(options.floor_side)

    def wrong_drills(self, own: Body, move: Place) -> Iterator[Illegal]:
        """What is wrong with the drills themselves, one proof a rule."""
        told = set[str]()
        for drill in move.drills:
            illegal = (
                self._other_field(drill, move)
                or self._far_floor(drill, move)
                or self._not_from_own_end(own, drill)
            )
            if illegal and illegal.rule not in told:
                told.add(illegal.rule)
                yield illegal
        if len(move.drills) > 1 and not self.options.double_drill:
            message = "why-snekagon5g-one-drill"
            cells = [(move.floor, *drill.cell) for drill in move.drills]
            yield refuse("one-drill", message, cells)

    def wrong_between_floors(
        self, own: Body, after: Body, others: list[Body], move: Place
    ) -> Iterator[Illegal | None]:
        """What is wrong with how the tile is placed among the own hexes of several floors."""
        yield self._drill_joins(own, move)
        yield self._vertical_touch(after, move)
        yield self._hard_turn(after, move)
        yield self._no_clay([after, *others], move)

    def _other_field(self, drill: Drill, move: Place) -> Illegal | None:
        if drill.cell in (move.cells[0], move.cells[-1]):
            return None
        message = (
            "why-snekagon5g-middle-drill"
            if drill.cell in move.cells
            else "why-snekagon5g-drill-elsewhere"
        )
        name = self.names.get(drill.cell, f"{list(drill.cell)}")
        return refuse("drill-same-field", message, [(drill.to, *drill.cell)], cell=name)

    def _far_floor(self, drill: Drill, move: Place) -> Illegal | None:
        if drill.to in self.floors.beside[move.floor]:
            return None
        beside = tuple(floor + 1 for floor in self.floors.beside[move.floor])
        return refuse(
            "drill-adjacent-floor",
            "why-snekagon5g-same-floor"
            if drill.to == move.floor
            else "why-snekagon5g-floors-apart",
            [(move.floor, *drill.cell)],
            to=drill.to + 1,
            floor=move.floor + 1,
            beside=beside,
        )

    def _not_from_own_end(self, own: Body, drill: Drill) -> Illegal | None:
        node = Node(drill.to, drill.cell)
        if node in own.hexes and len(own.links(node)) < 2:
            return None
        message = (
            "why-snekagon5g-linked-twice" if node in own.hexes else "why-snekagon5g-no-hex-there"
        )
        return refuse(
            "drill-from-own-end",
            message,
            [(drill.to, *drill.cell)],
            cell=self.names[drill.cell],
            floor=drill.to + 1,
        )

    def _drill_joins(self, own: Body, move: Place) -> Illegal | None:
        if self.options.drill_may_join or not move.drills:
            return None
        for cell in sorted(move.cells):
            for other in own.touching(Node(move.floor, cell)):
                return refuse(
                    "drill-joins-nothing",
                    "why-snekagon5g-drilled-joins",
                    [(move.floor, *cell), (other.floor, *other.cell)],
                    cell=self.names[cell],
                    other=self.names[other.cell],
                    floor=move.floor + 1,
                )
        return None

    def _vertical_touch(self, after: Body, move: Place) -> Illegal | None:
        if not self.options.vertical_touch:
            return None
        for cell in sorted(move.cells):
            for to in self.floors.beside[move.floor]:
                pair = frozenset({Node(move.floor, cell), Node(to, cell)})
                if pair <= after.hexes and pair not in after.drilled:
                    return refuse(
                        "no-vertical-touch",
                        "why-snekagon5g-together-undrilled",
                        [(node.floor, *node.cell) for node in sorted(pair)],
                        cell=self.names[cell],
                        floor=move.floor + 1,
                        to=to + 1,
                    )
        return None

    def _hard_turn(self, after: Body, move: Place) -> Illegal | None:
        if not self.options.advanced:
            return None
        for one, two in after.hard_turns():
            return refuse(
                "advanced-direction",
                "why-snekagon5g-hard-turn",
                [(node.floor, *node.cell) for node in (one, two)],
                cell=self.names[one.cell],
                floor=one.floor + 1,
                to=two.floor + 1,
            )
        return None

    def _no_clay(self, bodies: Iterable[Body], move: Place) -> Illegal | None:
        if not self.options.clay_limit:
            return None
        open_pieces, closed_pieces = clay_needed(bodies)
        if open_pieces <= IN_THE_BOX.open and closed_pieces <= IN_THE_BOX.closed:
            return None
        return refuse(
            "clay-left",
            "why-snekagon5g-clay",
            [(move.floor, *drill.cell) for drill in move.drills],
            open=IN_THE_BOX.open,
            closed=IN_THE_BOX.closed,
            open_needed=open_pieces,
            closed_needed=closed_pieces,
        )
