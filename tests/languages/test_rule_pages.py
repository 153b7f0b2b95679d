"""A rule page in another language has the same rules, pictures, options and examples."""

import re

import pytest
from tools.diagrams import figures
from typer.testing import CliRunner

from serpentry.catalogue import BOXES, find, wording
from serpentry.catalogue.rulepages import PLACES, rule_page, rule_section
from serpentry.cli.main import app_for
from serpentry.languages import ENGLISH, LANGUAGES
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.options import Choice, kinds
from tests.languages.structure import figures_of, skeleton

FOREIGN = [language for language in LANGUAGES if language != ENGLISH]
FOLDER = next(place for place in PLACES if place.is_dir())
PAGES = [
    (box, language)
    for box in BOXES
    for language in FOREIGN
    if (FOLDER / language / f"{box.name}.md").is_file()
]
MOST_WORDS = 900
"""How long the part may be that teaches the game."""
ALL_PAGES = pytest.mark.parametrize(
    ("box", "language"), PAGES, ids=[f"{box.name}-{language}" for box, language in PAGES]
)
EVERY = [*((box, ENGLISH) for box in BOXES), *PAGES]
EVERY_PAGE = pytest.mark.parametrize(
    ("box", "language"), EVERY, ids=[f"{box.name}-{language}" for box, language in EVERY]
)


@ALL_PAGES
def test_a_page_is_a_translation_and_stands_in_its_folder(box: AnyBox, language: str) -> None:
    file = FOLDER / language / f"{box.name}.md"
    for image in re.findall(r"\]\((\S+?\.svg)\)", file.read_text(encoding="utf-8")):
        assert (file.parent / image).is_file()
    theirs, ours = _paragraphs(rule_page(box, language)), _paragraphs(rule_page(box))
    assert not {one for one in theirs & ours if len(one) > 40}


def _paragraphs(page: str) -> set[str]:
    return {text for text in page.split("\n\n") if not text.startswith(("!", "#"))}


@ALL_PAGES
def test_a_page_has_the_same_skeleton(box: AnyBox, language: str) -> None:
    assert _skeleton(rule_page(box, language)) == _skeleton(rule_page(box))


def _skeleton(page: str) -> list[str]:
    """Levels of headings, rule ids, pictures, list items and rows, in their order."""
    found = []
    for line in page.splitlines():
        if rule := re.match(r"### .+ `([\w-]+)`$", line):
            found.append(rule[1])
        elif images := re.findall(r"\]\((images/.+?)\)", line):
            found += images
        elif marker := re.match(r"#+|- \*\*|- |\d\. |\|", line):
            found.append(marker[0])
    return found


@ALL_PAGES
def test_a_page_has_the_same_names_and_examples(box: AnyBox, language: str) -> None:
    assert sorted(_code(rule_page(box, language))) == sorted(_code(rule_page(box)))


def _code(page: str) -> list[str]:
    return [" ".join(code.split()) for code in re.findall(r"`([^`]+)`", page)]


@ALL_PAGES
def test_the_table_of_options_has_the_same_options_and_values(box: AnyBox, language: str) -> None:
    ours, theirs = _options(rule_page(box)), _options(rule_page(box, language))
    assert list(theirs) == list(ours)
    for name, kind in kinds(box.options).items():
        assert re.findall(r"-?\d+", theirs[name]) == re.findall(r"-?\d+", ours[name])
        if isinstance(kind, Choice) and name != "size":
            assert re.findall("`(.+?)`", theirs[name]) == list(kind.values)


def _options(page: str) -> dict[str, str]:
    rows = re.findall(r"^\| [^|]+ `(\w+)` \| (.+?) \|", page, re.M)
    return dict(rows)


@EVERY_PAGE
def test_options_and_values_have_the_names_of_the_form(box: AnyBox, language: str) -> None:
    page = rule_page(box, language)
    for name, kind in kinds(box.options).items():
        assert f"| {wording.option_label(box, name, language)} `{name}` |" in page
        for value in kind.values if isinstance(kind, Choice) and name != "size" else ():
            assert f"{wording.choice_label(box, name, value, language)} `{value}`" in page


@EVERY_PAGE
def test_a_picture_is_told_as_play_is_told(box: AnyBox, language: str) -> None:
    shown = re.findall(r"!\[(.+?)\]\(images/(.+?)\.svg\)", rule_page(box, language))
    captions = {image: caption for caption, image in shown}
    for name, figure in figures(box.name).items():
        caption, told = captions[f"{box.name}-{name}"], figure.told(language)
        assert caption == told if figure.refusal else caption.endswith(told)


@EVERY_PAGE
def test_the_core_of_a_page_is_read_in_minutes(box: AnyBox, language: str) -> None:
    core, _, _ = rule_page(box, language).partition("\n### ")
    words = re.findall(r"[\w’-]+", re.sub(r"!\[.*?\]\(.*?\)", "", core))
    assert len(words) <= MOST_WORDS


@ALL_PAGES
def test_every_rule_can_be_looked_up(box: AnyBox, language: str) -> None:
    for rule in box.rule_ids:
        assert len(rule_section(box, rule, language)) > len(rule) + 20


def test_a_language_without_a_page_gets_the_english_one() -> None:
    assert rule_page(find("snekagon"), "xx") == rule_page(find("snekagon"))


def test_the_terminal_shows_rules_in_a_language() -> None:
    shown = CliRunner().invoke(
        app_for(), ["rules", "snekagon", "--rule", "no-branching", "--language", "cs"]
    )
    assert "nikdy se nevětví" in " ".join(shown.output.split())


def test_a_language_that_there_is_not_is_refused_in_a_sentence() -> None:
    shown = CliRunner().invoke(app_for(), ["rules", "snekagon", "--language", "xx"])
    assert str(shown.exception) == (
        "There is no language called “xx”. Choose one of: cs, de, en, fr, ru."
    )


@ALL_PAGES
def test_a_page_consists_of_the_same_in_every_language(box: AnyBox, language: str) -> None:
    english, page = rule_page(box, ENGLISH), rule_page(box, language)
    assert skeleton(page) == skeleton(english)
    assert figures_of(page) == figures_of(english)


@EVERY_PAGE
def test_switches_have_the_labels_of_the_form(box: AnyBox, language: str) -> None:
    page = rule_page(box, language)
    assert not re.findall(r"\| (?:on · off|off · on) \||\| O(?:n|ff) ?:", page)
