"""The server as the browser tests want it: bots that do not wait for anybody to follow, advice from
one that need not think, and boards of another edition if one is named."""

import sys
from pathlib import Path

from regnum.registry import game, games
from regnum.server.serve import serve
from regnum.server.settings import Rate, Settings

PLENTY = Rate(100_000, 100_000)

if __name__ == "__main__":
    port, data, edition = sys.argv[1:]
    if edition:
        for key in games():
            game(key).board_document()["version"] = edition
    settings = Settings(
        data=Path(data),
        port=int(port),
        log_level="warning",
        bot_pace=0,
        adviser="greedy",
        requests=PLENTY,
        new_tables=PLENTY,
        new_tables_per_address=PLENTY,
        messages=PLENTY,
        push_anywhere=True,
        notices_after=0.5,
        sweep_every=0.5,
    )
    serve(settings)
