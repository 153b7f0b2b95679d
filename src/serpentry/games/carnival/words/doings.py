"""What moves of Cobra Carnival are called, and what they did to whose snake."""

from serpentry.games.carnival.rules.growth import snake_through
from serpentry.games.carnival.rules.moves import UNKNOWN, Draw, Hat, House, Move, Pass, Place, Seen
from serpentry.games.carnival.rules.position import Position
from serpentry.games.carnival.rules.seating import colour_at
from serpentry.games.carnival.rules.shapes import sides_of
from serpentry.games.carnival.rules.tiles import TILES
from serpentry.geometry.squares import Side, Square
from serpentry.languages import AtSeat, Fact, Sentence, sentence, word, words
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.places import from_house
from serpentry.tabletop.helpers.telling import SnakeKeys, addressed, done_to_snake, sides_told

GROW: SnakeKeys = {
    "own": ("did-carnival-grow-you", "did-carnival-grow-other"),
    "mine": ("did-carnival-grow-you", "did-carnival-grow-to-you"),
    "others": ("did-carnival-grow-on-you", "did-carnival-grow-on-other"),
}
REPLACE: SnakeKeys = {
    "own": ("did-carnival-replace-you", "did-carnival-replace-other"),
    "mine": ("did-carnival-replace-you", "did-carnival-replace-to-you"),
    "others": ("did-carnival-replace-on-you", "did-carnival-replace-on-other"),
}
HAT: SnakeKeys = {
    "own": ("did-carnival-hat-you", "did-carnival-hat-other"),
    "mine": ("did-carnival-hat-you", "did-carnival-hat-to-you"),
    "others": ("did-carnival-hat-on-you", "did-carnival-hat-on-other"),
}


def bare(move: Move) -> Move:
    """The move itself, without what the table saw of skips."""
    return move.move if isinstance(move, Seen) else move


def move_told(move: Move) -> Sentence:
    """A move or draw without its actor."""
    match bare(move):
        case House(turn):
            colour = word(colour_at(turn, Side.N))
            return sentence("move-carnival-house", colour=colour)
        case Draw(name):
            if name == UNKNOWN:
                return sentence("move-carnival-draw-hidden")
            return sentence("move-carnival-draw", tile=word(name))
        case Place(name, at, turn):
            tile, cell, sides = word(name), from_house(at), sides_of(TILES[name].shape, turn)
            if sides:
                told = sides_told(sides)
                return sentence("move-carnival-turned", tile=tile, sides=told, cell=cell)
            return sentence("move-carnival-tile", tile=tile, cell=cell)
        case Hat(hat, on):
            return sentence("move-carnival-hat", tile=word(hat), colour=word(on))
    return sentence("move-carnival-pass")


def dealt(before: Position, after: Position, listener: Seat | None) -> tuple[Sentence, ...]:
    """What somebody was dealt, once the whole hand is there: one sentence for many draws."""
    seat, hand = before.stage.seat, after.stock.hands[before.stage.seat]
    if after.stage.phase == "deal" and after.stage.seat == seat:
        return ()
    if UNKNOWN in hand:
        return (sentence("did-carnival-dealt-hidden", who=AtSeat(seat), count=len(hand)),)
    keys = "did-carnival-dealt-you", "did-carnival-dealt-other"
    return (addressed(seat, listener, *keys, tiles=words(hand)),)


def deed(before: Position, move: Move, listener: Seat | None) -> Sentence:
    """What a seat did, and to whose snake."""
    seat, what = before.stage.seat, move_told(move)
    match bare(move):
        case Draw(tile) if tile == UNKNOWN:
            return sentence("did-carnival-draw-hidden", who=AtSeat(seat))
        case Draw():
            keys = "did-carnival-draw-you", "did-carnival-draw-other"
            return addressed(seat, listener, *keys, tile=what)
        case Place(name, at):
            return _placed(before, name, at, what, listener)
        case Hat(hat, on):
            owner, colour = before.table.snakes[on].owner, word(on)
            return done_to_snake(owner, seat, listener, HAT, colour=colour, hat=word(hat))
        case Pass():
            return addressed(seat, listener, "did-carnival-pass-you", "did-carnival-pass-other")
    return sentence("did-carnival-house", colour=what.facts["colour"])


def _placed(
    before: Position, name: str, at: Square, what: Sentence, listener: Seat | None
) -> Sentence:
    seat, old, colour = before.stage.seat, before.table.cells.get(at), TILES[name].colour
    if old is not None:
        through = snake_through(before.table, at)
        facts: dict[str, Fact] = {"colour": word(through.colour), "old": word(old.tile)}
        return done_to_snake(through.owner, seat, listener, REPLACE, what=what, **facts)
    if colour is not None:
        owner, named = before.table.snakes[colour].owner, word(colour)
        return done_to_snake(owner, seat, listener, GROW, colour=named, what=what)
    keys = "did-carnival-place-you", "did-carnival-place-other"
    return addressed(seat, listener, *keys, what=what)
