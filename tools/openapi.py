"""Write the description of the service that the browser client's types are made from.

`make schema` runs this and then makes the types.
"""

import json
from pathlib import Path

from serpentry.server.app import create_app
from serpentry.server.edge.description import description_of
from serpentry.server.settings import Settings

PLACE = Path(__file__).parent.parent / "web" / "openapi.json"


def described() -> str:
    """The description as it lies in the repository."""
    app = create_app(Settings(database="sqlite:///described.sqlite"))
    return json.dumps(description_of(app), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    PLACE.write_text(described(), encoding="utf-8")
