"""Where the fields of a struct are: one after the other, each at a multiple of its width."""

from serpentry.kernels.structs.fields import WORD, AnyField, Plan, Scalar
from serpentry.kernels.structs.sizes import Size, number


def plan_of(fields: dict[str, AnyField], keeps_places: bool) -> Plan:
    """The plan of a struct; if wanted with hidden words first, for places that depend on facts."""
    if keeps_places:  # numbers first, as the sizes of all else depend on them
        fields = dict(sorted(fields.items(), key=lambda item: not isinstance(item[1], Scalar)))
    plan = Plan(fields)
    _lay_out(plan, 0)
    if keeps_places:
        moving = [name for name, place in plan.places.items() if not place.is_fixed]
        plan.slots = {name: slot for slot, name in enumerate(moving)}
        _lay_out(plan, WORD.width * len(moving))
    return plan


def _lay_out(plan: Plan, first: int) -> None:
    end, plan.width = number(first), 8 if first else 1
    for name, one in plan.fields.items():
        end = _aligned(end, one.width, name)
        plan.places[name] = end
        plan.width = max(plan.width, one.width)
        end = end + one.size
    plan.size = _aligned(end, plan.width, "the end")


def _aligned(place: Size, width: int, name: str) -> Size:
    """The next multiple of a width; a place that depends on the set-up must be one."""
    if place.is_fixed:
        return number(-(-place.fixed // width) * width)
    if not place.is_multiple(width):
        raise TypeError(f"Where {name} lies depends on the set-up: put small numbers before it.")
    return place
