"""`python -m tools.code_map`: the map of the code, drawn from what imports what.

A box is a package, a row is a layer of `pyproject.toml`. A line leads to what a package imports,
unless something between them leads there as well.
"""

import re
import tomllib
from pathlib import Path

import drawsvg

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "serpentry"
TARGET = ROOT / "docs" / "images" / "code.svg"
IMPORT = re.compile(r"^\s*(?:from|import) serpentry\.(\w+)", re.MULTILINE)
WIDTH, HIGH, ROW, LETTER, GAP = 880, 34, 66, 8.6, 34
PAPER, INK, BOX, LINE = "#f5efe2", "#2b2a26", "#ffffff", "#2f5d3a"


def layers() -> list[list[str]]:
    """The packages in rows, as import-linter holds them apart."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    rows = next(one["layers"] for one in contracts if one["type"] == "layers")
    return [[name.strip().removeprefix("serpentry.") for name in row.split("|")] for row in rows]


def imports() -> dict[str, set[str]]:
    """By package, the packages that its modules import."""
    names = {one for row in layers() for one in row}
    found: dict[str, set[str]] = {name: set() for name in names}
    for name in names:
        for file in (PACKAGE / name).rglob("*.py"):
            found[name] |= set(IMPORT.findall(file.read_text(encoding="utf-8")))
        found[name] &= names - {name}
    return found


def steps(graph: dict[str, set[str]]) -> list[tuple[str, str]]:
    """The imports that no way round stands for."""
    reached: dict[str, set[str]] = {}

    def reach(name: str) -> set[str]:
        if name not in reached:
            reached[name] = graph[name].union(*(reach(one) for one in graph[name]))
        return reached[name]

    return sorted(
        (name, to)
        for name in graph
        for to in graph[name]
        if not any(to in reach(other) for other in graph[name] - {to})
    )


def drawn() -> str:
    """The picture as SVG."""
    rows = layers()
    high = ROW * len(rows)
    picture = drawsvg.Drawing(WIDTH, high, font_family="sans-serif")
    picture.append(drawsvg.Rectangle(0, 0, WIDTH, high, fill=PAPER, rx=10))
    places = {name: place for row in enumerate(rows) for name, place in _row(*row).items()}
    for name, to in steps(imports()):
        (x, y, _), (to_x, to_y, _) = places[name], places[to]
        path = drawsvg.Path(stroke=LINE, stroke_width=1.5, fill="none", opacity=0.75)
        path.M(x, y).C(x, y + ROW * 0.8, to_x, to_y - ROW * 0.8, to_x, to_y - HIGH / 2)
        picture.append(path)
        tip = (to_x - 4, to_y - HIGH / 2 - 7, to_x + 4, to_y - HIGH / 2 - 7, to_x, to_y - HIGH / 2)
        picture.append(drawsvg.Lines(*tip, close=True, fill=LINE))
    for name, (x, y, wide) in places.items():
        box = (x - wide / 2, y - HIGH / 2, wide, HIGH)
        picture.append(drawsvg.Rectangle(*box, fill=BOX, stroke=INK, stroke_width=1, rx=7))
        picture.append(drawsvg.Text(name, 15, x, y + 5, text_anchor="middle", fill=INK))
    svg: str = picture.as_svg()
    return svg + "\n"


def _row(number: int, names: list[str]) -> dict[str, tuple[float, float, float]]:
    """Where the boxes of a row are: the middle of each, and how wide it is."""
    widths = [len(name) * LETTER + 26 for name in names]
    x = (WIDTH - sum(widths) - GAP * (len(names) - 1)) / 2
    # Every other row is moved aside, so that fewer lines run behind boxes.
    x += 0 if len(names) > 2 else (-1) ** number * WIDTH / 5
    places = {}
    for name, wide in zip(names, widths, strict=True):
        places[name] = (x + wide / 2, ROW * (number + 0.5), wide)
        x += wide + GAP
    return places


if __name__ == "__main__":
    TARGET.write_text(drawn(), encoding="utf-8")
