"""Whether what a refusal of Sssnake says is so, sentence by sentence."""

from collections.abc import Callable, Iterator

from tests.proofs.squares import Bare, Facts, cell_of, name_of
from tests.proofs.told.scene import seat_of
from tests.referees.sssnake import (
    START_CARDS,
    Cell,
    Gate,
    Place,
    Table,
    Walk,
    across,
    beyond,
    cards_by_cell,
    closable_places,
    head_walk,
    missing_cards,
    tail_walk,
)

LAYING = ("ONE", "ONE_BACK", "KEEP", "GIFT", "RETURNED")


def _table(bare: Bare, seat: int) -> Table:
    return frozenset(((x, y), kind, turn) for x, y, kind, turn in bare.there["snakes"][seat])


def _tried(bare: Bare) -> Table:
    """The table of the snake that a card is tried on, before."""
    return _table(bare, bare.asked["on"])


def _cell(bare: Bare) -> Cell:
    x, y = bare.asked["at"]
    return (x, y)


def _after(bare: Bare) -> Table:
    return _tried(bare) | {(_cell(bare), bare.asked["lay"], bare.asked["turn"])}


def _walks(bare: Bare, table: Table) -> dict[str, Walk]:
    start = START_CARDS[bare.options["start_card"]]
    return {"head": head_walk(start, table), "tail": tail_walk(start, table)}


def _roller(bare: Bare) -> int:
    return int(bare.there["roller"])


def _neighbour(bare: Bare) -> int:
    return (_roller(bare) + 1) % bare.seats


def _left(bare: Bare) -> int:
    return sum(bare.there["deck"].values())


def _places(bare: Bare, table: Table, kind: str) -> Iterator[Place]:
    """Where a card may be placed on a snake, whichever seat places it."""
    for place in closable_places(bare.options["start_card"], table, kind):
        if bare.options["feasibility"] == "geometric" or place.missing <= _left(bare):
            yield place


def _has_place(bare: Bare, seat: int, kinds: list[str]) -> bool:
    return any(True for kind in kinds for _ in _places(bare, _table(bare, seat), kind))


def _is_open_end(bare: Bare, name: str) -> Gate | None:
    walk = _walks(bare, _after(bare))[name]
    return walk.gate if walk.status == "open" else None


def _points_at_start(bare: Bare, facts: Facts) -> bool:
    walk = _walks(bare, _after(bare))[name_of(facts["end"])]
    start = START_CARDS[bare.options["start_card"]]
    return walk.status == "stuck" and walk.gate[0] in start.cells


def _meets_blank(bare: Bare, facts: Facts) -> bool:
    walk, after = _walks(bare, _after(bare))[name_of(facts["end"])], cards_by_cell(_after(bare))
    (x, y), edge = walk.gate
    blank = (x, y) in after and across(*after[x, y], edge) is None
    return walk.status == "stuck" and blank and cell_of(facts["cell"]) == (x, y)


def _pocket(bare: Bare, facts: Facts) -> bool:
    """The free cells that an end can come to are as many as told, and the other end is away."""
    name = name_of(facts["end"])
    gate, other = _is_open_end(bare, name), _is_open_end(bare, _other(name))
    if gate is None or missing_cards(bare.options["start_card"], _after(bare)) is not None:
        return False
    found = _flood(bare, gate[0])
    return len(found) == facts.get("count", 1) and (other is None or other[0] not in found)


def _other(name: str) -> str:
    return "tail" if name == "head" else "head"


def _flood(bare: Bare, cell: Cell) -> set[Cell]:
    """All free cells that are reached from one; a pocket has few, the open table has no end."""
    cards = cards_by_cell(_after(bare))
    start = START_CARDS[bare.options["start_card"]].cells
    found, waiting = {cell}, [cell]
    while waiting and len(found) < 500:
        here = waiting.pop()
        for side in range(4):
            gate = beyond((here, side))
            while gate[0] in cards and (out := across(*cards[gate[0]], gate[1])) is not None:
                gate = beyond((gate[0], out))
            if gate[0] not in cards and gate[0] not in start and gate[0] not in found:
                found.add(gate[0])
                waiting.append(gate[0])
    return found


def _gift_last(bare: Bare, facts: Facts) -> bool:
    can = _has_place(bare, _roller(bare), bare.there["hand"])
    return bare.there["moment"] == "KEEP" and "give" in bare.asked and can


def _not_at_end(bare: Bare, facts: Facts) -> bool:
    gates = {name: walk.gate[0] for name, walk in _walks(bare, _tried(bare)).items()}
    told = all(cell_of(facts[name]) == gate for name, gate in gates.items())
    return told and _cell(bare) not in gates.values()


def _no_strand(bare: Bare, facts: Facts) -> bool:
    walks = _walks(bare, _tried(bare))
    here = {name: walk.gate[1] for name, walk in walks.items() if walk.gate[0] == _cell(bare)}
    kind, turn = bare.asked["lay"], bare.asked["turn"]
    missed = all(across(kind, turn, edge) is None for edge in here.values())
    return name_of(facts["end"]) in here and missed


