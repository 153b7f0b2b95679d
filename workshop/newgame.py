"""A new game: the model, copied under its name to where the parts of a game lie."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from serpentry.catalogue import names
from serpentry.languages import LANGUAGES, sentence
from serpentry.tabletop.errors import BadText, SerpentryError
from workshop.checkout import Checkout, checkout

MODEL = "adder"
NAME = re.compile(r"[a-z][a-z0-9]{2,19}")
MODEL_WORD = re.compile(rf"(?<![a-z]){MODEL}|{MODEL.capitalize()}")
"""The model's name, as it stands in names, keys and classes; never a part of another word."""
MODULES = (
    (f"tests.workshop.{MODEL}", "tests.games.{name}"),
    (f"workshop.{MODEL}.kernel", "serpentry.kernels.{name}"),
    (f"workshop.{MODEL}", "serpentry.games.{name}"),
)
"""Where the model's parts lie, and where those of a new game go."""


@dataclass(frozen=True)
class Touched:
    """A file that was written, and by how many lines it has grown."""

    path: Path
    lines: int


def new_game(name: str) -> list[Touched]:
    """Write a game that can be played and tested at once; gives the files that were touched."""
    place = checkout()
    _refuse_unfit(name, place)
    touched = [_copied(source, target, name) for source, target in _files(place, name)]
    kernel = f'"{name}": "serpentry.kernels.{name}"'
    touched += [
        _joined(place.catalogue, r"GAMES = \(", f'"{name}"'),
        _joined(place.kernels, r"KERNELS: .+? = {", kernel),
    ]
    _put_in_order([one.path for one in touched if one.path.suffix == ".py"])
    return touched


def _refuse_unfit(name: str, place: Checkout) -> None:
    if not NAME.fullmatch(name):
        raise BadText(sentence("why-no-game-name", name=name[:30]))
    if name in names() or place.source(name).exists() or place.tests(name).exists():
        raise SerpentryError(sentence("why-name-taken", name=name))


def _files(place: Checkout, name: str) -> Iterator[tuple[Path, Path]]:
    """Each file of the model, and where its copy goes."""
    model, tests = place.model, place.root / "tests" / "workshop" / MODEL
    kernel = model / "kernel"
    for file in sorted(model.rglob("*.py")):
        inside = place.kernel(name) if kernel in file.parents else place.source(name)
        yield file, inside / file.relative_to(kernel if kernel in file.parents else model)
    yield model / "page.md", place.rule_page(name)
    for language in LANGUAGES:
        yield model / "messages" / f"{language}.ftl", place.messages(name, language)
    for file in sorted(tests.rglob("*.*")):
        if "__pycache__" not in file.parts:
            yield file, place.tests(name) / file.relative_to(tests)


def _copied(source: Path, target: Path, name: str) -> Touched:
    text = renamed(source.read_text(encoding="utf-8"), name)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    return Touched(target, text.count("\n"))


def renamed(text: str, name: str) -> str:
    """A text of the model's, about the game of that name."""
    for module, new in MODULES:
        text = text.replace(module, new.format(name=name))
    return MODEL_WORD.sub(lambda found: name if found[0] == MODEL else name.capitalize(), text)


def _joined(file: Path, opening: str, entry: str) -> Touched:
    """A list in a file, which begins so, with a new entry at its end."""
    before = file.read_text(encoding="utf-8")
    found = re.search(rf"^{opening}\n(    .+\n)+", before, re.M)
    if not found:
        raise SerpentryError(sentence("why-no-list", file=str(file)))
    end = found.end()
    file.write_text(f"{before[:end]}    {entry},\n{before[end:]}", encoding="utf-8")
    return Touched(file, 1)


def _put_in_order(files: list[Path]) -> None:
    """Sort imports and fold lines as the house does: with another name both may change."""
    ruff = shutil.which("ruff", path=str(Path(sys.executable).parent)) or shutil.which("ruff")
    if ruff:
        for task in (["check", "--quiet", "--fix", "--select", "I"], ["format", "--quiet"]):
            subprocess.run([ruff, *task, *map(str, files)], check=True)
