"""The data folder: its owner's alone, and one server's at a time."""

from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

from regnum.core.errors import RegnumError
from regnum.server.storage.database import FILE

LOCK: Final = "server.lock"
OWNER_ONLY: Final = 0o600


class DataFolder:
    """Made where there is none. Two servers on one SQLite file would not hear of each other's
    moves, so the second is refused; with PostgreSQL any number may share it."""

    def __init__(self, path: Path, shared: bool) -> None:
        self.path = path
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise RegnumError(f"{path} cannot be the data folder: {error.strerror}.") from None
        # One thread opens the folder and another may leave it.
        self._lock = FileLock(path / LOCK, mode=OWNER_ONLY, thread_local=False)
        if not shared:
            self._claim()
            # For its owner only, and so will be what SQLite writes beside it.
            (path / FILE).touch(mode=OWNER_ONLY)

    def _claim(self) -> None:
        try:
            self._lock.acquire(blocking=False)
        except Timeout:
            raise RegnumError(
                f"A server runs on {self.path} already. Several servers on the same games need "
                "PostgreSQL: see --database."
            ) from None

    def leave(self) -> None:
        self._lock.release()
