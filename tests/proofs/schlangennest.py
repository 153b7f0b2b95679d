"""Whether what a refusal of Schlangennest says is so, sentence by sentence."""

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import Any

from tests.proofs.crossing import CROSSING_PROOFS, is_crossing
from tests.proofs.squares import Bare, Facts, cell_of, name_of
from tests.referees.schlangennest import (
    CHOICES,
    Card,
    Setup,
    Square,
    Table,
    View,
    box_fits,
    box_with,
    ends_next_to_each_other,
    parts_of,
    two_with_both_ends,
)

COLOURS = {0: "green", 1: "red", 2: "blue", 3: "yellow", 4: "the path", 5: "the frame"}
FRAME = 5
KINDS = ("straight", "curve", "tail", "head")
FAR = 199


class Nest:
    """The bare table before and after an attempt."""

    def __init__(self, bare: Bare) -> None:
        self.there, self.asked, self.options = bare.there, bare.asked, bare.options
        self.seats = bare.seats
        names = ("size", *CHOICES)
        self.setup = Setup(seats=bare.seats, **{name: bare.options[name] for name in names})
        self.table: Table = {
            (x, y): Card(kind, turn, colour) for x, y, colour, kind, turn in bare.there["cards"]
        }
        self.at: Square = tuple(bare.asked.get("at", (0, 0)))
        self.kind: str = {"turn": "curve", "replace": "tail"}.get(
            bare.asked["do"], bare.asked.get("card", "")
        )

    @property
    def colour(self) -> int:
        """The colour that tries it."""
        if self.asked["do"] != "lay":
            return int(self.there["colours"][0])
        return int(self.there["actor"] + self.seats * (self.asked.get("snake") or 0))

    @property
    def before(self) -> View:
        return View(self.setup, self.table)

    @property
    def after(self) -> View:
        return self.with_card(self.at, self.kind, self.asked["turn"])

    def with_card(self, at: Square, kind: str, turn: int) -> View:
        return View(self.setup, {**self.table, at: Card(kind, turn, self.colour)})

    @property
    def is_first(self) -> bool:
        return all(card.colour != self.colour for card in self.table.values())

    @property
    def lying(self) -> list[Square]:
        return [square for square, card in self.table.items() if card.colour != FRAME]

    def held(self, colour: int, kind: str) -> int:
        return int(self.there["hands"][colour][KINDS.index(kind)])

    def movers(self) -> Iterator[int]:
        """The colours in the order of their next turns, those that are out left out."""
        seat = self.colour % self.seats
        for step in range(1, self.seats + 1):
            for colour in range((seat + step) % self.seats, self.setup.colours, self.seats):
                if colour not in self.there["out"]:
                    yield colour


def _cells(told: Iterable[Any]) -> set[Square]:
    return set(map(cell_of, told))


def _words(told: Iterable[Any]) -> set[str]:
    return set(map(name_of, told))


def _called(colours: Iterable[int]) -> set[str]:
    return {COLOURS[colour] for colour in colours}


def _is_here(nest: Nest, facts: Facts) -> bool:
    return cell_of(facts["square"]) == nest.at


def _is_own(nest: Nest, facts: Facts) -> bool:
    return name_of(facts["colour"]) == COLOURS[nest.colour]


def _path_shape(nest: Nest, _: Facts) -> bool:
    wide, high = nest.setup.sides
    steps = nest.asked["steps"]
    straight = sum(one == two for one, two in pairwise(steps))
    return (steps.count("R"), steps.count("D"), straight) != (wide - 1, high - 1, 7)


def _other_snake(nest: Nest, facts: Facts) -> bool:
    now = nest.there["colours"]
    return _is_own(nest, facts) and nest.colour not in now and _words(facts["now"]) == _called(now)


def _not_in_hand(nest: Nest, facts: Facts) -> bool:
    return name_of(facts["card"]) == nest.kind and not nest.held(nest.colour, nest.kind)


def _alone(nest: Nest, _: Facts) -> bool:
    x, y = nest.at
    near = any(max(abs(x - one), abs(y - two)) == 1 for one, two in nest.lying)
    return nest.is_first and bool(nest.lying) and not near


def _must_be_a1(nest: Nest, _: Facts) -> bool:
    return not nest.lying and not nest.setup.fixed_field and nest.at != (0, 0)


