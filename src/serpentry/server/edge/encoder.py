"""What a service writes JSON with: many times as quick as Python's own, and there with FastAPI."""

from pydantic_core import to_json

from serpentry.hosting.encoder import encode_plainly


def encode_quickly(data: object) -> str:
    """The text of what is sent."""
    try:
        text = to_json(data)
    except ValueError:  # half a character, which only Python lets pass
        return encode_plainly(data)
    # Most of it is plain ASCII anyway, and then twice as quickly written.
    return (text if text.isascii() else to_json(data, ensure_ascii=True)).decode("ascii")
