"""Charts as files: SVG as they are, or as pixels on white paper."""

from io import BytesIO
from pathlib import Path

from serpentry.arena.charts.drawing import on_paper
from serpentry.languages import sentence
from serpentry.pictures.raster import png
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.helpers.extras import need

FORMATS = ("svg", "png", "pdf")
ZOOM = 3


def save(chart: str, file: Path) -> None:
    """Write a chart in the format of the file's suffix; all but SVG need the extra `pictures`."""
    chart = on_paper(chart)
    content = chart.encode() if file.suffix == ".svg" else _pixels(chart, file.suffix)
    try:
        file.write_bytes(content)
    except OSError as error:
        why = error.strerror or ""
        raise BadText(sentence("why-not-writable-file", file=str(file), why=why)) from error


def _pixels(chart: str, suffix: str) -> bytes:
    pixels = png(chart, ZOOM)
    if suffix == ".png":
        return pixels
    page = BytesIO()
    with need("PIL.Image", "pictures").open(BytesIO(pixels)) as image:
        image.convert("RGB").save(page, "PDF", resolution=72 * ZOOM)
    return page.getvalue()
