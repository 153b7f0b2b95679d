"""The rules on one page: what stands on the rule page before its details, and what is forbidden."""

import re
from dataclasses import dataclass

from serpentry.catalogue.rulepages import rule_page
from serpentry.languages import say
from serpentry.tabletop.game import AnyBox

RULE = re.compile(r"^### (.+?) `[a-z0-9-]+`$", re.M)
IMAGE = re.compile(r"^\s*!\[.*\)$", re.M)
COLON = re.compile(r":(?=\s*!\[)")
"""A colon before a picture."""
ITEM = r"(?:[-*]|\d+\.) "
NAMED = re.compile(r"(?:^### |[|·] )([^|·`\n]+?) `([a-z0-9_-]+)`", re.M)
"""A rule, an option or one of its values: its name, then what programs call it."""
MENTIONED = re.compile(r"`([a-z0-9_-]+)`|\b([a-z]+(?:_[a-z]+)+)\b")
COMPONENTS = 1
"""The section that names the pieces; the guide lists them."""


@dataclass(frozen=True)
class TextLine:
    """A paragraph: of what kind, and its text in reportlab's marks."""

    kind: str
    """title, heading, small (a heading below one), plain or item."""
    text: str


def summary(box: AnyBox, language: str) -> list[TextLine]:
    """The rule page without its pictures, the text about them, and what only programs need."""
    pointers = tuple(say(language, "print-pointers").split(", "))
    first, *sections = _in_words(rule_page(box, language)).split("\n## ")
    title, _, intro = first.partition("\n")
    lines = [TextLine("title", marked(title.removeprefix("# "))), *_lines(intro, pointers)]
    for number, section in enumerate(sections, start=1):
        heading, _, text = section.partition("\n")
        if RULE.search(text):
            return [*lines, TextLine("heading", marked(heading)), *_forbidden(text)]
        paragraphs = _lines(text, pointers)
        if number != COMPONENTS and not _is_tips(paragraphs):
            lines += [TextLine("heading", marked(heading)), *paragraphs]
    return lines


def _in_words(page: str) -> str:
    """The page with the names that people use wherever a sentence has one that programs use."""
    names = {found[2]: found[1].strip() for found in NAMED.finditer(page)}

    def named(found: re.Match[str]) -> str:
        name = names.get(found[1] or found[2])
        return f"*{name}*" if name else found[0]

    lines = page.split("\n")
    return "\n".join(
        line if line.startswith(("#", "|")) else MENTIONED.sub(named, line) for line in lines
    )


def _is_tips(paragraphs: list[TextLine]) -> bool:
    """Advice is a list and nothing else."""
    return all(line.kind == "item" and not line.text[0].isdigit() for line in paragraphs)


def _lines(text: str, pointers: tuple[str, ...] = ()) -> list[TextLine]:
    """Paragraphs, items and rows of tables; nothing that points at a picture."""
    lines: list[TextLine] = []
    for block in re.split(
        r"\n\s*\n", COLON.sub(".", IMAGE.sub("![", text)).replace("![", "").strip()
    ):
        if block.startswith("|"):
            lines += _rows(block)
        elif kept := _without(pointers, block):
            lines += [_line(item) for item in _items(kept)]
    return lines


def _without(pointers: tuple[str, ...], block: str) -> str:
    """A paragraph without the sentences that point; all of it goes where the first one does."""
    first, *others = sentences(block)
    if any(pointer in first for pointer in pointers):
        return ""
    kept = [one for one in others if not any(pointer in one for pointer in pointers)]
    return block if len(kept) == len(others) else " ".join([first, *kept])


def _items(block: str) -> list[str]:
    """The items of a list; of anything else the whole."""
    return re.split(rf"\n(?={ITEM})", block) if re.match(ITEM, block) else [block]


def _line(text: str) -> TextLine:
    joined = re.sub(r"[ \n]+", " ", text)
    if joined.startswith("### "):
        return TextLine("small", marked(joined[4:]))
    if joined.startswith(("- ", "* ")):
        return TextLine("item", "• " + marked(joined[2:]))
    return TextLine("item" if re.match(ITEM, joined) else "plain", marked(joined))


def _rows(table: str) -> list[TextLine]:
    """The rows of a table, each as what it is about and the text about it."""
    rows = [[cell.strip() for cell in row.strip("| ").split("|")] for row in table.split("\n")[2:]]
    return [TextLine("item", f"• {marked(row[0])}: {marked(', '.join(row[1:]))}") for row in rows]


def _forbidden(text: str) -> list[TextLine]:
    """Every rule's title, and the sentence that says it."""
    lines = []
    for section in re.split(r"^(?=### )", text, flags=re.M)[1:]:
        found = RULE.match(section)
        paragraphs = [line for line in _lines(section.partition("\n")[2]) if line.kind == "plain"]
        if found and paragraphs:
            said = sentences(paragraphs[0].text)[0]
            lines.append(TextLine("item", f"<b>{marked(found[1])}.</b> {said}"))
    return lines


def sentences(text: str) -> list[str]:
    """A text at every stop that a capital letter follows."""
    return re.split(r"(?<=[.!?])\s+(?=\W?[A-ZА-ЯЁČŘŠŽÝÁÍÉÚŮÄÖÜÀÈÊÇ])", text)


def marked(text: str) -> str:
    """Markdown's marks inside a line as those of reportlab."""
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"\*\*([^*]+)\*\*", r"<b>\1</b>", text)
    text = re.sub(r"\*([^*]+)\*", r"<i>\1</i>", text)
    return text.replace("`", "").replace("→", "–")
