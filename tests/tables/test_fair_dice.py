"""The verifier of the docs, which imports nothing of ours, agrees about every recorded game."""

import re
import runpy
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from workshop.checkout import checkout

from serpentry.catalogue import BOXES, game_of_record
from serpentry.table.commands import Stir
from serpentry.table.fairness import verify
from serpentry.table.record import record_of_table
from serpentry.table.setup import HERE, LOT
from serpentry.table.state import Phase
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.formats.record import Record, read_record, write_record
from serpentry.tabletop.game import Json
from tests.tables.table import SEED, Table, setup
from tests.tables.test_by_hand import SEED as BESIDE
from tests.tables.test_by_hand import beside, followed
from tests.tables.test_copies import copy_of

DOCS = checkout().root / "docs"
SCRIPT = DOCS / "examples" / "fair_dice.py"
CHANCY = [
    (box.name, seats, options)
    for box in BOXES
    for seats, options in box.samples
    if (rules := box.set_up(seats, options).rules).to_act(rules.start()) is CHANCE
]


@pytest.fixture(scope="module")
def check() -> Callable[[str], int]:
    found: Callable[[str], int] = runpy.run_path(str(SCRIPT))["check"]
    return found


def played(name: str, seats: int, options: dict[str, Json], duplicate: bool = False) -> Record:
    """A game played to its end by chance, with a salt and a lot where there can be."""
    plan = setup(*[HERE] * seats, game=name, options=options)
    table = Table(replace(plan, stirred=not duplicate, starter=LOT, duplicate=duplicate))
    rng = Random(name)
    if not duplicate:
        table.do("ada", Stir("5a17" * 4))
    while table.state.phase is Phase.PLAYING:
        table.play_any(rng)
    record = record_of_table(table.state, SEED)
    return replace(record, tags={**record.tags, "seed": SEED})


def draws_of(record: Record) -> int:
    return verify(game_of_record(record), record).draws


def test_the_script_imports_nothing_of_ours() -> None:
    script = SCRIPT.read_text(encoding="utf-8")
    assert "serpentry" not in script
    assert {name for name, _, _ in CHANCY} == {"schlangennest", "sssnake", "carnival"}


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [pytest.param(*one, id=f"{one[0]}-{number}") for number, one in enumerate(CHANCY)],
)
def test_every_draw_of_a_recorded_game_follows_its_seed(
    check: Callable[[str], int], name: str, seats: int, options: dict[str, Json]
) -> None:
    record = played(name, seats, options)
    assert check(write_record(record)) == draws_of(record) > 0


@pytest.mark.parametrize("name", ["sssnake", "carnival"])
def test_draws_of_a_duplicate_are_numbered_by_themselves(
    check: Callable[[str], int], name: str
) -> None:
    record = played(name, 2, {}, duplicate=True)
    assert "salts" not in record.tags
    assert check(write_record(record)) == draws_of(record)


@pytest.mark.parametrize("name", ["sssnake", "carnival"])
def test_what_people_entered_is_left_out(check: Callable[[str], int], name: str) -> None:
    followed_game = followed(beside(name), Random(2), asks=0.4)
    text = write_record(record_of_table(followed_game, BESIDE))
    verdict = verify(game_of_record(read_record(text)), read_record(text))
    assert check(text) == verdict.draws - verdict.told


def test_a_copied_game_follows_both_seeds(check: Callable[[str], int]) -> None:
    old = Table(setup(HERE, HERE, game="sssnake"))
    for _ in range(4):
        old.play_any(Random(1))
    new = copy_of(old, 5)
    while new.state.phase is Phase.PLAYING:
        new.play_any(Random(2))
    record = record_of_table(new.state, new.seed)
    verdict = verify(game_of_record(record), record)
    assert check(write_record(record)) == verdict.draws - verdict.unchecked > 0


@pytest.mark.parametrize("name", ["sssnake", "carnival"])
def test_a_forged_draw_salt_seed_or_lot_is_found(check: Callable[[str], int], name: str) -> None:
    text = write_record(played(name, 2, {}))
    for was, becomes in (
        ("tag seed: 5eed", "tag seed: 5eee"),
        ("tag salts: 5", "tag salts: 6"),
        (r"(\* (?:roll|house)) 2", r"\1 1"),
        (r"(\* (?:roll|house)) 1", r"\1 2"),
        (r"tag lot: (.)", r"tag lot: 7"),
    ):
        forged = re.sub(was, becomes, text, count=1)
        if forged != text:
            with pytest.raises(ValueError, match=r"seed|lot"):
                check(forged)


def test_the_worked_examples_of_the_page_come_out() -> None:
    script = runpy.run_path(str(SCRIPT))
    page = (DOCS / "fair-dice.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| `(.+?)` \| (\d+) \| (\d+) \| `(.+?)` \|$", page, re.M)
    assert {name for name, *_ in rows} == {"schlangennest", "sssnake", "carnival"}
    for name, words, total, rest, draw in rows:
        game = script["Game"]({"game": name, "seats": "2"})
        for event in page_events(name):
            game.happened(event)
        ways = game.ways()
        assert sum(weight for _, weight in ways) == int(total)
        assert script["number_of"](words) % int(total) == int(rest)
        assert script["due"](ways, int(rest)) == draw


def page_events(name: str) -> list[str]:
    """What came before the draw of a worked example: the page says so."""
    return {"sssnake": ["roll 2"], "carnival": ["house 1"], "schlangennest": []}[name]
