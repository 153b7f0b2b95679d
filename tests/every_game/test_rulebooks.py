"""The ledgers of the rulebooks: every sentence has a row, and rows name words that are there."""

import re

import pytest
from workshop.checkout import checkout

from serpentry.catalogue import BOXES
from serpentry.catalogue.rulepages import rule_page, rule_section
from serpentry.languages import ENGLISH, say
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.presets import OURS

WRITTEN = [box for box in BOXES if checkout().ledger(box.name).is_file()]
"""A game without a ledger is named by `python -m workshop ready`."""
BY_NAME = pytest.mark.parametrize("box", WRITTEN, ids=lambda box: box.name)
CARRIER = re.compile(r"(?:flavour: )?(?:(?P<kind>\w+) (?P<name>[^“;]+) “(?P<words>[^”]+)”|nowhere)")
"""A kind of thing, its name, and words that stand there; what is said nowhere has none."""


def ledger(box: AnyBox) -> str:
    return checkout().ledger(box.name).read_text(encoding="utf-8")


def rows(box: AnyBox) -> list[tuple[int, str, str]]:
    found = re.findall(r"^\| (\d+) \| (.+) \| (.+) \|$", ledger(box), re.M)
    return [(int(number), said, carried) for number, said, carried in found]


def section(box: AnyBox, heading: str) -> str:
    """What stands under a heading of a rule page, without its pictures."""
    page = rule_page(box)
    begin = re.search(rf"^(#+) {re.escape(heading)}$", page, re.M)
    if not begin:
        return ""
    rest = page[begin.end() :]
    end = re.search(rf"^#{{1,{max(2, len(begin[1]))}}} ", rest, re.M)
    return re.sub(r"!\[.*?\]\(.*?\)", "", rest[: end.start()] if end else rest)


def text_of(box: AnyBox, kind: str, name: str) -> str:
    """What can be read at something that a row names."""
    match kind:
        case "page":
            return section(box, name)
        case "rule":
            return section(box, rule_section(box, name).partition("\n")[0].removeprefix("### "))
        case "option":
            found = re.search(rf"^\| [^|]+ `{name}` \|.+$", rule_page(box), re.M)
            return found[0] if found else ""
        case "picture":
            found = re.search(rf"!\[([^\]]+)\]\(images/{re.escape(name)}\)", rule_page(box))
            return found[1] if found else ""
        case "preset":
            is_ours = any(one.name == name for one in box.presets)
            return say(ENGLISH, f"preset-{name}-line") if is_ours else ""
        case "message":
            return say(ENGLISH, name)
    return ""


@BY_NAME
def test_every_sentence_has_a_row(box: AnyBox) -> None:
    stated = re.search(r"^Sentences: (\d+)$", ledger(box), re.M)
    assert stated
    assert [number for number, _, _ in rows(box)] == list(range(1, int(stated[1]) + 1))
    assert all(said and carried for _, said, carried in rows(box))


@BY_NAME
def test_the_words_that_carry_a_sentence_stand_where_its_row_says(box: AnyBox) -> None:
    for number, _, carried in rows(box):
        found = list(CARRIER.finditer(carried))
        assert "; ".join(one[0] for one in found) == carried, f"{box.name} {number}"
        for one in found:
            if one["kind"]:
                text = " ".join(text_of(box, one["kind"], one["name"]).replace("*", "").split())
                assert one["words"] in text, f"{box.name} {number}: {one[0]}"


@BY_NAME
def test_every_option_of_a_preset_of_the_book_stands_in_the_ledger(box: AnyBox) -> None:
    named = {one["name"] for _, _, carried in rows(box) for one in CARRIER.finditer(carried)}
    of_book = [preset for preset in box.presets if preset.name not in OURS]
    assert {option for preset in of_book for option in preset.options} <= named
