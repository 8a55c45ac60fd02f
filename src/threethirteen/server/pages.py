"""The client's files, built into the package: read once, served with their types, every other path is the client's."""

from __future__ import annotations

import gzip
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

_TYPES: Final = {
    "css": "text/css",
    "ftl": "text/plain",
    "html": "text/html",
    "ico": "image/x-icon",
    "jpg": "image/jpeg",
    "js": "text/javascript",
    "json": "application/json",
    "m4a": "audio/mp4",
    "map": "application/json",
    "mp3": "audio/mpeg",
    "ogg": "audio/ogg",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "wasm": "application/wasm",
    "wav": "audio/wav",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "woff2": "font/woff2",
}
_PACKED: Final = frozenset({"css", "ftl", "html", "js", "json", "map", "svg", "txt", "webmanifest", "wasm"})

NO_CLIENT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Three Thirteen</title></head>
<body><h1>Three Thirteen</h1>
<p>The server is running, but the client has not been built into this copy of the program.</p>
<p>In a clone of the project, build it with <code>python3 dev.py client</code>, or play in the terminal:
<code>three-thirteen play</code>.</p>
<p>For programs: <a href="/docs">the HTTP interface</a>, <a href="/openapi.json">its OpenAPI schema</a>.</p>
</body></html>
"""


class Page(msgspec.Struct, frozen=True):
    """A file as it is served. ``lasting``: its name changes when it does, so it may be kept for ever."""

    content: bytes
    media_type: str
    packed: bytes | None = None
    lasting: bool = False


class Pages:
    """All files of the client, in memory: a few hundred kilobytes."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self._pages: dict[str, Page] = {}
        root = folder if folder is not None else resources.files("threethirteen.server") / "client"
        if root.is_dir():
            self._read(root, "")

    @property
    def built(self) -> bool:
        """There is a client."""
        return "index.html" in self._pages

    def find(self, path: str) -> Page | None:
        """The file at this path; the client itself for a path of the client's own; None where a file is missing."""
        name = path.strip("/")
        if name in self._pages and name:
            return self._pages[name]
        if "." in name.rpartition("/")[2] or name.startswith(("api/", "assets/")) or name == "api":
            return None
        return self._pages.get("index.html") or Page(NO_CLIENT.encode(), _TYPES["html"])

    def _read(self, folder: Traversable, prefix: str) -> None:
        for file in folder.iterdir():
            if file.name.startswith((".", "__")) or file.name.endswith(".py"):
                continue
            if file.is_dir():
                self._read(file, f"{prefix}{file.name}/")
                continue
            ending = file.name.rpartition(".")[2].lower()
            content = file.read_bytes()
            self._pages[prefix + file.name] = Page(
                content,
                _TYPES.get(ending, "application/octet-stream"),
                gzip.compress(content, mtime=0) if ending in _PACKED and len(content) > 512 else None,
                lasting=prefix.startswith("assets/"),
            )
