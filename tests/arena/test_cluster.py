"""An arena spread over a Ray cluster plays the same games."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import regnum
from regnum.arena import cluster
from regnum.arena.cluster import LOCAL, has_ray
from regnum.arena.match import Match
from regnum.core.errors import RegnumError
from tests.debian import install

GAMES = 4
ARENA = ["arena", "carolus-magnus", "--bots", "page,random", "--games", str(GAMES)]
ONLY_LOOPBACK = ["unshare", "--net", "sh", "-c", 'ip link set lo up && exec "$@"', "sh"]
"""In front of a command: it sees no network but this machine's own. Ray listens on every address
that it finds, and a test is to be reached by nobody."""


def games_of(file: Path, *how: str) -> list[tuple[int, list[int]]]:
    """Each game that was played, with its scores."""
    arena = [sys.executable, "-m", "regnum", *ARENA, "--out", str(file), *how]
    subprocess.run([*ONLY_LOOPBACK, *arena], check=True, capture_output=True, cwd=file.parent)
    rows = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    return sorted((row["number"], row["scores"]) for row in rows)


def may_be_alone() -> bool:
    """Whether a command can be given a network of its own."""
    if shutil.which("unshare") is None or not (shutil.which("ip") or install("iproute2")):
        return False
    tried = subprocess.run([*ONLY_LOOPBACK, "true"], capture_output=True, check=False)
    return tried.returncode == 0


@pytest.mark.skipif(not has_ray(), reason="Ray is not installed")
@pytest.mark.skipif(not regnum.compiled, reason="a cluster plays with what is installed")
def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    if not may_be_alone():
        pytest.skip("only root can give a command a network of its own")
    here = games_of(tmp_path / "here.jsonl", "--jobs", "1")
    assert len(here) == GAMES
    assert games_of(tmp_path / "cluster.jsonl", "--ray", LOCAL) == here


def test_where_there_is_no_ray_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "has_ray", lambda: False)
    match = Match("carolus-magnus", ("page", "random"), {}, "cluster", 3_000)
    with pytest.raises(RegnumError, match=r"pip install 'regnum\[ray\]'"):
        next(cluster.run_on_cluster(match, range(GAMES), LOCAL))
