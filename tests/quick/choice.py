"""Which tests belong to changed files: by what imports what, the nearest first, within a bound.

A test is as near to a change as there are imports between them, and next to it if it has the name
of what changed, or of its folder. Where very much depends on a change, the nearest tests have to
do: `make test` runs everything, also the tests in a real browser.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import grimp

from tests.quick.changes import ROOT

ROOTS = ("serpentry", "tests", "tools", "bench", "workshop")
BOUND = 10.0
"""Processor seconds for tests: with types, lint and layers, a change of a leaf takes about 20."""
ORDINARY = 1.0
"""Processor seconds of a file of tests that has not been run here yet."""
TEXTS = {
    ".ftl": ("tests/languages",),
    ".md": (
        "tests/documents",
        "tests/every_game/test_rule_pages.py",
        "tests/languages/test_rule_pages.py",
    ),
    ".json": (
        "tests/every_game/test_guides.py",
        "tests/every_game/test_samples.py",
        "tests/every_game/test_perft.py",
    ),
    ".record": ("tests/every_game/test_golden.py",),
    ".toml": ("tests/project/test_project_files.py",),
    ".yml": ("tests/project/test_project_files.py",),
    "": ("tests/project/test_project_files.py",),
}
"""What is held against files that aren't programs, by their ending."""
LEFT_OUT = ("tests/browser/", "tests/firefox/")
MOST_GAMES = 2
LAYERS_OF_GAMES = ("serpentry.games.", "serpentry.kernels.")
OF_EVERY_GAME = (
    "tests/every_game/test_golden.py",
    "tests/every_game/test_ready.py",
    "tests/every_game/test_rule_pages.py",
)
"""What every game is held against, beside the contract."""
CONTRACT = "tests/every_game/test_contract.py::test_random_games_keep_every_law[{}-0]"


@dataclass(frozen=True)
class Choice:
    """Files of tests to run, and how many more depend on the change."""

    files: tuple[str, ...]
    left: int

    def said(self) -> str:
        """What is run, and what is not."""
        if not self.left:
            return f"The tests of these: {' '.join(self.files) or 'none'}."
        return (
            f"{len(self.files) + self.left} files of tests depend on these, too many for a quick"
            f" check: only the nearest are run ({' '.join(self.files)}). make test runs all."
        )


def choose(changed: Iterable[str], graph: grimp.ImportGraph, spent: Mapping[str, float]) -> Choice:
    """The tests nearest to changed files, as many as the bound allows: one at least."""
    steps = _steps_to(changed, graph)
    chosen: list[str] = []
    total = 0.0
    for name in sorted(steps, key=lambda one: (steps[one], spent.get(one, ORDINARY), one)):
        cost = spent.get(name, ORDINARY)
        if not chosen or total + cost <= BOUND:
            chosen.append(name)
            total += cost
    return Choice(tuple(chosen), len(steps) - len(chosen))


def _steps_to(changed: Iterable[str], graph: grimp.ImportGraph) -> dict[str, int]:
    """Every file of tests that depends on changed files, with the number of imports between."""
    steps: dict[str, int] = {}
    start: set[str] = set()
    for name in changed:
        if held := TEXTS.get(Path(name).suffix):
            steps |= dict.fromkeys((one for place in held for one in _tests_in(place)), 0)
        start |= {module_of(name)} & graph.modules
    names = {f"test_{name}" for module in start for name in module.split(".")[-2:]}
    for module, count in _importers(start, graph):
        if _is_test(module):
            steps.setdefault(_file_of(module), 0 if module.rpartition(".")[2] in names else count)
    return {one: count for one, count in steps.items() if not one.startswith(LEFT_OUT)}


def _importers(start: Iterable[str], graph: grimp.ImportGraph) -> Iterator[tuple[str, int]]:
    """Modules and whatever imports them, with the number of imports between, nearest first."""
    found = set(start)
    waiting = deque((one, 0) for one in sorted(found))
    while waiting:
        module, steps = waiting.popleft()
        yield module, steps
        new = _direct_importers(module, graph) - found
        found |= new
        waiting.extend((one, steps + 1) for one in sorted(new))


def _direct_importers(module: str, graph: grimp.ImportGraph) -> set[str]:
    """The importers of a module; pytest imports a conftest for all tests beside and below it."""
    importers = set(graph.find_modules_that_directly_import(module))
    folder, _, name = module.rpartition(".")
    if name == "conftest":
        importers |= {one for one in graph.find_descendants(folder) if _is_test(one)}
    return importers


def module_of(name: str) -> str:
    """What a file is called where it is imported; nothing if it isn't a program of Python's."""
    path = Path(name)
    dotted = ".".join(path.with_suffix("").parts).removeprefix("src.").removesuffix(".__init__")
    return dotted if path.suffix == ".py" else ""


def _is_test(module: str) -> bool:
    return module.startswith("tests.") and module.rpartition(".")[2].startswith("test_")


def _file_of(module: str) -> str:
    return f"{module.replace('.', '/')}.py"


def _tests_in(place: str) -> list[str]:
    """A file of tests itself, or all in a folder."""
    if place.endswith(".py"):
        return [place]
    return [one.relative_to(ROOT).as_posix() for one in (ROOT / place).rglob("test_*.py")]


def games_of(changed: Iterable[str], graph: grimp.ImportGraph) -> set[str]:
    """The games whose rules or kernels a change reaches, and what some of them share."""
    start = {module_of(name) for name in changed} & graph.modules
    reached = start.union(*(graph.find_downstream_modules(one) for one in start))
    inner = (one.split(".")[1:3] for one in reached if one.startswith(LAYERS_OF_GAMES))
    return {names[1] for names in inner if names[1:]}


def of_every_game(
    changed: Iterable[str], graph: grimp.ImportGraph, games: Iterable[str]
) -> list[str]:
    """What pytest is asked for games that a change reaches; for one of them, if it reaches many."""
    reached = sorted(games_of(changed, graph) & set(games))
    named = reached if len(reached) <= MOST_GAMES else reached[:1]
    kernels = any(name.startswith("src/serpentry/kernels/") for name in changed)
    tests = [*map(CONTRACT.format, named), *OF_EVERY_GAME, *(["tests/kernels"] if kernels else ())]
    return [*tests, "-k", " or ".join(named)] if named else []
