"""What links may name in a page: headings as on most hosts of source, and rules by their names."""

import re
from collections.abc import Callable

RULE = re.compile(r"(?<= )[a-z]+(?:-[a-z]+)+$")


def slug(heading: str) -> str:
    """The anchor of a heading; a rule, named at its end, has the same one on pages of the game."""
    plain = re.sub(r"[^\w\- ]", "", heading.lower()).strip()
    rule = RULE.search(plain)
    return rule[0] if rule else plain.replace(" ", "-")


def anchor(heading: str, _: str) -> str:
    """The same, asked as builders of sites ask."""
    return slug(heading)


def slugs() -> Callable[[str, str], str]:
    """What the builder of our site makes anchors with."""
    return anchor
