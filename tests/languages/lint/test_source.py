"""What players read is in the catalogue, not in the source of client, server or terminal."""

import re
from pathlib import Path

import pytest

from serpentry.cli.help_texts import TYPERS_HELP
from serpentry.server.edge.security import CONTENT_POLICY
from serpentry.server.routes.notices import PAGE
from tests.languages.lint.literals import sentences_in

WEB = Path(__file__).parents[3] / "web"


def test_a_page_of_the_client_has_no_words_of_its_own() -> None:
    found = {
        str(file.relative_to(WEB)): words
        for file in sorted((WEB / "src").rglob("*.svelte"))
        if (words := _words_of_page(file.read_text(encoding="utf-8")))
    }
    assert not found


SAME_EVERYWHERE = {"Serpentry", "SNEKAGON", "QR", "Enter", "Esc", "Shift"}


def _words_of_page(source: str) -> list[str]:
    """Words between tags and in labels that are not taken from the catalogue."""
    page = re.sub(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", "", source, flags=re.S)
    labels = re.findall(r'\b(?:aria-label|title|placeholder|alt)="([^"{]+)"', page)
    page = _without_braces(page)
    between = re.sub(r"<[^<>]*>", "\n", page)
    words = re.findall(r"[^\W\d_]{2,}", " ".join([between, *labels]))
    return [word for word in words if word not in SAME_EVERYWHERE]


def _without_braces(text: str) -> str:
    """The text without {expressions}, which may hold braces and angle brackets."""
    depth, kept = 0, []
    for letter in text:
        if letter == "{":
            depth += 1
        if depth == 0:
            kept.append(letter)
        if letter == "}":
            depth -= 1
    return "".join(kept)


SOURCE = Path(__file__).parents[3] / "src" / "serpentry"
FOR_OTHERS = {
    "whoever runs the service": (
        *("server/upkeep/backup.py", "server/upkeep/backup_check.py", "server/metrics.py"),
        *("server/upkeep/traces.py", "server/run.py", "server/settings.py"),
        *("server/store/engine.py", "server/store/failures.py"),
        *("server/bots/engines.py", "server/bots/pool.py"),
        *("server/loops/foreman.py", "server/routes/health.py"),
        *("server/notices/mail.py", "server/notices/notifier.py"),
    ),
    "the database": ("server/store/notices.py", "server/store/outbox.py"),
    "browsers": ("cli/arena/page.py",),
    "whoever writes players": ("cli/bots/bot_protocol.py", "server/bots/worker.py"),
}
"""Files whose words are English for now, by who reads them; players never do."""
NO_WORDS = {
    *('<meta name="description" content="', '<html lang="en">', '<html lang="', '<meta property="'),
    CONTENT_POLICY,
    *(PAGE, '<form method="post"><button>', "vapid t="),
    TYPERS_HELP,
    "Tables for the snake-building board games. The socket: docs/protocol.md.",
    "Made by the client, unique at the table.",
    "Each `report` of the stream.",
    "Each `choice` of the stream, and the `review` at its end.",
    "The service is starting or stopping.",
    "SELECT pg_notify($1, $2)",
    "INSERT INTO endings (guest, table_id, ended, game, outcome, level) "
    "VALUES (:guest, :table_id, :ended, :game, :outcome, :level) ON CONFLICT DO NOTHING",
    "INSERT INTO sitters (guest, table_id) VALUES (:guest, :table_id) ON CONFLICT DO NOTHING",
    "SELECT pg_notify(:channel, :payload)",
    "text/markdown; charset=utf-8",
    "tuple[Part, str] | None",
    "GET, POST, PUT, DELETE",
    "inline; filename=",
    "Content-Type, Accept-Language, ",
    *("Accept-Language, Origin", "Accept-Language, Accept-Encoding"),
    '<meta name="robots" content="noindex" />',
    *("public, max-age=31536000, immutable", "private, max-age=300"),
    "event: lobby\ndata: ",
    "event: closing\ndata: {}\n\n",
    ": still here\n\n",
    "why MOVE",
    "serpentry rules ",
    "serpentry play ",
    " serpentry play --resume ",
    "[bold red]",
    " bold underline",
    "bright_white on grey23",
}
"""The description of the protocol, headers, queries, types, commands to be typed, and colours."""


@pytest.mark.parametrize("layer", ["server", "cli"])
def test_what_players_read_is_in_the_catalogue(layer: str) -> None:
    english = {SOURCE / name for files in FOR_OTHERS.values() for name in files}
    found = {
        str(file.relative_to(SOURCE)): words
        for file in sorted(set((SOURCE / layer).rglob("*.py")) - english)
        if (words := [one for one in sentences_in(file) if one not in NO_WORDS])
    }
    assert not found


def test_a_sentence_in_the_source_is_found(tmp_path: Path) -> None:
    file = tmp_path / "some.py"
    file.write_text('"""Said to nobody."""\nlog.info("to the log")\nsay(f"There is no {x}.")\n')
    assert sentences_in(file) == ["There is no "]
