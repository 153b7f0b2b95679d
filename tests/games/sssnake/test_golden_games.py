"""What each golden game is kept for is really in it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from serpentry.catalogue import game_of_record
from serpentry.games.sssnake.rules.cards import LOOKS
from serpentry.games.sssnake.rules.moves import Draw, Give, Move, Place
from serpentry.games.sssnake.rules.options import Options
from serpentry.games.sssnake.rules.places import closes, places
from serpentry.games.sssnake.rules.placing import Placing
from serpentry.games.sssnake.rules.position import Moment, Position
from serpentry.tabletop.formats.record import Record, replay
from serpentry.tabletop.game import Game
from tests.golden import golden

FOLDER = Path(__file__).parent / "golden"


class Step(NamedTuple):
    before: Position
    move: Move
    after: Position


Steps = list[Step]


def steps_of(game: Game[Any, Any], record: Record) -> Steps:
    steps, before = [], game.rules.start()
    for _, move, after in replay(game, record):
        steps.append(Step(before, move, after))
        before = after
    return steps


def placements_at(moment: Moment) -> Callable[[Steps], bool]:
    """Whether a card is laid at this moment."""
    return lambda steps: any(isinstance(s.move, Place) and s.before.moment is moment for s in steps)


def is_closing(step: Step) -> bool:
    move = step.move
    if not isinstance(move, Place):
        return False
    return closes(step.before.snakes[move.on], (move.at, LOOKS[move.card][move.turn]))


def closed_at(moment: Moment) -> Callable[[Steps], bool]:
    """Whether the last card is laid at this moment and closes a snake."""
    return lambda steps: is_closing(steps[-1]) and steps[-1].before.moment is moment


def one_leaves(steps: Steps) -> bool:
    return any(
        isinstance(s.move, Draw) and len(s.move.cards) == 1 and s.after.moment is Moment.ROLL
        for s in steps
    )


def gift_leaves(steps: Steps) -> bool:
    return any(
        s.before.moment is Moment.KEEP and len(s.before.hand) == 2 and s.after.moment is Moment.ROLL
        for s in steps
        if s.before.round == s.after.round
    )


def two_kept(steps: Steps) -> bool:
    return any(
        (one.before.moment, two.before.moment, three.before.moment)
        == (Moment.KEEP, Moment.KEEP, Moment.GIFT)
        for one, two, three in zip(steps, steps[1:], steps[2:], strict=False)
    )


def one_kept_of_three(steps: Steps) -> bool:
    """After a first card no second can be laid, and the two left are alike: one is the gift."""
    return any(
        s.before.moment is Moment.KEEP and len(s.before.hand) == 3 and s.after.moment is Moment.GIFT
        for s in steps
    )


def gift_chosen(steps: Steps) -> bool:
    return any(isinstance(s.move, Give) for s in steps)


def runs_free(step: Step) -> bool:
    """Whether an end comes to rest away from the card that was laid."""
    if (
        not isinstance(step.move, Place)
        or is_closing(step)
        or step.before.round != step.after.round
    ):
        return False
    before, after = (position.snakes[step.move.on].ends for position in (step.before, step.after))
    assert before is not None
    assert after is not None
    at = step.move.at
    return any(
        new != old and not new.cell.touches(at) for old, new in zip(before, after, strict=True)
    )


def free_run(steps: Steps) -> bool:
    return any(map(runs_free, steps))


def empty_deck(steps: Steps) -> bool:
    last = steps[-1].after
    return not any(last.deck) and not any(snake.is_closed for snake in last.snakes)


def rounds_of_both_kinds(steps: Steps) -> bool:
    """A match in which a round ends on an empty deck and another with a closed snake."""
    rounds = {s.after.round for s in steps}
    closed = sum(map(is_closing, steps))
    return len(rounds) == 3 and 0 < closed < 3


def refuses_to_close_first(steps: Steps) -> bool:
    """A first of two kept cards that would close, but must not."""
    placing = Placing(Options(exact_finish=True))
    for position, _, _ in steps:
        if position.moment is Moment.KEEP and len(position.hand) == 3:
            snake = position.snakes[position.roller]
            legal = list(placing.placements(position))
            for card in set(position.hand):
                for cell, turned in places(snake, card):
                    if closes(snake, (cell, turned)):
                        return Place(card, snake.owner, cell, turned.turn) not in legal
    return False


def deck_too_small(steps: Steps) -> bool:
    """A card that geometry would allow, kept away by the size of the deck."""
    aware, plain = Placing(Options(feasibility="deck_aware")), Placing(Options())
    return any(
        len(plain.placements(s.before)) > len(aware.placements(s.before)) > 0
        for s in steps
        if s.before.moment is Moment.GIFT
    )


FEATURES: dict[str, Callable[[Steps], bool]] = {
    "onto-the-neighbour": placements_at(Moment.ONE),
    "one-comes-back": placements_at(Moment.ONE_BACK),
    "one-leaves": one_leaves,
    "keep-and-give": placements_at(Moment.GIFT),
    "gift-comes-back": placements_at(Moment.RETURNED),
    "gift-leaves": gift_leaves,
    "two-kept": two_kept,
    "one-kept-of-three": one_kept_of_three,
    "gift-chosen": gift_chosen,
    "free-run": free_run,
    "closed-by-gift": closed_at(Moment.GIFT),
    "closed-by-another": closed_at(Moment.ONE),
    "empty-deck": empty_deck,
    "match": rounds_of_both_kinds,
    "exact-finish": refuses_to_close_first,
    "deck-aware": deck_too_small,
}


def test_every_golden_game_has_its_reason_here() -> None:
    assert {path.stem for path in FOLDER.glob("*.record")} == set(FEATURES)


@pytest.mark.parametrize("name", FEATURES)
def test_a_golden_game_shows_what_it_is_kept_for(name: str) -> None:
    record = golden(FOLDER / f"{name}.record")
    assert FEATURES[name](steps_of(game_of_record(record), record))
