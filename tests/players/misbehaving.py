"""A bot that misbehaves in the way it is told to on its command line."""

import json
import os
import subprocess
import sys
import time
from typing import Any


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


def greet(how: str) -> None:
    if how == "mute":
        time.sleep(1000)
    if how == "early":
        say(type="move", index=0)
    say(type="hello", protocol=2 if how == "version" else 1)


def answer(how: str, request: dict[str, Any]) -> None:
    match how:
        case "crash":
            sys.exit("I have lost my way.")
        case "silent":
            time.sleep(1000)
        case "illegal":
            say(type="move", id=request["id"], text="a1-a2")
        case "nonsense":
            say(type="move", id=request["id"], text="please")
        case "index":
            say(type="move", id=request["id"], index=len(request["legal"]))
        case "half":
            say(type="move", id=request["id"], index=1.5)
        case "words":
            say(type="move", id=request["id"], index="0")
        case "other":
            say(type="move", id=77, index=0)
        case "node":
            calls = "    at somewhere (bot.js:3:14)\n" * 30
            sys.exit(f"ReferenceError: x is not defined\n{calls}\nNode.js v20.20.2")
        case "empty":
            say(type="move", id=request["id"])
        case "debug":
            print("thinking about it", flush=True)
        case "long":
            print("x" * 3_000_000, flush=True)
        case "flood":
            while True:
                say(type="analysis", progress=0.5)
        case "deep":
            print("[" * 100_000, flush=True)
        case "stale":
            say(type="move", id=request["id"] - 1, index=-1)
            say(type="news", of="tomorrow")
            say(type="move", id=request["id"], number=request["numbers"][0])
        case "json":
            say(type="move", id=request["id"], move=request["legal"][0])
        case "offspring":
            child = subprocess.Popen(["sleep", "1000"])
            with open(sys.argv[2], "w", encoding="utf-8") as file:
                file.write(f"{os.getpid()} {child.pid}")
            time.sleep(1000)
        case "stray":
            child = subprocess.Popen(["sleep", "1000"], start_new_session=True)
            leaves = f"sleep 1000 & echo $! >>'{sys.argv[2]}'"
            subprocess.run(["sh", "-c", leaves], start_new_session=True, check=True)
            with open(sys.argv[2], "a", encoding="utf-8") as file:
                file.write(f"{os.getpid()} {child.pid}")
            say(type="move", id=request["id"], index=len(request["legal"]))
        case "pid":
            with open(sys.argv[2], "a", encoding="utf-8") as file:
                file.write(f"{os.getpid()}\n")
            say(type="move", id=request["id"], index=0)


def main() -> None:
    how = sys.argv[1]
    if how == "deaf":
        greet(how)
        time.sleep(1000)
    for line in sys.stdin:
        message = json.loads(line)
        if how == "log":
            with open(sys.argv[2], "a", encoding="utf-8") as file:
                file.write(line)
        if message["type"] == "hello":
            greet(how)
        elif message["type"] == "choose":
            answer("json" if how in ("log", "stubborn") else how, message)
    if how == "stubborn":
        time.sleep(1000)


if __name__ == "__main__":
    main()
