"""How SNEKAGON is written: a placement as its path (`f6-f7-f8-e8`), a take-over as `pie`."""

from functools import lru_cache

from serpentry.games.snekagon.rules.moves import Move, Place, TakeOver
from serpentry.games.snekagon.rules.position import Position
from serpentry.games.snekagon.rules.rules import SnekagonRules
from serpentry.geometry.bitsets import few_members
from serpentry.geometry.hexes import Hex, hexagon_cells_by_name, hexagon_names
from serpentry.languages import sentence
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.codec import from_json
from serpentry.tabletop.formats.jsons import Json, JsonObject, is_pair, object_with

Path = tuple[Hex, ...]
MOST_COLOURS = 2048
"""As many as this are remembered as JSON: the seat that did not move has what it had."""


class SnekagonNotation:
    """Moves as people write them."""

    def __init__(self, rules: SnekagonRules) -> None:
        side, self.table = rules.options.board_side, rules.table
        self.names = hexagon_names(side)
        self.cells = hexagon_cells_by_name(side)

    def kind(self, move: Move) -> str:
        """The name of the tile that is placed, or `pie`."""
        match move:
            case TakeOver():
                return "pie"
            case Place(cells):
                return self.table.placements[self.table.index[cells]].tile

    def write(self, move: Move) -> str:
        """The path, or `pie`."""
        match move:
            case TakeOver():
                return "pie"
            case Place(cells):
                return "-".join(self.names[cell] for cell in cells)

    def read(self, text: str) -> Move:
        """The move of a path in either direction, or of `pie`."""
        if text.strip().lower() == "pie":
            return TakeOver()
        return Place(tuple(self._cell(word) for word in text.strip().lower().split("-")))

    def _cell(self, word: str) -> Hex:
        cell = self.cells.get(word.strip())
        if cell is None:
            last = list(self.cells)[-1]
            raise BadText(sentence("unread-cell", text=word.strip()[:20], last=last, like="b2-b3"))
        return cell


MOVE = 'A move is {"cells": [[q, r], …]} or {"pie": true}.'


class SnekagonCodec:
    """Moves and positions as JSON."""

    def __init__(self, rules: SnekagonRules) -> None:
        self.rules = rules
        self.paths: dict[int, Json] = {}
        """The cells of each placement that was met: they need not be written again and again."""
        self.laid = lru_cache(maxsize=MOST_COLOURS)(self._laid)

    def move_json(self, move: Move) -> JsonObject:
        """`{"cells": [[q, r], …]}` or `{"pie": true}`."""
        match move:
            case TakeOver():
                return {"pie": True}
            case Place(cells):
                return {"cells": [list(cell) for cell in cells]}

    def move_from(self, data: object) -> Move:
        """The move of such JSON."""
        if data == {"pie": True}:
            return TakeOver()
        cells = object_with(("cells",), data, MOVE)["cells"]
        if not cells:
            raise BadText(MOVE)
        if isinstance(cells, list) and all(map(is_pair, cells)):
            return Place(tuple([Hex(*cell) for cell in cells]))
        return Place(from_json(tuple[Hex, ...], cells))

    def position_json(self, position: Position) -> JsonObject:
        """The tiles of both colours, who is to act, and whether colours were swapped."""
        laid = [self.laid(one.laid) for one in position.colours]
        return {"laid": laid, "to_act": position.actor, "swapped": position.swapped}

    def _laid(self, placements: int) -> Json:
        return [self._path(number) for number in few_members(placements)]

    def _path(self, number: int) -> Json:
        if number not in self.paths:
            path = self.rules.table.placements[number].path
            self.paths[number] = [list(cell) for cell in path]
        return self.paths[number]

    def position_from(self, data: object) -> Position:
        """The position of such JSON; tiles that can't be placed like this are refused."""
        parts = ("laid", "to_act", "swapped")
        data = object_with(parts, data, "A position has laid, to_act and swapped.")
        swapped = from_json(bool, data["swapped"])
        to_act: int | None = from_json(int | None, data["to_act"])
        paths = from_json(tuple[tuple[tuple[Hex, ...], ...], ...], data["laid"])
        if len(paths) != 2 or to_act not in (0, 1, None):
            raise BadText("A position has the tiles of two colours, and seat 0, 1 or null to act.")
        position = self._laid_out(paths[0], paths[1], to_act or 0, swapped)
        if position.actor != to_act:
            raise BadText(f"In this position {position.actor} is to act, not {to_act}.")
        return position

    def _laid_out(
        self, zero: tuple[Path, ...], one: tuple[Path, ...], seat: int, swapped: bool
    ) -> Position:
        growth, table = self.rules.growth, self.rules.table
        if not zero and not one:
            return self.rules.start()
        colours = [growth.fresh(), growth.fresh()]
        for colour, paths in enumerate((zero, one)):
            for path in paths:
                number = table.index.get(path)
                if number is None or not colours[colour].alive >> number & 1:
                    raise BadText(f"No tile can lie on {[list(cell) for cell in path]} there.")
                colours[colour] = growth.place(colours[colour], number)
                colours[1 - colour] = growth.crowd(colours[1 - colour], number)
        return self.rules.turn_to((colours[0], colours[1]), seat, swapped)
