"""What each event does to a table. A log was checked when it was written; here it is believed."""

import copyreg
import pickle
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache

from serpentry.table.bots import unused
from serpentry.table.events import (
    Agreed,
    Answered,
    Asked,
    Came,
    Claimed,
    Closed,
    Drew,
    Entry,
    Event,
    Held,
    Moved,
    Muted,
    Paused,
    Picked,
    Rematched,
    Removed,
    Replaced,
    Resigned,
    Rested,
    Resumed,
    Revealed,
    Rose,
    Said,
    Sat,
    Seated,
    Started,
    Stirred,
    Told,
    TookBack,
)
from serpentry.table.past import Past, from_blocks
from serpentry.table.setup import COMPUTER, DAY, Setup
from serpentry.table.state import (
    CLOSED,
    Ask,
    Chair,
    End,
    Left,
    Logged,
    Phase,
    Played,
    State,
    everyone_but,
    fresh,
)
from serpentry.tabletop.actors import CHANCE, Actor, Seat
from serpentry.tabletop.formats.record import AGREED


def folded(setup: Setup, entries: Iterable[Entry]) -> State:
    """The table after these events, as they were stored."""
    state = fresh(setup)
    for entry in entries:
        state = after(state, entry)
    return state


@lru_cache(maxsize=2)
def _unpacked(packed: bytes) -> State:
    setup, blocks = pickle.loads(packed)
    return folded(setup, from_blocks(blocks))


copyreg.pickle(State, lambda state: (_unpacked, (state.packed,)))


def log_since(state: State, number: int) -> Sequence[Logged]:
    """What was logged after an event; moves that came without positions are played again."""
    logged, moves = state.log[number:], (Moved, Drew, Told)
    is_thin = any(one.before is None and isinstance(one.entry.event, moves) for one in logged)
    return _unpacked(state.packed).log[number:] if is_thin else logged


def after(state: State, entry: Entry) -> State:
    """The table after one more event that was stored; its move is read from the text."""
    if entry.seq != state.seq + 1:
        raise ValueError(f"event {state.seq + 1} was expected, not {entry.seq}")
    read = state.game.notation.read
    match entry.event:
        case Moved(seat, text):
            return _played(state, entry, seat, read(text))
        case Drew(text):
            return _played(state, entry, CHANCE, read(text))
        case Told(text):
            return _played(state, entry, CHANCE, read(text), told=True)
    return _happened(state, entry)


def happen(state: State, event: Event, now: int) -> State:
    """The table after something happens now other than a move."""
    return _happened(state, Entry(state.seq + 1, now, event))


def play(state: State, by: Actor, move: object, now: int, told: bool = False) -> State:
    """The table after a move or draw is made now, or told; its text is written for the log."""
    text = state.game.notation.write(move)
    event = Moved(by, text) if by is not CHANCE else Told(text) if told else Drew(text)
    return _played(state, Entry(state.seq + 1, now, event), by, move, told)


def _happened(state: State, entry: Entry) -> State:
    said = isinstance(entry.event, Said)
    aside = Came | Held | Rested | Revealed | Stirred | Muted
    is_aside = said or isinstance(entry.event, aside)
    return _changed(state, entry.event, entry.at).but(
        log=state.log.and_then(Logged(entry)),
        binding=state.binding if is_aside else entry.seq,
        chat=state.chat + said,
    )


def _played(state: State, entry: Entry, by: Actor, move: object, told: bool = False) -> State:
    before = state.position
    next_position = state.game.rules.play(before, move)
    is_copy = state.phase is Phase.WAITING
    clocks = state.clocks if by is CHANCE or is_copy else state.clocks.moved(by, entry.at)
    moved = state.but(
        positions=state.positions.and_then(next_position),
        played=state.played.and_then(Played(by, move, told)),
        log=state.log.and_then(Logged(entry, before, move, next_position)),
        binding=entry.seq,
        clocks=clocks,
        ask=None,
        copied=state.copied + is_copy,
        salts=state.stirred if by is CHANCE and not (is_copy or told) else state.salts,
    )
    outcome = moved.outcome
    if outcome is None:
        return _ticking(moved, entry.at)
    return _over(moved, End("rules", outcome.winners), entry.at)


def _ticking(state: State, now: int) -> State:
    """With the clock of the seat to act running; computers and chance have none."""
    actor = state.to_act
    person = isinstance(actor, int) and state.chairs[actor].kind != COMPUTER
    running = actor if person and isinstance(actor, int) else None
    if running is not None and state.clocks.running == running:
        return state
    return state.but(clocks=state.clocks.stop(now).start(running, now))


