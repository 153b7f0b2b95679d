"""A real JupyterLab and marimo: pictures are seen, clicks make moves, and Python sees them."""

import json
import os
import shutil
import socket
import subprocess
import sysconfig
import urllib.request
from pathlib import Path
from time import sleep

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import PATIENCE
from tests.processes import start

ROOT = Path(__file__).parents[3]
PACKAGES = ("anywidget>=0.9", "jupyterlab>=4.6", "marimo>=0.25")
"""They have an environment of their own: nobody else waits until they are installed."""
PLACE = ROOT / "build" / "notebook"
CELLS = (
    "import serpentry\n"
    'game = serpentry.set_up("snekagon", options={"board_side": 4})\n'
    "serpentry.show(game)",
    "board = serpentry.board(game)\nboard",
    'print("made:", [game.notation.write(one) for one in board.moves])',
)
MARIMO = """import marimo
app = marimo.App()

@app.cell
def _():
    import marimo
    import serpentry
    game = serpentry.set_up("snekagon", options={"board_side": 4})
    board = marimo.ui.anywidget(serpentry.board(game))
    board
    return

if __name__ == "__main__":
    app.run()
"""


@pytest.fixture(scope="module")
def programs() -> Path:
    """Where jupyter and marimo are, in an environment that sees this package and its own."""
    if not (PLACE / "bin" / "marimo").exists():
        uv = shutil.which("uv") or str(ROOT / ".tools" / "bin" / "uv")
        newest = "2026-11-14T00:00:00Z"
        subprocess.run([uv, "venv", "--quiet", "--clear", str(PLACE)], check=True)
        where = ["--python", str(PLACE), "--exclude-newer", newest]
        subprocess.run([uv, "pip", "install", "--quiet", *where, *PACKAGES], check=True)
    (own,) = PLACE.glob("lib/python*/site-packages")
    seen = f"{ROOT / 'src'}\n{sysconfig.get_path('purelib')}\n"
    (own / "serpentry-checkout.pth").write_text(seen, encoding="utf-8")
    return PLACE / "bin"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def wait_for(server: subprocess.Popen[bytes], address: str) -> None:
    """Until a server answers."""
    while True:
        assert server.poll() is None, "The server ended before it answered."
        try:
            urllib.request.urlopen(address, timeout=10).close()
        except OSError:
            sleep(0.5)
        else:
            return


def opened(browser: Browser, address: str, theme: str) -> Page:
    """A page of somebody who wants nothing to move."""
    page = browser.new_context(
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en",
        viewport={"width": 1280, "height": 1600},
    ).new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    return page


def make_a_move(board: Locator) -> None:
    """A piece that may not begin is refused in a sentence; the right one is laid."""
    expect(board.get_by_role("img", name="Board after step 0 of 0")).to_be_visible()
    board.get_by_role("button", name="straight three").click()
    lay(board, "d4")
    expect(board.get_by_role("status")).to_have_text("The first tile of the game is the 1-tile.")
    board.get_by_role("button", name="1-tile").click()
    lay(board, "d4")
    expect(board.get_by_role("img", name="Board after step 1 of 1")).to_be_visible()
    expect(board.get_by_role("status")).to_have_text("")


def lay(board: Locator, cell: str) -> None:
    """Tap on a free cell, which has its name written on it, and confirm."""
    board.locator("svg text").get_by_text(cell, exact=True).click(force=True)
    board.get_by_role("button", name="Place").click()


def run(cell: Locator) -> None:
    """Run a cell, as people do."""
    cell.locator(".cm-content").press("Shift+Enter")


def notebook(cells: tuple[str, ...]) -> str:
    """The content of a file for JupyterLab."""
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    made: list[dict[str, object]] = [
        {
            "cell_type": "code",
            "execution_count": None,
            "id": f"cell-{at}",
            "metadata": {},
            "outputs": [],
            "source": source,
        }
        for at, source in enumerate(cells)
    ]
    metadata = {"kernelspec": kernel}
    return json.dumps({"cells": made, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5})


@pytest.mark.thorough
@pytest.mark.timeout(900)
def test_a_click_in_jupyterlab_makes_a_move_that_python_sees(
    browser: Browser, programs: Path, tmp_path: Path
) -> None:
    (tmp_path / "game.ipynb").write_text(notebook(CELLS), encoding="utf-8")
    port = free_port()
    homes = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")
    server = start(
        [
            *(programs / "jupyter-lab", "--no-browser", "--allow-root", f"--port={port}"),
            *("--ServerApp.port_retries=0", "--IdentityProvider.token=", "--ip=127.0.0.1"),
            f"--ServerApp.root_dir={tmp_path}",
        ],
        env={
            **os.environ,
            **{home: str(tmp_path / home) for home in homes},
            "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
        },
        cwd=tmp_path,
    )
    address = f"http://127.0.0.1:{port}"
    wait_for(server, f"{address}/api")
    page = opened(browser, f"{address}/lab/tree/game.ipynb", "light")
    cells = page.locator(".jp-Notebook .jp-CodeCell")
    expect(cells).to_have_count(3)
    # What is typed before the kernel answers is lost.
    expect(page.get_by_text("Python 3 (ipykernel) | Idle")).to_be_visible()
    run(cells.nth(0))
    seen = cells.nth(0).get_by_role("img", name="SNEKAGON.")
    expect(seen).to_have_count(1)  # The light one: the other is not displayed.
    expect(seen).to_have_class("serpentry-light")
    run(cells.nth(1))
    make_a_move(cells.nth(1).locator("serpentry-board"))
    run(cells.nth(2))
    expect(cells.nth(2).get_by_text("made: ['d4']")).to_be_visible()
    if folder := os.environ.get("SHOTS"):
        page.screenshot(path=Path(folder) / "jupyterlab.png")
    page.context.close()


@pytest.mark.thorough
@pytest.mark.timeout(900)
def test_a_click_in_marimo_makes_a_move_by_the_rules_in_python(
    browser: Browser, programs: Path, tmp_path: Path
) -> None:
    (tmp_path / "game.py").write_text(MARIMO, encoding="utf-8")
    port = free_port()
    server = start(
        [
            *(programs / "marimo", "run", "game.py", "--headless", "--no-token"),
            *("--host", "127.0.0.1", "--port", port, "--include-code"),
        ],
        env={**os.environ, "XDG_CONFIG_HOME": str(tmp_path), "XDG_STATE_HOME": str(tmp_path)},
        cwd=tmp_path,
    )
    wait_for(server, f"http://127.0.0.1:{port}/health")
    page = opened(browser, f"http://127.0.0.1:{port}", "dark")
    make_a_move(page.locator("serpentry-board"))
    if folder := os.environ.get("SHOTS"):
        page.screenshot(path=Path(folder) / "marimo.png")
    page.context.close()
