"""Whether the sentences at a table of SNEKAGON or SNEKAGON 5G are true."""

from typing import Any

from serpentry.languages import Sentence
from tests.proofs.told.common import COMMON, unit
from tests.proofs.told.hex_witness import HexWitness, Node
from tests.proofs.told.scene import Facts, OfSeat, Proof, Scene, both, named, seat_of


def _tile(told: object) -> str:
    """The name of a tile by its word."""
    return str(getattr(told, "key", "")).removeprefix("board-hex-tile-").upper()


def _acts(scene: Scene, seat: int) -> bool:
    return bool(scene.now.to_act == seat)


def _is_opening(scene: Scene) -> bool:
    """Whether the 1-tile, and only it, may be placed on every cell."""
    now: HexWitness = scene.now
    if now.plies or now.to_act is None:
        return False
    legal = now.legal(now.to_act)
    everywhere = {node for one in legal for node in one.nodes} == now.cells()
    return {one.tile for one in legal} == {"1"} and everywhere


def _opening(scene: Scene, _: Facts, seat: int) -> bool:
    return _acts(scene, seat) and _is_opening(scene)


def _ways(scene: Scene, seat: int) -> set[str]:
    now: HexWitness = scene.now
    return {now.way(seat, one) for one in now.legal(seat)}


def _to_you(*ways: str) -> Proof:
    """Exactly these ways are open to a listener who acts and has a snake."""

    def proof(scene: Scene, _: Facts) -> bool:
        seat = scene.listener
        if seat is None or not _acts(scene, seat) or scene.now.may_swap:
            return False
        return bool(scene.now.nodes(seat)) and _ways(scene, seat) == {*ways}

    return proof


def _first(scene: Scene, _: Facts) -> bool:
    """The first tile of a seat touches nothing on its floor, whatever it is."""
    now, seat = scene.now, scene.listener
    if seat is None or not _acts(scene, seat) or now.nodes(seat) or now.may_swap:
        return False
    legal = now.legal(seat)
    alone = not any(now.touched(one, laid) for one in range(now.seats) for laid in legal)
    return bool(legal) and alone and not _is_opening(scene)


def _on_any_floor(scene: Scene, facts: Facts) -> bool:
    return _first(scene, facts) and {one.floor for one in scene.now.legal(scene.listener)} == set(
        range(scene.seats)
    )


def _swap(scene: Scene, _: Facts, seat: int) -> bool:
    now = scene.now
    alone = not any(now.touched(1 - seat, laid) for laid in now.legal(seat))
    return _acts(scene, seat) and now.may_swap and now.plies == 1 and alone


def _barred(scene: Scene, _: Facts) -> bool:
    """The tile is held, and nowhere legal."""
    seat, now = scene.listener, scene.now
    assert seat is not None
    held = scene.piece in now.hand(seat)
    return held and all(one.tile != scene.piece for one in now.legal(seat))


def _barred_opening(scene: Scene, facts: Facts) -> bool:
    return _barred(scene, facts) and _is_opening(scene) and scene.piece != "1"


def _move_told(scene: Scene, facts: Facts) -> bool:
    now: HexWitness = scene.before
    path = tuple((q, r) for q, r in scene.move["cells"])
    cells = [now.name((0, cell)) for cell in path]
    floor = facts.get("floor", 1) - 1 == scene.move.get("floor", 0)
    told = [facts[name] for name in ("end", "other") if name in facts]
    floors = [facts[name] - 1 for name in ("to", "beyond") if name in facts]
    drills = [(now.name((0, (q, r))), to) for q, r, to in scene.move.get("drills", ())]
    tile = scene.before.tile(path) == _tile(facts["tile"])
    drilled = sorted(zip(told, floors, strict=True)) == sorted(drills)
    return tile and floor and list(facts["cells"]) == cells and drilled


def _grown(scene: Scene) -> tuple[int, frozenset[Node], int]:
    """The seat that placed a tile, the snake that it is in now, and of how many that was made."""
    seat = scene.before.to_act
    q, r = scene.move["cells"][0]
    node = (scene.move.get("floor", 0), (q, r))
    [snake] = [one for one in scene.now.snakes(seat) if node in one]
    return seat, snake, sum(one <= snake for one in scene.before.snakes(seat))


def _did(is_so: str) -> OfSeat:
    def proof(scene: Scene, facts: Facts, seat: int) -> bool:
        actor, snake, parts = _grown(scene)
        if scene.now.is_ring(actor, snake):
            became = "ring"
        else:
            became = {0: "new", 1: "grow"}.get(parts, "join")
        length = facts.get("length", len(snake)) == len(snake)
        # Two snakes are joined: three ends cannot meet in one tile.
        return actor == seat and became == is_so and length and (is_so != "join" or parts == 2)

    return proof


