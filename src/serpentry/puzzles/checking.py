"""Certificates: every claim of a puzzle proved again on the plain rules, or measured again."""

from collections.abc import Sequence

from serpentry.languages import Sentence, sentence
from serpentry.puzzles.eye import mover
from serpentry.puzzles.judging import PositionLooks, apart
from serpentry.puzzles.likeness import key_of
from serpentry.puzzles.measuring import CHECKED_TRIES, claim_of, measured
from serpentry.puzzles.pack import can_be_proved
from serpentry.puzzles.plain import PlainProver, TooLong
from serpentry.puzzles.puzzle import SHARES, WIN, Puzzle, unwritten
from serpentry.puzzles.replaying import SolverTurn, solutions_of, turns_of
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.game import Game, M, P

MOST_POSITIONS = 60_000
"""This many positions per puzzle may need: some seconds, seldom a minute."""
TOO_LONG = "fault-puzzle-long"
UNSURE = "fault-puzzle-unsure"
SEEDS = 3
"""What is measured must hold with this many seeds to come into a pack."""
CHECKED_LEVELS = (0, 1)
"""So far it is looked again at what was judged."""
UNSETTLED = frozenset({TOO_LONG, UNSURE})
"""The answer where nothing is known to be wrong."""


def fault_of(
    game: Game[P, M], puzzle: Puzzle, most: int = MOST_POSITIONS, seed: int = 0, seeds: int = 1
) -> Sentence | None:
    """What is wrong with a puzzle; None if all it claims is proved, or measured with all seeds."""
    try:
        start, turns = turns_of(game, puzzle)
        if key_of(game, start.position, start.past) != puzzle.key:
            return sentence("fault-puzzle-key")
        if puzzle.is_measured:
            tries = range(seed, seed + seeds)
            check = _not_judged if can_be_proved(game) else _not_measured
            faults = (check(game, puzzle, start.position, one) for one in tries)
            return next(filter(None, faults), None)
        return _not_proved(game, puzzle, turns, most)
    except TooLong:
        return sentence(TOO_LONG, most=most)
    except BadText as error:
        return error.told


def _not_proved(
    game: Game[P, M], puzzle: Puzzle, turns: Sequence[SolverTurn[P, M]], most: int
) -> Sentence | None:
    share, seat = SHARES[puzzle.goal], mover(game, turns[0].position)
    prover = PlainProver(game, seat, share, most)
    faults = (_fault_at(game, prover, turn) for turn in turns)
    return next(filter(None, faults), None) or _more_than(game, puzzle, turns[0], most)


def _not_measured(game: Game[P, M], puzzle: Puzzle, position: P, seed: int) -> Sentence | None:
    """Whether each solution leads by what is claimed with 99% confidence, and wins more often."""
    seat = mover(game, position)
    view = game.secrets.view(position, seat)
    best = solutions_of(game, puzzle)
    told = {unwritten(one.partition("=")[0]) for one in puzzle.rivals}
    others = [one for one in game.rules.moves(view) if one not in best]
    if told != set(map(game.notation.write, others)):
        return sentence("fault-puzzle-rivals")
    rounds = measured(game, view, seat, CHECKED_TRIES, seed + int(puzzle.key, 16))
    for one in claim_of(rounds, best).rivals:
        if one.lead.low < float(puzzle.goal) or one.share.low <= 0:
            facts = {"move": game.notation.write(one.move), "lead": f"{one.lead.low:.1f}"}
            return sentence(UNSURE, **facts)
    return None


def _not_judged(game: Game[P, M], puzzle: Puzzle, position: P, seed: int) -> Sentence | None:
    """Whether each solution is ahead by what is claimed with other luck."""
    best, seen = solutions_of(game, puzzle), PositionLooks(game, position)
    legal = set(map(game.notation.write, game.rules.moves(position)))
    told = {unwritten(one.partition("=")[0]) for one in puzzle.rivals}
    if not told <= legal - set(map(game.notation.write, best)):
        return sentence("fault-puzzle-rivals")
    for level in CHECKED_LEVELS:
        points = seen.points(level, seed + int(puzzle.key, 16))
        lead = apart([points], best)
        if lead < float(puzzle.goal):
            others = [move for move in points if move not in best] or best
            rival = max(others, key=lambda move: points[move])
            return sentence(UNSURE, move=game.notation.write(rival), lead=f"{lead:.1f}")
    return None


def _fault_at(
    game: Game[P, M], prover: PlainProver[P, M], turn: SolverTurn[P, M]
) -> Sentence | None:
    """Whether the move alone keeps what the solver can have."""
    write, rules = game.notation.write, game.rules
    for move in rules.moves(turn.position):
        if prover.is_sure(rules.play(turn.position, move)) != (move == turn.move):
            key = "fault-puzzle-move" if move == turn.move else "fault-puzzle-other"
            return sentence(key, move=write(move))
    return None


def _more_than(
    game: Game[P, M], puzzle: Puzzle, turn: SolverTurn[P, M], most: int
) -> Sentence | None:
    """Whether a draw to be saved is a win; what loses without the move can't win without it."""
    if puzzle.goal == WIN:
        return None
    prover = PlainProver(game, mover(game, turn.position), SHARES[WIN], most)
    wins = prover.is_sure(game.rules.play(turn.position, turn.move))
    return sentence("fault-puzzle-more") if wins else None
