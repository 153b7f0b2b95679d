"""Whether the sentences at a table of Schlangennest are true."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tests.proofs.schlangennest import PROOFS as REFUSALS
from tests.proofs.squares import Bare, cell_of, name_of
from tests.proofs.told.common import COMMON, unit
from tests.proofs.told.nest_deeds import DEEDS
from tests.proofs.told.nest_witness import NestWitness
from tests.proofs.told.scene import Facts, Proof, Scene, both, count_of, named
from tests.referees.schlangennest import (
    FRAME_COLOUR,
    HAND,
    PATH_COLOUR,
    TURNS,
    Move,
    inside_box,
    touches_lying_card,
)


def _squares(told: Iterable[Any]) -> set[tuple[int, int]]:
    return set(map(cell_of, told))


def _is_yours(scene: Scene) -> bool:
    return scene.listener is not None and bool(scene.now.to_act == scene.listener)


def _acts(scene: Scene, _: Facts, seat: int) -> bool:
    return bool(scene.now.to_act == seat)


def _kinds(moves: Iterable[Move]) -> set[str | None]:
    return {one.card for one in moves}


def _corners(scene: Scene) -> set[tuple[int, int]]:
    wide, high = scene.now.setup.sides
    return {(x, y) for x in (0, wide - 1) for y in (0, high - 1)}


def _goal(scene: Scene) -> tuple[int, int]:
    """The corner opposite the path's tail."""
    (x, y), (wide, high) = scene.now.path[0], scene.now.setup.sides
    return wide - 1 - x, high - 1 - y


def _crossing_tail(scene: Scene, facts: Facts) -> bool:
    moves = scene.now.moves
    told = _squares(facts["corners"]) == _corners(scene) == {one.at for one in moves}
    return _is_yours(scene) and scene.now.is_crossing and told and _kinds(moves) == {"tail"}


def _crossing_on(scene: Scene, facts: Facts) -> bool:
    moves, square = scene.now.moves, cell_of(facts["square"])
    goal = cell_of(facts["goal"]) == _goal(scene) != square
    lays = {one.at for one in moves} == {square} and "head" not in _kinds(moves)
    return _is_yours(scene) and scene.now.is_crossing and goal and lays


def _crossing_head(scene: Scene, facts: Facts) -> bool:
    moves, square = scene.now.moves, cell_of(facts["square"])
    lays = {one.at for one in moves} == {square} and _kinds(moves) == {"head"}
    return _is_yours(scene) and square == _goal(scene) and lays


def _lying(scene: Scene) -> bool:
    cards = scene.now.state.table.values()
    return any(card.colour != FRAME_COLOUR for card in cards)


def _first(where: str, kinds: set[str], spares: bool | None = None) -> Proof:
    """Exactly these kinds may begin a snake, and only there."""

    def proof(scene: Scene, _: Facts) -> bool:
        now: NestWitness = scene.now
        if not _is_yours(scene) or now.is_crossing:
            return False
        squares, setup = {one.at for one in now.moves}, now.setup
        wide, high = setup.sides
        inside = all(0 <= x < wide and 0 <= y < high for x, y in squares)
        there = {
            "a1": squares == {(0, 0)} and not _lying(scene) and not setup.fixed_field,
            "field": inside and not _lying(scene) and setup.fixed_field,
            "beside": _lying(scene)
            and all(touches_lying_card(now.state.table, one) for one in squares),
        }[where]
        begins = all(now.snake(colour) is None for colour in now.due)
        spared = spares is None or setup.first_tail_spares == spares
        return there and begins and _kinds(now.moves) == kinds and spared

    return proof


def _one_end(scene: Scene, _: Facts) -> bool:
    """The listener begins a snake, and may do so with a card that has one end."""
    now: NestWitness = scene.now
    begins = _is_yours(scene) and any(now.snake(colour) is None for colour in now.due)
    return begins and not now.is_crossing and bool(_kinds(now.moves) & {"tail", "head"})


def _grows(scene: Scene) -> bool:
    """Whether the listener places a card at an end of a snake that is open."""
    now: NestWitness = scene.now
    if not _is_yours(scene) or now.is_crossing:
        return False
    return all(one.do == "lay" for one in now.moves) and all(map(now.snake, now.due))


