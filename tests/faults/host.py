"""A server in a process of its own, to be killed: `python -m tests.faults.host PORT DATA [URL]`."""

import sys
from pathlib import Path

from regnum.server.serve import serve
from tests.server.conftest import lenient

if __name__ == "__main__":
    port, data, *address = sys.argv[1:]
    serve(lenient(Path(data), *address), "127.0.0.1", int(port), "warning")
