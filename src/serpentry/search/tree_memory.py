"""How a search tree is arranged in memory, and the numbers that steer a search.

A tree is one piece of memory with everything that simulated games need, so that compiled search
takes none of its own. How much room it has is set by its bounds.
"""

from typing import Any, NamedTuple, TypeVar

from serpentry.kernels.structs import (
    Constants,
    Struct,
    real,
    reals,
    several,
    short,
    single,
    singles,
    struct,
    structs,
    word,
    words,
)

REUSE_DEPTH = 6
"""A position this number of events later may still be found in the tree."""
DEPTHS = REUSE_DEPTH + 1


class Tuning(NamedTuple):
    """What steers a search; found by matches (docs/decisions/0018)."""

    exploration: float = 0.15
    """Weight of trying what has been tried little."""
    alike_bias: float = 0.02
    """How wrong the all-moves-as-first values are thought to be; they fade the sooner."""
    informed: float = 1.0
    """Whether a kernel's first guesses are heard; 0 if all moves count as equal."""
    prior_weight: float = 8.0
    """A kernel's first guess counts as this number of visits."""
    open_first: float = 12.0
    """This many of a node's moves are looked at from the beginning, the likeliest first."""
    open_more: float = 1.5
    """Further moves are looked at as visits grow: this many times the root of their number."""
    expand_after: float = 6.0
    """A move gets a node of its own after this number of visits."""
    most_edges: float = 500.0
    """A node keeps at most this number of moves, the likeliest."""
    margin_weight: float = 0.1
    """How much of a simulated game's worth is its margin; the rest is who won."""
    guided: float = 70.0
    """In this many of a hundred moves a playout follows the kernel's guidance."""
    settle_nodes: float = 400.0
    """Effort to prove a new node's result."""
    draw_first: float = 8.0
    """This many different draws are let in at a node of chance from the beginning."""
    draw_more: float = 1.0
    """Further draws are let in as visits grow: this many times the root of their number."""


TUNING = Tuning()
Steering: Any = type(
    "Steering",
    (Struct,),
    {"__module__": __name__, "__doc__": "The tuning, in memory."}
    | {name: real() for name in Tuning._fields},
)


class Sizes(Constants):
    """How large that is which a kernel works with."""

    seats, state_size, work_size = several(word, 3)
    """Words of a state, and those that proofs are made with."""


S = TypeVar("S", bound=Sizes)


class CheckedMemory(Struct[S]):
    """Memory that says how large it is: what does not fit its bounds is not touched."""

    size = word()
    """Bytes of all this."""


class Finding(Struct[Sizes]):
    """What a kernel says of a finished game: scores, shares of the win; of a proved one too."""

    scores = reals(Sizes.seats)
    """Of a proved one the margins."""
    shares = reals(Sizes.seats)
    best = real()


class Bounds(Sizes):
    """How much room a tree has."""

    deeds, most_moves, most_events, most_nodes, most_edges = several(word, 5)


class Edge(Struct[Bounds]):
    """A move or draw at a node, and how it did."""

    move, deed, child, tried = several(short, 4)
    """`child` is the node below; -1 if there is none yet."""
    worth, share, margin = several(single, 3)
    """What its games were worth to the seat that moved, and its shares and margins, added up."""
    alike_tried, alike_worth = several(single, 2)
    """The games in which the same deed was done later, and what they were worth."""
    prior = single()
    """A first guess of its worth; at a node of chance, how often it was drawn."""


class Node(Struct[Bounds]):
    """A position in the tree."""

    first, edges, room = several(short, 3)
    """Its edges are together: the first, how many, and room for how many; chance adds some."""
    who, visits, proved, best, unused = several(short, 5)
    """`best` is the best move, if that is proved."""


class Proof(Struct[Bounds]):
    """The proved result of a node."""

    margins, shares = singles(Bounds.seats), singles(Bounds.seats)


class TrailEvent(Struct[Bounds]):
    """An event of a simulated game: who did what."""

    actor, deed = several(word, 2)


class PathStep(Struct[Bounds]):
    """An event inside the tree."""

    node, edge = several(word, 2)


class EdgeRange(Struct[Bounds]):
    """Edges that are still to be looked at."""

    edge, end = several(word, 2)


class SeatValue(Struct[Bounds]):
    """What a simulated game was for a seat."""

    margin, share, worth = several(real, 3)


class TreeMemory(CheckedMemory[Bounds]):
    """A tree, and all that searching in it needs."""

    stop = words(1)
    """Not 0 when the search is to stop at once."""
    nodes_used, edges_used, simulations, is_full = several(word, 4)
    rng = words(1)
    unit = real()
    """A margin that is a lot."""
    tuning = struct(Steering)
    edges = structs(Edge, Bounds.most_edges)
    nodes = structs(Node, Bounds.most_nodes)
    proofs = structs(Proof, Bounds.most_nodes)
    results = reals(Bounds.most_moves + 1, Bounds.seats)
    """By the root's edges, the sum of each seat's shares."""
    stamps = words(Bounds.seats, Bounds.deeds)
    """When each seat last did a deed."""
    root = words(Bounds.state_size)
    state = words(Bounds.state_size)
    work = words(Bounds.work_size)
    trail = structs(TrailEvent, Bounds.most_events + (Bounds.most_events + 4))
    path = structs(PathStep, Bounds.most_events + 2)
    listed = words(Bounds.most_moves + 1)
    places = words(Bounds.most_moves + 1)
    merits = reals(Bounds.most_moves + 1)
    finding = struct(Finding)
    values = structs(SeatValue, Bounds.seats)
    wanted = words(Bounds.state_size)
    """A state that is looked for below the root."""
    states = words(DEPTHS, Bounds.state_size)
    """The states on the way to the wanted one."""
    edges_left = structs(EdgeRange, DEPTHS)
    """By depth, what is still to be looked at on that way."""
