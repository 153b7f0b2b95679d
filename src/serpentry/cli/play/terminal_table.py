"""What people at this terminal see of a table: names in colours, the board, the score."""

from functools import cached_property

from serpentry.cli.board_window import board_of
from serpentry.cli.language import language, t
from serpentry.cli.play.narration import TableNarrator
from serpentry.cli.play.places import HOST
from serpentry.cli.show import seat_style, show_board
from serpentry.languages import translated
from serpentry.players.wording import title
from serpentry.table import State
from serpentry.table.setup import COMPUTER
from serpentry.table.shown.narration import LEARNT_AFTER
from serpentry.table.shown.views import looks_from
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.sides import Paint, painter, seen_name


class TerminalTable:
    """A table as it is now, for those who sit here."""

    def __init__(self, table: State) -> None:
        self.table, self.game = table, table.game
        self.people = table.seats_of(HOST)
        """The seats where people sit."""
        self.listener = self.people[0] if len(self.people) == 1 else None
        """Who is told what happens: the one person here, or nobody in particular."""
        self.seat = looks_from(table, HOST)
        """From which seat the table is seen."""

    @cached_property
    def position(self) -> object:
        """What may be seen of the position."""
        return self.game.secrets.view(self.table.position, self.seat)

    @cached_property
    def narrator(self) -> TableNarrator:
        """Whoever says it, with the names of those at the table."""
        return TableNarrator(self.game, self.names, self.listener, self.table.looks)

    @cached_property
    def names(self) -> list[str]:
        """Everybody's name in the colour of the seat, and who sits there."""
        return [self._name(seat) for seat in range(self.game.seats)]

    def _name(self, seat: Seat) -> str:
        chair = self.table.chairs[seat]
        person = t("cli-person") if self.listener is None else t("shared-you")
        who = title(chair.player, language()) if chair.kind == COMPUTER else chair.name or person
        called = translated(self._seat_name(seat), language())
        return f"[{seat_style(seat, self._paint)}]{called}[/] ({who})"

    def _seat_name(self, seat: Seat) -> str:
        """What a seat is called, by the colour that was picked for it."""
        return seen_name(self.game.face.seat_name(seat), self.table.looks)

    @property
    def _paint(self) -> Paint:
        return painter(self.table.setup.box, self.table.looks)

    def show(self, words: list[str]) -> None:
        """The board and words below it, on one screen."""
        last = self.table.last_move
        if last is not None:
            last = self.game.secrets.view_move(self.table.positions[-2], last, self.seat)
        lines = self.game.face.text(self.position, last)
        board = board_of(lines) if self.narrator.tells_all else lines
        names = [self._seat_name(seat) for seat in range(self.game.seats)]
        show_board(board, words, names, self._paint)

    def status(self, seat: Seat) -> str:
        """Whose turn it is, what is to be done, what the seat holds, and the score so far."""
        task = self.narrator.task(self.position, seat)
        more = "" if self.table.has_had_turns(seat, LEARNT_AFTER) else self.more(seat)
        hand = self.narrator.hand(self.position, seat)
        return "\n".join(filter(None, (task, more, hand, f"{self._scores()}.")))

    def more(self, seat: Seat) -> str:
        """What else helps with what is to be done."""
        return self.narrator.more(self.position, seat)

    def _scores(self) -> str:
        judge = self.game.judge
        scores = judge.score(self.table.position)
        pairs = zip(self.names, scores, strict=True)
        return ", ".join(f"{name} {t(judge.unit, count=score)}" for name, score in pairs)

    def ending(self) -> str:
        """How the game ended, if it did."""
        end = self.table.end
        if self.table.outcome:
            ended = self.game.narrator.ended(self.position, self.listener)
            first, *rest = (self.narrator.said([one]) for one in ended)
            return "\n".join([f"[bold]{first}[/]", *rest])
        if end is not None and end.seat is not None:
            return t("shared-end-resigned", name=self.names[end.seat])
        return ""
