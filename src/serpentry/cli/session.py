"""The conversation of a terminal game: show the table, ask, answer, until it is over."""

import re
from collections.abc import Callable, Iterable
from itertools import dropwhile
from pathlib import Path
from random import Random

from rich.columns import Columns

from serpentry.catalogue.sentences import said
from serpentry.cli.arguments import write_text
from serpentry.cli.seating import HOST, PERSON, written_name
from serpentry.cli.show import out, seat_style, show_lines
from serpentry.languages import ENGLISH, say
from serpentry.players import find_player
from serpentry.table import Command, Dice, State, Who, decide
from serpentry.table.commands import UNDO, Play, Propose, Resign
from serpentry.table.events import Drew, Moved, Replaced, Started, TookBack
from serpentry.table.record import written
from serpentry.table.setup import COMPUTER
from serpentry.table.state import Logged, Phase
from serpentry.table.views import looks_from
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.judge import Part
from serpentry.tabletop.record import write_record
from serpentry.tabletop.refusal import IllegalMove

HELP = """[bold]Type a move[/bold], or
  moves [cyan]\\[WORDS][/cyan]       the legal moves (with these cells or words)
  why [cyan]MOVE[/cyan]            what forbids a move
  hint                a move that looks good
  undo                take your last move back
  save [cyan]\\[FILE][/cyan]         save, and go on playing
  resign              give up
  quit                save and leave; `serpentry play --resume FILE` goes on"""

