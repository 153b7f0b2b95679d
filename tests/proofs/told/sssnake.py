"""Whether the sentences at a table of Sssnake are true."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import pairwise
from typing import Any

from tests.proofs.squares import cell_of, name_of
from tests.proofs.told.common import COMMON, unit
from tests.proofs.told.scene import Facts, OfSeat, Proof, Scene, both, count_of, named, seat_of
from tests.proofs.told.sssnake_witness import MatchWitness
from tests.referees.sssnake import (
    START_CARDS,
    Give,
    Lay,
    State,
    closable_places,
    full_deck,
    head_walk,
    keep_lays,
    lays_on,
    strands_of,
    tail_walk,
)

SIDES = ("north", "east", "south", "west")


def _cards(told: Iterable[Any]) -> list[str]:
    return sorted(map(name_of, told))


def _is_hand(state: State, told: Iterable[Any]) -> bool:
    return _cards(told) == sorted(state.hand)


def _in_phase(scene: Scene, phase: str, seat: int) -> bool:
    return bool(scene.now.state.phase == phase and scene.now.state.roller == seat)


def _draws(scene: Scene, facts: Facts, seat: int) -> bool:
    state = scene.now.state
    return _in_phase(scene, "draw", seat) and facts["roll"] == state.rolled <= sum(state.deck)


def _draws_last(scene: Scene, facts: Facts, seat: int) -> bool:
    state = scene.now.state
    told = (facts["roll"], facts["left"]) == (state.rolled, sum(state.deck))
    return _in_phase(scene, "draw", seat) and told and facts["left"] < facts["roll"]


def _lays(scene: Scene) -> list[Lay]:
    return [one for one in scene.now.moves if isinstance(one, Lay)]


def _goes_to(scene: Scene, actor: int, owner: int) -> bool:
    """Whether somebody places a card now, and on whose snake."""
    lays = _lays(scene)
    return bool(lays) and scene.now.to_act == actor and {one.owner for one in lays} == {owner}


def _one(scene: Scene, facts: Facts, seat: int) -> bool:
    state = scene.now.state
    other = seat_of(facts["other"]) if "other" in facts else scene.listener
    single = state.phase == "single" and state.hand == (name_of(facts["card"]),)
    return single and other == state.neighbour and _goes_to(scene, seat, state.neighbour)


def _one_to_you(scene: Scene, facts: Facts) -> bool:
    return bool(scene.listener == scene.now.state.neighbour) and _one(
        scene, facts, seat_of(facts["who"])
    )


def _back(fits: bool, phase: str = "single") -> OfSeat:
    """A card that can't be placed on the neighbour's snake goes to the roller's own."""

    def proof(scene: Scene, facts: Facts, seat: int) -> bool:
        state = scene.now.state
        there = lays_on(state, state.neighbour, state.hand)
        told = _is_hand(state, facts["cards"]) and seat_of(facts["other"]) == state.neighbour
        closes = all(one.place.missing == 0 for one in there) and not state.options.close_other
        is_so = bool(there) == fits and (not fits or closes)
        own = _goes_to(scene, seat, state.roller)
        return bool(state.phase == phase and told and is_so and own and seat == state.roller)

    return proof


def _two_fit(state: State) -> bool:
    """Whether some card can be placed so that another one follows."""
    firsts = lays_on(state, state.roller, state.hand)
    return any(
        place.missing <= sum(state.deck) or state.options.feasibility == "geometric"
        for first in firsts
        if first.place.missing
        for kind in _without(state.hand, first.kind)
        for place in closable_places(state.options.start_card, first.place.table, kind)
    )


def _without(hand: Iterable[str], kind: str) -> list[str]:
    left = list(hand)
    left.remove(kind)
    return left


