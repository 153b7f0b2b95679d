"""Cobra Carnival: two to four players dress their snakes for the carnival."""

from collections.abc import Mapping, Sequence

from serpentry.games.carnival.rules import scoring
from serpentry.games.carnival.rules.bag import EMPTY_BAG, bag_of
from serpentry.games.carnival.rules.flow import Able, Flow
from serpentry.games.carnival.rules.growth import place, put_on
from serpentry.games.carnival.rules.moves import (
    DRAWS,
    HIDDEN_DRAW,
    UNKNOWN,
    Draw,
    Hat,
    House,
    Move,
    Pass,
    Place,
    Seen,
)
from serpentry.games.carnival.rules.options import Options
from serpentry.games.carnival.rules.places import Places
from serpentry.games.carnival.rules.position import Phase, Position, Stage, Stock, Table
from serpentry.games.carnival.rules.refusals.referee import Referee
from serpentry.games.carnival.rules.seating import Seating
from serpentry.games.carnival.rules.shapes import around
from serpentry.games.carnival.rules.tiles import GROUPS, HAND_SIZE, TILES, Tile
from serpentry.geometry.squares import Square
from serpentry.tabletop.actors import CHANCE, Actor, Seat
from serpentry.tabletop.outcome import Outcome
from serpentry.tabletop.refusal import Illegal

HOUSE_DRAWS = tuple((House(turn), 1) for turn in range(4))
CHANCE_PHASES = ("house", "deal", "draw")


