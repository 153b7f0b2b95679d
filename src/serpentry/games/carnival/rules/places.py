"""Where tiles may be placed: written for speed, held to the referee by the contract suite."""

from collections.abc import Iterable

from serpentry.games.carnival.rules.growth import last_tile_sides, run
from serpentry.games.carnival.rules.listing import Placements, Spot
from serpentry.games.carnival.rules.moves import Hat, Place
from serpentry.games.carnival.rules.options import Options
from serpentry.games.carnival.rules.position import Hand, Snake, Table
from serpentry.games.carnival.rules.shapes import around, turn_between, way_through
from serpentry.games.carnival.rules.tiles import (
    BODY,
    COLOURED,
    GROUPS,
    HATS,
    SNAKE_CORNERS,
    SNAKE_STRAIGHTS,
    STRAIGHTS,
    TILES,
    WELCOME_TILES,
    Tile,
    head_of,
)
from serpentry.geometry.squares import Square
from serpentry.tabletop.actors import Seat


class Places:
    """Finds the places for tiles under one set of options."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.others_need_own_absent = options.grow_others == "own_absent"

    def placements(self, table: Table, seat: Seat, hand: Hand) -> Placements:
        """All that a seat may place in play, by tile, then by cell and turn."""
        own_first = self.others_need_own_absent and self.holds_own_body(table, seat, hand)
        names = dict.fromkeys(name for name in hand if name in GROUPS)
        by_group: dict[str, list[Spot]] = {}
        for name in names:
            group = GROUPS[name]
            if group not in by_group:
                by_group[group] = self.places(table, seat, name)
            if by_group[group] and not own_first:
                own_first = self.is_own_body(table, seat, name)
        return Placements(
            [
                (name, by_group[GROUPS[name]])
                for name in names
                if not own_first or not self.grows_another(table, seat, name)
            ]
        )

    def can_place(self, table: Table, seat: Seat, hand: Hand) -> bool:
        """Whether a seat may place anything in play; body tiles are tried first, being quick."""
        names: Iterable[str] = hand
        if self.others_need_own_absent and self.holds_own_body(table, seat, hand):
            names = [name for name in hand if not self.grows_another(table, seat, name)]
        body = {GROUPS[name]: name for name in names if name in BODY}
        if any(self.places(table, seat, name) for name in body.values()):
            return True
        others = {name for name in names if name in GROUPS and name not in BODY}
        return any(self.places(table, seat, name) for name in others)

    def is_own_body(self, table: Table, seat: Seat, name: str) -> bool:
        """Whether the tile is for the body of one of the seat's own snakes."""
        return name in BODY and table.snakes[TILES[name].colour or ""].owner == seat

    def grows_another(self, table: Table, seat: Seat, name: str) -> bool:
        """Whether the tile would grow another's snake to its good."""
        return name in WELCOME_TILES and table.snakes[TILES[name].colour or ""].owner != seat

    def holds_own_body(self, table: Table, seat: Seat, hand: Hand) -> bool:
        """Whether a hand has any tile for the body of an own snake."""
        return any(self.is_own_body(table, seat, name) for name in hand)

    def places(self, table: Table, seat: Seat, name: str) -> list[Spot]:
        """Where a seat may place the tile in play, if growing others is not the question."""
        tile = TILES[name]
        if tile.colour is not None:
            return self._snake_places(table, seat, tile, table.snakes[tile.colour])
        if tile.shape == "blank":
            return self._beside_snakes(table, seat, tile)
        if tile.shape == "corner":
            return self._corner_log_places(table, seat)
        if tile.shape == "straight":
            return _lying(table, SNAKE_STRAIGHTS)
        return _crossing_places(table)

    def _snake_places(self, table: Table, seat: Seat, tile: Tile, snake: Snake) -> list[Spot]:
        places = [
            (cell, table.cells[cell].turn)
            for cell in snake.logs
            if TILES[table.cells[cell].tile].shape == tile.shape
        ]
        end = snake.end
        is_open = end is not None and not table.is_closed(end, snake)
        if end is not None and is_open and not self._cuts_off(table, seat, snake):
            taken = _sides_taken(table, snake)
            for side in self._ways_out(table, seat, tile, snake, end):
                if side not in taken:
                    places.append((end, turn_between(snake.entry, side)))
            places.sort()
        return places

    def _cuts_off(self, table: Table, seat: Seat, snake: Snake) -> bool:
        """Whether a tile at the snake's end would be unduly close to another player's snake."""
        return self.options.cutting_off == "forbidden" and any(
            other.end == snake.end and other.owner != seat and other is not snake
            for other in table.snakes.values()
        )

    def _ways_out(
        self, table: Table, seat: Seat, tile: Tile, snake: Snake, end: Square
    ) -> list[int]:
        """The sides by which the tile could lead on; where it need not be, no dead end."""
        if tile.shape == "straight":
            return [snake.entry ^ 2]
        sides = [(snake.entry + 1) % 4, (snake.entry + 3) % 4]
        if snake.owner == seat or self.options.allow_dead_ending:
            return sides
        return [side for side in sides if _leads_free(table, snake, end, side)] or sides

    def _corner_log_places(self, table: Table, seat: Seat) -> list[Spot]:
        places = _lying(table, SNAKE_CORNERS)
        turned = [
            place
            for snake in table.snakes.values()
            if snake.owner == seat and snake.path and snake.end
            for place in self.turned_ends(table, snake, snake.end)
        ]
        return sorted(places + turned) if turned else places

    def turned_ends(self, table: Table, snake: Snake, end: Square) -> list[Spot]:
        """How a corner log may turn the last tile of a blocked snake."""
        if not table.is_closed(end, snake):
            return []
        sides = last_tile_sides(table, snake)
        if sides is None:
            return []
        entry, out = sides
        if self.options.dead_end_turn == "same_shape" and entry == out ^ 2:
            return []
        last = snake.path[-1]
        return [
            (last, turn_between(entry, side))
            for side in ((entry + 1) % 4, (entry + 3) % 4)
            if side != out and _leads_free(table, snake, last, side)
        ]

    def crosses_on(self, table: Table, snake: Snake, end: Square) -> bool:
        """Whether a crossing log in place of what blocks a snake leads it to a free cell."""
        laid = table.cells.get(end)
        lies_across = laid is not None and laid.tile in STRAIGHTS and laid.turn != snake.entry % 2
        if not lies_across or (end, 0) not in self.places(table, snake.owner, "log crossing"):
            return False
        out = way_through("crossing", 0, snake.entry)
        return out is not None and _leads_free(table, snake, end, out)

    def _beside_snakes(self, table: Table, seat: Seat, tile: Tile) -> list[Spot]:
        cells = table.cells
        beside = {
            cell
            for snake in table.snakes.values()
            for part in snake.path
            if cells[part].tile in COLOURED
            for cell in around(part)
            if cell not in cells
        }
        beside -= table.waiting
        if tile.kind != "trouble" or not self.options.trouble_may_block:
            beside.difference_update(
                snake.end
                for snake in table.snakes.values()
                if snake.end and not (self.options.gift_before_own and snake.owner == seat)
            )
        return [(cell, 0) for cell in sorted(beside)]

    def head_placements(self, table: Table, seat: Seat, hand: Hand) -> list[Place]:
        """The heads that a seat may place in the final round."""
        return [
            Place(name, snake.end, snake.entry)
            for name in self._heads(table, seat, hand)
            if (snake := table.snakes[TILES[name].colour or ""]).end
            and not table.is_closed(snake.end, snake)
        ]

    def _heads(self, table: Table, seat: Seat, hand: Hand) -> Iterable[str]:
        if self.options.heads == "own_aside":
            own = (snake.colour for snake in table.snakes.values() if snake.owner == seat)
            return sorted(map(head_of, own))
        return dict.fromkeys(name for name in hand if name in COLOURED and name not in BODY)

    def hat_placements(self, table: Table, hand: Hand) -> list[Hat]:
        """The hats in a hand on the heads without one."""
        heads = sorted(
            snake.colour for snake in table.snakes.values() if snake.has_head and not snake.hat
        )
        return [Hat(name, on) for name in dict.fromkeys(hand) if name in HATS for on in heads]


def _lying(table: Table, names: frozenset[str]) -> list[Spot]:
    return sorted((cell, laid.turn) for cell, laid in table.cells.items() if laid.tile in names)


def _leads_free(table: Table, snake: Snake, cell: Square, side: int) -> bool:
    end, _ = run(table.idle, cell, side)
    return not table.is_closed(end, snake)


def _sides_taken(table: Table, snake: Snake) -> list[int]:
    """The sides by which other snakes lead into the cell that the snake leads into."""
    end = snake.end
    return [
        other.entry for other in table.snakes.values() if other.end == end and other is not snake
    ]


def _crossing_places(table: Table) -> list[Spot]:
    """Straight tiles and straight logs, except between two ends that would be joined."""
    ends = {(snake.end, snake.entry) for snake in table.snakes.values()}
    return sorted(
        (cell, 0)
        for cell, laid in table.cells.items()
        if laid.tile in STRAIGHTS
        if not ((cell, laid.turn ^ 1) in ends and (cell, (laid.turn ^ 1) + 2) in ends)
    )
