"""What a table makes of a command: events and the next state, or a refusal. Nothing changes."""

from collections.abc import Callable
from typing import NamedTuple

from serpentry.table import consent, talk
from serpentry.table.commands import (
    Claim,
    Close,
    Come,
    Command,
    GoOn,
    Hold,
    LetChance,
    Miss,
    Mute,
    Pick,
    Play,
    Propose,
    Remove,
    Reply,
    Resign,
    Rest,
    Reveal,
    Rise,
    Say,
    Sit,
    Stir,
    Tell,
    Unplayed,
)
from serpentry.table.events import (
    Came,
    Claimed,
    Closed,
    Entry,
    Event,
    Held,
    Picked,
    Replaced,
    Resigned,
    Rested,
    Resumed,
    Revealed,
    Rose,
    Sat,
    Seated,
    Started,
    Stirred,
)
from serpentry.table.fold import happen, play
from serpentry.table.refusals import Refused
from serpentry.table.setup import COMPUTER, DAY, ELSEWHERE, FURTHEST_HOLIDAY, NoClock
from serpentry.table.state import Phase, State
from serpentry.table.words import clean_name
from serpentry.tabletop.actors import CHANCE, Seat
from serpentry.tabletop.helpers.sides import sides_of
from serpentry.tabletop.refusal import IllegalMove

Dice = Callable[[State], object]
"""Chance's move at a table where it is to act; before the game, the place that the lot falls on."""


class Who(NamedTuple):
    """Who commands: a guest, or nobody (a computer's move, chance)."""

    guest: str | None = None
    seat: Seat | None = None
    """The seat of the computer that moves."""


class Decided(NamedTuple):
    """What follows from a command: the entries to be written, and the table after them."""

    entries: tuple[Entry, ...]
    state: State

    @classmethod
    def of(cls, state: State, since: int = 0) -> "Decided":
        """A table with all its entries, or those after a number."""
        return cls(tuple(one.entry for one in state.log[since:]), state)


def decide(
    state: State, command: Command, who: Who, now: int, dice: Dice, stand_in: str = "random"
) -> Decided:
    """What follows, chance's answers included; Refused or IllegalMove says why nothing does."""
    done = _done(state, command, who, now, dice, stand_in)
    anyway = isinstance(command, LetChance) and command.anyway
    return Decided.of(go_on(done, now, dice, anyway), state.seq)


def go_on(state: State, now: int, dice: Dice, anyway: bool = False) -> State:
    """The table after whatever follows by itself: the start, and chance's moves."""
    if state.awaits_lot and (anyway or not state.unstirred):
        first = dice(state)
        assert isinstance(first, int)
        state = happen(state, Seated(first), now)
    all_here = all(chair.is_taken for chair in state.chairs)
    if state.phase is Phase.WAITING and all_here and not state.awaits_lot:
        state = happen(state, Started(), now)
    while state.to_act is CHANCE and not state.setup.by_hand and (anyway or not state.unstirred):
        state = play(state, CHANCE, dice(state), now)
    return state


def _done(state: State, command: Command, who: Who, now: int, dice: Dice, stand_in: str) -> State:
    """The table after the command itself."""
    if isinstance(command, Tell):
        return _told(state, who, command.move, now, dice)
    if isinstance(command, Play):
        seat = _check_play(state, who, command)
        return play(state, seat, command.move, now)
    for event in _events(state, command, who, now, stand_in):
        state = happen(state, event, now)
    return state


def _events(
    state: State, command: Unplayed, who: Who, now: int, stand_in: str
) -> tuple[Event, ...]:
    match command:
        case Sit(name, seat, side):
            return _sit(state, who, name, seat, side)
        case Pick(side, seat):
            return (_pick(state, own_seat(state, who, seat), side),)
        case Rise():
            return _rise(state, who)
        case Resign(seat):
            return (_resign(state, who, seat, stand_in),)
        case Propose(what, seat):
            return consent.propose(state, own_seat(state, who, seat), what)
        case Reply(what, yes):
            return consent.reply(state, own_seat(state, who, None), what, yes)
        case GoOn():
            return _go_on(state, who)
        case Claim():
            return (_claim(state, who, command, now, stand_in),)
        case Say(text, name):
            return (talk.say(state, who.guest, name, text),)
        case Mute(line):
            return (talk.mute(state, who.guest, line),)
        case Remove(seat):
            return tuple(talk.remove(state, who.guest, seat))
        case Stir(salt):
            return _stir(state, who, salt)
        case Rest():
            return (_rest(state, who, command, now),)
        case Hold(milliseconds):
            return (Held(milliseconds),) if milliseconds > 0 else ()
        case Come():
            return _come(state, who)
        case Miss(seat):
            return (_miss(state, seat, stand_in),)
        case Reveal():
            if not state.is_secret:
                raise Refused("is-over")
            return (Revealed(),)
        case Close():
            if state.phase is Phase.OVER:
                raise Refused("is-over")
            return (Closed(),)
        case LetChance():
            return ()


