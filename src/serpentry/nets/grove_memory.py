"""How a grove lies in memory: trees of many games, which a net outside evaluates all at once.

Each round compiled code goes down every tree to a new position and writes what a net sees of it;
the net's answers come back together. Memory is set aside once, and its bounds say how much.
"""

from serpentry.kernels.structs import (
    Struct,
    real,
    several,
    short,
    single,
    singles,
    struct,
    structs,
    word,
    words,
)
from serpentry.search.tree_memory import Finding, Sizes


class GroveBounds(Sizes):
    """How many games there are, and how much room their trees have."""

    games = word()
    most_nodes, most_kids = several(word, 2)
    """Nodes of a tree, and moves that a node looks at, the likeliest;"""
    all_nodes, all_kids = several(word, 2)
    """and so many of all trees together."""
    plane_words, row_words = several(word, 2)
    """Words of an observation, without the set of moves and with it."""
    note_size = word()
    """Numbers that are noted of each move made."""


class Kid(Struct[GroveBounds]):
    """A move that a node looks at."""

    move, child = several(short, 2)
    """Its node in the tree; -1 if there is none yet."""
    logit, noise = several(single, 2)
    """The logarithm of how likely the net thinks it is, and what luck adds to that at a root."""


class Spot(Struct[GroveBounds]):
    """A position in a tree."""

    who, kids, visits, parent, settled, unused = several(short, 6)
    """`settled` is 1 if its result is known: the game is over, or it is proved."""
    guess = singles(GroveBounds.seats)
    """The share of the win that each seat was thought to get, when it was new;"""
    worth = singles(GroveBounds.seats)
    """and all that was found since, added up."""


class Growth(Struct[GroveBounds]):
    """A game and its tree."""

    used, leaf, waits, plies = several(word, 4)
    """`waits` says whether the net is to say something about the leaf."""


class GroveMemory(Struct[GroveBounds]):
    """All trees, and what growing them needs."""

    size = word()
    """Bytes of all this."""
    rng = words(1)
    settle_nodes = word()
    """Effort to prove a new position's result."""
    value_scale = real()
    visit_weight = real()
    """How much a value weighs beside the net's first thought: more, the more it was looked into."""
    wild = real()
    """A game begins with random moves: with such a chance there is one more."""
    outcome = struct(Finding)
    opening = words(GroveBounds.state_size)
    state = words(GroveBounds.state_size)
    work = words(GroveBounds.work_size)
    games = structs(Growth, GroveBounds.games)
    roots = words(GroveBounds.games, GroveBounds.state_size)
    nodes = structs(Spot, GroveBounds.all_nodes)
    kids = structs(Kid, GroveBounds.all_kids)
