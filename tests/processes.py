"""Processes that tests start. Each leads a group of its own, and whatever happens to the test, the
process is reaped and its group is gone: a leftover would fail whichever test runs next."""

import os
import random
import signal
import socket
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from tests.patience import PATIENCE

SERVICE_PORTS: Final = range(20_000, 32_000)
"""Below those that the system lends to outgoing connections, so that no client of another test
sits on a port between the moment it is found free and the moment it is listened on."""


@contextmanager
def running(
    command: Sequence[str | Path],
    *,
    environment: Mapping[str, str] | None = None,
    folder: Path | str | None = None,
    user: str | None = None,
    output: int | None = None,
    stop_by: signal.Signals = signal.SIGTERM,
) -> Iterator[subprocess.Popen[bytes]]:
    """The process of a command, stopped by this signal in the end."""
    process = subprocess.Popen(
        command,
        env=environment,
        cwd=folder,
        user=user,
        stdout=output,
        stderr=output,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        stop(process, stop_by)


def stop(process: subprocess.Popen[bytes], how: signal.Signals = signal.SIGTERM) -> None:
    """Ask, insist if need be, and ask those whom it has started as well."""
    process.send_signal(how)
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGTERM)


def free_port() -> int:
    """A port that nobody listens on."""
    while True:
        port = random.choice(SERVICE_PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
