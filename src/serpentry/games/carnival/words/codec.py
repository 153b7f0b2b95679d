"""Moves and positions as JSON; a move's is the one of the neutral trace format."""

from collections.abc import Mapping

from serpentry.games.carnival.rules.bag import Bag, bag_of, contents
from serpentry.games.carnival.rules.moves import UNKNOWN, Draw, Hat, House, Move, Pass, Place, Seen
from serpentry.games.carnival.rules.position import (
    HOUSE,
    HOUSE_CELL,
    Laid,
    Phase,
    Position,
    Stage,
    Stock,
    Table,
)
from serpentry.games.carnival.rules.refusals.survey import table_of
from serpentry.games.carnival.rules.rules import CarnivalRules
from serpentry.games.carnival.rules.tiles import TILES
from serpentry.games.carnival.words.notation import colour_named, tile_named
from serpentry.geometry.squares import Square
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.codec import from_json
from serpentry.tabletop.formats.jsons import JsonObject, object_with

PHASES: tuple[Phase, ...] = ("house", "deal", "lay", "draw", "heads", "hats", "over")
MOVES = (
    'A move is {"lay": name, "at": [x, y], "turn": t}, {"lay": hat, "on": colour}, '
    '{"pass": true}, {"draw": name} or {"house": q}.'
)
PARTS = {"stage", "house", "laid", "hats", "hands", "pile", "discards", "tokens"}


class CarnivalCodec:
    """JSON for one set-up."""

    def __init__(self, rules: CarnivalRules) -> None:
        self.rules = rules

    def move_json(self, move: Move) -> JsonObject:
        """The move as the trace format has it."""
        match move:
            case House(turn):
                return {"house": turn}
            case Draw(tile):
                return {"draw": tile}
            case Place(tile, at, turn):
                return {"lay": tile, "at": list(at), "turn": turn}
            case Hat(hat, on):
                return {"lay": hat, "on": on}
            case Pass():
                return {"pass": True}
            case Seen(seen, able):
                return {"seen": self.move_json(seen), "able": list(able)}

    def move_from(self, data: object) -> Move:
        """The move of such JSON."""
        if not isinstance(data, Mapping):
            raise BadText(MOVES)
        keys = set(data)
        if keys == {"lay", "at", "turn"}:
            return _place_from(data)
        if keys == {"lay", "on"}:
            return _hat_from(data)
        if keys == {"draw"}:
            name = from_json(str, data["draw"])
            return Draw(name if name == UNKNOWN else tile_named(name).name)
        if keys == {"house"} and data["house"] in (0, 1, 2, 3):
            return House(from_json(int, data["house"]))
        if data == {"pass": True}:
            return Pass()
        if keys == {"seen", "able"}:
            return self._seen_from(data)
        raise BadText(MOVES)

    def _seen_from(self, data: JsonObject) -> Seen:
        move = self.move_from(data["seen"])
        if isinstance(move, Seen):
            raise BadText("A move is seen only once.")
        return Seen(move, from_json(tuple[bool, ...], data["able"]))

    def position_json(self, position: Position) -> JsonObject:
        """What is where, hands, pile, discards and tokens, and the stage of the game."""
        table, stock, stage = position.table, position.stock, position.stage
        cells = sorted((cell, laid) for cell, laid in table.cells.items() if cell != HOUSE_CELL)
        return {
            "stage": [stage.phase, stage.seat, stage.quiet, stage.last_to_place, stage.passes],
            "house": table.cells[HOUSE_CELL].turn if table.cells else None,
            "laid": [[list(cell), laid.tile, laid.turn, laid.gem] for cell, laid in cells],
            "hats": [[snake.colour, snake.hat] for snake in table.snakes.values() if snake.hat],
            "hands": [list(hand) for hand in stock.hands],
            "pile": list(contents(stock.pile)),
            "discards": list(contents(stock.discards)),
            "tokens": list(stock.tokens),
        }

    def position_from(self, data: object) -> Position:
        """The position of such JSON; tiles that can't be placed like this are refused."""
        data = object_with(PARTS, data, f"A position has {', '.join(sorted(PARTS))}.")
        position = Position(self._stage(data["stage"]), self._table(data), self._stock(data))
        if self.rules.to_act(position) is CHANCE and not self.rules.draws(position):
            raise BadText("A tile is to be drawn, and none is left in the pile.")
        return position

    def _stage(self, data: object) -> Stage:
        phase, seat, quiet, last, passes = from_json(
            tuple[str, int, int | None, int | None, int], data
        )
        seats = range(self.rules.seats)
        for known in PHASES:
            if known == phase and seat in seats and (last is None or last in seats):
                return Stage(known, seat, quiet, last, passes)
        raise BadText(f"A stage is one of {', '.join(PHASES)}, and its seats are at this table.")

    def _table(self, data: JsonObject) -> Table:
        house: int | None = from_json(int | None, data["house"])
        if house is None:
            return Table({}, {})
        cells = {HOUSE_CELL: Laid(HOUSE, house % 4)}
        for item in from_json(tuple[tuple[Square, str, int, bool], ...], data["laid"]):
            cell, name, turn, gem = item
            if cell in cells:
                raise BadText(f"Two tiles lie at {cell.x},{cell.y}.")
            cells[cell] = Laid(tile_named(name).name, turn % TILES[name].turns, gem)
        pairs = from_json(tuple[tuple[str, str], ...], data["hats"])
        hats = {colour_named(colour): tile_named(hat).name for colour, hat in pairs}
        table = table_of(
            cells,
            self.rules.seating.owners(house % 4),
            hats,
            self.rules.options.exit_stays_free,
        )
        _check_paths(table)
        return table

    def _stock(self, data: JsonObject) -> Stock:
        hands = from_json(tuple[tuple[str, ...], ...], data["hands"])
        tokens = from_json(tuple[int, ...], data["tokens"])
        if len(hands) != self.rules.seats or len(tokens) != self.rules.seats:
            raise BadText(f"There are hands and tokens of {self.rules.seats} seats.")
        sorted_hands = tuple(tuple(sorted(map(_held, hand))) for hand in hands)
        pile = _bag_from(data["pile"])
        hidden = sum(hand.count(UNKNOWN) for hand in sorted_hands)
        return Stock(sorted_hands, pile, sum(pile) - hidden, _bag_from(data["discards"]), tokens)


