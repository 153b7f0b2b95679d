"""Diagrams of the Sssnake page."""

from random import Random
from typing import Any

from serpentry.catalogue import set_up
from serpentry.games.sssnake.looks.picture import (
    SnakePicture,
    card_shapes,
    moved,
    side_by_side,
    square,
)
from serpentry.games.sssnake.rules.cards import CARDS, LOOKS
from serpentry.games.sssnake.rules.closing import missing_cards
from serpentry.games.sssnake.rules.moves import Place
from serpentry.games.sssnake.rules.position import Position
from serpentry.games.sssnake.rules.snake import Snake, bare_snake, with_card
from serpentry.games.sssnake.rules.start_cards import START_CARDS
from serpentry.geometry.squares import Square
from serpentry.tabletop.game import Game
from serpentry.tabletop.helpers.walk import random_walk
from serpentry.tabletop.picture import Label, Picture, Polygon, Shape
from serpentry.tabletop.refusal import Cell
from tools.diagrams.figure import Figure, View, attempted, ended

GAME = set_up("sssnake")
SAME_SIDE = "2x1_same_side"
SMALL = set_up("sssnake", options={"start_card": SAME_SIDE})


def figures() -> dict[str, Figure]:
    """All of them, by name."""
    return {
        "finished": finished(),
        "cards": cards(),
        "start-cards": start_cards(),
        "idle": before_and_after("crossed 0,-1 on 0", "curve SW 1,-1 on 0"),
        "closing": before_and_after("curve SE 0,-1 on 0", "curve SW 1,-1 on 0"),
        "missing": missing("straight NS 0,-1 on 0|straight NS 0,-2 on 0|straight NS 1,-1 on 0"),
        "continues-an-end": attempt("straight NS 0,-1 on 0", "straight EW 1,-1 on 0"),
        "blank": attempt("straight NS 0,-1 on 0", "curve SW 1,-1 on 0"),
        "start-card": attempt("curve SW 0,-1 on 0|curve SE -1,-1 on 0", "curve NE -1,0 on 0"),
        "shut-in": attempt(SPIRAL, "curve NE 2,0 on 0"),
        "one-leaves-it-open": attempt("curve SE 0,-1 on 1", "curve SW 1,-1 on 1", roll=1),
    }


SPIRAL = (
    "straight NS 1,-1 on 0|straight NS 1,-2 on 0|curve SE 1,-3 on 0|straight EW 2,-3 on 0"
    "|curve SW 3,-3 on 0|straight NS 3,-2 on 0|straight NS 3,-1 on 0|curve NW 3,0 on 0"
)


def laid_out(text: str, owner: int = 0, start: str = SAME_SIDE) -> Snake:
    """A snake made by a row of lays."""
    snake = bare_snake(owner, START_CARDS[start])
    for move in filter(None, text.split("|")):
        one = GAME.notation.read(move)
        assert isinstance(one, Place)
        snake = with_card(snake, one.at, LOOKS[one.card][one.turn])
    return snake


def attempt(laid: str, tried: str, roll: int = 2) -> Figure:
    """A snake to which somebody tries to lay a card, with what the rules say to it."""
    move = SMALL.notation.read(tried)
    snake = laid_out(laid, move.on)
    position = with_snake(snake)
    for step in (f"roll {roll}", "draw " + " ".join([move.card] * roll)):
        position = SMALL.rules.play(position, SMALL.notation.read(step))
    illegal = SMALL.rules.why_illegal(position, move)
    role = "refused" if illegal else "mark"
    picture = SnakePicture(snake, START_CARDS[SAME_SIDE])
    shapes = [*picture.shapes()]
    shapes += card_shapes(move.at, LOOKS[move.card][move.turn], "paper", role)
    told = illegal.told if illegal else None
    focus = (*cells_of(SMALL, position, move.on), (move.on, *move.at))
    view = attempted(SMALL, position, move, focus=focus)
    return Figure(Picture(tuple(shapes), picture.frame), told, (view,))


