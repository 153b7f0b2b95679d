"""How the game continues: turns, skips, the end of the deck, the final round.

Whether a seat can place a tile is asked through a function, for two reasons: a seat that looks at a
view can't answer for hands it does not see, and what was answered is all that a skip gives away.
"""

from collections.abc import Callable

from serpentry.games.carnival.rules.position import Phase, Position, Stage, Stock, Table
from serpentry.games.carnival.rules.tiles import HAND_SIZE
from serpentry.tabletop.actors import Seat

Able = Callable[[Phase, Table, Stock, Seat], bool]
"""Whether a seat can place anything: a tile in play, a head, a hat."""


class Flow:
    """The order of events for this number of seats."""

    def __init__(self, seats: int, stall_rounds: int) -> None:
        self.seats = seats
        self.quiet_limit = stall_rounds * seats

    def next_seat(self, seat: Seat) -> Seat:
        """The seat to the left."""
        return (seat + 1) % self.seats

    def after_deal(self, stage: Stage, table: Table, stock: Stock, able: Able) -> Position:
        """A tile was dealt: another, the next hand, or the first turn."""
        seat, last = stage.seat, stage.last_to_place
        if len(stock.hands[seat]) == HAND_SIZE:
            seat += 1
        if seat < self.seats and stock.left:
            return Position(Stage("deal", seat, last_to_place=last), table, stock)
        first = 0 if last is None else self.next_seat(last)
        return self.first_turn(first, table, stock, able)

    def first_turn(self, seat: Seat, table: Table, stock: Stock, able: Able) -> Position:
        """A seat's turn, with hands that were just dealt."""
        quiet = None if stock.left else 0
        return self._turn_of(Stage("lay", seat, quiet), table, stock, able)

    def after_placing(
        self, stage: Stage, grew: bool, table: Table, stock: Stock, able: Able
    ) -> Position:
        """A tile was placed in play: one is drawn for it, if there is any."""
        seat, quiet = stage.seat, stage.quiet
        if quiet is not None:
            quiet = 0 if grew else quiet + 1
        stock = stock.refilled()
        if stock.left:
            return Position(Stage("draw", seat, quiet, seat), table, stock)
        return self._turn_over(seat, quiet, seat, table, stock, able)

    def after_draw(self, stage: Stage, table: Table, stock: Stock, able: Able) -> Position:
        """A tile was drawn, which ends the turn; with the first pile's last tile, quiet begins."""
        quiet = 0 if stage.quiet is None and not stock.left else stage.quiet
        return self._turn_over(stage.seat, quiet, stage.last_to_place, table, stock, able)

    def _turn_over(
        self,
        seat: Seat,
        quiet: int | None,
        last: Seat | None,
        table: Table,
        stock: Stock,
        able: Able,
    ) -> Position:
        following = Stage("lay", self.next_seat(seat), quiet, last)
        if self._is_stalled(quiet):
            return self.final_round(following, table, stock, able)
        return self._turn_of(following, table, stock, able)

    def _turn_of(self, stage: Stage, table: Table, stock: Stock, able: Able) -> Position:
        """The seat's turn; without a placement its draw; without a draw the next seat's turn."""
        for _ in range(self.seats):
            if able("lay", table, stock, stage.seat):
                return Position(stage, table, stock)
            quiet = None if stage.quiet is None else stage.quiet + 1
            refilled = stock.refilled()
            if refilled.left:
                skipped = Stage("draw", stage.seat, quiet, stage.last_to_place)
                return Position(skipped, table, refilled)
            if self._is_stalled(quiet):
                break
            stage = Stage("lay", self.next_seat(stage.seat), quiet, stage.last_to_place)
        return self.final_round(stage, table, stock, able)

    def _is_stalled(self, quiet: int | None) -> bool:
        return quiet is not None and quiet >= self.quiet_limit

    def final_round(self, stage: Stage, table: Table, stock: Stock, able: Able) -> Position:
        """The start of the final round, with the player after the last one who placed a tile."""
        last = stage.last_to_place
        first = 0 if last is None else self.next_seat(last)
        return self.finish(Stage("heads", first), table, stock, able)

    def finish(self, stage: Stage, table: Table, stock: Stock, able: Able) -> Position:
        """The final round continues: the next seat with a head to place, then a hat, or the end."""
        seat, passes = stage.seat, stage.passes
        for phase in ("heads", "hats"):
            if stage.phase == "hats" and phase == "heads":
                continue
            while passes < self.seats:
                if able(phase, table, stock, seat):
                    return Position(Stage(phase, seat, passes=passes), table, stock)
                seat, passes = self.next_seat(seat), passes + 1
            passes = 0
        return Position(Stage("over", seat), table, stock)
