"""Web Push messages that only the browser can read (RFC 8291), signed by the host (RFC 8292)."""

import base64
import json
import os
import struct

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD_SIZE = 4096
LAST_RECORD = b"\x02"
SIGNED_SECONDS = 12 * 3600


def encoded(data: bytes) -> str:
    """As browsers and push services write bytes."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes that a text in URL-safe base64 stands for; ValueError if it isn't one."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_private_key() -> str:
    """A key to sign with, as it is stored."""
    return encoded(
        ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")
    )


def private_key(stored: str) -> ec.EllipticCurvePrivateKey:
    """The key that was stored."""
    return ec.derive_private_key(int.from_bytes(decoded(stored), "big"), ec.SECP256R1())


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The point that others know a key by."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypted(
    text: bytes,
    browser: bytes,
    shared: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message for a browser, known by its public key and the secret that it shared.

    The key and the salt are new for each message; a test gives those of the standard's example.
    """
    own, salt = own or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser)
    point = public_bytes(own)
    agreed = own.exchange(ec.ECDH(), theirs)
    keying = _derived(agreed, shared, b"WebPush: info\0" + browser + point, 32)
    key = _derived(keying, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(keying, salt, b"Content-Encoding: nonce\0", 12)
    record = AESGCM(key).encrypt(nonce, text + LAST_RECORD, None)
    return salt + struct.pack("!IB", RECORD_SIZE, len(point)) + point + record


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def authorization(key: ec.EllipticCurvePrivateKey, service: str, contact: str, now: float) -> str:
    """Who sends: a token that is good for one push service and half a day."""
    claims = {"aud": service, "exp": int(now) + SIGNED_SECONDS, "sub": contact}
    head = {"typ": "JWT", "alg": "ES256"}
    parts = [encoded(json.dumps(one, separators=(",", ":")).encode()) for one in (head, claims)]
    signed = ".".join(parts)
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={encoded(public_bytes(key))}"
