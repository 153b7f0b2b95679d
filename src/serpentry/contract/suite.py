"""Random games under the laws."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import TypeVar

from serpentry.contract.boards import check_board, check_pieces
from serpentry.contract.laws import (
    broken_at,
    check_actor,
    check_legality,
    check_listing,
    check_numbering,
    check_observation,
    check_position_json,
    check_shown,
    check_spelling,
    check_telling,
    check_views,
    demand,
)
from serpentry.contract.running import Progress, check_games
from serpentry.tabletop.actors import Actor
from serpentry.tabletop.formats.record import (
    read_record,
    record_of,
    replay,
    result_text,
    write_record,
)
from serpentry.tabletop.formats.trace import check_traces, event, header, last_line
from serpentry.tabletop.game import Box, Game, M, O, P
from serpentry.tabletop.helpers.walk import random_walk

T = TypeVar("T")
Attempts = Callable[[Game[P, M], P, Random], Iterable[M]]
"""Well-formed moves, legal or not, that are worth trying in a position."""

POOL_SIZE = 400
THOROUGH_EVERY = 25
"""One game in this number is checked in full, unless asked otherwise; the others by samples."""
CLOSE_POSITIONS, LATER_SHARE = 100, 0.25
"""In full means: this many positions, and this part of those that come later in a long game."""


def check_box(
    box: Box[O, P, M],
    games: int,
    seed: int,
    attempts: Attempts[P, M] | None = None,
    progress: Progress | None = None,
    thorough_every: int = THOROUGH_EVERY,
    set_ups: Sequence[tuple[int, Mapping[str, object]]] = (),
) -> int:
    """A number of random games spread over these set-ups, or all samples; how many events they had.

    BrokenLaw tells the game that broke one.
    """
    chosen = set_ups or box.samples
    share = max(1, games // max(1, len(chosen)))
    events = 0
    for seats, options in chosen:
        check = _checking(box, box.set_up(seats, options), attempts, thorough_every)
        events += check_games(box, seats, options, share, seed, check, progress)
    return events


def _checking(
    box: Box[O, P, M], game: Game[P, M], attempts: Attempts[P, M] | None, thorough_every: int
) -> Callable[[int, Random], int]:
    """What checks a game by its number; legal moves of one are tried in the next ones."""
    check_pieces(game)
    pool: list[M] = []

    def check(number: int, rng: Random) -> int:
        return _check_game(game, box, rng, pool, attempts, number % thorough_every == 0)

    return check


def _check_game(
    game: Game[P, M],
    box: Box[O, P, M],
    rng: Random,
    pool: list[M],
    attempts: Attempts[P, M] | None,
    thorough: bool,
) -> int:
    rules, played = game.rules, list[tuple[Actor, M]]()
    before = position = rules.start()
    try:
        check_actor(game, before)
        for actor, move, after in random_walk(rules, Random(rng.random())):
            position = before
            closely = thorough and (len(played) < CLOSE_POSITIONS or rng.random() < LATER_SHARE)
            tries = attempts(game, before, rng) if attempts and closely else ()
            sample = _check_moves(game, box, before, move, rng, pool, list(tries), closely)
            if closely:
                check_views(game, before, actor, move, after, rng)
                check_telling(game, before, move, after)
                _check_closely(game, before, rng, [move for _, move in played])
            _remember(pool, sample[:3], rng)
            played.append((actor, move))
            demand(len(played) <= rules.most_events(), "a game ends within its bound")
            before = position = after
            # Now, for the next step of the walk is a move of the seat that acts there.
            check_actor(game, after)
        check_legality(game, box, before, some(pool, 5, rng))
        if thorough:
            _check_closely(game, before, rng, [move for _, move in played])
            _check_record(game, played)
            _check_trace(game, played)
    except Exception as error:
        raise broken_at(game, position, len(played), error) from error
    return len(played)


def _check_moves(
    game: Game[P, M],
    box: Box[O, P, M],
    before: P,
    move: M,
    rng: Random,
    pool: list[M],
    tries: list[M],
    closely: bool,
) -> list[M]:
    """What is listed and what is not, and how it is written; gives some of what is listed."""
    listed = game.rules.moves(before) or [one for one, _ in game.rules.draws(before)]
    sample = some(listed, 100 if closely else 5, rng)
    others = some(pool, 50 if closely else 8, rng)
    check_legality(game, box, before, [*sample, *others, *some(tries, 150, rng)])
    check_spelling(game, sample if closely else [move])
    if closely:
        check_listing(game, before)
    return sample


def _check_closely(game: Game[P, M], position: P, rng: Random, moves: list[M]) -> None:
    check_position_json(game, position)
    check_numbering(game, position, rng)
    check_observation(game, position)
    check_shown(game, position, moves[-1] if moves else None)
    check_board(game, position, moves)


def some(items: Sequence[T], most: int, rng: Random) -> list[T]:
    """All of the items if they are few, else a sample."""
    return list(items) if len(items) <= most else rng.sample(items, most)


def _remember(pool: list[T], moves: list[T], rng: Random) -> None:
    for move in moves:
        if len(pool) < POOL_SIZE:
            pool.append(move)
        else:
            pool[rng.randrange(POOL_SIZE)] = move


def _check_record(game: Game[P, M], played: list[tuple[Actor, M]]) -> None:
    position = game.rules.start()
    for _, move in played:
        position = game.rules.play(position, move)
    outcome = game.rules.outcome(position)
    demand(outcome is not None, "a finished game has an outcome")
    assert outcome is not None
    names = {seat: f"player {seat}" for seat in range(game.seats)}
    record = record_of(game, played, names, {"site": "here"}, result_text(outcome))
    again = read_record(write_record(record))
    demand(again == record, "a record reads as it was written")
    steps = list(replay(game, again))
    demand([(by, move) for by, move, _ in steps] == played, "a record replays what was played")
    demand(not steps or steps[-1][2] == position, "a replay ends where the game ended")


def _check_trace(game: Game[P, M], played: list[tuple[Actor, M]]) -> None:
    lines, position = [json.dumps(header(game))], game.rules.start()
    for actor, move in played:
        lines.append(json.dumps(event(game, position, actor, move)))
        position = game.rules.play(position, move)
    lines.append(json.dumps(last_line(game, position)))
    checked = check_traces(lines, lambda _: game)
    demand(checked.games == 1 and checked.events == len(played), "a trace is found right")