def with_snake(snake: Snake) -> Position:
    """The start of a game in which one has got this far."""
    start: Position = SMALL.rules.start()
    return start._replace(
        snakes=tuple(snake if one.owner == snake.owner else one for one in start.snakes)
    )


def cells_of(game: Game[Any, Any], position: Position, seat: int) -> tuple[Cell, ...]:
    """Where somebody's snake lies, and where it can go on."""
    snake = game.board.snakes(position, ())[seat]
    return (*(segment.cell for segment in snake.path), *(end.cell for end in snake.ends))


def before_and_after(laid: str, then: str) -> Figure:
    """A snake, and what a card makes of it."""
    move = GAME.notation.read(then)
    snake = laid_out(laid)
    longer = laid_out(f"{laid}|{then}")
    start = START_CARDS[SAME_SIDE]
    pair = [
        (str(missing_cards(snake)), "label", SnakePicture(snake, start)),
        (str(missing_cards(longer)), "label", SnakePicture(longer, start, move.at)),
    ]
    shapes, frame = side_by_side(pair)
    first, second = with_snake(snake), with_snake(longer)
    focus = cells_of(SMALL, first, 0)
    views = (View(SMALL, first, focus=focus), View(SMALL, second, last=move, focus=focus))
    return Figure(Picture(tuple(shapes), frame), views=views)


def missing(laid: str) -> Figure:
    """The cells of a shortest way from head to tail, numbered."""
    snake = laid_out(laid)
    picture = SnakePicture(snake, START_CARDS[SAME_SIDE])
    way = [Square(0, -3), Square(1, -3), Square(1, -2)]
    assert missing_cards(snake) == len(way)
    shapes = [*picture.shapes()]
    for number, cell in enumerate(way, start=1):
        shapes.append(Polygon(square(cell, 0.94), "none", "mark"))
        shapes.append(Label((cell.x + 0.3, cell.y + 0.3), str(number), "mark", 0.3))
    position = with_snake(snake)
    focus = (*cells_of(SMALL, position, 0), *((0, *cell) for cell in way))
    labels = tuple((str(number), (0, *cell)) for number, cell in enumerate(way, start=1))
    view = View(SMALL, position, focus=focus, labels=labels)
    return Figure(Picture(tuple(shapes), picture.frame), views=(view,))


def cards() -> Figure:
    """The four kinds of card, and how many there are."""
    shapes: list[Shape] = []
    for number, (card, print_) in enumerate(CARDS.items()):
        cell = Square(2 * number, 0)
        shapes += card_shapes(cell, LOOKS[card][0], "paper", "label")
        shapes.append(Label((cell.x, 0.85), f"×{print_.number}", "plain", 0.3))
    pieces = tuple((card, f"×{print_.number}") for card, print_ in CARDS.items())
    view = View(GAME, GAME.rules.start(), pieces=pieces)
    return Figure(Picture(tuple(shapes), (-1.1, -0.8, 7.1, 1.3)), views=(view,))


def start_cards() -> Figure:
    """The five start cards."""
    pictures = [
        (name, "label", SnakePicture(bare_snake(0, start), start))
        for name, start in START_CARDS.items()
    ]
    shapes, (left, top, right, bottom) = side_by_side(pictures)
    lower = [moved(shape, 0.0, 0.2) for shape in shapes]
    games = [set_up("sssnake", options={"start_card": name}) for name in START_CARDS]
    views = tuple(
        View(game, start, focus=cells_of(game, start, 0))
        for game in games
        for start in [game.rules.start()]
    )
    return Figure(Picture(tuple(lower), (left, top, right, bottom + 0.2)), views=views)


def finished() -> Figure:
    """The end of a game."""
    *_, (_, last, position) = random_walk(GAME.rules, Random(46))
    return Figure(GAME.face.picture(position, last), views=(ended(GAME, position, last),))
