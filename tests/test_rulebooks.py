"""The ledgers of the rulebooks: every sentence has a row, and all that rows name is there."""

import re

import pytest
from workshop.checkout import checkout

from serpentry.catalogue import BOXES
from serpentry.catalogue.rulepages import rule_page
from serpentry.languages import ENGLISH, keys
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.options import kinds

WRITTEN = [box for box in BOXES if checkout().ledger(box.name).is_file()]
"""A game without a ledger is named by `python -m workshop ready`."""
BY_NAME = pytest.mark.parametrize("box", WRITTEN, ids=lambda box: box.name)
NOWHERE = "nowhere"


def ledger(box: AnyBox) -> str:
    return checkout().ledger(box.name).read_text(encoding="utf-8")


def rows(box: AnyBox) -> list[tuple[int, str, str]]:
    found = re.findall(r"^\| (\d+) \| (.+) \| (.+) \|$", ledger(box), re.M)
    return [(int(number), said, carried) for number, said, carried in found]


def section(box: AnyBox, heading: str) -> str | None:
    """A section of a rule page, its lines joined, if there is one."""
    page = rule_page(box) + "\n## "
    found = re.search(rf"^##+ {re.escape(heading)}$(.*?)(?=^## )", page, re.M | re.S)
    return " ".join(found[1].split()) if found else None


def is_there(box: AnyBox, kind: str, name: str) -> bool:
    """Whether something that a row names exists."""
    match kind:
        case "rule":
            return name in box.rule_ids
        case "option":
            return name in kinds(box.options)
        case "preset":
            return name in {one.name for one in box.presets}
        case "page":
            heading, _, words = name.partition(" “")
            return words.removesuffix("”") in (section(box, heading) or "")
        case "picture":
            return f"images/{name}" in rule_page(box)
        case "message":
            return name in keys(ENGLISH)
    return False


@BY_NAME
def test_every_sentence_has_a_row(box: AnyBox) -> None:
    stated = re.search(r"^Sentences: (\d+)$", ledger(box), re.M)
    assert stated
    assert [number for number, _, _ in rows(box)] == list(range(1, int(stated[1]) + 1))
    assert all(said and carried for _, said, carried in rows(box))


@BY_NAME
def test_everything_that_a_ledger_names_is_there(box: AnyBox) -> None:
    for number, _, carried in rows(box):
        for one in carried.split("; "):
            flavour, colon, where = one.partition("flavour: ")
            said = where if colon and not flavour else one
            if said == NOWHERE:
                continue
            kind, _, name = said.partition(" ")
            assert is_there(box, kind, name), f"{box.name} {number}: {said}"


@BY_NAME
def test_every_rule_and_option_but_our_own_stands_in_the_ledger(box: AnyBox) -> None:
    named = " ".join(carried for _, _, carried in rows(box)).replace(";", "")
    presets = {name for preset in box.presets for name in preset.options}
    for option in presets:
        assert f"option {option}" in named, option
