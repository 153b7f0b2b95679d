"""Games, positions and puzzles as data for `<serpentry-board>`, which needs no service."""

from collections.abc import Iterable, Sequence
from importlib.resources import files

from serpentry.catalogue import game_of_record
from serpentry.languages import sentence, translated
from serpentry.puzzles.pack import Pack, read_pack
from serpentry.puzzles.puzzle import Puzzle, events_of
from serpentry.puzzles.replaying import solutions_of, turns_of
from serpentry.table.shown.boards import equipment_view
from serpentry.table.shown.views import actor_json
from serpentry.tabletop.actors import Actor
from serpentry.tabletop.board import snake_json
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.jsons import Json, JsonObject
from serpentry.tabletop.formats.record import OPEN, Record, replay, start_of
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.arranging import laid_moves

FORMAT = "serpentry embed 1"
"""What such a file says of itself; web/src/embed/given.ts reads it."""
Steps = Sequence[tuple[Actor, object, object]]
"""Who acts, the move or draw, and the position after it."""


def embedded_record(record: Record, ply: int | None, language: str) -> JsonObject:
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
        "players": _names(game, names, language),
        "to_act": actor_json(game.rules.to_act(last)),
        "history": _history(game, record.game, start, shown, seen, record.result != OPEN),
    }


def embedded_puzzle(name: str, language: str) -> JsonObject:
    """A puzzle of the packs by its name, such as `snekagon-2f1c`."""
    pack, puzzle = _found(name)
    game = pack.set_up()
    start, turns = turns_of(game, puzzle)
    seat = game.rules.to_act(start.position)
    line = puzzle.line[: len(puzzle.line) if not puzzle.is_measured else 1]
    texts = [event.text for event in events_of((*puzzle.moves, *line), game.seats)]
    steps, position = list[tuple[Actor, object, object]](), start.position
    for text in texts[len(puzzle.moves) :]:
        by, move = game.rules.to_act(position), game.notation.read(text)
        assert by is not None
        position = game.rules.play(position, move)
        steps.append((by, move, position))
    best = solutions_of(game, puzzle) if puzzle.is_measured else None
    own = iter(turns)
    choices = list[Json]()
    for by, _, _ in steps:
        turn = next(own) if by == seat else None
        choices.append(turn and _choice(game, turn.position, best or [turn.move]))
    seen = [move for _, move in start.past]
    return {
        "format": FORMAT,
        "players": _names(game, [""] * game.seats, language),
        "to_act": actor_json(game.rules.to_act(position)),
        "history": _history(game, pack.game, start.position, steps, seen, is_over=False),
        "puzzle": {
            "seat": actor_json(seat),
            "goal": puzzle.goal,
            "unit": game.judge.lead_unit.removeprefix("unit-") if puzzle.is_measured else "",
            "choices": choices,
        },
    }


def _found(name: str) -> tuple[Pack, Puzzle]:
    game, _, key = name.partition("-")
    packs = {
        one.name.removesuffix(".txt"): one
        for one in (files("serpentry.puzzles") / "packs").iterdir()
    }
    if game in packs:
        pack = read_pack(packs[game].read_text(encoding="utf-8"))
        for puzzle in pack.puzzles:
            if puzzle.key == key:
                return pack, puzzle
    raise BadText(sentence("why-no-puzzle", name=name))


def _names(game: AnyGame, given: Iterable[str], language: str) -> list[Json]:
    """The names that were given, or else what the seats are called."""
    return [
        name or translated(game.face.seat_name(seat), language) for seat, name in enumerate(given)
    ]


def _choice(game: AnyGame, position: object, right: Iterable[object]) -> JsonObject:
    write = game.codec.move_json
    return {
        "legal": [write(move) for move in game.rules.moves(position)],
        "right": [write(move) for move in right],
    }


def _history(
    game: AnyGame, name: str, start: object, steps: Steps, seen: list[object], is_over: bool
) -> JsonObject:
    """Steps as the service tells them; what is hidden stays so until a game is over."""

    def shown(position: object) -> object:
        return position if is_over else game.secrets.view(position, None)

    def snakes(view: object) -> list[Json]:
        return [snake_json(snake) for snake in game.board.snakes(view, tuple(seen))]

    told = list[Json]()
    before, first = start, snakes(shown(start))
    for by, move, after in steps:
        said = move if is_over else game.secrets.view_move(before, move, None)
        seen.append(said)
        told.append(
            {
                "by": actor_json(by),
                "move": game.codec.move_json(said),
                "text": game.notation.write(said),
                "position": game.codec.position_json(shown(after)),
                "snakes": snakes(shown(after)),
                "score": list(game.judge.score(shown(after))),
                "told": [],
            }
        )
        before = after
    return {
        "game": name,
        "rules": game.version,
        **equipment_view(game),
        "unit": game.judge.unit,
        "start": game.codec.position_json(shown(start)),
        "start_snakes": first,
        "start_score": list(game.judge.score(shown(start))),
        "steps": told,
    }
