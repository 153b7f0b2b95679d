"""A table written down as a record, and checked."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from serpentry.table.consent import hides
from serpentry.table.fairness import (
    COLOURS_TAG,
    COMMITMENT_TAG,
    COPIED_TAG,
    DUPLICATE_TAG,
    LOT_TAG,
    SALTS_TAG,
    SEED_TAG,
    STARTER_TAG,
    TOLD_TAG,
    copied_text,
    told_text,
)
from serpentry.table.refusals import Refused
from serpentry.table.setup import COMPUTER, Place
from serpentry.table.state import Chair, Phase, State
from serpentry.tabletop.formats.record import (
    AGREED,
    OPEN,
    PERSON,
    Record,
    record_of,
    resigned_text,
    result_text,
)
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.helpers.sides import sides_of

END_TAG = "end"


def record_of_table(state: State, seed: str) -> Record:
    """The record: with its seed once the game is over; a running one only if nothing is hidden."""
    over = state.phase is Phase.OVER
    if not over and any(hides(state, position) for position in state.positions):
        raise Refused("record-hidden")
    tags = {COMMITMENT_TAG: state.setup.commitment}
    if parts := state.copied_parts:
        tags[COPIED_TAG] = copied_text(parts)
    if told := told_text(one.told for one in state.played):
        tags[TOLD_TAG] = told
    if state.setup.duplicate:
        tags[DUPLICATE_TAG] = "yes"
    if state.shows_seed:
        tags[SEED_TAG] = seed
        if state.salts:
            tags[SALTS_TAG] = " ".join(state.salts)
    if over and state.end is not None:
        tags[END_TAG] = state.end.how
    return written(state, [_name(chair) for chair in state.chairs], tags)


def _name(chair: Chair) -> str:
    return chair.player if chair.kind == COMPUTER else chair.name or PERSON


def written(state: State, names: Sequence[str], tags: Mapping[str, str] | None = None) -> Record:
    """All that was played, with what those at the table are called."""
    played = [(one.by, one.move) for one in state.played]
    told = {**(tags or {}), **_begun(state), **_coloured(state)}
    return record_of(
        state.game, played, dict(enumerate(names)), told, _result(state), state.setup.arranged
    )


def _begun(state: State) -> dict[str, str]:
    """Who began: how that was settled, and whom the lot fell on."""
    told = {STARTER_TAG: state.setup.starter} if state.setup.starter else {}
    return told if state.lot is None else {**told, LOT_TAG: str(state.lot)}


def _coloured(state: State) -> dict[str, str]:
    """What everybody picked, where that changes looks alone."""
    sides = sides_of(state.setup.box)
    picked = [chair.side for chair in state.chairs]
    if sides is None or sides.option or not any(picked):
        return {}
    return {COLOURS_TAG: " ".join(sides.settled(picked))}


def picked_in(record: Record, box: AnyBox) -> Sequence[str]:
    """The colours that a record tells of, if they can be."""
    sides, told = sides_of(box), record.tags.get(COLOURS_TAG, "").split()
    fits = sides is not None and not sides.option and set(told) <= set(sides.offered)
    return told if fits and len(set(told)) == record.seats else [""] * record.seats


def with_sides(places: Sequence[Place], sides: Sequence[str]) -> tuple[Place, ...]:
    """The places with what was picked for them before, unless they say something of their own."""
    if len(places) != len(sides) or any(place.side for place in places):
        return tuple(places)
    return tuple(replace(place, side=side) for place, side in zip(places, sides, strict=True))


def _result(state: State) -> str:
    """Lost on time counts as resigned; the tag `end` keeps them apart."""
    if outcome := state.outcome:
        return result_text(outcome)
    if state.end is not None and state.end.seat is not None:
        return resigned_text(state.end.seat)
    return AGREED if state.end is not None and state.end.how == AGREED else OPEN
