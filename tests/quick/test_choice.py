"""Which tests belong to a change: the nearest, no more than a bound allows, and those of a game."""

from pathlib import Path

import grimp
import pytest

from serpentry.catalogue import BOXES
from tests.quick.changes import ROOT, changed_files
from tests.quick.choice import (
    BOUND,
    CONTRACT,
    OF_EVERY_GAME,
    ROOTS,
    choose,
    games_of,
    of_every_game,
)

GAMES = [box.name for box in BOXES]
OPTIONS = "src/serpentry/tabletop/options.py"


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph(*ROOTS, cache_dir=None)


@pytest.mark.parametrize(
    ("changed", "test"),
    [
        ("src/serpentry/games/snekagon/rules/referee.py", "tests/games/snekagon"),
        ("src/serpentry/languages/de/web/common.ftl", "tests/languages"),
        ("src/serpentry/server/notices/notifier.py", "tests/server/test_notices.py"),
        ("src/serpentry/server/routes/clubs.py", "tests/server/test_clubs.py"),
        ("docs/hosting.md", "tests/documents"),
        ("tests/every_game/test_perft.py", "tests/every_game/test_perft.py"),
        ("tests/server/conftest.py", "tests/server"),
    ],
)
def test_the_nearest_tests_are_found_by_import_and_by_name(
    graph: grimp.ImportGraph, changed: str, test: str
) -> None:
    assert choose([changed], graph, {}).files[0].startswith(test)


@pytest.mark.parametrize("changed", ["tests/browser/walks.py", "web/index.html"])
def test_some_changes_concern_no_test_of_every_day(graph: grimp.ImportGraph, changed: str) -> None:
    assert choose([changed], graph, {}).files == ()


def test_what_very_much_depends_on_chooses_few_tests_and_says_so(graph: grimp.ImportGraph) -> None:
    choice = choose([OPTIONS], graph, {})
    assert len(choice.files) <= BOUND < choice.left
    assert "too many for a quick check" in choice.said()
    asked = of_every_game([OPTIONS], graph, GAMES)
    assert [one for one in asked if one.startswith("tests/every_game/test_contract.py")] == [
        CONTRACT.format(asked[-1])
    ]


def test_a_dear_test_is_left_out_for_many_cheap_ones_unless_it_is_the_nearest(
    graph: grimp.ImportGraph,
) -> None:
    changed = "src/serpentry/clubs/pairing/swiss.py"
    nearest, second, *_ = choose([changed], graph, {}).files
    assert second not in choose([changed], graph, {second: BOUND}).files
    assert choose([changed], graph, {nearest: 2 * BOUND}).files == (nearest,)


@pytest.mark.parametrize(
    ("changed", "games"),
    [
        ("src/serpentry/games/snekagon/looks/face.py", {"snekagon"}),
        ("src/serpentry/kernels/sssnake/turn.py", {"sssnake"}),
        (OPTIONS, set(GAMES)),
        ("src/serpentry/server/app.py", set()),
    ],
)
def test_a_change_reaches_games(graph: grimp.ImportGraph, changed: str, games: set[str]) -> None:
    assert games_of([changed], graph) & set(GAMES) == games
    assert bool(of_every_game([changed], graph, GAMES)) == bool(games)


def test_the_tests_of_every_game_are_there() -> None:
    assert all((ROOT / name).exists() for name in OF_EVERY_GAME)
    test = CONTRACT.partition("::")[2].partition("[")[0]
    assert f"def {test}(" in Path(ROOT / CONTRACT.partition("::")[0]).read_text(encoding="utf-8")
    assert all((ROOT / name).is_file() for name in changed_files())