def _for_colours(scene: Scene, facts: Facts) -> bool:
    now: NestWitness = scene.now
    told = {now.colour(name_of(one)) for one in facts["colours"]}
    return now.setup.two_snakes and told == now.due


def _ends(scene: Scene) -> set[tuple[int, int]]:
    now: NestWitness = scene.now
    return {square for colour in now.due for square, _ in now.view.ends(colour)}


def _open_ends(scene: Scene, facts: Facts) -> bool:
    told = _squares(facts["squares"])
    return _grows(scene) and told == {one.at for one in scene.now.moves} <= _ends(scene)


def _blocked_ends(scene: Scene, facts: Facts) -> bool:
    used = {one.at for one in scene.now.moves}
    return _grows(scene) and _squares(facts["squares"]) == _ends(scene) - used


def _begins(scene: Scene, is_first: bool) -> bool:
    now: NestWitness = scene.now
    return not now.is_crossing and all(
        (now.snake(colour) is None) == is_first for colour in now.due
    )


def _opens(do: str) -> Any:
    def proof(scene: Scene, _: Facts, seat: int) -> bool:
        now: NestWitness = scene.now
        closed = now.to_act == seat and all(map(now.is_closed, now.due))
        return closed and {one.do for one in now.moves} == {do}

    return proof


def _is_unusable(scene: Scene) -> bool:
    now: NestWitness = scene.now
    if not _is_yours(scene):
        return False
    used = {"tail" if one.do == "replace" else one.card for one in now.moves}
    return scene.piece not in used and (now.is_crossing or bool(_held(scene)))


def _held(scene: Scene) -> int:
    """How many cards of the kind are held for the snakes that are due."""
    now: NestWitness = scene.now
    return sum(now.state.hands[colour][scene.piece] for colour in now.due)


def _because(scene: Scene, facts: Facts) -> bool:
    """The reason is true of the card at an end of its snake, turned somehow."""
    now, why = scene.now, facts["why"]
    own = now.setup.colours_of(now.to_act)
    tries = [
        {"do": "lay", "card": scene.piece, "at": list(square), "turn": turn}
        | ({"snake": own.index(colour)} if now.setup.two_snakes else {})
        for colour in now.due
        for square, _ in now.view.ends(colour)
        for turn in TURNS[scene.piece]
    ]
    seen = [Bare(scene.seats, scene.options, scene.there, one) for one in tries]
    return _is_unusable(scene) and any(REFUSALS[why.key](one, why.facts) for one in seen)


def _of_colour(scene: Scene, facts: Facts, seat: int) -> int | None:
    """The colour that is named, if the seat plays it."""
    colour: int = scene.now.colour(name_of(facts["colour"]))
    return colour if scene.now.setup.seat_of(colour) == seat else None


def _became(is_so: str) -> Any:
    """A snake is so now, and was not before."""

    def proof(scene: Scene, facts: Facts, seat: int) -> bool:
        colour = _of_colour(scene, facts, seat)
        if colour is None:
            return False
        return getattr(scene.now, is_so)(colour) and not getattr(scene.before, is_so)(colour)

    return proof


def _went_out(closed: bool) -> Any:
    """A snake can't be played any more; nobody plays it later."""

    def proof(scene: Scene, facts: Facts, seat: int) -> bool:
        colour = _of_colour(scene, facts, seat)
        if colour is None:
            return False
        out = colour in scene.now.state.retired - scene.before.state.retired
        scene.promises.append(
            (
                f"{name_of(facts['colour'])} is not played any more",
                lambda later: later.to_act != seat or colour not in later.due,
            )
        )
        return out and scene.now.is_closed(colour) == closed

    return proof


def _done(scene: Scene, _: Facts, seat: int) -> bool:
    scene.promises.append((f"seat {seat} is done", lambda later: later.to_act != seat))
    now, was = scene.now, scene.before
    return now.is_done(seat) and not was.is_done(seat) and now.to_act is not None


