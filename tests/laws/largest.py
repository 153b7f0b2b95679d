"""The largest input that the limits of a request permit, made from what describes it."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any
from urllib.parse import quote, urlencode

Schema = Mapping[str, Any]
AWKWARD = (" ", "[", "`", "9", "é", "# ", '"', "a;")
"""What long texts are made of: whatever an expression might try again and again."""
DEEP, WIDE = 400, 4_000
ADDRESS = 12_000
"""Letters behind an address, about: headers and address together may have some 65,000 bytes."""
UNNAMED = {
    "move": "what a move is made of, each game says itself; a message and a body have a size",
}
"""Fields that may hold anything, and what bounds them."""


class Shapes:
    """Descriptions by their names."""

    def __init__(self, openapi: Schema) -> None:
        self.schemas: Schema = openapi["components"]["schemas"]

    def of(self, schema: Schema) -> Schema:
        """A description, wherever it stands."""
        while "$ref" in schema:
            schema = self.schemas[schema["$ref"].rpartition("/")[2]]
        return schema

    def variants(self, schema: Schema) -> list[Schema]:
        """All that something may be."""
        schema = self.of(schema)
        several = [*schema.get("anyOf", ()), *schema.get("oneOf", ())]
        return [one for each in several for one in self.variants(each)] or [schema]

    def unlimited(self, schema: Schema, path: str) -> Iterator[str]:
        """The fields that may be of any size."""
        for one in self.variants(schema):
            kind = one.get("type")
            is_bounded = {"maxLength", "enum", "const", "pattern", "maximum"} & one.keys()
            if kind in ("string", "integer", "number") and not is_bounded:
                yield path
            elif kind == "array":
                if "maxItems" not in one:
                    yield path
                yield from self.unlimited(one.get("items", {}), f"{path}[]")
            elif kind == "object":
                for name, inner in one.get("properties", {}).items():
                    yield from self.unlimited(inner, f"{path}.{name}")
                if one.get("additionalProperties", False) and "maxProperties" not in one:
                    yield path
            elif kind is None and not is_bounded and path.rpartition(".")[2] not in UNNAMED:
                yield path

    def largest(self, schema: Schema, letters: str, budget: int) -> Any:
        """The largest value, in about this number of bytes at most."""
        one = max(self.variants(schema), key=_weight)
        if "const" in one:
            return one["const"]
        if "enum" in one:
            return one["enum"][-1]
        match one.get("type"):
            case "string":
                return _text(one, letters, budget)
            case "integer" | "number":
                return one.get("maximum", 10**9)
            case "boolean":
                return True
            case "array":
                each = self.largest(one["items"], letters, min(budget, 200))
                size = len(json.dumps(each)) + 2
                return [each] * min(one["maxItems"], max(1, budget // size))
            case "object":
                inner = one.get("properties", {})
                share = budget // max(1, len(inner))
                found = {name: self.largest(each, letters, share) for name, each in inner.items()}
                if one.get("additionalProperties", False):
                    found |= {f"key{at}": letters * 20 for at in range(one["maxProperties"])}
                return found
        return _anything(letters, budget)

    def query(self, parameters: list[Schema], letters: str) -> str:
        """What stands behind an address, with every word that may stand there."""
        budget = ADDRESS // (max(1, len(parameters)) * len(quote(letters, safe="")))
        found = {one["name"]: self._word(one["schema"], letters, budget) for one in parameters}
        return urlencode(found, doseq=True)

    def _word(self, schema: Schema, letters: str, budget: int) -> Any:
        found = self.largest(schema, letters, budget)
        return json.dumps(found) if isinstance(found, bool) else found


def _weight(schema: Schema) -> int:
    order = ("null", "boolean", "integer", "number", "string", "array", "object")
    kind = schema.get("type")
    return order.index(kind) if kind in order else len(order)


def _text(schema: Schema, letters: str, budget: int) -> str:
    """As long as may be."""
    if (pattern := schema.get("pattern")) is not None:
        longest = max((int(one) for one in re.findall(r"[{,](\d+)\}", pattern)), default=8)
        fitting = (each * longest for each in "a9A")
        return next((one for one in fitting if re.search(pattern, one)), "a" * 8)
    most: int = min(schema["maxLength"], budget // len(json.dumps(letters).strip('"')))
    return (letters * most)[:most]


def _anything(letters: str, budget: int) -> Any:
    """Deep, wide or long, by turns."""
    if letters == AWKWARD[0]:
        return json.loads("[" * DEEP + "]" * DEEP)
    if letters == AWKWARD[1]:
        return [*range(min(WIDE, budget // 8))]
    return letters * (budget // (2 * len(letters)))
