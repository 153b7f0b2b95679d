"""Trees, proofs and choices are those that search made when it was compiled at run time.

The known ones were written by that version, with seeds that are given with each: every change of
kernels, search or builder must leave them as they are, or say that play has changed.
"""

import json
from hashlib import sha256
from pathlib import Path
from random import Random
from struct import pack
from typing import Any

import pytest

from serpentry.catalogue import find
from serpentry.engine.driver import Driver
from serpentry.engine.engine import Engine, engine_of
from serpentry.players import Simulations
from serpentry.search import analysis
from serpentry.search.analysis import analyse
from serpentry.search.request import SearchRequest
from serpentry.search.tree import Tree
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.game import Game
from serpentry.tabletop.helpers.walk import draw
from tests.parts import in_parts

KNOWN = Path(__file__).parent / "known"
GAMES = sorted(file.stem for file in KNOWN.glob("*.json"))
PATIENCE, SLICES, SLICE = 20_000, 10, 1000


def known(name: str, what: str) -> list[Any]:
    found: list[Any] = json.loads((KNOWN / f"{name}.json").read_text("utf-8"))[what]
    return found


def set_up(name: str, sample: int) -> Game[Any, Any]:
    box = find(name)
    seats, options = box.samples[sample]
    return box.set_up(seats, options)


def after_moves(game: Game[Any, Any], moves: int, seed: int) -> Any:
    """After so many random moves and what chance does then."""
    rng, position, left = Random(seed), game.rules.start(), moves
    while (actor := game.rules.to_act(position)) is CHANCE or left:
        if actor is CHANCE:
            move = draw(game.rules, position, rng)
        else:
            move, left = rng.choice(game.rules.moves(position)), left - 1
        position = game.rules.play(position, move)
    return position


def digest(tree: Tree) -> str:
    """All tallies at the root, to the last bit."""
    found = sha256()
    for one in sorted(tree.tried(), key=lambda one: one.number):
        tally = one.number, one.visits, one.worth, one.share, one.margin, one.proved
        found.update(pack("<qq3d?", *tally))
        found.update(pack(f"<{len(one.results)}d", *one.results))
    return found.hexdigest()[:16]


def best_of(tree: Tree) -> Any:
    return max(tree.tried(), key=lambda one: (one.visits, one.number))


def told(tree: Tree) -> list[Any]:
    best, memory = best_of(tree), tree.memory
    sizes = [memory.rng[0], memory.nodes_used, memory.edges_used, tree.visits]
    return [*sizes, best.number, best.visits, digest(tree)]


def grown(game: Game[Any, Any], engine: Engine, position: Any, seed: int) -> list[Any]:
    """A tree, and what is kept of it after its best move."""
    tree = Tree(engine, seed=seed)
    tree.plant(engine.load(position))
    tree.simulate(400)
    tree.simulate(200)
    first = told(tree)
    after = game.rules.play(position, game.numbering.move(position, best_of(tree).number))
    while game.rules.to_act(after) is CHANCE:
        after = game.rules.play(after, draw(game.rules, after, Random(seed)))
    if game.rules.to_act(after) is None:
        return [first]
    kept = tree.move_to(engine.load(after))
    tree.simulate(100)
    return [first, [kept, *told(tree)]]


def proved(engine: Engine, position: Any) -> list[Any] | None:
    driver = Driver(engine, position)
    driver.work[0] = PATIENCE
    found, slices = driver.settle(0), 0
    while found and not found.is_proved and slices < SLICES:
        found, slices = driver.settle(SLICE), slices + 1
    if found is None:
        return None
    return [slices, found.is_proved, list(found.margins), list(found.shares), found.best]


@pytest.mark.thorough
@in_parts(6)
@pytest.mark.parametrize("name", GAMES)
def test_trees_grow_as_they_did_when_they_were_compiled_at_run_time(name: str, part: slice) -> None:
    for row in known(name, "trees")[part]:
        game = set_up(name, row["sample"])
        position = after_moves(game, row["depth"], row["seed"])
        found = grown(game, engine_of(game), position, row["seed"] + 1)
        assert found == row["tree"], row


@pytest.mark.one_in(6)
@in_parts(6)
@pytest.mark.parametrize("name", GAMES)
def test_analyses_choose_as_they_did(
    name: str, part: slice, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Side 5 has been solved since: what is known by heart is not searched.
    monkeypatch.setattr(analysis, "analysis_by_heart", lambda _: None)
    for row in known(name, "trees")[part]:
        game = set_up(name, row["sample"])
        position = after_moves(game, row["depth"], row["seed"])
        actor = game.rules.to_act(position)
        assert isinstance(actor, int)
        view = game.secrets.view(position, actor)
        *_, last = analyse(SearchRequest(game, view, actor, Simulations(150), Random(row["seed"])))
        best = last.best
        chosen = [game.notation.write(best.move), best.visits, round(best.share, 9), last.proved]
        assert chosen == row["chosen"], row


@pytest.mark.one_in(3)
@in_parts(3)
@pytest.mark.parametrize("name", ["snekagon", "snekagon5g"])
def test_proofs_find_what_they_found(name: str, part: slice) -> None:
    rows = known(name, "proofs") + [row for row in known(name, "trees") if "proof" in row]
    for row in rows[part]:
        game = set_up(name, row["sample"])
        rng, position = Random(row["seed"]), game.rules.start()
        if "depth" in row:
            position = after_moves(game, row["depth"], row["seed"])
        else:
            while len(game.rules.moves(position)) > row["moves"]:
                position = game.rules.play(position, rng.choice(game.rules.moves(position)))
        assert proved(engine_of(game), position) == row["proof"], row
