"""Whether the sentences at a table of Cobra Carnival are true."""

from collections.abc import Iterable
from typing import Any

from tests.proofs.carnival import PROOFS as REFUSALS
from tests.proofs.squares import Bare, cell_of, name_of
from tests.proofs.told.carnival_deeds import DEEDS
from tests.proofs.told.carnival_witness import PartyWitness, Skip, lies_straight
from tests.proofs.told.common import COMMON, unit
from tests.proofs.told.scene import Facts, Proof, Scene, both, count_of, named
from tests.referees.carnival import (
    Lay,
    Tile,
    canonical_turns,
    colour_of,
    follow,
    is_body,
    is_closed,
    is_corner_shaped,
    is_growing_another,
    is_one_path_each,
    is_straight_shaped,
    kind_of,
    length_of,
    turns_dead_end,
)

WAYS = ("own", "other", "mend", "gift", "trouble", "log", "turn")


def _names(told: Iterable[Any]) -> list[str]:
    return sorted(name_of(one).replace("minus ", "-") for one in told)


def _in_phase(phase: str) -> Any:
    return lambda scene, _, seat: scene.now.state.phase == phase and scene.now.state.seat == seat


def _is_your_lay(scene: Scene) -> bool:
    return bool(scene.now.state.phase == "play" and scene.now.to_act == scene.listener)


def _ways(scene: Scene, facts: Facts) -> bool:
    told = {one.key.removeprefix("task-carnival-way-") for one in facts["ways"]}
    return _is_your_lay(scene) and told == set(map(scene.now.way, scene.now.legal))


def _is_way(way: str) -> Proof:
    return lambda scene, _: way in map(scene.now.way, scene.now.legal)


def _ends(scene: Scene, facts: Facts) -> bool:
    """All own snakes that lead into a free cell are named."""
    now: PartyWitness = scene.now
    told = {name_of(one.facts["colour"]) for one in facts["ends"]}
    free = {
        colour
        for colour in now.state.owned[now.state.seat]
        if not now.snakes[colour].has_head and not now.is_blocked(colour)
    }
    return _is_your_lay(scene) and told == free


def _end(scene: Scene, facts: Facts) -> bool:
    return bool(scene.now.snakes[name_of(facts["colour"])].end == cell_of(facts["cell"]))


def _turns(now: PartyWitness, colour: str) -> bool:
    """Whether a corner log in place of its last tile would lead a snake on."""
    path = now.snakes[colour].path
    seat = now.owner(colour)
    return bool(path) and any(
        turns_dead_end(now.state, Lay(seat, "log corner", path[-1].cell, turn, now.snakes), colour)
        for turn in range(4)
    )


def _crosses(now: PartyWitness, colour: str) -> bool:
    """Whether a crossing log would let a snake through the tile that blocks it."""
    state, snake = now.state, now.snakes[colour]
    there = state.table.get(snake.end)
    if there is None or not is_straight_shaped(there.name):
        return False
    after = {**state.table, snake.end: Tile("log crossing", 0)}
    led = follow(after, colour, state.exits[colour])
    longer = len(led.path) > len(snake.path) and is_one_path_each(after, state.exits)
    return longer and not is_closed(after, state.exits, colour, led.end)


def _blocked(turns: bool, crosses: bool) -> Proof:
    def proof(scene: Scene, facts: Facts) -> bool:
        now, colour = scene.now, name_of(facts["colour"])
        own = _is_your_lay(scene) and now.owner(colour) == scene.listener
        out = (_turns(now, colour), _crosses(now, colour)) == (turns, crosses)
        return own and _end(scene, facts) and now.is_blocked(colour) and out

    return proof


def _yours(scene: Scene, facts: Facts) -> bool:
    told = {name_of(one) for one in facts["colours"]}
    return _is_your_lay(scene) and told == {*scene.now.state.owned[scene.now.state.seat]}


def _others(scene: Scene, _: Facts) -> bool:
    now: PartyWitness = scene.now
    seat, tiles = now.state.seat, [str(one["lay"]) for one in now.legal]
    own = [one for one in tiles if is_body(one) and colour_of(one) in now.state.owned[seat]]
    return not own and any(is_growing_another(now.state, seat, one) for one in tiles)


def _may_pass(scene: Scene, _: Facts) -> bool:
    return {"pass": True} in scene.now.legal and scene.now.to_act == scene.listener


def _is_unusable(scene: Scene) -> bool:
    now = scene.now
    held = [*now.state.hands[scene.listener], *now.state.heads_aside[scene.listener]]
    unused = all(one.get("lay") != scene.piece for one in now.legal)
    return scene.piece in held and unused and now.to_act == scene.listener


def _barred(*phases: str, kinds: tuple[str, ...] = ()) -> Proof:
    def proof(scene: Scene, _: Facts) -> bool:
        kind = not kinds or kind_of(scene.piece) in kinds
        return _is_unusable(scene) and scene.now.state.phase in phases and kind

    return proof


