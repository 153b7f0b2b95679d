"""Puzzles as `<serpentry-board>` shows them."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files

from serpentry.hosting.embedding.games import FORMAT, Embedded, history_of, names_of
from serpentry.languages import sentence
from serpentry.puzzles.pack import Pack, read_pack, unit_of
from serpentry.puzzles.puzzle import Puzzle, events_of
from serpentry.puzzles.replaying import solutions_of, turns_of
from serpentry.table.shown.views import actor_json
from serpentry.tabletop.actors import Actor
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.game import AnyGame


def embedded_puzzle(name: str, language: str) -> Embedded:
    """A puzzle of the packs by its name, such as `snekagon-2f1c`."""
    pack, puzzle = found_puzzle(name)
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
    choices = list[Embedded | None]()
    for by, _, _ in steps:
        turn = next(own) if by == seat else None
        choices.append(turn and _choice(game, turn.position, best or [turn.move]))
    seen = [move for _, move in start.past]
    return {
        "format": FORMAT,
        "players": names_of(game, [""] * game.seats, language),
        "to_act": actor_json(game.rules.to_act(position)),
        "history": history_of(game, pack.game, start.position, steps, seen, is_open=False),
        "puzzle": {
            "seat": actor_json(seat),
            "goal": puzzle.goal,
            "unit": unit_of(game).removeprefix("unit-") if puzzle.is_measured else "",
            "choices": choices,
        },
    }


def found_puzzle(name: str) -> tuple[Pack, Puzzle]:
    """A puzzle by its name, and the pack that it lies in."""
    if is_puzzle(name):
        pack = read_pack(_pack_with(name))
        return pack, next(one for one in pack.puzzles if one.key == name.partition("-")[2])
    raise BadText(sentence("why-no-puzzle", name=name))


def is_puzzle(name: str) -> bool:
    """Whether there is a puzzle of this name."""
    return bool(_pack_with(name))


def _pack_with(name: str) -> str:
    """The text of the pack that has a puzzle; empty if none does."""
    game, _, key = name.partition("-")
    of_game = (text for title, text in _packs().items() if title.partition("-")[0] == game)
    return next((text for text in of_game if key and f"\n{key} " in text), "")


@cache
def _packs() -> dict[str, str]:
    """All packs as they were written, by game, those for more than two as `schlangennest-3`."""
    return {
        one.name.removesuffix(".txt"): one.read_text(encoding="utf-8")
        for one in (files("serpentry.puzzles") / "packs").iterdir()
    }


def _choice(game: AnyGame, position: object, right: Iterable[object]) -> Embedded:
    write = game.codec.move_json
    return {
        "legal": [write(move) for move in game.rules.moves(position)],
        "right": [write(move) for move in right],
    }
