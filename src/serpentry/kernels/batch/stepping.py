"""Stepping many games at a time, compiled with each kernel."""

import numpy as np

from serpentry.kernels import interface
from serpentry.kernels.batch.memory import PENALTY, BatchMemory, Progress
from serpentry.kernels.bits import shifted
from serpentry.kernels.common import WORD, Calls, Function, observe
from serpentry.kernels.compiling import compiled
from serpentry.kernels.structs import AnyStruct, Words
from serpentry.kernels.structs.compiled import bound, pointer_to
from serpentry.kernels.structs.pointing import bytes_of, fetch

BYTES = np.arange(256, dtype=np.uint8)[:, None]
SPREAD = np.unpackbits(BYTES, axis=1, bitorder="little").view(np.int64)[:, 0]
"""The eight bits of each byte, as eight bytes."""
AHEAD, HEAD = 2, 64
"""Large batches don't fit into a processor's cache: the first words of a game, which every step
reads, are asked for so many games before."""


@compiled
def suits(batch: BatchMemory, state: AnyStruct) -> bool:
    """Whether memory is as large as its bounds say, and made for such states."""
    has_size = batch.size == bytes_of(batch)
    return has_size and WORD * batch.facts.state_words == bytes_of(state)


@compiled
def is_legal(batch: BatchMemory, game: int, action: int) -> bool:
    """Whether an action is a legal move: the set of the last step says so."""
    if action < 0 or action >= batch.facts.numbers:
        return False
    return batch.sets[game, action >> 6] >> (action & 63) & 1 == 1


@compiled
def look_ahead(batch: BatchMemory, game: int) -> None:
    """Ask for the memory of a game that is soon to be stepped."""
    if game + AHEAD >= batch.facts.games:
        return
    words = batch.facts.state_words
    state = shifted(pointer_to(batch.states), (game + AHEAD) * words)
    for at in range(0, min(words, HEAD), WORD):
        fetch(shifted(state, at))


@compiled
def past_chance(calls: Calls, state: AnyStruct, rng: Words) -> int:
    """Draw until a seat is to act, or the game is over; who acts."""
    while True:
        who = calls.actor(state)
        if who != interface.CHANCE_ACTS:
            return who
        calls.play(state, calls.pick(state, rng))


@compiled
def spread(mask: Words, word: int, bits: int) -> None:
    """Write a word of a set as eight words of a mask."""
    first = WORD * word
    for octet in range(WORD):
        mask[first + octet] = SPREAD[bits >> 8 * octet & 255]


@compiled
def mark_moves(calls: Calls, batch: BatchMemory, game: int, state: AnyStruct) -> None:
    """Write which numbers are moves: from the kernel's set of them, or from their list.

    Masks are large, and most of them stays as it was: only what changes is written.
    """
    facts, room = batch.facts, pointer_to(batch.room)
    kept = shifted(pointer_to(batch.sets), game * facts.set_words)
    mask = shifted(pointer_to(batch.masks), game * facts.set_words * WORD)
    if facts.has_sets:
        calls.mask(state, room)
        for word in range(facts.set_words):
            if room[word] != kept[word]:
                fetch(shifted(mask, WORD * word))
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
        kept[room[at] >> 6] |= 1 << (room[at] & 63)
    for word in range(facts.set_words):
        if kept[word] != 0:
            spread(mask, word, kept[word])


@compiled
def see(calls: Calls, batch: BatchMemory, state: AnyStruct, who: int, out: Words) -> None:
    """Write what a seat sees."""
    if batch.facts.sees_state:
        observe(state, who, out)
    else:
        calls.observe(state, who, out)


@compiled
def reward(batch: BatchMemory, game: int) -> None:
    """Give every seat of a game that ended what it got."""
    others, total = batch.facts.seats - 1.0, 0.0
    for seat in range(batch.facts.seats):
        total += batch.scores[game, seat]
    for seat in range(batch.facts.seats):
        if batch.facts.by_score:
            score = batch.scores[game, seat]
            batch.rewards[game, seat] = score - (total - score) / others
        else:
            share = batch.shares[game, seat] * batch.facts.seats
            batch.rewards[game, seat] = (share - 1.0) / others


@compiled
def note_end(calls: Calls, batch: BatchMemory, game: int, state: AnyStruct) -> None:
    """Write how a game ended, and what its last mover saw."""
    seats, result = batch.facts.seats, pointer_to(batch.result)
    calls.scores(state, result)
    for seat in range(seats):
        batch.scores[game, seat] = result[seat]
        batch.shares[game, seat] = result[seats + seat]
    reward(batch, game)
    place = game * batch.facts.sight_words
    see(calls, batch, state, batch.movers[game], shifted(pointer_to(batch.last_sights), place))


@compiled
def move(calls: Calls, batch: BatchMemory, game: int, state: AnyStruct, rng: Words) -> int:
    """Play a game's action, and chance's draws; who acts next."""
    batch.movers[game] = batch.actors[game]
    batch.lengths[game] = 1 if batch.progress[game] != Progress.ON else batch.lengths[game] + 1
    action = batch.actions[game]
    if not is_legal(batch, game, action):
        batch.progress[game] = Progress.REFUSED
        batch.rewards[game, batch.movers[game]] = PENALTY
        return interface.OVER
    calls.play(state, action)
    who = past_chance(calls, state, rng)
    batch.progress[game] = Progress.ON
    if who == interface.OVER:
        batch.progress[game] = Progress.ENDED
        note_end(calls, batch, game, state)
    return who


def advancing(calls: Calls, kind: type[AnyStruct]) -> Function:
    """The program that steps all games, around a kernel's functions and kind of state."""

    @compiled
    def advance(memory: Words, bounds: Words, facts: Words) -> int:
        batch = bound(BatchMemory, memory, bounds)
        opening = bound(kind, pointer_to(batch.opening), facts)
        if not suits(batch, opening):
            return interface.UNFIT
        size, ended = batch.facts.state_words, 0
        for game in range(batch.facts.games):
            look_ahead(batch, game)
            for seat in range(batch.facts.seats):
                batch.rewards[game, seat] = 0.0
            if batch.progress[game] == Progress.RESTING:
                continue
            state = bound(kind, shifted(pointer_to(batch.states), game * size), facts)
            rng = shifted(pointer_to(batch.chances), game)
            is_fresh = batch.progress[game] == Progress.FRESH
            who = interface.OVER if is_fresh else move(calls, batch, game, state, rng)
            if who == interface.OVER:
                ended += not is_fresh
                state.become(opening)
                who = past_chance(calls, state, rng)
            if is_fresh:
                batch.progress[game], batch.lengths[game] = Progress.ON, 0
            batch.actors[game] = who
            if not batch.facts.sees_state:
                sight = shifted(pointer_to(batch.sights), game * batch.facts.written_words)
                calls.observe(state, who, sight)
            mark_moves(calls, batch, game, state)
        return ended

    return advance


def wandering(calls: Calls, kind: type[AnyStruct]) -> Function:
    """The program that chooses a random move in each game."""

    @compiled
    def wander(memory: Words, bounds: Words, facts: Words) -> int:
        batch = bound(BatchMemory, memory, bounds)
        if not suits(batch, bound(kind, pointer_to(batch.opening), facts)):
            return interface.UNFIT
        size, luck = batch.facts.state_words, pointer_to(batch.luck)
        for game in range(batch.facts.games):
            look_ahead(batch, game)
            state = bound(kind, shifted(pointer_to(batch.states), game * size), facts)
            batch.actions[game] = calls.pick(state, luck)
        return 0

    return wander
