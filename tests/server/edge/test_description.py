import json

from tools.openapi import PLACE, described


def test_the_client_knows_the_service_as_it_is() -> None:
    """Run `make schema` when this fails."""
    assert PLACE.read_text(encoding="utf-8") == described()


def test_refusals_are_described_once() -> None:
    description = json.loads(described())
    answers = [
        answer
        for path in description["paths"].values()
        for operation in path.values()
        for answer in operation["responses"].values()
    ]
    assert not [one for one in answers if "components/schemas/Problem" in json.dumps(one)]
    shared = {one["$ref"].rpartition("/")[2] for one in answers if "$ref" in one}
    assert shared == set(description["components"]["responses"])
