"""An authenticator in software: it makes passkeys (ES256) and signs as a browser sends it."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from serpentry.client import Client

PRESENT, VERIFIED, BACKED_UP, ATTESTED = 0x01, 0x04, 0x18, 0x40


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey."""

    def __init__(self, origin: str, counts: bool = True) -> None:
        self.origin, self.uses, self.counts = origin, 0, counts
        self.credential = secrets.token_bytes(20)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.user = self.place = ""

    def make(self, asked: dict[str, Any], name: str = "Laptop") -> dict[str, Any]:
        """What is sent for a new passkey."""
        self.user, self.place = asked["user"], asked["place"]
        point = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32), -3: point.y.to_bytes(32)}
        about = bytes(16) + len(self.credential).to_bytes(2) + self.credential
        data = self._data(ATTESTED) + about + cbor2.dumps(cose)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", asked["challenge"])
        return {
            "credential": text_of(self.credential),
            "client": text_of(client),
            "attestation": text_of(attested),
            "name": name,
        }

    def sign(self, asked: dict[str, Any], **more: Any) -> dict[str, Any]:
        """What is sent to sign in."""
        self.uses += self.counts
        data, client = self._data(0), self._client("webauthn.get", asked["challenge"])
        signed = data + hashlib.sha256(client).digest()
        return {
            "credential": text_of(self.credential),
            "client": text_of(client),
            "data": text_of(data),
            "signature": text_of(self.key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "user": self.user,
            **more,
        }

    def _data(self, flags: int) -> bytes:
        place = hashlib.sha256(self.place.encode()).digest()
        return place + bytes([flags | PRESENT | VERIFIED | BACKED_UP]) + self.uses.to_bytes(4)

    def _client(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin}
        return json.dumps(told).encode()


async def add_key(client: Client, key: Authenticator, name: str = "Laptop") -> dict[str, Any]:
    """Make a passkey for the guest of a client."""
    asked = await client.ask("POST", "/guest/passkeys/new")
    found: dict[str, Any] = await client.ask("POST", "/guest/passkeys", key.make(asked, name))
    return found


async def sign_in(client: Client, key: Authenticator, **more: Any) -> dict[str, Any]:
    """Sign a client in with a passkey."""
    asked = await client.ask("POST", "/guest/sign-in/new")
    found: dict[str, Any] = await client.ask("POST", "/guest/sign-in", key.sign(asked, **more))
    return found
