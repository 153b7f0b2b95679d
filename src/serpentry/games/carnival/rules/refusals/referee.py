"""Why a move is illegal: the authority on the rules, written from what is on the table.

It follows every snake again from the house tile and tries every turn, and never asks for the ends
and places that are kept up to date for speed, so that each can be held against the other.
"""

from collections.abc import Iterator

from serpentry.games.carnival.rules.bag import INDEX
from serpentry.games.carnival.rules.moves import UNKNOWN, Draw, Hat, House, Move, Pass, Place, Seen
from serpentry.games.carnival.rules.position import HOUSE_CELL, Position, Table
from serpentry.games.carnival.rules.refusals.case import Case
from serpentry.games.carnival.rules.refusals.logs import why_no_crossing, why_no_log
from serpentry.games.carnival.rules.refusals.snakes import why_no_gift, why_no_snake_tile
from serpentry.games.carnival.rules.refusals.survey import Survey
from serpentry.games.carnival.rules.seating import Seating
from serpentry.games.carnival.rules.tiles import TILES, head_of
from serpentry.languages.sentence import word
from serpentry.tabletop.helpers.places import from_house
from serpentry.tabletop.refusal import GAME_OVER, NOT_YOUR_KIND_OF_MOVE, Illegal, Refuses, refuse

RULE_IDS = (
    "tile-in-hand",
    "snake-tile-at-its-end",
    "exit-stays-free",
    "others-only-without-own",
    "no-dead-ending-others",
    "no-cutting-off",
    "one-path",
    "gift-touches-a-snake",
    "gift-blocks-no-end",
    "log-replaces-same-shape",
    "log-turns-a-dead-end",
    "crossing-log",
    "heads-and-hats-last",
    "head-at-its-end",
    "hat-on-a-head",
    "final-lay",
    "tile-in-pile",
    NOT_YOUR_KIND_OF_MOVE,
    GAME_OVER.rule,
)


