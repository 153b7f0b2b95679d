"""What a game still lacks before it can be released: one report, of what lies in the checkout."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from serpentry.catalogue.kernels import KERNELS
from serpentry.languages import ENGLISH, Sentence, sentence
from serpentry.tabletop.game import AnyBox
from workshop.checkout import Checkout, checkout
from workshop.messages import missing_messages

KEYS_SHOWN = 4
"""So many missing keys are named; the others are counted."""


@dataclass(frozen=True)
class Lack:
    """Something that is missing: of which part of a game (a message's key), and what it is."""

    part: str
    what: Sentence


@dataclass(frozen=True)
class File:
    """A file that a finished game has: of which part, and what it holds or how to get it."""

    part: str
    place: Callable[[Checkout, str], Path]
    advice: Sentence


def _run(command: str) -> Sentence:
    return sentence("advice-run", command=command)


def _at(file: str, advice: Sentence) -> Sentence:
    return sentence("lacks-file", file=file, advice=advice)


FILES = (
    File("ready-rule-page", Checkout.rule_page, sentence("advice-rule-page")),
    File(
        "ready-tests", lambda one, game: one.tests(game) / "attempts.py", sentence("advice-tests")
    ),
    File(
        "ready-counts", lambda one, game: one.tests(game) / "perft.json", sentence("advice-counts")
    ),
    File("ready-ledger", Checkout.ledger, sentence("advice-ledger")),
    File("ready-referee", Checkout.referee, sentence("advice-referee")),
    File(
        "ready-playthrough",
        Checkout.playthrough,
        _run("python -m tests.research.playthroughs NAME"),
    ),
    File("ready-lesson", Checkout.lesson, sentence("advice-lesson")),
    File("ready-board", Checkout.board, sentence("advice-board")),
    File("ready-picture", Checkout.picture, _run("make pictures")),
)


def lacks(box: AnyBox) -> list[Lack]:
    """All that keeps a game from being released, in the order in which it is best made."""
    place = checkout()
    return [
        *_files(box, place),
        *_rulings(box, place),
        *_golden_games(box, place),
        *_translations(box, place),
        *_research(box, place),
        *_kernel(box),
        *_contents(box),
    ]


def _files(box: AnyBox, place: Checkout) -> Iterator[Lack]:
    for file in FILES:
        path = file.place(place, box.name)
        if not path.is_file():
            yield Lack(file.part, _at(str(path.relative_to(place.root)), file.advice))


def _rulings(box: AnyBox, place: Checkout) -> Iterator[Lack]:
    files = sorted(place.tests(box.name).glob("test_*.py"))
    tested = re.findall(r"ruling\(\"(.+?)\"\)", "\n".join(one.read_text("utf-8") for one in files))
    for rule in box.rule_ids:
        if rule not in tested:
            yield Lack("ready-tests", sentence("lacks-ruling", mark=f'ruling("{rule}")'))


def _golden_games(box: AnyBox, place: Checkout) -> Iterator[Lack]:
    folder = place.golden(box.name)
    where = folder.relative_to(place.root)
    if not any(folder.glob("*.record")):
        yield Lack("ready-golden", _at(f"{where}/*.record", sentence("advice-golden")))
    elif not (folder / "order.json").is_file():
        yield Lack("ready-golden", _at(f"{where}/order.json", _run("python -m tests.golden NAME")))
    elif not (folder / "numbers.json").is_file():
        command = "python -m tests.research.numbers NAME"
        yield Lack("ready-numbers", _at(f"{where}/numbers.json", _run(command)))


def _translations(box: AnyBox, place: Checkout) -> Iterator[Lack]:
    for language, missing in missing_messages(box).items():
        page = place.rule_page(box.name, language)
        if language != ENGLISH and not page.is_file():
            where = str(page.relative_to(place.root))
            yield Lack("ready-translations", _at(where, sentence("advice-rule-page")))
        if missing:
            named = ", ".join(missing[:KEYS_SHOWN])
            told = sentence(
                "lacks-messages", folder=f"languages/{language}", keys=named, count=len(missing)
            )
            yield Lack("ready-translations", told)


def _research(box: AnyBox, place: Checkout) -> Iterator[Lack]:
    page = place.research_page
    if f"| {box.name} |" not in page.read_text(encoding="utf-8"):
        where = str(page.relative_to(place.root))
        yield Lack("ready-numbers", _at(where, sentence("advice-research")))


def _kernel(box: AnyBox) -> Iterator[Lack]:
    if box.name not in KERNELS:
        yield Lack("ready-kernel", sentence("lacks-kernel", page="docs/adding-a-kernel.md"))


def _contents(box: AnyBox) -> Iterator[Lack]:
    if not box.set_up().contents().component_sets:
        yield Lack("ready-contents", sentence("lacks-contents"))
