"""Ways to open the rooms of clubs: members with long names, and every kind of tournament."""

import re
from collections.abc import Callable, Sequence
from typing import Any
from uuid import uuid4

from playwright.sync_api import Page

from tests.browser.boxes import people
from tests.browser.playing import spoken

Open = Callable[[Page], None]
Ask = Callable[..., Any]
Play = Callable[[Ask], None]
"""What happens in a club before it is looked at."""
PASTE = """list => {
  const given = new DataTransfer();
  given.setData('text', list);
  document.activeElement.dispatchEvent(new ClipboardEvent('paste',
    { clipboardData: given, bubbles: true, cancelable: true }));
}"""


def club(play: Play, path: str = "") -> Open:
    """A club of people with long names, after something was played; `path` follows its address."""

    def open_it(page: Page) -> None:
        names = people.names(page)
        send = page.request
        send.put("/api/guest", data={"name": names[0]})
        made = send.post(
            "/api/clubs", data={"name": f"{names[0]} & {names[1][:15]}", "nickname": names[0]}
        ).json()
        where = f"/api/clubs/{made['club']['id']}"

        def ask(word: str, **given: object) -> Any:
            body = {"id": uuid4().hex, "key": made["key"], **given}
            answer = send.post(f"{where}/{word}", data=body)
            assert answer.ok, answer.text()
            return answer.json()

        for name in dict.fromkeys((*names, *people.NAMES["de"])):
            if name != names[0]:
                ask("add", name=name)
        play(ask)
        page.goto(f"/club/{made['club']['id']}{path}#{made['key']}")
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")

    return open_it


def nothing(_: Ask) -> None:
    """Nobody has played yet."""


def tournament(kind: str, *, game: str = "snekagon", rounds: int = 2, **plan: object) -> Play:
    """A tournament on wood after some rounds; a game of the last one has no result."""

    def play(ask: Ask) -> None:
        name = "Wintermeisterschaft der Erwachsenen 2027"
        plan_of = {"name": name, "kind": kind, "game": game, "at_tables": False, **plan}
        ask("tournaments", **plan_of)
        for number in range(1, rounds + 1):
            paired = ask("pair", tournament=1)["shown"]["rounds"][-1]["games"]
            for at, one in enumerate(paired):
                if at or number < rounds:
                    ask("result", tournament=1, game=one["number"], places=_places(one["seats"]))

    return play


def ended(kind: str) -> Play:
    """A tournament that was ended, with a winner."""

    def play(ask: Ask) -> None:
        tournament(kind)(ask)
        ask("result", tournament=1, game=_last(ask), places=[1, 2])
        ask("conclude", tournament=1)

    return play


def _last(ask: Ask) -> int:
    shown = ask("rename", tournament=1, name="Wintermeisterschaft")["shown"]
    open_games = [one["number"] for one in shown["rounds"][-1]["games"] if one["places"] is None]
    return int(open_games[0])


def _places(seats: Sequence[str]) -> list[int]:
    return list(range(1, len(seats) + 1))


def its_table(page: Page) -> None:
    """The table of a tournament's first game, against a computer."""
    club(_with_a_computer, "/1")(page)
    page.locator("a.primary[href^='/table/']").first.click()
    page.locator("[data-phase=playing]").wait_for()


def _with_a_computer(ask: Ask) -> None:
    members = ask("add", name="12", player=people.STRONGEST)["members"]
    two = [members[0]["id"], members[-1]["id"]]
    ask("tournaments", name="Wintermeisterschaft", kind="swiss", game="snekagon", entrants=two)
    ask("pair", tournament=1)


def pressed(selector: str, at: int = 0) -> Open:
    """Press what is found so."""
    return lambda page: page.locator(selector).nth(at).click()


def part(key: str) -> Open:
    """On a phone, one of the parts of a tournament; elsewhere all are there."""

    def open_it(page: Page) -> None:
        label = page.locator(".parts label").filter(
            has_text=re.compile(f"^\\s*{re.escape(spoken(page, key))}\\s*$")
        )
        if label.is_visible():
            label.click()

    return open_it


def pasted(page: Page) -> None:
    """A list of names is pasted where one is to be typed."""
    page.locator(".add form input").focus()
    page.evaluate(PASTE, "\n".join(people.NAMES["ru"]))
    page.locator("dialog[open]").wait_for()
