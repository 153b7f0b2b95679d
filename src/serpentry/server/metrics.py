"""What is counted and measured, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("serpentry_moves", "Moves stored.", ["by"])
EVENTS = Counter("serpentry_events", "Events stored.")
REFUSALS = Counter("serpentry_refusals", "Commands refused.", ["key"])
TABLES = Counter("serpentry_tables", "Tables made.", ["game"])
SOCKETS = Gauge("serpentry_sockets", "Open sockets.")
ROOMS = Gauge("serpentry_rooms", "Tables in memory.")
SET_ASIDE = Gauge("serpentry_tables_set_aside", "Tables that can't be read; the log names them.")
COMMIT_SECONDS = Histogram(
    "serpentry_append_seconds",
    "From a command to its durable events.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
THINK_SECONDS = Histogram("serpentry_think_seconds", "How long computers think.", ["player"])
WORKERS_REPLACED = Counter("serpentry_workers_replaced", "Workers that died or hung.")
FALLBACKS = Counter("serpentry_fallback_moves", "Moves made in place of a failed player.")
LIMITED = Counter("serpentry_limited", "Requests and messages over a limit.", ["what"])
REQUESTS = Counter("serpentry_requests", "HTTP requests.", ["status"])
