"""Round robin: the table of Berger while nobody came or went; then those who have not met yet."""

from serpentry.clubs.pairing import free
from serpentry.clubs.pairing.field import Draft, Field

NOBODY = ""


def paired(field: Field) -> Draft:
    """The next round, in which nobody meets twice at two-player tables."""
    if field.tournament.plan.seats == 2 and _is_regular(field):
        return _scheduled(field.tournament.order, len(field.tournament.rounds))
    draft = free.paired(field)
    seated = {one for table in draft.tables for one in table}
    return Draft(draft.tables, tuple(one for one in field.players if one not in seated))


def _is_regular(field: Field) -> bool:
    """Whether all rounds so far were those of the table, and all who played them are here.

    After its last round those are left whose game did not count.
    """
    whole = field.tournament
    if len(whole.rounds) >= len(whole.order) - 1 + len(whole.order) % 2:
        return False
    if whole.present != whole.order or any(one.since > 1 for one in whole.entrants.values()):
        return False
    return all(
        _scheduled(whole.order, done).tables
        == tuple(game.seats for game in whole.of_round(done + 1))
        for done in range(len(whole.rounds))
    )


def _scheduled(order: tuple[str, ...], done: int) -> Draft:
    """A round by the circle: the last stays, the others move on by half the circle each round."""
    names = [*order, NOBODY] if len(order) % 2 else [*order]
    *ring, fixed = names
    size = len(ring)
    # Halves of the circle keep everybody changing between beginning and not, but once.
    turned = [ring[(at + done * (size + 1) // 2) % size] for at in range(size)]
    first = (turned[0], fixed) if done % 2 == 0 else (fixed, turned[0])
    pairs = [first, *((turned[at], turned[-at]) for at in range(1, size // 2 + 1))]
    tables = tuple(pair for pair in pairs if NOBODY not in pair)
    byes = tuple(one for pair in pairs if NOBODY in pair for one in pair if one)
    return Draft(tables, byes, is_scheduled=True)
