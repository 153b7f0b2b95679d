"""The conversation of a terminal game: show the table, ask, answer, until it is over."""

import re
from collections.abc import Callable, Iterable
from itertools import dropwhile
from pathlib import Path
from random import Random

from rich.columns import Columns
from rich.markup import escape

from serpentry.cli.arguments import write_text
from serpentry.cli.fitting import board_of
from serpentry.cli.language import language, t, told
from serpentry.cli.play.computers import Computers
from serpentry.cli.play.narration import Teller
from serpentry.cli.play.seating import HOST, written_name
from serpentry.cli.show import ask, out, seat_style, show_board
from serpentry.hosting.thinking import HINTER, STAND_IN, able_here
from serpentry.languages import translated
from serpentry.players import find_player
from serpentry.players.wording import title
from serpentry.table import Command, Dice, State, Who, decide
from serpentry.table.commands import UNDO, Play, Propose, Resign
from serpentry.table.events import Started
from serpentry.table.record import written
from serpentry.table.setup import COMPUTER
from serpentry.table.shown.views import looks_from
from serpentry.table.state import Logged, Phase
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.formats.record import write_record
from serpentry.tabletop.helpers.sides import Paint, painter, seen_name
from serpentry.tabletop.refusal import Illegal, IllegalMove

DOING = {
    "moves [WORDS]": "cli-do-moves",
    "table": "cli-do-table",
    "why MOVE": "cli-do-why",
    "hint": "cli-do-hint",
    "undo": "cli-do-undo",
    "save [FILE]": "cli-do-save",
    "resign": "cli-do-resign",
    "quit": "cli-do-quit",
}
"""What can be typed beside a move, and the message that explains it."""

MOST_SHOWN = 120


class Leave(Exception):
    """The player leaves the table."""


