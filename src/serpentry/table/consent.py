"""What needs the others' consent: an undo, a tie, a pause, a rematch."""

from serpentry.table import commands
from serpentry.table.events import Agreed, Answered, Asked, Event, Paused, TookBack
from serpentry.table.refusals import Refused
from serpentry.table.setup import COMPUTER
from serpentry.table.state import Phase, State
from serpentry.tabletop.actors import CHANCE, Seat


def propose(state: State, seat: Seat, what: str) -> tuple[Event, ...]:
    """Ask the others; where there are none, it is done at once."""
    _check(state, seat, what)
    if state.guests == {state.chairs[seat].guest}:
        return _done(state, seat, what) or (Asked(what, seat),)
    if state.ask is not None:
        raise Refused("asked-already")
    return (Asked(what, seat),)


def reply(state: State, seat: Seat, what: str, yes: bool) -> tuple[Event, ...]:
    """Answer what was asked; with the last consent it is done."""
    ask = state.ask
    if ask is None or ask.what != what:
        raise Refused("nothing-asked")
    guest = state.chairs[seat].guest
    if guest is None or guest == state.chairs[ask.seat].guest:
        raise Refused("own-question")
    answered = Answered(what, seat, yes)
    asker = state.chairs[ask.seat].guest
    missing = state.guests - ask.agreed - {guest, asker}
    if not yes or missing:
        return (answered,)
    return (answered, *_done(state, ask.seat, what))


def agreed_rematch(state: State) -> str | None:
    """The kind of rematch that everybody has consented to, if any."""
    ask = state.ask
    if ask is None or ask.what not in commands.REMATCHES:
        return None
    missing = state.guests - ask.agreed - {state.chairs[ask.seat].guest}
    return None if missing else ask.what


def _check(state: State, seat: Seat, what: str) -> None:
    match what:
        case commands.UNDO if state.setup.rated:
            raise Refused("rated-no-undo")
        case commands.UNDO:
            how_many_back(state, seat)
        case commands.TIE:
            _check_tie(state)
        case commands.PAUSE if state.phase is not Phase.PLAYING:
            raise Refused("not-playing")
        case _ if what not in commands.REMATCHES:
            return
        case _ if state.phase is not Phase.OVER:
            raise Refused("not-over")
        case _ if state.next_table:
            raise Refused("rematch-made")


def _check_tie(state: State) -> None:
    if state.phase is not Phase.PLAYING:
        raise Refused("not-playing")
    if len(state.chairs) != 2:
        raise Refused("draw-needs-two")
    if any(chair.kind == COMPUTER for chair in state.chairs):
        raise Refused("computer-plays-on")


def _done(state: State, seat: Seat, what: str) -> tuple[Event, ...]:
    """What follows from consent; a rematch is made by the host."""
    match what:
        case commands.UNDO:
            return (TookBack(how_many_back(state, seat)),)
        case commands.TIE:
            return (Agreed(),)
        case commands.PAUSE:
            return (Paused(),)
    return ()


def how_many_back(state: State, seat: Seat) -> int:
    """How many moves an undo takes back: to before the last one of the person on that seat.

    Never over chance or where hands are hidden: what was seen can't be unseen.
    """
    if state.setup.by_hand:
        return _last_entered(state)
    if state.phase is not Phase.PLAYING:
        raise Refused("not-playing")
    own = state.seats_of(state.chairs[seat].guest)
    for back, played in enumerate(reversed(state.played), start=1):
        if played.by is CHANCE:
            raise Refused("undo-chance")
        if hides(state, state.positions[-1 - back]):
            raise Refused("undo-hidden")
        if played.by in own:
            return back
    raise Refused("undo-nothing")


def _last_entered(state: State) -> int:
    """Beside a real table everything is taken back, one by one: what was also entered wrongly."""
    if not state.played or state.phase in (Phase.WAITING, Phase.PAUSED):
        raise Refused("undo-nothing")
    return 1


def hides(state: State, position: object) -> bool:
    """Whether some seat may not see all of a position."""
    view = state.game.secrets.view
    return any(view(position, seat) != position for seat in range(len(state.chairs)))
