"""Logs: a few plain lines for each mistake, without secrets, whatever it was."""

import json
import subprocess
import sys
from itertools import pairwise

import pytest

from serpentry.server.upkeep.traces import MOST_CAUSES, MOST_FRAMES, trace_of, with_trace

SECRET = "0f1e2d3c4b5a69788796a5b4"

PROGRAM = """
import logging, sys
import structlog
from serpentry.server.upkeep.logs import set_up_logs

set_up_logs(sys.argv[1] == "json")

def deep(left, cookie):
    filler = ["x" * 1000] * 1000
    if left:
        deep(left - 1, cookie)
    raise ValueError(f"no guest {cookie} here")

try:
    deep(200, "SECRET")
except ValueError:
    structlog.get_logger().exception("own", table="t")
    logging.getLogger("httpx2").info("HTTP Request: POST https://push.example/SECRET")
    logging.getLogger("foreign").exception("theirs")
""".replace("SECRET", SECRET)


def logged(how: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, how], capture_output=True, text=True, check=True
    )
    return done.stderr


@pytest.mark.parametrize("how", ["json", "lines"])
def test_a_mistake_is_told_in_a_few_plain_lines_without_secrets(how: str) -> None:
    text = logged(how)
    assert "own" in text
    assert "theirs" in text
    assert text.count("ValueError: no guest *** here") == 2
    assert SECRET not in text
    assert "filler" not in text
    assert len(text) < 4000


def test_json_logs_are_a_line_each() -> None:
    lines = [json.loads(line) for line in logged("json").splitlines()]
    assert [one["event"] for one in lines] == ["own", "theirs"]


def test_what_is_said_after_the_log_stands_below_it() -> None:
    program = """
import sys
import structlog
from serpentry.server.upkeep.logs import set_up_logs

finish = set_up_logs(False)
for _ in range(200):
    structlog.get_logger().info("one of many")
finish()
print("said", file=sys.stderr)
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    lines = done.stderr.splitlines()
    assert (len(lines), lines[-1]) == (201, "said")


def test_a_chain_of_causes_is_bounded_and_told_from_the_outside_in() -> None:
    errors = [ValueError(f"number {at}") for at in range(10)]
    for outer, inner in pairwise(errors):
        outer.__cause__ = inner
    errors[-1].__cause__ = errors[0]
    lines = trace_of(errors[0]).splitlines()
    assert lines[0] == "ValueError: number 0"
    assert lines[1:] == [f"because of ValueError: number {at}" for at in range(1, MOST_CAUSES)]


def test_only_the_innermost_places_are_told() -> None:
    def fall(left: int) -> None:
        if left:
            fall(left - 1)
        raise KeyError("here")

    with pytest.raises(KeyError) as caught:
        fall(50)
    lines = trace_of(caught.value).splitlines()
    assert len(lines) == 1 + MOST_FRAMES
    assert lines[1].startswith("  at server/upkeep/test_logs.py:")


def test_a_line_without_a_mistake_stays_as_it_is() -> None:
    assert with_trace(None, "info", {"event": "open", "exc_info": None}) == {"event": "open"}
