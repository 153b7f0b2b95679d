"""Stepping many games at a time, compiled with each kernel."""

from typing import Any

import numpy as np

from serpentry.kernels import interface, parts
from serpentry.kernels.bits import shifted
from serpentry.kernels.compiling import part
from serpentry.kernels.crowds import PENALTY, Crowd, Progress
from serpentry.kernels.records import Words
from serpentry.kernels.records.compiled import bound, pointer_to
from serpentry.kernels.records.pointing import bytes_of

SPREAD = np.array(
    [sum((octet >> bit & 1) << 8 * bit for bit in range(8)) for octet in range(256)], np.int64
)
"""The eight bits of each byte, as eight bytes."""


@part
def suits(crowd: Crowd, state: Any) -> bool:
    """Whether memory is as large as its bounds say, and made for such states."""
    return crowd.size == bytes_of(crowd) and parts.WORD * crowd.facts.state_words == bytes_of(state)


@part
def is_legal(crowd: Crowd, game: int, action: int) -> bool:
    """Whether an action is a legal move: the mask of the last step says so."""
    if action < 0 or action >= crowd.facts.numbers:
        return False
    return crowd.masks[game, action // parts.WORD] >> parts.WORD * (action % parts.WORD) & 1 == 1


@part
def past_chance(calls: Any, state: Any, rng: Words) -> int:
    """Draw until a seat is to act, or the game is over; who acts."""
    while True:
        who = calls.actor(state)
        if who != interface.CHANCE:
            return who
        calls.play(state, calls.pick(state, rng))


@part
def spread(mask: Words, word: int, bits: int) -> None:
    """Write a word of a set as eight words of a mask."""
    for octet in range(parts.WORD):
        mask[parts.WORD * word + octet] = SPREAD[bits >> 8 * octet & 255]


@part
def mark_moves(calls: Any, crowd: Crowd, game: int, state: Any) -> None:
    """Write which numbers are moves: from the kernel's set of them, or from their list.

    Masks are large, and most of them stays as it was: only what changes is written.
    """
    facts, room = crowd.facts, pointer_to(crowd.room)
    kept = shifted(pointer_to(crowd.sets), game * facts.set_words)
    mask = shifted(pointer_to(crowd.masks), game * facts.set_words * parts.WORD)
    if facts.has_sets:
        calls.mask(state, room)
        for word in range(facts.set_words):
            if room[word] != kept[word]:
                kept[word] = room[word]
                spread(mask, word, room[word])
        return
    for word in range(facts.set_words):
        if kept[word] != 0:
            kept[word] = 0
            spread(mask, word, 0)
    for at in range(calls.moves(state, room)):
        number = room[at]
        kept[number >> 6] |= 1 << (number & 63)
        mask[number // parts.WORD] |= 1 << parts.WORD * (number % parts.WORD)


@part
def see(calls: Any, crowd: Crowd, state: Any, who: int, out: Words) -> None:
    """Write what a seat sees."""
    if crowd.facts.sees_state:
        parts.observe(state, who, out)
    else:
        calls.observe(state, who, out)


@part
def reward(crowd: Crowd, game: int) -> None:
    """Give every seat of a game that ended what it got."""
    others, total = crowd.facts.seats - 1.0, 0.0
    for seat in range(crowd.facts.seats):
        total += crowd.scores[game, seat]
    for seat in range(crowd.facts.seats):
        if crowd.facts.by_score:
            score = crowd.scores[game, seat]
            crowd.rewards[game, seat] = score - (total - score) / others
        else:
            share = crowd.shares[game, seat] * crowd.facts.seats
            crowd.rewards[game, seat] = (share - 1.0) / others


@part
def note_end(calls: Any, crowd: Crowd, game: int, state: Any) -> None:
    """Write how a game ended, and what its last mover saw."""
    seats, result = crowd.facts.seats, pointer_to(crowd.result)
    calls.scores(state, result)
    for seat in range(seats):
        crowd.scores[game, seat] = result[seat]
        crowd.shares[game, seat] = result[seats + seat]
    reward(crowd, game)
    place = game * crowd.facts.sight_words
    see(calls, crowd, state, crowd.movers[game], shifted(pointer_to(crowd.last_sights), place))


@part
def move(calls: Any, crowd: Crowd, game: int, state: Any, rng: Words) -> int:
    """Play a game's action, and chance's draws; who acts next."""
    crowd.movers[game] = crowd.actors[game]
    crowd.lengths[game] = 1 if crowd.progress[game] != Progress.ON else crowd.lengths[game] + 1
    action = crowd.actions[game]
    if not is_legal(crowd, game, action):
        crowd.progress[game] = Progress.REFUSED
        crowd.rewards[game, crowd.movers[game]] = PENALTY
        return interface.OVER
    calls.play(state, action)
    who = past_chance(calls, state, rng)
    crowd.progress[game] = Progress.ON
    if who == interface.OVER:
        crowd.progress[game] = Progress.ENDED
        note_end(calls, crowd, game, state)
    return who


def advancing(calls: Any, kind: Any) -> Any:
    """The program that steps all games, around a kernel's functions and kind of state."""

    @part
    def advance(memory: Words, bounds: Words, facts: Words) -> int:
        crowd = bound(Crowd, memory, bounds)
        opening = bound(kind, pointer_to(crowd.opening), facts)
        if not suits(crowd, opening):
            return interface.UNFIT
        size, ended = crowd.facts.state_words, 0
        for game in range(crowd.facts.games):
            for seat in range(crowd.facts.seats):
                crowd.rewards[game, seat] = 0.0
            if crowd.progress[game] == Progress.RESTING:
                continue
            state = bound(kind, shifted(pointer_to(crowd.states), game * size), facts)
            rng = shifted(pointer_to(crowd.chances), game)
            is_fresh = crowd.progress[game] == Progress.FRESH
            who = interface.OVER if is_fresh else move(calls, crowd, game, state, rng)
            if who == interface.OVER:
                ended += not is_fresh
                state.become(opening)
                who = past_chance(calls, state, rng)
            if is_fresh:
                crowd.progress[game], crowd.lengths[game] = Progress.ON, 0
            crowd.actors[game] = who
            sight = shifted(pointer_to(crowd.sights), game * crowd.facts.sight_words)
            see(calls, crowd, state, who, sight)
            mark_moves(calls, crowd, game, state)
        return ended

    return advance


def wandering(calls: Any, kind: Any) -> Any:
    """The program that chooses a random move in each game."""

    @part
    def wander(memory: Words, bounds: Words, facts: Words) -> int:
        crowd = bound(Crowd, memory, bounds)
        if not suits(crowd, bound(kind, pointer_to(crowd.opening), facts)):
            return interface.UNFIT
        size, luck = crowd.facts.state_words, pointer_to(crowd.luck)
        for game in range(crowd.facts.games):
            state = bound(kind, shifted(pointer_to(crowd.states), game * size), facts)
            crowd.actions[game] = calls.pick(state, luck)
        return 0

    return wander
