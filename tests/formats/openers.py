"""Places of the sources that open files, or take stored texts apart."""

import ast
from functools import cache

from tests.formats.sources import modules_with, nodes_with_owners

OPENERS = {
    "bytes_of",
    "fields_from",
    "frombuffer",
    "from_json",
    "fromstring",
    "json_of",
    "literal_eval",
    "load",
    "loads",
    "memmap",
    "model_validate_json",
    "open",
    "parse",
    "read_bytes",
    "read_table",
    "read_text",
    "readline",
    "readlines",
    "text_of",
    "text_of_lines",
    "unpack",
    "unpack_from",
    "validate_json",
}
"""Names of functions that open files, or make something of texts and bytes."""
NO_READERS = ("builder/", "kernels/", "nets/compiled/", "contract/")
"""Modules that write programs, whose `load` is one of a machine's, or test rules in memory."""


@cache
def places() -> frozenset[str]:
    """Every place of the sources that opens something, or takes a text apart."""
    return frozenset(
        f"{module} {owner}"
        for module, tree in modules_with(rf"\b({'|'.join(OPENERS)})\s*\(").items()
        if not module.startswith(NO_READERS)
        for owner, node in nodes_with_owners(tree)
        if isinstance(node, ast.Call) and called(node) in OPENERS
    )


def called(call: ast.Call) -> str:
    """The last name of what is called."""
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""
