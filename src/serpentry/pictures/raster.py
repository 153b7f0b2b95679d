"""Pictures as pixels."""

from pathlib import Path

from serpentry.tabletop.helpers.extras import need

FONTS = sorted(str(file) for file in (Path(__file__).parent / "fonts").glob("*.ttf"))
FAMILY = "Onest"


def png(svg: str, zoom: float = 1) -> bytes:
    """An SVG as the content of a PNG file, with the letters of the pages."""
    rendered: bytes = need("resvg_py", "pictures").svg_to_bytes(
        svg_string=svg,
        zoom=zoom,
        skip_system_fonts=True,
        font_files=FONTS,
        font_family=FAMILY,
        sans_serif_family=FAMILY,
    )
    return rendered
