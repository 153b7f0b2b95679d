"""What a browser signed, held against what it was asked: py_webauthn knows the formats.

It takes a third of a second to load, so it is imported beside the loop, at the first passkey.
"""

from typing import Any

from webauthn import verify_authentication_response, verify_registration_response
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from serpentry.server.keys.passkeys import Passkey
from serpentry.server.keys.place import KeyPlace
from serpentry.table.refusals import Refused
from serpentry.tabletop.helpers.frozen import Frozen


class ShownKey(Frozen):
    """What was found good: the key as it is stored, its count, whether it is backed up."""

    key: str
    uses: int
    is_synced: bool


def new_key(place: KeyPlace, challenge: str, credential: str, client: str, made: str) -> ShownKey:
    """A passkey that was made just now, here, for this challenge; Refused."""
    try:
        found = verify_registration_response(
            credential=_sent(credential, clientDataJSON=client, attestationObject=made),
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=place.name,
            expected_origin=place.origin,
        )
    except Exception as error:  # whatever somebody sends, they hear that it is not good
        raise Refused("passkey-not-good") from error
    key = bytes_to_base64url(found.credential_public_key)
    return ShownKey(key, found.sign_count, found.credential_backed_up)


def shown_key(
    place: KeyPlace, challenge: str, passkey: Passkey, client: str, data: str, signature: str
) -> ShownKey:
    """A passkey that signed this challenge just now, here; Refused."""
    try:
        found = verify_authentication_response(
            credential=_sent(
                passkey.credential,
                clientDataJSON=client,
                authenticatorData=data,
                signature=signature,
            ),
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=place.name,
            expected_origin=place.origin,
            credential_public_key=base64url_to_bytes(passkey.key),
            credential_current_sign_count=passkey.uses,
        )
    except Exception as error:  # as above
        raise Refused("passkey-not-good") from error
    return ShownKey(passkey.key, found.new_sign_count, found.credential_backed_up)


def _sent(credential: str, **response: str) -> dict[str, Any]:
    return {"id": credential, "rawId": credential, "type": "public-key", "response": response}
