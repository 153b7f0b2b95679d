"""A game of the catalogue as OpenSpiel's `Game`."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, ClassVar

import pyspiel

from serpentry.research.openspiel.observer import SpielObserver
from serpentry.research.openspiel.parameters import (
    AFTER,
    RETURNS,
    begun,
    normal,
    set_up,
    specification,
)
from serpentry.research.openspiel.state import SpielState
from serpentry.research.payoffs import bounds, payoff
from serpentry.tabletop.game import AnyBox, AnyGame, NothingHidden


def game_type(box: AnyBox, game: AnyGame, short_name: str) -> pyspiel.GameType:
    """What kind of game a set-up is to OpenSpiel."""
    kind = pyspiel.GameType
    luck = game.numbering.draw_count > 0
    open_table = isinstance(game.secrets, NothingHidden)
    return kind(
        short_name=short_name,
        long_name=f"Serpentry's {box.title}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=(
            kind.ChanceMode.EXPLICIT_STOCHASTIC if luck else kind.ChanceMode.DETERMINISTIC
        ),
        information=(
            kind.Information.PERFECT_INFORMATION
            if open_table
            else kind.Information.IMPERFECT_INFORMATION
        ),
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(box.seats),
        min_num_players=min(box.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification(box),
    )


def game_info(game: AnyGame, returns: str) -> pyspiel.GameInfo:
    """The bounds of a set-up; the longest game counts seats' moves and draws together."""
    least, most = bounds(returns, game.seats)
    return pyspiel.GameInfo(
        num_distinct_actions=game.numbering.count,
        max_chance_outcomes=game.numbering.draw_count,
        num_players=game.seats,
        min_utility=least,
        max_utility=most,
        utility_sum=0.0,
        max_game_length=game.rules.most_events(),
    )


class SpielGame(pyspiel.Game):
    """One set-up: the game it plays is `self.game`. Each box has its own subclass."""

    box: ClassVar[AnyBox]
    short_name: ClassVar[str]

    def __init__(self, params: Mapping[str, object]) -> None:
        parameters = normal(self.box, params)
        returns = str(parameters.get(RETURNS, "win"))
        self.payoff = payoff(returns)
        self.game = set_up(self.box, parameters)
        self.first = begun(self.game, parameters.get(AFTER, ""))
        kind = game_type(self.box, self.game, self.short_name)
        super().__init__(kind, game_info(self.game, returns), parameters)

    def __reduce__(self) -> tuple[Any, ...]:
        """Its own string, which any process loads again."""
        return loaded, (str(self),)

    def new_initial_state(self) -> SpielState:
        """The state before anything has happened."""
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: object = None, params: Mapping[str, object] | None = None
    ) -> SpielObserver:
        """An observer of the given type."""
        return SpielObserver(self.game, iig_obs_type, params)


def loaded(text: str) -> SpielGame:
    """The game of a string, in a process that may know none of ours yet."""
    import_module("serpentry.research.openspiel.registration").register()
    game: SpielGame = pyspiel.load_game(text)
    return game