MOST_SHOWN = 120
STAND_IN = "greedy"
"""Who plays on for somebody who resigns while others go on."""


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
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "?": self._help,
            "moves": self._moves,
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
            out.print(HELP)
        try:
            self._tell(dropwhile(_is_before_start, self.table.log))
            while isinstance(seat := self.table.to_act, int):
                if seat in self.people:
                    self._show()
                    self._ask(seat)
                else:
                    self._let_computer(seat)
            self._show_end()
        except (Leave, EOFError, KeyboardInterrupt):
            self._save("")

    def _do(self, command: Command, who: Who) -> None:
        """What a command does to the table, and telling it; Refused or IllegalMove says why not."""
        before = self.table.seq
        self.table = decide(self.table, command, who, 0, self.dice, STAND_IN).state
        self._tell(self.table.log[before:])

    def _name(self, seat: Seat) -> str:
        chair = self.table.chairs[seat]
        person = "you" if len(self.people) == 1 else PERSON
        who = chair.player if chair.kind == COMPUTER else chair.name or person
        return f"[{seat_style(seat)}]{self.game.face.seat_name(seat)}[/] ({who})"

    def _names(self) -> list[str]:
        return [self._name(seat) for seat in range(self.game.seats)]

    def _show(self) -> None:
        seat = looks_from(self.table, HOST)
        view = self.game.secrets.view(self.table.position, seat)
        last = self.table.last_move
        if last is not None:
            last = self.game.secrets.view_move(self.table.positions[-2], last, seat)
        out.print()
        show_lines(self.game.face.text(view, last))

    def _ask(self, seat: Seat) -> None:
        out.print(self._status(seat), style="dim")
        while True:
            line = out.input(f"{self._name(seat)} > ").strip()
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
                self._explain(refused)
            except SerpentryError as error:
                out.print(f"{error} Type ? for help.", markup=False)

    def _status(self, seat: Seat) -> str:
        """Whose turn it is, and the score so far."""
        listener = seat if len(self.people) == 1 else None
        turn = self.game.narrator.turn(self.table.position, listener)
        return f"{said(turn, self._names(), ENGLISH)} {self._scores()}."

    def _scores(self) -> str:
        judge = self.game.judge
        return ", ".join(
            f"{name} {say(ENGLISH, judge.unit, {'count': score})}"
            for name, score in zip(self._names(), judge.score(self.table.position), strict=True)
        )

    def _explain(self, refused: IllegalMove) -> None:
        illegal = refused.illegal
        out.print(f"[bold red]No:[/] {illegal.sentence}")
        where = f"serpentry rules {self.game.name} --rule {illegal.rule}"
        out.print(f"    rule [cyan]{illegal.rule}[/]: {where}", style="dim")

    def _tell(self, happened: Iterable[Logged]) -> None:
        """What others and chance did, as the one person here may see it, or a spectator."""
        seat = self.people[0] if len(self.people) == 1 else None
        for logged in happened:
            match logged.entry.event:
                case Moved(by) if by not in self.people:
                    out.print(f"{self._name(by)}: {self._written(logged, seat)}")
                case Drew():
                    out.print(f"Chance: {self._written(logged, seat)}", markup=False)
                case TookBack(count):
                    out.print(f"Took back {count} move{'s' if count > 1 else ''}.")
                case Replaced(by, player):
                    out.print(f"{self._name(by)} plays on: {player}.")

    def _written(self, logged: Logged, seat: Seat | None) -> str:
        seen = self.game.secrets.view_move(logged.before, logged.move, seat)
        return self.game.notation.write(seen)

    def _let_computer(self, seat: Seat) -> None:
        player = find_player(self.table.chairs[seat].player)
        view = self.game.secrets.view(self.table.position, seat)
        with out.status(f"{player.name} is thinking…"):
            move = player.choose(self.game, view, seat, self.rng)
        self._do(Play(move), Who(None, seat))

    def _help(self, _: str) -> None:
        out.print(HELP)

    def _moves(self, words: str) -> None:
        moves = self.game.rules.moves(self.table.position)
        written = [self.game.notation.write(move) for move in moves]
        fitting = [text for text in written if _fits(text, words)]
        out.print(Columns(fitting[:MOST_SHOWN], equal=True, padding=(0, 2)))
        more = len(fitting) - MOST_SHOWN
        out.print(
            f"{len(fitting)} moves"
            + (f", {more} not shown: name cells or words" if more > 0 else "")
        )

    def _why(self, text: str) -> None:
        illegal = self.game.rules.why_illegal(self.table.position, self.game.notation.read(text))
        if illegal:
            raise IllegalMove(illegal)
        out.print("Nothing forbids it: that move is legal.")

    def _hint(self, _: str) -> None:
        seat = self.table.to_act
        assert isinstance(seat, int)
        view = self.game.secrets.view(self.table.position, seat)
        move = find_player("greedy").choose(self.game, view, seat, self.rng)
        out.print(f"How about {self.game.notation.write(move)}?", markup=False)

    def _undo(self, _: str) -> None:
        self._do(Propose(UNDO), Who(HOST))

    def _resign(self, _: str) -> None:
        self._do(Resign(), Who(HOST))

    def _save(self, name: str) -> None:
        file = Path(name) if name else self.file
        write_text(file, self._record())
        out.print(f"\nSaved. Go on with: serpentry play --resume {file}", markup=False)

    def _record(self) -> str:
        return write_record(written(self.table, list(map(written_name, self.table.chairs))))

    def _quit(self, _: str) -> None:
        raise Leave

    def _show_end(self) -> None:
        self._show()
        end, outcome = self.table.end, self.table.outcome
        if outcome:
            for name, parts in zip(
                self._names(), self.game.judge.breakdown(self.table.position), strict=True
            ):
                out.print(f"{name}: {_told(parts)}")
            winners = " and ".join(self._name(seat) for seat in outcome.winners)
            verb = "win" if len(outcome.winners) > 1 else "wins"
            out.print(f"{self._scores()}\n[bold]{winners} {verb}[/]: {outcome.reason}.")
        elif end is not None and end.seat is not None:
            out.print(f"{self._name(end.seat)} resigned.")
        if self.table.phase is Phase.OVER:
            write_text(self.file, self._record())
            out.print(f"The record is in {self.file}.", markup=False)


def _is_before_start(logged: Logged) -> bool:
    return not isinstance(logged.entry.event, Started)


def _told(parts: Iterable[Part]) -> str:
    """What a score consists of, in a line."""
    return ", ".join(f"{say(ENGLISH, key)} {number}" for key, number in parts)


def _fits(text: str, words: str) -> bool:
    """Whether a written move begins with the words, or has each of them as a part."""
    parts = set(re.split(r"[^\w]+", text))
    return text.startswith(words) or all(word in parts for word in re.split(r"[^\w]+", words))
