"""The server as the browser tests want it: the same games in every run, bots that do not wait for
anybody to follow, advice from one that need not think, boards of another edition if one is named,
and owners' boards whose files are."""

import os
import secrets
import sys
from pathlib import Path
from random import Random

from regnum.registry import game, games
from regnum.server.serve import serve
from regnum.server.settings import Rate, Settings

PLENTY = Rate(100_000, 100_000)

SEED_BYTES = 16


def deal_the_same_games() -> None:
    """A test that fails fails again: the seeds of games come from one stream. REGNUM_SEED deals
    others."""
    unforeseen, stream = secrets.token_hex, Random(os.environ.get("REGNUM_SEED", "browser tests"))

    def token_hex(nbytes: int | None = None) -> str:
        return stream.randbytes(SEED_BYTES).hex() if nbytes == SEED_BYTES else unforeseen(nbytes)

    secrets.token_hex = token_hex


if __name__ == "__main__":
    deal_the_same_games()
    port, data, edition, *boards = sys.argv[1:]
    if edition:
        for key in games():
            game(key).board_document()["version"] = edition
    settings = Settings(
        data=Path(data),
        port=int(port),
        boards=tuple(Path(file) for file in boards),
        log_level="warning",
        bot_pace=0,
        adviser="greedy",
        requests=PLENTY,
        new_tables=PLENTY,
        new_tables_per_address=PLENTY,
        hints=PLENTY,
        messages=PLENTY,
        push_anywhere=True,
        notices_after=0.5,
        sweep_every=0.5,
    )
    serve(settings)
