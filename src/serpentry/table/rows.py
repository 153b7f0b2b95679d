"""Legal moves as JSON text, put together from rows that were written before.

The moves of a game return from turn to turn, so each is written once and remembered; a list of
thousands is then a matter of looking them up.
"""

import json
from dataclasses import dataclass, field

from serpentry.tabletop.game import AnyGame

MOST_REMEMBERED = 60_000
"""Rows that one game's memory holds; then it begins anew."""
MOST_GAMES = 64
Parts = tuple[str, ...]


@dataclass
class Rows:
    """The rows of one game's moves, by move."""

    game: AnyGame
    known: dict[object, tuple[Parts, str]] = field(default_factory=dict)

    def text(self, view: object) -> str:
        """All legal moves in a view, as `legal_view` has them."""
        if len(self.known) > MOST_REMEMBERED:
            self.known.clear()
        kinds: dict[Parts, list[str]] = {}
        known, moves = self.known, self.game.rules.moves(view)
        for move in moves:
            found = known.get(move)
            if found is None:
                found = known[move] = self._written(move)
            kinds.setdefault(found[0], []).append(found[1])
        told = ",".join(_kind(parts, rows) for parts, rows in kinds.items())
        return f'{{"count":{len(moves)},"kinds":[{told}]}}'

    def _written(self, move: object) -> tuple[Parts, str]:
        data = self.game.codec.move_json(move)
        return tuple(data), json.dumps(list(data.values()), separators=(",", ":"))


def _kind(parts: Parts, rows: list[str]) -> str:
    names = json.dumps(list(parts), separators=(",", ":"))
    return f'{{"parts":{names},"rows":[{",".join(rows)}]}}'


_ROWS: dict[int, Rows] = {}


def rows_of(game: AnyGame) -> Rows:
    """The memory of a game; set-ups are shared by their tables, and so is this."""
    found = _ROWS.get(id(game))
    if found is None or found.game is not game:
        if len(_ROWS) >= MOST_GAMES:
            _ROWS.clear()
        found = _ROWS[id(game)] = Rows(game)
    return found
