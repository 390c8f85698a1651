"""What a host can choose, and the limits that keep one guest from spoiling it for the others.

A setting is given by a flag of `regnum serve` (`--set port=8765`; the usual ones have a name of
their own), else by the environment (REGNUM_PORT), else in a file (`port = 8765`); docs/hosting.md
lists them all.
"""

import dataclasses
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from regnum.core.errors import RegnumError
from regnum.language import LANGUAGES

PREFIX: Final = "REGNUM_"
LEVELS: Final = ("debug", "info", "warning", "error")
SECURITIES: Final = ("starttls", "tls", "none")


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: int
    per_second: float


@dataclass(frozen=True, slots=True)
class Settings:
    """All of them, with what is sensible for a table among friends."""

    data: Path
    """The folder with the key that signs cookies and, without a database address, the games."""

    database: str | None = None
    """The address of a PostgreSQL database."""

    secret: str | None = None
    """Signs cookies in place of the data folder's key, for servers on several machines."""

    host: str = "127.0.0.1"
    port: int = 8765
    log_level: str = "info"

    boards: tuple[Path, ...] = ()
    """Files of boards on which Carolingi is offered, too; see docs/boards.md."""

    hosts: tuple[str, ...] = ()
    """The names under which the server answers, with their port if it is not the usual one; any
    name if there are none."""

    languages: tuple[str, ...] = ()
    """Those that are offered, the first for whoever asks for none of them; all that there are texts
    in, if none is named."""

    origins: tuple[str, ...] = ()
    """Addresses from which the page may be used besides the one it is served from, for a host
    behind a proxy that changes names."""

    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Whose word on a visitor's address is believed."""

    requests: Rate = Rate(200, 40)
    """Of one address."""

    new_tables: Rate = Rate(20, 0.2)
    """Of one player."""

    new_tables_per_address: Rate = Rate(100, 1)

    sign_ins: Rate = Rate(20, 0.1)
    """Attempts of one address."""

    hints: Rate = Rate(30, 0.5)
    """Of one address: a bot thinks for each."""

    messages: Rate = Rate(60, 20)
    """On one line to a table."""

    sockets_per_address: int = 200
    bot_pace: float = 0.35
    """Seconds between two decisions of a bot, so that people can follow."""

    bot_processes: int = 2
    """Processes in which bots choose their moves."""

    bots_think_along: bool = False
    """Whether the strongest bots think ten times as long where a person decides at the same time:
    nobody waits for them then."""

    request_within: float = 20
    """Seconds that a request may take to arrive."""

    log_requests: bool = False
    """Whether each request is logged as a line of JSON."""

    metrics: bool = False
    """Whether /metrics tells figures for Prometheus."""

    adviser: str | None = None
    """The bot that gives hints, the strongest of each game if none is named."""

    away_after: float = 120
    """Seconds without a connection after which a player is away."""

    idle_after: float = 300
    """Seconds without a viewer after which a table leaves memory."""

    expire_after: float | None = None
    """Days after which a table where nothing happens is forgotten; none is unless the host says."""

    sweep_every: float = 5
    """Seconds between two looks for tables where a bot or a clock is due."""

    address: str | None = None
    """Where people find the page, for links in mail: https://regnum.example."""

    notices_after: float = 60
    """Seconds that a turn waits before who asked for it is told; ten times as long while they have
    the table before them."""

    mail_server: str | None = None
    """Where mail is handed over, as name:port; without it there is no mail."""

    mail_security: str = "starttls"
    """How the line to it is secured."""

    mail_user: str | None = None
    mail_password: str | None = None
    mail_from: str | None = None
    """The address that mail comes from."""

    mails: Rate = Rate(5, 1 / 600)
    """Requests for mail, of one address and to one."""

    push_anywhere: bool = False
    """Whether a push service may be a machine of our own, without TLS: for tests alone."""

    @property
    def spoken(self) -> tuple[str, ...]:
        """The languages that are offered."""
        return self.languages or LANGUAGES


NAMES: Final = tuple(field.name for field in dataclasses.fields(Settings))


def gather(
    given: Mapping[str, Any], environment: Mapping[str, str], file: Path | None, data: Path
) -> Settings:
    """The settings from flags, environment and file, the former before the latter, with this data
    folder if none names one. What makes no sense is refused with a sentence."""
    written = {} if file is None else _read(file)
    unknown = sorted(written.keys() - set(NAMES))
    if unknown:
        raise RegnumError(f"{file} sets {unknown[0]!r}, which is no setting; see docs/hosting.md.")
    heard = {
        name: _parsed(environment[PREFIX + name.upper()])
        for name in NAMES
        if PREFIX + name.upper() in environment
    }
    flags = {name: value for name, value in given.items() if value is not None}
    try:
        found = {"data": data} | written | heard | flags
        settings = msgspec.convert(found, Settings, strict=False, dec_hook=_path)
    except msgspec.ValidationError as error:
        raise RegnumError(f"A setting makes no sense: {error}.") from None
    if settings.log_level not in LEVELS:
        raise RegnumError(f"The log level is one of: {', '.join(LEVELS)}.")
    unspoken = [language for language in settings.languages if language not in LANGUAGES]
    if unspoken:
        raise RegnumError(
            f"There are no texts in the language {unspoken[0]!r}, only in: {', '.join(LANGUAGES)}."
        )
    _check_mail(settings)
    return settings


def by_flag(words: Sequence[str]) -> dict[str, Any]:
    """What `--set NAME=VALUE` sets, with values as in the environment."""
    found = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name not in NAMES:
            raise RegnumError(f"--set takes NAME=VALUE, not {word!r}; see docs/hosting.md.")
        found[name] = _parsed(value)
    return found


def _check_mail(settings: Settings) -> None:
    if settings.mail_security not in SECURITIES:
        raise RegnumError(f"The security of mail is one of: {', '.join(SECURITIES)}.")
    if settings.mail_server and not (settings.mail_from and settings.address):
        raise RegnumError("Mail needs mail_from, and the address of the page for its links.")


def _path(kind: type, value: Any) -> Path:
    if kind is not Path or not isinstance(value, str | Path):
        raise NotImplementedError
    return Path(value)


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise RegnumError(f"{file} cannot be read: {error.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise RegnumError(f"{file} is no TOML file: {error}.") from None


def _parsed(text: str) -> Any:
    """Lists and rates are written in the environment as in the file."""
    if not text.startswith(("[", "{")):
        return text
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError as error:
        raise RegnumError(f"A setting makes no sense: {text} ({error}).") from None
