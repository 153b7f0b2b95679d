"""The rule page, its rule ids, their tests and the diagrams are one thing."""

import re
from pathlib import Path

import pytest
from tools.diagrams import figures, images, views

from serpentry.catalogue import BOXES
from serpentry.catalogue.rulepages import rule_page, rule_section
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.options import kinds

HERE = Path(__file__).parents[1]
BY_NAME = pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)


@BY_NAME
def test_every_rule_id_is_a_heading_and_every_heading_a_rule_id(box: AnyBox) -> None:
    headings = re.findall(r"^### .+ `([\w-]+)`$", rule_page(box), re.M)
    assert sorted(headings) == sorted(box.rule_ids)
    assert all(len(rule_section(box, rule)) > len(rule) + 20 for rule in box.rule_ids)


@BY_NAME
def test_every_ruling_is_of_a_rule(box: AnyBox) -> None:
    sources = (HERE / "games" / box.name).glob("test_*.py")
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    tested = set(re.findall(r"ruling\(\"(.+?)\"\)", text))
    assert tested <= set(box.rule_ids)


@BY_NAME
def test_the_rule_page_explains_every_option(box: AnyBox) -> None:
    for option in kinds(box.options):
        assert f"`{option}`" in rule_page(box)


@BY_NAME
def test_the_rule_page_shows_only_diagrams_that_are_there(box: AnyBox) -> None:
    shown = set(re.findall(r"\]\(images/(.+?)\)", rule_page(box)))
    drawn = {path.name for path in images() if path.name.startswith(f"{box.name}-")}
    assert shown == drawn


def test_the_diagrams_are_drawn_from_the_positions_of_today() -> None:
    for path, content in (images() | views()).items():
        assert path.read_text(encoding="utf-8") == content, f"{path.name}: run `make docs`"


@BY_NAME
def test_every_diagram_can_be_shown_on_the_board(box: AnyBox) -> None:
    for name, figure in figures(box.name).items():
        assert figure.views, name
