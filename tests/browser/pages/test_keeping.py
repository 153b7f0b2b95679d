"""A name is kept by a passkey: another browser signs in and has the same games."""

from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Visit
from tests.browser.pages.test_pages import complaints

PLAN = {"game": "snekagon", "seats": [{"kind": "here"}, {"kind": "elsewhere"}]}
ASK = """async ([method, path, body]) => (await fetch(`/api/${path}`, { method,
  body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })).json()"""


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """A passkey's place that says yes at once, as Chromium has one for tests."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made: Any = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, str(made["authenticatorId"])


def test_who_lost_every_passkey_enters_with_a_code(visit: Visit, service: str) -> None:
    here = service.replace("127.0.0.1", "localhost")
    page = visit(here)
    page.evaluate(ASK, ["PUT", "guest", {"name": "Ada"}])
    authenticator(page)
    page.goto(f"{here}/you")
    keep = page.get_by_role("region", name="Keep your name")
    keep.get_by_role("button", name="Add a passkey").click()
    keep.get_by_role("button", name="New recovery codes").click()
    sheet = page.get_by_role("dialog", name="Recovery codes")
    expect(sheet.get_by_role("listitem")).to_have_count(8)
    code = sheet.get_by_role("listitem").first.inner_text()
    assert complaints(page) == []
    sheet.get_by_role("button", name="Close").click()
    expect(keep.get_by_text("8 codes left")).to_be_visible()

    phone = visit(here, phone=True)
    phone.goto(f"{here}/you")
    there = phone.get_by_role("region", name="Keep your name")
    there.get_by_role("button", name="Lost your passkeys?").click()
    there.get_by_label("Recovery code").fill(code)
    assert complaints(phone) == []
    there.get_by_role("button", name="Sign in with the code").click()
    expect(phone.get_by_role("heading", level=1)).to_contain_text("Ada")
    expect(there.get_by_text("7 codes left")).to_be_visible()


def test_a_name_is_kept_taken_along_and_revoked(visit: Visit, service: str) -> None:
    here = service.replace("127.0.0.1", "localhost")
    page = visit(here)
    page.evaluate(ASK, ["PUT", "guest", {"name": "Ada"}])
    table = page.evaluate(ASK, ["POST", "tables", PLAN])["id"]
    session, first = authenticator(page)
    page.goto(f"{here}/you")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_label("Colours").select_option("red-green")
    page.get_by_role("dialog").get_by_role("button", name="Done").click()
    keep = page.get_by_role("region", name="Keep your name")
    keep.get_by_role("button", name="Add a passkey").click()
    keys = keep.get_by_role("list", name="Your passkeys")
    expect(keys.get_by_role("listitem")).to_have_count(1)
    assert complaints(page) == []

    phone = visit(here, phone=True)
    phone.evaluate(ASK, ["PUT", "guest", {"name": "Phone"}])
    own = phone.evaluate(ASK, ["POST", "tables", PLAN])["id"]
    other, second = authenticator(phone)
    copied: Any = session.send("WebAuthn.getCredentials", {"authenticatorId": first})
    (credential,) = copied["credentials"]
    credential["signCount"] += 1
    other.send("WebAuthn.addCredential", {"authenticatorId": second, "credential": credential})
    phone.goto(f"{here}/you")
    there = phone.get_by_role("region", name="Keep your name")
    expect(there.get_by_role("checkbox")).to_be_checked()
    there.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.get_by_role("heading", level=1)).to_contain_text("Ada")
    expect(phone.locator("html")).to_have_attribute("data-palette", "red-green")
    running = phone.get_by_role("region", name="Unfinished")
    for one in (table, own):
        expect(running.locator(f"a[href$='/table/{one}']").first).to_be_visible()
    expect(there.get_by_role("list", name="Signed in on").get_by_role("listitem")).to_have_count(2)
    assert complaints(phone) == []

    there.get_by_role("button", name="Sign out everywhere else").click()
    expect(there.get_by_role("list", name="Signed in on").get_by_role("listitem")).to_have_count(1)
    page.reload()
    expect(page.get_by_role("region", name="Keep your name")).to_contain_text("Have you kept")
    there.get_by_role("button", name="Remove").click()
    phone.get_by_role("dialog").get_by_role("button", name="Remove passkey").click()
    expect(there.get_by_role("button", name="Add a passkey")).to_be_visible()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert").filter(has_text="wasn’t accepted")).to_be_visible()
