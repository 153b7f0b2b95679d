"""Sentences about a table of Cobra Carnival."""

from collections.abc import Iterator, Mapping

from serpentry.games.carnival.rules import scoring
from serpentry.games.carnival.rules.moves import UNKNOWN, Hat, House, Move, Pass, Place
from serpentry.games.carnival.rules.passing import SKIPPED_AND_DRAWS, SKIPPED_KEYS, passed_over
from serpentry.games.carnival.rules.position import Position, Snake
from serpentry.games.carnival.rules.rules import CarnivalRules
from serpentry.games.carnival.rules.tiles import TILES, Tile, head_of
from serpentry.games.carnival.words.doings import bare, dealt, deed, move_told
from serpentry.games.carnival.words.tasks import colours_told, ends_told, ways_told
from serpentry.geometry.squares import Square
from serpentry.languages import AtSeat, Sentence, sentence, word, words
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.places import from_house
from serpentry.tabletop.helpers.telling import addressed
from serpentry.tabletop.narrator import PlainNarrator, Told

TASKS = {
    "deal": ("task-carnival-deal-you", "task-carnival-deal-other"),
    "draw": ("task-carnival-draw-you", "task-carnival-draw-other"),
    "heads": ("task-carnival-heads-you", "task-carnival-heads-other"),
    "hats": ("task-carnival-hats-you", "task-carnival-hats-other"),
}
TOO_EARLY = {"head": "barred-carnival-head", "hat": "barred-carnival-hat"}
NO_PLACE_FOR = {
    "blank": "barred-carnival-no-side",
    "straight": "barred-carnival-no-straight",
    "corner": "barred-carnival-no-corner",
    "crossing": "barred-carnival-nothing-to-cross",
}
"""Why a tile of no colour has no place, by its shape."""
DEEPER = ("one-path", "no-cutting-off")
"""What forbids a tile that would fit the end of its snake."""


