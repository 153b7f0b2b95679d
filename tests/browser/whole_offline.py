"""Whole games without a service or a net, and many reloads: `make whole-games` runs this."""

import pytest
from playwright.sync_api import Browser

from tests.browser.crawling import GAMES
from tests.browser.without_service.test_offline import (
    begin_and_reload,
    play_and_reload_without_a_net,
    play_to_its_replay,
    without_a_net,
)


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_a_net_survives_a_reload(browser: Browser, game: str) -> None:
    with without_a_net(browser) as page:
        page.goto("/")
        begin_and_reload(page, game)
        play_to_its_replay(page, game)


@pytest.mark.timeout(900)
@pytest.mark.parametrize("attempt", range(20))
def test_a_reload_without_a_net_always_comes_back(
    browser: Browser, service: str, attempt: int
) -> None:
    play_and_reload_without_a_net(browser, service, GAMES[attempt % len(GAMES)])