def _keeps(count: int, held: int) -> OfSeat:
    """A number of a number of cards are kept."""

    def proof(scene: Scene, facts: Facts, seat: int) -> bool:
        state = scene.now.state
        told = _is_hand(state, facts["cards"]) and len(state.hand) == held
        own = state.phase == "keep" and _goes_to(scene, seat, seat) and seat == state.roller
        fits = 2 if held == 3 and _two_fit(state) else 1
        return bool(told and own and fits == count)

    return proof


def _gives(scene: Scene, facts: Facts, seat: int) -> bool:
    state = scene.now.state
    choice = {one.kind for one in scene.now.moves if isinstance(one, Give)} == {*state.hand}
    told = _is_hand(state, facts["cards"]) and seat_of(facts["other"]) == state.neighbour
    nothing = not lays_on(state, state.roller, state.hand)
    return choice and told and nothing and seat == state.roller == scene.now.to_act


def _gift(scene: Scene, facts: Facts, seat: int) -> bool:
    state = scene.now.state
    told = state.hand == (name_of(facts["card"]),) and seat_of(facts["giver"]) == state.roller
    is_gift = state.phase == "gift" and seat == state.neighbour
    return bool(is_gift and told and _goes_to(scene, seat, seat))


def _where(scene: Scene, _: Facts) -> bool:
    state, lays = scene.now.state, _lays(scene)
    start = START_CARDS[state.options.start_card]
    walks = [walk(start, state.tables[lays[0].owner]) for walk in (head_walk, tail_walk)]
    return {one.place.cell for one in lays} <= {walk.gate[0] for walk in walks}


def _left_for(count: int) -> Proof:
    """A number of cards are left for the gift once all are kept that can be."""

    def proof(scene: Scene, facts: Facts) -> bool:
        state = scene.now.state
        kept = 2 if len(state.hand) == 3 and _two_fit(state) else 1
        other = seat_of(facts["other"]) == state.neighbour
        return bool(other and state.phase == "keep" and len(state.hand) - kept == count)

    return proof


def _closing(scene: Scene) -> list[Lay]:
    return [one for one in _lays(scene) if one.place.missing == 0]


def _leaves_open(scene: Scene, _: Facts) -> bool:
    state = scene.now.state
    other = state.phase == "single" and _goes_to(scene, state.roller, state.neighbour)
    return bool(other and not state.options.close_other and not _closing(scene))


def _can_close(scene: Scene, _: Facts) -> bool:
    return {one.owner for one in _closing(scene)} == {scene.listener}


def _can_close_other(scene: Scene, facts: Facts) -> bool:
    return {one.owner for one in _closing(scene)} == {seat_of(facts["other"])} != {scene.listener}


def _barred(scene: Scene, is_first: bool) -> bool:
    """A card of the hand that can't be placed now; whether it has a place at all."""
    state = scene.now.state
    barred = scene.piece in state.hand and scene.piece not in {one.kind for one in _lays(scene)}
    places = lays_on(state, state.roller, [scene.piece])
    return barred and bool(places) == is_first and scene.now.to_act == state.roller


def _would_fit(scene: Scene) -> bool:
    """Whether the card had a place if the deck were never short."""
    state = scene.now.state
    options = replace(state.options, feasibility="geometric")
    return bool(lays_on(replace(state, options=options), state.roller, [scene.piece]))


def _nowhere(scene: Scene, _: Facts) -> bool:
    return _barred(scene, is_first=False) and not _would_fit(scene)


def _too_few(scene: Scene, _: Facts) -> bool:
    return _barred(scene, is_first=False) and _would_fit(scene)


def _not_first(scene: Scene, _: Facts) -> bool:
    lays = keep_lays(scene.now.state)
    return _barred(scene, is_first=True) and _two_fit(scene.now.state) and bool(lays)


def _done(scene: Scene) -> Lay:
    """The placement that was made."""
    [made] = [one for one in scene.before.moves if one.to_json() == scene.move]
    assert isinstance(made, Lay)
    return made


