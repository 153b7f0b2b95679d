"""Games and positions as `<serpentry-board>` shows them."""

from collections.abc import Iterable, Mapping, Sequence

from serpentry.catalogue import game_of_record
from serpentry.languages import sentence
from serpentry.pictures.naming import named_seats
from serpentry.table.shown.boards import equipment_view
from serpentry.table.shown.views import actor_json
from serpentry.tabletop.actors import Actor
from serpentry.tabletop.board import SnakeInfo, snake_json
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.jsons import Json
from serpentry.tabletop.formats.record import OPEN, Record, replay, start_of
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.arranging import laid_moves

Embedded = Mapping[str, object]
"""What a page shows of a game, as JSON."""
FORMAT = "serpentry embed 1"
"""What such a file says of itself; web/src/study/model/given.ts reads it."""
Steps = Sequence[tuple[Actor, object, object]]
"""Who acts, the move or draw, and the position after it."""


def embedded_record(record: Record, ply: int | None, language: str) -> Embedded:
    """A recorded game, or the one position after so many events of it."""
    game = game_of_record(record)
    steps = list(replay(game, record))
    if ply is not None and ply > len(steps):
        raise BadText(sentence("why-no-event", count=len(steps), event=ply))
    before = [] if record.arranged is None else laid_moves(game, record.arranged.laid)
    seen, start = [move for _, move in before], start_of(game, record)
    if ply:
        seen, start = [*seen, *(move for _, move, _ in steps[:ply])], steps[ply - 1][2]
    shown = steps if ply is None else []
    last = shown[-1][2] if shown else start
    names = [record.players.get(seat, "") for seat in range(record.seats)]
    return {
        "format": FORMAT,
        "players": names_of(game, names, language),
        "to_act": actor_json(game.rules.to_act(last)),
        "history": history_of(game, record.game, start, shown, seen, record.result != OPEN),
    }


def embedded_play(game: AnyGame, start: object, steps: Steps, names: Sequence[str]) -> Embedded:
    """A game that is being played by whoever sees all of it."""
    last = steps[-1][2] if steps else start
    return {
        "format": FORMAT,
        "players": list(names),
        "to_act": actor_json(game.rules.to_act(last)),
        "history": history_of(game, game.name, start, steps, [], is_open=True),
    }


def names_of(game: AnyGame, given: Iterable[str], language: str) -> list[Json]:
    """The names that were given, computers by their titles; else what the seats are called."""
    return [*named_seats(game, given, language)]


def history_of(
    game: AnyGame, name: str, start: object, steps: Steps, seen: list[object], is_open: bool
) -> Embedded:
    """Steps as the service tells them; unless all is open, as somebody sees them who looks on."""
    shown = start if is_open else game.secrets.view(start, None)
    return {
        "game": name,
        "rules": game.version,
        **equipment_view(game),
        "unit": game.judge.unit,
        "start": game.codec.position_json(shown),
        "start_snakes": _snakes(game, shown, seen),
        "start_score": list(game.judge.score(shown)),
        "steps": told_steps(game, start, steps, seen, is_open),
    }


def told_steps(
    game: AnyGame, start: object, steps: Steps, seen: list[object], is_open: bool
) -> list[Embedded]:
    """Each step with the position after it; `seen` are the moves before, and grows by these."""
    told, before = list[Embedded](), start
    for by, move, after in steps:
        said = move if is_open else game.secrets.view_move(before, move, None)
        shown = after if is_open else game.secrets.view(after, None)
        seen.append(said)
        told.append(
            {
                "by": actor_json(by),
                "move": game.codec.move_json(said),
                "text": game.notation.write(said),
                "position": game.codec.position_json(shown),
                "snakes": _snakes(game, shown, seen),
                "score": list(game.judge.score(shown)),
                "told": [],
            }
        )
        before = after
    return told


def _snakes(game: AnyGame, shown: object, seen: list[object]) -> list[SnakeInfo]:
    return [snake_json(snake) for snake in game.board.snakes(shown, tuple(seen))]
