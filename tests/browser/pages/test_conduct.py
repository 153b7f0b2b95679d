"""A line is reported, the host suspends who said it, and they read a clear sentence."""

from contextlib import closing

from playwright.sync_api import Browser, Page, expect
from tools import browsing

from tests.browser.pages.test_keeping import ASK, PLAN
from tests.browser.pages.test_pages import complaints
from tests.server.running import TOKEN

RUDE = "You play like a fool"


def come(browser: Browser, address: str, name: str) -> Page:
    """Somebody with a name, in a browser of their own."""
    page = browser.new_context(base_url=address, locale="en").new_page()
    page.goto("/")
    page.evaluate(ASK, ["PUT", "guest", {"name": name}])
    return page


def do(page: Page, what: str, reason: str) -> None:
    """One of the host's deeds, asked once more with a reason."""
    page.get_by_role("button", name=what, exact=True).first.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Reason").fill(reason)
    sheet.get_by_role("button", name=what, exact=True).click()
    expect(sheet).to_have_count(0)


def test_a_line_is_hidden_and_reported_and_who_said_it_is_suspended(browser: Browser) -> None:
    with browsing.service(admin_token=TOKEN) as address:
        ada, ben = come(browser, address, "Ada"), come(browser, address, "Ben")
        with closing(ada.context), closing(ben.context):
            table = ada.evaluate(ASK, ["POST", "tables", {**PLAN, "public": True}])["id"]
            ben.evaluate(ASK, ["POST", f"tables/{table}/sit", {}])
            ben.goto(f"/table/{table}")
            ben.get_by_role("textbox", name="Write a message").fill(RUDE)
            ben.get_by_role("button", name="Send").click()

            ada.goto(f"/table/{table}")
            line = ada.get_by_role("listitem").filter(has_text=RUDE)
            line.get_by_role("button", name="Mute, block or report Ben").click()
            sheet = ada.get_by_role("dialog", name="About Ben")
            expect(sheet).to_contain_text(RUDE)
            sheet.get_by_role("button", name="Report to the administrator").click()
            sheet.get_by_label("More about it (optional)").fill("Every game")
            assert complaints(ada) == []
            sheet.get_by_role("button", name="Send report").click()
            expect(sheet.get_by_text("The administrator will see your report")).to_be_visible()
            sheet.get_by_role("button", name="Hide messages").click()
            expect(sheet.get_by_text("Messages hidden")).to_be_visible()
            sheet.get_by_role("button", name="Close").click()
            expect(line).to_have_count(0)
            ada.reload()
            expect(ada.locator("[data-seq]")).to_be_visible()
            expect(line).to_have_count(0)

            host = browser.new_context(base_url=address, locale="en").new_page()
            host.goto("/admin")
            host.get_by_label("Token").fill(TOKEN)
            host.get_by_label("Your name, for the log").fill("Cleo")
            host.get_by_role("button", name="Show", exact=True).click()
            reports = host.get_by_role("region", name="Reports")
            report = reports.get_by_role("listitem")
            for text in ("Ben", RUDE, "Insults or threats", "Every game", "reported by Ada"):
                expect(report).to_contain_text(text)
            expect(report.get_by_role("link")).to_have_attribute("href", f"/replay/{table}")
            assert complaints(host) == []
            do(host, "Suspend", "Insults")
            expect(report).to_have_count(0)
            log = host.get_by_role("region", name="Log").get_by_role("row")
            expect(log).to_have_count(1)
            for text in ("Cleo", "suspended", "Ben", "Insults"):
                expect(log).to_contain_text(text)
            host.context.close()

            ben.get_by_role("textbox", name="Write a message").fill("And now?")
            ben.get_by_role("button", name="Send").click()
            expect(
                ben.get_by_text("The administrator has suspended you until").first
            ).to_be_visible()
            ben.goto("/")
            told = ben.get_by_role("dialog", name="From the administrator")
            expect(told).to_contain_text("You are suspended until")
            expect(told).to_contain_text("Reason: Insults")
            assert complaints(ben) == []
            told.get_by_role("button", name="Done").click()
            ben.goto("/you")
            expect(ben.get_by_role("heading", level=1)).to_contain_text("Ben")
            expect(told).to_have_count(0)

            ada.goto("/you")
            avoided = ada.get_by_role("region", name="Hidden and blocked people")
            avoided.get_by_role("button", name="Undo").click()
            ada.goto(f"/table/{table}")
            expect(line).to_have_count(1)
