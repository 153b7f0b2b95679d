"""A mail server and a push service of our own, and a browser's keys."""

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec

from serpentry.server.notices.encryption import decoded, encoded, public_bytes


@dataclass
class MailServer:
    """Takes mails over SMTP, or refuses them."""

    port: int = 0
    mails: list[EmailMessage] = field(default_factory=list)
    refuses: str = ""
    """The answer instead of taking one."""

    async def handle_DATA(self, _: object, __: object, envelope: Any) -> str:  # noqa: N802
        if self.refuses:
            return self.refuses
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [mail["To"]]
        self.mails.append(mail)
        return "250 taken"

    @property
    def url(self) -> str:
        return f"smtp+plain://127.0.0.1:{self.port}"


@asynccontextmanager
async def mail_server() -> AsyncIterator[MailServer]:
    handler = MailServer()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(handler, loop=loop), "127.0.0.1", 0)
    handler.port = server.sockets[0].getsockname()[1]
    try:
        yield handler
    finally:
        server.close()


class Browser:
    """Has subscribed at a push service, and can read what is sent to it."""

    def __init__(self, endpoint: str) -> None:
        self.key, self.shared = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        self.endpoint = endpoint

    def wanted(self, *kinds: str) -> dict[str, Any]:
        """What it asks of the service."""
        keys = {"p256dh": encoded(public_bytes(self.key)), "auth": encoded(self.shared)}
        return {"endpoint": self.endpoint, "keys": keys, "kinds": kinds}

    def read(self, body: bytes) -> dict[str, Any]:
        """What was sent, decrypted by another's library."""
        text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.shared)
        said = json.loads(text)
        assert isinstance(said, dict)
        return said


@dataclass
class PushPost:
    """What came in one request."""

    path: str
    head: dict[str, str]
    body: bytes


@dataclass
class PushPlace:
    """A push service: takes messages, or answers with another status."""

    port: int = 0
    status: str = "201 Created"
    posts: list[PushPost] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def browser(self) -> Browser:
        return Browser(f"{self.url}/browsers/{os.urandom(4).hex()}")

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        head = dict(line.split(": ", 1) for line in lines if line)
        head = {name.lower(): value for name, value in head.items()}
        body = await reader.readexactly(int(head["content-length"]))
        self.posts.append(PushPost(first.split()[1], head, body))
        writer.write(f"HTTP/1.1 {self.status}\r\nConnection: close\r\n\r\n".encode())
        writer.close()


@asynccontextmanager
async def push_place() -> AsyncIterator[PushPlace]:
    place = PushPlace()
    server = await asyncio.start_server(place.take, "127.0.0.1", 0)
    place.port = server.sockets[0].getsockname()[1]
    try:
        yield place
    finally:
        server.close()


def token_of(head: str) -> tuple[dict[str, Any], bytes, bytes, bytes]:
    """The claims of who sends, what was signed, the signature, and the key."""
    kind, token, key = head.replace(",", "").split()
    assert kind == "vapid"
    first, second, third = token.removeprefix("t=").split(".")
    claims = json.loads(decoded(second))
    return claims, f"{first}.{second}".encode(), decoded(third), decoded(key.removeprefix("k="))
