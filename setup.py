"""Builds Regnum, with its rules and bots compiled by mypyc where a C compiler is at hand, and with
the page that was built before.

Everything else about the package stands in pyproject.toml. `REGNUM_PURE=1` leaves the rules
uncompiled, `REGNUM_PAGELESS=1` does without the page.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

COMPILED = ("src/regnum/core", "src/regnum/games", "src/regnum/bots")
"""The packages in which speed counts."""

INTERPRETED = (
    *("__init__.py", "picture.py", "printed.py", "datafile.py", "record.py", "invariants.py"),
    "places.py",
    "packed.py",
    *("scene.py", "document.py"),
)
"""Those of the first two rows would gain nothing that anybody notices: they gather names, draw,
print, read files, or check a position that is loaded. `packed` chooses between packed vectors and
lists when it is imported; the types of scenes and documents are read by the running program, for
which mypyc does not keep them."""

GCC = (
    "-w",  # nobody reads generated C; Python's own flags ask for every warning
    "-fvisibility=hidden",  # only a module's entry is called from outside: calls become direct
    *("-fno-tree-pta", "-fno-tree-sra"),  # passes that find nothing in it
)
"""What makes the build shorter by a quarter, and the games no slower."""

PAGE = Path("src/regnum/server/page/index.html")


def asks_for_metadata_only() -> bool:
    """Installers run this file for the metadata first, and only then to build."""
    return not {"egg_info", "dist_info", "sdist"}.isdisjoint(sys.argv)


def insist_on_page() -> None:
    """Nobody is to be given a server that has no page to serve."""
    given_away = not {"sdist", "bdist_wheel"}.isdisjoint(sys.argv)
    if given_away and not PAGE.is_file() and not os.environ.get("REGNUM_PAGELESS"):
        sys.exit(
            "regnum: the page is not built, and this would be a server without one. `make wheel` "
            "builds both; with Node: cd web && npm install --no-save && npm run build. Who needs "
            "the games and no server sets REGNUM_PAGELESS=1."
        )


def can_compile() -> bool:
    """Whether this Python's C compiler and its own headers are installed."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(shlex.split(command)[0]) is not None and headers.is_file()


def modules() -> list[str]:
    """The modules to compile."""
    found = (path for package in COMPILED for path in Path(package).rglob("*.py"))
    return sorted(path.as_posix() for path in found if path.name not in INTERPRETED)


def groups() -> list[tuple[list[str], str | None]]:
    """A library for each game and one each for core and bots, so that two cores can compile."""
    found: dict[str, list[str]] = {}
    for module in modules():
        room, *rest = Path(module).relative_to("src/regnum").parts
        found.setdefault(rest[0] if room == "games" else room, []).append(module)
    return [(files, f"regnum_{name}") for name, files in found.items()]


def extensions() -> list[Extension]:
    if asks_for_metadata_only() or os.environ.get("REGNUM_PURE"):
        return []
    if not can_compile():
        print("regnum: no C compiler or no Python headers, building uncompiled", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    # mypyc cannot go on from what it has kept of unchanged modules: it forgets which attributes are
    # marked as unset. C that comes out the same is not compiled again all the same.
    afresh = f"--cache-dir={os.devnull}"
    # -O1 takes three fifths of -O3's time to build and runs as fast: what is hot is arrays.
    built = mypycify([afresh, *modules()], separate=groups(), debug_level="0", opt_level="1")
    if os.name == "posix":
        for extension in built:
            extension.extra_compile_args.extend(GCC)
    return sorted(built, key=length, reverse=True)


def length(extension: Extension) -> int:
    """Of its C. The longest are compiled first, so that no core is left waiting for them."""
    return sum(Path(source).stat().st_size for source in extension.sources)


insist_on_page()
setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
