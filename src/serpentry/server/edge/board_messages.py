"""What boards are told, as it is described to other clients: snakes, pieces, pictures."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Pair = list[float]
"""x and y, in cells."""


class SnakeEndInfo(BaseModel):
    """Where a snake can go on: the cell that it leads into by a side, or its own last hex."""

    cell: list[int]
    side: int | None
    blocked: bool


class SnakeInfo(BaseModel):
    """A snake from head to tail: its cells, and on squares by which sides it comes in and goes out.

    `gray` says which of them are printed in no colour.
    """

    owner: int | None
    colour: str
    cells: list[list[int]]
    sides: list[list[int | None]]
    gray: list[int]
    ends: list[SnakeEndInfo]
    ring: bool


class PieceInfo(BaseModel):
    """A kind of piece as it lies unturned: the cells it covers, the sides its strands lead to."""

    name: str
    count: int
    seats: list[int]
    turns: int
    flips: bool
    cells: list[list[int]]
    strands: list[list[int]]
    gray: list[int]


class Shape(BaseModel):
    """A shape of a picture; its role says what it is, and a client gives it its colour."""

    model_config = ConfigDict(populate_by_name=True)
    role: str


class PolygonShape(Shape):
    """A filled area with an optional outline, whose role is named."""

    kind: Literal["Polygon"] = Field(alias="is")
    points: list[Pair]
    outline: str | None


class StrokeShape(Shape):
    """A thick line with round ends; smooth bends it into a curve."""

    kind: Literal["Stroke"] = Field(alias="is")
    points: list[Pair]
    width: float
    smooth: bool


class DiscShape(Shape):
    """A filled circle."""

    kind: Literal["Disc"] = Field(alias="is")
    centre: Pair
    radius: float


class LabelShape(Shape):
    """A word centred on a point."""

    kind: Literal["Label"] = Field(alias="is")
    at: Pair
    text: str
    size: float


AnyShape = Annotated[
    PolygonShape | StrokeShape | DiscShape | LabelShape, Field(discriminator="kind")
]


class DrawnPlace(BaseModel):
    """A cell that can be pointed at, as players write it, and where it lies."""

    cell: list[int]
    name: str
    outline: list[Pair]


class DrawnMove(BaseModel):
    """A legal move in the order of `legal`: its kind, its text, and by number its places."""

    kind: str
    text: str
    places: list[int]


class DrawnBoard(BaseModel):
    """The table as a picture, with places to point at: for games without a board of their own."""

    frame: list[float]
    shapes: list[AnyShape]
    places: list[DrawnPlace]
    moves: list[DrawnMove]