def _not_at_end(nest: Nest, facts: Facts) -> bool:
    ends = {square for square, _ in nest.before.ends(nest.colour)}
    told = _cells(facts["reached"]) == ends
    return told and nest.at not in ends and _is_here(nest, facts) and _is_own(nest, facts)


def _outside(nest: Nest, facts: Facts) -> bool:
    bounds = nest.there["bounds"]
    box = box_with(tuple(bounds) if bounds else None, nest.at)
    return _is_here(nest, facts) and not box_fits(box, nest.setup.sides)


def _outside_later(nest: Nest, facts: Facts) -> bool:
    return _outside(nest, facts) and not nest.is_first and nest.kind in ("straight", "curve")


def _joins(nest: Nest, facts: Facts) -> bool:
    told = _words(facts["colours"])
    joined = [_called(one.colours) for one in nest.after.components if len(one.colours) > 1]
    return _is_here(nest, facts) and told in joined


def _not_joined(nest: Nest, facts: Facts) -> bool:
    return _is_own(nest, facts) and len(nest.after.of_colour(nest.colour)) > 1


def _strict(nest: Nest, facts: Facts) -> bool:
    entered = {edge for square, edge in nest.before.ends(nest.colour) if square == nest.at}
    card = Card(nest.kind, nest.asked["turn"], nest.colour)
    parts = [part for part in parts_of(nest.setup, nest.at, card) if part.coloured]
    meets = any(entered & {*part.edges} for part in parts)
    return bool(nest.options["strict_contact"]) and _is_own(nest, facts) and not meets


def _both_ends(nest: Nest, facts: Facts) -> bool:
    here = nest.before.reached.get(nest.at, {})
    told = _words(facts["snakes"]) == _called(here) and _is_here(nest, facts)
    return told and nest.colour in here and two_with_both_ends(here)


def _tail_connects(nest: Nest, facts: Facts) -> bool:
    straight = nest.held(nest.colour, "straight")
    return _both_ends(nest, facts) and nest.kind == "tail" and bool(straight)


def _first_tail_spoils(nest: Nest, facts: Facts) -> bool:
    colour = {name: one for one, name in COLOURS.items()}[name_of(facts["colour"])]
    ends, laid = nest.after.ends(colour), nest.after.laid(colour)
    return nest.is_first and nest.setup.tails_first and nest.kind == "tail" and laid and not ends


def _brought(nest: Nest, facts: Facts, is_so: Callable[[list[dict[int, list[int]]]], bool]) -> bool:
    """Whether something is so at the squares told after the attempt, and was not before."""

    def at_squares(view: View) -> list[dict[int, list[int]]]:
        told = _cells(facts["square"])
        return [here for square, here in view.reached.items() if square in told]

    return is_so(at_squares(nest.after)) and not is_so(at_squares(nest.before))


def _three(nest: Nest, facts: Facts) -> bool:
    told = _words(facts["snakes"])
    return len(told) >= 3 and _brought(
        nest, facts, lambda here: len(here) == 1 and _called(here[0]) == told
    )


def _four(nest: Nest, facts: Facts) -> bool:
    told = _words(facts["snakes"])
    return len(told) == 4 and _brought(
        nest,
        facts,
        lambda here: (
            [len(one) for one in here] == [2, 2] and _called({**here[0], **here[1]}) == told
        ),
    )


def _leave_a_curve(nest: Nest, facts: Facts) -> bool:
    mover, other = name_of(facts["mover"]), name_of(facts["other"])
    order = [COLOURS[colour] for colour in nest.movers() if COLOURS[colour] in (mover, other)]
    colour = {name: one for one, name in COLOURS.items()}[mover]
    own = nest.asked["do"] == "lay" and nest.kind == "curve" and colour == nest.colour
    left = nest.held(colour, "curve") - own
    met = any(
        square in _cells(facts["square"])
        and ends_next_to_each_other(here)
        and _called(here) == {mover, other}
        for square, here in nest.after.reached.items()
    )
    return order[0] == mover and left == 0 and met


def _not_closed(nest: Nest, _: Facts) -> bool:
    return not any(nest.before.closed(colour) for colour in nest.there["colours"])


def _not_own(kind: str) -> Callable[[Nest, Facts], bool]:
    def proof(nest: Nest, _: Facts) -> bool:
        card = nest.table.get(nest.at)
        return card is None or (card.kind, card.colour) != (kind, nest.colour)

    return proof