def _place_from(data: JsonObject) -> Place:
    tile = tile_named(from_json(str, data["lay"]))
    if tile.kind == "hat":
        raise BadText("A hat is laid on a colour, not at a cell.")
    return Place(tile.name, from_json(Square, data["at"]), from_json(int, data["turn"]) % 4)


def _hat_from(data: JsonObject) -> Hat:
    hat = tile_named(from_json(str, data["lay"]))
    if hat.kind != "hat":
        raise BadText(f"Only a hat is laid on a colour; a {hat.name} is laid at a cell.")
    return Hat(hat.name, colour_named(from_json(str, data["on"])))


def _held(name: str) -> str:
    return name if name == UNKNOWN else tile_named(name).name


def _bag_from(data: object) -> Bag:
    return bag_of(tile_named(name).name for name in from_json(tuple[str, ...], data))


def _check_paths(table: Table) -> None:
    """Every tile with a strand is in a snake, and every hat is on a head."""
    on_paths = {cell for snake in table.snakes.values() for cell in snake.path}
    for cell, laid in table.cells.items():
        if cell != HOUSE_CELL and TILES[laid.tile].shape != "blank" and cell not in on_paths:
            raise BadText(f"The {laid.tile} at {cell.x},{cell.y} is part of no snake.")
    for snake in table.snakes.values():
        if snake.hat and not snake.has_head:
            raise BadText(f"The {snake.colour} snake has a hat but no head.")
