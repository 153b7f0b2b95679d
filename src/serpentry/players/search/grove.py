"""How a grove lies in memory: trees of many games, which a net outside evaluates all at once.

Each round compiled code goes down every tree to a new position and writes what a net sees of it;
the net's answers come back together. Memory is set aside once, and its bounds say how much.
"""

from serpentry.kernels.records import (
    Constants,
    Record,
    real,
    reals,
    record,
    records,
    short,
    single,
    singles,
    word,
    words,
)


class GroveBounds(Constants):
    """How many games there are, and how much room their trees have."""

    seats = word()
    games = word()
    most_nodes = word()
    """Nodes of a tree."""
    most_kids = word()
    """Moves that a node looks at, the likeliest."""
    all_nodes = word()
    """Of all trees together; so many kids alike."""
    all_kids = word()
    state_size = word()
    work_size = word()
    plane_words = word()
    """Words of an observation, without the set of moves;"""
    row_words = word()
    """and with it."""
    note_size = word()
    """Numbers that are noted of each move made."""


class Kid(Record[GroveBounds]):
    """A move that a node looks at."""

    move = short()
    child = short()
    """Its node in the tree; -1 if there is none yet."""
    logit = single()
    """The logarithm of how likely the net thinks it is."""
    noise = single()
    """What luck adds to that, at a root."""


class Spot(Record[GroveBounds]):
    """A position in a tree."""

    who = short()
    kids = short()
    visits = short()
    parent = short()
    settled = short()
    """1 if its result is known: the game is over, or it is proved."""
    unused = short()
    guess = singles(GroveBounds.seats)
    """The share of the win that each seat was thought to get, when it was new;"""
    worth = singles(GroveBounds.seats)
    """and all that was found since, added up."""


class Growth(Record[GroveBounds]):
    """A game and its tree."""

    used = word()
    leaf = word()
    waits = word()
    """Whether the net is to say something about the leaf."""
    plies = word()


class Outcome(Record[GroveBounds]):
    """What a kernel says of a finished game, or of a proved one."""

    scores = reals(GroveBounds.seats)
    shares = reals(GroveBounds.seats)
    best = real()


class GroveMemory(Record[GroveBounds]):
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
    outcome = record(Outcome)
    opening = words(GroveBounds.state_size)
    state = words(GroveBounds.state_size)
    work = words(GroveBounds.work_size)
    games = records(Growth, GroveBounds.games)
    roots = words(GroveBounds.games, GroveBounds.state_size)
    nodes = records(Spot, GroveBounds.all_nodes)
    kids = records(Kid, GroveBounds.all_kids)
