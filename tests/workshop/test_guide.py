"""docs/adding-a-game.md, followed to the letter in a copy of the checkout."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from workshop.checkout import Checkout, checkout

from tests.conftest import TOLD

pytestmark = pytest.mark.timeout(1200)
NAME = "pond"
BUILT = shutil.ignore_patterns(".*", "node_modules", "build", "dist", "site")
"""What is not copied; compiled Python is, for it is as good there as here."""
NO_TEXT = {
    ".dll",
    ".dylib",
    ".gz",
    ".jpg",
    ".png",
    ".npz",
    ".pt",
    ".so",
    ".solved",
    ".student",
    ".ttf",
    ".wasm",
    ".webp",
    ".woff2",
}
PROGRAMS = {
    "serpentry": ["-m", "serpentry"],
    "pytest": ["-m", "pytest", "-n0", "-p", "no:cacheprovider"],
    "python": [],
    "ruff": ["-m", "ruff"],
}
ENGINE = (
    f"python -m serpentry.builder {NAME} --here",
    f"serpentry soak {NAME} --games 20",
    f"serpentry match {NAME} --players level4,greedy --games 4",
)
"""The commands that take long: they make an engine, and think with it."""
OF_EVERY_GAME = (
    f"serpentry soak {NAME} --games 40",
    f"serpentry match {NAME} --players greedy,random --games 10",
    f"pytest tests/every_game/test_contract.py tests/every_game/test_golden.py -k {NAME}",
    f"pytest tests/every_game/test_perft.py tests/every_game/test_rule_pages.py -k {NAME}",
)
"""What holds every game, as other tests do, to the laws."""
Lines = dict[Path, list[str]]


class House:
    """A copy of the house, and what is done in it."""

    def __init__(self, folder: Path) -> None:
        self.place = Checkout(folder / "house")
        shutil.copytree(checkout().root, self.place.root, ignore=_left_out)
        self.settings = {
            "PYTHONPATH": str(self.place.root / "src"),
            "SERPENTRY_ENGINES": str(folder / "engines"),
            "COLUMNS": "300",
        }
        self.before = self.lines()

    def lines(self) -> Lines:
        """The lines of every file that somebody could have written."""
        files = [file for file in self.place.root.rglob("*.*") if self._is_written(file)]
        return {file: file.read_text(encoding="utf-8").splitlines() for file in files}

    def _is_written(self, file: Path) -> bool:
        parts = file.relative_to(self.place.root).parts
        made = any(one.startswith(".") or one == "__pycache__" for one in parts)
        return file.is_file() and not made and file.suffix not in NO_TEXT

    def run(self, line: str) -> tuple[int, str]:
        """How a command ends, and what it says."""
        program, *words = shlex.split(line)
        done = subprocess.run(
            [sys.executable, *PROGRAMS[program], *words],
            cwd=self.place.root,
            env=os.environ | self.settings,
            capture_output=True,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout + done.stderr

    def commands(self) -> list[str]:
        """The commands of the guide, in their order."""
        page = (self.place.root / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
        blocks = re.findall(r"^ *```sh\n(.*?)^ *```", page, re.M | re.S)
        return [line.strip() for block in blocks for line in block.splitlines()]

    def follow(self, commands: Iterable[str]) -> None:
        """Run commands of the guide, each of which ends as it should."""
        for line in commands:
            code, said = self.run(line)
            assert code == line.startswith("python -m workshop ready"), f"{line}\n{said}"

    def touched(self) -> dict[str, list[int]]:
        """By folder, by how many lines each file has grown that is new or has changed."""
        found: dict[str, list[int]] = defaultdict(list)
        for file, lines in self.lines().items():
            old = self.before.get(file, [])
            if old != lines:
                folder = file.parent.relative_to(self.place.root)
                known = re.sub(rf"(languages|games/{NAME})/.*", r"\1", str(folder))
                found[known].append(len(lines) - len(old))
        return found


def _left_out(folder: str, names: list[str]) -> set[str]:
    """What is built, not written: also the pages of the service, but not those of the client."""
    pages = {"pages"} if Path(folder).name == "server" else set()
    return BUILT(folder, names) | pages


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    """A copy in which the guide was followed; every command ended as it should."""
    made = House(tmp_path_factory.mktemp("copy"))
    later = {*ENGINE, *OF_EVERY_GAME}
    commands = made.commands()
    assert later < {*commands}
    made.follow(line for line in commands if line not in later)
    return made


@pytest.mark.thorough
def test_a_game_is_two_folders_a_page_tests_messages_and_two_lines(
    house: House, record_property: Callable[[str, object], None]
) -> None:
    touched = house.touched()
    assert set(touched) == {
        f"src/serpentry/games/{NAME}",
        f"src/serpentry/kernels/{NAME}",
        "src/serpentry/catalogue",
        "src/serpentry/languages",
        f"tests/games/{NAME}",
        "tests/research/playthroughs",
        "docs/games",
    }
    assert len(touched["src/serpentry/catalogue"]) == 2
    files, lines = sum(map(len, touched.values())), sum(map(sum, touched.values()))
    record_property(TOLD, f"docs/adding-a-game.md, followed: {files} files, {lines} lines.")
    for folder, grown in sorted(touched.items()):
        record_property(TOLD, f"  {folder}: {len(grown)} files, {sum(grown)} lines")


@pytest.mark.thorough
def test_what_it_still_lacks_is_what_the_guide_says(
    house: House, record_property: Callable[[str, object], None]
) -> None:
    code, said = house.run(f"python -m workshop ready {NAME}")
    lacking = {line[:18].strip() for line in said.splitlines() if line.startswith("  ")}
    assert code == 1
    assert lacking == {
        *(
            "ledger",
            "second referee",
            "lesson",
            "board",
            "picture",
            "translations",
            "numbers",
            "contents",
        ),
    }
    page = (house.place.root / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    assert all(f"| {part} |" in page for part in lacking)
    record_property(TOLD, f"  and then it lacks: {', '.join(sorted(lacking))}")


@pytest.mark.thorough
def test_it_is_held_to_what_every_game_is(house: House) -> None:
    house.follow(OF_EVERY_GAME)


@pytest.mark.thorough
def test_its_engine_is_made_and_keeps_to_the_rules(house: House) -> None:
    house.follow(ENGINE)
    assert "kernel" not in house.run(f"serpentry soak {NAME} --games 4")[1]


@pytest.mark.thorough
def test_one_test_is_red_and_says_what_is_lacking(house: House) -> None:
    code, said = house.run(f"pytest tests/every_game/test_ready.py -k {NAME}")
    assert code == 1
    assert re.search(r"^FAILED .*test_ready\.py::.*\[pond\]", said, re.M)
    assert "second referee: tests/referees/pond.py" in said
    code, said = house.run(f"pytest tests/languages -k '{NAME} or lint or catalogue or shelf'")
    assert code == 0, said


@pytest.mark.thorough
def test_what_was_written_keeps_the_house_style(house: House) -> None:
    assert house.run("ruff check src tests") == (0, "All checks passed!\n")
    assert house.run("ruff format --check src tests")[0] == 0


@pytest.mark.thorough
def test_a_game_needs_no_kernel(house: House) -> None:
    place = house.place
    shutil.rmtree(place.kernel(NAME))
    listed = place.kernels.read_text(encoding="utf-8")
    place.kernels.write_text(re.sub(rf".*\"{NAME}\".*\n", "", listed), encoding="utf-8")
    code, said = house.run(
        f"pytest tests/research tests/players tests/every_game/test_contract.py -k {NAME}"
    )
    assert code == 0, said
    code, said = house.run(f"serpentry soak {NAME} --games 4")
    assert (code, "Nobody has written a kernel for pond" in said) == (0, True)
    assert "kernel" in house.run(f"python -m workshop ready {NAME}")[1]


@pytest.mark.thorough
def test_a_game_whose_model_is_taken_apart_is_red_in_one_place_alone(house: House) -> None:
    place = house.place
    shutil.rmtree(place.golden(NAME))
    for file in (
        place.tests(NAME) / "perft.json",
        place.messages(NAME, "de"),
        place.playthrough(NAME),
    ):
        file.unlink()
    pinned = "test_golden.py tests/every_game/test_perft.py tests/research"
    code, said = house.run(
        f"pytest tests/languages tests/every_game/{pinned} -k '{NAME} or catalogue'"
    )
    assert code == 0, said
    code, said = house.run(f"python -m workshop ready {NAME}")
    for part in ("golden games", "counts", r"languages/de: \d+ messages? \(blurb-pond"):
        assert re.search(part, said)
    assert code == 1
