"""How SNEKAGON 5G is written: floor, path of cells, and `@` with a floor at a drilled end.

`2:d4-d5-e5` places a tile on floor 2; `2:d4@1-d5-e5` drills its end at d4 to floor 1; `2:d4@1@3`
places the 1-tile and drills it to both floors. A drill beside the tile can be asked about too,
though it is never legal: `2:d4-d5,e5@1`.
"""

import re

from serpentry.games.snekagon5g.rules.moves import Drill, Move, Place
from serpentry.games.snekagon5g.rules.rules import Snekagon5gRules
from serpentry.geometry.hexes import Hex, hexagon_cells_by_name, hexagon_names
from serpentry.languages import sentence
from serpentry.tabletop.errors import BadText

EXAMPLES = "2:b2-b3; 2:b2-b3@1"


class Snekagon5gNotation:
    """Moves as people write them."""

    def __init__(self, rules: Snekagon5gRules) -> None:
        side, self.table = rules.options.floor_side, rules.table
        self.floors = {str(floor + 1): floor for floor in range(len(rules.species))}
        self.names = hexagon_names(side)
        self.cells = hexagon_cells_by_name(side)

    def kind(self, move: Move) -> str:
        """The name of the tile that is placed."""
        return self.table.placements[self.table.index[move.cells]].tile

    def write(self, move: Move) -> str:
        """Floor, path and drills."""
        words = [self.names[cell] for cell in move.cells]
        beside = []
        for drill in move.drills:
            mark = f"@{drill.to + 1}"
            if drill.cell in move.cells:
                words[move.cells.index(drill.cell)] += mark
            else:
                beside.append(f",{self.names[drill.cell]}{mark}")
        return f"{move.floor + 1}:{'-'.join(words)}{''.join(beside)}"

    def read(self, text: str) -> Move:
        """The move of such a text; the path may be written from either end."""
        parts = re.fullmatch(r"(\d+):([^,]+)((?:,[^,]+)*)", "".join(text.lower().split()))
        if parts is None:
            raise BadText(sentence("unread-move", text=text.strip()[:40], like=EXAMPLES))
        drills: list[Drill] = []
        cells = tuple(self._cell(word, drills) for word in parts[2].split("-"))
        for word in parts[3].split(",")[1:]:
            self._cell(word, drills)
        return Place(self._floor(parts[1]), cells, tuple(drills))

    def _cell(self, word: str, drills: list[Drill]) -> Hex:
        """The cell that a word names; its drills join the others."""
        name, *floors = word.split("@")
        cell = self.cells.get(name)
        if cell is None:
            last = list(self.cells)[-1]
            raise BadText(sentence("unread-cell", text=name[:20], last=last, like=EXAMPLES))
        drills += [Drill(cell, self._floor(floor)) for floor in floors]
        return cell

    def _floor(self, text: str) -> int:
        floor = self.floors.get(text)
        if floor is None:
            last = str(len(self.floors))
            raise BadText(sentence("unread-floor", text=text[:20], last=last))
        return floor
