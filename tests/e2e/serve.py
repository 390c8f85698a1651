"""The server as the browser tests want it: bots that do not wait for anybody to follow, and advice
from one that need not think."""

import sys
from pathlib import Path

from regnum.server.serve import serve
from regnum.server.settings import Rate, Settings

PLENTY = Rate(100_000, 100_000)

if __name__ == "__main__":
    port, data = sys.argv[1:]
    settings = Settings(
        data=Path(data),
        port=int(port),
        log_level="warning",
        bot_pace=0,
        adviser="greedy",
        requests=PLENTY,
        new_tables=PLENTY,
        messages=PLENTY,
    )
    serve(settings)