class CarnivalRules:
    """The rules for a number of seats and one set of options."""

    def __init__(self, seats: int, options: Options) -> None:
        self.seats = seats
        self.options = options
        self.seating = Seating(seats, options)
        self.places = Places(options)
        self.flow = Flow(seats, options.stall_rounds)
        self.referee = Referee(self.seating)
        self.tokens = self.seating.tokens()
        self._most_events = self._bound()

    def start(self) -> Position:
        """Nothing on the table: the house tile is about to be turned."""
        stock = Stock(((),) * self.seats, EMPTY_BAG, 0, EMPTY_BAG, (0,) * self.seats)
        return Position(Stage("house", 0), Table({}, {}), stock)

    def to_act(self, position: Position) -> Actor | None:
        """Chance turns the house tile, deals and draws; a seat without a placement is skipped."""
        phase = position.stage.phase
        if phase in CHANCE_PHASES:
            return CHANCE
        return None if phase == "over" else position.stage.seat

    def moves(self, position: Position) -> Sequence[Move]:
        """All placements by tile, then by place; a pass comes last."""
        stage, table = position.stage, position.table
        hand = position.stock.hands[stage.seat]
        match stage.phase:
            case "lay":
                return self.places.placements(table, stage.seat, hand)
            case "heads":
                heads: list[Move] = [*self.places.head_placements(table, stage.seat, hand)]
                return [*heads, Pass()] if self.options.final_pass == "all" else heads
            case "hats":
                hats: list[Move] = [*self.places.hat_placements(table, hand)]
                return hats if self.options.final_pass == "none" else [*hats, Pass()]
            case _:
                return ()

    def draws(self, position: Position) -> Sequence[tuple[Move, int]]:
        """Four turns of the house tile, or the tiles of the pile by name."""
        stage, stock = position.stage, position.stock
        if stage.phase == "house":
            return HOUSE_DRAWS
        if stage.phase not in CHANCE_PHASES:
            return ()
        if UNKNOWN in stock.hands[stage.seat]:
            return ((HIDDEN_DRAW, 1),)
        return [(draw, count) for draw, count in zip(DRAWS, stock.pile, strict=True) if count]

    def why_illegal(self, position: Position, move: Move) -> Illegal | None:
        """What forbids the move, or None."""
        return self.referee.why_illegal(position, move)

    def play(self, position: Position, move: Move) -> Position:
        """The position after a move; after one that was seen, if the position is a view."""
        if isinstance(move, Seen):
            told = iter(move.able)
            return self.play_asking(position, move.move, lambda *_: next(told))
        return self.play_asking(position, move, self.is_able)

    def play_asking(self, position: Position, move: Move, able: Able) -> Position:
        """The position after a move, where this function knows whether a seat can place a tile."""
        stage, table, stock = position.stage, position.table, position.stock
        match move:
            case Draw(tile):
                stock = stock.drawn(stage.seat, tile)
                if stage.phase == "deal":
                    return self.flow.after_deal(stage, table, stock, able)
                return self.flow.after_draw(stage, table, stock, able)
            case Place(tile, at, turn) if stage.phase == "lay":
                return self._place(position, TILES[tile], at, turn, able)
            case Place(head, at, turn):
                if self.options.heads == "in_deck":
                    stock = stock.spent(stage.seat, head)
                return self.flow.finish(
                    self._next(stage), place(table, head, at, turn), stock, able
                )
            case Hat(hat, on):
                stock = stock.spent(stage.seat, hat)
                return self.flow.finish(self._next(stage), put_on(table, hat, on), stock, able)
            case Pass():
                return self.flow.finish(self._next(stage, stage.passes + 1), table, stock, able)
            case House(turn):
                return self._turned(turn, stock)
            case Seen():
                raise AssertionError("what was seen is unwrapped before it is played")

    def is_able(self, phase: Phase, table: Table, stock: Stock, seat: Seat) -> bool:
        """Whether a seat can place anything; a hand that one may not see is trusted to."""
        hand = stock.hands[seat]
        if UNKNOWN in hand:
            return True
        if phase == "lay":
            return self.places.can_place(table, seat, hand)
        if phase == "heads":
            return bool(self.places.head_placements(table, seat, hand))
        return bool(self.places.hat_placements(table, hand))

    def _turned(self, turn: int, stock: Stock) -> Position:
        deck = self.seating.deck(turn)
        full = Stock(stock.hands, bag_of(deck), len(deck), EMPTY_BAG, stock.tokens)
        return Position(Stage("deal", 0), self.seating.empty_table(turn), full)

    def _place(self, position: Position, tile: Tile, at: Square, turn: int, able: Able) -> Position:
        stage, table = position.stage, position.table
        old = table.cells.get(at)
        stock = position.stock.spent(stage.seat, tile.name, old.tile if old else None)
        gem = False
        if tile.kind == "diamond":
            gem = _touches_trouble(table, at)
            if not gem and sum(stock.tokens) < self.tokens:
                stock = stock.with_token(self._token_taker(table, stage.seat, tile))
        laid = place(table, tile.name, at, turn, gem)
        return self.flow.after_placing(stage, old is None, laid, stock, able)

    def _token_taker(self, table: Table, seat: Seat, tile: Tile) -> Seat:
        if self.options.diamond_to == "placer":
            return seat
        return table.snakes[tile.colour or ""].owner

    def _next(self, stage: Stage, passes: int = 0) -> Stage:
        return Stage(stage.phase, self.flow.next_seat(stage.seat), passes=passes)

    def outcome(self, position: Position) -> Outcome | None:
        """Most points win; then the longer snake, then more diamonds."""
        return scoring.final_outcome(position) if position.stage.phase == "over" else None

    def breakdown(self, position: Position) -> tuple[Mapping[str, int], ...]:
        """What each seat has for what, as things stand."""
        return scoring.breakdown(position)

    def most_events(self) -> int:
        """A bound that no game exceeds; see `_bound` for why."""
        return self._most_events

    def _bound(self) -> int:
        """A bound that follows from the rule about stalled games.

        Each turn draws from the first pile, until it is gone. From then on each stretch of
        `quiet_limit` turns has one that makes the table grow, or is the last. A cell once filled
        stays filled, each by a tile of its own, so the table grows at most once for each tile
        that can be placed in play. A turn is a placement and a draw. In the final round each snake
        gets a head and a hat at most, and after each of them, and at the start, everybody may pass
        once, for heads and for hats.
        """
        deck = self.seating.deck(0)
        dealt = HAND_SIZE * self.seats
        growing = sum(name in GROUPS for name in deck)
        turns = len(deck) - dealt + (growing + 1) * self.flow.quiet_limit
        snakes = len(self.seating.owners(0))
        final = 2 * (snakes + 1) * (1 + self.seats)
        return 1 + dealt + 2 * turns + final

    def fixed_deal(self) -> Position:
        """Where counts begin: an unturned house tile, and every seventh tile of the sorted deck."""
        position = self.play(self.start(), House(0))
        deck = self.seating.deck(0)
        for number in range(HAND_SIZE * self.seats):
            position = self.play(position, Draw(deck[7 * number % len(deck)]))
        return position


def _touches_trouble(table: Table, at: Square) -> bool:
    return any(
        (laid := table.cells.get(cell)) is not None and laid.tile == "trouble"
        for cell in around(at)
    )
