"""`serpentry lab`: two rule sets of a game chosen in a browser, and what differs between them.

The page is served to this machine alone: games cost its cores, and nobody else is to spend them.
"""

import secrets
import webbrowser
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Annotated

import typer

from serpentry.arena.report.pages import as_html
from serpentry.arena.worker_pools import WorkerPool
from serpentry.cli.arena.lab_pages import fields_of, form_page, run_page, wish_of
from serpentry.cli.arena.lab_run import LabRun
from serpentry.cli.arena.options import Workers
from serpentry.cli.language import language, t, told
from serpentry.cli.option_groups import with_options
from serpentry.cli.show import out
from serpentry.languages import Language
from serpentry.tabletop.errors import BadText, SerpentryError

HERE = "127.0.0.1"
LARGEST_FORM = 20_000
"""Bytes that a form may have."""
LOOK_SECONDS = 0.5


def add_commands(app: typer.Typer) -> None:
    """Add this module's command."""
    app.command(help="cli-lab")(with_options(lab))


def lab(
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="cli-lab-port")] = 0,
    opened: Annotated[bool, typer.Option("--open/--no-open", help="cli-lab-open")] = True,
    *,
    workers: Workers,
) -> None:
    """Serve the page, and play what is asked for there, until Ctrl-C."""
    desk = Lab(workers.pool(), Language(language()))
    try:
        server = LabServer(desk, port)
    except OSError as error:
        raise BadText(f"{HERE}:{port}: {error.strerror}") from error
    with server:
        Thread(target=server.serve_forever, daemon=True).start()
        out.print(t("cli-lab-at", url=server.url), markup=False, highlight=False)
        if opened:
            webbrowser.open(server.url)
        try:
            while True:
                desk.play_next()
        finally:
            server.shutdown()


class Lab:
    """One run at a time; pages ask for it, and the thread that leads the workers plays it."""

    def __init__(self, pool: WorkerPool, language: Language) -> None:
        self.pool, self.language = pool, language
        self.token = secrets.token_urlsafe(16)
        """Only our own forms know it: no other page starts games here."""
        self.run: LabRun | None = None
        self._wanted: SimpleQueue[LabRun] = SimpleQueue()

    def start(self, text: str) -> None:
        """Take a form; what was under way is stopped."""
        made = LabRun(wish_of(fields_of(text)), self.pool)
        self.stop()
        self.run = made
        self._wanted.put(made)

    def stop(self) -> None:
        """Enough."""
        if self.run is not None:
            self.run.stopping.set()

    def play_next(self) -> None:
        """Wait a little for a run, and play it; a wait without end could not be interrupted."""
        try:
            self._wanted.get(timeout=LOOK_SECONDS).play()
        except Empty:
            return


class LabServer(ThreadingHTTPServer):
    """Answers browsers of this machine."""

    daemon_threads = True

    def __init__(self, desk: Lab, port: int) -> None:
        self.desk = desk
        super().__init__((HERE, port), LabHandler)

    @property
    def url(self) -> str:
        """Where the page is."""
        return f"http://{HERE}:{self.server_port}/"


class LabHandler(BaseHTTPRequestHandler):
    """One request."""

    server: LabServer

    def do_GET(self) -> None:
        """A page."""
        desk, (path, _, query) = self.server.desk, self.path.partition("?")
        if not self._is_ours():
            self._answer("", HTTPStatus.FORBIDDEN)
        elif path == "/":
            self._form(query)
        elif path == "/run" and desk.run:
            self._answer(run_page(desk.run, desk.token, desk.language))
        elif path == "/lab.html" and desk.run and (blocks := desk.run.told(desk.language)):
            self._answer(as_html(blocks, desk.language.code))
        else:
            self._answer("", HTTPStatus.NOT_FOUND)

    def do_POST(self) -> None:
        """Start or stop."""
        desk, size = self.server.desk, int(self.headers.get("Content-Length") or 0)
        text = self.rfile.read(min(size, LARGEST_FORM)).decode(errors="replace")
        if not self._is_ours() or fields_of(text).get("token") != desk.token:
            return self._answer("", HTTPStatus.FORBIDDEN)
        try:
            desk.stop() if self.path == "/stop" else desk.start(text)
        except SerpentryError as error:
            return self._form(text, error)
        self.send_response(HTTPStatus.SEE_OTHER)
        self.send_header("Location", "/run")
        self.send_header("Content-Length", "0")
        self.end_headers()
        return None

    def _form(self, text: str, trouble: SerpentryError | None = None) -> None:
        desk, fields = self.server.desk, fields_of(text)
        said = trouble and told(trouble.told) if trouble else ""
        try:
            self._answer(form_page(fields, desk.token, desk.language, said or ""))
        except SerpentryError as error:
            self._answer(form_page({}, desk.token, desk.language, told(error.told)))

    def _is_ours(self) -> bool:
        """Whether the address is this machine's own: names of others may be made to lead here."""
        return self.headers.get("Host", "").rpartition(":")[0] in (HERE, "localhost")

    def _answer(self, page: str, status: HTTPStatus = HTTPStatus.OK) -> None:
        content = page.encode()
        self.send_response(status)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.send_header("X-Frame-Options", "DENY")
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""
