"""What a host can choose, and the limits that keep one guest from spoiling it for the others."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: int
    per_second: float


@dataclass(frozen=True, slots=True)
class Settings:
    """`data` holds the key that signs cookies and, without a database address, the games.
    `origins` are addresses from which the page may be used besides the one it is served from,
    for a host behind a proxy that changes names."""

    data: Path
    database: str | None = None
    secret: str | None = None
    """Signs cookies in place of the data folder's key, for servers on several machines."""

    origins: tuple[str, ...] = ()
    requests: Rate = Rate(200, 40)
    new_tables: Rate = Rate(20, 0.2)
    messages: Rate = Rate(60, 20)
    sockets_per_address: int = 200
    bot_pace: float = 0.35
    """Seconds between two decisions of a bot, so that people can follow."""

    bot_processes: int = 2
    """Processes in which bots choose their moves."""

    adviser: str | None = None
    """The bot that gives hints, the strongest of each game if none is named."""

    away_after: float = 120
    """Seconds without a connection after which a player is away."""

    idle_after: float = 300
    """Seconds without a viewer after which a table leaves memory."""

    sweep_every: float = 5
    """Seconds between two looks for tables where a bot or a clock is due."""
