"""The conversation of a terminal game: show the table, ask, answer, until it is over."""

import re
from collections.abc import Callable, Iterable
from itertools import dropwhile
from pathlib import Path
from random import Random

from rich.columns import Columns
from rich.markup import escape

from serpentry.cli.arguments import write_text
from serpentry.cli.language import language, t, told
from serpentry.cli.play.computers import Computers
from serpentry.cli.play.places import HOST, written_name
from serpentry.cli.play.terminal_table import TerminalTable
from serpentry.cli.show import ask, out
from serpentry.hosting.evaluations.adviser import Adviser
from serpentry.hosting.thinking import STAND_IN
from serpentry.players.wording import title
from serpentry.review.advice import Advice
from serpentry.table import Command, Dice, State, Who, decide
from serpentry.table.commands import UNDO, Play, Propose, Resign
from serpentry.table.events import Started
from serpentry.table.record import written
from serpentry.table.state import Logged, Phase
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.formats.record import write_record
from serpentry.tabletop.refusal import Illegal, IllegalMove

COMMAND_HELP = {
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
MOST_MOVES_SHOWN = 120


class Leave(Exception):
    """The player leaves the table."""


class Session:
    """One game at the terminal."""

    def __init__(self, table: State, dice: Dice, rng: Random, file: Path) -> None:
        self.table, self.game = table, table.game
        self.dice, self.rng, self.file = dice, rng, file
        self.computers = Computers(table.game, rng)
        self.adviser = Adviser()
        self.news: list[str] = []
        """What happened since the board was shown last."""
        self.shown_how: set[Seat] = set()
        """Knows how a move is typed."""
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
    def view(self) -> TerminalTable:
        """The table as people here see it."""
        return TerminalTable(self.table)

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        try:
            self._tell(dropwhile(_is_before_start, self.table.log))
            while isinstance(seat := self.table.to_act, int):
                if seat in self.view.people:
                    self._show(self.view.status(seat) + self._how_to_move(seat))
                    self._ask(seat)
                else:
                    self._let_computer(seat)
            self._end()
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

    def _tell(self, happened: Iterable[Logged]) -> None:
        """What somebody or chance did, as the one person here may see it, or an onlooker."""
        for line in self.view.narrator.lines(happened):
            self.news.append(line)
            out.print(line)

    def _show(self, words: str) -> None:
        """The board, what happened since it was shown, and words."""
        self.view.show([*self.news, words])
        self.news = []

    def _how_to_move(self, seat: Seat) -> str:
        """A line with a move that is legal now; shown once to each person."""
        if seat in self.shown_how:
            return ""
        self.shown_how.add(seat)
        example = self.game.notation.write(self.game.rules.moves(self.table.position)[0])
        return f"\n[dim]{t('cli-how-to-move', move=escape(example))}[/]"

    def _ask(self, seat: Seat) -> None:
        """Answer what is typed, until it was a move or something else that ends the turn."""
        before = self.table
        while self.table is before:
            if line := ask(f"{self.view.names[seat]} > ").strip():
                try:
                    self._answer(line)
                except IllegalMove as refused:
                    self._explain(refused.illegal)
                except SerpentryError as error:
                    out.print(f"{told(error.told)}\n{t('cli-type-help')}", markup=False)

    def _answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if command := self.commands.get(word.lower()):
            command(rest.strip())
        else:
            self._do(Play(self.game.notation.read(line)), Who(HOST))

    def _let_computer(self, seat: Seat) -> None:
        name = escape(title(self.table.chairs[seat].player, language()))
        with out.status(t("cli-thinking", name=name)):
            move, fault = self.computers.choose(self.table, seat)
        if fault:
            stand_in = title(STAND_IN, language())
            said = t("cli-program-failed", why=told(fault.told), player=stand_in)
            self.news.append(escape(said))
            out.print(said, markup=False)
        self._do(Play(move), Who(None, seat))

    def _end(self) -> None:
        self._show(self.view.ending())
        if self.table.phase is Phase.OVER:
            write_text(self.file, self._record())
            out.print(t("cli-record-in", file=str(self.file)), markup=False)

    def _help(self, _: str) -> None:
        seat = self.table.to_act
        if isinstance(seat, int) and (more := self.view.more(seat)):
            out.print(more)
        out.print(t("cli-type-a-move"), style="bold")
        for typed, key in COMMAND_HELP.items():
            out.print(f"  [cyan]{escape(typed):<20}[/]{t(key)}")

    def _moves(self, words: str) -> None:
        moves = map(self.game.notation.write, self.game.rules.moves(self.table.position))
        found = [text for text in moves if _has_words(text, words)]
        out.print(Columns(found[:MOST_MOVES_SHOWN], equal=True, padding=(0, 2)))
        if words and not found:
            out.print(t("cli-no-move-matches", words=words), markup=False)
            return
        more = len(found) - MOST_MOVES_SHOWN
        key = "cli-moves-more" if more > 0 else "shared-legal-count"
        out.print(t(key, count=len(found), more=more))

    def _table(self, _: str) -> None:
        """The table for somebody who does not see it, or not all of it."""
        view = self.view
        for one in self.game.narrator.summary(view.position, view.seat):
            out.print(view.narrator.said([one]))

    def _why(self, text: str) -> None:
        """Every rule that a move breaks."""
        move = self.game.notation.read(text)
        refusals = self.game.all_refusals(self.table.position, move)
        for illegal in refusals:
            self._explain(illegal)
        if not refusals:
            out.print(t("cli-legal"))

    def _explain(self, illegal: Illegal) -> None:
        out.print(f"[bold red]{t('shared-why-not')}[/] {self.view.narrator.said([illegal.told])}")
        where = f"serpentry rules {self.game.name} --rule {illegal.rule}"
        out.print(f"    [cyan]{illegal.rule}[/]: {where}", style="dim")

    def _hint(self, _: str) -> None:
        seat = self.table.to_act
        assert isinstance(seat, int)
        seen = self.game.secrets.view(self.table.position, seat)
        found = self.adviser.advise(self.game, seen, seat, self.rng)
        move = self.view.narrator.said([self.game.narrator.said(seen, found.move)])
        words, written = self._hint_words(found, move, seat), self.game.notation.write(found.move)
        out.print(f"{words} [dim]({written})[/]")

    def _hint_words(self, found: Advice, move: str, seat: Seat) -> str:
        """What is known of a hint: how often it wins, what is proved, or that it is a guess."""
        if found.is_guess:
            return t("shared-hint-guess", move=move)
        value = found.value
        proved = value.told(seat, self.game.judge.lead_unit) if value else None
        if value is None or proved is not None:
            known = "" if proved is None else f". {self.view.narrator.said([proved])}"
            return t("shared-hint-is", move=move) + known
        span = value.span(seat)
        reach = 0 if span is None else round(100 * span.reach)
        percent = round(100 * value.results[seat])
        return t("shared-hint-wins", move=move, percent=percent, reach=reach)

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


def _is_before_start(logged: Logged) -> bool:
    return not isinstance(logged.entry.event, Started)


def _has_words(text: str, words: str) -> bool:
    """Whether a written move begins with the words, or has each of them as a part."""
    parts = set(re.split(r"[^\w]+", text))
    return text.startswith(words) or all(word in parts for word in re.split(r"[^\w]+", words))