def _counted(scene: Scene, facts: Facts, seat: int) -> bool:
    own = scene.now.counted(seat)
    grey, parts = sum(one.grey for one in own), sum(len(one.parts) for one in own)
    told = count_of(facts["score"]), facts["coloured"], facts["grey"]
    return told == (parts, parts - grey, grey)


def _decided(adds_up: bool, how: str) -> Proof:
    """By parts alone, by fewer grey ones, or not at all."""

    def proof(scene: Scene, _: Facts) -> bool:
        now: NestWitness = scene.now
        scores, winners = now.scores, now.winners
        sums = now.setup.two_snakes and now.setup.two_snakes_score == "sum"
        best = scores.count(max(scores))
        is_so = {
            "parts": best == 1,
            "grey": best > 1 == len(winners) and now.setup.tiebreak == "fewer_gray",
            "equal": len(winners) > 1,
        }[how]
        return sums == adds_up and is_so and all(scores[one] == max(scores) for one in winners)

    return proof


def _size(scene: Scene, facts: Facts) -> bool:
    setup = scene.now.setup
    floats = setup.border == "floating" and not setup.fixed_field
    return floats and (facts["wide"], facts["high"]) == setup.sides


def _field(scene: Scene, facts: Facts) -> bool:
    setup = scene.now.setup
    return bool(setup.fixed_field) and (facts["wide"], facts["high"]) == setup.sides


def _bounds(scene: Scene, facts: Facts) -> bool:
    box = inside_box(scene.now.setup, scene.now.state.table)
    first, last = cell_of(facts["first"]), cell_of(facts["last"])
    return (*first, *last) == box and not scene.now.setup.fixed_field


def _cards(told: Iterable[Any]) -> dict[str, int]:
    return {name_of(one.facts["card"]): one.facts["count"] for one in told}


def _held_by(scene: Scene, facts: Facts, seat: int) -> bool:
    colour = _of_colour(scene, facts, seat)
    if colour is None:
        return False
    full = [dict(HAND) for _ in range(scene.now.setup.colours)]
    hands = scene.now.known.hands if scene.now.known else full
    left = {kind: count for kind, count in hands[colour].items() if count}
    return _cards(facts.get("cards", ())) == left


def _path_hand(scene: Scene, facts: Facts) -> bool:
    cards = scene.now.state.table.values()
    used = Counter(one.kind for one in cards if one.colour == PATH_COLOUR)
    left = {kind: count - used[kind] for kind, count in HAND.items() if count > used[kind]}
    return scene.now.is_crossing and _cards(facts["cards"]) == left


def _snake(is_so: str) -> Proof:
    def proof(scene: Scene, facts: Facts, seat: int) -> bool:
        now, colour = scene.now, _of_colour(scene, facts, seat)
        if colour is None:
            return False
        snake = now.snake(colour)
        if snake is None:
            return is_so == "none"
        state = "closed" if snake.ring else "open" if snake.ends else "complete"
        ends = sorted(map(cell_of, facts.get("ends", ())))
        told = ends == sorted(square for square, _ in snake.ends)
        return told and state == is_so and count_of(facts["score"]) == len(snake.parts)

    return named(proof)


