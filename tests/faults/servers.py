"""Servers in processes of their own, to be killed, starved and fed with nonsense."""

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from unittest.mock import patch

import httpx

from tests.faults.host import serve_there
from tests.patience import PATIENCE, wait_until
from tests.processes import free_port, running


class Host:
    """A server that can be started again. What it says goes into `log`, and what it is to find in
    its environment into `environment`."""

    def __init__(
        self,
        data: Path,
        database: str | None = None,
        log: Path | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        self.log = log
        self.environment = dict(environment or {})
        place = [str(port), str(data), *([database] if database else [])]
        self._command = [sys.executable, "-m", "tests.faults.host", *place]

    @contextmanager
    def up(self) -> Iterator[subprocess.Popen[bytes]]:
        environment = {**os.environ, **modules_found(), **self.environment}
        output = None if self.log is None else os.open(self.log, os.O_WRONLY | os.O_CREAT)
        try:
            with running(self._command, environment=environment, output=output) as process:
                wait_until(lambda: self._answers(process.poll() is None), "the server answers")
                yield process
        finally:
            if output is not None:
                os.close(output)

    def _answers(self, alive: bool) -> bool:
        assert alive, f"the server did not start: {self.said()}"
        return answers(self.address)

    def said(self) -> str:
        """What stands in its log."""
        if self.log is None or not self.log.exists():
            return ""
        return self.log.read_text(encoding="utf-8", errors="replace")


class ForkedHost:
    """A server that can be killed and started again many times. Loading its libraries takes longer
    than anything else about a start, so a process that has loaded them once is forked."""

    def __init__(self, data: Path, database: str | None = None) -> None:
        port = free_port()
        self.address = f"http://127.0.0.1:{port}"
        self._place = (port, data, *([database] if database else []))
        self._forks = multiprocessing.get_context("forkserver")
        self._forks.set_forkserver_preload([__name__])
        self._process: ForkServerProcess | None = None

    def start(self) -> None:
        """Returns when it answers."""
        process = self._process = self._forks.Process(target=lead_a_group, args=self._place)
        with patch.dict(os.environ, modules_found()):  # by the process that is forked, too
            process.start()

        def ready() -> bool:
            assert process.is_alive(), "the server did not start"
            return answers(self.address)

        wait_until(ready, "the server answers")

    def kill(self) -> None:
        """With the bots that it has started."""
        if self._process is None or self._process.pid is None:
            return
        self._process.kill()
        self._process.join()
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)


def lead_a_group(port: int, data: Path, *database: str) -> None:
    os.setsid()
    serve_there(port, data, *database)


def modules_found() -> dict[str, str]:
    """An environment in which Python finds what it finds here."""
    return {"PYTHONPATH": os.pathsep.join(sys.path)}


def answers(address: str) -> bool:
    """Asked again and again, so it does not read all certificates that are trusted each time."""
    try:
        return httpx.get(f"{address}/api/health", timeout=PATIENCE, verify=False).is_success
    except httpx.HTTPError:
        return False
