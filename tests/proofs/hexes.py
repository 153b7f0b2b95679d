"""Whether what a refusal of SNEKAGON or SNEKAGON 5G says is so, sentence by sentence."""

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any

from tests.proofs.bare import STEPS, Bare, Cell, around, from_middle, shapes, touch

Facts = Mapping[str, Any]
BASIC = ("1", "2", "S", "L", "SS", "SL", "LL", "LR")
CLAY = (30, 5)


def _floor(facts: Facts, name: str = "floor") -> int:
    return int(facts.get(name, 1)) - 1


def _cell(bare: Bare, facts: Facts, name: str = "cell") -> Cell:
    return bare.named(facts[name], _floor(facts))


def _path(bare: Bare) -> list[tuple[int, int]]:
    return [(q, r) for _, q, r in bare.tile]


def _fits(bare: Bare, flip: bool) -> list[str]:
    """Which of the seat's tiles have the shape that is asked for."""
    shape = from_middle(_path(bare))
    return [tile for tile in bare.options["tiles"] if shape in shapes(tile, flip)]


def _has_used(bare: Bare, facts: Facts) -> bool:
    tile = str(facts["tile"].key).removeprefix("board-hex-tile-").upper()
    laid = any(from_middle(path) in shapes(tile, flip=True) for path in bare.own_tiles)
    return laid and tile in _fits(bare, bare.options["flip"])


def _contact(bare: Bare, facts: Facts) -> tuple[Cell, Cell] | None:
    """The two cells of a sentence, if one is of the tile, the other an own one, and they touch."""
    new, old = _cell(bare, facts), _cell(bare, facts, "other")
    return (new, old) if new in bare.tile and old in bare.own and touch(new, old) else None


def _new_snake_touches(bare: Bare, facts: Facts) -> bool:
    new, old = _cell(bare, facts), _cell(bare, facts, "other")
    alone = not bare.drills and not any(bare.own & {*around(cell)} for cell in bare.tile)
    return alone and new in bare.tile and old in bare.others and touch(new, old)


def _is_sharp(bare: Bare, facts: Facts) -> bool:
    cells = [_cell(bare, facts, name) for name in ("first", "second", "third")]
    pairs = list(combinations(cells, 2))
    joined = any(
        bare.is_joint(new, old)
        for pair in pairs
        for new, old in (pair, pair[::-1])
        if new in bare.tile and old in bare.own
    )
    return {*cells} <= bare.after and all(touch(*pair) for pair in pairs) and joined


def _touches_itself(bare: Bare, facts: Facts) -> bool:
    contact = _contact(bare, facts)
    if contact is None or bare.is_joint(*contact):
        return False
    return bare.joins(bare.snake(contact[1]))


def _snakes_touch(bare: Bare, facts: Facts) -> bool:
    contact = _contact(bare, facts)
    return contact is not None and not bare.joins(bare.snake(contact[1]))


def _third_neighbour(bare: Bare, facts: Facts) -> bool:
    cell, new = _cell(bare, facts), _cell(bare, facts, "new")
    linked = cell in bare.own and len(bare.links_before(cell)) == 2
    return linked and new in bare.tile and touch(new, cell)


def _linked_twice_and_touched(bare: Bare, facts: Facts) -> bool:
    cell = _cell(bare, facts)
    linked = cell in bare.own and len(bare.links_before(cell)) == 2
    return linked and bool({*around(cell)} & {*bare.tile})


def _has_links(bare: Bare, facts: Facts) -> bool:
    cell = _cell(bare, facts)
    links = bare.links_after(cell)
    return cell in bare.after and len(links) == facts["count"] > 2


def _drilled(bare: Bare, cell: Cell, *floors: int) -> bool:
    """Whether the move drills at a field, and to one of these floors if any are given."""
    asked = bare.options["asked"]
    return any((q, r) == cell[1:] and (not floors or to in floors) for q, r, to in asked)


def _middle_drill(bare: Bare, facts: Facts) -> bool:
    cell = bare.named(facts["cell"], bare.tile[0][0])
    return cell in bare.tile[1:-1] and _drilled(bare, cell)


def _drill_elsewhere(bare: Bare, facts: Facts) -> bool:
    cell = bare.named(facts["cell"], bare.tile[0][0])
    return cell not in bare.tile and _drilled(bare, cell)


def _floors_beside(bare: Bare, floor: int) -> set[int]:
    return {(floor - 1) % bare.floors, (floor + 1) % bare.floors}


def _floors_apart(bare: Bare, facts: Facts) -> bool:
    floor, to = _floor(facts), _floor(facts, "to")
    asked = any(there == to for _, _, there in bare.options["asked"])
    beside = _floors_beside(bare, floor)
    told = {one - 1 for one in facts["beside"]}
    return asked and floor == bare.tile[0][0] and to not in beside and told == beside


def _same_floor(bare: Bare, facts: Facts) -> bool:
    return _floors_apart(bare, facts) and facts["to"] == facts["floor"]


def _linked_twice(bare: Bare, facts: Facts) -> bool:
    cell = _cell(bare, facts)
    linked = cell in bare.own and len(bare.links_before(cell)) == 2
    return linked and _drilled(bare, cell, cell[0])


def _no_hex_there(bare: Bare, facts: Facts) -> bool:
    cell = _cell(bare, facts)
    return cell not in bare.own and _drilled(bare, cell, cell[0])


