"""Cobra Carnival's facts, all from the game's own tables, and how positions become states."""

from collections.abc import Iterator

from serpentry.games.carnival.numbers.numbering import BLANKS, HAT_NAMES, CarnivalNumbering
from serpentry.games.carnival.numbers.order import COSTUMES, LOGS, costume_of
from serpentry.games.carnival.rules.bag import INDEX, bag_of
from serpentry.games.carnival.rules.options import Options
from serpentry.games.carnival.rules.rules import CarnivalRules
from serpentry.games.carnival.rules.seating import exit_side
from serpentry.games.carnival.rules.tiles import BODY_KINDS, COLOURS, NAMES, TILES, WELCOME_KINDS
from serpentry.games.carnival.rules.tiles import Tile as RulesTile
from serpentry.geometry.squares import STEPS
from serpentry.kernels.basis import Basis
from serpentry.kernels.carnival.loading import fill
from serpentry.kernels.carnival.structs import (
    HOUSE_TURNS,
    NONE,
    WIDTH,
    Facts,
    Kind,
    Shape,
    State,
    Tile,
)

TURNS = range(HOUSE_TURNS)
CLEAR_WIN = 10.0


def basis(seats: int, options: Options) -> Basis:
    """What the kernel needs of a set-up."""
    rules = CarnivalRules(seats, options)
    numbering = CarnivalNumbering(rules.seating)
    return Basis(
        package=__package__,
        facts=_facts(rules, numbering),
        state=State,
        most_moves=max(numbering.count, numbering.draw_count),
        most_events=rules.most_events(),
        unit=CLEAR_WIN,
        fill=fill,
        deeds=numbering.count,
        completes=True,
    )


def _facts(rules: CarnivalRules, numbering: CarnivalNumbering) -> Facts:
    seating, options = rules.seating, rules.options
    facts = Facts(
        seats=rules.seats,
        snake_count=len(seating.owners(0)),
        decked=len(seating.deck(0)),
        tokens=rules.tokens,
        quiet_limit=rules.flow.quiet_limit,
        own_absent=options.grow_others == "own_absent",
        dead_ending=options.allow_dead_ending,
        may_block=options.trouble_may_block,
        same_shape=options.dead_end_turn == "same_shape",
        diamond_to_owner=options.diamond_to == "owner",
        heads_aside=options.heads == "own_aside",
        pass_heads=options.final_pass == "all",
        pass_hats=options.final_pass != "none",
        gift_before_own=options.gift_before_own,
        exits_kept=options.exit_stays_free,
        spares_others=options.cutting_off == "forbidden",
        hidden_hands=not options.open_hands,
    )
    for section in facts.first.plan.fields:
        setattr(facts.first, section, numbering.sections.starts[section])
    _put_tiles(facts)
    owners = list(seating.owners(0).values())
    facts.owners = owners
    facts.exits = (exit_side(0, colour) for colour in seating.owners(0))
    facts.slots = _slots(rules)
    facts.colours = (COLOURS.index(colour) for turn in TURNS for colour in seating.owners(turn))
    facts.decks = (count for turn in TURNS for count in bag_of(seating.deck(turn)))
    orders = [_ranked(rules, owners, seat) for seat in range(rules.seats)]
    facts.ranked = (slot for order in orders for slot in order)
    facts.ranks = (order.index(slot) for order in orders for slot in range(len(owners)))
    return facts


def _put_tiles(facts: Facts) -> None:
    """What is the same in all set-ups."""
    for tile, name in zip(facts.tiles, NAMES, strict=False):
        _put_tile(tile, TILES[name])
    house = facts.tiles[len(NAMES)]
    house.shape = house.colour = house.ordinal = NONE
    facts.steps = (x + y * WIDTH for x, y in STEPS)
    facts.costumes = (INDEX[f"{colour} {costume}"] for colour in COLOURS for costume in COSTUMES)
    facts.logs = (INDEX[name] for name in LOGS)
    facts.blanks = (INDEX[name] for name in BLANKS)
    facts.hats = (INDEX[name] for name in HAT_NAMES)


def _put_tile(tile: Tile, one: RulesTile) -> None:
    tile.shape, tile.points = Shape[one.shape.upper()], one.points
    tile.colour = COLOURS.index(one.colour) if one.colour else NONE
    tile.ordinal = _ordinal(one)
    tile.kind = Kind.BODY * (one.kind in BODY_KINDS) | Kind.WELCOME * (one.kind in WELCOME_KINDS)
    tile.kind |= Kind.DIAMOND * (one.kind == "diamond") | Kind.TROUBLE * (one.kind == "trouble")


def _ordinal(tile: RulesTile) -> int:
    if tile.colour:
        return costume_of(tile)
    lists = (LOGS, BLANKS, HAT_NAMES)
    return next(names.index(tile.name) for names in lists if tile.name in names)


def _ranked(rules: CarnivalRules, owners: list[int], seat: int) -> list[int]:
    """The snakes in the order in which a seat counts them."""
    return sorted(range(len(owners)), key=lambda slot: (owners[slot] - seat) % rules.seats)


def _slots(rules: CarnivalRules) -> Iterator[int]:
    for turn in TURNS:
        colours = list(rules.seating.owners(turn))
        yield from (colours.index(colour) if colour in colours else NONE for colour in COLOURS)
