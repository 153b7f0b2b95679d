"""Runs the tests of what changed since the main line: `make check-quick`.

A test belongs to a changed module if it imports it, directly or through modules of the same part of
the house, or lies in the folder of tests that bears that part's name. A changed game is also held
against what all games are held against. The browser client's unit tests are chosen by Vitest; tests
in a real browser are left to `make test`, which runs everything.
"""

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import grimp

ROOT = Path(__file__).parents[1]
MAIN = ("origin/main", "main")
ROOTS = ("serpentry", "tests", "tools", "bench", "workshop")
TWINS = {"table": "tables", "cli": "test_cli.py", "geometry": "test_geometry.py"}
"""Where the tests of a part are called otherwise than the part itself."""
OF_EVERY_GAME = {
    "games": (
        "tests/test_contract.py",
        "tests/test_golden.py",
        "tests/test_ready.py",
        "tests/test_rule_pages.py",
        "tests/tables/test_breakdown.py",
    ),
    "kernels": ("tests/kernels", "tests/players/test_fingerprints.py"),
}
"""What every game is held against, and every kernel; run for those that changed."""
TEXTS = {
    ".ftl": ["tests/languages"],
    ".md": ["tests/test_rule_pages.py", "tests/languages/test_rule_pages.py", "tests/documents"],
    ".json": ["tests/test_guides.py", "tests/test_samples.py", "tests/test_perft.py"],
    ".record": ["tests/test_golden.py"],
}
"""What is held against files that are no program, by their ending."""
VITEST = ("npm", "--prefix", "web", "exec", "--", "vitest", "run", "--passWithNoTests", "--changed")
SLOW = "tests/browser"


def main() -> int:
    """Run what belongs to the changes; how pytest ended."""
    changed = changed_files()
    graph = grimp.build_graph(*ROOTS, cache_dir=None)
    chosen = sorted(chosen_for(changed, graph))
    print(
        f"{len(changed)} files changed; the tests of these: {' '.join(chosen) or 'none'}",
        flush=True,
    )
    codes = [_pytest(*chosen)] if chosen else []
    for layer, tests in OF_EVERY_GAME.items():
        if games := games_of(layer, changed, graph):
            codes.append(_pytest(*tests, "-k", " or ".join(sorted(games))))
    if any(name.startswith("web/src/") for name in changed):
        codes.append(_run(*VITEST, _base()))
    return max(codes, default=0)


def _run(*command: str) -> int:
    return subprocess.run(command, cwd=ROOT, check=False).returncode


def _pytest(*arguments: str) -> int:
    return _run(sys.executable, "-m", "pytest", "-n", "auto", "--dist", "loadgroup", *arguments)


def changed_files() -> list[str]:
    """What differs from the main line: committed, not committed, and new."""
    names = _git("diff", "--name-only", _base()) + _git(
        "ls-files", "--others", "--exclude-standard"
    )
    return sorted({name for name in names if (ROOT / name).is_file()})


def _base() -> str:
    """Where this branch left the main line; on the main line itself, the commit before the last."""
    for main_line in MAIN:
        found = _git("merge-base", "HEAD", main_line)
        if found and found != _git("rev-parse", "HEAD"):
            return found[0]
    return "HEAD" if _git("status", "--porcelain") else "HEAD~1"


def _git(*words: str) -> list[str]:
    done = subprocess.run(
        ["git", *words], cwd=ROOT, capture_output=True, text=True, check=False, encoding="utf-8"
    )
    return done.stdout.splitlines()


def chosen_for(changed: Iterable[str], graph: grimp.ImportGraph) -> set[str]:
    """The test files and folders that belong to changed files."""
    found: set[str] = set()
    for name in changed:
        found |= set(_chosen_for(name, graph))
    return {one for one in found if (ROOT / one).exists() and not one.startswith(SLOW)}


def _chosen_for(name: str, graph: grimp.ImportGraph) -> Iterator[str]:
    yield from TEXTS.get(Path(name).suffix, ())
    module = module_of(name)
    if module not in graph.modules:
        return
    yield from _twins(module)
    same = {module} | {
        one for one in graph.find_downstream_modules(module) if part_of(one) == part_of(module)
    }
    importers = {one for inner in same for one in graph.find_modules_that_directly_import(inner)}
    yield from (f"{one.replace('.', '/')}.py" for one in importers | same if _is_test(one))


def module_of(name: str) -> str:
    """What a file is called where it is imported; nothing if it is no program of Python's."""
    path = Path(name)
    dotted = ".".join(path.with_suffix("").parts).removeprefix("src.").removesuffix(".__init__")
    return dotted if path.suffix == ".py" else ""


def part_of(module: str) -> str:
    """The part of the house that a module belongs to: a layer, one game or kernel, all tests."""
    root, *inner = module.split(".")
    if root != "serpentry":
        return root
    return ".".join([root, *inner[: 2 if inner[:1] in (["games"], ["kernels"]) else 1]])


def _twins(module: str) -> Iterator[str]:
    """The tests that bear the name of a module's part."""
    root, _, inside = part_of(module).partition(".")
    part = inside if root == "serpentry" else root
    if part and root != "tests":
        *layer, last = (TWINS.get(one, one) for one in part.split("."))
        folder = "/".join(["tests", *layer])
        yield from (f"{folder}/{last}", f"{folder}/test_{last}.py")


def _is_test(module: str) -> bool:
    return module.startswith("tests.") and module.rpartition(".")[2].startswith("test_")


def games_of(layer: str, changed: Iterable[str], graph: grimp.ImportGraph) -> set[str]:
    """The games whose rules (or kernels) have changed, or what they share with others."""
    inside = f"serpentry.{layer}."
    own = {one for name in changed if (one := module_of(name)).startswith(inside)} & graph.modules
    touched = own.union(*(graph.find_downstream_modules(one) for one in own))
    return {part_of(one).rpartition(".")[2] for one in touched if one.startswith(inside)}


if __name__ == "__main__":
    sys.exit(main())
