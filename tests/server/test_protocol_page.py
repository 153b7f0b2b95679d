"""docs/protocol.md: an example of every message, and each example is one."""

import json
import re
from pathlib import Path

from serpentry.server.edge.messages import client_messages, server_messages
from serpentry.server.routes.analysis import AnalysisReport
from serpentry.server.routes.arranging import ArrangingPlan
from serpentry.server.routes.tables import TablePlan
from serpentry.server.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"


def types_of(schema: dict[str, object]) -> set[str]:
    mapping = schema["discriminator"]["mapping"]  # type: ignore[index]
    return set(mapping)


def test_the_page_has_a_true_example_of_every_message() -> None:
    page = (DOCS / "protocol.md").read_text(encoding="utf-8")
    examples = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", page, re.S)]
    from_client = types_of(client_messages.json_schema())
    from_server = types_of(server_messages.json_schema())
    shown = set()
    for example in examples:
        kind = example.get("type")
        if "best" in example:
            AnalysisReport.model_validate(example)
        elif "laid" in example:
            ArrangingPlan.model_validate(example)
        elif kind is None:
            TablePlan.model_validate(example)
        else:
            known = client_messages if kind in from_client else server_messages
            known.validate_python(example)
            shown.add(kind)
    assert shown == from_client | from_server


def test_the_page_of_settings_names_every_setting() -> None:
    page = (DOCS / "hosting.md").read_text(encoding="utf-8")
    for name in Settings.model_fields:
        assert f"`{name}`" in page, name
