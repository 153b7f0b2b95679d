"""A run as one page: standings that grow while games are played, and games to replay."""

import os
import time
from collections.abc import Iterator
from pathlib import Path

from serpentry.arena import Results
from serpentry.arena.report.pages import Heading, Text, as_html
from serpentry.arena.report.standings import standing_blocks
from serpentry.arena.worker import GameResult
from serpentry.hosting.embedding.games import embedded_record
from serpentry.hosting.embedding.pages import SCRIPTS, script_safe
from serpentry.languages import Language, sentence
from serpentry.tabletop.errors import BadOption, BadText
from serpentry.tabletop.formats.record import read_record
from serpentry.tabletop.helpers.html_tables import escaped

SECONDS_BETWEEN = 3.0
"""So often the page is written while games are played, and so often it looks for a newer one."""
MOST_GAMES = 24
"""This many games can be replayed, the last ones; a page with all would not load."""
FOLLOW = """
setInterval(() => { if (!document.querySelector("details[open]")) location.reload(); }, %d);
"""
REPLAY = """
for (const one of document.querySelectorAll("details.game")) one.addEventListener("toggle", () => {
  if (!one.open || one.querySelector("serpentry-board")) return;
  const board = document.createElement("serpentry-board");
  board.setAttribute("ply", "0");
  board.append(one.querySelector("script"));
  one.append(board);
});
"""
STYLE = "<style>serpentry-board { display: block; max-width: 40rem; }</style>"


def refuse_other_pages(path: Path | None) -> None:
    """Results are written as HTML, which the file's name says."""
    if path is not None and path.suffix not in (".html", ".htm"):
        raise BadOption(sentence("why-results-page", given=path.name))


class ResultsPage:
    """The page of a run, written again as games end."""

    def __init__(self, path: Path, results: Results, language: Language) -> None:
        self.path, self.results, self.language = path, results, language
        self.written = 0.0
        self.known: dict[int, str] = {}
        """Games that were made ready to be replayed, by number."""

    def grow(self) -> None:
        """A game has ended: write the page, unless that was a moment ago."""
        if time.monotonic() - self.written > SECONDS_BETWEEN:
            self.write(is_over=False)

    def write(self, is_over: bool = True) -> None:
        """Write the page; a reader never finds half of one."""
        beside = self.path.with_name(f".{self.path.name}.new")
        try:
            beside.write_text(self._page(is_over), encoding="utf-8")
            os.replace(beside, self.path)
        except OSError as error:
            why = error.strerror or ""
            raise BadText(
                sentence("why-not-writable-file", file=str(self.path), why=why)
            ) from error
        self.written = time.monotonic()

    def _page(self, is_over: bool) -> str:
        blocks = list(standing_blocks(self.results, self.language))
        script = SCRIPTS / f"serpentry-{self.results.plan.game}.js"
        replays = ""
        if len(self.results):
            blocks.append(Heading(self.language("arena-games")))
            if script.is_file():
                replays = STYLE + "\n".join(self._games())
                blocks.append(Text(self.language("arena-last-games", games=MOST_GAMES)))
            else:
                blocks.append(Text(self.language("arena-no-boards")))
        scripts = [] if is_over else [FOLLOW % (1000 * SECONDS_BETWEEN)]
        if replays:
            own = script.read_text(encoding="utf-8").replace("</script", "<\\/script")
            scripts += [own, REPLAY]
        tail = "".join(f"<script>{one}</script>\n" for one in scripts)
        page = as_html(blocks, self.language.code)
        return page.replace("</body>", f"{replays}\n{tail}</body>")

    def _games(self) -> Iterator[str]:
        """The last games, the newest first."""
        for result in sorted(self.results, key=lambda one: -one.number)[:MOST_GAMES]:
            if result.number not in self.known:
                self.known[result.number] = self._game(result)
            yield self.known[result.number]

    def _game(self, result: GameResult) -> str:
        names = [self.results.plan.players[one] for one in result.seating]
        scores = zip(names, result.scores, strict=True)
        told = self.language(
            "arena-game",
            number=result.number,
            scores=", ".join(f"{name} {score}" for name, score in scores),
            winners=", ".join(names[seat] for seat in result.winners),
        )
        data = embedded_record(read_record(result.record), None, self.language.code)
        inside = f'<script type="application/json">{script_safe(data)}</script>'
        return f'<details class="game"><summary>{escaped(told)}</summary>{inside}</details>'
