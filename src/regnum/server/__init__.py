"""The table over the network: HTTP, sockets, storage, identity."""

import os
from pathlib import Path


def run(
    host: str = "127.0.0.1",
    port: int = 8765,
    data: Path = Path("regnum-data"),
    database: str | None = None,
    log_level: str = "info",
    open_browser: bool = False,
) -> None:
    """Serve until interrupted. `data` holds the games, unless `database` is the address of a
    PostgreSQL, and the key that signs cookies, unless REGNUM_SECRET in the environment does."""
    # Here and not above, because every process in which a bot thinks imports this package too.
    from regnum.server.serve import serve
    from regnum.server.settings import Settings

    secret = os.environ.get("REGNUM_SECRET")
    serve(
        Settings(data=data, database=database, secret=secret), host, port, log_level, open_browser
    )
