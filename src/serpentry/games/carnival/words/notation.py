"""How Cobra Carnival is written.

`purple corner at 3,-2 NE`, `gift at 0,4`, `purple head at 1,1 N`: a tile, its cell, and the sides
that its strand meets. `hat -1 on purple`, `pass`. Chance: `house 2`, `draw log corner`. A move as
seen by a seat that may not see all: `draw ? / skip lay` (the next seat was skipped, then one could
place).
"""

import re

from serpentry.games.carnival.rules.moves import UNKNOWN, Draw, Hat, House, Move, Pass, Place, Seen
from serpentry.games.carnival.rules.shapes import SIDE_LETTERS, sides_of
from serpentry.games.carnival.rules.tiles import COLOURS, TILES, Tile
from serpentry.geometry.squares import Square
from serpentry.languages import sentence
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.codec import deed_of

EXAMPLES = "purple corner at 3,-2 NE; gift at 0,4; hat 2 on purple; pass"
PLACE = re.compile(r"(.+) at (-?\d{1,4}) ?, ?(-?\d{1,4})(?: ([nesw]{1,2}))?")
ABLE_WORDS = {"lay": True, "skip": False}


class CarnivalNotation:
    """Moves as people write them."""

    def kind(self, move: Move) -> str:
        """The tile without its colour, which seats have by chance; or what else is done."""
        match move:
            case Place(tile) | Hat(tile):
                return tile.removeprefix(f"{TILES[tile].colour} ")
            case Seen(seen):
                return self.kind(seen)
            case House() | Draw() | Pass():
                return deed_of(move)

    def write(self, move: Move) -> str:
        """The move as text."""
        match move:
            case House(what) | Draw(what):
                return f"{deed_of(move)} {what}"
            case Place(tile, at, turn):
                lie = lie_text(TILES[tile], turn)
                return f"{tile} at {at.x},{at.y}" + (f" {lie}" if lie else "")
            case Hat(hat, on):
                return f"{hat} on {on}"
            case Pass():
                return "pass"
            case Seen(seen, able):
                words = ["lay" if one else "skip" for one in able]
                return " ".join([self.write(seen), "/", *words])

    def read(self, text: str) -> Move:
        """The move meant by a text; letters of sides may come in either order."""
        words = " ".join(text.lower().split())
        if " / " in words:
            return self._seen(*words.split(" / ", 1))
        if words == "pass":
            return Pass()
        first, _, rest = words.partition(" ")
        if first == "house" and rest in ("0", "1", "2", "3"):
            return House(int(rest))
        if first == "draw" and rest:
            return Draw(UNKNOWN if rest == UNKNOWN else tile_named(rest).name)
        if " on " in words:
            return self._hat(*words.rsplit(" on ", 1))
        if found := PLACE.fullmatch(words):
            return self._place(*found.groups())
        raise BadText(sentence("unread-move", text=words[:40], like=EXAMPLES))

    def _seen(self, text: str, answers: str) -> Seen:
        move = self.read(text)
        words = answers.split()
        if isinstance(move, Seen) or not words or not set(words) <= set(ABLE_WORDS):
            raise BadText(
                sentence("unread-answers", text=answers[:40], known=", ".join(ABLE_WORDS))
            )
        return Seen(move, tuple(ABLE_WORDS[word] for word in words))

    def _hat(self, name: str, colour: str) -> Hat:
        hat = tile_named(name)
        if hat.kind != "hat":
            raise BadText(sentence("unread-hat-only", name=hat.name))
        return Hat(hat.name, colour_named(colour))

    def _place(self, name: str, x: str, y: str, lie: str | None) -> Place:
        tile = tile_named(name)
        if tile.kind == "hat":
            raise BadText(sentence("unread-hat", like="hat 2 on green"))
        return Place(tile.name, Square(int(x), int(y)), _turn(tile, lie))


def lie_text(tile: Tile, turn: int) -> str:
    """The sides that the strand of a turned tile meets: `NS`, `ES`; empty if it has none."""
    return "".join(SIDE_LETTERS[side] for side in sides_of(tile.shape, turn))


def _turn(tile: Tile, lie: str | None) -> int:
    lies = ["".join(sorted(lie_text(tile, turn))) for turn in range(tile.turns)]
    wanted = "".join(sorted((lie or "").upper()))
    if wanted not in lies:
        known = ", ".join(lie_text(tile, turn) for turn in range(tile.turns))
        key = "unread-no-sides" if not known else "unread-sides" if lie else "unread-which-sides"
        raise BadText(sentence(key, name=tile.name, text=lie or "", known=known))
    return lies.index(wanted)


def tile_named(name: str) -> Tile:
    """The tile of a name; BadText if there is none."""
    tile = TILES.get(name)
    if tile is None:
        raise BadText(sentence("unread-tile", text=name[:40], like="black knot, gift"))
    return tile


def colour_named(name: str) -> str:
    """A colour of the game; BadText if there is none such."""
    if name not in COLOURS:
        raise BadText(sentence("unread-colour", text=name[:20], known=", ".join(COLOURS)))
    return name
