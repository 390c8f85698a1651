"""Starting the server."""

import gc
import logging
import sys
import threading
import time
import webbrowser
from contextlib import suppress
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

import uvicorn

from regnum.registry import games
from regnum.server.app import application
from regnum.server.guard import RequestGuard
from regnum.server.settings import Settings
from regnum.server.slow_requests import hanging_up_after

LARGEST_MESSAGE: Final = 16_384
COLLECT_ALL_AFTER: Final = 6_000
"""Ticks of the server, ten a second, after which all memory is looked through. That holds up every
table for a quarter of a second."""

COLLECT_ALL_ENDED: Final = 2_000
"""Sockets that have come and gone, after which it is, too: each leaves some forty kilobytes."""

HANDED_OVER_AFTER: Final = 0.0005
"""Seconds for which a thread computes on while another waits for its turn. The one that stores
moves needs only a little of it, often."""

OPEN_WITHIN: Final = 20
"""Seconds that the browser waits for the server to answer."""


def serve(settings: Settings, open_browser: bool = False, greeting: str | None = None) -> None:
    """Serve until interrupted, after a greeting once nothing stands in the way."""
    guard = application(settings)
    prepared = config(settings, guard)
    if greeting is not None:
        print(greeting, flush=True)
    logging.basicConfig(
        level=settings.log_level.upper(),
        format="%(asctime)s %(levelname)-7s %(name)s: %(message)s",
    )
    logging.getLogger("alembic").setLevel(logging.WARNING)
    if open_browser:
        host = "localhost" if settings.host in ("0.0.0.0", "::") else settings.host
        address = f"http://{host}:{settings.port}/"
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    games()  # loaded before anybody asks for one
    gc.disable()
    sys.setswitchinterval(HANDED_OVER_AFTER)
    with suppress(KeyboardInterrupt):
        CalmServer(prepared, guard).run()


def config(settings: Settings, app: RequestGuard) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies),
        log_config=None,
        access_log=False,
        http=hanging_up_after(settings.request_within),
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # an update is half a kilobyte, a compressor fifty
        server_header=False,
        timeout_graceful_shutdown=3,
    )


class CalmServer(uvicorn.Server):
    """Looks through memory itself for what nobody holds. Python does so whenever there is more than
    before, and all tables wait meanwhile. But a move on a socket leaves nothing behind that must be
    looked for, only requests by HTTP do: after some of these what is new is looked through. What is
    still held then, mostly games and open sockets, stays until all is: now and then, and when many
    sockets have ended, which lie among it."""

    def __init__(self, config: uvicorn.Config, guard: RequestGuard) -> None:
        super().__init__(config)
        self._guard = guard
        self._looked_after = 0  # how many requests there had been at the last look
        self._ended_before = 0  # and sockets that had ended at the last look through all

    async def on_tick(self, counter: int) -> bool:
        requests, ended = self.server_state.total_requests, self._guard.ended
        if counter % COLLECT_ALL_AFTER == 0 or ended - self._ended_before >= COLLECT_ALL_ENDED:
            self._ended_before = ended
            gc.unfreeze()
            gc.collect()
        elif requests > self._looked_after:
            gc.collect()
        self._looked_after = requests
        gc.freeze()
        return await super().on_tick(counter)


def _open_when_ready(address: str) -> None:
    deadline = time.monotonic() + OPEN_WITHIN
    while time.monotonic() < deadline:
        try:
            with urlopen(f"{address}api/health", timeout=1):
                webbrowser.open(address)
                return
        except (URLError, OSError):
            time.sleep(0.2)
