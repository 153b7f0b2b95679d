"""Sssnake as a picture: each snake on its plane, the die and the cards in hand below.

A cell is one unit; strands run from the middle of one side to the middle of another.
"""

from collections.abc import Iterable, Iterator, Sequence

from serpentry.games.sssnake.looks.course import Piece, course
from serpentry.games.sssnake.rules.cards import BLANK, LOOKS, Strand, TurnedCard
from serpentry.games.sssnake.rules.deck import Hand
from serpentry.games.sssnake.rules.position import Position
from serpentry.games.sssnake.rules.snake import End, Snake
from serpentry.games.sssnake.rules.start_cards import StartCard
from serpentry.geometry.squares import STEPS, Side, Square
from serpentry.tabletop.picture import Disc, Label, Picture, Point, Polygon, Shape, Stroke

Frame = tuple[float, float, float, float]

BODY = 0.34
CORE = 0.1
IDLE_WIDTH = 0.22
MARGIN = 0.5
GAP = 1.0
"""Between two planes."""


def square(cell: Square, shrink: float = 1.0) -> tuple[Point, ...]:
    """The corners of a cell."""
    half = shrink / 2
    x, y = cell
    return ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))


def side_middle(cell: Square, side: Side, reach: float = 0.5) -> Point:
    """A point on the way from the middle of a cell to the middle of a side."""
    dx, dy = STEPS[side]
    return (cell.x + dx * reach, cell.y + dy * reach)


def strand_points(cell: Square, strand: Strand, reach: float = 0.5) -> tuple[Point, ...]:
    """From side to side, bending at the middle of the cell."""
    one, two = strand
    return (side_middle(cell, one, reach), (cell.x, cell.y), side_middle(cell, two, reach))


def card_shapes(cell: Square, card: TurnedCard, role: str, outline: str | None) -> Iterator[Shape]:
    """A card with its strands unused."""
    yield Polygon(square(cell, 0.94), role, outline)
    for strand in card.strands:
        yield Stroke(strand_points(cell, strand, 0.38), "gray", IDLE_WIDTH, smooth=True)


def start_card_shapes(start: StartCard, role: str) -> Iterator[Shape]:
    """A start card with the body that runs through it from exit to exit."""
    edge = 0.47
    (left, top), (right, bottom) = start.cells[0], start.cells[-1]
    corners = (
        (left - edge, top - edge),
        (right + edge, top - edge),
        (right + edge, bottom + edge),
        (left - edge, bottom + edge),
    )
    yield Polygon(corners, f"{role}-tile")
    (head, head_side), (tail, tail_side) = start.head, start.tail
    through = (
        side_middle(head, head_side),
        (float(head.x), float(head.y)),
        (float(tail.x), float(tail.y)),
        side_middle(tail, tail_side),
    )
    yield Stroke(through, role, BODY)
    yield Stroke(through, f"{role}-core", CORE)


def face_shapes(start: StartCard, role: str) -> Iterator[Shape]:
    """Two eyes at the exit of the head."""
    cell, side = start.head
    x, y = side_middle(cell, side, 0.16)
    dx, dy = STEPS[side]
    yield Disc((x, y), 0.3, role)
    for sign in (-1, 1):
        eye = (x + dx * 0.06 + sign * dy * 0.13, y + dy * 0.06 + sign * dx * 0.13)
        yield Disc(eye, 0.1, "eye")
        yield Disc((eye[0] + dx * 0.03, eye[1] + dy * 0.03), 0.05, "pupil")