def _over(state: State, end: End, now: int) -> State:
    return replace(state, phase=Phase.OVER, end=end, ask=None, clocks=state.clocks.stop(now))


def _changed(state: State, event: Event, now: int) -> State:
    match event:
        case Sat(seat, guest, name):
            return state.with_chair(seat, replace(state.chairs[seat], guest=guest, name=name))
        case Rose(seat):
            return _free(state, seat)
        case Removed(seat, _, guest):
            return replace(_free(state, seat), removed=state.removed | {guest})
        case Muted(_, guest):
            return replace(state, muted=state.muted | {guest})
        case Stirred(seat, salt):
            return state.with_chair(seat, replace(state.chairs[seat], salt=salt))
        case Picked(seat, side):
            return state.with_chair(seat, replace(state.chairs[seat], side=side))
        case Seated(first):
            return _seated(state, first)
        case Started():
            return _ticking(replace(_equipped(state), phase=Phase.PLAYING), now)
        case Asked(what, seat):
            return replace(state, ask=Ask(what, seat, frozenset()))
        case Answered(_, seat, yes):
            return _answered(state, seat, yes)
        case TookBack(count):
            return _took_back(state, count, now)
        case Paused():
            stopped = state.clocks.stop(now)
            return replace(state, phase=Phase.PAUSED, ask=None, clocks=stopped)
        case Resumed():
            return _ticking(replace(state, phase=Phase.PLAYING, ask=None), now)
        case Replaced(seat, player, _):
            name = next(unused(chair.name for chair in state.chairs))
            seated = state.with_chair(seat, Chair(COMPUTER, name, None, player))
            return _ticking(replace(seated, ask=None, left=_left(state, seat)), now)
        case Held(milliseconds):
            return replace(state, clocks=state.clocks.held(milliseconds, now))
        case Rested(seat, days, begins):
            rests = (*state.rests, (seat, begins or now, days))
            if begins:
                more = state.clocks.with_holiday(seat, begins, days)
            else:
                more = state.clocks.with_more(seat, days * DAY)
            return replace(state, clocks=more, rests=rests)
        case Came(seat):
            return replace(state, came=state.came | {seat})
        case Revealed():
            return replace(state, is_revealed=True)
        case Rematched(table):
            return replace(state, next_table=table, ask=None)
        case _:
            return _ended(state, event, now)


def _free(state: State, seat: Seat) -> State:
    return state.with_chair(
        seat, replace(state.chairs[seat], guest=None, name="", salt="", side="")
    )


def _left(state: State, seat: Seat) -> tuple[Left, ...]:
    """Those whose seats computers took, with one more."""
    guest = state.chairs[seat].guest
    return (*state.left, Left(seat, guest, state.has_had_turns(seat, 1))) if guest else state.left


def _seated(state: State, first: Seat) -> State:
    """Everybody moves on so that one sits on seat 0; what stirred the lot stirs the dice."""
    chairs = (*state.chairs[first:], *state.chairs[:first])
    salts = state.stirred if state.setup.stirred else state.salts
    return replace(state, chairs=chairs, lot=first, salts=salts)


def _equipped(state: State) -> State:
    """With the game for what was chosen on the seats, which is known only now."""
    sides = [chair.side for chair in state.chairs]
    if not any(sides) or state.played:
        return state
    game = state.setup.set_up(sides)
    return replace(state, game=game, positions=Past([state.setup.start(game)]))


def _answered(state: State, seat: int, yes: bool) -> State:
    guest = state.chairs[seat].guest
    if not yes or state.ask is None or guest is None:
        return replace(state, ask=None)
    return replace(state, ask=replace(state.ask, agreed=state.ask.agreed | {guest}))


def _took_back(state: State, count: int, now: int) -> State:
    played = state.played.without_last(count)
    shorter = replace(
        state,
        positions=state.positions.without_last(count),
        played=played,
        phase=Phase.PLAYING,
        end=None,
        ask=None,
        copied=min(state.copied, len(played)),
    )
    return _ticking(shorter, now)


def _ended(state: State, event: Event, now: int) -> State:
    match event:
        case Resigned(seat):
            return _over(state, End("resigned", everyone_but(state, seat), seat), now)
        case Claimed(seat, by):
            return _over(state, End("time", (by,), seat), now)
        case Agreed():
            return _over(state, End(AGREED, tuple(range(len(state.chairs)))), now)
        case Closed():
            return _over(state, End(CLOSED, ()), now)
        case _:
            return state
