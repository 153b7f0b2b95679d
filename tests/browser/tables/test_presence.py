"""Who is there, what is on its way, and what is said when nobody answers."""

import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.browser.company import chair, host_a_table, two_at_a_table
from tests.browser.conftest import Visit
from tests.browser.playing import click_a_place, lay_by_mouse, sequence, wait_for_turn
from tests.server.processes import ServiceProcess

A_CLOCK = {"kind": "game", "base": 600_000, "increment": 0}
HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.fixture
def own_service(tmp_path: Path) -> Iterator[ServiceProcess]:
    """A service that may be frozen and killed."""
    service = ServiceProcess(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "log")
    yield service
    service.process.send_signal(signal.SIGCONT)
    if service.process.poll() is None:
        service.stop()


@pytest.mark.thorough
def test_a_frozen_server_is_told_and_nothing_is_lost(
    visit: Visit, own_service: ServiceProcess
) -> None:
    ada, ben = two_at_a_table(visit, own_service.url, clock=A_CLOCK)
    wait_for_turn(ada)
    before = sequence(ada)
    own_service.process.send_signal(signal.SIGSTOP)
    click_a_place(ada)
    expect(ada.get_by_text("Sending…")).to_be_visible()
    expect(ada.get_by_text("The server doesn’t answer. Trying again")).to_be_visible()
    expect(ada.get_by_text("What you sent will arrive then.")).to_be_visible()
    expect(ada.get_by_text("The clock runs on, unless the server itself")).to_be_visible()
    expect(ben.get_by_text("The server doesn’t answer. Trying again")).to_be_visible()
    own_service.process.send_signal(signal.SIGCONT)
    for page in (ada, ben):
        page.wait_for_function(
            "n => document.querySelector('[data-seq]').dataset.seq > n", arg=before
        )
        expect(page.get_by_text("Trying again")).to_have_count(0)
    assert wait_for_turn(ben) == "mine"


@pytest.mark.thorough
def test_a_killed_server_is_told_and_what_was_written_arrives_when_it_is_back(
    visit: Visit, own_service: ServiceProcess, tmp_path: Path
) -> None:
    ada, ben = two_at_a_table(visit, own_service.url)
    eve = visit(f"{own_service.url}/")
    waiting = host_a_table(eve, "Eve", "snekagon", chair("elsewhere"))
    eve.goto(f"{own_service.url}/table/{waiting}")
    expect(eve.get_by_role("heading", name="Waiting for one more player")).to_be_visible()
    wait_for_turn(ada)
    own_service.kill()
    for page in (ada, ben, eve):
        expect(page.get_by_text("Connection lost. Reconnecting")).to_be_visible()
    ben.get_by_label("Write a message").fill("Are you there?")
    ben.get_by_role("button", name="Send").click()
    expect(ben.get_by_text("What you sent will arrive then.")).to_be_visible()
    expect(ben.get_by_label("Write a message")).to_have_value("Are you there?")
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    again = ServiceProcess(database, tmp_path / "log", own_service.port)
    try:
        expect(ada.get_by_text("Are you there?")).to_be_visible()
        expect(ben.get_by_label("Write a message")).to_have_value("")
        lay_by_mouse(ada)
        assert wait_for_turn(ben) == "mine"
    finally:
        again.stop()


def test_a_net_that_is_gone_is_told_at_once(visit: Visit) -> None:
    ada, ben = two_at_a_table(visit)
    swallows = False

    def through(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: None if swallows else server.send(text))
        server.on_message(lambda text: None if swallows else socket.send(text))

    ben.route_web_socket(re.compile("/socket"), through)
    ben.reload()
    ben.locator("[data-phase=playing]").wait_for()
    swallows = True
    ben.context.set_offline(True)
    expect(ben.get_by_text("Connection lost. Reconnecting")).to_be_visible()
    ben.context.set_offline(False)
    swallows = False
    expect(ben.get_by_text("Connection lost")).to_have_count(0)
    wait_for_turn(ada)
    lay_by_mouse(ada)
    assert wait_for_turn(ben) == "mine"


@pytest.mark.thorough
def test_a_table_that_could_not_be_reached_opens_as_soon_as_it_can(visit: Visit) -> None:
    page = visit("/")
    table = host_a_table(page, "Ada", "snekagon", chair("elsewhere"))
    page.route("**/api/tables/*", lambda asked: asked.abort())
    page.goto(f"/table/{table}")
    expect(page.get_by_text("Connection lost. Reconnecting")).to_be_visible()
    page.unroute_all()
    expect(page.get_by_role("heading", name="Waiting for one more player")).to_be_visible()


@pytest.mark.thorough
def test_whoever_waits_for_an_answer_is_told_so(visit: Visit) -> None:
    page = visit("/")
    kept: list[Route] = []
    page.route("**/api/tables", lambda asked: kept.append(asked))
    page.get_by_role("button", name="Play now: SNEKAGON", exact=True).click()
    expect(page.get_by_text("The server doesn’t answer. Still trying…")).to_be_visible()
    kept[0].continue_()
    page.locator("[data-phase=playing]").wait_for()
    expect(page.get_by_text("Still trying")).to_have_count(0)


@pytest.mark.thorough
def test_each_card_says_who_is_here_away_or_gone_and_the_other_is_told(visit: Visit) -> None:
    ada, ben = two_at_a_table(visit)
    card = ada.get_by_role("list", name="Seats").get_by_role("listitem").filter(has_text="Ben")
    expect(card.get_by_text("online", exact=True)).to_have_count(1)
    ben.evaluate(HIDE, True)
    expect(card.get_by_text("away", exact=True).first).to_be_visible()
    ben.evaluate(HIDE, False)
    expect(card.get_by_text("online", exact=True)).to_have_count(1)
    address = ben.url
    ben.goto("about:blank")
    expect(card.get_by_text(re.compile(r"offline since \d"))).to_have_count(2)
    expect(ada.get_by_role("status").get_by_text("Ben is offline.")).to_be_visible()
    ben.goto(address)
    expect(ada.get_by_role("status").get_by_text("Ben is back.")).to_be_visible()
    expect(card.get_by_text("online", exact=True)).to_have_count(1)