def _scored(scene: Scene, facts: Facts, seat: int) -> bool:
    was, now = scene.before.scores[seat], scene.now.scores[seat]
    return bool(facts["score"] == now > was)


def _swapped(scene: Scene, facts: Facts, seat: int) -> bool:
    return "cells" not in scene.move and scene.before.to_act == seat


def _swapped_to_you(scene: Scene, facts: Facts) -> bool:
    """The listener's tile is the other's now, and all tiles of the other colour are there."""
    seat, who = scene.listener, seat_of(facts["who"])
    if seat is None:
        return False
    bare = not scene.now.nodes(seat) and len(scene.now.hand(seat)) == 8
    return _swapped(scene, facts, who) and who != seat and bool(scene.now.nodes(who)) and bare


def _swapped_other(scene: Scene, facts: Facts, seat: int) -> bool:
    other = seat_of(facts["other"]) if "other" in facts else 1 - seat
    has = bool(scene.now.nodes(seat)) and not scene.now.nodes(other)
    return _swapped(scene, facts, seat) and other == 1 - seat and has


def _is_out(scene: Scene, seat: int) -> bool:
    """A seat could place before and never can again."""
    scene.promises.append((f"seat {seat} is out", lambda later: later.to_act != seat))
    now, before = scene.now, scene.before
    return bool(before.legal(seat)) and not now.legal(seat) and now.to_act is not None


def _no_tiles(scene: Scene, _: Facts, seat: int) -> bool:
    return _is_out(scene, seat) and not scene.now.hand(seat)


def _stuck(scene: Scene, facts: Facts, seat: int) -> bool:
    return _is_out(scene, seat) and facts["count"] == len(scene.now.hand(seat)) > 0


def _nobody(scene: Scene, _: Facts) -> bool:
    return not any(scene.now.legal(seat) for seat in range(scene.seats))


def _pairs(told: tuple[Any, ...]) -> dict[int, int]:
    """The sentences about seats: each with a length."""
    return {one.facts["who"].seat: one.facts["length"] for one in told}


def _longest(scene: Scene, facts: Facts) -> bool:
    scores = scene.now.scores
    told = _pairs(facts["scores"]) == dict(enumerate(scores))
    return told and scores.count(max(scores)) == 1


def _shared(scene: Scene, facts: Facts) -> bool:
    scores = scene.now.scores
    best = {seat: one for seat, one in enumerate(scores) if one == max(scores)}
    return _pairs(facts["scores"]) == best and len(best) > 1


def _equal(scene: Scene, facts: Facts) -> bool:
    return {*scene.now.scores} == {facts["length"]}


def _seconds(scene: Scene) -> list[int]:
    return [[*scene.now.lengths(seat), 0, 0][1] for seat in range(scene.seats)]


def _by_second(scene: Scene, facts: Facts) -> bool:
    seconds = _seconds(scene)
    told = _pairs(facts["seconds"]) == dict(enumerate(seconds))
    decides = scene.options["tiebreak"] == "second_longest"
    return _equal(scene, facts) and told and len({*seconds}) == 2 and decides


def _second_too(scene: Scene, facts: Facts) -> bool:
    return _equal(scene, facts) and {*_seconds(scene)} == {facts["second"]}


def _length(scene: Scene, facts: Facts, seat: int) -> bool:
    return facts["length"] in (scene.now.scores[seat], _seconds(scene)[seat])


def _snake(scene: Scene, facts: Facts, seat: int) -> bool:
    now: HexWitness = scene.now
    told = sorted(map(_end_written, facts["ends"]))
    found = [one for one in now.snakes(seat) if len(one) == facts["length"]]
    return any(sorted(_end_names(scene, now.ends(seat, one))) == told for one in found)


def _end_written(end: str | Sentence) -> str:
    """An end as it is written, given by its cell or by its cell and floor."""
    return end if isinstance(end, str) else "{floor}:{cell}".format(**end.facts)


def _end_on_floor(scene: Scene, facts: Facts) -> bool:
    snakes = [(seat, one) for seat in range(scene.seats) for one in scene.now.snakes(seat)]
    ends = [end for seat, one in snakes for end in scene.now.ends(seat, one)]
    return "{floor}:{cell}".format(**facts) in _end_names(scene, ends)


def _end_names(scene: Scene, ends: list[Node]) -> list[str]:
    has_floors = "floor_side" in scene.options
    return [f"{end[0] + 1}:" * has_floors + scene.now.name(end) for end in ends]