def _is_said_of(scene: Scene, facts: Facts, whose: str) -> bool:
    """Whether a placement was made by and on the snake of those who hear so."""
    actor, owner = scene.before.to_act, _done(scene).owner
    teller = seat_of(facts["who"]) if "who" in facts else scene.listener
    if "who" in facts and teller == scene.listener:
        return False
    other = {"own": teller, "to": scene.listener}.get(whose)
    other = seat_of(facts["other"]) if "other" in facts else other
    return bool(actor == teller and owner == other)


def _grew(whose: str) -> Proof:
    def proof(scene: Scene, facts: Facts) -> bool:
        missing = _done(scene).place.missing
        return _is_said_of(scene, facts, whose) and count_of(facts["score"]) == missing > 0

    return proof


def _closed(whose: str) -> Proof:
    return lambda scene, facts: _is_said_of(scene, facts, whose) and _done(scene).place.missing == 0


def _nearer(sign: int) -> Proof:
    def proof(scene: Scene, facts: Facts) -> bool:
        made = _done(scene)
        nearer = scene.before.missing(made.owner) - made.place.missing
        return bool(nearer * sign == facts.get("count", 0)) and (nearer > 0) - (nearer < 0) == sign

    return proof


def _move_is(name: str, fact: str) -> Callable[[Scene, Facts], bool]:
    def proof(scene: Scene, facts: Facts) -> bool:
        told = facts[fact]
        if isinstance(told, tuple):
            return _cards(told) == sorted(scene.move[name])
        return bool((told if isinstance(told, int) else name_of(told)) == scene.move[name])

    return proof


def _by_roller(proof: Proof) -> OfSeat:
    return lambda scene, facts, seat: scene.before.state.roller == seat and proof(scene, facts)


def _gave(scene: Scene, facts: Facts) -> bool:
    state = scene.before.state
    rest = _cards(facts["rest"]) == sorted(_without(state.hand, scene.move["give"]))
    return (
        rest
        and seat_of(facts["other"]) == state.neighbour
        and _move_is("give", "card")(scene, facts)
    )


def _card(scene: Scene, facts: Facts) -> bool:
    kind, turn = scene.move["lay"], scene.move["turn"]
    at = cell_of(facts["cell"]) == tuple(scene.move["at"])
    northern = min(strands_of(kind, turn), key=min)
    sides = [SIDES[side] for side in sorted(northern)]
    crossed = kind == "crossed" and "sides" not in facts
    return (
        name_of(facts["card"]) == kind
        and at
        and (crossed or list(map(name_of, facts["sides"])) == sides)
    )


def _no_place(scene: Scene, facts: Facts, seat: int) -> bool:
    """At some step these cards were due on the snake of that seat, and none had a place."""

    def is_so(state: State) -> bool:
        due = (
            (seat == state.neighbour and state.phase in ("single", "gift"))
            or (seat == state.roller and state.phase in ("single", "gift"))
            or (seat == state.roller and state.phase == "keep" and state.to_keep > 0)
        )
        return due and _is_hand(state, facts["cards"]) and not lays_on(state, seat, state.hand)

    return any(map(is_so, scene.now.trail))


def _would_close(scene: Scene, facts: Facts, seat: int) -> bool:
    def is_so(state: State) -> bool:
        lays = lays_on(state, seat, state.hand) if state.phase == "single" else []
        closes = bool(lays) and all(one.place.missing == 0 for one in lays)
        other = seat == state.neighbour and not state.options.close_other
        return closes and other and _is_hand(state, facts["cards"])

    return any(map(is_so, scene.now.trail))


def _gift_back(scene: Scene, _: Facts, seat: int) -> bool:
    return any(
        state.phase == "gift"
        and state.roller == seat
        and not lays_on(state, state.neighbour, state.hand)
        for state in scene.now.trail
    )


