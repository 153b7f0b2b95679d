"""At every border to another library, any number of any size or type is legal, or a sentence."""

import ast
from pathlib import Path
from random import Random
from zlib import crc32

import pytest

import serpentry
from serpentry.tabletop.errors import SerpentryError
from tests.borders.borders import BORDERS, Asked, Told, every_border
from tests.borders.odd import odd

SOURCES = Path(serpentry.__file__).parent
LONGEST_SENTENCE = 1000
LIBRARIES = {"anywidget", "gymnasium", "pettingzoo", "pyspiel"}
"""What a module imports that is a border."""
BESIDE = {
    "serpentry.notebook.widget": "It hands all that it is given to a board's session.",
    "serpentry.research.sights": "It says what a space is like, and is handed nothing.",
    "serpentry.research.spaces": "It says what a space is like, and is handed nothing.",
}


def _imported(path: Path) -> set[str]:
    found = set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {one.name.split(".")[0] for one in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").split(".")[0])
    return found


def test_whatever_meets_another_library_is_on_the_list() -> None:
    meeting = set[str]()
    for path in SOURCES.rglob("*.py"):
        if _imported(path) & LIBRARIES:
            module = "serpentry." + ".".join(path.relative_to(SOURCES).with_suffix("").parts)
            meeting.add(module.replace("research.openspiel.", "research.openspiel;").split(";")[0])
    assert meeting - set(BORDERS) - set(BESIDE) == set()
    assert set(BESIDE) <= meeting


def answer(way: Asked, given: object) -> str:
    """What is said instead of taking something."""
    try:
        way.call(given)
    except (SerpentryError, Told) as refused:
        return str(refused)
    pytest.fail(f"{way.name} takes {type(given)}")


def hold(border: str, game: str, attempts: int) -> None:
    """So many attempts at a border; between them the game goes on."""
    rng = Random(crc32(f"{border} {game} {attempts}".encode()))
    opened = BORDERS[border](game)
    for _ in range(attempts):
        way, given = rng.choice(opened.ways), odd(rng)
        before = opened.seen()
        if way.takes(given):
            continue
        said = answer(way, given)
        assert 0 < len(said) < LONGEST_SENTENCE, (way.name, type(given))
        assert "\n" not in said, (way.name, said)
        assert opened.seen() == before, (way.name, type(given))
        if rng.random() < 0.2:
            opened.go_on(rng)


@pytest.mark.parametrize(("border", "game"), every_border())
def test_no_number_of_any_size_or_type_is_taken_that_is_not_legal(border: str, game: str) -> None:
    hold(border, game, 60)


@pytest.mark.thorough
@pytest.mark.parametrize(("border", "game"), every_border())
def test_nor_among_a_hundred_thousand(border: str, game: str) -> None:
    hold(border, game, 100_000 // len(every_border()) + 1)