class Session:
    """One game at the terminal."""

    def __init__(self, table: State, dice: Dice, rng: Random, file: Path) -> None:
        self.table = table
        self.game = table.game
        self.dice = dice
        self.rng = rng
        self.file = file
        self.computers = Computers(table.game, rng)
        self.news: list[str] = []
        """What happened since the board was shown last."""
        self.told_how: set[Seat] = set()
        """Who knows how a move is typed."""
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "?": self._help,
            "moves": self._moves,
            "table": self._table,
            "why": self._why,
            "hint": self._hint,
            "undo": self._undo,
            "save": self._save,
            "resign": self._resign,
            "quit": self._quit,
        }

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats where people sit."""
        return self.table.seats_of(HOST)

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        if self.people:
            self._help("")
        try:
            self._tell(dropwhile(_is_before_start, self.table.log))
            while isinstance(seat := self.table.to_act, int):
                if seat in self.people:
                    self._show(self._status(seat))
                    self._ask(seat)
                else:
                    self._let_computer(seat)
            self._show_end()
        except (Leave, EOFError, KeyboardInterrupt):
            self._save("")
        finally:
            self.computers.leave(*self.computers.sitting)

    def _do(self, command: Command, who: Who) -> None:
        """What a command does to the table, and wording it; Refused or IllegalMove says why not."""
        before = self.table.seq
        self.table = decide(self.table, command, who, 0, self.dice, STAND_IN).state
        self.computers.hear(self.table.log[before:])
        self._tell(self.table.log[before:])

    def _name(self, seat: Seat) -> str:
        chair = self.table.chairs[seat]
        person = t("shared-you") if len(self.people) == 1 else t("cli-person")
        who = title(chair.player, language()) if chair.kind == COMPUTER else chair.name or person
        called = translated(self._seen_name(seat), language())
        return f"[{seat_style(seat, self._paint)}]{called}[/] ({who})"

    def _seen_name(self, seat: Seat) -> str:
        """What a seat is called, by the colour that was picked for it."""
        return seen_name(self.game.face.seat_name(seat), self.table.looks)

    @property
    def _paint(self) -> Paint:
        return painter(self.table.setup.box, self.table.looks)

    def _names(self) -> list[str]:
        return [self._name(seat) for seat in range(self.game.seats)]

    @property
    def listener(self) -> Seat | None:
        """Who is told what happens: the one person here, or nobody in particular."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def teller(self) -> Teller:
        """Whoever tells it, with the names of those at the table."""
        return Teller(self.game, self._names(), self.listener, self.table.looks)

    def _view(self) -> object:
        return self.game.secrets.view(self.table.position, looks_from(self.table, HOST))

    def _show(self, words: str) -> None:
        """The board, what happened since it was shown, and words, on one screen."""
        last = self.table.last_move
        if last is not None:
            seat = looks_from(self.table, HOST)
            last = self.game.secrets.view_move(self.table.positions[-2], last, seat)
        names = [self._seen_name(seat) for seat in range(self.game.seats)]
        lines = self.game.face.text(self._view(), last)
        board = board_of(lines) if self.teller.tells_all else lines
        show_board(board, [*self.news, words], names, self._paint)
        self.news = []

    def _ask(self, seat: Seat) -> None:
        while True:
            line = ask(f"{self._name(seat)} > ").strip()
            if not line:
                continue
            word, _, rest = line.partition(" ")
            try:
                command = self.commands.get(word.lower())
                if command is None:
                    self._do(Play(self.game.notation.read(line)), Who(HOST))
                    return
                command(rest.strip())
                if word.lower() in ("undo", "resign"):
                    return
            except IllegalMove as refused:
                self._explain(refused.illegal)
            except SerpentryError as error:
                out.print(f"{told(error.told)} {t('cli-type-help')}", markup=False)

    def _status(self, seat: Seat) -> str:
        """Whose turn it is, what is to be done, what the seat holds, and the score so far."""
        view, teller = self._view(), self.teller
        told = (teller.task(view, seat), teller.hand(view, seat), f"{self._scores()}.")
        return "\n".join(filter(None, (*told, self._how_to_move(seat))))

    def _how_to_move(self, seat: Seat) -> str:
        """What can be typed, with a move that is legal now; told once to each person."""
        if seat in self.told_how:
            return ""
        self.told_how.add(seat)
        example = self.game.notation.write(self.game.rules.moves(self.table.position)[0])
        return f"[dim]{t('cli-how-to-move', move=escape(example))}[/]"

    def _scores(self) -> str:
        judge = self.game.judge
        return ", ".join(
            f"{name} {t(judge.unit, count=score)}"
            for name, score in zip(self._names(), judge.score(self.table.position), strict=True)
        )

    def _explain(self, illegal: Illegal) -> None:
        out.print(f"[bold red]{t('shared-why-not')}[/] {self.teller.said([illegal.told])}")
        where = f"serpentry rules {self.game.name} --rule {illegal.rule}"
        out.print(f"    [cyan]{illegal.rule}[/]: {where}", style="dim")

    def _tell(self, happened: Iterable[Logged]) -> None:
        """What somebody or chance did, as the one person here may see it, or an onlooker."""
        for line in self.teller.lines(happened):
            self.news.append(line)
            out.print(line)

    def _let_computer(self, seat: Seat) -> None:
        with out.status(
            t("cli-thinking", name=escape(title(self.table.chairs[seat].player, language())))
        ):
            move, fault = self.computers.choose(self.table, seat)
        if fault:
            said = t("cli-program-failed", why=told(fault.told), player=STAND_IN)
            self.news.append(escape(said))
            out.print(said, markup=False)
        self._do(Play(move), Who(None, seat))

    def _help(self, _: str) -> None:
        out.print(t("cli-type-a-move"), style="bold")
        for typed, key in DOING.items():
            out.print(f"  [cyan]{escape(typed):<20}[/]{t(key)}")

    def _moves(self, words: str) -> None:
        moves = self.game.rules.moves(self.table.position)
        written = [self.game.notation.write(move) for move in moves]
        fitting = [text for text in written if _fits(text, words)]
        out.print(Columns(fitting[:MOST_SHOWN], equal=True, padding=(0, 2)))
        more = len(fitting) - MOST_SHOWN
        key = "cli-moves-more" if more > 0 else "shared-legal-count"
        out.print(t(key, count=len(fitting), more=more))

    def _table(self, _: str) -> None:
        """The table for somebody who does not see it, or not all of it."""
        seat = looks_from(self.table, HOST)
        for one in self.game.narrator.summary(self._view(), seat):
            out.print(self.teller.said([one]))

    def _why(self, text: str) -> None:
        """Every rule that a move breaks."""
        move = self.game.notation.read(text)
        refusals = self.game.all_refusals(self.table.position, move)
        for illegal in refusals:
            self._explain(illegal)
        if not refusals:
            out.print(t("cli-legal"))

    def _hint(self, _: str) -> None:
        seat = self.table.to_act
        assert isinstance(seat, int)
        view = self.game.secrets.view(self.table.position, seat)
        move = find_player(able_here(HINTER, self.game.name)).choose(
            self.game, view, seat, self.rng
        )
        said = self.teller.said([self.game.narrator.said(view, move)])
        out.print(f"{t('shared-hint-is', move=said)} [dim]({self.game.notation.write(move)})[/]")

    def _undo(self, _: str) -> None:
        self._do(Propose(UNDO), Who(HOST))

    def _resign(self, _: str) -> None:
        self._do(Resign(), Who(HOST))

    def _save(self, name: str) -> None:
        file = Path(name) if name else self.file
        write_text(file, self._record())
        out.print(f"\n{t('cli-saved')} serpentry play --resume {file}", markup=False)

    def _record(self) -> str:
        return write_record(written(self.table, list(map(written_name, self.table.chairs))))

    def _quit(self, _: str) -> None:
        raise Leave

    def _show_end(self) -> None:
        end, outcome = self.table.end, self.table.outcome
        words = ""
        if outcome:
            ended = self.game.narrator.ended(self._view(), self.listener)
            first, *rest = (self.teller.said([one]) for one in ended)
            words = "\n".join([f"[bold]{first}[/]", *rest])
        elif end is not None and end.seat is not None:
            words = t("shared-end-resigned", name=self._name(end.seat))
        self._show(words)
        if self.table.phase is Phase.OVER:
            write_text(self.file, self._record())
            out.print(t("cli-record-in", file=str(self.file)), markup=False)


def _is_before_start(logged: Logged) -> bool:
    return not isinstance(logged.entry.event, Started)


def _fits(text: str, words: str) -> bool:
    """Whether a written move begins with the words, or has each of them as a part."""
    parts = set(re.split(r"[^\w]+", text))
    return text.startswith(words) or all(word in parts for word in re.split(r"[^\w]+", words))
