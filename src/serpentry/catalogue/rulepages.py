"""The rule page of each game: the same Markdown that the documentation shows."""

import re
from pathlib import Path

from serpentry.languages import ENGLISH
from serpentry.tabletop.errors import SerpentryError, UnknownName
from serpentry.tabletop.game import AnyBox

PACKAGE = Path(__file__).parent.parent
PLACES = (PACKAGE / "rulepages", PACKAGE.parent.parent / "docs" / "games")
"""In an installed package; in a checkout. A translation is in the folder of its language."""


def rule_page(box: AnyBox, language: str = ENGLISH) -> str:
    """The whole page, in English if the language has none."""
    for folder in (language, ""):
        for place in PLACES:
            page = place / folder / f"{box.name}.md"
            if page.is_file():
                return page.read_text(encoding="utf-8").replace("](../images/", "](images/")
    raise SerpentryError(f"The rule page of {box.title} is not installed.")


def rule_section(box: AnyBox, rule: str, language: str = ENGLISH) -> str:
    """The heading of a rule id and what stands under it."""
    if rule not in box.rule_ids:
        raise UnknownName("rule", rule, list(box.rule_ids))
    page = rule_page(box, language)
    found = re.search(rf"^### [^\n]+ `{re.escape(rule)}`$.*?(?=^##|\Z)", page, re.M | re.S)
    if not found:
        raise SerpentryError(f"The rule page of {box.title} does not explain '{rule}'.")
    return found[0].strip()
