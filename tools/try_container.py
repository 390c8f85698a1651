"""Try the container image: `make try-container`.

Where podman or docker works it builds deploy/Containerfile and runs the image. Elsewhere, as root
on Debian, each step of the file is done in a clean chroot, one for each stage, and the server is
started there as the image would start it. Either way it must call itself well, serve the page and
play a whole game against a bot.
"""

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from tests.patience import wait_until
from tests.processes import running
from tools.try_wheel import answers, check_page, play_bot

ROOT: Final = Path(__file__).parents[1]
FILE: Final = ROOT / "deploy" / "Containerfile"
BUILDERS: Final = ("podman", "docker")
IMAGE: Final = "regnum-tried"
ADDRESS: Final = "http://127.0.0.1:8765"
RELEASE: Final = "bookworm"
RESOLVER: Final = Path("etc/resolv.conf")
CERTIFICATES: Final = Path("etc/ssl/certs/ca-certificates.crt")
TRUSTED: Final = Path("machine.pem")
TRUSTING: Final = ("PIP_CERT", "NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE")
"""A chroot asks whom this machine asks, and trusts whom it trusts: there may be a proxy between
us and what is installed."""


def main() -> None:
    for builder in BUILDERS:
        if shutil.which(builder) and not quietly(builder, "info"):
            try_image(builder)
            return
    if os.geteuid() or not shutil.which("debootstrap"):
        sys.exit("This needs podman or docker, or debootstrap and the rights to use it.")
    with tempfile.TemporaryDirectory(prefix="regnum-container-") as folder:
        try_in_chroots(Path(folder))


def quietly(*command: str) -> int:
    return subprocess.run(command, capture_output=True, check=False).returncode


def try_image(builder: str) -> None:
    subprocess.run([builder, "build", "--file", FILE, "--tag", IMAGE, ROOT], check=True)
    publish = ["--publish", "127.0.0.1:8765:8765"]
    with running([builder, "run", "--rm", *publish, IMAGE]) as server:
        try_server(server)


def try_server(server: subprocess.Popen[bytes]) -> None:
    wait_until(lambda: answers(ADDRESS, server), "the server answers")
    check_page(ADDRESS)
    print(f"The page is served, a game was played: {play_bot(ADDRESS)}")


# --- without a builder ---------------------------------------------------------------------------


class Stage:
    """A folder that becomes an image, step by step."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.variables = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}
        if (folder / TRUSTED).is_file():
            self.variables |= dict.fromkeys(TRUSTING, f"/{TRUSTED}")
        self.user = "root"
        self.place = Path("/")
        self.health: list[str] = []
        self.command: list[str] = []

    def inside(self, path: str | Path) -> Path:
        return self.folder / str(self.place / path).lstrip("/")

    def chrooted(self, command: Sequence[str]) -> list[str]:
        """The command that runs another one in here, where and as whom it is to run."""
        variables = [f"{name}={value}" for name, value in self.variables.items()]
        there = ["sh", "-c", 'cd "$0" && exec "$@"', str(self.place), *command]
        userspec = f"--userspec={self.user}"
        return ["chroot", userspec, str(self.folder), "env", "-i", *variables, *there]

    def run(self, command: str) -> None:
        subprocess.run(self.chrooted(["sh", "-ec", command]), check=True)


def try_in_chroots(folder: Path) -> None:
    stages: dict[str, Stage] = {}
    with ExitStack() as mounted:
        base = debian(folder / "base")
        stage = Stage(base)
        for instruction, rest in instructions():
            print(f"{instruction} {rest}", flush=True)
            if instruction == "FROM":
                words = rest.split()
                name = words[2] if len(words) > 1 else str(len(stages))
                subprocess.run(["cp", "--archive", base, folder / name], check=True)
                stage = stages[name] = Stage(folder / name)
                mounted.enter_context(kernel_files(stage.folder))
            else:
                follow(stage, stages, instruction, rest)
        stage.variables["REGNUM_HOST"] = "127.0.0.1"  # a chroot has no network of its own
        with running(stage.chrooted(stage.command), stop_by=signal.SIGTERM) as server:
            wait_until(lambda: not quietly(*stage.chrooted(stage.health)), "it calls itself well")
            try_server(server)


def follow(stage: Stage, stages: dict[str, Stage], instruction: str, rest: str) -> None:
    """Do a step; what this does not know ends the program."""
    if instruction == "RUN":
        stage.run(rest)
    elif instruction == "COPY":
        *source, what, where = rest.split()
        if source:
            origin = stages[source[0].removeprefix("--from=")].inside(what)
            subprocess.run(["cp", "--archive", origin, stage.inside(where)], check=True)
        else:
            copy_clone(stage.inside(where))
    elif instruction == "ENV":
        name, _, value = rest.partition("=")
        stage.variables[name] = value
    elif instruction == "WORKDIR":
        stage.place = Path(rest)
        stage.inside(".").mkdir(parents=True, exist_ok=True)
    elif instruction == "USER":
        stage.user = rest
    elif instruction == "HEALTHCHECK":
        stage.health = json.loads(rest.removeprefix("CMD "))
    elif instruction == "CMD":
        stage.command = json.loads(rest)
    elif instruction not in {"VOLUME", "EXPOSE"}:
        sys.exit(f"{FILE.name}: what {instruction} does is not known here.")


def instructions() -> Iterator[tuple[str, str]]:
    """The steps of the file, those of several lines as one."""
    text = FILE.read_text().replace("\\\n", " ")
    for line in text.splitlines():
        if line and not line.startswith("#"):
            instruction, _, rest = line.partition(" ")
            yield instruction, " ".join(rest.split()) if instruction == "RUN" else rest


def debian(folder: Path) -> Path:
    """The smallest Debian, with what it needs of this machine."""
    install = ["debootstrap", "--variant=minbase", RELEASE, str(folder)]
    print(shlex.join(install), flush=True)
    subprocess.run(install, check=True, stdout=subprocess.DEVNULL)
    shutil.copyfile(Path("/") / RESOLVER, folder / RESOLVER)
    if (Path("/") / CERTIFICATES).is_file():
        shutil.copyfile(Path("/") / CERTIFICATES, folder / TRUSTED)
    return folder


@contextmanager
def kernel_files(folder: Path) -> Iterator[None]:
    """/proc and /dev, without which hardly a program runs."""
    made = []
    try:
        for kind, place in (["--types=proc", "proc"], "proc"), (["--rbind", "/dev"], "dev"):
            subprocess.run(["mount", *kind, folder / place], check=True)
            made.append(folder / place)
        yield
    finally:
        for mounted in reversed(made):
            subprocess.run(["umount", "--recursive", "--lazy", mounted], check=True)


def copy_clone(folder: Path) -> None:
    """What is committed, as a clone has it."""
    clone = ["git", "-C", str(ROOT), "archive", "HEAD"]
    unpack = ["tar", "--extract", "--directory", str(folder)]
    with subprocess.Popen(clone, stdout=subprocess.PIPE) as archive:
        subprocess.run(unpack, stdin=archive.stdout, check=True)


if __name__ == "__main__":
    main()
