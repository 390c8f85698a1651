"""The example package, joined to the registry as an installed one would be."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from regnum import registry

DUEL = Path(__file__).parents[1] / "examples" / "duel"
ENTRY_POINTS = """\
[regnum.games]
duel = duel.game:Duel

[regnum.bots]
hasty = duel.bot:Hasty
"""


@contextmanager
def registered() -> Iterator[str]:
    """Duel can be played meanwhile: its package and its metadata are on the path."""
    with TemporaryDirectory() as folder:
        metadata = Path(folder, "regnum_duel-1.0.dist-info")
        metadata.mkdir()
        metadata.joinpath("METADATA").write_text("Name: regnum-duel\nVersion: 1.0\n")
        metadata.joinpath("entry_points.txt").write_text(ENTRY_POINTS)
        places = [str(DUEL), folder]
        sys.path += places
        registry._joined.cache_clear()
        try:
            yield "duel"
        finally:
            for place in places:
                sys.path.remove(place)
            registry._joined.cache_clear()
            registry._made.cache_clear()
            registry._named.clear()
