"""Questions about a game, before there is a table."""

from dataclasses import asdict

from serpentry.catalogue import find, names
from serpentry.catalogue.forms import form
from serpentry.catalogue.wording import seat_names
from serpentry.hosting.arranging import arranging_view
from serpentry.hosting.caller import Caller
from serpentry.hosting.requests.plans import ArrangingPlan, SetUpPlan
from serpentry.hosting.shapes.answers import ArrangingInfo, SetUpForm, SetUpInfo
from serpentry.players.levels import LEARNED
from serpentry.search.by_heart import is_board_solved
from serpentry.table.refusals import Refused
from serpentry.tabletop.formats.jsons import JsonObject
from serpentry.tabletop.formats.limits import GameName
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.options import all_options_json


async def check(caller: Caller, game: GameName, plan: SetUpPlan) -> SetUpInfo:
    """Whether a game can be set up so; a refusal says why not."""
    return await caller.apart(_checked, box_of(game).name, plan, caller.language)


def _checked(name: str, plan: SetUpPlan, language: str) -> SetUpInfo:
    made = find(name).set_up(plan.seats, plan.options)
    return {
        "game": name,
        "seats": made.seats,
        "options": dict(all_options_json(made.options)),
        "seat_names": seat_names(made, language),
    }


async def ask(caller: Caller, game: GameName, plan: SetUpPlan) -> JsonObject:
    """What can be asked before a game, with what was chosen so far: only what goes together."""
    return await caller.apart(_form, box_of(game).name, plan, caller.language)


def _form(name: str, plan: SetUpPlan, language: str) -> JsonObject:
    made = form(find(name), plan.seats, plan.options, language)
    game = find(name).set_up(made.seats, made.options)
    return asdict(SetUpForm(**vars(made), perfect=LEARNED.name if is_board_solved(game) else ""))


async def arrange(caller: Caller, game: GameName, plan: ArrangingPlan) -> ArrangingInfo:
    """Set a position up by hand; a refusal names the line that can't be, and the rule."""
    return await caller.apart(arranging_view, box_of(game).name, plan, caller.language)


def box_of(name: str) -> AnyBox:
    """The newest rules of a game; Refused if there is none."""
    if name not in names():
        raise Refused("not-found", what=name)
    return find(name)
