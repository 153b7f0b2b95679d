"""Sample scenes for the browser's boards: positions of played games, with their moves and names.

Beside them games in little, for the first page, and the openings of lessons.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from serpentry.catalogue import names, set_up
from serpentry.pictures.scenes import lays, scene_of
from serpentry.table.shown.boards import equipment_view
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.game import Game

WEB = Path(__file__).parents[2] / "web" / "src"
SAMPLES, PLAYS = WEB / "samples", WEB / "samples" / "plays"
LESSONS, OPENINGS = WEB / "lessons", WEB / "samples" / "openings"
FRAMES = 16
"""A game in little has so many positions at most, each after something was laid."""


@dataclass(frozen=True)
class Sample:
    """A game played so far and until a seat acts, by seats that take what is worth most at once."""

    game: str
    seats: int
    plies: int
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    seat: int | None = None
    """Whose view it is."""
    tries: int | None = None
    """How many moves a seat looks at; None: all."""


SQUARE_SAMPLES = {
    "schlangennest": Sample("schlangennest", 2, 22, 3),
    "schlangennest-four": Sample("schlangennest", 4, 60, 8),
    "schlangennest-field": Sample("schlangennest", 2, 14, 2, {"border": "fixed", "frame": True}),
    "schlangennest-path": Sample("schlangennest", 2, 6, 4, {"border": "fixed", "path": "laid"}),
    "schlangennest-two-snakes": Sample("schlangennest", 2, 30, 5, {"variant": "two_snakes"}),
    "sssnake": Sample("sssnake", 2, 76, 4),
    "sssnake-four": Sample("sssnake", 4, 76, 14, {"start_card": "2x2_diagonal"}),
    "carnival": Sample("carnival", 2, 90, 1),
    "carnival-four": Sample("carnival", 4, 110, 5, {"open_hands": False}, 1),
    "carnival-end": Sample("carnival", 4, 1000, 6),
}

HEX_SAMPLES = {
    "snekagon": Sample("snekagon", 2, 11, 3, tries=60),
    "snekagon-end": Sample("snekagon", 2, 1000, 5, tries=60),
    "snekagon5g": Sample("snekagon5g", 2, 8, 7, tries=40),
    "snekagon5g-three": Sample(
        "snekagon5g",
        3,
        15,
        3,
        {"eyes": [[-2, 0], [2, 0]], "species": ["cobra", "mamba", "viper"]},
        tries=40,
    ),
    "snekagon5g-five": Sample("snekagon5g", 5, 30, 5, tries=40),
}


def written() -> dict[Path, str]:
    """All sample files and what is in them."""
    every = SQUARE_SAMPLES | HEX_SAMPLES
    files = {SAMPLES / name: scene(one) for name, one in every.items()}
    files |= {PLAYS / name: play(every[name]) for name in names()}
    files |= {OPENINGS / name: opening(name) for name in names()}
    return {
        path.with_suffix(".json"): json.dumps(content, separators=(",", ":")) + "\n"
        for path, content in files.items()
    }


def scene(sample: Sample) -> dict[str, Any]:
    """The scene of a sample, its legal moves, and how all its moves are written."""
    game = set_up(sample.game, sample.seats, sample.options)
    position, played = _played(game, sample)
    actor = game.rules.to_act(position)
    moves = [] if actor is CHANCE or actor is None else list(game.rules.moves(position))
    return {
        "game": sample.game,
        **equipment_view(game),
        **scene_of(game, position, played, sample.seat),
        "legal": [game.codec.move_json(move) for move in moves],
        "written": [game.notation.write(move) for move in moves],
    }


def play(sample: Sample) -> dict[str, Any]:
    """A game in little: the scenes from its start on in which something was laid."""
    game = set_up(sample.game, sample.seats, sample.options)
    played, frames = list[Any](), [scene_of(game, game.rules.start())]
    for move, position in _walk(game, sample):
        played.append(move)
        if lays(game, move) and len(frames) < FRAMES:
            frames.append(scene_of(game, position, played))
    return {"game": sample.game, **equipment_view(game), "frames": frames}


def opening(name: str) -> dict[str, Any]:
    """How the lesson of a game begins."""
    lesson = json.loads((LESSONS / f"{name}.json").read_text("utf-8"))
    game = set_up(name, len(lesson["seats"]), lesson["options"])
    return {"game": name, **equipment_view(game), **scene_of(game, game.rules.start())}


def _played(game: Game[Any, Any], sample: Sample) -> tuple[Any, list[Any]]:
    position, played = game.rules.start(), list[Any]()
    for move, after in _walk(game, sample):
        played.append(move)
        position = after
    return position, played


def _walk(game: Game[Any, Any], sample: Sample) -> Iterator[tuple[Any, Any]]:
    """Each move of a sample, and the position after it."""
    rng, position, count = Random(sample.seed), game.rules.start(), 0
    while (actor := game.rules.to_act(position)) is not None:
        if count >= sample.plies and actor is not CHANCE:
            break
        if actor is CHANCE:
            draws, weights = zip(*game.rules.draws(position), strict=True)
            move = rng.choices(draws, weights)[0]
        else:
            move = _best(game, position, actor, rng, sample.tries)
        position, count = game.rules.play(position, move), count + 1
        yield move, position


def _best(game: Game[Any, Any], position: Any, seat: Any, rng: Random, tries: int | None) -> Any:
    moves = list(game.rules.moves(position))
    rng.shuffle(moves)
    return max(
        moves[:tries], key=lambda move: game.judge.estimate(game.rules.play(position, move))[seat]
    )
