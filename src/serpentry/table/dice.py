"""Dice for a table: what chance does when it is to act, and whom the lot falls on before."""

from random import Random

from serpentry.table.decide import Dice
from serpentry.table.fairness import draw_from, lot_from, stirred
from serpentry.table.state import State
from serpentry.tabletop.helpers.walk import draw


def seeded(seed: str) -> Dice:
    """Dice that follow a seed, and what people's clients added to it."""

    def fall(state: State) -> object:
        whole = stirred(seed, state.stirred)
        if state.awaits_lot:
            return lot_from(whole, len(state.chairs))
        return draw_from(whole, state.game, state.position, state.draw_number)

    return fall


def lucky(rng: Random) -> Dice:
    """Dice that nobody can check."""

    def fall(state: State) -> object:
        if state.awaits_lot:
            return rng.randrange(len(state.chairs))
        return draw(state.game.rules, state.position, rng)

    return fall
