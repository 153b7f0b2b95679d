"""Somebody who plays by keyboard and knows of the table only what is announced."""

import re
from collections.abc import Iterator

from playwright.sync_api import Page

RECORDER = """() => {
  window.heard = [];
  new MutationObserver(() => {
    const region = document.querySelector('.around-board > [aria-live]');
    const text = region ? region.textContent : '';
    if (text && text !== window.heard.at(-1)) window.heard.push(text);
  }).observe(document, { childList: true, characterData: true, subtree: true });
}"""
MAKE = """async ([game, player]) => {
  const send = (method, path, body) => fetch(path, {
    method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  });
  await send('PUT', '/api/guest', { name: 'Ada' });
  const seats = [{ kind: 'here', name: '', player: '' }, { kind: 'computer', name: '', player }];
  return (await (await send('POST', '/api/tables', { game, seats })).json()).id;
}"""
YOUR_TURN = "It is your turn."
ENDS = ("You win.", " wins.", "The game ends in a draw.")
MOST_MOVES = 300


class Listener:
    """Hears the announcements of a page, presses keys, and does what it has heard to be good.

    With more patience it listens to more pieces in more places before it decides.
    """

    def __init__(self, page: Page, patience: int = 1) -> None:
        self.page = page
        self.patience = patience
        self.mark = 0

    def sit_down(self, game: str, player: str = "level1") -> None:
        """Begin a game against a computer; the focus is where the page puts it."""
        table = self.page.evaluate(MAKE, [game, player])
        self.page.add_init_script(f"({RECORDER})()")
        self.page.goto(f"/table/{table}")
        self.mark = 0

    def press(self, key: str) -> str:
        """What is announced after a key."""
        before = self._count()
        self.page.keyboard.press(key)
        self.page.wait_for_function("n => window.heard.length > n", arg=before)
        return self._last()

    def turn(self) -> str:
        """Wait for its turn or the end; gives all that was heard since the last move."""
        words = [YOUR_TURN, *ENDS]
        heard = self.page.wait_for_function(
            """([mark, words]) => {
              const since = window.heard.slice(mark).join(' ');
              return words.some((one) => since.includes(one)) ? since : null;
            }""",
            arg=[self.mark, words],
        )
        return str(heard.json_value())

    def play(self) -> str:
        """Play to the end; gives the last announcement."""
        for _ in range(MOST_MOVES):
            heard = self.turn()
            if any(end in heard for end in ENDS):
                return heard
            self.move()
        raise AssertionError("The game has not ended.")

    def move(self) -> None:
        """Listen to what some pieces would do in some places, and do the best."""
        tried: list[str] = []
        options = list(self.options(tried))
        if not options:
            self.mark = self._count()
            self.press("b")
            self.mark = self._count()
            self.page.keyboard.press("Enter")
            return
        _, piece, cell = max(options)
        if piece != tried[-1]:
            self._find("n", f"{piece},", f"{piece}.")
        said = self._last()
        if not said.startswith(f"{cell}: "):
            said = self._find("Shift+J", f"{cell}: ")
        if "doesn’t fit" in said:
            said = self.press("Enter")
        self.mark = self._count()
        self.page.keyboard.press("Enter")
        self.page.wait_for_function("n => window.heard.length > n", arg=self.mark)
        if "Press Enter" in self._last():
            self.mark = self._count()
            self.page.keyboard.press("Enter")

    def options(self, tried: list[str]) -> Iterator[tuple[int, str, str]]:
        """What pieces that are tried would do: how good it sounds, the piece, the cell."""
        found = 0
        self.page.keyboard.press("Escape")
        while found < self.patience:
            said = self.press("n")
            if said.startswith("You have no piece"):
                return
            name = re.split(r", direction|[.]", said)[0]
            is_known = name in tried
            tried.append(name)
            if is_known:
                return
            places = list(self._places(name))
            found += bool(places)
            yield from ((worth, name, cell) for worth, cell in places)

    def _places(self, piece: str) -> Iterator[tuple[int, str]]:
        heard = set()
        for _ in range(self.patience):
            said = self.press("j")
            cell = said.split(": ")[0]
            if said.startswith(piece) or cell in heard:
                return
            heard.add(cell)
            yield worth(said), cell

    def _find(self, key: str, *beginnings: str) -> str:
        said = []
        for _ in range(150):
            said.append(self.press(key))
            if said[-1].startswith(beginnings):
                return said[-1]
        raise AssertionError(f"{beginnings[0]} was not heard again: {said[-5:]}")

    def _count(self) -> int:
        return int(self.page.evaluate("window.heard.length"))

    def _last(self) -> str:
        return str(self.page.evaluate("window.heard.at(-1)"))


def worth(said: str) -> int:
    """How good a move sounds."""
    if "You close your snake" in said:
        return 1000
    numbers = re.findall(r"length (\d+)|You now have (\d+)", said)
    return max((int(one or other) for one, other in numbers), default=0)
