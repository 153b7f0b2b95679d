"""Reads a printed game back: which forms are shown where, and which paths are in them."""

from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from pypdf import PdfReader
from pypdf.generic import ContentStream

from serpentry.tabletop.picture import Point

MM = 72 / 25.4
FORM = "/FormXob."
Matrix = tuple[float, float, float, float, float, float]
SAME: Matrix = (1, 0, 0, 1, 0, 0)


def through(one: Matrix, other: Matrix) -> Matrix:
    """The first matrix, then the other."""
    a, b, c, d, e, f = one
    u, v, w, x, y, z = other
    return (
        a * u + b * w,
        a * v + b * x,
        c * u + d * w,
        c * v + d * x,
        e * u + f * w + y,
        e * v + f * x + z,
    )


def moved(point: Point, matrix: Matrix) -> Point:
    """Where a matrix puts a point."""
    a, b, c, d, e, f = matrix
    x, y = point
    return (a * x + c * y + e, b * x + d * y + f)


@dataclass(frozen=True)
class Shown:
    """A form on a page; its matrix gives points of the PDF, from the lower left."""

    page: int
    name: str
    matrix: Matrix

    @property
    def is_mirrored(self) -> bool:
        """Whether one looks at it from behind; pages count y upward and forms downward."""
        a, b, c, d, _, _ = self.matrix
        return a * d - b * c > 0


@dataclass(frozen=True)
class Path:
    """A path of a form: where it begins, goes through and ends; filled or drawn as a line."""

    points: tuple[Point, ...]
    is_filled: bool
    width: float


class Printed:
    """A PDF."""

    def __init__(self, pdf: bytes) -> None:
        self.reader = PdfReader(BytesIO(pdf))
        self.forms: dict[str, Any] = {}
        self.shown: list[Shown] = []
        for number, page in enumerate(self.reader.pages, start=1):
            resources: Any = page["/Resources"]
            for name, form in resources.get("/XObject", {}).items():
                self.forms[name.removeprefix(FORM)] = form.get_object()
            self.shown += self._shown(number, page)

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return len(self.reader.pages)

    def height(self, page: int) -> float:
        """The height of a page in points."""
        return float(self.reader.pages[page - 1].mediabox.height)

    def width(self, page: int) -> float:
        """The width of a page in points."""
        return float(self.reader.pages[page - 1].mediabox.width)

    def text(self, page: int) -> str:
        """All words of a page."""
        return self.reader.pages[page - 1].extract_text()

    def named(self, family: str, page: int | None = None) -> list[Shown]:
        """What is shown of a family of forms."""
        of_family = [one for one in self.shown if one.name.startswith(family)]
        return [one for one in of_family if page in (None, one.page)]

    def paths(self, name: str) -> list[Path]:
        """The paths of a form, in its own units."""
        return list(_paths(self._operations(self.forms[name])))

    def lines(self, page: int) -> list[tuple[Point, Point]]:
        """The straight lines that a page draws itself, in points of the PDF."""
        start, found = (0.0, 0.0), []
        for operands, operator, matrix in self._placed(self.reader.pages[page - 1]):
            match operator:
                case b"m":
                    start = moved((float(operands[0]), float(operands[1])), matrix)
                case b"l":
                    found.append((start, moved((float(operands[0]), float(operands[1])), matrix)))
        return found

    def _operations(self, content: Any) -> list[tuple[list[Any], bytes]]:
        found: Any = ContentStream(content, self.reader).operations
        return list(found)

    def _placed(self, page: Any) -> Iterator[tuple[list[Any], bytes, Matrix]]:
        """What a page draws, each with where its own units are on the sheet."""
        matrix, kept = SAME, []
        for operands, operator in self._operations(page.get_contents()):
            match operator:
                case b"q":
                    kept.append(matrix)
                case b"Q":
                    matrix = kept.pop()
                case b"cm":
                    a, b, c, d, e, f = map(float, operands)
                    matrix = through((a, b, c, d, e, f), matrix)
                case _:
                    yield operands, operator, matrix

    def _shown(self, number: int, page: Any) -> Iterator[Shown]:
        for operands, operator, matrix in self._placed(page):
            if operator == b"Do":
                yield Shown(number, str(operands[0]).removeprefix(FORM), matrix)


def _paths(operations: list[tuple[list[Any], bytes]]) -> Iterator[Path]:
    points: list[Point] = []
    width = 1.0
    for operands, operator in operations:
        numbers = [float(one) for one in operands if not isinstance(one, str | list)]
        match operator:
            case b"w":
                width = numbers[0]
            case b"n":
                points = []
            case b"m" | b"l" | b"c":
                points.append((numbers[-2], numbers[-1]))
            case b"S" | b"s":
                yield Path(tuple(points), False, width)
                points = []
            case b"f" | b"f*" | b"b" | b"b*" | b"B" | b"B*":
                yield Path(tuple(points), True, width)
                points = []
