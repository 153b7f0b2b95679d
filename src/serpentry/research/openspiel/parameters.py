"""Options as OpenSpiel writes parameters: truth values, whole numbers and words.

A list is written as its JSON with `;` for `,` since a comma ends a parameter in a game's string:
`eyes=[[0;0];[1;-1]]`. An empty word is the default.
"""

import json
from collections.abc import Mapping
from dataclasses import fields

from serpentry.tabletop.game import AnyBox, AnyGame
from serpentry.tabletop.options import Kind

Parameter = bool | int | str
PLAYERS = "players"
RETURNS = "returns"


def specification(box: AnyBox) -> dict[str, Parameter]:
    """Every parameter of a game with its default."""
    options = {one.name: _default(one.metadata["kind"], one.default) for one in fields(box.options)}
    return {PLAYERS: box.seats[0], **options, RETURNS: "win"}


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


def set_up(box: AnyBox, parameters: Mapping[str, Parameter]) -> AnyGame:
    """The game that normal parameters describe."""
    options = {
        name: value.replace(";", ",") if isinstance(value, str) else value
        for name, value in parameters.items()
        if name not in (PLAYERS, RETURNS)
    }
    return box.set_up(int(parameters.get(PLAYERS, box.seats[0])), options)
