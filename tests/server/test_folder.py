"""The data folder: its key, its lock, and whether it can be written."""

import os
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from regnum.core.errors import RegnumError
from regnum.server.folder import DataFolder
from regnum.server.identity import Bearer, identity_in
from tests.server.conftest import lenient, running
from tests.server.guests import Guest

ANNA = Bearer("anna")


def test_a_second_server_on_the_same_folder_is_refused(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path, shared=False)
    with pytest.raises(RegnumError, match="PostgreSQL"):
        DataFolder(tmp_path, shared=False)
    folder.leave()
    DataFolder(tmp_path, shared=False).leave()


def test_servers_that_share_a_database_share_a_folder(tmp_path: Path) -> None:
    for _ in range(2):
        DataFolder(tmp_path, shared=True)


def test_what_the_folder_holds_is_its_owners_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(lenient(data)) as address:
        httpx.put(f"{address}/api/me", json={"name": "Anna"})
        kept = {path.name: path.stat().st_mode & 0o077 for path in [data, *data.iterdir()]}
    assert {"secret.key", "regnum.sqlite3", "server.lock"} <= kept.keys()
    assert not any(kept.values()), kept


@pytest.mark.parametrize("key", [b"", b"short", b"x" * 31])
def test_a_key_that_is_too_short_is_refused(tmp_path: Path, key: bytes) -> None:
    (tmp_path / "secret.key").write_bytes(key)
    with pytest.raises(RegnumError, match="needs 32"):
        identity_in(tmp_path)


def test_a_key_is_there_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        identity_in(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_new_key_leaves_old_cookies_valid(tmp_path: Path) -> None:
    before = identity_in(tmp_path)
    cookie, token = before.cookie(ANNA), before.seat_token("t", 1)
    (tmp_path / "secret.key").rename(tmp_path / "secret.key.old")
    after = identity_in(tmp_path)
    assert after.cookie(ANNA) != cookie
    assert after.bearer(f"regnum={cookie}") == ANNA
    assert after.opens(token, "t", 1)
    assert not after.is_fresh(f"regnum={cookie}")
    assert after.is_fresh(f"regnum={after.cookie(ANNA)}")
    (tmp_path / "secret.key.old").unlink()
    assert identity_in(tmp_path).bearer(f"regnum={cookie}") is None


def test_a_secret_can_be_given(tmp_path: Path) -> None:
    first, second = "a" * 32, "b" * 32
    old = identity_in(tmp_path, first)
    assert not (tmp_path / "secret.key").exists()
    cookie = f"regnum={old.cookie(ANNA)}"
    assert identity_in(tmp_path, second).bearer(cookie) is None
    assert identity_in(tmp_path, f"{second} {first}").bearer(cookie) == ANNA
    with pytest.raises(RegnumError, match="needs 32"):
        identity_in(tmp_path, "")


def test_cookies_of_an_old_key_are_exchanged(tmp_path: Path) -> None:
    cookie = f"regnum={identity_in(tmp_path).cookie(ANNA)}"
    (tmp_path / "secret.key").rename(tmp_path / "secret.key.old")
    with running(lenient(tmp_path)) as address:
        answer = httpx.get(f"{address}/api/me", headers={"Cookie": cookie})
        assert answer.json()["id"] == "anna"
        assert "regnum=anna." in answer.headers["Set-Cookie"]
        again = httpx.get(f"{address}/api/me", headers={"Cookie": answer.headers["Set-Cookie"]})
        assert "Set-Cookie" not in again.headers


def test_private_answers_are_not_kept_by_caches(server: str) -> None:
    for path in ("/api/me", "/api/tables", "/api/nothing"):
        assert httpx.get(server + path).headers["Cache-Control"] == "no-store"


def spoil(path: Path) -> None:
    """Write nonsense over a file, as long as it was: SQLite has the index of its log in memory as
    a part of the file, and a process that reads behind a file's end is gone."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.write((b"nonsense" * (size // 8 + 1))[:size])


def test_ready_means_that_a_move_could_be_stored(tmp_path: Path) -> None:
    with running(lenient(tmp_path)) as address:
        assert httpx.get(f"{address}/api/ready").json() == {"ok": True}
        for path in tmp_path.glob("regnum.sqlite3*"):
            spoil(path)
        answer = httpx.get(f"{address}/api/ready")
        assert answer.status_code == 503
        assert answer.json()["error"]["key"] == "error-not-ready"
        assert httpx.get(f"{address}/api/health").json() == {"ok": True}


def test_a_page_that_comes_in_while_the_database_is_away_is_told_so(tmp_path: Path) -> None:
    with running(lenient(tmp_path)) as address, Guest(address, "Anna") as anna:
        table = anna.open_table("me", "screen")["id"]
        for path in tmp_path.glob("regnum.sqlite3*"):
            spoil(path)
        with pytest.raises(ConnectionClosed, match="error-not-ready"):
            anna.socket(table)
