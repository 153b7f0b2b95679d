"""The browser client: its files, and its first page for every address that is a page of it."""

import asyncio
import gzip
import json
import struct
import zlib
from collections.abc import Awaitable, Callable
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from serpentry.languages import say
from serpentry.server.edge.guests import language_of

BUILT_FOLDER = Path(__file__).parents[1] / "pages"
"""Where the client is when it has been built."""

FIRST_PAGE = "index.html"
MANIFEST = "manifest.webmanifest"
MANIFEST_TYPE = "application/manifest+json"
PACKED = {".css", ".ftl", ".html", ".js", ".json", ".md", ".mjs", ".svg", ".txt", ".wasm"}
"""Files that are worth compressing; fonts and photographs are so already."""
MOST_PACKED = 512
KEPT_HEADERS = ("etag", "last-modified")
CACHED_FOREVER = "public, max-age=31536000, immutable"


Fill = Callable[[str, str, Request], Awaitable[tuple[str, int]]]
"""Fills the first page with what is known of the page at a path; 404 where there is none."""


class ClientFiles(StaticFiles):
    """Files as they are; whatever else is asked for is a page that the client itself knows."""

    def __init__(self, directory: Path, fill: Fill | None = None, html: bool = True) -> None:
        super().__init__(directory=directory, html=html)
        self.fill = fill

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file; else the first page, filled, unless a file or a path of the service was meant."""
        try:
            response = await super().get_response(path, scope)
            is_page = path == "."
        except HTTPException as error:
            if error.status_code != 404 or _is_no_page(path):
                raise
            response = await super().get_response(FIRST_PAGE, scope)
            is_page = True
        if is_page and self.fill and isinstance(response, FileResponse):
            first = Path(response.path).read_text(encoding="utf-8")
            response = _page(*await self.fill(path, first, Request(scope)), scope)
        if path == MANIFEST and isinstance(response, FileResponse):
            response = _in_words(Path(response.path), language_of(Request(scope)))
        elif isinstance(response, FileResponse) and _is_to_be_packed(response, scope):
            response = await _packed(response)
        named_by_content = path.startswith("assets/")
        response.headers["Cache-Control"] = CACHED_FOREVER if named_by_content else "no-cache"
        return response


def _is_to_be_packed(response: FileResponse, scope: Scope) -> bool:
    return Path(response.path).suffix in PACKED and _takes_packed(scope)


def _takes_packed(scope: Scope) -> bool:
    headers = Headers(scope=scope)
    return "gzip" in headers.get("accept-encoding", "") and "range" not in headers


def _page(text: str, status: int, scope: Scope) -> Response:
    """The first page as it was filled: short enough to be packed for each who asks."""
    content, headers = text.encode(), {"Vary": "Accept-Language, Accept-Encoding"}
    if _takes_packed(scope):
        content = gzip.compress(content, compresslevel=1, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return HTMLResponse(content, status, headers)


async def _packed(response: FileResponse) -> Response:
    """A file as most browsers take it, read beside the loop."""
    file = Path(response.path)
    content = await asyncio.to_thread(_gzipped, file, file.stat().st_mtime_ns)
    headers = {name: response.headers[name] for name in KEPT_HEADERS if name in response.headers}
    headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(content, headers=headers, media_type=response.media_type)


@lru_cache(MOST_PACKED)
def _gzipped(file: Path, changed: int) -> bytes:
    """As it was compressed when it was built; a file that was not is compressed now, once."""
    content, built = file.read_bytes(), file.with_name(file.name + ".gz")
    if built.is_file() and (packed := built.read_bytes()).endswith(_check_of(content)):
        return packed
    return gzip.compress(content, mtime=0)


def _check_of(content: bytes) -> bytes:
    """What the compressed form of a content ends with."""
    return struct.pack("<LL", zlib.crc32(content), len(content) & 0xFFFFFFFF)


def _in_words(manifest: Path, language: str) -> Response:
    """What a device shows of the client before it is installed, in the asked language."""
    told = json.loads(manifest.read_text(encoding="utf-8"))
    told |= {"lang": language, "description": say(language, "web-description")}
    return JSONResponse(told, headers={"Vary": "Accept-Language"}, media_type=MANIFEST_TYPE)


def _is_no_page(path: str) -> bool:
    return path.startswith("api/") or "." in path.rpartition("/")[2]


def client_folder(setting: str) -> Path | None:
    """The folder to serve: the one that was set, else the one that was built, if there is any."""
    folder = Path(setting) if setting else BUILT_FOLDER
    return folder if (folder / FIRST_PAGE).is_file() else None
