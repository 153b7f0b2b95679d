"""Dice and draws that anyone can check.

Before the first event the table shows the SHA-256 of a secret seed. Knowing that, the client of
each person at the table adds a salt of its own before the first draw. Event number n of the game
(from 0), if it is chance's, is the one that the number SHA-256("seed salt salt … n") modulo the sum
of weights falls on. A lot that says who begins is SHA-256("seed salt salt … lot") modulo the number
of seats: the place, counted from 0 as the table was made, whose person sits on seat 0. At the end
the seed is shown, and a record that carries all can be checked.

Tables with the same dice (a duplicate) have no salts, and n counts draws alone, from 0.
"""

import secrets
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256

from serpentry.table.setup import Copied
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.record import Record, replay, start_of
from serpentry.tabletop.game import Game, M, P
from serpentry.tabletop.helpers.numbers import whole_number
from serpentry.tabletop.helpers.walk import drawn

SEED_TAG, SALTS_TAG, COMMITMENT_TAG, COPIED_TAG = "seed", "salts", "commitment", "copied"
STARTER_TAG, LOT_TAG = "starter", "lot"
TOLD_TAG, COLOURS_TAG = "told", "colours"
DUPLICATE_TAG = "duplicate"
SECRET = "?"
"""In the place of a seed that is not known yet."""


def new_seed() -> str:
    """A fresh secret."""
    return secrets.token_hex(32)


def commitment_to(seed: str) -> str:
    """What is shown of a seed before the game."""
    return sha256(seed.encode()).hexdigest()


def stirred(seed: str, salts: Sequence[str]) -> str:
    """What draws follow: the host's seed, and what people's clients added, by seat."""
    return " ".join((seed, *salts))


def draw_from(seed: str, game: Game[P, M], position: P, number: int) -> M:
    """Chance's move by its number in a game with this seed, stirred."""
    draws = game.rules.draws(position)
    total = sum(weight for _, weight in draws)
    return drawn(draws, int.from_bytes(sha256(f"{seed} {number}".encode()).digest()) % total)


def lot_from(seed: str, seats: int) -> int:
    """The place that begins by lot, with this seed, stirred: drawn before the first event."""
    return int.from_bytes(sha256(f"{seed} lot".encode()).digest()) % seats


@dataclass(frozen=True)
class Verdict:
    """What checking a record showed."""

    moves: int
    draws: int
    result: str
    seeded: bool
    """Whether the record names the seed that its draws were checked against."""
    copied: int = 0
    """This many of the first events were copied from another game."""
    unchecked: int = 0
    """Draws that no seed is named for, so that only the odds speak for them."""
    salts: tuple[str, ...] = ()
    """What people's clients added to the seed; without any, the host alone chose it."""
    told: int = 0
    """Draws that people told of a table in front of them: nobody can check those."""
    lot: int | None = None
    """The place that the lot fell on, checked against the seed; None where none was drawn."""


def copied_text(parts: Sequence[Copied]) -> str:
    """Where copied events came from, as a tag: up to which event, commitment, seed, salts."""
    return "; ".join(
        f"{one.until} {one.commitment} {stirred(one.seed or SECRET, one.salts)}" for one in parts
    )


def copied_from(text: str) -> tuple[Copied, ...]:
    """What such a tag says; BadText if it says nothing."""
    parts: list[Copied] = []
    for part in filter(None, text.split(";")):
        words = part.split()
        until = whole_number(words[0]) if len(words) >= 3 else None
        if until is None:
            raise BadText(f"Copied events are NUMBER COMMITMENT SEED, not '{part.strip()[:40]}'.")
        seed = "" if words[2] == SECRET else words[2]
        parts.append(Copied(until, words[1], seed, tuple(words[3:])))
    return tuple(parts)


def told_text(played: Iterable[bool]) -> str:
    """Which events people told, as a tag: their numbers, counted from 0."""
    return " ".join(str(number) for number, told in enumerate(played) if told)


def told_events(record: Record) -> frozenset[int]:
    """What such a tag says; BadText if it says nothing."""
    words = record.tags.get(TOLD_TAG, "").split()
    numbers = frozenset(map(whole_number, words))
    if None in numbers:
        raise BadText(f"Events that were told are numbers, not '{' '.join(words)[:40]}'.")
    return frozenset(one for one in numbers if one is not None)


def verify(game: Game[P, M], record: Record) -> Verdict:
    """Check moves, result, and draws against their seeds; BadText names what is wrong."""
    own = record.tags.get(SEED_TAG, "")
    parts = copied_from(record.tags.get(COPIED_TAG, ""))
    for seed, commitment in (
        (own, record.tags.get(COMMITMENT_TAG)),
        *((one.seed, one.commitment) for one in parts),
    ):
        _check_commitment(seed, commitment)
    salts = tuple(record.tags.get(SALTS_TAG, "").split())
    lot = _checked_lot(record, stirred(own, salts)) if own else None
    sources = [*parts, Copied(sys.maxsize, "", own, salts)]
    told, counts_draws = told_events(record), DUPLICATE_TAG in record.tags
    moves = draws = unchecked = heard = 0
    position = start_of(game, record)
    for number, (actor, move, after) in enumerate(replay(game, record)):
        if actor is not CHANCE:
            moves += 1
        elif number in told:
            draws, heard = draws + 1, heard + 1
        else:
            source = next(one for one in sources if number < one.until)
            unchecked += not source.seed
            if source.seed:
                due = draw_from(
                    stirred(source.seed, source.salts),
                    game,
                    position,
                    draws if counts_draws else number,
                )
                _check_draw(game, due, number, move)
            draws += 1
        position = after
    copied = parts[-1].until if parts else 0
    return Verdict(moves, draws, record.result, bool(own), copied, unchecked, salts, heard, lot)


def _checked_lot(record: Record, seed: str) -> int | None:
    told = record.tags.get(LOT_TAG)
    if told is None:
        return None
    due = lot_from(seed, record.seats)
    if told != str(due):
        raise BadText(f"The lot is said to have fallen on place {told}, but the seed gives {due}.")
    return due


def _check_commitment(seed: str, commitment: str | None) -> None:
    if seed and commitment is not None and commitment_to(seed) != commitment:
        raise BadText("The seed of this record is not the one that was committed to.")


def _check_draw(game: Game[P, M], due: M, number: int, move: M) -> None:
    if due != move:
        write = game.notation.write
        raise BadText(f"Event {number + 1} is {write(move)}, but the seed gives {write(due)}.")
