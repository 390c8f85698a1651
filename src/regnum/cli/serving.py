"""`regnum serve`: what could go wrong before the server stands, told in a sentence."""

import os
import socket
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from regnum.cli.files import games_folder
from regnum.core.errors import RegnumError


def serve(given: dict[str, Any], words: Sequence[str], file: Path | None, browser: bool) -> None:
    """With the flags that were given, and with others as NAME=VALUE; the rest is left to
    environment, file and defaults."""
    try:
        from regnum.server.serve import serve as serve_until_stopped
        from regnum.server.settings import Settings, by_flag, gather
    except ImportError as error:
        raise RegnumError(
            f"The server needs {error.name}: install the extra with pip install 'regnum[server]'."
        ) from None
    settings: Settings = gather(by_flag(words) | given, os.environ, file, games_folder() / "server")
    host, port = settings.host, settings.port
    try:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        raise RegnumError(f"{host}:{port} cannot be listened on: {error.strerror}.") from None
    games = "a database" if settings.database else settings.data
    greeting = f"Regnum is at http://{host}:{port}/ (games in {games}; Ctrl-C stops it)"
    serve_until_stopped(settings, browser, greeting)
