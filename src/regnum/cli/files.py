"""Records on disk. What goes wrong there is told in a sentence."""

import os
from pathlib import Path

from regnum.core.errors import BadRecord, RegnumError
from regnum.core.history import History
from regnum.registry import read

LATEST = "latest"
"""The note that names the game played last."""


def games_folder() -> Path:
    """Where games are kept if nobody says otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "regnum"


def note_latest(file: Path) -> None:
    """Remember which game was played last, for `--resume`."""
    note = games_folder() / LATEST
    note.parent.mkdir(parents=True, exist_ok=True)
    note.write_text(f"{file.resolve()}\n", encoding="utf-8")


def latest_game() -> Path | None:
    """The game that was played last, if its file is still there."""
    note = games_folder() / LATEST
    if not note.is_file():
        return None
    file = Path(note.read_text(encoding="utf-8").strip())
    return file if file.is_file() else None


def read_record(file: Path, board: Path | None = None) -> History:
    """The game whose record is in a file, on its own board or on that of another file."""
    try:
        return read(file.read_bytes().decode(), None if board is None else str(board))
    except FileNotFoundError:
        raise BadRecord(f"There is no file {file}.") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{file} is not a text file.") from None
    except OSError as error:
        raise BadRecord(f"{file} cannot be read: {error.strerror}.") from None


def check_writable(file: Path) -> None:
    """Refuse a file that could not be written before anybody works for it."""
    try:
        is_new = not file.exists()
        with file.open("a"):
            pass
        if is_new:
            file.unlink()
    except OSError as error:
        raise RegnumError(f"{file} cannot be written: {error.strerror}.") from None


def check_folder(folder: Path) -> None:
    """Make a folder, or refuse it, before anybody works for what goes there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise RegnumError(f"The folder {folder} cannot be made: {error.strerror}.") from None
    check_writable(folder / "a game.txt")


def write_record(file: Path, record: str) -> None:
    """Replace the file whole, so that a crash leaves the old one or the new one."""
    if not file.name:
        raise RegnumError(f"{str(file)!r} is not the name of a file.")
    fresh = file.with_name(file.name + ".new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with fresh.open("w", encoding="utf-8", newline="\n") as out:
            out.write(record)
            out.flush()
            os.fsync(out.fileno())
        fresh.replace(file)
    except OSError as error:
        raise RegnumError(f"{file} cannot be written: {error.strerror}.") from None
