"""What happened at a table in the terminal, as its narrator tells it, in the reader's language."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from serpentry.cli.language import language, t, told
from serpentry.languages import AtSeat, Sentence
from serpentry.players.wording import title
from serpentry.table.events import Drew, Moved, Replaced, TookBack
from serpentry.table.state import Logged
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.sides import Looks, seen_sentence
from serpentry.tabletop.narrator import PlainNarrator

HAND_KEY_ENDING = "-hand"
"""How the keys end of sentences that say what somebody holds."""


class TableNarrator:
    """Tells one listener, or people at one screen as onlookers, with names."""

    def __init__(
        self, game: AnyGame, names: Sequence[str], listener: Seat | None, seen: Looks
    ) -> None:
        self.game, self.names, self.listener, self.seen = game, names, listener, seen

    def lines(self, happened: Iterable[Logged]) -> Iterator[str]:
        """A line for each move, and one for each run of dice and draws."""
        for by_chance, run in groupby(happened, key=_is_draw):
            if by_chance:
                yield " ".join(self._happened(one) for one in run)
            else:
                yield from filter(None, map(self._line, run))

    def _line(self, logged: Logged) -> str:
        match logged.entry.event:
            case Moved():
                return f"{self._happened(logged)} [dim]({self._written(logged)})[/]"
            case TookBack(count):
                return t("cli-took-back", count=count)
            case Replaced(by, player):
                return t("cli-plays-on", name=self.names[by], player=title(player, language()))
        return ""

    def _happened(self, logged: Logged) -> str:
        game, listener = self.game, self.listener
        after = game.rules.play(logged.before, logged.move)
        was, now = (game.secrets.view(one, listener) for one in (logged.before, after))
        seen = game.secrets.view_move(logged.before, logged.move, listener)
        happened = game.narrator.happened(was, seen, now, listener)
        return self.said((*happened, *game.narrator.passed(was, seen, now, listener)))

    def _written(self, logged: Logged) -> str:
        seen = self.game.secrets.view_move(logged.before, logged.move, self.listener)
        return self.game.notation.write(seen)

    def said(self, sentences: Iterable[Sentence]) -> str:
        """Sentences in a row."""
        return " ".join(told(seen_sentence(one, self.seen), self.names) for one in sentences)

    def task(self, view: object, seat: Seat) -> str:
        """Whose turn it is, and what is to be done."""
        turn = self.game.narrator.turn(view, self.listener)
        return self.said((turn, *self.game.narrator.task(view, seat)))

    def more(self, view: object, seat: Seat) -> str:
        """What else helps with that."""
        return self.said(self.game.narrator.more(view, seat))

    @property
    def tells_all(self) -> bool:
        """Whether the narrator says what else is there; if not, the lines under the board do."""
        return type(self.game.narrator).summary is not PlainNarrator.summary

    def hand(self, view: object, seat: Seat) -> str:
        """What a seat holds."""
        summary = self.game.narrator.summary(view, seat)
        held = [one for one in summary if one.key.endswith(HAND_KEY_ENDING)]
        return self.said(one for one in held if one.facts.get("who") in (None, AtSeat(seat)))


def _is_draw(logged: Logged) -> bool:
    return isinstance(logged.entry.event, Drew)
