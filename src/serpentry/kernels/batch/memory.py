"""How a batch is arranged in memory: many games of one set-up, which learners step together.

Everything that a step takes and gives has its place here once and for all, game by game, so that
a learner looks at the same memory after each step and nothing is copied.
"""

from serpentry.kernels.charts import OCTETS
from serpentry.kernels.choices import Choice
from serpentry.kernels.structs import Constants, Struct, reals, several, word, words

PENALTY = -1.0
"""What an action that isn't a legal move costs the seat that took it."""


class Progress(Choice):
    """How a game stands after a step."""

    ON = 0
    ENDED = 1
    """By its rules: scores and shares tell how. The next game has begun."""
    REFUSED = 2
    """By an action that isn't a legal move. The next game has begun."""
    FRESH = 3
    """Before a step: whatever the action, a new game is to begin;"""
    RESTING = 4
    """or nothing is to happen."""


class BatchBounds(Constants):
    """How many games there are, and how large all that belongs to one is."""

    games, seats, most_moves = several(word, 3)
    numbers = word()
    """Numbers of moves are smaller than this."""
    state_words, sight_words, set_words = several(word, 3)
    """Of a state, of what a seat sees of it, and of a set of moves."""
    written_words = word()
    """Of what is written of each game for the seat to act: nothing where it sees the state."""
    has_sets = word()
    """Whether the kernel writes its moves as a set;"""
    sees_state = word()
    """whether seats see the state itself, whatever else they could;"""
    by_score = word()
    """whether they are rewarded by their scores, or else for winning."""


class BatchMemory(Struct[BatchBounds]):
    """Many games, what is seen of them, and what is to be played next."""

    size = word()
    """Bytes of all this."""
    luck = words(1)
    """The generator of random actions."""
    room = words(BatchBounds.most_moves)
    opening = words(BatchBounds.state_words)
    """The state that every game begins at."""
    result = reals(BatchBounds.seats + BatchBounds.seats)
    chances = words(BatchBounds.games)
    """Each game's own generator, for what chance draws."""
    actions = words(BatchBounds.games)
    actors = words(BatchBounds.games)
    """The seat to act."""
    movers = words(BatchBounds.games)
    """The seat that acted last, in the game that may have ended with it."""
    progress = words(BatchBounds.games)
    lengths = words(BatchBounds.games)
    """Moves of seats in each game so far; of one that ended in the last step, in all of it."""
    scores = reals(BatchBounds.games, BatchBounds.seats)
    shares = reals(BatchBounds.games, BatchBounds.seats)
    """Of each game that ended last: scores, and shares of the win."""
    rewards = reals(BatchBounds.games, BatchBounds.seats)
    """What the last step gave."""
    states = words(BatchBounds.games, BatchBounds.state_words)
    sets = words(BatchBounds.games, BatchBounds.set_words)
    """The legal moves, a bit for each number,"""
    masks = words(BatchBounds.games, BatchBounds.set_words * OCTETS)
    """and a byte for each: 1 if it is one."""
    sights = words(BatchBounds.games, BatchBounds.written_words)
    """What the seat to act sees, if that is not the state itself,"""
    last_sights = words(BatchBounds.games, BatchBounds.sight_words)
    """and what the last mover saw of each game that ended last."""
