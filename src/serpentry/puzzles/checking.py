"""Certificates: every claim of a puzzle proved again on the plain rules, or measured again."""

from collections.abc import Sequence
from typing import Any

from serpentry.languages import Sentence, sentence
from serpentry.puzzles.eye import mover
from serpentry.puzzles.likeness import key_of
from serpentry.puzzles.measuring import CHECKED, claim_of, measured
from serpentry.puzzles.plain import PlainProver, TooLong
from serpentry.puzzles.puzzle import SHARES, WIN, Puzzle, unwritten
from serpentry.puzzles.replaying import Step, solutions_of, steps_of
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.game import AnyGame

MOST = 60_000
"""So many positions a puzzle may need: some seconds, seldom a minute."""
TOO_LONG = "fault-puzzle-long"
UNSURE = "fault-puzzle-unsure"
UNSETTLED = frozenset({TOO_LONG, UNSURE})
"""What is said where nothing is known to be wrong."""


def fault_of(game: AnyGame, puzzle: Puzzle, most: int = MOST, seed: int = 0) -> Sentence | None:
    """What is wrong with a puzzle; None if all that it claims is proved, or measured again with
    this seed."""
    try:
        start, steps = steps_of(game, puzzle)
        if key_of(game, start.position, start.past) != puzzle.key:
            return sentence("fault-puzzle-key")
        if puzzle.is_measured:
            return _not_measured(game, puzzle, start.position, seed)
        return _not_proved(game, puzzle, steps, most)
    except TooLong:
        return sentence(TOO_LONG, most=most)
    except BadText as error:
        return error.told


def _not_proved(game: AnyGame, puzzle: Puzzle, steps: Sequence[Step], most: int) -> Sentence | None:
    share, seat = SHARES[puzzle.goal], mover(game, steps[0].position)
    prover = PlainProver(game, seat, share, most)
    faults = (_fault_at(game, prover, step) for step in steps)
    return next(filter(None, faults), None) or _more_than(game, puzzle, steps[0], most)


def _not_measured(game: AnyGame, puzzle: Puzzle, position: Any, seed: int) -> Sentence | None:
    """Whether each solution leads by what is claimed with 99 % confidence, and wins as often."""
    seat = mover(game, position)
    view = game.secrets.view(position, seat)
    best = solutions_of(game, puzzle)
    told = {unwritten(one.partition("=")[0]) for one in puzzle.rivals}
    others = [one for one in game.rules.moves(view) if one not in best]
    if told != set(map(game.notation.write, others)):
        return sentence("fault-puzzle-rivals")
    rounds = measured(game, view, seat, CHECKED, seed + int(puzzle.key, 16))
    for one in claim_of(rounds, best).rivals:
        if one.lead.low < float(puzzle.goal) or one.share.high < 0:
            facts = {"move": game.notation.write(one.move), "lead": f"{one.lead.low:.1f}"}
            return sentence(UNSURE, **facts)
    return None


def _fault_at(game: AnyGame, prover: PlainProver, step: Step) -> Sentence | None:
    """Whether the move alone keeps what the solver can have."""
    write, rules = game.notation.write, game.rules
    for move in rules.moves(step.position):
        if prover.is_sure(rules.play(step.position, move)) != (move == step.move):
            key = "fault-puzzle-move" if move == step.move else "fault-puzzle-other"
            return sentence(key, move=write(move))
    return None


def _more_than(game: AnyGame, puzzle: Puzzle, step: Step, most: int) -> Sentence | None:
    """Whether a draw to be saved is a win; what loses without the move can't win without it."""
    if puzzle.goal == WIN:
        return None
    prover = PlainProver(game, mover(game, step.position), SHARES[WIN], most)
    wins = prover.is_sure(game.rules.play(step.position, step.move))
    return sentence("fault-puzzle-more") if wins else None