ALL = set(HAND)
PROOFS: dict[str, Proof] = {
    **COMMON,
    **unit("parts"),
    **DEEDS,
    "task-schlangennest-path": lambda scene, _: scene.now.to_act == "chance",
    "task-schlangennest-crossing-tail": _crossing_tail,
    "task-schlangennest-crossing-on": _crossing_on,
    "task-schlangennest-crossing-head": _crossing_head,
    "task-schlangennest-crossing-other": named(
        lambda scene, facts, seat: _acts(scene, facts, seat) and scene.now.is_crossing
    ),
    "task-schlangennest-first-a1": _first("a1", ALL),
    "task-schlangennest-first-field": _first("field", ALL),
    "task-schlangennest-first-beside": _first("beside", ALL),
    "task-schlangennest-tail-a1": _first("a1", {"tail"}),
    "task-schlangennest-tail-field": _first("field", {"tail"}),
    "task-schlangennest-tail-beside": _first("beside", {"tail"}, spares=False),
    "task-schlangennest-tail-spares": _first("beside", {"tail"}, spares=True),
    "task-schlangennest-one-end": _one_end,
    "task-schlangennest-grow-you": lambda scene, _: (
        _grows(scene) and not scene.now.setup.two_snakes
    ),
    "task-schlangennest-grow-for": lambda scene, facts: (
        _grows(scene) and _for_colours(scene, facts) and len(facts["colours"]) == 1
    ),
    "task-schlangennest-grow-either": lambda scene, facts: (
        _grows(scene) and _for_colours(scene, facts) and len(facts["colours"]) == 2
    ),
    "task-schlangennest-ends": _open_ends,
    "task-schlangennest-blocked": _blocked_ends,
    "task-schlangennest-other": named(
        lambda scene, facts, seat: _acts(scene, facts, seat) and _begins(scene, is_first=False)
    ),
    "task-schlangennest-begin-other": named(
        lambda scene, facts, seat: _acts(scene, facts, seat) and _begins(scene, is_first=True)
    ),
    **both("task-schlangennest-turn", _opens("turn")),
    **both("task-schlangennest-replace", _opens("replace")),
    "task-schlangennest-for": lambda scene, facts: (
        _for_colours(scene, facts) and len(facts["colours"]) == 1
    ),
    "task-schlangennest-for-either": lambda scene, facts: (
        _for_colours(scene, facts) and len(facts["colours"]) == 2
    ),
    "barred-schlangennest-tail-first": lambda scene, _: (
        _is_unusable(scene) and scene.now.setup.tails_first and _begins(scene, is_first=True)
    ),
    "barred-schlangennest-closed": lambda scene, _: (
        _is_unusable(scene) and all(map(scene.now.is_closed, scene.now.due))
    ),
    "barred-schlangennest-crossing": lambda scene, _: _is_unusable(scene) and scene.now.is_crossing,
    "barred-schlangennest-nowhere": lambda scene, _: _is_unusable(scene),
    "barred-schlangennest-because": _because,
    **both("passed-schlangennest-closed", _became("is_closed")),
    **both("passed-schlangennest-complete", _became("is_complete")),
    **both("passed-schlangennest-stuck", _went_out(closed=False)),
    **both("passed-schlangennest-ring", _went_out(closed=True)),
    **both("passed-schlangennest-done", _done),
    "end-schlangennest-nobody": lambda scene, _: scene.now.to_act is None,
    "end-schlangennest-count": named(_counted),
    "reason-longest": _decided(adds_up=False, how="parts"),
    "reason-longest-equal": _decided(adds_up=False, how="equal"),
    "reason-fewer-grey": _decided(adds_up=False, how="grey"),
    "reason-most-parts": _decided(adds_up=True, how="parts"),
    "reason-parts-equal": _decided(adds_up=True, how="equal"),
    "reason-parts-fewer-grey": _decided(adds_up=True, how="grey"),
    "summary-schlangennest-from": lambda scene, facts: (
        cell_of(facts["square"]) == (-2, -1) and not scene.now.setup.fixed_field
    ),
    "summary-schlangennest-from-field": lambda scene, facts: (
        cell_of(facts["square"]) == (2, 1) and scene.now.setup.fixed_field
    ),
    "summary-schlangennest-size": _size,
    "summary-schlangennest-field": _field,
    "summary-schlangennest-bounds": _bounds,
    "summary-schlangennest-path-hand": _path_hand,
    "summary-schlangennest-held": lambda _, facts: facts["count"] > 0,
    "summary-schlangennest-none": _snake("none"),
    "summary-schlangennest-open": _snake("open"),
    "summary-schlangennest-closed": _snake("closed"),
    "summary-schlangennest-complete": _snake("complete"),
    "summary-schlangennest-hand": named(_held_by),
    "summary-schlangennest-no-cards": named(_held_by),
}


def whole(scene: Scene, keys: list[str]) -> bool:
    """Whether a summary leaves no snake and no hand out."""
    snakes, hands = ("none", "open", "closed", "complete"), ("hand", "no-cards")
    told = [key.removeprefix("summary-schlangennest-") for key in keys]
    counts = [sum(one in some for one in told) for some in (snakes, hands)]
    return counts == [scene.now.setup.colours] * 2
