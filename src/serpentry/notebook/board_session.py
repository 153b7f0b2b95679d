"""A board that moves are made on, without the board: what was played, and what the rules say."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from serpentry.catalogue import game_of_record
from serpentry.hosting.embedding.games import embedded_play
from serpentry.languages import explain, sentence
from serpentry.pictures.naming import named_seats
from serpentry.players import PlayedGame
from serpentry.tabletop.actors import CHANCE, Actor
from serpentry.tabletop.errors import BadText, SerpentryError
from serpentry.tabletop.formats.jsons import Json, JsonObject
from serpentry.tabletop.formats.record import OPEN, Record, record_of, replay, result_text, start_of
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.arranging import Arrangement
from serpentry.tabletop.helpers.given import (
    demanded_move,
    demanded_position,
    read_move,
    shown,
    whole,
)
from serpentry.tabletop.helpers.walk import draw
from serpentry.tabletop.refusal import IllegalMove


class BoardSession:
    """A game that is stepped through and played on; dice and draws come by themselves."""

    def __init__(
        self,
        game: AnyGame,
        start: object,
        names: Sequence[str],
        language: str = "en",
        seed: int | str | None = None,
    ) -> None:
        self.game, self.language = game, language
        self.names = named_seats(game, names, language)
        self.events = list[tuple[Actor, object]]()
        """Every move and draw, and whose it was."""
        self.positions = [start]
        self.ply = 0
        """After this many of them is the position that is shown."""
        self.said = ""
        """Why the last move was refused."""
        self.luck = Random(seed)
        self.arranged: Arrangement | None = None
        """What was set up by hand before the start, in a record."""

    @property
    def position(self) -> object:
        """What is shown."""
        return self.positions[self.ply]

    @property
    def moves(self) -> list[object]:
        """The moves and draws that led there."""
        return [move for _, move in self.events[: self.ply]]

    @property
    def legal(self) -> Sequence[object]:
        """All legal moves there."""
        return self.game.rules.moves(self.position)

    def go(self, ply: int) -> None:
        """Show the position after this many moves and draws."""
        at = whole(ply)
        if at is None or not 0 <= at < len(self.positions):
            raise BadText(sentence("why-no-event", count=len(self.events), event=shown(ply)))
        self.ply, self.said = at, ""

    def play(self, move: object) -> None:
        """Make a move where the game is shown; what was played after it before is dropped."""
        read = self.game.notation.read
        chosen = read(move) if isinstance(move, str) else demanded_move(self.game, move)
        actor = self.game.rules.to_act(self.position)
        if illegal := self.game.rules.why_illegal(self.position, chosen):
            raise IllegalMove(illegal)
        assert actor is not None
        del self.events[self.ply :], self.positions[self.ply + 1 :]
        self._happen(actor, chosen)
        self.said = ""
        self.draw()

    def draw(self) -> None:
        """Roll and draw until somebody has a choice, or the game is over."""
        while self.game.rules.to_act(self.position) is CHANCE:
            self._happen(CHANCE, draw(self.game.rules, self.position, self.luck))

    def _happen(self, by: Actor, move: object) -> None:
        self.events.append((by, move))
        self.positions.append(self.game.rules.play(self.position, move))
        self.ply += 1

    def record(self) -> Record:
        """What was played, up to what is shown."""
        if self.arranged is None and self.positions[0] != self.game.rules.start():
            raise BadText(sentence("why-own-start"))
        outcome = self.game.rules.outcome(self.position)
        result = OPEN if outcome is None else result_text(outcome)
        names = dict(enumerate(self.names))
        played = self.events[: self.ply]
        return record_of(self.game, played, names, result=result, arranged=self.arranged)

    def answer(self, asked: Mapping[str, Json]) -> None:
        """Do what the board asks for; a refusal is shown as a sentence."""
        try:
            match asked:
                case {"kind": "step", "ply": int(ply)}:
                    self.go(ply)
                case {"kind": "move", "ply": int(ply), "move": move}:
                    self.go(ply)
                    self.play(read_move(self.game, move))
                case _:
                    raise BadText(sentence("why-not-asked"))
        except SerpentryError as refused:
            self.said = explain(refused.told, self.language, self.names)

    def given(self) -> Mapping[str, object]:
        """The whole game, as the board is given it."""
        steps = [
            (by, move, after)
            for (by, move), after in zip(self.events, self.positions[1:], strict=True)
        ]
        return embedded_play(self.game, self.positions[0], steps, self.names)

    def turn(self) -> JsonObject:
        """What can be done where it is shown."""
        legal = [self.game.codec.move_json(move) for move in self.legal]
        return {"ply": self.ply, "legal": legal, "said": self.said}


def session_of(
    what: AnyGame | Record | PlayedGame[Any, Any],
    position: object = None,
    *,
    ply: int | None = None,
    names: Sequence[str] | None = None,
    language: str = "en",
    seed: int | str | None = None,
) -> BoardSession:
    """A game from its start or a position, or a record to be stepped through and played on."""
    if isinstance(what, PlayedGame):
        what = what.record()
    if isinstance(what, Record):
        game = game_of_record(what)
        called = names or [what.players.get(seat, "") for seat in range(game.seats)]
        made = BoardSession(game, start_of(game, what), called, language, seed)
        made.arranged = what.arranged
        for by, move, _ in replay(game, what):
            made._happen(by, move)
        if ply is not None:
            made.go(ply)
        return made
    start = what.rules.start() if position is None else demanded_position(what, position)
    made = BoardSession(what, start, names or [""] * what.seats, language, seed)
    made.draw()
    return made
