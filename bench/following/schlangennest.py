"""Tips for Schlangennest."""

from bench.following.choice import Choice


def grey(choice: Choice) -> float:
    """Use as many grey parts as you can."""
    return dict(choice.game.judge.breakdown(choice.after)[choice.seat])["score-gray-parts"]


def _begins(choice: Choice) -> bool:
    return choice.position.table.nest.snakes[choice.seat] is None


def curves_too(choice: Choice) -> float:
    """Place curves early: never fewer of them than straights."""
    straights, curves, *_ = choice.position.table.hands[choice.seat]
    is_due = 9 - curves <= 7 - straights
    return float(not is_due or choice.written.startswith("curve"))


def curves_first(choice: Choice) -> float:
    """All curves before any straight."""
    return float(choice.written.startswith("curve"))


def curves_last(choice: Choice) -> float:
    """Save your curves, as the rulebook says."""
    return -curves_first(choice)


def ends_last(choice: Choice) -> float:
    """Keep your head and tail for the end."""
    return float(not choice.written.startswith(("tail", "head")))


def begin_without_end(choice: Choice) -> float:
    """Don't start with a head or a tail."""
    return ends_last(choice) if _begins(choice) else 0


def _hope(choice: Choice, seat: int) -> float:
    return choice.game.judge.estimate(choice.after)[seat] - choice.score[seat]


def room(choice: Choice) -> float:
    """Keep room to grow: both ends inside the nest."""
    return _hope(choice, choice.seat)


def hunt(choice: Choice) -> float:
    """Finish the other's ends, or lead them out of the nest."""
    return -_hope(choice, choice.other)
