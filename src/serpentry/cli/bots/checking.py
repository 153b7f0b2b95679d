"""Whether a bot keeps to the protocol: each demand by itself, with a sentence where it fails."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from random import Random

from serpentry.bots.bot_faults import BotFault
from serpentry.bots.conversation import BotConversation
from serpentry.languages import Sentence, sentence
from serpentry.players.playing import play_game
from serpentry.players.program_player import ProgramPlayer
from serpentry.search.terms import Terms
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.walk import random_walk

MIDDLE_EVENTS = 12
"""This many events after its beginning a game is in its middle."""
SEAT = 0


@dataclass(frozen=True)
class DemandCheck:
    """A demand, and what is wrong if it is not met."""

    demand: Sentence
    wrong: Sentence | None = None


Demand = tuple[Sentence, Callable[[], None]]


def check(player: ProgramPlayer, games: Sequence[AnyGame], seconds: float) -> Iterator[DemandCheck]:
    """Try everything that may happen to a bot, one demand after another."""
    player.prepare(games[0])
    for demand, attempt in _demands(player, games, seconds):
        try:
            attempt()
        except BotFault as fault:
            yield DemandCheck(demand, fault.told)
        else:
            yield DemandCheck(demand)


def _demands(player: ProgramPlayer, games: Sequence[AnyGame], seconds: float) -> Iterator[Demand]:
    first, terms = games[0], Terms(seconds)
    yield sentence("demand-hello"), lambda: _greets(player, first)
    for game in games:
        yield sentence("demand-game", game=game.name), partial(_plays, player, game)
    yield sentence("demand-join"), lambda: _joins(player, first, terms)
    yield sentence("demand-unknown"), lambda: _ignores(player, first, terms)
    yield sentence("demand-hurry"), lambda: _hurries(player, first, seconds)
    yield sentence("demand-stop"), lambda: _stops(player, first, terms)


@contextmanager
def _sitting(player: ProgramPlayer, game: AnyGame) -> Iterator[BotConversation[object, object]]:
    sitting = player.sit(game, SEAT)
    try:
        yield sitting
    finally:
        sitting.leave()


def _greets(player: ProgramPlayer, game: AnyGame) -> None:
    with _sitting(player, game) as bot:
        bot.greet()


def _plays(player: ProgramPlayer, game: AnyGame) -> None:
    play_game(game, [player, *["random"] * (game.seats - 1)], seed=1)


def _turn(game: AnyGame, events: int) -> object:
    """What the seat sees when it is to act, after at least this many events."""
    position = game.rules.start()
    for number, (_, _, after) in enumerate(random_walk(game.rules, Random(1))):
        if number >= events and game.rules.to_act(position) == SEAT:
            break
        position = after
    return game.secrets.view(position, SEAT)


def _joins(player: ProgramPlayer, game: AnyGame, terms: Terms) -> None:
    with _sitting(player, game) as bot:
        bot.choose(_turn(game, MIDDLE_EVENTS), Random(1), terms)


def _ignores(player: ProgramPlayer, game: AnyGame, terms: Terms) -> None:
    with _sitting(player, game) as bot:
        bot.greet()
        bot.send({"type": "weather", "of": "tomorrow"})
        bot.choose(_turn(game, 0), Random(1), terms)


def _hurries(player: ProgramPlayer, game: AnyGame, seconds: float) -> None:
    with _sitting(player, game) as bot:
        bot.greet()
        bot.choose(_turn(game, 0), Random(1), Terms(seconds, stopped=lambda: True))


def _stops(player: ProgramPlayer, game: AnyGame, terms: Terms) -> None:
    with _sitting(player, game) as bot:
        bot.choose(_turn(game, 0), Random(1), terms)
    if not bot.ended_by_itself:
        raise BotFault(sentence("fault-of-bot", bot=player.name, how=sentence("fault-killed")))