def _alike(scene: Scene, _: Facts, seat: int) -> bool:
    """All cards are the same, none has a place, and the next to be placed is one of them."""
    steps = scene.now.trail
    return any(
        state.phase == "keep"
        and state.roller == seat
        and len(state.hand) > 1 == len({*state.hand})
        and not lays_on(state, seat, state.hand)
        and (after.phase, after.hand) == ("gift", state.hand[:1])
        for state, after in pairwise(steps)
    )


def _leaves(scene: Scene, facts: Facts) -> bool:
    """Cards that nobody could place when the turn ended."""
    return any(
        state.phase in ("single", "gift")
        and _is_hand(state, facts["cards"])
        and not lays_on(state, state.roller, state.hand)
        for state in scene.now.trail
    ) and scene.now.state.phase not in ("single", "gift")


def _deck_empty(scene: Scene, _: Facts) -> bool:
    is_closed = "lay" in scene.move and _done(scene).place.missing == 0
    over = scene.now.state.phase == "over" or scene.now.state.round_index
    drawn = len(scene.move.get("draw", ()))
    return sum(scene.before.state.deck) == drawn and bool(over) and not is_closed


def _round_over(scene: Scene, facts: Facts) -> bool:
    now, was = scene.now.state, scene.before.state
    bare = not any(now.tables) and now.deck == full_deck()
    scores = {seat_of(one.facts["who"]): count_of(one.facts["score"]) for one in facts["scores"]}
    told = scores == {seat: -total for seat, total in enumerate(now.totals)}
    return bool(bare and told and facts["round"] == now.round_index == was.round_index + 1)


def _rounds_counted(scene: Scene, facts: Facts, seat: int) -> bool:
    state = scene.now.state
    last = scene.now.missing(seat)
    all_rounds = -state.totals[seat]
    return (count_of(facts["score"]), facts["earlier"], facts["last"]) == (
        all_rounds,
        all_rounds - last,
        last,
    )


def _ended(is_so: Callable[[MatchWitness], bool]) -> Proof:
    def proof(scene: Scene, _: Facts) -> bool:
        fewest = scene.now.winners == [
            seat for seat, one in enumerate(scene.now.scores) if one == min(scene.now.scores)
        ]
        return scene.now.to_act is None and fewest and is_so(scene.now)

    return proof


def _has_closed(now: MatchWitness) -> bool:
    return any(now.missing(seat) == 0 for seat in range(now.state.seats))


def _snake(scene: Scene, facts: Facts, seat: int) -> bool:
    state = scene.now.state
    start, table = START_CARDS[state.options.start_card], state.tables[seat]
    ends = [walk(start, table).gate[0] for walk in (head_walk, tail_walk)]
    told = [cell_of(facts["head"]), cell_of(facts["tail"])] == ends
    missing = facts["missing"] == scene.now.missing(seat) > 0
    return told and missing and facts["cards"] == len(table)


def _closed_snake(scene: Scene, facts: Facts, seat: int) -> bool:
    return bool(
        scene.now.missing(seat) == 0 and facts["cards"] == len(scene.now.state.tables[seat])
    )


def _round(scene: Scene, facts: Facts) -> bool:
    state = scene.now.state
    return (facts["round"], facts["rounds"]) == (state.round_index + 1, state.options.rounds)


