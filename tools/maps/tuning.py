"""What is set by hand for each map: `tuning.toml`."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from tools.maps.board import Point
from tools.maps.stamp import Stamp

FILE = Path(__file__).with_name("tuning.toml")


@dataclass(frozen=True)
class Tuning:
    seed: int
    spread: float
    """The length of a border's spring, in mean borders."""
    anchor: float
    """How strongly lands hold on to where they began."""
    stiff: float
    """How little the coast bends after the lands."""
    reach: float
    """How far lands reach beyond the outermost borders, in mean borders."""
    stretch: float
    """How much taller the map is drawn on a small screen."""
    stamps: dict[str, Stamp]
    """How name and pieces stand to each other: on a wide screen, and on a narrow one."""
    shift: dict[str, Point] = field(default_factory=dict)
    """Moves a land's place before all else."""
    room: dict[str, float] = field(default_factory=dict)
    """How much longer the springs around a land are, how much larger an island."""
    area: dict[str, float] = field(default_factory=dict)
    """How large a land wants to be, measured by the middle one."""
    lines: dict[str, list[str]] = field(default_factory=dict)
    """How a name is broken into lines, where it is not one."""
    short: dict[str, str] = field(default_factory=dict)
    """The name on a small screen, where it is not the whole one."""


def tuning(game: str) -> Tuning:
    entry = tomllib.loads(FILE.read_text(encoding="utf-8"))[game]
    stamps = {name: Stamp(**stamp) for name, stamp in entry.pop("stamps").items()}
    return Tuning(stamps=stamps, **entry)
