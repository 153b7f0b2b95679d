"""A moment of play as OpenSpiel's `State`."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel

from serpentry.kernels.interface import CHANCE_ACTS, OVER
from serpentry.research.moment import Moment
from serpentry.research.refusals import demanded_seat
from serpentry.tabletop.game import Game, M, NothingHidden, P
from serpentry.tabletop.helpers.given import whole
from serpentry.tabletop.refusal import IllegalMove
from serpentry.tabletop.text import unpainted

APPLY = pyspiel.State.apply_action
LARGEST = 2**63 - 1
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
assert int(pyspiel.PlayerId.CHANCE) == CHANCE_ACTS


class SpielState(pyspiel.State):
    """A state holds one moment; OpenSpiel copies and stores it with the state.

    What is asked at every step is answered here, though OpenSpiel would find it out by itself: it
    asks the same questions, and carries long lists of numbers to C++ and back.
    """

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.moment: Moment = game.first.shared()

    def current_player(self) -> int:
        """The seat to act, chance, or the terminal player."""
        acts = self.moment.acts
        return TERMINAL if acts == OVER else acts

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment.acts == OVER

    def is_chance_node(self) -> bool:
        """Whether chance is to act."""
        return self.moment.acts == CHANCE_ACTS

    def legal_actions(self, player: object = None) -> list[int]:
        """The numbers of whoever is to act; of a player, who has none while another is."""
        if player is not None and whole(player) != self.current_player():
            demanded_seat(self.moment.game, player)
            return []
        return self.moment.numbers.tolist()

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.numbers.tolist()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Chance's draws with their probabilities."""
        return self.moment.odds

    def apply_action(self, action: object) -> None:
        """Play a legal number; IllegalMove for any other, of whatever size or type.

        OpenSpiel itself passes on what fits into a number of its own, but for -1.
        """
        if type(action) is int and 0 <= action <= LARGEST:
            APPLY(self, action)
            return
        number = whole(action)
        if number is None or not 0 <= number <= LARGEST:
            raise IllegalMove(self.moment.refused(action))
        APPLY(self, number)

    def child(self, action: object) -> "SpielState":
        """The state after a legal number."""
        state: SpielState = self.clone()
        state.apply_action(action)
        return state

    def _apply_action(self, action: int) -> None:
        """What OpenSpiel calls, also from its searches in C++."""
        self.moment = self.moment.further(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.moment.game
        move = self.moment.move(action)
        return f"number {action}" if move is None else game.notation.write(move)

    def returns(self) -> list[float]:
        """Nothing before the end, then what the outcome is worth."""
        result = self.moment.result()
        if result is None:
            return [0.0] * self.moment.game.seats
        payoffs: list[float] = self.get_game().payoff(result)
        return payoffs

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that looks the same to a player; the rest is dealt anew."""
        seat, state = demanded_seat(self.moment.game, player), self.clone()
        if not isinstance(self.moment.game.secrets, NothingHidden):
            state.moment = self.moment.imagined(seat, Random(sampler()))
        again: SpielState = state
        return again

    def __str__(self) -> str:
        return position_text(self.moment.game, self.moment.position)

    def picture(self) -> str:
        """The table for people to look at."""
        return unpainted(self.moment.game.face.text(self.moment.position))


def position_text(game: Game[P, M], position: P) -> str:
    """All of a position on one line."""
    return json.dumps(game.codec.position_json(position), separators=(",", ":"))