def _own_first(scene: Scene, _: Facts) -> bool:
    """It could be placed if no own tile were held, and one is."""
    now, seat = scene.now, scene.listener
    assert seat is not None
    mine = [
        one
        for one in now.state.hands[seat]
        if is_body(one) and colour_of(one) in now.state.owned[seat]
    ]
    could = bool(now.tries(seat, [scene.piece]))
    return _is_unusable(scene) and could and bool(mine)


def _nothing_like(is_so: Any) -> Proof:
    """No tile of the table is one that the log could replace."""
    return lambda scene, _: (
        _is_unusable(scene) and not any(is_so(one.name) for one in scene.now.state.table.values())
    )


def _no_corner(scene: Scene, facts: Facts) -> bool:
    now = scene.now
    turned = any(
        _turns(now, one) and now.is_blocked(one) for one in now.state.owned[now.state.seat]
    )
    nothing = _nothing_like(lambda name: is_body(name) and is_corner_shaped(name))
    return nothing(scene, facts) and not turned


def _barred_blocked(scene: Scene, facts: Facts) -> bool:
    colour = name_of(facts["colour"])
    told = colour == colour_of(scene.piece) and _end(scene, facts)
    return _is_unusable(scene) and told and scene.now.is_blocked(colour)


def _because(scene: Scene, facts: Facts) -> bool:
    """The reason is true of the tile at the end of its snake, turned somehow."""
    why, end = facts["why"], scene.now.snakes[colour_of(scene.piece)].end

    def is_so(turn: int) -> bool:
        tried = {"lay": scene.piece, "at": list(end), "turn": turn}
        return REFUSALS[why.key](Bare(scene.seats, scene.options, scene.there, tried), why.facts)

    return _is_unusable(scene) and any(map(is_so, canonical_turns(scene.piece)))


def _no_end(scene: Scene, _: Facts) -> bool:
    colour = colour_of(scene.piece) or ""
    done = scene.now.snakes[colour].has_head or scene.now.is_blocked(colour)
    return _is_unusable(scene) and scene.now.state.phase == "heads" and done


def _skipped(scene: Scene, _: Facts, seat: int) -> bool:
    """A seat could place nothing, and then draw nothing."""
    skips = scene.now.skips
    return Skip("play", seat) in skips and Skip("draw", seat) in skips


def _draws(scene: Scene, _: Facts, seat: int) -> bool:
    state = scene.now.state
    return Skip("play", seat) in scene.now.skips and (state.phase, state.seat) == ("draw", seat)


def _without(phase: str) -> Any:
    return lambda scene, _, seat: Skip(phase, seat) in scene.now.skips


def _stalled(scene: Scene, facts: Facts) -> bool:
    final, rounds = scene.now.final, scene.options["stall_rounds"]
    if final is None or facts["rounds"] != rounds:
        return False
    return bool(final.quiet_turns >= rounds * scene.seats)


def _hats_now(scene: Scene, _: Facts) -> bool:
    return bool(scene.now.state.phase == "hats" != scene.before.state.phase)


def _counted(scene: Scene, facts: Facts, seat: int) -> bool:
    parts = scene.now.parts(seat)
    told = {name: int(str(facts[name]).replace("−", "-")) for name in parts}
    return bool(told == parts and count_of(facts["score"]) == scene.now.scores[seat])


def _tie(scene: Scene, facts: Facts, seat: int) -> bool:
    state, scores = scene.now.state, scene.now.scores
    told = (facts["length"], facts["diamonds"]) == (length_of(state, seat), state.tokens[seat])
    return told and scores[seat] == max(scores) and scores.count(max(scores)) > 1


def _ranks(scene: Scene) -> list[tuple[int, int, int]]:
    state = scene.now.state
    seats = range(scene.seats)
    return [(scene.now.scores[one], length_of(state, one), state.tokens[one]) for one in seats]


def _decided(depth: int, shared: bool = False) -> Proof:
    """The first figure in which the best are not all equal: points, length, diamonds."""

    def proof(scene: Scene, _: Facts) -> bool:
        ranks = _ranks(scene)
        best = max(ranks)
        equal_before = sum(rank[: depth - 1] == best[: depth - 1] for rank in ranks) > 1
        alone = sum(rank[:depth] == best[:depth] for rank in ranks) == 1
        return equal_before and alone != shared

    return proof


def _pile(scene: Scene, facts: Facts) -> bool:
    state = scene.now.state
    piles = sum(state.pile.values()), sum(state.discards.values())
    return (facts["count"], facts["discards"]) == piles


def _snake(scene: Scene, facts: Facts, seat: int) -> bool:
    now, colour = scene.now, name_of(facts["colour"])
    snake = now.snakes[colour]
    length = facts.get("length", 0) == len(snake.path)
    at = "cell" not in facts or (cell_of(facts["cell"]) == snake.end and not snake.has_head)
    return bool(now.owner(colour) == seat and length and at)


