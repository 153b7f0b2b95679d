"""Why a move was worse or better: all that is said is counted again by the games' referees."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.hosting.evaluations.reviewing import choice_json
from serpentry.languages import LANGUAGES, AtSeat, Sentence, explain
from serpentry.review.choices import Playthrough
from serpentry.review.evaluation import PositionEvaluation
from serpentry.review.judges import JudgeKind
from serpentry.review.reasons import (
    HANDED,
    OTHER_END,
    OWN_END,
    OWN_SCORE,
    USED,
    Compared,
    ShownPrinciple,
    broken,
    used,
)
from serpentry.review.value import Value
from serpentry.search.report import Analysis, Candidate
from serpentry.tabletop.helpers.walk import random_move
from tests.games.schlangennest.board import Board as NestBoard
from tests.proofs.told.courts import COURTS
from tests.proofs.told.hex_witness import HexWitness
from tests.proofs.told.nest_witness import NestWitness
from tests.referees import snekagon5g as tall
from tests.referees.schlangennest import is_outside

ENDS, SCORES = {OWN_END, OTHER_END, OWN_SCORE}, {HANDED, OWN_SCORE}
SET_UPS: list[tuple[str, int, dict[str, Any], set[str]]] = [
    ("snekagon", 2, {"board_side": 5}, ENDS),
    ("snekagon5g", 3, {}, ENDS),
    ("schlangennest", 2, {}, ENDS),
    ("schlangennest", 3, {"border": "fixed", "size": "7x7"}, ENDS),
    ("sssnake", 3, {}, SCORES),
    ("carnival", 2, {"open_hands": True}, SCORES),
]
GAMES, PAIRS = 6, 5

After = Callable[[Any], Any]
Said = tuple[Compared, ShownPrinciple, Any, After]
"""What was compared, what was said of it, the table as the referee keeps it, and after a move."""


def _hexes(now: HexWitness, seat: int) -> int:
    """The ends with a free hex beside them; a single hex is one end."""
    taken = {node for one in range(now.seats) for node in now.nodes(one)}
    free = now.cells() - taken
    return sum(
        bool(free & set(tall.nodes_beside(node)))
        for snake in now.snakes(seat)
        if not now.is_ring(seat, snake)
        for node in now.ends(seat, snake)
    )


def _squares(now: NestWitness, seat: int) -> int:
    """The ends that lead to squares inside the border."""
    return sum(
        not is_outside(now.setup, now.state.table, square)
        for colour in now.setup.colours_of(seat)
        if colour not in now.state.retired
        for square, _ in now.view.ends(colour)
    )


def _ends(now: Any, seat: int) -> int:
    return _hexes(now, seat) if isinstance(now, HexWitness) else _squares(now, seat)


def _looked_up_once(write: Callable[[Any], Any], now: Any) -> After:
    """The referee's table after a move: the same move is compared with several."""
    return cache(lambda move: now.after(write(move)))


def _said(name: str, seats: int, options: dict[str, Any], seed: int) -> Iterator[Said]:
    """What is said of random moves against others, all through a game."""
    game, rng = set_up(name, seats, options), Random(f"{name} {seats} {seed}")
    position, now = game.rules.start(), COURTS[name].witness(seats, game.board.options())
    while (actor := game.rules.to_act(position)) is not None:
        after = _looked_up_once(game.codec.move_json, now)
        move = random_move(game.rules, position, actor, rng)
        for _ in range(PAIRS):
            if not isinstance(actor, int):
                break
            better = random_move(game.rules, position, actor, rng)
            one = Compared(game, position, actor, move, better)
            if move != better:
                said = (broken(one), used(one))
                yield from ((one, found, now, after) for found in said if found)
        position, now = game.rules.play(position, move), after(move)


def _broken_by_another(found: ShownPrinciple) -> str:
    """The principle: what is said of the worse move, where this is said of the better one."""
    return {used: key for key, used in USED.items()}.get(found.told.key, found.told.key)


def _is_so(one: Compared, found: ShownPrinciple, now: Any, after: After) -> bool:
    facts, key = found.told.facts, _broken_by_another(found)
    made, better = after(one.made), after(one.better)
    who, said = facts["who"], [facts["now"], facts["then"]]
    assert isinstance(who, AtSeat)
    if key in (OWN_END, OTHER_END):
        is_own = key == OWN_END
        before, left, then = (_ends(at, who.seat) for at in (now, made, better))
        fewer, more = (left, then) if is_own else (then, left)
        return said == [left, then] and fewer < before <= more and is_own == (who.seat == one.seat)
    counts = [fact.facts["count"] for fact in said if isinstance(fact, Sentence)]
    left, then = made.scores[who.seat], better.scores[who.seat]
    sign = -1 if one.game.judge.fewest_win else 1
    gained = sign * (left - then)
    return counts == [left, then] and (gained > 0 if key == HANDED else gained < 0)


@pytest.mark.parametrize(("name", "seats", "options", "wanted"), SET_UPS)
def test_what_is_said_is_so_by_the_referee_and_names_cells_of_the_board(
    name: str, seats: int, options: dict[str, Any], wanted: set[str]
) -> None:
    met = Counter[str]()
    for seed in range(GAMES):
        for one, found, now, after in _said(name, seats, options, seed):
            assert _is_so(one, found, now, after), (found.told.json(), one)
            assert found.cells or _broken_by_another(found) in SCORES
            met[found.told.key] += 1
            for language in LANGUAGES:
                assert explain(found.told, language, ["Ada", "Bo", "Cy"])
    assert wanted | {USED[key] for key in wanted} <= {*met}


def test_a_first_tail_that_leaves_the_nest_is_told_with_the_end_it_gives_up() -> None:
    board = NestBoard("green straight a1 ns\nred straight b1 ns")
    game, position = board.game, board.position
    tail, straight = (game.notation.read(text) for text in ("tail a2 n", "straight a2 ns"))
    found = broken(Compared(game, position, 0, tail, straight))
    assert found is not None
    assert explain(found.told, "en", ["Ada", "Bo"]) == (
        "An end was closed. Open ends of Ada: 1, with the better move 2."
    )
    praised = used(Compared(game, position, 0, tail, straight))
    assert praised is not None
    assert praised.cells == found.cells
    assert explain(praised.told, "en", ["Ada", "Bo", "Cy"]) == (
        "The move kept an end open. Open ends of Ada: 2, with another move 1."
    )
    for one in (broken, used):
        assert one(Compared(game, position, 0, straight, straight)) is None


@pytest.mark.parametrize(("share", "key"), [(0.2, USED[OWN_END]), (0.85, None)])
def test_the_best_move_says_what_it_used_where_the_next_one_loses_much(
    share: float, key: str | None
) -> None:
    board = NestBoard("green straight a1 ns\nred straight b1 ns")
    game, position = board.game, board.position
    straight, tail = (game.notation.read(text) for text in ("straight a2 ns", "tail a2 n"))
    found = [Candidate(straight, 0.9, 0.0, 9, 0.9), Candidate(tail, share, 0.0, 1, 0.1)]
    value = Value((0.9, 0.1))
    known = PositionEvaluation(
        *(0, 2, 1.0, JudgeKind.NET, Analysis(tuple(found), 10, 0.0)),
        *(value, {straight: value}, 0, 10),
    )
    played = Playthrough(game, [position], [(0, straight)])
    why = choice_json(played, 0, known.weighed(straight))["why"]
    assert (why and why["told"]["key"]) == key
