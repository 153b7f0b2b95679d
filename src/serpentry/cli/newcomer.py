"""`serpentry` alone: the page in a browser where the service is installed, else the terminal."""

import sys
import webbrowser
from collections.abc import Callable
from urllib.error import URLError
from urllib.request import urlopen

from serpentry.catalogue import boxes, wording
from serpentry.cli.language import language, t
from serpentry.cli.show import ask, out
from serpentry.tabletop.errors import install_command
from serpentry.tabletop.helpers.extras import OF_SERVICE, missing

HELP = ["--help"]
SERVICE_URL = "http://127.0.0.1:8642"
TIMEOUT_SECONDS = 1


def first_command(opened: Callable[[str], object] = webbrowser.open) -> list[str]:
    """What to run for a user who typed no command; nothing where a page could be opened."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return HELP
    if missing(*OF_SERVICE):
        return ["play", chosen_game()]
    if not _answers(SERVICE_URL):
        return ["serve", "--open"]
    print(t("cli-open-at", url=SERVICE_URL))
    opened(SERVICE_URL)
    return []


def chosen_game() -> str:
    """The name of the game that somebody chooses from a list."""
    games = boxes()
    for number, box in enumerate(games, 1):
        out.print(f"{number}  [bold]{box.title}[/bold]  {wording.blurb(box, language())}")
    out.print(t("cli-in-browser", command=install_command("serve")), style="dim", markup=False)
    out.print(t("cli-which-game"))
    typed = ask("> ").strip()
    named = {box.name: box.name for box in games} | {
        str(number): box.name for number, box in enumerate(games, 1)
    }
    return named.get(typed, typed) or games[0].name


def _answers(url: str) -> bool:
    """Whether a service of ours is running there."""
    try:
        with urlopen(f"{url}/api/health", timeout=TIMEOUT_SECONDS) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError):
        return False
