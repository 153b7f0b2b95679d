"""Which tests belong to a change: those near it, and for a game those of every game."""

import grimp
import pytest

from tests.changed import OF_EVERY_GAME, ROOT, ROOTS, changed_files, chosen_for, games_of


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph(*ROOTS, cache_dir=None)


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ("src/serpentry/games/snekagon/rules/referee.py", {"tests/games/snekagon"}),
        ("src/serpentry/kernels/sssnake/turn.py", {"tests/kernels/test_sssnake.py"}),
        ("src/serpentry/languages/de/web/common.ftl", {"tests/languages"}),
        (
            "src/serpentry/tabletop/formats/trace.py",
            {"tests/test_referees.py", "tests/test_tabletop.py"},
        ),
        (
            "workshop/newgame.py",
            {"tests/workshop", "tests/languages/test_terminal.py", "tests/test_ready.py"},
        ),
        ("tests/test_perft.py", {"tests/test_perft.py"}),
        ("tests/browser/playing.py", set()),
        ("LICENSE", set()),
    ],
)
def test_tests_are_found_by_name_and_by_import(
    graph: grimp.ImportGraph, changed: str, tests: set[str]
) -> None:
    assert chosen_for([changed], graph) == tests


def test_what_tests_share_concerns_all_that_use_it(graph: grimp.ImportGraph) -> None:
    assert chosen_for(["tests/lots.py"], graph) >= {"tests/tables/test_table_model.py"}


@pytest.mark.parametrize(
    ("changed", "games"),
    [
        ("src/serpentry/games/snekagon/looks/face.py", {"snekagon"}),
        ("src/serpentry/games/hexsnakes/rules/tiles.py", {"hexsnakes", "snekagon", "snekagon5g"}),
        ("src/serpentry/tabletop/formats/trace.py", set()),
    ],
)
def test_a_changed_game_is_held_against_what_all_are(
    graph: grimp.ImportGraph, changed: str, games: set[str]
) -> None:
    assert games_of("games", [changed], graph) == games
    assert games_of("kernels", [changed], graph) == set()


def test_the_tests_of_every_game_are_there() -> None:
    assert all((ROOT / name).exists() for tests in OF_EVERY_GAME.values() for name in tests)
    assert all((ROOT / name).is_file() for name in changed_files())
