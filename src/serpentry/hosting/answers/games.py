"""Questions about a game, before there is a table."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from serpentry.catalogue import find, names
from serpentry.catalogue.forms import form
from serpentry.catalogue.wording import seat_names
from serpentry.hosting.arranging import arranging_view
from serpentry.hosting.caller import Caller
from serpentry.hosting.requests.plans import ArrangingPlan, SetUpPlan
from serpentry.hosting.requests.shapes import GameName
from serpentry.table.refusals import Refused
from serpentry.tabletop.formats.jsons import JsonObject
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.options import all_options_json


async def check(caller: Caller, game: GameName, plan: SetUpPlan) -> JsonObject:
    """Whether a game can be set up so; a refusal says why not."""
    box = box_of(game)
    made = await _aside(caller, lambda: box.set_up(plan.seats, plan.options))
    return {
        "game": game,
        "seats": made.seats,
        "options": dict(all_options_json(made.options)),
        "seat_names": seat_names(made, caller.language),
    }


async def ask(caller: Caller, game: GameName, plan: SetUpPlan) -> JsonObject:
    """What can be asked before a game, with what was chosen so far: only what goes together."""
    box, language = box_of(game), caller.language
    return asdict(await _aside(caller, lambda: form(box, plan.seats, plan.options, language)))


async def arrange(caller: Caller, game: GameName, plan: ArrangingPlan) -> JsonObject:
    """Set a position up by hand; a refusal names the line that can't be, and the rule."""
    name = box_of(game).name
    made: JsonObject = await _aside(caller, lambda: arranging_view(name, plan, caller.language))
    return made


def box_of(name: str) -> AnyBox:
    """The newest rules of a game; Refused if there is none."""
    if name not in names():
        raise Refused("not-found", what=name)
    return find(name)


async def _aside(caller: Caller, work: Callable[[], Any]) -> Any:
    """What heavy work gives; Refused where it is too much."""
    try:
        return await caller.host.terms.aside(work)
    except (OverflowError, RecursionError) as error:
        raise Refused("mistake-too-much") from error
