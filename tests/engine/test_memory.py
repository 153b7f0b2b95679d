"""Compiled code touches only memory that is large enough, and stops when it is told to."""

import sys
from array import array
from pathlib import Path
from threading import Thread

import pytest

from serpentry.catalogue import set_up
from serpentry.engine.driver import Driver
from serpentry.engine.engine import Engine, engine_of
from serpentry.engine.faults import WrongMemory
from serpentry.engine.memory import Pages, address, place
from serpentry.kernels.structs.views import Block
from serpentry.search.tree import Capacity, Tree
from serpentry.search.tree_memory import TreeMemory

SMALL = Capacity(50, 5000)


@pytest.fixture(scope="module")
def engine() -> Engine:
    return engine_of(set_up("sssnake"))


def planted(engine: Engine, seats: int = 2, seed: int = 1) -> Tree:
    game = set_up("sssnake", seats)
    tree = Tree(engine, seed=seed)
    tree.plant(engine_of(game).load(game.rules.start()))
    return tree


def test_memory_that_is_too_small_is_refused() -> None:
    with pytest.raises(WrongMemory, match="needs 64 bytes for a row, and got 56"):
        address(array("q", [0] * 7), 64, "a row")
    with pytest.raises(WrongMemory):
        address(bytes(64), 64, "what can't be written to")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells how its memory is lent")
def test_memory_is_not_shared_since_what_is_shared_has_no_large_pages() -> None:
    pages = Pages(4 << 20, is_all_used=True)
    place = address(pages.words, pages.words.nbytes, "pages")
    kinds = [
        kind
        for bounds, kind, *_ in map(str.split, Path("/proc/self/maps").read_text().splitlines())
        for first, end in [bounds.split("-")]
        if int(first, 16) <= place < int(end, 16)
    ]
    assert kinds == ["rw-p"]


def test_a_record_must_lie_in_its_memory_as_a_whole(engine: Engine) -> None:
    state = engine.basis.state(engine.basis.facts, Block(64))
    with pytest.raises(WrongMemory, match="for State, and got 64"):
        Driver(engine, None, state)
    with pytest.raises(WrongMemory):
        place(engine.basis.facts, TreeMemory)


def test_a_tree_that_is_not_as_large_as_it_says_is_not_touched(engine: Engine) -> None:
    tree = planted(engine)
    tree.memory.size -= 8
    with pytest.raises(WrongMemory, match="a tree"):
        tree.simulate(10)
    assert tree.visits == 0


def test_a_tree_for_other_states_is_not_touched(engine: Engine) -> None:
    tree = planted(engine)
    tree.engine = engine_of(set_up("sssnake", 3))
    with pytest.raises(WrongMemory):
        tree.simulate(10)


def test_work_of_a_proof_must_have_its_size() -> None:
    game = set_up("snekagon", 2, {"board_side": 4})
    driver = Driver(engine_of(game), game.rules.start(), work=array("q", [0] * 10))
    with pytest.raises(WrongMemory, match="for proofs"):
        driver.settle(10)


def test_a_tree_that_is_told_to_stop_makes_no_simulation_more(engine: Engine) -> None:
    tree = planted(engine)
    tree.simulate(20)
    tree.stop()
    assert tree.simulate(1000) == 0
    assert tree.visits == 20


def test_a_simulation_in_another_thread_ends_when_it_is_told_to(engine: Engine) -> None:
    tree, made = planted(engine), list[int]()
    thread = Thread(target=lambda: made.append(tree.simulate(1_000_000_000)), daemon=True)
    thread.start()
    while not tree.visits:
        pass
    tree.stop()
    thread.join(60)
    assert made == [tree.visits]
    assert 0 < made[0] < 1_000_000_000


def test_two_threads_search_as_they_would_one_after_the_other(engine: Engine) -> None:
    alone = [planted(engine, seed=seed) for seed in (1, 2)]
    for tree in alone:
        tree.simulate(2000)
    together = [planted(engine, seed=seed) for seed in (1, 2)]
    threads = [Thread(target=tree.simulate, args=(2000,)) for tree in together]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [tree.tried() for tree in together] == [tree.tried() for tree in alone]


def test_a_small_tree_gets_full_and_searches_on(engine: Engine) -> None:
    game = set_up("sssnake")
    tree = Tree(engine, capacity=SMALL)
    tree.plant(engine.load(game.rules.start()))
    assert tree.simulate(3000) == 3000
    assert tree.memory.is_full
    assert tree.memory.nodes_used <= SMALL.nodes