def _drilled_joins(bare: Bare, facts: Facts) -> bool:
    off = not bare.options["drill_may_join"] and bool(bare.drills)
    return off and _contact(bare, facts) is not None


def _together_undrilled(bare: Bare, facts: Facts) -> bool:
    here = _cell(bare, facts)
    there = (_floor(facts, "to"), *here[1:])
    pair = frozenset((here, there))
    apart = pair not in bare.drills | bare.own_drills and there[0] in _floors_beside(bare, here[0])
    return bare.options["vertical_touch"] and here in bare.tile and pair <= bare.after and apart


def _hard_turn(bare: Bare, facts: Facts) -> bool:
    """Two hexes of one point that continue along their floors, at an angle of less than 120°."""
    here, point = _cell(bare, facts), set[Cell]()
    edge, drills = [here], bare.own_drills | bare.drills
    while edge:
        cell = edge.pop()
        point.add(cell)
        through = {other for pair in drills if cell in pair for other in pair}
        edge += through - point
    there = (_floor(facts, "to"), *here[1:])
    angles = {abs(into - out) % 6 for into in _onward(bare, here) for out in _onward(bare, there)}
    return bare.options["advanced"] and {here, there} <= point and not angles <= {2, 3, 4}


def _onward(bare: Bare, cell: Cell) -> list[int]:
    _, q, r = cell
    return [at for at, (dq, dr) in enumerate(STEPS) if (cell[0], q + dq, r + dr) in bare.after]


def _clay(bare: Bare, facts: Facts) -> bool:
    bodies = [(bare.after, bare.own_drills | bare.drills), *bare.foreign_bodies]
    needed = [0, 0]
    for hexes, drills in bodies:
        for cell in {cell for pair in drills for cell in pair}:
            count = sum(cell in pair for pair in drills)
            needed[1] += count == 2
            needed[0] += count == 1 and len({*around(cell)} & hexes) == 1
    told = (facts["open"], facts["closed"], facts["open_needed"], facts["closed_needed"])
    short = needed[0] > CLAY[0] or needed[1] > CLAY[1]
    return bare.options["clay_limit"] and told == (*CLAY, *needed) and short


def _is_unflipped(bare: Bare, facts: Facts) -> bool:
    return not bare.options["flip"] and not _fits(bare, flip=False) and bool(_fits(bare, flip=True))


def _is_taken(bare: Bare, facts: Facts) -> bool:
    cell = _cell(bare, facts)
    return cell in bare.tile and cell in bare.own | bare.others


def _is_opening(bare: Bare, facts: Facts) -> bool:
    empty = not bare.own and not bare.others
    return bare.options["opening_single"] and empty and len(bare.tile) > 1


def _is_eye(bare: Bare, facts: Facts) -> bool:
    cell = bare.named(facts["cell"], bare.tile[0][0])
    return cell in bare.tile and list(cell[1:]) in bare.options["eyes"]


def _too_late(bare: Bare, facts: Facts) -> bool:
    return bool(bare.options["pie"] and (bare.options["laid"] != 1 or bare.options["swapped"]))


PROOFS: dict[str, Callable[[Bare, Facts], bool]] = {
    "why-game-over": lambda bare, _: bare.options["to_act"] is None,
    "why-hex-unflipped": _is_unflipped,
    "why-hex-no-such-shape": lambda bare, _: not _fits(bare, flip=True),
    "why-hex-tile-used": _has_used,
    "why-hex-opening-single": _is_opening,
    "why-snekagon-pie-off": lambda bare, _: not bare.options["pie"],
    "why-snekagon-pie-too-late": _too_late,
    "why-snekagon-off-board": lambda bare, _: not all(map(bare.is_on_board, bare.tile)),
    "why-snekagon-covered": _is_taken,
    "why-snekagon-new-snake-touches": _new_snake_touches,
    "why-snekagon-sharp": _is_sharp,
    "why-snekagon-touches-itself": _touches_itself,
    "why-snekagon-snakes-touch": _snakes_touch,
    "why-snekagon-branches-at": _third_neighbour,
    "why-snekagon-branches": _has_links,
    "why-snekagon5g-off-floor": lambda bare, _: not all(map(bare.is_on_board, bare.tile)),
    "why-snekagon5g-eye": _is_eye,
    "why-snekagon5g-covered": _is_taken,
    "why-snekagon5g-new-snake-touches": _new_snake_touches,
    "why-snekagon5g-sharp": _is_sharp,
    "why-snekagon5g-touches-itself": _touches_itself,
    "why-snekagon5g-snakes-touch": _snakes_touch,
    "why-snekagon5g-branches-at": _linked_twice_and_touched,
    "why-snekagon5g-branches": _has_links,
    "why-snekagon5g-one-drill": lambda bare, _: (
        not bare.options["double_drill"] and len(bare.options["asked"]) > 1
    ),
    "why-snekagon5g-middle-drill": _middle_drill,
    "why-snekagon5g-drill-elsewhere": _drill_elsewhere,
    "why-snekagon5g-floors-apart": _floors_apart,
    "why-snekagon5g-same-floor": _same_floor,
    "why-snekagon5g-linked-twice": _linked_twice,
    "why-snekagon5g-no-hex-there": _no_hex_there,
    "why-snekagon5g-drilled-joins": _drilled_joins,
    "why-snekagon5g-together-undrilled": _together_undrilled,
    "why-snekagon5g-hard-turn": _hard_turn,
    "why-snekagon5g-clay": _clay,
}
