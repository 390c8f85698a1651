"""A server that is asked to stop tells the pages and goes, without a word of complaint."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE, wait_until
from tests.processes import free_port, running
from tests.server.guests import Guest

SERVICE_RESTART = 1012


def test_a_server_stops_when_asked_to(tmp_path: Path) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "regnum", "serve", "--port", str(port)]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(sys.path),
        "REGNUM_DATA": str(tmp_path),
    }

    def answers() -> bool:
        try:
            return httpx.get(f"{address}/api/ready").is_success
        except httpx.HTTPError:
            return False

    with running(command, environment=environment, output=subprocess.PIPE) as server:
        wait_until(answers, "the server answers")
        with Guest(address, "Anna") as anna:
            socket = anna.socket(anna.open_table("me", "bot")["id"])
            assert socket.ask("say", text="One moment")["t"] == "done"
            server.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                socket.until("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == SERVICE_RESTART
        said, _ = server.communicate(timeout=PATIENCE)
        assert server.returncode in (0, -signal.SIGTERM)
        assert b"Traceback" not in said
        assert b"leaked" not in said