def own_seat(state: State, who: Who, wanted: Seat | None) -> Seat:
    """The seat that somebody acts for: the one named, the one to act, or the sender's first."""
    own = state.seats_of(who.guest) if who.seat is None else (who.seat,)
    if not own:
        raise Refused("not-seated")
    if wanted is None:
        actor = state.to_act
        return actor if isinstance(actor, int) and actor in own else own[0]
    if wanted not in own:
        raise Refused("not-your-seat", seat=wanted)
    return wanted


def _sit(state: State, who: Who, name: str, seat: Seat | None, side: str) -> tuple[Event, ...]:
    if state.phase is not Phase.WAITING:
        raise Refused("game-has-begun")
    if who.guest is None:
        raise Refused("no-guest")
    free = [
        at for at, chair in enumerate(state.chairs) if chair.kind == ELSEWHERE and not chair.guest
    ]
    if who.guest in state.removed:
        raise Refused("was-removed")
    takes_more = who.guest in state.guests
    if takes_more and (seat is None or (state.setup.public and who.guest != state.setup.host)):
        raise Refused("already-seated")
    if state.setup.rated and (takes_more or _is_called(state, name)):
        raise Refused("rated-one-each")
    if not free or (seat is not None and seat not in free):
        raise Refused("seat-taken")
    at = free[0] if seat is None else seat
    sat = Sat(at, who.guest, clean_name(name))
    return (sat, _pick(state, at, side)) if side else (sat,)


def _is_called(state: State, name: str) -> bool:
    """Whether somebody here has a name already: it may be the same person once more."""
    return name.casefold() in {chair.name.casefold() for chair in state.chairs if chair.guest}


def _pick(state: State, seat: Seat, side: str) -> Event:
    """No two play the same; a seat that picks nothing takes what is left."""
    sides = sides_of(state.setup.box)
    is_played = sides is not None and sides.option and (state.played or state.setup.arranged)
    if state.phase is not Phase.WAITING or is_played:
        raise Refused("game-has-begun")
    if sides is None or side not in ("", *sides.offered):
        raise Refused("no-such-side")
    if side and any(one.side == side for at, one in enumerate(state.chairs) if at != seat):
        raise Refused("side-taken")
    return Picked(seat, side)


def _rise(state: State, who: Who) -> tuple[Event, ...]:
    if state.phase is not Phase.WAITING:
        raise Refused("game-has-begun")
    own = [s for s in state.seats_of(who.guest) if state.chairs[s].kind == ELSEWHERE]
    if not own:
        raise Refused("not-seated")
    return tuple(Rose(seat) for seat in own)


def _stir(state: State, who: Who, salt: str) -> tuple[Event, ...]:
    """All seats of a person add the same; what was added can't be taken back."""
    own = [seat for seat in state.unstirred if state.chairs[seat].guest == who.guest]
    if not own:
        raise Refused("dice-settled" if state.seats_of(who.guest) else "not-seated")
    return tuple(Stirred(seat, salt) for seat in own)


def _must_play(state: State) -> None:
    keys = {Phase.WAITING: "not-begun", Phase.PAUSED: "is-paused", Phase.OVER: "is-over"}
    if state.phase in keys:
        raise Refused(keys[state.phase])


def _check_play(state: State, who: Who, command: Play) -> Seat:
    """The seat that makes the move; Refused or IllegalMove if it can't be made."""
    _must_play(state)
    seat = own_seat(state, who, command.seat)
    if state.to_act != seat:
        raise Refused("not-your-turn")
    rules, view = state.game.rules, state.game.secrets.view(state.position, seat)
    # What is listed is what is allowed (a law), and quickly found; a reason takes longer to find.
    is_listed = command.move in rules.moves(view)
    if not is_listed and (illegal := rules.why_illegal(view, command.move)):
        raise IllegalMove(illegal)
    return seat