def _of_snake(blocked: bool | None, head: bool = False, hat: bool = False) -> Proof:
    def proof(scene: Scene, facts: Facts, seat: int) -> bool:
        now, colour = scene.now, name_of(facts["colour"])
        given = now.state.hats.get(colour)
        told = name_of(facts["hat"]).replace("minus ", "-") if "hat" in facts else None
        is_so = (now.snakes[colour].has_head, given) == (head, told) and (given is not None) == hat
        lies = blocked is None or now.is_blocked(colour) == blocked
        return _snake(scene, facts, seat) and is_so and lies

    return named(proof)


PROOFS: dict[str, Proof] = {
    **COMMON,
    **unit("points"),
    **DEEDS,
    "task-carnival-house": lambda scene, _: scene.now.state.phase == "house",
    **both("task-carnival-deal", _in_phase("deal")),
    **both("task-carnival-draw", _in_phase("draw")),
    "task-carnival-yours": _yours,
    "task-carnival-lay-you": _ways,
    **{f"task-carnival-way-{way}": _is_way(way) for way in WAYS},
    "task-carnival-lay-other": named(_in_phase("play")),
    "task-carnival-ends": _ends,
    "task-carnival-end": _end,
    "task-carnival-blocked-turn": _blocked(turns=True, crosses=False),
    "task-carnival-blocked-cross": _blocked(turns=False, crosses=True),
    "task-carnival-blocked-either": _blocked(turns=True, crosses=True),
    "task-carnival-blocked-now": _blocked(turns=False, crosses=False),
    "task-carnival-others": _others,
    **both("task-carnival-heads", _in_phase("heads")),
    **both("task-carnival-hats", _in_phase("hats")),
    "task-carnival-pass": _may_pass,
    "barred-carnival-head": _barred("play", kinds=("head",)),
    "barred-carnival-hat": _barred("play", kinds=("hat",)),
    "barred-carnival-own-first": _own_first,
    "barred-carnival-no-side": _barred("play", kinds=("gift", "trouble")),
    "barred-carnival-no-straight": _nothing_like(lies_straight),
    "barred-carnival-no-corner": _no_corner,
    "barred-carnival-nothing-to-cross": _nothing_like(is_straight_shaped),
    "barred-carnival-blocked": _barred_blocked,
    "barred-carnival-because": _because,
    "barred-carnival-no-end": _no_end,
    "barred-carnival-only-heads": _barred("heads"),
    "barred-carnival-only-hats": _barred("hats"),
    **both("passed-carnival-skipped", _skipped),
    **both("passed-carnival-draws", _draws),
    **both("passed-carnival-no-head", _without("heads")),
    **both("passed-carnival-no-hat", _without("hats")),
    "passed-carnival-nobody": lambda scene, _: scene.now.can_nobody_lay(),
    "passed-carnival-stalled": _stalled,
    "passed-carnival-hats": _hats_now,
    "end-carnival-count": named(_counted),
    "end-carnival-tie": named(_tie),
    "reason-most-points": _decided(1),
    "reason-points-longer": _decided(2),
    "reason-points-diamonds": _decided(3),
    "reason-points-shared": _decided(3, shared=True),
    "summary-carnival-from": lambda _, facts: cell_of(facts["cell"]) == (-2, -1),
    "summary-carnival-pile": _pile,
    "summary-carnival-none": _of_snake(None),
    "summary-carnival-snake": _of_snake(blocked=False),
    "summary-carnival-blocked": _of_snake(blocked=True),
    "summary-carnival-head": _of_snake(None, head=True),
    "summary-carnival-hat": _of_snake(None, head=True, hat=True),
    "summary-carnival-score": named(
        lambda scene, facts, seat: (
            count_of(facts["score"]) == scene.now.scores[seat]
            and facts["diamonds"] == scene.now.state.tokens[seat]
        )
    ),
    "summary-carnival-hand": named(
        lambda scene, facts, seat: (
            _names(facts["tiles"]) == sorted(_held(scene, seat))
            and (_may_see(scene, seat) or scene.is_over)
        )
    ),
    "summary-carnival-hidden": named(
        lambda scene, facts, seat: (
            facts["count"] == len(_held(scene, seat)) and not _may_see(scene, seat)
        )
    ),
    "summary-carnival-aside": named(
        lambda scene, facts, seat: (
            _names(facts["tiles"]) == sorted(scene.now.state.heads_aside[seat])
        )
    ),
}


def _held(scene: Scene, seat: int) -> list[str]:
    """What a seat has in its hand; heads that were put aside are not."""
    return list(scene.now.state.hands[seat])


def _may_see(scene: Scene, seat: int) -> bool:
    """Whether a hand is open to the listener."""
    return bool(scene.options["open_hands"]) or scene.listener == seat


def whole(scene: Scene, keys: list[str]) -> bool:
    """Whether a summary leaves out no snake, no score and no heads that were put aside."""
    state = scene.now.state
    if state.phase == "house":
        return True
    snakes = ("none", "snake", "blocked", "head", "hat")
    told = [one for one in keys if one.removeprefix("summary-carnival-") in snakes]
    seats = keys.count("summary-carnival-score"), keys.count("summary-carnival-aside")
    aside = sum(map(bool, state.heads_aside))
    return len(told) == len(state.exits) and seats == (scene.seats, aside)
