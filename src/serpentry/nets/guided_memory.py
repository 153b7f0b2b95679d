"""How trees of many games are arranged in memory, which a net outside evaluates all at once.

Each round compiled code goes down every tree to a new position and writes what a net sees of it;
the net's answers come back together. Memory is set aside once, and its bounds say how much.
"""

from serpentry.kernels.structs import (
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
from serpentry.search.tree_memory import CheckedMemory, Finding, Sizes

NUMBERS_OF_A_MOVE = 3
"""In an answer: which move it is, the logarithm of its odds, and noise."""


class GuidedBounds(Sizes):
    """How many games there are, and how much room their trees have."""

    games = word()
    most_nodes, most_edges = several(word, 2)
    """Nodes of a tree, and moves that a node looks at, the likeliest."""
    all_nodes, all_edges = several(word, 2)
    """Nodes and moves of all trees together."""
    plane_words, row_words = several(word, 2)
    """Words of an observation, without the set of moves and with it."""


class GuidedEdge(Struct[GuidedBounds]):
    """A move that a node looks at."""

    move, child = several(short, 2)
    """Its node in the tree; -1 if there is none yet."""
    logit, noise = several(single, 2)
    """The logarithm of how likely the net thinks it is, and what luck adds to that at a root."""


class GuidedNode(Struct[GuidedBounds]):
    """A position in a tree."""

    who, edges, visits, parent, settled, unused = several(short, 6)
    """`settled` is 1 if its result is known: the game is over, or it is proved."""
    guess = singles(GuidedBounds.seats)
    """The share of the win that each seat was thought to get, when the node was new."""
    worth = singles(GuidedBounds.seats)
    """Each seat's shares in all that was found since, added up."""


class GameTree(Struct[GuidedBounds]):
    """A game and its tree."""

    used, leaf, waits, plies = several(word, 4)
    """`waits` says whether the net is to say something about the leaf."""


class NotedEdge(Struct[GuidedBounds]):
    """A move that was looked at, and how much better than others it looks; -1 means none."""

    move, gain = several(real, 2)


class Note(Struct[GuidedBounds]):
    """What is noted of a move made, and how the game ended if that was its last."""

    who, move, is_last, plies = several(real, 4)
    values = reals(GuidedBounds.seats)
    shares = reals(GuidedBounds.seats)
    leads = reals(GuidedBounds.seats)
    edges = structs(NotedEdge, GuidedBounds.most_edges)


NOTE_HEAD = Note.plan.places["values"].fixed // 8
"""Numbers of a note before those of seats."""


class Notes(Struct[GuidedBounds]):
    """A note of each game."""

    games = structs(Note, GuidedBounds.games)


class GuidedMemory(CheckedMemory[GuidedBounds]):
    """All trees, and what growing them needs."""

    rng = words(1)
    settle_nodes = word()
    """Effort to prove a new position's result."""
    value_scale = real()
    visit_weight = real()
    """How much a value weighs beside the net's first thought: more, the more it was looked into."""
    wild = real()
    """A game begins with random moves: with such a chance there is one more."""
    outcome = struct(Finding)
    opening = words(GuidedBounds.state_size)
    state = words(GuidedBounds.state_size)
    work = words(GuidedBounds.work_size)
    games = structs(GameTree, GuidedBounds.games)
    roots = words(GuidedBounds.games, GuidedBounds.state_size)
    nodes = structs(GuidedNode, GuidedBounds.all_nodes)
    edges = structs(GuidedEdge, GuidedBounds.all_edges)
