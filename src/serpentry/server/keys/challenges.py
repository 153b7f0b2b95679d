"""Challenges: random, good for one purpose, in one browser, once, and not for long.

Nothing is stored of one that nobody answers: the browser brings it back in a signed cookie.
"""

import secrets
from hashlib import sha256

from fastapi import Request, Response
from itsdangerous import BadSignature

from serpentry.server.edge.guests import Doorman
from serpentry.table.refusals import Refused

CHALLENGE = "serpentry_challenge"
SECONDS = 300
PATH = "/api/guest"
SIGN_IN, MAKE = "sign-in", "make"
"""What one may be for."""


def new_challenge(doorman: Doorman, response: Response, purpose: str, guest: str) -> str:
    """A challenge for a guest, or for a stranger; the answer has to come with its cookie."""
    made = secrets.token_urlsafe(32)
    response.set_cookie(
        CHALLENGE,
        doorman.challenges.dumps([made, purpose, guest]),
        max_age=SECONDS,
        httponly=True,
        samesite="strict",
        secure=doorman.secure,
        path=PATH,
    )
    return made


def challenge_of(doorman: Doorman, request: Request, purpose: str, guest: str) -> str:
    """The challenge that this browser was given for this purpose and guest; Refused."""
    try:
        sent = request.cookies.get(CHALLENGE, "")
        found = doorman.challenges.loads(sent, max_age=SECONDS)
    except BadSignature as error:
        raise Refused("passkey-not-good") from error
    match found:
        case [str(made), str(of), str(who)] if (of, who) == (purpose, guest):
            return made
    raise Refused("passkey-not-good")


def digest_of_challenge(made: str) -> str:
    """What is kept of one that was answered."""
    return sha256(made.encode()).hexdigest()
