"""Texts and tables inside pages."""

from collections.abc import Iterable, Sequence


def html_table(headings: Sequence[str], rows: Iterable[Sequence[object]], caption: str = "") -> str:
    """A table of texts and figures, which may hold any sign."""
    told = "".join(_row(row, "td") for row in rows)
    above = f"<caption>{escaped(caption)}</caption>" if caption else ""
    return f"<table>{above}<thead>{_row(headings, 'th')}</thead><tbody>{told}</tbody></table>"


def _row(cells: Sequence[object], kind: str) -> str:
    return f"<tr>{''.join(f'<{kind}>{escaped(str(one))}</{kind}>' for one in cells)}</tr>"


def escaped(text: str) -> str:
    """The text as it stands in HTML and SVG, in attributes too."""
    # The Python of browsers has no `html`.
    for sign, name in (("&", "amp"), ("<", "lt"), (">", "gt"), ('"', "quot"), ("'", "#x27")):
        text = text.replace(sign, f"&{name};")
    return text
