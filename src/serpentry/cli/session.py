"""The conversation of a terminal game: show the table, ask, answer, until it is over."""

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

from rich.columns import Columns

from serpentry.cli.arguments import write_text
from serpentry.cli.show import out, seat_style, show_lines
from serpentry.languages import ENGLISH, say
from serpentry.players import find_player
from serpentry.table import Sitting
from serpentry.tabletop.actors import CHANCE, Seat
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.judge import Part
from serpentry.tabletop.record import OPEN, write_record
from serpentry.tabletop.refusal import IllegalMove

PERSON = "person"

HELP = """[bold]Type a move[/bold], or
  moves [cyan]\\[WORDS][/cyan]       the legal moves (with these cells or words)
  why [cyan]MOVE[/cyan]            what forbids a move
  hint                a move that looks good
  undo                take your last move back
  save [cyan]\\[FILE][/cyan]         save, and go on playing
  resign              give up
  quit                save and leave; `serpentry play --resume FILE` goes on"""

MOST_SHOWN = 120


class Leave(Exception):
    """The player leaves the table."""


class Session:
    """One game at the terminal."""

    def __init__(self, sitting: Sitting, rng: Random, file: Path) -> None:
        self.sitting = sitting
        self.game = sitting.game
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
    def people(self) -> set[Seat]:
        """The seats where people sit."""
        names = self.sitting.players.items()
        return {seat for seat, name in names if name.partition(":")[0] == PERSON}

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        if self.people:
            out.print(HELP)
        try:
            while (actor := self.sitting.to_act) is not None:
                if actor is CHANCE:
                    self._let_chance()
                elif actor in self.people:
                    self._show()
                    self._ask(actor)
                else:
                    self._let_computer(actor)
            self._show_end()
        except (Leave, EOFError, KeyboardInterrupt):
            self._save("")

    def _name(self, seat: Seat) -> str:
        kind, _, own = self.sitting.players.get(seat, "").partition(":")
        who = own or ("you" if kind == PERSON and len(self.people) == 1 else kind)
        return f"[{seat_style(seat)}]{self.game.face.seat_name(seat)}[/] ({who})"

    def _show(self) -> None:
        view = self.game.secrets.view(self.sitting.position, self._looking())
        out.print()
        show_lines(self.game.face.text(view, self.sitting.last_move))

    def _looking(self) -> Seat | None:
        actor = self.sitting.to_act
        return actor if isinstance(actor, int) and actor in self.people else None

    def _ask(self, seat: Seat) -> None:
        while True:
            line = out.input(f"{self._name(seat)} > ").strip()
            if not line:
                continue
            word, _, rest = line.partition(" ")
            try:
                command = self.commands.get(word.lower())
                if command is None:
                    self.sitting.play(self.game.notation.read(line))
                    return
                command(rest.strip())
                if word.lower() in ("undo", "resign"):
                    return
            except IllegalMove as refused:
                self._explain(refused)
            except SerpentryError as error:
                out.print(f"{error} Type ? for help.", markup=False)

    def _explain(self, refused: IllegalMove) -> None:
        illegal = refused.illegal
        out.print(f"[bold red]No:[/] {illegal.sentence}")
        where = f"serpentry rules {self.game.name} --rule {illegal.rule}"
        out.print(f"    rule [cyan]{illegal.rule}[/]: {where}", style="dim")

    def _let_chance(self) -> None:
        """Chance moves; the screen shows what its one person may see, or a spectator."""
        before, people = self.sitting.position, self.people
        move = self.sitting.let_chance(self.rng)
        seat = next(iter(people)) if len(people) == 1 else None
        seen = self.game.secrets.view_move(before, move, seat)
        out.print(f"Chance: {self.game.notation.write(seen)}", markup=False)

    def _let_computer(self, seat: Seat) -> None:
        player = find_player(self.sitting.players.get(seat, "greedy"))
        view = self.game.secrets.view(self.sitting.position, seat)
        with out.status(f"{player.name} is thinking…"):
            move = player.choose(self.game, view, seat, self.rng)
        self.sitting.play(move)
        out.print(f"{self._name(seat)}: {self.game.notation.write(move)}")

    def _help(self, _: str) -> None:
        out.print(HELP)

    def _moves(self, words: str) -> None:
        moves = self.game.rules.moves(self.sitting.position)
        written = [self.game.notation.write(move) for move in moves]
        fitting = [text for text in written if _fits(text, words)]
        out.print(Columns(fitting[:MOST_SHOWN], equal=True, padding=(0, 2)))
        more = len(fitting) - MOST_SHOWN
        out.print(
            f"{len(fitting)} moves"
            + (f", {more} not shown: name cells or words" if more > 0 else "")
        )

    def _why(self, text: str) -> None:
        illegal = self.game.rules.why_illegal(self.sitting.position, self.game.notation.read(text))
        if illegal:
            raise IllegalMove(illegal)
        out.print("Nothing forbids it: that move is legal.")

    def _hint(self, _: str) -> None:
        seat = self.sitting.to_act
        assert isinstance(seat, int)
        view = self.game.secrets.view(self.sitting.position, seat)
        move = find_player("greedy").choose(self.game, view, seat, self.rng)
        out.print(f"How about {self.game.notation.write(move)}?", markup=False)

    def _undo(self, _: str) -> None:
        back = self.sitting.undo(self.people)
        out.print(f"Took back {back} move{'s' if back > 1 else ''}.")

    def _resign(self, _: str) -> None:
        seat = self.sitting.to_act
        assert isinstance(seat, int)
        self.sitting.resign(seat)

    def _save(self, name: str) -> None:
        file = Path(name) if name else self.file
        write_text(file, write_record(self.sitting.record()))
        out.print(f"\nSaved. Go on with: serpentry play --resume {file}", markup=False)

    def _quit(self, _: str) -> None:
        raise Leave

    def _show_end(self) -> None:
        self._show()
        if self.sitting.resigned is not None:
            out.print(f"{self._name(self.sitting.resigned)} resigned.")
        elif outcome := self.sitting.outcome:
            judge, position = self.game.judge, self.sitting.position
            scores = ", ".join(
                f"{self._name(seat)} {say(ENGLISH, judge.unit, {'count': score})}"
                for seat, score in enumerate(judge.score(position))
            )
            winners = " and ".join(self._name(seat) for seat in outcome.winners)
            verb = "win" if len(outcome.winners) > 1 else "wins"
            for seat, parts in enumerate(judge.breakdown(position)):
                out.print(f"{self._name(seat)}: {_told(parts)}")
            out.print(f"{scores}\n[bold]{winners} {verb}[/]: {outcome.reason}.")
        if self.sitting.record().result != OPEN:
            write_text(self.file, write_record(self.sitting.record()))
            out.print(f"The record is in {self.file}.", markup=False)


def _told(parts: Iterable[Part]) -> str:
    """What a score consists of, in a line."""
    return ", ".join(f"{say(ENGLISH, key)} {number}" for key, number in parts)


def _fits(text: str, words: str) -> bool:
    """Whether a written move begins with the words, or has each of them as a part."""
    parts = set(re.split(r"[^\w]+", text))
    return text.startswith(words) or all(word in parts for word in re.split(r"[^\w]+", words))
