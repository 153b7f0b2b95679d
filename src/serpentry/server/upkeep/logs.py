"""Structured logs: readable lines, or JSON for machines, on standard error.

A thread that logs only puts a record into a queue; a thread makes lines of it and writes them, so
that neither a long line nor a slow reader of the log holds up the tables.
"""

import atexit
import logging
import queue
import sys
from collections.abc import Callable
from logging.handlers import QueueHandler, QueueListener, RotatingFileHandler
from pathlib import Path

import structlog

from serpentry.languages import sentence
from serpentry.server.upkeep.traces import with_trace, without_secrets
from serpentry.tabletop.errors import SerpentryError

MOST_UNWRITTEN = 2_000
"""Records that may wait; when the log is read more slowly than that, the newest are left out."""

FILE_BYTES, FILES = 10_000_000, 5
"""A file of logs is set aside when it has grown so large; a number of them are kept."""


class LogQueue(QueueHandler):
    """Puts records aside as they are."""

    def prepare(self, record: logging.LogRecord) -> logging.LogRecord:
        """Lines are made of it where it is written."""
        return record

    def enqueue(self, record: logging.LogRecord) -> None:
        """Put it aside, or leave it out where too many are waiting."""
        try:
            self.queue.put_nowait(record)
        except queue.Full:
            return


def file_of_worker(file: str, number: str) -> str:
    """Workers write files of their own: two can't set aside the same one."""
    return str(Path(file).with_stem(f"{Path(file).stem}-{number}")) if file else ""


def _target(file: str) -> logging.Handler:
    if not file:
        return logging.StreamHandler(sys.stderr)
    try:
        return RotatingFileHandler(file, maxBytes=FILE_BYTES, backupCount=FILES - 1)
    except OSError as error:
        why = str(error.strerror)
        raise SerpentryError(sentence("why-not-writable-file", file=file, why=why)) from error


def set_up_logs(as_json: bool, file: str = "") -> Callable[[], None]:
    """Send our own and all libraries' logs through structlog, off the loop.

    What it gives writes all that waits and ends the log, as the end of the program does otherwise.
    """
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        with_trace,
    ]
    handler = _target(file)
    handler.setFormatter(_formatter(shared, as_json))
    waiting = LogQueue(queue.Queue(MOST_UNWRITTEN))
    listener = QueueListener(waiting.queue, handler)
    listener.start()

    def finish() -> None:
        atexit.unregister(finish)
        listener.stop()

    atexit.register(finish)
    root = logging.getLogger()
    root.handlers[:] = [waiting]
    root.setLevel(logging.INFO)
    # The HTTP library names the address of each push message, which is one browser's.
    for noisy in ("alembic", "httpx2", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_last_line)
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    return finish


def _formatter(shared: list[structlog.typing.Processor], as_json: bool) -> logging.Formatter:
    last: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if as_json
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last],
    )


def _last_line(record: logging.LogRecord) -> bool:
    """A failed start comes as the text of a whole trace; its last line says what it was."""
    text = str(record.msg)
    if text.startswith("Traceback "):
        record.msg = without_secrets(text.strip().splitlines()[-1])
    return True
