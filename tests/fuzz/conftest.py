"""A server in a process of its own, which must not complain of anything."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.servers import Host

COMPLAINTS = ("Traceback", " ERROR ")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    found = Host(tmp_path, log=tmp_path / "log")
    with found.up() as process:
        yield found
        assert process.poll() is None, f"the server has ended: {found.said()}"
    complaints = [line for line in found.said().splitlines() if any(c in line for c in COMPLAINTS)]
    assert not complaints, found.said()
