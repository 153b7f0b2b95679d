"""Whether what a refusal of Cobra Carnival says is so, sentence by sentence."""

from collections.abc import Callable

from tests.proofs.squares import Bare, Facts, cell_of, name_of
from tests.referees.carnival import (
    Cell,
    Lay,
    Snake,
    State,
    Table,
    Tile,
    canonical_turns,
    colour_of,
    follow,
    follow_all,
    is_body,
    is_closed,
    is_corner_shaped,
    is_straight_shaped,
    kind_of,
    leads_free,
    may_lay_body,
    meets,
    neighbours,
    turn_house,
    waiting_exits,
)

WELCOME = ("straight", "corner", "diamond")


class Party:
    """The bare table, who holds what, and a tile that is tried."""

    def __init__(self, bare: Bare) -> None:
        self.asked, self.there, self.options = bare.asked, bare.there, bare.options
        self.phase, self.seat = bare.there["stage"][:2]
        self.state = State(bare.seats, dict(bare.options))
        if bare.there["house"] is not None:
            turn_house(self.state, bare.there["house"])
        for (x, y), name, turn, _ in bare.there["laid"]:
            self.state.table[x, y] = Tile(name, turn)
        self.hand = bare.there["hands"][self.seat]
        self.name = str(bare.asked.get("lay", ""))
        x, y = bare.asked.get("at", (99, 99))
        self.at: Cell = (x, y)
        self.turn = int(bare.asked.get("turn", 0))

    @property
    def table(self) -> Table:
        return self.state.table

    @property
    def snakes(self) -> dict[str, Snake]:
        return follow_all(self.table, self.state.exits)

    @property
    def lying(self) -> str:
        return self.table[self.at].name if self.at in self.table else ""

    def is_own(self, colour: str) -> bool:
        return colour in self.state.owned[self.seat]

    def after(self) -> Table:
        return {**self.table, self.at: Tile(self.name, self.turn)}

    def is_blocked(self, colour: str, cell: Cell) -> bool:
        return is_closed(self.table, self.state.exits, colour, cell)


def _is_here(party: Party, facts: Facts) -> bool:
    return cell_of(facts["cell"]) == party.at


def _is_tile(party: Party, facts: Facts) -> bool:
    return name_of(facts["tile"]) == party.name.replace("-", "minus ")


def _snake(party: Party, facts: Facts) -> Snake:
    return party.snakes[name_of(facts["colour"])]


def _leads_to(party: Party, facts: Facts) -> bool:
    """Whether the snake has no head yet and leads into the cell told."""
    snake = _snake(party, facts)
    return not snake.has_head and cell_of(facts["cell"]) == snake.end


def _not_in_hand(party: Party, facts: Facts) -> bool:
    return _is_tile(party, facts) and party.name not in party.hand


def _no_head(party: Party, facts: Facts) -> bool:
    colour = name_of(facts["colour"])
    return colour not in party.snakes or not party.snakes[colour].has_head


def _has_hat(party: Party, facts: Facts) -> bool:
    return any(colour == name_of(facts["colour"]) for colour, _ in party.there["hats"])


def _has_head(party: Party, facts: Facts) -> bool:
    snake = _snake(party, facts)
    return snake.has_head and cell_of(facts["cell"]) == snake.end


def _elsewhere(party: Party, facts: Facts) -> bool:
    return _leads_to(party, facts) and not _is_here(party, facts)


def _blocked(party: Party, facts: Facts) -> bool:
    colour = name_of(facts["colour"])
    return _leads_to(party, facts) and party.is_blocked(colour, _snake(party, facts).end)


def _exit_of_other(party: Party, facts: Facts) -> bool:
    colour = waiting_exits(party.table, party.state.kept).get(party.at)
    told = colour == name_of(facts["colour"]) != colour_of(party.name)
    return told and _is_here(party, facts)


def _cell_taken(party: Party, facts: Facts) -> bool:
    log = party.lying in ("log straight", "log corner")
    return _is_here(party, facts) and bool(party.lying) and not log and _is_tile(party, facts)


def _log_of_other(party: Party, facts: Facts) -> bool:
    log = party.lying in ("log straight", "log corner")
    cells = [one.cell for one in _snake(party, facts).path]
    return _is_here(party, facts) and log and party.at not in cells


def _unlike(party: Party, facts: Facts) -> bool:
    same = is_straight_shaped(party.lying) == is_straight_shaped(party.name)
    return _is_tile(party, facts) and not (same and party.table[party.at].turn == party.turn)


def _misses(party: Party, facts: Facts) -> bool:
    entry = _snake(party, facts).end_entry
    return _leads_to(party, facts) and not meets(party.name, party.turn, entry)


def _joins(party: Party, facts: Facts) -> bool:
    snake, other = _snake(party, facts), party.snakes[name_of(facts["other"])]
    both = {snake.end_entry, other.end_entry}
    together = snake.end == other.end == party.at and len(both) == 2
    return together and all(meets(party.name, party.turn, side) for side in both)


