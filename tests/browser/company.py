"""Several people at one table, each in a browser of their own."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Visit

MAKE = """async ([name, plan]) => {
  const send = (method, path, body) => fetch(path, {
    method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  });
  await send('PUT', '/api/guest', { name });
  return (await (await send('POST', '/api/tables', plan)).json()).id;
}"""
SIT = """async ([name, table]) => {
  const send = (method, path, body) => fetch(path, {
    method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  });
  await send('PUT', '/api/guest', { name });
  await send('POST', `/api/tables/${table}/sit`, { seat: null });
}"""


def chair(kind: str, name: str = "", player: str = "") -> dict[str, str]:
    """Somebody's seat in a plan of a table."""
    return {"kind": kind, "name": name, "player": player}


def host_a_table(page: Page, name: str, game: str, *others: dict[str, str], **plan: Any) -> str:
    """Make a table on whose first seat somebody sits, here; gives its id."""
    seats = [chair("here", name), *others]
    return str(page.evaluate(MAKE, [name, {"game": game, "seats": seats, **plan}]))


def two_at_a_table(
    visit: Visit, address: str = "", game: str = "snekagon", **plan: Any
) -> tuple[Page, Page]:
    """Ada, who made the table and begins, and Ben, who came by its link."""
    ada, ben = visit(f"{address}/"), visit(f"{address}/")
    table = host_a_table(ada, "Ada", game, chair("elsewhere"), **plan)
    ben.evaluate(SIT, ["Ben", table])
    for page in (ada, ben):
        page.goto(f"{address}/table/{table}")
        page.locator("[data-phase=playing]").wait_for()
    return ada, ben
