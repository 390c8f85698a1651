"""A server in a process of its own, to be killed: `python -m tests.faults.host PORT DATA [URL]`."""

import sys
from dataclasses import replace
from pathlib import Path

from regnum.server.serve import serve
from tests.server.conftest import lenient

if __name__ == "__main__":
    port, data, *address = sys.argv[1:]
    settings = lenient(Path(data), *address)
    serve(replace(settings, port=int(port), log_level="warning"))
