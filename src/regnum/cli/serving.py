"""`regnum serve`: what could go wrong before the server stands, told in a sentence."""

import socket
from pathlib import Path

from regnum.core.errors import RegnumError

LEVELS = ("debug", "info", "warning", "error")


def serve(
    host: str, port: int, data: Path, database: str | None, log_level: str, browser: bool
) -> None:
    try:
        from regnum.server import run
        from regnum.server.serve import serve as _  # noqa: F401 - its libraries are an extra
    except ImportError as error:
        raise RegnumError(
            f"The server needs {error.name}: install the extra with pip install 'regnum[server]'."
        ) from None
    if log_level not in LEVELS:
        raise RegnumError(f"The log level is one of: {', '.join(LEVELS)}.")
    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RegnumError(f"{data} cannot be the data folder: {error.strerror}.") from None
    try:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        raise RegnumError(f"{host}:{port} cannot be listened on: {error.strerror}.") from None
    print(f"Regnum is at http://{host}:{port}/ (games in {database or data}; Ctrl-C stops it)")
    run(host, port, data, database, log_level, browser)
