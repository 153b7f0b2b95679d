"""What is kept of a game for its tests: golden games, and counts of move sequences."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

from serpentry.languages import sentence
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.record import (
    OPEN,
    Record,
    record_of,
    replay,
    result_text,
    write_record,
)
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.walk import count_sequences, random_walk
from workshop.checkout import checkout


def random_record(game: AnyGame, seed: int) -> Record:
    """A game of random moves."""
    steps = list(random_walk(game.rules, Random(seed)))
    outcome = game.rules.outcome(steps[-1][2])
    assert outcome is not None
    played = [(actor, move) for actor, move, _ in steps]
    return record_of(game, played, {}, {}, result_text(outcome))


def keep_game(game: AnyGame, record: Record, name: str, why: str) -> Path:
    """Write a whole game into the golden folder, with the reason it is kept for."""
    if record.game != game.name or record.result == OPEN:
        raise BadText(sentence("why-not-golden", game=game.name))
    list(replay(game, record))
    file = checkout().golden(game.name) / f"{name}.record"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(write_record(replace(record, comments=(why,))), encoding="utf-8")
    return file


def keep_counts(game: AnyGame, depth: int) -> Path:
    """Count the sequences of moves up to a depth, and write them beside the game's tests."""
    file = checkout().tests(game.name) / "perft.json"
    kept = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
    set_up = {"seats": game.seats, "options": dict(game.options_json)}
    entry = set_up | {
        "counts": [
            count_sequences(game.rules, game.count_from(), moves) for moves in range(1, depth + 1)
        ],
        "how": "counted by `python -m workshop counts`",
    }
    others = [one for one in kept if set_up != {key: one[key] for key in set_up}]
    lines = ",\n  ".join(json.dumps(one, ensure_ascii=False) for one in [*others, entry])
    file.write_text(f"[\n  {lines}\n]\n", encoding="utf-8")
    return file
