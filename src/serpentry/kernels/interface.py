"""The functions of a kernel: the one list of names, signatures and meanings.

Signatures, the way in from Python, what search calls and the page on kernels follow from it. A
function takes the state first, which knows its facts; here stands what comes after it.
"""

from dataclasses import dataclass
from inspect import getdoc, signature
from typing import Any, Protocol

from serpentry.kernels.choices import Choice
from serpentry.kernels.structs import AnyStruct, Reals, Words

CHANCE_ACTS = -1
"""The actor while chance draws."""
OVER = -2
"""Nobody acts: the game is over."""
UNFIT = -2
"""The answer of programs to memory that is not what its bounds say."""
PATIENCE = 0
"""The word in the memory of `settle` by which a caller says how many nodes it may add later on."""


class Verdict(Choice):
    """What `settle` answers."""

    NOT_TRIED = 0
    PROVED = 1
    OPEN = 2
    """A next call may prove it."""


class Interface(Protocol):
    """What every kernel can do; moves and draws are the numbers of the game's numbering."""

    def actor(self) -> int:
        """The seat to act, CHANCE_ACTS (-1) or OVER (-2)."""

    def count(self) -> int:
        """How many moves (or draws) there are."""

    def moves(self, out: Words) -> int:
        """How many moves there are; their numbers are written to out in ascending order."""

    def draws(self, numbers: Words, weights: Words) -> int:
        """How many draws there are; both are written."""

    def pick(self, rng: Words) -> int:
        """A random move, all equally likely, or a draw with its true odds; without listing all."""

    def play(self, number: int) -> None:
        """The state becomes the one after the move or draw."""

    def scores(self, out: Reals) -> None:
        """Write each seat's score, then each seat's share of the win (1 alone, 1/2 of two)."""

    def playout(self, rng: Words, trail: Words, guided: int) -> int:
        """How many events were played to the end; the trail gets each actor and deed.

        In a number of a hundred moves play follows the game's guidance; else it is random.
        """

    def deed(self, number: int) -> int:
        """What the move does, as a number that means the same in other positions too."""

    def priors(self, moves: Words, count: int, out: Reals) -> None:
        """Write for each move a first guess of the share its seat will win, 0 to 1."""

    def settle(self, work: Words, budget: int, out: Reals) -> int:
        """1 if the result is proved within the nodes given, 2 if a next call may prove it, else 0.

        With 1 out gets each seat's margin (its score minus the best of the others), each seat's
        share, and the best move; with 2 the most that each seat can hope for. The next call must
        have the same work.
        """

    def observe(self, seat: int, out: Words) -> None:
        """Write what a net sees of the state for a seat, as the game's chart says (bytes)."""

    def mask(self, out: Words) -> None:
        """Write the set of the legal moves, a bit for each number."""

    def complete(self) -> None:
        """Work out what a state keeps beside what a position says; it was just loaded."""


@dataclass(frozen=True)
class Signature:
    """What a function takes after the state, by name, and what it gives."""

    name: str
    takes: tuple[tuple[str, Any], ...]
    gives: Any
    doc: str


def signatures_of(kind: type) -> dict[str, Signature]:
    """What the functions that a protocol lists take and give, by name."""
    methods = {name: method for name, method in vars(kind).items() if name[0] != "_"}
    return {name: _signature(name, method) for name, method in methods.items()}


def _signature(name: str, method: Any) -> Signature:
    found = signature(method)
    takes = tuple((one.name, one.annotation) for one in list(found.parameters.values())[1:])
    return Signature(name, takes, found.return_annotation, getdoc(method) or "")


SIGNATURES = signatures_of(Interface)
"""The one list, by name."""


class Functions:
    """A game's compiled functions, each of which takes a struct of its states first."""

    def __init__(self, state: type[AnyStruct], is_learned: bool = False, **functions: Any) -> None:
        if set(functions) != set(SIGNATURES):
            raise TypeError(f"A kernel's functions are {[*SIGNATURES]}; {[*functions]} came.")
        self.state, self.by_name = state, functions
        self.is_learned = is_learned
        """Whether a small net plays the game, so that its library must have answers."""
