"""The page's files, as the build left them in this package.

It is one page with many addresses: whatever is not a file is its index. Files whose names carry a
hash never change and are cached for ever; the build may lay a `.br` or `.gz` beside each.
"""

import mimetypes
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from regnum.table.refused import Refused

INDEX: Final = "index.html"
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
HASHED: Final = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.\w+$")
HTML: Final = re.compile(rb"<html[^>]*>")
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
TYPES: Final = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NOT_BUILT: Final = "<!doctype html><title>Regnum</title><p>The page is not built: make play"


class File(NamedTuple):
    """A file of the page with what it is sent with."""

    body: bytes
    media_type: str
    headers: dict[str, str]


class Page:
    """Reads each file once."""

    def __init__(self, folder: Path, languages: Sequence[str] = ()) -> None:
        """Offered in these languages; in all that it has texts in, if there are none."""
        self._folder = folder
        self._languages = languages
        self._files = {
            path.relative_to(folder).as_posix(): path
            for path in (folder.rglob("*") if folder.is_dir() else ())
            if path.is_file() and path.suffix not in (".br", ".gz")
        }
        self.read = cache(self._read)

    def name_of(self, path: str) -> str:
        name = path.lstrip("/")
        return name if name in self._files else INDEX

    def _read(self, name: str, accepted: str) -> File:
        path = self._files.get(name)
        if path is None:
            return File(NOT_BUILT.encode(), "text/html", {"Cache-Control": ASK_AGAIN})
        headers = {
            "Cache-Control": FOR_EVER if HASHED.search(name) else ASK_AGAIN,
            "Vary": "Accept-Encoding",
        }
        if name == INDEX and self._languages:
            return File(self._in_languages(path.read_bytes()), media_type(name), headers)
        for encoding, suffix in ENCODINGS:
            packed = path.with_name(path.name + suffix)
            if encoding in accepted and packed.is_file():
                headers["Content-Encoding"] = encoding
                return File(packed.read_bytes(), media_type(name), headers)
        return File(path.read_bytes(), media_type(name), headers)

    def _in_languages(self, index: bytes) -> bytes:
        """The page reads there what it may offer, before it says anything."""
        offered = f'<html lang="{self._languages[0]}" data-languages="{" ".join(self._languages)}">'
        return HTML.sub(offered.encode(), index, count=1)


def media_type(name: str) -> str:
    suffix = Path(name).suffix
    return TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"


@get(["/", "/{path:path}"], include_in_schema=False)
async def serve(
    request: Request[Any, Any, Any], page: NamedDependency[Page], path: FromPath[str] = "/"
) -> Response[bytes]:
    if path.startswith("/api/"):
        raise Refused("error-no-such-thing")
    accepted = request.headers.get("accept-encoding") or ""
    packings = ",".join(encoding for encoding, _ in ENCODINGS if encoding in accepted)
    file = page.read(page.name_of(path), packings)
    return Response(file.body, media_type=file.media_type, headers=file.headers)


def built_page(languages: Sequence[str]) -> Page:
    """What the build left in this package."""
    return Page(Path(str(files("regnum.server").joinpath("page"))), languages)
