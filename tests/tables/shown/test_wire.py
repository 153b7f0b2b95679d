"""What a service writes quickly is what Python would write."""

import json

import pytest

from serpentry.hosting.encoder import Encode, encode_plainly
from serpentry.server.edge.encoder import encode_quickly
from serpentry.tabletop.formats.jsons import Json

TEXTS: tuple[Json, ...] = (
    {"type": "ack", "id": "m1", "first": 1, "last": 2},
    [1, -2, 0.25, 1e-7, True, None, [], {}, (1, 2)],
    'Jörmungandr ≥ 3 \u2028 \x7f 😀 "quoted" \\',
    {"Ñandú": ["half \ud83d", "\udc00"]},
)


@pytest.mark.parametrize("data", TEXTS, ids=range(len(TEXTS)))
@pytest.mark.parametrize("encode", [encode_plainly, encode_quickly])
def test_what_is_written_is_plain_ascii_and_reads_the_same(data: Json, encode: Encode) -> None:
    text = encode(data)
    assert text.isascii()
    assert json.loads(text) == json.loads(json.dumps(data))
