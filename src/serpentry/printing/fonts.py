"""The letters: Roboto, which has those of all five languages."""

from functools import cache
from pathlib import Path

from serpentry.tabletop.helpers.extras import need

REGULAR, BOLD, ITALIC = "Roboto", "Roboto-Bold", "Roboto-Italic"
FILES = {REGULAR: "Roboto-Regular", BOLD: "Roboto-Bold", ITALIC: "Roboto-Italic"}


@cache
def register_fonts() -> None:
    """Make the fonts known; only the letters that are used get into a file."""
    metrics = need("reportlab.pdfbase.pdfmetrics", "print")
    truetype = need("reportlab.pdfbase.ttfonts", "print")
    folder = Path(str(need("font_roboto", "print").__file__)).parent / "files"
    for name, file in FILES.items():
        metrics.registerFont(truetype.TTFont(name, folder / f"{file}.ttf"))
    metrics.registerFontFamily(REGULAR, REGULAR, BOLD, ITALIC, BOLD)
