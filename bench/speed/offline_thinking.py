"""Thinking without a service: simulations beside native ones, and who has to wait meanwhile."""

from collections.abc import Callable
from contextlib import closing
from random import Random
from statistics import median
from time import process_time
from typing import Any

from playwright.sync_api import Page

from serpentry.catalogue import names, set_up
from serpentry.hosting.judging import Question, reports
from serpentry.server.edge.client_files import BUILT
from serpentry.tabletop.helpers.walk import draw

SECONDS = 2.0
"""As long as level 8 thinks."""
LOOK = "given => window.look(given)"
BEGIN = """async worker => {
  const house = new Worker(worker, {type: 'module'});
  const heard = new Map();
  let count = 0;
  await new Promise((settle, fail) => {
    house.onmessage = ({data}) => {
      if (data.kind === 'ready') settle();
      if (data.kind === 'failed') fail(new Error(data.why));
      heard.get(data.number)?.(data);
    };
    house.postMessage({kind: 'begin', base: new URL('bundle/', document.baseURI).href});
  });
  const ask = (method, path, body) => new Promise(settle => {
    const number = ++count;
    heard.set(number, data => settle(JSON.parse(JSON.parse(data.text).content)));
    const text = JSON.stringify({method, path, language: 'en', query: {}, body});
    house.postMessage({kind: 'ask', number, text});
  });
  const tables = {};
  window.sit = async game => {
    const plan = JSON.stringify({game, seats: [{kind: 'here'}, {kind: 'here'}]});
    tables[game] = (await ask('POST', '/api/tables', plan)).id;
  };
  window.look = async ({game, seconds}) => {
    const waits = [];
    const number = ++count;
    let tries = 0, over = false;
    const done = new Promise(settle => heard.set(number, ({text}) => {
      const {event, data} = JSON.parse(text);
      if (event === 'report') tries = JSON.parse(data).tries;
      if (event === 'done') settle();
    })).then(() => over = true);
    const table = tables[game];
    house.postMessage({kind: 'look', number, table, ply: undefined, seconds, language: 'en'});
    while (!over) {
      await new Promise(settle => setTimeout(settle, 100));
      const began = performance.now();
      await ask('GET', '/api/nothing');
      if (!over) waits.push(performance.now() - began);
    }
    await done;
    return {tries, waits};
  };
}"""


def thinking(page: Page, spent: Callable[[], float]) -> None:
    """Print how much is thought in a browser, and how long others wait for an answer meanwhile.

    Simulations are counted by the processor's seconds: machines have other things to do.
    """
    worker = next((BUILT / "assets").glob("worker-*.js"))
    page.evaluate(BEGIN, f"/assets/{worker.name}")
    for game in names():
        page.evaluate("game => window.sit(game)", game)
        page.evaluate(LOOK, {"game": game, "seconds": 0.5})
        before = spent()
        found: Any = page.evaluate(LOOK, {"game": game, "seconds": SECONDS})
        here, native = found["tries"] / (spent() - before), _natively(game)
        waits = found["waits"]
        print(f"{game}: {here:,.0f} simulations a second,", end=" ")
        print(f"{here / native:.2f} of one native core's {native:,.0f};", end=" ")
        print(f"answers meanwhile after {median(waits):.0f} ms, {max(waits):.0f} at most")


def _natively(name: str) -> float:
    """Simulations of the same analysis here, a second on one core."""
    game, rng = set_up(name, 2), Random(1)
    position = game.rules.start()
    while not isinstance(actor := game.rules.to_act(position), int):
        position = game.rules.play(position, draw(game.rules, position, rng))
    view = game.secrets.view(position, actor)
    began = process_time()
    with closing(reports(Question(game, view, actor, SECONDS, rng, lambda: False))) as found:
        tries = max(int(str(report["tries"])) for report in found)
    return tries / (process_time() - began)