def _too_few(bare: Bare, facts: Facts) -> bool:
    missing = missing_cards(bare.options["start_card"], _after(bare))
    aware = bare.options["feasibility"] == "deck_aware"
    told = (facts["missing"], facts["left"]) == (missing, _left(bare))
    return aware and told and facts["missing"] > facts["left"]


def _closes_other(bare: Bare, facts: Facts) -> bool:
    closed = missing_cards(bare.options["start_card"], _after(bare)) == 0
    owner = bare.asked["on"] == _neighbour(bare) == seat_of(facts["owner"])
    single = bare.there["moment"] in ("ONE", "ONE_BACK") and len(bare.there["hand"]) == 1
    return closed and owner and single and not bare.options["close_other"]


def _two_can_be_placed(bare: Bare) -> bool:
    table = _table(bare, _roller(bare))
    return any(
        _follows(bare, first.table, kind)
        for kind in bare.there["hand"]
        for first in _places(bare, table, kind)
    )


def _follows(bare: Bare, table: Table, kind: str) -> bool:
    """Whether another card of the hand has a place after one of a kind."""
    rest = list(bare.there["hand"])
    rest.remove(kind)
    return any(True for other in rest for _ in _places(bare, table, other))


def _no_second(bare: Bare, facts: Facts) -> bool:
    three = bare.there["moment"] == "KEEP" and len(bare.there["hand"]) == 3
    alone = not _follows(bare, _after(bare), bare.asked["lay"])
    return three and alone and _two_can_be_placed(bare)


def _close_last(bare: Bare, facts: Facts) -> bool:
    closed = missing_cards(bare.options["start_card"], _after(bare)) == 0
    return bool(bare.options["exact_finish"] and closed and _two_can_be_placed(bare))


def _whose(*moments: str, receiver: bool = False, back: bool = False) -> Callable[..., bool]:
    """The snake that a card goes to at some moments; what came back has no place beside."""

    def proof(bare: Bare, facts: Facts) -> bool:
        owner = _neighbour(bare) if receiver else _roller(bare)
        told = seat_of(facts["owner"]) == owner != bare.asked["on"]
        [*hand] = bare.there["hand"]
        has_place = any(
            place.missing or bare.there["moment"] == "RETURNED" or bare.options["close_other"]
            for kind in hand
            for place in _places(bare, _table(bare, _neighbour(bare)), kind)
        )
        return bare.there["moment"] in moments and told and not (back and has_place)

    return proof


def _not_in_hand(bare: Bare, facts: Facts) -> bool:
    card = bare.asked.get("lay") or bare.asked.get("give")
    held = set(map(name_of, facts["held"]))
    there = set(bare.there["hand"])
    return name_of(facts["card"]) == card and card not in there and held == there


def _draw_count(bare: Bare, facts: Facts) -> bool:
    roll, due = bare.there["roll"], min(bare.there["roll"], _left(bare))
    return (facts["roll"], facts["number"]) == (roll, due) and len(bare.asked["draw"]) != due


def _not_in_deck(bare: Bare, facts: Facts) -> bool:
    card = name_of(facts["card"])
    there = bare.there["deck"][card]
    return bool(facts["there"] == there < bare.asked["draw"].count(card))


def _nothing_fits(bare: Bare, facts: Facts) -> bool:
    fits = _has_place(bare, _roller(bare), bare.there["hand"])
    return bare.there["moment"] == "GIVE" and not fits


PROOFS: dict[str, Callable[[Bare, Facts], bool]] = {
    "why-game-over": lambda bare, _: bare.there["moment"] == "OVER",
    "why-sssnake-cut-off-start-card": _points_at_start,
    "why-sssnake-cut-off-blank": _meets_blank,
    "why-sssnake-cut-off-shut-in": _pocket,
    "why-sssnake-cut-off-one-cell": _pocket,
    "why-sssnake-roll-now": lambda bare, _: bare.there["moment"] == "ROLL",
    "why-sssnake-draw-now": lambda bare, _: bare.there["moment"] == "DRAW",
    "why-sssnake-choose-gift": _nothing_fits,
    "why-sssnake-place-now": lambda bare, _: bare.there["moment"] in LAYING,
    "why-sssnake-gift-last": _gift_last,
    "why-sssnake-not-at-end": _not_at_end,
    "why-sssnake-no-strand": _no_strand,
    "why-sssnake-too-few-cards": _too_few,
    "why-sssnake-closes-other": _closes_other,
    "why-sssnake-no-second-card": _no_second,
    "why-sssnake-close-last": _close_last,
    "why-sssnake-single-to-neighbour": _whose("ONE", receiver=True),
    "why-sssnake-single-back": _whose("ONE_BACK", back=True),
    "why-sssnake-keep-own": _whose("KEEP", "GIVE"),
    "why-sssnake-gift-receiver": _whose("GIFT", receiver=True),
    "why-sssnake-gift-back": _whose("RETURNED", back=True),
    "why-sssnake-die": lambda bare, facts: (
        (facts["low"], facts["high"]) == (1, 3)
        and facts["number"] == bare.asked["roll"] not in (1, 2, 3)
    ),
    "why-sssnake-draw-count": _draw_count,
    "why-sssnake-deck-short": _draw_count,
    "why-sssnake-not-in-deck": _not_in_deck,
    "why-sssnake-not-in-hand": _not_in_hand,
}
