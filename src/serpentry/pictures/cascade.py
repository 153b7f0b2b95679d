"""The styles of a page, written into the picture itself, so that any program shows it alike.

Boards are styled as pages are: by rules with custom properties, two themes and mixed colours. Other
programs know little of that. So each element gets what its rules come to.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from xml.etree import ElementTree

import cssselect2
import tinycss2

from serpentry.pictures.mixing import written_colour

Tokens = Sequence[tinycss2.ast.Node]
Custom = dict[str, Tokens]
"""Custom properties with their values, those of all parents too."""
Declared = list[tuple[str, Tokens]]

SVG = "http://www.w3.org/2000/svg"
SHOWN = re.compile(
    r"fill|stroke|opacity|font|text-anchor|dominant-baseline|letter-spacing|word-spacing|paint-order|stop-color"
)
"""How the properties begin that a picture is painted by; the others are for pages that move."""
LONG = re.compile(r"-?\d*\.\d{4,}")
UNITS = re.compile(r"(?<=\d)(px|deg)")
REFERENCE = re.compile(r"url\(#")
MOST_PROPERTIES = 2048

ElementTree.register_namespace("", SVG)


class Cascade:
    """Styles as a theme has them."""

    def __init__(self, tokens: str, theme: str) -> None:
        self.theme = theme
        root = ElementTree.Element(f"{{{SVG}}}svg", {"data-theme": theme})
        self.root: Custom = {}
        self._declare(_declared(_matcher_of(tokens), cssselect2.ElementWrapper.from_xml_root(root)))

    def _declare(self, declared: Declared) -> None:
        for name, value in declared:
            if name.startswith("--"):
                self.root[name] = value

    def painted(self, body: str, style: str, prefix: str, custom: Custom | None = None) -> str:
        """A picture with its styles in its elements; names within it get a prefix."""
        root = ElementTree.fromstring(body)
        self._walk(
            cssselect2.ElementWrapper.from_xml_root(root),
            _matcher_of(style),
            {**self.root, **(custom or {})},
            prefix,
        )
        return ElementTree.tostring(root, encoding="unicode")

    def _walk(
        self,
        element: cssselect2.ElementWrapper,
        matcher: cssselect2.Matcher,
        custom: Custom,
        prefix: str,
    ) -> None:
        attributes = element.etree_element.attrib
        declared = [
            *_written(attributes),
            *_declared(matcher, element),
            *_inline(attributes.get("style", "")),
        ]
        own = {name: value for name, value in declared if name.startswith("--")}
        if own:
            custom = custom | {name: self._filled(value, custom) for name, value in own.items()}
        shown = {name: self._value(value, custom) for name, value in declared if SHOWN.match(name)}
        if moved := next((value for name, value in declared if name == "transform"), None):
            # The attribute knows no units: they are those of the picture.
            attributes["transform"] = UNITS.sub("", tinycss2.serialize(moved).strip())
        _rewrite(element.etree_element, shown, prefix)
        for child in element.iter_children():
            self._walk(child, matcher, custom, prefix)

    def _value(self, value: Tokens, custom: Custom) -> str:
        """What a property comes to, as any program reads it."""
        text = tinycss2.serialize(self._filled(value, custom)).strip()
        return _come_to(text, self.theme)

    def _filled(self, value: Tokens, custom: Custom) -> list[tinycss2.ast.Node]:
        """A value with the custom properties that it names."""
        filled: list[tinycss2.ast.Node] = []
        for one in value:
            if one.type != "function":
                filled.append(one)
            elif one.lower_name == "var":
                name, *instead = [part for part in one.arguments if part.type != "whitespace"]
                found = custom.get(name.value, instead[1:])
                filled += self._filled(found, custom)
            else:
                inner = self._filled(one.arguments, custom)
                at = (one.source_line, one.source_column)
                filled.append(tinycss2.ast.FunctionBlock(*at, one.name, inner))
        return filled


@lru_cache(maxsize=MOST_PROPERTIES)
def _come_to(text: str, theme: str) -> str:
    if text.startswith("calc("):
        return _product(text)
    return written_colour(text, theme) or text


def _product(text: str) -> str:
    """A calc() that multiplies, which is all that boards do."""
    left, _, right = text.removeprefix("calc(").removesuffix(")").partition("*")
    return f"{float(left) * float(right.strip().removesuffix('px')):g}"


@lru_cache(maxsize=64)
def _matcher_of(style: str) -> cssselect2.Matcher:
    matcher = cssselect2.Matcher()
    for rule in tinycss2.parse_stylesheet(style, skip_comments=True, skip_whitespace=True):
        if rule.type != "qualified-rule":
            continue
        declared = _pairs(tinycss2.parse_blocks_contents(rule.content))
        # What has no meaning in a picture, such as `::backdrop`, is not understood.
        with suppress(cssselect2.SelectorError):
            for selector in cssselect2.compile_selector_list(rule.prelude):
                matcher.add_selector(selector, declared)
    return matcher


def _pairs(content: Iterable[tinycss2.ast.Node]) -> Declared:
    return [(one.name, one.value) for one in content if one.type == "declaration"]


def _declared(matcher: cssselect2.Matcher, element: cssselect2.ElementWrapper) -> Declared:
    return [pair for *_, declared in matcher.match(element) for pair in declared]


@lru_cache(maxsize=MOST_PROPERTIES)
def _inline(style: str) -> Declared:
    return _pairs(tinycss2.parse_blocks_contents(style)) if style else []


def _written(attributes: Mapping[str, str]) -> Declared:
    """What an element's own attributes say in the words of style sheets; all rules go before it."""
    return [
        (name, tinycss2.parse_component_value_list(value))
        for name, value in attributes.items()
        if "var(" in value and name != "style"
    ]


def _rewrite(element: ElementTree.Element, shown: dict[str, str], prefix: str) -> None:
    """Put the styles in, and leave out what only pages need."""
    for name in [*element.keys()]:
        if name in ("class", "style", "role", *shown) or name.startswith("aria-"):
            del element.attrib[name]
        elif name == "id":
            element.set(name, prefix + element.attrib[name])
        elif "url(#" in element.attrib[name]:
            element.set(name, REFERENCE.sub(f"url(#{prefix}", element.attrib[name]))
        elif name == "href":
            element.set(name, f"#{prefix}{element.attrib[name][1:]}")
        elif "." in element.attrib[name]:
            element.set(name, LONG.sub(_shorter, element.attrib[name]))
    if shown:
        element.set("style", ";".join(f"{name}:{value}" for name, value in shown.items()))


def _shorter(number: re.Match[str]) -> str:
    return f"{float(number[0]):.3f}".rstrip("0").rstrip(".")
