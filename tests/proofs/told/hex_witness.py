"""Tables of SNEKAGON and SNEKAGON 5G as their referees keep them, both kept in one way."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import Any, NamedTuple

from tests.referees import snekagon as flat
from tests.referees import snekagon5g as tall

Node = tuple[int, tuple[int, int]]
"""A floor and a cell; on one board the floor is 0."""


class Laid(NamedTuple):
    """A tile that may be placed."""

    tile: str
    floor: int
    path: tuple[tuple[int, int], ...]
    drills: tuple[tuple[int, int, int], ...] = ()

    @property
    def nodes(self) -> frozenset[Node]:
        return frozenset((self.floor, cell) for cell in self.path)


class HexWitness(ABC):
    """A position, and whose turn it is."""

    side: int
    seats: int
    plies: int
    first: int
    """The seat that is asked first whether it can place something."""
    may_swap = False

    @abstractmethod
    def nodes(self, seat: int) -> frozenset[Node]:
        """What a seat has placed."""

    @abstractmethod
    def hand(self, seat: int) -> frozenset[str]:
        """The tiles that a seat has left."""

    @abstractmethod
    def _legal(self, seat: int) -> list[Laid]: ...

    def legal(self, seat: int) -> list[Laid]:
        """What a seat could place if it were its turn."""
        known = self.__dict__.setdefault("known", dict[int, list[Laid]]())
        if seat not in known:
            known[seat] = self._legal(seat)
        return list(known[seat])

    @cached_property
    def to_act(self) -> int | None:
        """The first seat round that can place something: nobody looks for it before it is asked."""
        seats = [(self.first + step) % self.seats for step in range(self.seats)]
        return next((seat for seat in seats if self.legal(seat)), None)

    @abstractmethod
    def cells(self) -> frozenset[Node]:
        """All cells that can be covered."""

    def drilled(self, seat: int) -> frozenset[tall.VerticalLink]:
        return frozenset()

    def links(self, seat: int, node: Node) -> set[Node]:
        """The own hexes that one is joined to."""
        beside = {one for one in tall.nodes_beside(node) if one in self.nodes(seat)}
        pairs = [pair for pair in self.drilled(seat) if node in pair]
        return beside | {one for pair in pairs for one in pair if one != node}

    def snakes(self, seat: int) -> list[frozenset[Node]]:
        """A seat's snakes."""
        unseen, found = set(self.nodes(seat)), []
        while unseen:
            snake, edge = set[Node](), [unseen.pop()]
            while edge:
                node = edge.pop()
                snake.add(node)
                more = self.links(seat, node) & unseen
                unseen -= more
                edge += more
            found.append(frozenset(snake))
        return found

    def is_ring(self, seat: int, snake: frozenset[Node]) -> bool:
        return all(len(self.links(seat, node)) == 2 for node in snake)

    def ends(self, seat: int, snake: frozenset[Node]) -> list[Node]:
        return [node for node in snake if len(self.links(seat, node)) < 2]

    def lengths(self, seat: int) -> list[int]:
        """A seat's snakes, the longest first."""
        return sorted(map(len, self.snakes(seat)), reverse=True)

    @cached_property
    def scores(self) -> list[int]:
        return [max(self.lengths(seat), default=0) for seat in range(self.seats)]

    @property
    @abstractmethod
    def winners(self) -> list[int]: ...

    def touched(self, seat: int, laid: Laid) -> bool:
        """Whether a tile is beside one of a seat's on its floor."""
        around = {near for node in laid.nodes for near in tall.nodes_beside(node)}
        return bool(around & self.nodes(seat))

    def way(self, seat: int, laid: Laid) -> str:
        """What laying a tile does: it drills, grows a snake, or begins one."""
        if laid.drills:
            return "drill"
        return "grow" if self.touched(seat, laid) else "new"

    def name(self, node: Node) -> str:
        """What a cell is called."""
        _, (q, r) = node
        return f"{chr(ord('a') + r + self.side - 1)}{q + self.side + min(r, 0)}"


