"""What people at this terminal see of a table: names in colours, the board, the score."""

from functools import cached_property

from rich.markup import escape

from serpentry.cli.board_window import board_of, named
from serpentry.cli.language import language, t
from serpentry.cli.play.narration import TableNarrator
from serpentry.cli.play.places import HOST
from serpentry.cli.show import seat_style, show_board
from serpentry.table import State
from serpentry.table.shown.names import names_at, seat_title
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
        """Shows what happens: the one person here, or nobody in particular."""
        self.seat = looks_from(table, HOST)
        """From which seat the table is seen."""

    @cached_property
    def position(self) -> object:
        """What may be seen of the position."""
        return self.game.secrets.view(self.table.position, self.seat)

    @cached_property
    def narrator(self) -> TableNarrator:
        """Says it, with the names of those at the table."""
        return TableNarrator(self.game, self.names, self.listener, self.table.looks)

    @cached_property
    def names(self) -> list[str]:
        """Everybody's name in the colour of the seat."""
        return [self._styled(seat, name) for seat, name in enumerate(self._plain_names)]

    @cached_property
    def _plain_names(self) -> list[str]:
        return names_at(self.table, language())

    def _styled(self, seat: Seat, name: str) -> str:
        return f"[{seat_style(seat, self._paint)}]{escape(name)}[/]"

    def _name_and_seat(self, seat: Seat) -> str:
        """A name with the colour that is played, for players who see no colours."""
        name, where = self._plain_names[seat], seat_title(self.table, seat, language())
        if where.casefold() in name.casefold():
            return self.names[seat]
        return t("shared-name-at", name=self.names[seat], seat=where)

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
        seats = [self.game.face.seat_name(seat) for seat in range(self.game.seats)]
        letters = [seen_name(seat, self.table.looks) for seat in seats]
        show_board(named(board, seats, self._plain_names), words, letters, self._paint)

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
        return ", ".join(
            f"{self._name_and_seat(seat)} {t(judge.unit, count=score)}"
            for seat, score in enumerate(scores)
        )

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
