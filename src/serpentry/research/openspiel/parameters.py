"""Options as OpenSpiel writes parameters: truth values, whole numbers and words.

A list is written as its JSON with `;` for `,` since a comma ends a parameter in a game's string:
`eyes=[[0;0];[1;-1]]`. An empty word is the default.
"""

import json
from collections.abc import Mapping
from dataclasses import fields

from serpentry.research.moment import Moment
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.jsons import json_of
from serpentry.tabletop.game import AnyBox, AnyGame
from serpentry.tabletop.helpers.given import whole
from serpentry.tabletop.options import Kind

Parameter = bool | int | str
PLAYERS = "players"
RETURNS = "returns"
AFTER = "after"
"""The numbers of the first moves and draws: a game that begins there, small enough to solve."""


def specification(box: AnyBox) -> dict[str, Parameter]:
    """Every parameter of a game with its default."""
    options = {one.name: _default(one.metadata["kind"], one.default) for one in fields(box.options)}
    return {PLAYERS: box.seats[0], **options, RETURNS: "win", AFTER: ""}


def _default(kind: Kind, value: object) -> Parameter:
    return "" if value is None else _as_parameter(kind.write(value))


def _as_parameter(value: object) -> Parameter:
    if isinstance(value, Parameter):
        return value.replace(",", ";") if isinstance(value, str) else value
    return json.dumps(value, separators=(",", ":")).replace(",", ";")


def normal(box: AnyBox, given: Mapping[str, object]) -> dict[str, Parameter]:
    """The parameters that differ from the defaults, in the one spelling that a string can carry."""
    defaults = specification(box)
    written = {name: _as_parameter(value) for name, value in given.items()}
    return {name: value for name, value in written.items() if value not in ("", defaults.get(name))}


def begun(game: AnyGame, after: Parameter) -> Moment:
    """The moment at which a game begins: after these moves, written as `[12;7]`; BadText."""
    moment = Moment.first(game)
    try:
        numbers = json_of(str(after).replace(";", ",") or "[]")
    except BadText as error:
        raise BadText(f"{AFTER} takes numbers such as [12;7], not '{after}'.") from error
    for at, number in enumerate(numbers if isinstance(numbers, list) else [numbers], start=1):
        if whole(number) is None or not moment.allows(number):
            raise BadText(f"{AFTER}: event {at} is {number}, which is not legal there.")
        moment = moment.play_number(number)
    return moment


def set_up(box: AnyBox, parameters: Mapping[str, Parameter]) -> AnyGame:
    """The game that normal parameters describe."""
    options = {
        name: value.replace(";", ",") if isinstance(value, str) else value
        for name, value in parameters.items()
        if name not in (PLAYERS, RETURNS, AFTER)
    }
    return box.set_up(int(parameters.get(PLAYERS, box.seats[0])), options)