class Referee(Refuses[Position, Move]):
    """Answers for any attempt in any position of one set-up."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.options = seating.options
        self._surveyed: tuple[Table, Survey] | None = None
        """The table that was read last: it is often asked about many times."""

    def asked(self, position: Position, move: Move) -> Iterator[Illegal | None]:
        """Whether the game is on and it is time for such a move; then the rules for its kind."""
        phase = position.stage.phase
        if phase == "over":
            yield GAME_OVER
            return
        match move:
            case House():
                yield None if phase == "house" else _not_now("why-carnival-house-placed")
            case Draw(tile):
                yield self._why_no_draw(position, tile)
            case Seen():
                yield _not_now("why-carnival-seen-move")
            case _ if phase == "house":
                yield _not_now("why-carnival-house-first")
            case _ if phase in ("deal", "draw"):
                yield _not_now("why-carnival-draw-first")
            case Pass():
                yield self._why_no_pass(position)
            case Hat(hat, on):
                yield from self._why_no_hat(position, hat, on)
            case Place():
                yield from self._why_no_place(position, move)

    def _why_no_draw(self, position: Position, tile: str) -> Illegal | None:
        if position.stage.phase not in ("deal", "draw"):
            return _not_now("why-carnival-no-draw-now")
        hidden = UNKNOWN in position.stock.hands[position.stage.seat]
        if hidden or tile == UNKNOWN:
            if hidden and tile == UNKNOWN:
                return None
            return _not_now("why-carnival-draw-hidden")
        if not position.stock.pile[INDEX[tile]]:
            return refuse("tile-in-pile", "why-carnival-not-in-pile", tile=word(tile))
        return None

    def _why_no_pass(self, position: Position) -> Illegal | None:
        phase, allowed = position.stage.phase, self.options.final_pass
        if phase == "lay":
            return _not_now("why-carnival-must-place")
        if phase == "heads" and allowed != "all":
            return refuse("final-lay", "why-carnival-must-place-head")
        if phase == "hats" and allowed == "none":
            return refuse("final-lay", "why-carnival-must-place-hat")
        return None

    def _why_no_hat(self, position: Position, hat: str, on: str) -> Iterator[Illegal | None]:
        if TILES[hat].kind != "hat":
            yield refuse("hat-on-a-head", "why-carnival-not-a-hat", tile=word(hat))
        elif position.stage.phase == "lay":
            yield refuse("heads-and-hats-last", "why-carnival-hat-too-early")
        elif position.stage.phase == "heads":
            yield refuse("heads-and-hats-last", "why-carnival-hat-before-heads")
        if hat not in position.stock.hands[position.stage.seat]:
            yield refuse("tile-in-hand", "why-carnival-not-in-hand", tile=word(hat))
        route = self._survey(position).routes.get(on)
        if route is None:
            yield refuse("hat-on-a-head", "why-carnival-no-such-snake", colour=word(on))
        elif route.head is None:
            yield refuse("hat-on-a-head", "why-carnival-no-head", colour=word(on))
        elif position.table.snakes[on].hat:
            message = "why-carnival-has-hat"
            yield refuse("hat-on-a-head", message, [route.head], colour=word(on))

    def _why_no_place(self, position: Position, move: Place) -> Iterator[Illegal | None]:
        kind = TILES[move.tile].kind
        if kind == "hat":
            yield refuse("hat-on-a-head", "why-carnival-hat-on-cell", [move.at])
            return
        match position.stage.phase:
            case "lay":
                yield from self._why_no_place_in_play(position, move)
            case "heads" if kind == "head":
                yield from self._why_no_head(position, move)
            case phase:
                is_heads = phase == "heads"
                message = "why-carnival-only-heads" if is_heads else "why-carnival-only-hats"
                yield refuse("heads-and-hats-last", message, [move.at])

    def _why_no_place_in_play(self, position: Position, move: Place) -> Iterator[Illegal | None]:
        case = self._case(position, move)
        if case.tile.kind == "head":
            message = "why-carnival-head-too-early"
            yield refuse("heads-and-hats-last", message, [move.at])
        yield _not_in_hand(case)
        if case.tile.kind == "head":
            return
        if case.tile.colour is not None:
            yield from why_no_snake_tile(case)
        elif case.tile.shape == "blank":
            yield from why_no_gift(case)
        else:
            is_crossing = case.tile.shape == "crossing"
            yield why_no_crossing(case) if is_crossing else why_no_log(case)

    def _why_no_head(self, position: Position, move: Place) -> Iterator[Illegal | None]:
        case = self._case(position, move)
        colour = case.tile.colour or ""
        if self.options.heads == "in_deck":
            yield _not_in_hand(case)
        route = case.survey.routes.get(colour)
        if self.options.heads == "own_aside" and (route is None or route.owner != case.seat):
            message = "why-carnival-own-heads-only"
            yield refuse("tile-in-hand", message, [move.at], tile=word(head_of(colour)))
        if route is not None:
            yield _why_not_at_end(case, colour)

    def _case(self, position: Position, move: Place) -> Case:
        seat = position.stage.seat
        return Case(
            options=self.options,
            survey=self._survey(position),
            seat=seat,
            hand=position.stock.hands[seat],
            tile=TILES[move.tile],
            at=move.at,
            turn=move.turn,
        )

    def _survey(self, position: Position) -> Survey:
        table = position.table
        if self._surveyed is None or self._surveyed[0] is not table:
            owners = self.seating.owners(table.cells[HOUSE_CELL].turn)
            self._surveyed = table, Survey(table.cells, owners, self.options.exit_stays_free)
        return self._surveyed[1]


def _not_now(message: str) -> Illegal:
    return refuse(NOT_YOUR_KIND_OF_MOVE, message)


def _not_in_hand(case: Case) -> Illegal | None:
    if case.tile.name in case.hand:
        return None
    message = "why-carnival-not-in-hand"
    return refuse("tile-in-hand", message, [case.at], tile=word(case.tile.name))


def _why_not_at_end(case: Case, colour: str) -> Illegal | None:
    survey, rule = case.survey, "head-at-its-end"
    route = survey.routes[colour]
    if route.head is not None:
        message = "why-carnival-has-head"
        return refuse(rule, message, [route.head], colour=word(colour), cell=from_house(route.head))
    if case.at != route.end:
        message = "why-carnival-head-elsewhere"
        return refuse(
            rule, message, [case.at, route.end], colour=word(colour), cell=from_house(route.end)
        )
    if survey.is_blocked(route):
        message = "why-carnival-head-blocked"
        return refuse(rule, message, [route.end], colour=word(colour), cell=from_house(route.end))
    if case.turn != route.entry:
        message = "why-carnival-neck"
        return refuse(rule, message, [case.at], colour=word(colour))
    return None
