"""A page as a list of blocks, written as one HTML file or as Markdown."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from serpentry.languages import ENGLISH, sentence
from serpentry.tabletop.errors import BadOption, BadText
from serpentry.tabletop.helpers.html_tables import escaped


@dataclass(frozen=True)
class Heading:
    """A heading; level 1 is the title."""

    text: str
    level: int = 2


@dataclass(frozen=True)
class Text:
    """A paragraph."""

    text: str


@dataclass(frozen=True)
class Items:
    """Sentences that stand beside each other."""

    texts: tuple[str, ...]


@dataclass(frozen=True)
class Table:
    """Rows under headings; the first column is left, the others right."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Figure:
    """An SVG element and what it shows; Markdown leaves it out, tables say the same."""

    svg: str
    title: str


Block = Heading | Text | Items | Table | Figure

HTML, MARKDOWN = (".html", ".htm"), ".md"

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem;
  color: #1c2b22; background: #fff; }
table { border-collapse: collapse; margin: 1rem 0; font-size: 0.9rem; display: block;
  overflow-x: auto; }
th, td { padding: 0.25rem 0.6rem; border-bottom: 1px solid #d5ddd8; text-align: right; }
th:first-child, td:first-child { text-align: left; }
figure { display: inline-block; margin: 0 0.5rem 0.5rem 0; max-width: 100%; }
li { margin: 0.4rem 0; }
figure svg { max-width: 100%; height: auto; }
h2 { margin-top: 2.5rem; border-bottom: 2px solid #2a7f4f; }
@media (prefers-color-scheme: dark) {
  body { color: #e4ebe6; background: #16201b; }
  th, td { border-color: #3a4a41; }
}
"""


def refuse_other_files(path: Path) -> None:
    """A report has one of a few formats, which its file's name says."""
    if path.suffix not in (*HTML, MARKDOWN):
        raise BadOption(sentence("why-report-file", given=path.name))


def write_page(blocks: Sequence[Block], path: Path, language: str = ENGLISH) -> None:
    """Write the page in the format of the file's suffix: .html or .md."""
    refuse_other_files(path)
    text = as_html(blocks, language) if path.suffix in HTML else as_markdown(blocks)
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        why = error.strerror or ""
        raise BadText(sentence("why-not-writable-file", file=str(path), why=why)) from error


def as_html(blocks: Sequence[Block], language: str = ENGLISH) -> str:
    """The page as one HTML file that needs nothing else."""
    title = next((one.text for one in blocks if isinstance(one, Heading)), "")
    body = "\n".join(map(_html, blocks))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escaped(title)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def _html(block: Block) -> str:
    match block:
        case Heading(text, level):
            return f"<h{level}>{escaped(text)}</h{level}>"
        case Text(text):
            return f"<p>{escaped(text)}</p>"
        case Items(texts):
            return f"<ul>{''.join(f'<li>{escaped(one)}</li>' for one in texts)}</ul>"
        case Figure(svg, title):
            return f'<figure role="img" aria-label="{escaped(title)}">{svg}</figure>'
        case Table(headings, rows):
            head = "".join(f'<th scope="col">{escaped(one)}</th>' for one in headings)
            lines = ("".join(f"<td>{escaped(one)}</td>" for one in row) for row in rows)
            body = "\n".join(f"<tr>{line}</tr>" for line in lines)
            return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"


def as_markdown(blocks: Sequence[Block]) -> str:
    """The page as Markdown, without pictures."""
    parts = [_markdown(block) for block in blocks if not isinstance(block, Figure)]
    return "\n\n".join(parts) + "\n"


def _markdown(block: Heading | Text | Items | Table) -> str:
    match block:
        case Heading(text, level):
            return f"{'#' * level} {text}"
        case Text(text):
            return text
        case Items(texts):
            return "\n".join(f"- {one}" for one in texts)
        case Table(headings, rows):
            rule = "|---" + "|--:" * (len(headings) - 1) + "|"
            lines = ["| " + " | ".join(_cell(one) for one in row) + " |" for row in rows]
            return "\n".join(["| " + " | ".join(headings) + " |", rule, *lines])


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