def _told(state: State, who: Who, move: object, now: int, dice: Dice) -> State:
    """Chance's move as people tell it, where a table follows theirs; or the host's own."""
    _must_play(state)
    own_seat(state, who, None)
    if not state.setup.by_hand or state.to_act is not CHANCE:
        raise Refused("nothing-to-tell")
    if move is None:
        return play(state, CHANCE, dice(state), now)
    if illegal := state.game.rules.why_illegal(state.position, move):
        raise IllegalMove(illegal)
    return play(state, CHANCE, move, now, told=True)


def _resign(state: State, who: Who, wanted: Seat | None, stand_in: str) -> Event:
    """With two seats, or the last person, the game ends; else a computer plays on instead.

    A rated game ends with the last but one: computers are not rated.
    """
    if state.phase not in (Phase.PLAYING, Phase.PAUSED):
        _must_play(state)
    seat = own_seat(state, who, wanted)
    if _ends_without(state, seat):
        return Resigned(seat)
    return Replaced(seat, stand_in, "resigned")


def _ends_without(state: State, seat: Seat) -> bool:
    """Whether too few are left to play on against when a seat is given up."""
    others = (chair for at, chair in enumerate(state.chairs) if at != seat)
    people = sum(chair.kind != COMPUTER for chair in others)
    return len(state.chairs) == 2 or people < (2 if state.setup.rated else 1)


def _come(state: State, who: Who) -> tuple[Event, ...]:
    own = [seat for seat in state.missing if state.chairs[seat].guest == who.guest]
    if not own:
        raise Refused("not-seated")
    return tuple(Came(seat) for seat in own)


def _miss(state: State, seat: Seat, stand_in: str) -> Event:
    """With two seats the game ends; else a computer replaces a player who never came."""
    _must_play(state)
    if seat not in state.missing:
        raise Refused("not-absent")
    return Resigned(seat) if len(state.chairs) == 2 else Replaced(seat, stand_in, "absent")


def _go_on(state: State, who: Who) -> tuple[Event, ...]:
    if state.phase is not Phase.PAUSED:
        raise Refused("not-paused")
    return (Resumed(own_seat(state, who, None)),)


def _claim(state: State, who: Who, claim: Claim, now: int, stand_in: str) -> Event:
    _must_play(state)
    by, seat = own_seat(state, who, None), claim.seat
    if not 0 <= seat < len(state.chairs):
        raise Refused("no-such-seat", seat=seat)
    if state.chairs[seat].guest == who.guest:
        raise Refused("claim-your-own")
    if isinstance(state.clocks.clock, NoClock):
        return _replace_absent(state, claim, stand_in)
    if not state.clocks.has_run_out(seat, now):
        raise Refused("time-is-left")
    if state.setup.rated and _ends_without(state, seat):
        return Claimed(seat, by)
    if claim.how == COMPUTER:
        return Replaced(seat, stand_in, "absent")
    if len(state.chairs) > 2:
        raise Refused("claim-needs-two")
    return Claimed(seat, by)


def _rest(state: State, who: Who, rest: Rest, now: int) -> Event:
    """Some of a year's few days of holiday; they bring no time back that has run out."""
    _must_play(state)
    seat = own_seat(state, who, rest.seat)
    if not state.setup.holidays:
        raise Refused("rest-not-here")
    left = state.holidays_left(seat, now)
    if not 1 <= rest.days <= left:
        raise Refused("rest-too-long", left=left)
    if state.clocks.has_run_out(seat, now):
        raise Refused("rest-too-late")
    if rest.begins and not now < rest.begins <= now + FURTHEST_HOLIDAY * DAY:
        raise Refused("rest-too-far")
    begins, ends = rest.begins, rest.begins + rest.days * DAY
    booked = [(one[1], one[2]) for one in state.clocks.holidays if one[0] == seat]
    if begins and any(begins < end and ends > begin for begin, end in booked):
        raise Refused("rest-twice")
    return Rested(seat, rest.days, begins)


def _replace_absent(state: State, claim: Claim, stand_in: str) -> Event:
    """Without a clock nobody loses on time; but nobody need wait for ever, and a bot that has
    gone has given up."""
    if not claim.is_gone or state.to_act != claim.seat:
        raise Refused("not-absent")
    if claim.how == COMPUTER:
        return Replaced(claim.seat, stand_in, "absent")
    if not claim.is_program:
        raise Refused("claim-needs-clock")
    if len(state.chairs) > 2:
        raise Refused("claim-needs-two")
    return Resigned(claim.seat)