class SnakePicture:
    """One snake on its plane."""

    def __init__(self, snake: Snake, start: StartCard, fresh: Square | None = None) -> None:
        self.snake = snake
        self.start = start
        self.fresh = fresh
        self.role = f"seat{snake.owner}"
        cells = [*snake.cards, *(end.cell for end in snake.ends or ())]
        self.left, self.right = min(c.x for c in cells), max(c.x for c in cells)
        self.top, self.bottom = min(c.y for c in cells), max(c.y for c in cells)

    @property
    def frame(self) -> Frame:
        """The box around everything that is drawn."""
        return (
            self.left - 0.5 - MARGIN,
            self.top - 0.5 - MARGIN,
            self.right + 0.5 + MARGIN,
            self.bottom + 0.5 + MARGIN,
        )

    def shapes(self) -> Iterator[Shape]:
        """Cells, cards, the body that runs through them, and where the ends point."""
        yield from self._grid()
        yield from self._cards()
        yield from start_card_shapes(self.start, self.role)
        yield from self._body(list(course(self.snake, self.start)))
        yield from face_shapes(self.start, self.role)
        for name, end in zip(("head", "tail"), self.snake.ends or (), strict=False):
            yield from self._pointer(name, end)

    def _grid(self) -> Iterator[Shape]:
        """The cells around, as one area with lines between them."""
        left, right = self.left - 0.47, self.right + 0.47
        top, bottom = self.top - 0.47, self.bottom + 0.47
        yield Polygon(((left, top), (right, top), (right, bottom), (left, bottom)), "cell")
        for x in range(self.left, self.right):
            yield Stroke(((x + 0.5, top), (x + 0.5, bottom)), "board", 0.06)
        for y in range(self.top, self.bottom):
            yield Stroke(((left, y + 0.5), (right, y + 0.5)), "board", 0.06)

    def _cards(self) -> Iterator[Shape]:
        for cell, card in self.snake.cards.items():
            if card is not BLANK:
                outline = "mark" if cell == self.fresh else None
                yield from card_shapes(cell, card, "paper", outline)

    def _body(self, pieces: Iterable[Piece]) -> Iterator[Shape]:
        """The strands in use; where two cross, a rim shows which is above."""
        for cell, strand in pieces:
            points = strand_points(cell, strand)
            if self.snake.cards[cell].card == "crossed":
                rim = strand_points(cell, strand, 0.25)
                yield Stroke(rim, "paper", BODY + 0.12, smooth=True)
            yield Stroke(points, self.role, BODY, smooth=True)
            yield Stroke(points, f"{self.role}-core", CORE, smooth=True)

    def _pointer(self, name: str, end: End) -> Iterator[Shape]:
        """An arrow from the side that an end comes through, and its name."""
        (x, y), tip = side_middle(end.cell, end.side), side_middle(end.cell, end.side, 0.22)
        dx, dy = STEPS[end.side]
        wing = 0.13
        points = (tip, (x - dy * wing, y - dx * wing), (x + dy * wing, y + dx * wing))
        yield Polygon(points, self.role)
        label = (end.cell.x - dx * 0.12, end.cell.y - dy * 0.28)
        yield Label(label, name, "label", 0.22)


def moved(shape: Shape, dx: float, dy: float) -> Shape:
    """The shape at another place."""
    match shape:
        case Polygon(points, role, outline):
            return Polygon(tuple((x + dx, y + dy) for x, y in points), role, outline)
        case Stroke(points, role, width, smooth):
            return Stroke(tuple((x + dx, y + dy) for x, y in points), role, width, smooth)
        case Disc((x, y), radius, role):
            return Disc((x + dx, y + dy), radius, role)
        case Label((x, y), text, role, size):
            return Label((x + dx, y + dy), text, role, size)


def offsets(pictures: Iterable[SnakePicture]) -> Iterator[Point]:
    """How far each plane is moved so that all are in a row."""
    right = 0.0
    for picture in pictures:
        left, top, edge, _ = picture.frame
        yield right - left, -top
        right += edge - left + GAP


def side_by_side(pictures: Sequence[tuple[str, str, SnakePicture]]) -> tuple[list[Shape], Frame]:
    """Planes in a row, each with its title, and the frame around them."""
    shapes: list[Shape] = []
    right, lowest = 0.0, 0.0
    places = offsets(picture for _, _, picture in pictures)
    for (title, role, picture), (dx, dy) in zip(pictures, places, strict=True):
        left, top, edge, bottom = picture.frame
        shapes += [moved(shape, dx, dy) for shape in picture.shapes()]
        shapes.append(Label((dx + (edge + left) / 2, 0.1), title, role, 0.4))
        right, lowest = dx + edge, max(lowest, bottom - top)
    return shapes, (-0.3, -0.4, right + 0.3, lowest)


def hand_shapes(hand: Hand, roll: int, left: float, top: float) -> Iterator[Shape]:
    """The die and the cards in hand, in a row."""
    if roll:
        die = Polygon(square(Square(0, 0), 0.8), "eye", "mark")
        for part in (die, Label((0, 0), str(roll), "mark")):
            yield moved(part, left + 0.5, top + 0.5)
    for number, card in enumerate(hand, start=1):
        for shape in card_shapes(Square(0, 0), LOOKS[card][0], "paper", "label"):
            yield moved(shape, left + 0.7 + number * 1.15, top + 0.5)


def table_picture(position: Position, pictures: Sequence[tuple[str, str, SnakePicture]]) -> Picture:
    """All planes, with the die and the hand below."""
    shapes, (left, top, right, bottom) = side_by_side(pictures)
    if position.roll:
        shapes += hand_shapes(position.hand, position.roll, left + 0.3, bottom)
        bottom += 1.3
    return Picture(tuple(shapes), (left, top, max(right, left + 5.0), bottom), "Sssnake")
