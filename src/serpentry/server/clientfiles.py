"""The browser client: its files, and its first page for every address that is a page of it."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

BUILT = Path(__file__).parent / "pages"
"""Where the client lies when it has been built."""

FIRST_PAGE = "index.html"
FOREVER = "public, max-age=31536000, immutable"


class ClientFiles(StaticFiles):
    """Files as they lie; whatever else is asked for is a page that the client itself knows."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file; the first page if there is none and none of the service's paths was meant."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or _is_no_page(path):
                raise
            response = await super().get_response(FIRST_PAGE, scope)
        named_by_content = path.startswith("assets/")
        response.headers["Cache-Control"] = FOREVER if named_by_content else "no-cache"
        return response


def _is_no_page(path: str) -> bool:
    return path.startswith("api/") or "." in path.rpartition("/")[2]


def client_folder(setting: str) -> Path | None:
    """The folder to serve: the one that was set, else the one that was built, if there is any."""
    folder = Path(setting) if setting else BUILT
    return folder if (folder / FIRST_PAGE).is_file() else None
