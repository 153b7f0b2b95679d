"""The datasheet of a table: what a reader of its rows has to know, for programs and for people."""

import json
from collections.abc import Mapping
from typing import Any

from serpentry.research.dataset.about import About
from serpentry.research.dataset.columns import columns_of
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.codec import from_json
from serpentry.tabletop.formats.jsons import shortly
from serpentry.version import __version__

FORMAT = 1
Datasheet = dict[str, Any]


def datasheet_of(about: About, simulations: int, rows: int) -> Datasheet:
    """What a reader of the rows has to know."""
    game = about.set_up()
    layout = game.observation.layout
    return {
        "format": FORMAT,
        "made_by": f"serpentry {__version__}",
        "game": about.game,
        "rules": about.rules,
        "numbering": about.numbering,
        "layout": layout.version,
        "seats": about.seats,
        "options": about.options,
        "players": list(about.players),
        "opening": about.opening,
        "seed": about.seed,
        "games": about.games,
        "rows": rows,
        "simulations": simulations,
        "actions": game.numbering.count,
        "planes": list(layout.planes),
        "height": layout.height,
        "width": layout.width,
        "facts": list(layout.facts),
        "columns": {
            name: {"kind": one.kind, "width": one.width, "meaning": one.meaning}
            for name, one in columns_of(game).items()
        },
        "licence": "MIT",
    }


KINDS: Mapping[str, Any] = {
    "format": int,
    "made_by": str,
    "game": str,
    "rules": str,
    "numbering": str,
    "layout": str,
    "seats": int,
    "options": Mapping[str, Any],
    "players": tuple[str, ...],
    "opening": int,
    "seed": int,
    "games": int,
    "rows": int,
    "simulations": int,
    "actions": int,
    "planes": tuple[str, ...],
    "height": int,
    "width": int,
    "facts": tuple[str, ...],
    "columns": Mapping[str, Mapping[str, Any]],
    "licence": str,
}
"""What a datasheet says, and of what kind that is."""


def fault_of(told: object) -> str:
    """What is wrong with a datasheet from elsewhere, before anybody looks at what it says."""
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        found = told.get("format") if isinstance(told, dict) else shortly(told)
        return f"format {found}, where {FORMAT} can be read"
    if other := sorted(set(told) ^ set(KINDS)):
        return f"{other[0]} is missing, or nothing that a datasheet says"
    for name, kind in KINDS.items():
        try:
            from_json(kind, told[name])
        except BadText as error:
            return f"{name}: {error}"
    parts = {"kind", "width", "meaning"}
    wrong = [name for name, one in told["columns"].items() if set(one) != parts]
    return f"the column {wrong[0]} has kind, width and meaning" if wrong else ""


def page_of(told: Datasheet) -> str:
    """A datasheet as people read it."""
    columns = [
        f"| `{name}` | {one['kind']}{_wide(one['width'])} | {one['meaning']} |"
        for name, one in told["columns"].items()
    ]
    values = (
        f"`value` and `best` come from {told['simulations']:,} simulated games a position."
        if told["simulations"]
        else "Positions are not evaluated: `value` is NaN and `best` -1."
    )
    return "\n".join(
        [
            f"# {told['game']}: {told['games']:,} games, {told['rows']:,} positions",
            "",
            f"Made by {told['made_by']} for learning and for comparing programs. Licence: "
            f"{told['licence']}. Computers played all games; nothing is about people.",
            "",
            "```sh",
            command_of(told),
            "```",
            "",
            "Players move up a seat from game to game. The first moves of a game are random "
            f"({told['opening']}; `is_random`): leave them out when you imitate players. {values}",
            "",
            f"Rules {told['rules']}, numbers of moves {told['numbering']} ({told['actions']:,}), "
            f"observations {told['layout']}: {len(told['planes'])} planes of {told['height']} × "
            f"{told['width']}, then {len(told['facts'])} facts. `read_table` of "
            "`serpentry.research.dataset.tables` refuses a file of other versions than installed.",
            "",
            "| column | | |",
            "|---|---|---|",
            *columns,
            "",
            "Positions of one game are alike: split training and test data by `game`.",
            "",
        ]
    )


def command_of(told: Datasheet) -> str:
    """What makes the same table again."""
    options = [f"--opt {name}={_written(one)}" for name, one in told["options"].items()]
    evaluate = [f"--evaluate {told['simulations']}"] if told["simulations"] else []
    return " ".join(
        [
            f"serpentry dataset {told['game']} --games {told['games']} --seats {told['seats']}",
            f"--players '{','.join(told['players'])}' --opening {told['opening']}",
            f"--seed {told['seed']}",
            *evaluate,
            *options,
            "--out FILE",
        ]
    )


def _wide(width: int) -> str:
    return f" × {width}" if width else ""


def _written(value: object) -> str:
    return value if isinstance(value, str) else f"'{json.dumps(value, separators=(',', ':'))}'"
