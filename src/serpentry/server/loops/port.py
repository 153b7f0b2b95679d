"""A port that several processes listen on: the system shares connections out among them."""

import socket
import sys


def bound(host: str, port: int) -> socket.socket:
    """A socket on that port, beside others of ours; who never listens only keeps the port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if sys.platform != "win32":  # it has no such ports, and one worker
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        made.bind((host, port))
    except OSError:
        made.close()
        raise
    return made