def _grows_another(party: Party, facts: Facts) -> bool:
    """The tile tried is for the snake told, another's; the one told is held, for an own snake."""
    colour, own = name_of(facts["colour"]), name_of(facts["tile"])
    tried = colour_of(party.name) == colour and kind_of(party.name) in WELCOME
    held = own in party.hand and is_body(own) and party.is_own(colour_of(own) or "")
    return tried and held and not party.is_own(colour)


def _own_playable(party: Party, facts: Facts) -> bool:
    own = name_of(facts["tile"])
    colour, before = colour_of(own) or "", party.snakes
    cells = [before[colour].end, *(one.cell for one in before[colour].path)]
    fits = any(
        may_lay_body(party.state, Lay(party.seat, own, cell, turn, before), colour)
        for cell in cells
        for turn in canonical_turns(own)
    )
    return _grows_another(party, facts) and fits


def _dead_ends(party: Party, facts: Facts) -> bool:
    colour = name_of(facts["colour"])
    led = follow(party.after(), colour, party.state.exits[colour])
    closed = is_closed(party.after(), party.state.kept, colour, led.end)
    entry = _snake(party, facts).end_entry
    free = any(
        meets(party.name, turn, entry)
        and leads_free(party.state, {**party.table, party.at: Tile(party.name, turn)}, colour)
        for turn in canonical_turns(party.name)
    )
    return closed and cell_of(facts["cell"]) == led.end and free and not party.is_own(colour)


def _cuts_off(party: Party, facts: Facts) -> bool:
    """Another player's snake leads into the cell, and that is forbidden."""
    others = not party.is_own(name_of(facts["colour"]))
    told = _leads_to(party, facts) and _is_here(party, facts)
    return others and told and party.options["cutting_off"] == "forbidden"


def _gift_taken(party: Party, facts: Facts) -> bool:
    return _is_here(party, facts) and _is_tile(party, facts) and party.at in party.table


def _gift_blocks(party: Party, facts: Facts) -> bool:
    allowed = party.name == "trouble" and party.options["trouble_may_block"]
    own = party.options["gift_before_own"] and party.is_own(name_of(facts["colour"]))
    return _leads_to(party, facts) and _is_here(party, facts) and not allowed and not own


def _gift_alone(party: Party, facts: Facts) -> bool:
    beside = [party.table[one].name for one in neighbours(party.at) if one in party.table]
    return _is_here(party, facts) and not any(map(colour_of, beside))


def _log_no_body(party: Party, facts: Facts) -> bool:
    return _is_here(party, facts) and not (party.lying and is_body(party.lying))


def _log_other_shape(party: Party, facts: Facts) -> bool:
    old = name_of(facts["old"])
    unlike = is_straight_shaped(old) != is_straight_shaped(party.name)
    return _is_here(party, facts) and old == party.lying and unlike


def _log_lies_otherwise(party: Party, facts: Facts) -> bool:
    turned = party.table[party.at].turn != party.turn
    return _is_here(party, facts) and name_of(facts["old"]) == party.lying and turned


def _is_last(party: Party, facts: Facts) -> bool:
    """Whether the tile tried would replace the last one of the snake told."""
    path = _snake(party, facts).path
    return bool(path) and path[-1].cell == party.at


def _turns_others(party: Party, facts: Facts) -> bool:
    return _is_last(party, facts) and not party.is_own(name_of(facts["colour"]))


def _not_blocked(party: Party, facts: Facts) -> bool:
    colour, end = name_of(facts["colour"]), _snake(party, facts).end
    return _is_last(party, facts) and _leads_to(party, facts) and not party.is_blocked(colour, end)


def _turns_corner(party: Party, facts: Facts) -> bool:
    corner = is_corner_shaped(party.lying)
    return _is_last(party, facts) and party.options["dead_end_turn"] == "same_shape" and not corner


def _log_misses(party: Party, facts: Facts) -> bool:
    entry = _snake(party, facts).path[-1].entry
    return _is_last(party, facts) and not meets(party.name, party.turn, entry)


def _log_dead_end(party: Party, facts: Facts) -> bool:
    colour = name_of(facts["colour"])
    led = follow(party.after(), colour, party.state.exits[colour])
    closed = is_closed(party.after(), party.state.kept, colour, led.end)
    return _is_last(party, facts) and cell_of(facts["cell"]) == led.end and closed


def _no_straight(party: Party, facts: Facts) -> bool:
    return _is_here(party, facts) and not (party.lying and is_straight_shaped(party.lying))


def _crossing_joins(party: Party, facts: Facts) -> bool:
    one, other = (party.snakes[name_of(facts[name])] for name in ("one", "other"))
    facing = abs(one.end_entry - other.end_entry) == 2
    across = not meets(party.lying, party.table[party.at].turn, one.end_entry)
    return one.end == other.end == party.at and facing and across


