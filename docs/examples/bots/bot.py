"""A bot in Python that needs no rules and no package: it makes the first legal move."""

import json
import sys


def say(**message: object) -> None:
    """Send one line."""
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="hello", protocol=1, name="first in Python")
    elif message["type"] == "choose":
        say(type="move", id=message["id"], index=0)
    elif message["type"] == "stop":
        break
