"""Thinking without a service: simulations beside native ones, and who has to wait meanwhile."""

from contextlib import closing
from random import Random
from typing import Any

from playwright.sync_api import Page

from serpentry.catalogue import names, set_up
from serpentry.rooms.judging import Question, reports
from serpentry.server.clientfiles import BUILT
from serpentry.tabletop.walk import draw

SECONDS, ROUNDS = 2.0, 2
"""As long as level 8 thinks; the best of some rounds, as machines have other things to do."""
THINK = """async ({worker, games, seconds, rounds}) => {
  const house = new Worker(worker, {type: 'module'});
  const heard = new Map();
  let count = 0;
  await new Promise((settle, fail) => {
    house.onmessage = ({data}) => {
      if (data.kind === 'ready') settle();
      if (data.kind === 'failed') fail(new Error(data.why));
      heard.get(data.number)?.(data);
    };
    house.postMessage({kind: 'begin', base: new URL('house/', document.baseURI).href});
  });
  const ask = (method, path, body) => new Promise(settle => {
    const number = ++count;
    heard.set(number, data => settle(JSON.parse(JSON.parse(data.text).content)));
    const text = JSON.stringify({method, path, language: 'en', query: {}, body});
    house.postMessage({kind: 'ask', number, text});
  });
  const look = async (table, waits) => {
    const number = ++count;
    let tries = 0, over = false;
    const done = new Promise(settle => heard.set(number, ({text}) => {
      const {event, data} = JSON.parse(text);
      if (event === 'report') tries = JSON.parse(data).tries;
      if (event === 'done') settle();
    })).then(() => over = true);
    house.postMessage({kind: 'look', number, table, ply: undefined, seconds, language: 'en'});
    while (waits && !over) {
      await new Promise(settle => setTimeout(settle, 50));
      const began = performance.now();
      await ask('GET', `/api/tables/${table}`);
      if (!over) waits.push(performance.now() - began);
    }
    await done;
    return tries;
  };
  const found = {};
  for (const game of games) {
    const seats = [{kind: 'here'}, {kind: 'here'}];
    const plan = JSON.stringify({game, seats});
    const {id} = await ask('POST', '/api/tables', plan);
    const tries = [], waits = [];
    for (let round = 0; round < rounds; round++) tries.push(await look(id, null));
    await look(id, waits);
    found[game] = {tries: Math.max(...tries), wait: Math.max(...waits)};
  }
  house.terminate();
  return found;
}"""


def thinking(page: Page) -> None:
    """Print how much is thought in a browser, and how long others wait for an answer meanwhile."""
    worker = next((BUILT / "assets").glob("worker-*.js"))
    asked = {"worker": f"/assets/{worker.name}", "games": list(names())}
    found: Any = page.evaluate(THINK, {**asked, "seconds": SECONDS, "rounds": ROUNDS})
    for game, told in found.items():
        native = max(_natively(game) for _ in range(ROUNDS))
        part = told["tries"] / native
        print(f"{game}: {told['tries']:,} simulations in {SECONDS:.0f} s,", end=" ")
        print(f"{part:.2f} of one native core's {native:,};", end=" ")
        print(f"others waited {told['wait']:.0f} ms at most")


def _natively(name: str) -> int:
    """Simulations of the same analysis here, on one core."""
    game, rng = set_up(name, 2), Random(1)
    position = game.rules.start()
    while not isinstance(actor := game.rules.to_act(position), int):
        position = game.rules.play(position, draw(game.rules, position, rng))
    view = game.secrets.view(position, actor)
    asked = Question(game, view, actor, SECONDS, rng, lambda: False)
    with closing(reports(asked)) as found:
        return max(int(str(report["tries"])) for report in found)
