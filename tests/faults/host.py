"""A server in a process of its own, to be killed: `python -m tests.faults.host PORT DATA [URL]`."""

import sys
from dataclasses import replace
from pathlib import Path

from regnum.server.serve import serve
from tests.server.conftest import lenient


def serve_there(port: int, data: Path, *database: str) -> None:
    settings = lenient(data, *database)
    serve(replace(settings, port=port, log_level="warning"))


if __name__ == "__main__":
    port, data, *address = sys.argv[1:]
    serve_there(int(port), Path(data), *address)
