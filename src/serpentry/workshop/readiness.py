"""What a game still lacks before it can be released: one report, of what lies in the checkout."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from serpentry.catalogue.kernels import KERNELS
from serpentry.languages import ENGLISH
from serpentry.tabletop.game import AnyBox
from serpentry.workshop.checkout import Checkout, checkout
from serpentry.workshop.messages import missing_messages

SHOWN = 4
"""So many missing keys are named; the others are counted."""


@dataclass(frozen=True)
class Lack:
    """Something that is missing: of which part of a game, and what it is."""

    part: str
    what: str


@dataclass(frozen=True)
class File:
    """A file that a finished game has, and how to get it."""

    part: str
    place: Callable[[Checkout, str], Path]
    advice: str


FILES = (
    File("rule page", Checkout.rule_page, "the rules in your own words"),
    File("tests", lambda one, game: one.tests(game) / "attempts.py", "moves worth trying"),
    File("counts", lambda one, game: one.tests(game) / "perft.json", "sequences, counted"),
    File("ledger", Checkout.ledger, "every sentence of the rulebook, and what carries it"),
    File("second referee", Checkout.referee, "the rulebook read again, sharing no code"),
    File("playthrough", Checkout.playthrough, "run `python -m tests.research.playthroughs NAME`"),
    File("lesson", Checkout.lesson, "a first game, step by step"),
    File("board", Checkout.board, "until then the browser shows a drawn board"),
    File("picture", Checkout.picture, "run `make pictures`"),
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
            yield Lack(file.part, f"{path.relative_to(place.root)}: {file.advice}")


def _rulings(box: AnyBox, place: Checkout) -> Iterator[Lack]:
    files = sorted(place.tests(box.name).glob("test_*.py"))
    tested = re.findall(r"ruling\(\"(.+?)\"\)", "\n".join(one.read_text("utf-8") for one in files))
    for rule in box.rule_ids:
        if rule not in tested:
            yield Lack("tests", f'no test is marked `ruling("{rule}")`')


def _golden_games(box: AnyBox, place: Checkout) -> Iterator[Lack]:
    folder = place.golden(box.name)
    where = folder.relative_to(place.root)
    if not any(folder.glob("*.record")):
        yield Lack("golden games", f"{where}/*.record: games worth keeping, each with its reason")
    elif not (folder / "order.json").is_file():
        yield Lack("golden games", f"{where}/order.json: run `python -m tests.golden NAME`")
    elif not (folder / "numbers.json").is_file():
        yield Lack("numbers", f"{where}/numbers.json: run `python -m tests.research.numbers NAME`")


def _translations(box: AnyBox, place: Checkout) -> Iterator[Lack]:
    for language, missing in missing_messages(box).items():
        page = place.rule_page(box.name, language)
        if language != ENGLISH and not page.is_file():
            yield Lack("translations", f"{page.relative_to(place.root)}: the rule page")
        if missing:
            more = f" and {len(missing) - SHOWN} more" if len(missing) > SHOWN else ""
            named = ", ".join(missing[:SHOWN])
            yield Lack("translations", f"languages/{language}: {named}{more}")


def _research(box: AnyBox, place: Checkout) -> Iterator[Lack]:
    page = place.research_page
    if f"**{box.name}**" not in page.read_text(encoding="utf-8"):
        yield Lack("numbers", f"{page.relative_to(place.root)}: what its numbers and planes mean")


def _kernel(box: AnyBox) -> Iterator[Lack]:
    if box.name not in KERNELS:
        yield Lack("kernel", "none yet (docs/adding-a-kernel.md): search plays on the plain rules")


def _contents(box: AnyBox) -> Iterator[Lack]:
    if not box.set_up().contents().batches:
        yield Lack("contents", "what is in its box (`contents`), to be printed and cut out")
