"""Formats of games: records, traces, positions, moves, studies, puzzles, openings."""

import json
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

from serpentry.catalogue import game_of_header, game_of_record, names, set_up
from serpentry.cli.arguments import record_at, text_of
from serpentry.hosting.embedding.puzzles import _packs
from serpentry.hosting.embedding.study_boards import checked_boards, shown_study
from serpentry.hosting.embedding.study_text import read_study
from serpentry.openings.book import OpeningBook, book_of, read_book, write_book
from serpentry.puzzles.pack import Pack, read_pack, write_pack
from serpentry.puzzles.replaying import turns_of
from serpentry.table.fairness import verify
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.formats.jsons import json_of
from serpentry.tabletop.formats.record import (
    Record,
    record_of,
    replay,
    result_text,
    write_record,
)
from serpentry.tabletop.formats.trace import check_traces, random_trace
from serpentry.tabletop.helpers.walk import random_walk
from tests.formats.formats import Format, from_file
from tests.formats.openers import places
from tests.formats.spoiling import VALUES

PUZZLES, FIRST_MOVES, EVENTS = 4, 3, 24
"""So much of each is enough of a sample."""


@cache
def played(name: str) -> tuple[Any, ...]:
    """A game, and its first events at random."""
    game = set_up(name)
    walk = [*random_walk(game.rules, Random(name))]
    return game, walk


def record_sample(name: str) -> bytes:
    game, walk = played(name)
    moves = [(by, move) for by, move, _ in walk]
    outcome = game.rules.outcome(walk[-1][2])
    return write_record(
        record_of(game, moves, {0: "Ada"}, {"event": "a test"}, result_text(outcome))
    ).encode()


def read_whole_record(path: Path) -> Record:
    record = record_at(path)
    game = game_of_record(record)
    list(replay(game, record))
    verify(game, record)
    return record


def trace_sample() -> bytes:
    """A game of choices alone, and one with chance."""
    games = (
        set_up("schlangennest"),
        set_up("sssnake", options={"start_card": "2x1_same_side"}),
    )
    lines = [line for game in games for line in random_trace(game, Random(2))]
    return "\n".join(lines).encode() + b"\n"


def read_trace(path: Path) -> Any:
    checked = check_traces(text_of(path).splitlines(), game_of_header)
    return path.read_bytes(), checked


def position_sample(name: str) -> bytes:
    game, walk = played(name)
    return json.dumps(game.codec.position_json(walk[min(EVENTS, len(walk) // 2)][2])).encode()


def read_position(name: str, content: bytes) -> Any:
    game = set_up(name)
    position = game.codec.position_from(json_of(content))
    if (actor := game.rules.to_act(position)) is not None:
        is_drawn = actor is CHANCE
        assert game.rules.draws(position) if is_drawn else game.rules.moves(position)
    game.rules.outcome(position)
    return position


def write_position(name: str, position: Any) -> bytes:
    return json.dumps(set_up(name).codec.position_json(position)).encode()


def moves_sample(name: str) -> bytes:
    game, walk = played(name)
    lines = [json.dumps(game.codec.move_json(move)) for _, move, _ in walk[:EVENTS]]
    return "\n".join(lines).encode() + b"\n"


def read_moves(name: str, content: bytes) -> list[Any]:
    codec = set_up(name).codec
    return [codec.move_from(json_of(line)) for line in content.splitlines() if line.strip()]


def write_moves(name: str, moves: list[Any]) -> bytes:
    codec = set_up(name).codec
    return b"\n".join(json.dumps(codec.move_json(move)).encode() for move in moves)


STUDY = """# A *study* of [snakes](https://example.org)

Some text, with `signs`.

```serpentry
game: snekagon
option board_side: 4
0 g2
1 e2-d3-d4-d5
caption: After two moves
show: 1
mark 1: g2; g2>f2
note 2: A line of four.
variation 1: Shorter
1 e2
note: That was it.
```

## More

~~~python
no board
~~~
"""


def read_whole_study(path: Path) -> str:
    text = text_of(path)
    shown_study(text, "en")
    study = read_study(text)
    checked_boards(study, "de")
    return text


def pack_sample(name: str) -> bytes:
    pack = read_pack(_packs()[name])
    return write_pack(replace(pack, puzzles=pack.puzzles[:PUZZLES])).encode()


def read_whole_pack(path: Path) -> Pack:
    pack = read_pack(text_of(path))
    game = pack.set_up()
    for puzzle in pack.puzzles:
        turns_of(game, puzzle)
    return pack


def book_sample() -> bytes:
    book = book_of("snekagon")
    set_ups = [replace(one, first_moves=one.first_moves[:FIRST_MOVES]) for one in book.set_ups[:2]]
    return write_book(replace(book, set_ups=tuple(set_ups))).encode()


def read_whole_book(path: Path) -> OpeningBook:
    book = read_book(text_of(path))
    for one in book.set_ups:
        for first in one.first_moves:
            for move in (first.opening, *first.answers):
                assert 0 <= move.share <= 1
                assert move.interval
                move.mean_share(one.free)
    return book


CODECS = {
    name: tuple(one for one in places() if one.startswith(f"games/{name}/words/"))
    for name in names()
}
"""What reads positions and moves of a game, part by part."""

OF_GAMES = (
    *(
        Format(
            f"record of {name}",
            partial(record_sample, name),
            from_file(read_whole_record),
            lambda record: write_record(record).encode(),
            ("cli/arguments.py text_of", "cli/arguments.py record_at"),
            share=4,
        )
        for name in names()
    ),
    Format(
        "trace",
        trace_sample,
        from_file(read_trace),
        lambda found: found[0],
        (
            "cli/files.py check_trace",
            "tabletop/formats/trace.py _parse",
            "tabletop/formats/trace.py _shares",
        ),
        VALUES,
    ),
    *(
        Format(
            f"position of {name}",
            partial(position_sample, name),
            partial(read_position, name),
            partial(write_position, name),
            CODECS[name],
            VALUES,
        )
        for name in names()
    ),
    *(
        Format(
            f"moves of {name} as JSON",
            partial(moves_sample, name),
            partial(read_moves, name),
            partial(write_moves, name),
            (),
            VALUES,
            share=2,
        )
        for name in names()
    ),
    Format(
        "study",
        STUDY.encode,
        from_file(read_whole_study),
        str.encode,
        ("cli/embedding.py study",),
    ),
    *(
        Format(
            f"pack of {name}",
            partial(pack_sample, name),
            from_file(read_whole_pack),
            lambda pack: write_pack(pack).encode(),
            ("cli/puzzles.py check", "cli/puzzles.py sort", "cli/puzzles.py thin"),
            share=2,
        )
        for name in sorted(_packs())
    ),
    Format(
        "opening book",
        book_sample,
        from_file(read_whole_book),
        lambda book: write_book(book).encode(),
        tuple(
            f"openings/book.py {one}"
            for one in ("_book", "_first", "_opening", "_set_up", "read_book")
        ),
        VALUES,
    ),
)