def _turned_by(nest: Nest) -> int:
    return int(nest.asked["turn"] - nest.table[nest.at].turn) % 4


def _can_turn(nest: Nest) -> bool:
    """Whether a quarter turn of some own curve opens the snake and joins no others."""
    for at, card in nest.table.items():
        if (card.kind, card.colour) == ("curve", nest.colour):
            views = [nest.with_card(at, "curve", (card.turn + one) % 4) for one in (1, 3)]
            if any(view.ends(nest.colour) and not view.colours_joined() for view in views):
                return True
    return False


def _turn_instead(nest: Nest, facts: Facts) -> bool:
    at = cell_of(facts["square"])
    card = nest.table[at]
    views = [nest.with_card(at, "curve", (card.turn + quarter) % 4) for quarter in (1, 3)]
    opens = any(view.ends(nest.colour) and not view.colours_joined() for view in views)
    return (card.kind, card.colour) == ("curve", nest.colour) and opens


def _stays_closed(nest: Nest, facts: Facts) -> bool:
    return _is_here(nest, facts) and not nest.after.ends(nest.colour)


NEST_PROOFS: dict[str, Callable[[Nest, Facts], bool]] = {
    "why-game-over": lambda nest, _: nest.there["actor"] is None,
    **CROSSING_PROOFS,
    "why-schlangennest-path-first": lambda nest, _: (
        nest.there["actor"] == "chance" or is_crossing(nest)
    ),
    "why-schlangennest-path-not-yours": lambda nest, _: nest.there["actor"] != "chance",
    "why-schlangennest-path-shape": _path_shape,
    "why-schlangennest-too-far": lambda nest, facts: max(map(abs, nest.at)) > FAR,
    "why-schlangennest-one-snake-each": lambda nest, _: not nest.setup.two_snakes,
    "why-schlangennest-which-snake": lambda nest, _: (
        nest.setup.two_snakes and "snake" not in nest.asked
    ),
    "why-schlangennest-other-snake-now": _other_snake,
    "why-schlangennest-snake-closed": lambda nest, _: (
        nest.before.closed(nest.colour) and _can_turn(nest)
    ),
    "why-schlangennest-snake-closed-replace": lambda nest, _: (
        nest.before.closed(nest.colour) and not _can_turn(nest)
    ),
    "why-schlangennest-not-in-hand": _not_in_hand,
    "why-schlangennest-square-taken": lambda nest, facts: (
        _is_here(nest, facts) and nest.at in nest.table
    ),
    "why-schlangennest-tail-first": lambda nest, _: (
        nest.setup.tails_first and nest.is_first and nest.kind != "tail"
    ),
    "why-schlangennest-first-card-alone": _alone,
    "why-schlangennest-first-card-a1": _must_be_a1,
    "why-schlangennest-not-at-end": _not_at_end,
    "why-schlangennest-first-card-outside": lambda nest, facts: (
        nest.is_first and _outside(nest, facts)
    ),
    "why-schlangennest-outside": _outside_later,
    "why-schlangennest-joins-colours": _joins,
    "why-schlangennest-not-joined": _not_joined,
    "why-schlangennest-strict-contact": _strict,
    "why-schlangennest-head-connects": lambda nest, facts: (
        nest.kind == "head" and _both_ends(nest, facts)
    ),
    "why-schlangennest-tail-connects": _tail_connects,
    "why-schlangennest-first-tail-spoils": _first_tail_spoils,
    "why-schlangennest-leave-a-curve": _leave_a_curve,
    "why-schlangennest-three-snakes": _three,
    "why-schlangennest-four-snakes": _four,
    "why-schlangennest-not-closed": _not_closed,
    "why-schlangennest-turn-own-curve": _not_own("curve"),
    "why-schlangennest-quarter-turn": lambda nest, _: _turned_by(nest) in (0, 2),
    "why-schlangennest-replace-own-straight": _not_own("straight"),
    "why-schlangennest-tail-lies-along": lambda nest, _: _turned_by(nest) % 2 == 1,
    "why-schlangennest-turn-instead": _turn_instead,
    "why-schlangennest-stays-closed": _stays_closed,
}


def _on_a_nest(proof: Callable[[Nest, Facts], bool]) -> Callable[[Bare, Facts], bool]:
    return lambda bare, facts: proof(Nest(bare), facts)


PROOFS = {key: _on_a_nest(proof) for key, proof in NEST_PROOFS.items()}
