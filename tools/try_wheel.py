"""Try what would be given away: `make wheel try-wheel`.

Each wheel or source archive is installed into an empty environment, as a stranger would. There
`regnum --version` must answer, and `regnum serve` must serve the page and a whole game against a
bot. The guest who plays it is the tests' own and runs outside of that environment.
"""

import argparse
import random
import signal
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

import httpx

from tests.patience import wait_until
from tests.processes import free_port, running
from tests.server.guests import Guest, play_to_the_end

CONSTRAINTS = Path(__file__).parents[1] / "constraints.txt"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("archives", nargs="+", type=Path, help="wheels and source archives")
    for archive in parser.parse_args().archives:
        with tempfile.TemporaryDirectory(prefix="regnum-try-") as folder:
            try_archive(archive.resolve(), Path(folder))


def try_archive(archive: Path, folder: Path) -> None:
    """Install it and play; what is wrong with it ends the program."""
    print(f"{archive.name}: installing ...", flush=True)
    venv.create(folder / "venv", with_pip=True)
    commands = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
    pip = [str(commands / "python"), "-m", "pip", "--disable-pip-version-check", "-qq"]
    constrained = ["install", "--constraint", str(CONSTRAINTS)]
    subprocess.run([*pip, *constrained, f"{archive}[server]"], cwd=folder, check=True)
    regnum = str(commands / "regnum")
    version = subprocess.check_output([regnum, "--version"], cwd=folder, text=True).strip()
    assert version.split(",")[0].removeprefix("regnum ") in archive.name, version
    port = free_port()
    serve = [regnum, "serve", "--port", str(port), "--data", str(folder / "data")]
    with running(serve, folder=folder, output=subprocess.DEVNULL, stop_by=signal.SIGINT) as server:
        address = f"http://127.0.0.1:{port}"
        wait_until(lambda: answers(address, server), "the server answers")
        check_page(address)
        result = play_bot(address)
    print(f"{archive.name}: {version}; the page is served, a game was played: {result}")


def answers(address: str, server: subprocess.Popen[bytes]) -> bool:
    assert server.poll() is None, "the server did not start"
    try:
        return httpx.get(f"{address}/api/health").is_success
    except httpx.HTTPError:
        return False


def check_page(address: str) -> None:
    """The page is there with its script, not the note that it is not built."""
    index = httpx.get(address).text
    script = index.partition('src="')[2].partition('"')[0]
    assert script, f"no page is served, but: {index}"
    served = httpx.get(f"{address}{script}")
    assert served.headers["Content-Type"].startswith("text/javascript"), served.headers


def play_bot(address: str) -> str:
    """A whole game against the strongest bot; winning it is not asked for."""
    with Guest(address, "Anna") as anna:
        socket = anna.socket(anna.open_table("me", "bot")["id"])
        play_to_the_end(random.Random(1), socket)
        return f"ranks {socket.table['result']['ranks']}"


if __name__ == "__main__":
    main()
