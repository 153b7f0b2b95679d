"""Plans as clients send them."""

from serpentry.hosting import setups
from serpentry.hosting.requests.plans import TablePlan
from serpentry.tabletop.formats.jsons import JsonObject
from serpentry.tabletop.formats.reader import reader_of


def planned(plan: JsonObject, guest: str) -> setups.Planned:
    """What a guest plans."""
    return setups.planned(reader_of(TablePlan)(plan, ""), guest)