class FlatWitness(HexWitness):
    """One board."""

    seats = 2

    def __init__(self, options: Mapping[str, Any], position: Any = None, first: int = 0) -> None:
        names = vars(flat.Options())
        self.given = options
        self.options = flat.Options(**{name: options[name] for name in names})
        self.position = position or flat.start_position()
        self.side, self.plies = self.options.board_side, self.position.plies
        self.may_swap = self.options.pie and first == 1 and self.plies == 1
        self.first = first

    def after(self, move: Mapping[str, Any]) -> "FlatWitness":
        assert self.to_act is not None
        path = tuple((q, r) for q, r in move.get("cells", ()))
        chosen = flat.canonical(path) if path else flat.PIE
        assert chosen in [one.path for one in self.legal(self.to_act)] or self.may_swap
        position = flat.after_move(self.position, self.to_act, chosen, self.options)
        return FlatWitness(self.given, position, 1 - self.to_act)

    def _colour(self, seat: int) -> int:
        return self.position.colour_of_seat[seat]

    def nodes(self, seat: int) -> frozenset[Node]:
        return frozenset((0, cell) for cell in self.position.covered[self._colour(seat)])

    def hand(self, seat: int) -> frozenset[str]:
        return self.position.hands[self._colour(seat)]

    def tile(self, path: flat.CellPath) -> str:
        known = flat.tile_of_path(self.options.board_side, self.options.flip)
        return known[flat.canonical(path)]

    def _legal(self, seat: int) -> list[Laid]:
        paths = flat.legal_moves(self.position, seat, self.options)
        return [Laid(self.tile(path), 0, path) for path in paths if path]

    def cells(self) -> frozenset[Node]:
        return frozenset((0, cell) for cell in flat.board_cells(self.side))

    @property
    def winners(self) -> list[int]:
        return flat.result(self.position, self.options)[1]


class TallWitness(HexWitness):
    """Several floors."""

    def __init__(
        self, seats: int, options: Mapping[str, Any], position: Any = None, first: int = 0
    ) -> None:
        names = vars(tall.default_setup(seats)).keys() - {"seats"}
        written = {name: options[name] for name in names}
        self.setup = tall.read_setup(seats, written)
        self.given, self.seats, self.side = options, seats, self.setup.floor_side
        self.position = position or tall.start_position(self.setup)
        self.plies = self.position.plies
        self.first = first

    def after(self, move: Mapping[str, Any]) -> "TallWitness":
        assert self.to_act is not None
        path = tall.canonical(tuple((q, r) for q, r in move["cells"]))
        drills = tuple(sorted((q, r, to) for q, r, to in move["drills"]))
        chosen = tall.Move(move["floor"], path, drills)
        assert Laid(self.tile(path), *vars(chosen).values()) in self.legal(self.to_act)
        position = tall.after_move(self.position, self.to_act, chosen, self.setup)
        return TallWitness(self.seats, self.given, position, (self.to_act + 1) % self.seats)

    def nodes(self, seat: int) -> frozenset[Node]:
        return self.position.colours[seat].nodes

    def drilled(self, seat: int) -> frozenset[tall.VerticalLink]:
        return self.position.colours[seat].drilled

    def hand(self, seat: int) -> frozenset[str]:
        return self.position.colours[seat].hand

    def tile(self, path: tall.CellPath) -> str:
        known = tall.tile_of_path(tall.floor_cells(self.setup), self.setup.flip)
        return known[tall.canonical(path)]

    def _legal(self, seat: int) -> list[Laid]:
        moves = tall.legal_moves(self.position, seat, self.setup)
        return [Laid(self.tile(one.path), one.floor, one.path, one.drills) for one in moves]

    def cells(self) -> frozenset[Node]:
        floors = range(self.seats)
        return frozenset((floor, one) for floor in floors for one in tall.floor_cells(self.setup))

    @property
    def winners(self) -> list[int]:
        return tall.result(self.position)[1]
