"""`serpentry embed`: a game, a position or a puzzle for anybody's page."""

import json
import re
from html import escape
from pathlib import Path
from typing import Annotated

import typer

from serpentry.cli.arguments import record_at, text_of, write_text
from serpentry.cli.files import Ply
from serpentry.cli.language import language, t
from serpentry.cli.show import out
from serpentry.hosting.embedding import embedded_puzzle, embedded_record
from serpentry.languages import sentence
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.jsons import JsonObject

SCRIPTS = Path(__file__).parents[1] / "server" / "pages" / "embed"
"""Where the boards' scripts lie when the client has been built."""
PAGE = "page.html"
"""A page with places for its language, title, data and script."""


def add_commands(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command(help="cli-embed")(embed)


def embed(
    what: Annotated[str, typer.Argument(metavar="FILE|PUZZLE", help="cli-embed-what")],
    where: Annotated[Path, typer.Option("--out", metavar="X.json|X.html", help="cli-embed-file")],
    ply: Ply = None,
) -> None:
    """Write what `<serpentry-board>` shows; as a page, with all that it needs inside."""
    if where.suffix not in (".json", ".html"):
        raise BadText(sentence("why-embed-file", file=str(where)))
    if Path(what).exists() or "." in what:
        data = embedded_record(record_at(Path(what)), ply, language())
    else:
        data = embedded_puzzle(what, language())
    write_text(where, _page(data) if where.suffix == ".html" else _script_safe(data))
    out.print(t("cli-wrote", file=str(where)), markup=False, highlight=False)


def _script_safe(data: JsonObject) -> str:
    """JSON that may also stand inside a page."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c")


def _page(data: JsonObject) -> str:
    history, players = data["history"], data["players"]
    assert isinstance(history, dict)
    assert isinstance(players, list)
    script = SCRIPTS / f"serpentry-{history['game']}.js"
    if not script.is_file():
        raise BadText(sentence("why-no-embed", game=str(history["game"])))
    parts = {
        "LANGUAGE": language(),
        "TITLE": escape(" – ".join(map(str, players))),
        "DATA": _script_safe(data),
        "SCRIPT": text_of(script).replace("</script", "<\\/script"),
    }
    page = re.split("__([A-Z]+)__", text_of(SCRIPTS / PAGE).replace('"__DATA__"', "__DATA__"))
    return "".join(parts.get(one, one) for one in page)