def _ring(scene: Scene, facts: Facts, seat: int) -> bool:
    now: HexWitness = scene.now
    rings = [one for one in now.snakes(seat) if now.is_ring(seat, one)]
    return facts["length"] in map(len, rings)


def _hand(scene: Scene, facts: Facts, seat: int) -> bool:
    told = list(map(_tile, facts["tiles"]))
    return sorted(told) == sorted(scene.now.hand(seat)) and bool(told)


def _decided(depth: int, shared: bool = False) -> Proof:
    """The first snakes in which the best are not all equal: the longest, the second longest."""

    def proof(scene: Scene, _: Facts) -> bool:
        seconds = scene.options.get("tiebreak") == "second_longest"
        ranks = list(zip(scene.now.scores, _seconds(scene), strict=True))
        counted = 1 + seconds if shared else depth
        best = max(rank[:counted] for rank in ranks)
        alone = sum(rank[:counted] == best for rank in ranks) == 1
        tied = sum(rank[: depth - 1] == best[: depth - 1] for rank in ranks) > 1
        return tied and alone != shared and (depth == 1 or seconds)

    return proof


PROOFS: dict[str, Proof] = {
    "reason-longest": _decided(1),
    "reason-second-longest": _decided(2),
    "reason-longest-equal": _decided(1, shared=True),
    "reason-equal": _decided(1, shared=True),
    **COMMON,
    **unit("hexes"),
    **both("task-hex-opening", _opening),
    "task-hex-other": lambda scene, facts: (
        _acts(scene, seat_of(facts["who"])) and facts["who"].seat != scene.listener
    ),
    "task-hex-first-you": _first,
    "task-hex-grow-new-you": _to_you("grow", "new"),
    "task-hex-grow-you": _to_you("grow"),
    "task-hex-new-you": _to_you("new"),
    "barred-hex-opening": _barred_opening,
    "barred-hex-nowhere": _barred,
    **both("did-hex-new", _did("new")),
    **both("did-hex-grow", _did("grow")),
    **both("did-hex-join", _did("join")),
    **both("did-hex-ring", _did("ring")),
    **both("scored-hex", _scored),
    **both("passed-hex-no-tiles", _no_tiles),
    **both("passed-hex-stuck", _stuck),
    "end-hex-nobody": _nobody,
    "end-hex-length": named(_length),
    "end-hex-longest": _longest,
    "end-hex-shared": _shared,
    "summary-hex-snake": named(_snake),
    "summary-hex-ring": named(_ring),
    "summary-hex-no-snake": named(lambda scene, _, seat: not scene.now.nodes(seat)),
    "summary-hex-hand": named(_hand),
    "summary-hex-no-tiles": named(lambda scene, _, seat: not scene.now.hand(seat)),
    **both("task-snekagon-pie", _swap),
    "move-snekagon-pie": lambda scene, _: "cells" not in scene.move,
    "move-snekagon-place": _move_told,
    "did-snekagon-pie-you": lambda scene, facts: (
        scene.listener is not None and _swapped_other(scene, facts, scene.listener)
    ),
    "did-snekagon-pie-to-you": _swapped_to_you,
    "did-snekagon-pie-other": named(_swapped_other),
    "end-snekagon-equal": lambda scene, facts: (
        _equal(scene, facts) and scene.options["tiebreak"] == "none"
    ),
    "end-snekagon-equal-second": _second_too,
    "end-snekagon-second": _by_second,
    "task-snekagon5g-first-you": _on_any_floor,
    "task-snekagon5g-grow-drill-new-you": _to_you("grow", "drill", "new"),
    "task-snekagon5g-grow-drill-you": _to_you("grow", "drill"),
    "task-snekagon5g-drill-new-you": _to_you("drill", "new"),
    "task-snekagon5g-drill-you": _to_you("drill"),
    "task-snekagon5g-advanced": lambda scene, _: (
        scene.options["advanced"] and "drill" in _ways(scene, scene.now.to_act)
    ),
    "summary-snekagon5g-end": _end_on_floor,
    "move-snekagon5g-place": _move_told,
    "move-snekagon5g-drill": _move_told,
    "move-snekagon5g-drill-twice": _move_told,
}


def whole(scene: Scene, keys: list[str]) -> bool:
    """Whether a summary leaves no snake and no hand out."""
    snakes = sum(max(1, len(scene.now.snakes(seat))) for seat in range(scene.seats))
    told = [key for key in keys if key.startswith("summary-hex")]
    return len(told) == snakes + scene.seats
