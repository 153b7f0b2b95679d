"""The pages of the protocol: an example of every message, and each example is one."""

import json
import re
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from serpentry.hosting.requests.messages import KINDS, message_of
from serpentry.hosting.requests.plans import ArrangingPlan, TablePlan
from serpentry.hosting.shapes.answers import AnalysisReport
from serpentry.server.edge.description import server_message
from serpentry.server.settings import Settings
from serpentry.tabletop.formats.reader import reader_of

server_messages: TypeAdapter[Any] = TypeAdapter(server_message())
DOCS = Path(__file__).parents[3] / "docs"


def types_of(schema: dict[str, object]) -> set[str]:
    mapping = schema["discriminator"]["mapping"]  # type: ignore[index]
    return set(mapping)


def test_the_page_has_a_true_example_of_every_message() -> None:
    names = ("protocol.md", "fair-dice.md")
    page = "\n".join((DOCS / name).read_text(encoding="utf-8") for name in names)
    blocks = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", page, re.S)]
    examples = [one for block in blocks for one in (block if isinstance(block, list) else [block])]
    from_client = set(KINDS)
    from_server = types_of(server_messages.json_schema())
    shown = set()
    for example in examples:
        kind = example.get("type")
        if "best" in example:
            TypeAdapter(AnalysisReport).validate_python(example)
        elif "laid" in example:
            reader_of(ArrangingPlan)(example, "")
        elif kind is None:
            reader_of(TablePlan)(example, "")
        else:
            shown.add(kind)
            if kind in from_client:
                message_of(json.dumps(example))
            else:
                server_messages.validate_python(example)
    assert shown == from_client | from_server


def test_the_page_of_settings_names_every_setting() -> None:
    page = (DOCS / "hosting.md").read_text(encoding="utf-8")
    for name in Settings.model_fields:
        assert f"`{name}`" in page, name