class CarnivalNarrator(PlainNarrator[Position, Move, CarnivalRules]):
    """Tells of one set-up."""

    stuck_keys = frozenset(other for _, other in (SKIPPED_AND_DRAWS, *SKIPPED_KEYS.values()))

    def task(self, position: Position, listener: Seat | None) -> Told:
        """What is dealt, placed or drawn now; in the final round whether one may pass."""
        phase, seat = position.stage.phase, position.stage.seat
        if phase == "over":
            return (self.turn(position, listener),)
        if phase == "house":
            return (sentence("task-carnival-house"),)
        if phase != "lay":
            told = addressed(seat, listener, *TASKS[phase])
            may_pass = seat == listener and Pass() in self.rules.moves(position)
            return (told, sentence("task-carnival-pass")) if may_pass else (told,)
        if seat != listener:
            return (sentence("task-carnival-lay-other", who=AtSeat(seat)),)
        ways = ways_told(position, self.rules.moves(position))
        lay = sentence("task-carnival-lay-you", ways=ways)
        return (colours_told(position), lay, *self._others(position))

    def more(self, position: Position, listener: Seat | None) -> Told:
        """Where the own snakes lead, and ways out where they are blocked."""
        if position.stage.phase != "lay" or position.stage.seat != listener:
            return ()
        return tuple(ends_told(position, self.rules.places))

    def _others(self, position: Position) -> Told:
        """That others' snakes may be grown too, where that is so."""
        seat, table, places = position.stage.seat, position.table, self.rules.places
        grows = any(
            isinstance(move, Place) and places.grows_another(table, seat, move.tile)
            for move in self.rules.moves(position)
        )
        return (sentence("task-carnival-others"),) if grows else ()

    def barred(self, position: Position, seat: Seat) -> Mapping[str, Sentence]:
        """Tiles that are for another phase, that must wait, or that fit nowhere."""
        hand, phase = position.stock.hands[seat], position.stage.phase
        if position.stage.seat != seat or UNKNOWN in hand or phase not in ("lay", "heads", "hats"):
            return {}
        usable = set(map(_tile, self.rules.moves(position)))
        names = dict.fromkeys(name for name in hand if name not in usable)
        return {name: self._why_barred(position, name) for name in names}

    def _why_barred(self, position: Position, name: str) -> Sentence:
        phase, kind = position.stage.phase, TILES[name].kind
        if phase == "lay":
            if kind in TOO_EARLY:
                return sentence(TOO_EARLY[kind])
            places = self.rules.places.places(position.table, position.stage.seat, name)
            own_first = sentence("barred-carnival-own-first")
            return own_first if places else self._why_nowhere(position, TILES[name])
        if phase == "heads":
            is_head = kind == "head"
            return sentence("barred-carnival-no-end" if is_head else "barred-carnival-only-heads")
        return sentence("barred-carnival-only-hats")

    def _why_nowhere(self, position: Position, tile: Tile) -> Sentence:
        """What a tile has no place beside, in place of, or at the end of."""
        if tile.colour is None:
            return sentence(NO_PLACE_FOR[tile.shape])
        snake = position.table.snakes[tile.colour]
        if snake.end is not None and position.table.is_closed(snake.end, snake):
            colour, cell = word(tile.colour), from_house(snake.end)
            return sentence("barred-carnival-blocked", colour=colour, cell=cell)
        assert snake.end is not None
        tried = (Place(tile.name, snake.end, turn) for turn in range(tile.turns))
        whys = [why for one in tried if (why := self.rules.why_illegal(position, one))]
        told = next((one.told for one in whys if one.rule in DEEPER), whys[0].told)
        return sentence("barred-carnival-because", why=told)

    def said(self, position: Position, move: Move) -> Sentence:
        """The tile by its name, the sides that it meets, and its cell."""
        return move_told(move)

    def happened(
        self, before: Position, move: Move, after: Position, listener: Seat | None
    ) -> Told:
        """What was drawn or placed, on whose snake, a token that was taken, and the points."""
        if before.stage.phase == "deal":
            return dealt(before, after, listener)
        told = (deed(before, move, listener), *_tokens(before, after, listener))
        if isinstance(bare(move), House):
            return (*told, *self._colours(after, listener))
        return (*told, *self.scored(before, after, listener))

    def _colours(self, position: Position, listener: Seat | None) -> Iterator[Sentence]:
        """Which seat plays which colours, once the house tile is fixed."""
        keys = "did-carnival-plays-you", "did-carnival-plays-other"
        for seat in range(self.rules.seats):
            snakes = position.table.snakes.values()
            colours = words(snake.colour for snake in snakes if snake.owner == seat)
            yield addressed(seat, listener, *keys, colours=colours)

    def passed(self, before: Position, move: Move, after: Position, listener: Seat | None) -> Told:
        """Which seats could place nothing, and why the final round begins."""
        return tuple(passed_over(self.rules.flow, before, bare(move), after, listener))

    def ended(self, position: Position, listener: Seat | None) -> Told:
        """The winner, why, every score part by part; with equal points the lengths and diamonds."""
        outcome = self.rules.outcome(position)
        told = super().ended(position, listener)
        if outcome is None or outcome.scores.count(max(outcome.scores)) == 1:
            return told
        tied = [seat for seat, one in enumerate(outcome.scores) if one == max(outcome.scores)]
        lengths = scoring.lengths(position)
        return (
            *told,
            *(
                sentence(
                    "end-carnival-tie",
                    who=AtSeat(seat),
                    length=lengths[seat],
                    diamonds=position.stock.tokens[seat],
                )
                for seat in tied
            ),
        )

    def counted_up(self, position: Position, seat: Seat) -> Sentence:
        """The points, and what they are for."""
        parts = scoring.breakdown(position)[seat]
        return sentence(
            "end-carnival-count",
            who=AtSeat(seat),
            score=self.counted(sum(parts.values())),
            **{name: _with_minus(points) for name, points in parts.items()},
        )

    def summary(self, position: Position, listener: Seat | None) -> Told:
        """What is to be done, the pile, every snake, and every hand and score."""
        task, more = self.task(position, listener), self.more(position, listener)
        return (*task, *more, *self._table(position))

    def _table(self, position: Position) -> Iterator[Sentence]:
        stock = position.stock
        if position.stage.phase == "house":
            return
        yield sentence("summary-carnival-from", cell=from_house(Square(-2, -1)))
        yield sentence("summary-carnival-pile", count=stock.left, discards=sum(stock.discards))
        for snake in position.table.snakes.values():
            yield _snake_told(position, snake)
        scores = self.judge.score(position)
        for seat, hand in enumerate(stock.hands):
            who, score = AtSeat(seat), self.counted(scores[seat])
            diamonds = stock.tokens[seat]
            yield sentence("summary-carnival-score", who=who, score=score, diamonds=diamonds)
            if UNKNOWN in hand:
                yield sentence("summary-carnival-hidden", who=who, count=len(hand))
            elif hand:
                yield sentence("summary-carnival-hand", who=who, tiles=words(hand))
            if aside := self._aside(position, seat):
                yield sentence("summary-carnival-aside", who=who, tiles=words(aside))

    def _aside(self, position: Position, seat: Seat) -> list[str]:
        """The heads that wait beside a hand, of snakes that have none yet."""
        if self.rules.options.heads != "own_aside":
            return []
        snakes = position.table.snakes.values()
        return [head_of(one.colour) for one in snakes if one.owner == seat and not one.has_head]


def _tile(move: Move) -> str | None:
    """The tile of the hand that a move places."""
    match move:
        case Place(name) | Hat(name):
            return name
    return None


def _tokens(before: Position, after: Position, listener: Seat | None) -> Iterator[Sentence]:
    tokens = zip(before.stock.tokens, after.stock.tokens, strict=True)
    for seat, (was, now) in enumerate(tokens):
        if now > was:
            yield addressed(seat, listener, "did-carnival-token-you", "did-carnival-token-other")


def _snake_told(position: Position, snake: Snake) -> Sentence:
    """How long a snake is, and where it leads."""
    who, colour, length = AtSeat(snake.owner), word(snake.colour), len(snake.path)
    if snake.end is None:
        if snake.hat:
            key, hat = "summary-carnival-hat", word(snake.hat)
            return sentence(key, who=who, colour=colour, length=length, hat=hat)
        return sentence("summary-carnival-head", who=who, colour=colour, length=length)
    cell = from_house(snake.end)
    if not snake.path:
        return sentence("summary-carnival-none", who=who, colour=colour, cell=cell)
    key = "summary-carnival-snake"
    if position.table.is_closed(snake.end, snake):
        key = "summary-carnival-blocked"
    return sentence(key, who=who, colour=colour, length=length, cell=cell)


def _with_minus(points: int) -> str:
    return str(points).replace("-", "−")
