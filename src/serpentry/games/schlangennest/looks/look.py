"""Pictures of cards: grey parts are grey, and those of a snake have its colour inside."""

from collections.abc import Iterator, Sequence

from serpentry.games.schlangennest.looks.view import ROLES, View
from serpentry.games.schlangennest.rules.border import Bounds
from serpentry.games.schlangennest.rules.cards import GREY, Card, Colour, Kind, Strand
from serpentry.games.schlangennest.rules.lattice import number_of
from serpentry.geometry.squares import STEPS, Side, Square
from serpentry.tabletop.picture import Disc, Label, Picture, Point, Polygon, Shape, Stroke

BODY = 0.24
CORE = 0.09
OPEN_LENGTH = 0.38
"""How far from the middle a part goes that nothing is joined to."""


def nest_picture(view: View, title: str) -> Picture:
    """The nest with its border as far as it is known, all cards, and where the ends are."""
    left, top, right, bottom = view.window
    shapes: list[Shape] = [*_ground(view), *_border(view), *_labels(view.window)]
    for square, card in sorted(view.cards.items()):
        strands = view.rules.faces.strands(card)
        owners = [view.owners[number_of(square), part] for part in range(len(strands))]
        joined = [side for side in Side if square.beyond(side) in view.cards]
        shapes += card_shapes(square, card, strands, owners, joined)
    for square, arrivals in view.arrivals().items():
        shapes += [_arrow(square, side, colour) for side, colour in arrivals]
    if view.fresh in view.cards:
        shapes.append(Polygon(corners(view.fresh, 0.48), "none", "mark"))
    return Picture(tuple(shapes), (left - 0.9, top - 0.9, right + 0.6, bottom + 0.6), title)


def corners(square: Square, half: float) -> tuple[Point, ...]:
    """A square around the middle of a cell."""
    x, y = square
    return ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))


def middle(square: Square, side: Side | int, far: float) -> Point:
    """The point so far from the middle of a cell towards a side."""
    dx, dy = STEPS[side]
    return (square.x + far * dx, square.y + far * dy)


def _ground(view: View) -> Iterator[Shape]:
    for square in view.squares():
        if view.is_nest(square) and square not in view.cards:
            yield Polygon(corners(square, 0.47), "cell")


def _labels(window: Bounds) -> Iterator[Shape]:
    """How far columns and rows are from the start, as places are named."""
    left, top, right, bottom = window
    for x in range(left, right + 1):
        yield Label((x, top - 0.68), _steps(x), "label", 0.28)
    for y in range(top, bottom + 1):
        yield Label((left - 0.68, y), _steps(y), "label", 0.28)


def _steps(number: int) -> str:
    return str(abs(number)) if number else "•"


def _border(view: View) -> Iterator[Shape]:
    """The sides of the border that are known."""
    if view.limits is None:
        return
    window, limits = view.window, view.limits
    left, right = max(limits.left, window.left) - 0.5, min(limits.right, window.right) + 0.5
    top, bottom = max(limits.top, window.top) - 0.5, min(limits.bottom, window.bottom) + 0.5
    lines = {
        Side.N: ((left, top), (right, top)),
        Side.E: ((right, top), (right, bottom)),
        Side.S: ((left, bottom), (right, bottom)),
        Side.W: ((left, top), (left, bottom)),
    }
    for side in view.known_sides():
        yield Stroke(lines[side], "wood", 0.07)


def _arrow(square: Square, side: Side, colour: Colour) -> Shape:
    """A small arrow head that comes into a square from a side."""
    along = (side + 1) % 4
    dx, dy = STEPS[along]
    x, y = middle(square, side, 0.44)
    points = ((x - 0.1 * dx, y - 0.1 * dy), (x + 0.1 * dx, y + 0.1 * dy))
    return Polygon((*points, middle(square, side, 0.3)), ROLES[colour])


def card_shapes(
    square: Square,
    card: Card,
    strands: Sequence[Strand],
    owners: Sequence[Colour],
    joined: Sequence[int] = (),
) -> list[Shape]:
    """A card: its paper, the grey parts, and the coloured part on top.

    Parts continue into the next card at the joined sides, and end at the edge elsewhere.
    """
    shapes: list[Shape] = [Polygon(corners(square, 0.48), "paper", "dim")]
    edges = [middle(square, side, 0.5 if side in joined else OPEN_LENGTH) for side in Side]
    for strand, owner in reversed(list(zip(strands, owners, strict=True))):
        if strand.parts:
            shapes += _strand(square, card, strand, owner, edges)
    return shapes


def _strand(
    square: Square, card: Card, strand: Strand, owner: Colour, edges: Sequence[Point]
) -> Iterator[Shape]:
    own = ROLES[card.colour] if strand.coloured else "gray"
    inside = None if owner == GREY else ROLES[owner] + ("-core" if strand.coloured else "")
    if len(strand.sides) == 1:
        is_head = (card.kind is Kind.HEAD) == strand.coloured
        side = strand.sides[0]
        yield from _stub(square, side, edges[side], (own, inside), is_head)
        return
    one, other = (edges[side] for side in strand.sides)
    bends = (strand.sides[0] ^ strand.sides[1]) & 1 == 1
    way = (one, (float(square.x), float(square.y)), other) if bends else (one, other)
    yield Stroke(way, "paper", BODY + 0.08, smooth=bends)
    yield Stroke(way, own, BODY, smooth=bends)
    if inside:
        yield Stroke(way, inside, CORE, smooth=bends)


def _stub(
    square: Square, side: int, edge: Point, roles: tuple[str, str | None], is_head: bool
) -> Iterator[Shape]:
    """The end of a snake on a card: a head with eyes, or a tail that tapers off."""
    own, inside = roles
    if is_head:
        yield Stroke((edge, middle(square, side, 0.3)), own, BODY)
        yield Disc(middle(square, side, 0.27), 0.15, own)
    else:
        for far, width in ((0.38, BODY), (0.32, 0.18), (0.26, 0.12), (0.21, 0.06)):
            yield Stroke((edge, middle(square, side, far)), own, width)
    if inside:
        yield Stroke((edge, middle(square, side, 0.36)), inside, CORE)
    if is_head:
        dx, dy = STEPS[(side + 1) % 4]
        x, y = middle(square, side, 0.24)
        for hand in (-0.075, 0.075):
            yield Disc((x + hand * dx, y + hand * dy), 0.06, "eye")
            yield Disc((x + hand * dx, y + hand * dy), 0.03, "pupil")
