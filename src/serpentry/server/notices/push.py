"""Web Push: a message to a browser, by way of its maker's push service."""

import json
import time
from fnmatch import fnmatchcase
from urllib.parse import urlsplit

import httpx2

from serpentry.server.notices.encryption import (
    authorization,
    decoded,
    encoded,
    encrypted,
    private_key,
    public_bytes,
)
from serpentry.server.notices.sending import Letter, MaybeTaken, NeverTaken, NobodyThere, NotNow
from serpentry.server.settings import Settings

TIMEOUT_SECONDS = 15
KEPT_SECONDS = 24 * 3600
"""How long a push service keeps a message for a browser that is off."""
GONE = (404, 410)
POINT_BYTES, SHARED_BYTES = 65, 16


class PushService:
    """Sends to the push services that the host trusts: a browser may name any address."""

    def __init__(self, stored_key: str, settings: Settings) -> None:
        self.key = private_key(stored_key)
        self.public_key = encoded(public_bytes(self.key))
        self.trusted = [one.strip() for one in settings.push_services.split(",") if one.strip()]
        self.contact = settings.public_url
        self.client = httpx2.AsyncClient(timeout=TIMEOUT_SECONDS)

    def takes(self, endpoint: str, keys: dict[str, str]) -> bool:
        """Whether a browser can be reached so: its service is trusted, its keys are such."""
        try:
            parts, origin = urlsplit(endpoint), _origin(endpoint)
            point, shared = decoded(keys["p256dh"]), decoded(keys["auth"])
            encrypted(b"", point, shared)
        except ValueError:
            return False
        is_usual = origin == f"https://{parts.hostname}" and not parts.username
        trusted = any(
            origin == one if "://" in one else is_usual and fnmatchcase(parts.hostname or "", one)
            for one in self.trusted
        )
        return trusted and (len(point), len(shared)) == (POINT_BYTES, SHARED_BYTES)

    async def send(self, letter: Letter, endpoint: str, keys: str) -> None:
        """Hand a message over; NotNow, NeverTaken, NobodyThere or MaybeTaken if that fails."""
        known = json.loads(keys)
        said = {
            "title": letter.title,
            "body": letter.line,
            "link": letter.link,
            "tag": letter.id,
            "language": letter.language,
        }
        text = json.dumps(said, ensure_ascii=False).encode()
        body = encrypted(text, decoded(known["p256dh"]), decoded(known["auth"]))
        head = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "high" if letter.is_urgent else "normal",
            "Authorization": authorization(self.key, _origin(endpoint), self.contact, time.time()),
        }
        try:
            answer = await self.client.post(endpoint, content=body, headers=head)
        except (httpx2.ConnectError, httpx2.ConnectTimeout) as error:
            raise NotNow(type(error).__name__) from error
        except httpx2.TransportError as error:
            raise MaybeTaken(type(error).__name__) from error
        _judge(answer)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.client.aclose()


def _origin(endpoint: str) -> str:
    parts = urlsplit(endpoint)
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.scheme}://{parts.hostname}{port}"


def _judge(answer: httpx2.Response) -> None:
    code = answer.status_code
    if code in GONE:
        raise NobodyThere(str(code))
    if code == 429 or code >= 500:
        wait = answer.headers.get("Retry-After", "")
        raise NotNow(str(code), float(wait) if wait.isdecimal() else None)
    if code >= 300:
        raise NeverTaken(f"{code} {answer.text[:100]}")