def _hidden(party: Party, _: Facts) -> bool:
    return bool(("?" in party.hand) != (party.asked["draw"] == "?"))


def _in_phase(*phases: str) -> Callable[[Party, Facts], bool]:
    return lambda party, _: party.phase in phases


PARTY_PROOFS: dict[str, Callable[[Party, Facts], bool]] = {
    "why-game-over": _in_phase("over"),
    "why-carnival-house-placed": lambda party, _: party.there["house"] is not None,
    "why-carnival-seen-move": lambda party, _: "seen" in party.asked,
    "why-carnival-draw-first": _in_phase("deal", "draw"),
    "why-carnival-house-first": _in_phase("house"),
    "why-carnival-no-draw-now": _in_phase("house", "lay", "heads", "hats"),
    "why-carnival-draw-hidden": _hidden,
    "why-carnival-not-in-pile": lambda party, facts: (
        name_of(facts["tile"]) == party.asked["draw"].replace("-", "minus ")
        and party.asked["draw"] not in party.there["pile"]
    ),
    "why-carnival-must-place": _in_phase("lay"),
    "why-carnival-must-place-head": lambda party, _: (
        party.phase == "heads" and party.options["final_pass"] != "all"
    ),
    "why-carnival-must-place-hat": lambda party, _: (
        party.phase == "hats" and party.options["final_pass"] == "none"
    ),
    "why-carnival-hat-too-early": _in_phase("lay"),
    "why-carnival-hat-before-heads": _in_phase("heads"),
    "why-carnival-not-a-hat": lambda party, facts: (
        _is_tile(party, facts) and kind_of(party.name) != "hat"
    ),
    "why-carnival-not-in-hand": _not_in_hand,
    "why-carnival-no-head": _no_head,
    "why-carnival-has-hat": _has_hat,
    "why-carnival-hat-on-cell": lambda party, _: kind_of(party.name) == "hat",
    "why-carnival-only-heads": lambda party, _: (
        party.phase == "heads" and kind_of(party.name) != "head"
    ),
    "why-carnival-only-hats": _in_phase("hats"),
    "why-carnival-head-too-early": lambda party, _: (
        party.phase == "lay" and kind_of(party.name) == "head"
    ),
    "why-carnival-own-heads-only": lambda party, facts: (
        party.options["heads"] == "own_aside"
        and _is_tile(party, facts)
        and not party.is_own(colour_of(party.name) or "")
    ),
    "why-carnival-has-head": _has_head,
    "why-carnival-head-elsewhere": _elsewhere,
    "why-carnival-head-blocked": _blocked,
    "why-carnival-neck": lambda party, facts: _snake(party, facts).end_entry != party.turn,
    "why-carnival-no-such-snake": lambda party, facts: name_of(facts["colour"]) not in party.snakes,
    "why-carnival-exit-of-other": _exit_of_other,
    "why-carnival-cell-taken": _cell_taken,
    "why-carnival-log-of-other": _log_of_other,
    "why-carnival-log-unlike": _unlike,
    "why-carnival-not-at-end": lambda party, facts: (
        _elsewhere(party, facts) and bool(_snake(party, facts).path)
    ),
    "why-carnival-not-at-exit": lambda party, facts: (
        _elsewhere(party, facts) and not _snake(party, facts).path
    ),
    "why-carnival-tile-misses": _misses,
    "why-carnival-tile-joins": _joins,
    "why-carnival-own-held": lambda party, facts: (
        party.options["grow_others"] == "own_absent" and _grows_another(party, facts)
    ),
    "why-carnival-own-playable": _own_playable,
    "why-carnival-dead-ends-other": _dead_ends,
    "why-carnival-gift-cell-taken": _gift_taken,
    "why-carnival-gift-blocks": _gift_blocks,
    "why-carnival-cuts-off": _cuts_off,
    "why-carnival-gift-alone": _gift_alone,
    "why-carnival-log-no-body": _log_no_body,
    "why-carnival-log-other-shape": _log_other_shape,
    "why-carnival-log-lies-otherwise": _log_lies_otherwise,
    "why-carnival-log-turns-own": _turns_others,
    "why-carnival-not-blocked": _not_blocked,
    "why-carnival-log-turns-corner": _turns_corner,
    "why-carnival-log-misses": _log_misses,
    "why-carnival-log-dead-end": _log_dead_end,
    "why-carnival-crossing-no-straight": _no_straight,
    "why-carnival-crossing-joins": _crossing_joins,
}


def _at_a_party(proof: Callable[[Party, Facts], bool]) -> Callable[[Bare, Facts], bool]:
    return lambda bare, facts: proof(Party(bare), facts)


PROOFS = {key: _at_a_party(proof) for key, proof in PARTY_PROOFS.items()}
