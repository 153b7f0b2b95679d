"""What is counted and measured, for Prometheus."""

import os
from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

MOVES = Counter("serpentry_moves", "Moves stored.", ["by"])
EVENTS = Counter("serpentry_events", "Events stored.")
REFUSALS = Counter("serpentry_refusals", "Commands refused.", ["key"])
TABLES = Counter("serpentry_tables", "Tables made.", ["game"])
SOCKETS = Gauge("serpentry_sockets", "Open sockets.", multiprocess_mode="livesum")
ROOMS = Gauge("serpentry_rooms", "Tables in memory.", multiprocess_mode="livesum")
SET_ASIDE = Gauge(
    "serpentry_tables_set_aside",
    "Tables that can't be read; the log names them.",
    multiprocess_mode="livemax",
)
COMMIT_SECONDS = Histogram(
    "serpentry_append_seconds",
    "From a command to its durable events.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
THINK_SECONDS = Histogram("serpentry_think_seconds", "How long computers think.", ["player"])
WORKERS_REPLACED = Counter(
    "serpentry_workers_replaced", "Processes for thinking that died or hung."
)
FALLBACKS = Counter("serpentry_fallback_moves", "Moves made in place of a failed player.")
LIMITED = Counter("serpentry_limited", "Requests and messages over a limit.", ["what"])
REQUESTS = Counter("serpentry_requests", "HTTP requests.", ["status"])
NOTICES = Counter("serpentry_notices", "Mails and pushes.", ["channel", "state"])
SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""Where workers put their figures together, if there are several."""


def figures() -> bytes:
    """All of it as Prometheus reads it: of every worker, whichever of them is asked."""
    if SHARED not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    collect: Callable[[CollectorRegistry], object] = MultiProcessCollector
    collect(registry)
    return generate_latest(registry)
