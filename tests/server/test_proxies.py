"""Behind nginx and Caddy as `deploy/` has them, with TLS, on the real programs."""

import random
import re
import shutil
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.debian import install
from tests.patience import wait_until
from tests.processes import free_port
from tests.processes import running as running_process
from tests.server.conftest import lenient, running
from tests.server.guests import Guest, play_on

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "regnum.example"


class Certificate:
    """Of our own making, for loopback."""

    def __init__(self, folder: Path) -> None:
        self.file, self.key = folder / "regnum.pem", folder / "regnum.key"
        subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
        made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject]
        files = ["-out", str(self.file), "-keyout", str(self.key)]
        subprocess.run([*made, *files], check=True, capture_output=True)

    def trusted(self) -> ssl.SSLContext:
        """With TLS 1.2: in 1.3 tickets come after the handshake, and the thread that reads a socket
        waits for them in the midst of a read while another writes, which OpenSSL does not bear."""
        context = ssl.create_default_context(cafile=str(self.file))
        context.maximum_version = ssl.TLSVersion.TLSv1_2
        return context


def program(name: str, package: str) -> str:
    found = shutil.which(name) or (install(package) and shutil.which(name))
    if not found:
        pytest.skip(f"there is no {name} here")
    return found


def nginx(folder: Path, port: int, servers: list[str], certificate: Certificate) -> list[str]:
    """The command that runs it with our configuration, and nothing of the machine's."""
    site = (DEPLOY / "nginx.conf").read_text()
    site = site.replace(
        "    server 127.0.0.1:8765;", "\n".join(f"    server {each};" for each in servers)
    )
    site = site.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    site = site.replace("/etc/ssl/regnum.pem", str(certificate.file))
    site = site.replace("/etc/ssl/regnum.key", str(certificate.key))
    config = folder / "nginx.conf"
    places = "".join(
        f"{kind}_temp_path {folder / kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    config.write_text(
        f"daemon off; error_log stderr; pid {folder / 'pid'}; worker_processes 1;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{places}{site}\n}}\n"
    )
    return [program("nginx", "nginx-light"), "-c", str(config), "-p", str(folder)]


def caddy(folder: Path, port: int, servers: list[str], certificate: Certificate) -> list[str]:
    site = (DEPLOY / "Caddyfile").read_text().replace("127.0.0.1:8765", " ".join(servers))
    tls = f"https://localhost:{port} {{\n\ttls {certificate.file} {certificate.key}"
    site = site.replace(f"{NAME} {{", tls)
    config = folder / "Caddyfile"
    config.write_text(f"{{\n\tadmin off\n\tauto_https off\n}}\n{site}")
    return [program("caddy", "caddy"), "run", "--config", str(config), "--adapter", "caddyfile"]


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def proxied(
    request: pytest.FixtureRequest, tmp_path: Path, fresh_database: Callable[[], str]
) -> Iterator[tuple[str, ssl.SSLContext]]:
    """Two processes on PostgreSQL behind one address."""
    certificate = Certificate(tmp_path)
    port = free_port()
    settings = lenient(tmp_path / "data", fresh_database())
    with ExitStack() as stack:
        servers = [stack.enter_context(running(settings)).removeprefix("http://") for _ in range(2)]
        command = request.param(tmp_path, port, servers, certificate)
        stack.enter_context(running_process(command, output=subprocess.DEVNULL))
        address, trusted = f"https://localhost:{port}", certificate.trusted()

        def answers() -> bool:
            try:
                return httpx.get(f"{address}/api/ready", verify=trusted).is_success
            except httpx.HTTPError:
                return False

        wait_until(answers, "the proxy answers")
        yield address, trusted


def test_a_game_behind_a_proxy(proxied: tuple[str, ssl.SSLContext]) -> None:
    address, trusted = proxied
    with Guest(address, "Anna", trusted=trusted) as anna, Guest(address, trusted=trusted) as bert:
        assert "Secure" in httpx.get(f"{address}/", verify=trusted).headers["Set-Cookie"]
        table = anna.open_table("me", "link")
        assert bert.sit(table["links"]["1"]).is_success
        sockets = [anna.socket(table["id"]), bert.socket(table["id"])]
        sockets[0].until_table(lambda table: table["status"] == "running")
        play_on(sockets, 12, random.Random(5))
        version = max(socket.table["version"] for socket in sockets)
        for socket in sockets:
            socket.reach(version)
        assert sockets[0].journal == sockets[1].journal
        assert anna.http.get("/metrics").status_code == 404


def test_the_unit_makes_sense_to_systemd(tmp_path: Path) -> None:
    verify = shutil.which("systemd-analyze")
    if verify is None:
        pytest.skip("there is no systemd here")
    unit = tmp_path / "regnum.service"
    text = (DEPLOY / "regnum.service").read_text()
    unit.write_text(re.sub(r"ExecStart=\S+", "ExecStart=/bin/true", text))
    told = subprocess.run(
        [verify, "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert "regnum.service" not in told.stderr, told.stderr
