"""Servers in processes of their own, to be killed, starved and fed with nonsense."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx

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
        python = {"PYTHONPATH": os.pathsep.join(sys.path)}
        environment = {**os.environ, **python, **self.environment}
        output = None if self.log is None else os.open(self.log, os.O_WRONLY | os.O_CREAT)
        try:
            with running(self._command, environment=environment, output=output) as process:
                wait_until(lambda: self._answers(process), "the server answers")
                yield process
        finally:
            if output is not None:
                os.close(output)

    def _answers(self, process: subprocess.Popen[bytes]) -> bool:
        assert process.poll() is None, f"the server did not start: {self.said()}"
        try:
            return httpx.get(f"{self.address}/api/health", timeout=PATIENCE).is_success
        except httpx.HTTPError:
            return False

    def said(self) -> str:
        """What stands in its log."""
        if self.log is None or not self.log.exists():
            return ""
        return self.log.read_text(encoding="utf-8", errors="replace")
