"""A line between a server and its database that can be cut, stopped and slowed down."""

import socket
import threading
import time
from contextlib import suppress
from types import TracebackType
from typing import Self


class Proxy:
    """Passes on whatever comes to a port of its own. `delay` is how many seconds each piece is held
    back; a `closed` proxy takes nobody in."""

    def __init__(self, target: tuple[str, int]) -> None:
        self.delay = 0.0
        self.closed = False
        self._target = target
        self._lines: set[socket.socket] = set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]

    def __enter__(self) -> Self:
        threading.Thread(target=self._listen, daemon=True).start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.closed = True
        with suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self.cut()

    def cut(self) -> None:
        """Every line at once, without a word."""
        for line in list(self._lines):
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                if self.closed:
                    near.close()
                else:
                    self._connect(near)

    def _connect(self, near: socket.socket) -> None:
        try:
            far = socket.create_connection(self._target)
        except OSError:
            near.close()
            return
        self._lines |= {near, far}
        for source, sink in ((near, far), (far, near)):
            threading.Thread(target=self._pass_on, args=(source, sink), daemon=True).start()

    def _pass_on(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while piece := source.recv(65_536):
                time.sleep(self.delay)
                sink.sendall(piece)
        for line in (source, sink):
            self._lines.discard(line)
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
        source.close()
