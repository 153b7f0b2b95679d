"""Ways to open what is about conduct and keeping: a person, the host's deeds, passkeys, codes."""

from secrets import token_hex
from urllib.parse import urlencode

from playwright.sync_api import Page

from serpentry.languages import say
from tests.browser.boxes import people
from tests.browser.boxes.opening import OWN, Open, at, pressing
from tests.browser.company import MAKE, SIT, chair
from tests.browser.pages.test_keeping import ASK, authenticator
from tests.browser.playing import spoken
from tests.server.running import TOKEN

LONG = " ".join(
    (
        "Donaudampfschifffahrtsgesellschaftskapitänswitwe",
        "https://example.org/a/very/long/address/that/nobody/would/ever/want/to/read/aloud",
        "und noch viele Worte mehr, " * 8,
    )
)
"""What somebody says: a long word, a long address, and many short ones."""
HOST = {"Authorization": f"Bearer {TOKEN}"}
ENTER = """([token, who]) => {
  sessionStorage.setItem('serpentry-admin', token);
  sessionStorage.setItem('serpentry-admin-who', who);
}"""


def beside_a_talker(page: Page) -> None:
    """A table at which somebody else has said something long."""
    names = people.names(page)
    seats = [chair("here", names[0]), chair("elsewhere")]
    table = page.evaluate(MAKE, [names[0], {"game": "snekagon", "seats": seats}])
    language = page.locator("html").get_attribute("lang") or "en"
    browser = page.context.browser
    assert browser
    context = browser.new_context(base_url=page.url, locale=language, service_workers="block")
    other = context.new_page()
    other.goto("/")
    other.evaluate(SIT, [names[1], table])
    other.goto(f"/table/{table}")
    other.get_by_role("textbox", name=say(language, "web-say")).fill(LONG)
    other.get_by_role("button", name=say(language, "web-send"), exact=True).click()
    other.get_by_text(LONG[:24]).first.wait_for()
    context.close()
    page.goto(f"/table/{table}")
    page.locator("[data-phase=playing]").wait_for()
    page.wait_for_load_state("networkidle")


def chat(page: Page) -> None:
    """The chat, over the board."""
    page.locator(".bar button", has=page.locator(".lucide-message-circle")).click()


def about_the_talker(page: Page) -> None:
    """What may be done about who said it."""
    chat(page)
    pressing("web-person-of", name=people.names(page)[1])(page)


def hidden(page: Page) -> None:
    """Their messages are hidden, and a report is being written."""
    pressing("web-mute-do")(page)
    page.locator("dialog b").wait_for()
    pressing("web-report-do")(page)


def the_host(page: Page) -> None:
    """The host's page, after a report and every kind of deed."""
    beside_a_talker(page)
    names = people.names(page)
    table = page.url.rsplit("/", 1)[1]
    send = page.request
    report = {"seat": 1, "reason": "insult", "text": LONG[:500]}
    assert send.post(f"/api/tables/{table}/reports", data=report).ok
    send.post("/api/tables", data={"record": OWN.format(*names)})
    send.post("/api/studies", data={"text": f"# {names[0]} – {names[1]}"})
    _be_told(page, names[1])
    page.evaluate(ENTER, [TOKEN, names[2]])
    at("/admin")(page)
    page.locator(".admin dl").wait_for()


def _be_told(page: Page, name: str) -> None:
    """What the host does about somebody who has a name, at length."""
    send = page.request
    one = send.get("/api/admin/guests", params={"name": name}, headers=HOST).json()[0]["id"]
    because = urlencode({"who": name, "why": LONG[:500]})
    for deed, body in (("names", {"name": f"{name[:18]} 2"}), ("suspensions", {"days": 365})):
        path = f"/api/admin/{deed}/{one}"
        answer = send.put(path, data=body, params=because, headers=HOST)
        assert answer.ok, answer.text()


def told(page: Page) -> None:
    """What the host did, as the one whom it is about reads it."""
    name = f"{people.names(page)[3][:14]} {token_hex(2)}"
    page.request.put("/api/guest", data={"name": name})
    _be_told(page, name)
    at("/")(page)


def passkeys(page: Page) -> None:
    """A passkey with a long name, the devices, and the codes for the day when it is lost."""
    name = people.names(page)[0]
    here = page.url.replace("127.0.0.1", "localhost")
    authenticator(page)
    page.goto(here)
    page.evaluate(ASK, ["PUT", "guest", {"name": name}])
    page.goto(f"{here}you")
    pressing("web-passkey-add")(page)
    row = page.get_by_role("list", name=spoken(page, "web-passkeys")).get_by_role("listitem")
    row.get_by_role("button").first.click()
    row.get_by_role("textbox").fill(LONG[:80])
    row.get_by_role("button").first.click()
    row.get_by_text(LONG[:24]).wait_for()


def a_passkey(nth: int) -> Open:
    """One of the two tools of a passkey: a new name, or away with it."""

    def open_it(page: Page) -> None:
        keys = page.get_by_role("list", name=spoken(page, "web-passkeys"))
        keys.get_by_role("button").nth(nth).click()

    return open_it