PROOFS: dict[str, Proof] = {
    **COMMON,
    **unit("missing-cards"),
    **both("task-sssnake-roll", lambda scene, _, seat: _in_phase(scene, "roll", seat)),
    **both("task-sssnake-draw", _draws),
    **both("task-sssnake-draw-last", _draws_last),
    **both("task-sssnake-one", _one),
    "task-sssnake-one-to-you": _one_to_you,
    "task-sssnake-leave-open": _leaves_open,
    **both("task-sssnake-one-back", _back(fits=False)),
    **both("task-sssnake-one-kept-open", _back(fits=True)),
    **both("task-sssnake-keep-one", _keeps(1, 2)),
    **both("task-sssnake-keep-two", _keeps(2, 3)),
    **both("task-sssnake-keep-only", _keeps(1, 3)),
    **both("task-sssnake-give", _gives),
    **both("task-sssnake-gift", _gift),
    **both("task-sssnake-returned", _back(fits=False, phase="gift")),
    "task-sssnake-where": _where,
    "task-sssnake-gift-is-last": _left_for(1),
    "task-sssnake-gift-of-rest": _left_for(2),
    "task-sssnake-rest-leaves": lambda scene, _: all(
        isinstance(one, Give) for one in scene.now.moves
    ),
    "task-sssnake-can-close": _can_close,
    "task-sssnake-can-close-other": _can_close_other,
    "barred-sssnake-nowhere": _nowhere,
    "barred-sssnake-too-few": _too_few,
    "barred-sssnake-not-first": _not_first,
    "move-sssnake-roll": _move_is("roll", "number"),
    "move-sssnake-draw": _move_is("draw", "cards"),
    "move-sssnake-give": _move_is("give", "card"),
    "move-sssnake-on": lambda scene, facts: seat_of(facts["owner"]) == scene.move["on"],
    "move-sssnake-card": _card,
    "move-sssnake-crossing": _card,
    **both("did-sssnake-roll", _by_roller(_move_is("roll", "number"))),
    **both("did-sssnake-draw", _by_roller(_move_is("draw", "cards"))),
    **both("did-sssnake-give", _by_roller(_gave)),
    "did-sssnake-own-you": _grew("own"),
    "did-sssnake-own-other": _grew("own"),
    "did-sssnake-to-you": _grew("to"),
    "did-sssnake-on-you": _grew("other"),
    "did-sssnake-on-other": _grew("other"),
    "did-sssnake-close-you": _closed("own"),
    "did-sssnake-close-other": _closed("own"),
    "did-sssnake-close-to-you": _closed("to"),
    "did-sssnake-close-on-you": _closed("other"),
    "did-sssnake-close-on-other": _closed("other"),
    "did-sssnake-nearer": _nearer(1),
    "did-sssnake-further": _nearer(-1),
    "did-sssnake-as-near": _nearer(0),
    **both("passed-sssnake-no-place", _no_place),
    **both("passed-sssnake-would-close", _would_close),
    **both("passed-sssnake-gift-back", _gift_back),
    **both("passed-sssnake-alike", _alike),
    "passed-sssnake-leaves": _leaves,
    "passed-sssnake-deck-empty": _deck_empty,
    "passed-sssnake-round": _round_over,
    "end-sssnake-rounds": named(_rounds_counted),
    "summary-sssnake-total": named(
        lambda scene, facts, seat: count_of(facts["score"]) == -scene.now.state.totals[seat]
    ),
    "summary-sssnake-round": _round,
    "summary-sssnake-from": lambda _, facts: cell_of(facts["cell"]) == (-2, -1),
    "summary-sssnake-deck": lambda scene, facts: facts["count"] == sum(scene.now.state.deck),
    "summary-sssnake-hand": lambda scene, facts: _is_hand(scene.now.state, facts["cards"]),
    "summary-sssnake-snake": named(_snake),
    "summary-sssnake-closed": named(_closed_snake),
    "reason-closed": _ended(_has_closed),
    "reason-deck-empty": _ended(lambda now: not _has_closed(now) and not sum(now.state.deck)),
    "reason-all-rounds": _ended(lambda now: now.state.options.rounds > 1),
}


def whole(scene: Scene, keys: list[str]) -> bool:
    """Whether a summary leaves no snake and no hand out."""
    snakes = [one for one in keys if one in ("summary-sssnake-snake", "summary-sssnake-closed")]
    has_hand = bool(scene.now.state.hand) == ("summary-sssnake-hand" in keys)
    return len(snakes) == scene.seats and has_hand
