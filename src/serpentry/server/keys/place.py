"""Where passkeys are good: under one name, over HTTPS, or on one's own machine."""

from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import Request

from serpentry.table.refusals import Refused
from serpentry.tabletop.helpers.frozen import Frozen

LOCALHOST = "localhost"


class KeyPlace(Frozen):
    """The name that passkeys belong to, and the only origin that may use them."""

    name: str
    origin: str


def key_place(request: Request, public_url: str) -> KeyPlace:
    """Where passkeys of this service are good; Refused if that is not where the caller is.

    A public address stands above whatever a call says; without one the call names the service,
    and a browser signs only for the origin that it sees itself.
    """
    host = request.headers.get("host", "")
    asked = urlsplit(public_url or f"https://{host}")
    name = asked.hostname or ""
    if public_url and urlsplit(f"//{host}").hostname != name:
        raise Refused("passkeys-elsewhere", link=public_url)
    # Behind a proxy that is not named as one, HTTPS looks like HTTP: the browser knows better.
    origin = request.headers.get("origin") or f"{request.url.scheme}://{host}"
    is_safe = name == LOCALHOST or origin.startswith("https://")
    if not name or _is_address(name) or not is_safe:
        raise Refused("passkeys-need-https")
    scheme = "https" if name != LOCALHOST else urlsplit(origin).scheme
    return KeyPlace(name, f"{scheme}://{asked.netloc}")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
