"""List what the rulebooks say and no case proves: `python tools/uncited.py [GAME ...]`.

A game's `rulebook.toml` names its sections, rulings and examples; the cases of the game say
with `@cites(...)` which of them they prove. The cases are read, not run.
"""

import argparse
import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "regnum" / "games"
CASES = ROOT / "tests" / "cases"


def games() -> list[str]:
    """The folders of the games that have a rulebook."""
    return sorted(rulebook.parent.name for rulebook in GAMES.glob("*/rulebook.toml"))


def rules(game: str) -> dict[str, str]:
    """Every section, ruling and example of a game's rulebook, with its title."""
    chapters: dict[str, dict[str, str]] = tomllib.loads(
        (GAMES / game / "rulebook.toml").read_text(encoding="utf-8")
    )
    return {number: title for chapter in chapters.values() for number, title in chapter.items()}


def citations(game: str) -> Iterator[tuple[str, str]]:
    """Each rule that a case of the game cites, and the case."""
    for path in sorted((CASES / game).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                case = f"{path.relative_to(ROOT)}::{node.name}"
                for rule in _cited(node):
                    yield rule, case


def uncited(game: str) -> dict[str, str]:
    """What no case of the game cites, with its title."""
    cited = {rule for rule, _ in citations(game)}
    return {rule: title for rule, title in rules(game).items() if rule not in cited}


def _cited(function: ast.FunctionDef) -> Iterator[str]:
    for decorator in function.decorator_list:
        match decorator:
            case ast.Call(func=ast.Name(id="cites"), args=arguments):
                yield from (str(ast.literal_eval(argument)) for argument in arguments)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", metavar="GAME", help="a game's folder; all by default")
    chosen = parser.parse_args().games or games()
    unknown = sorted(set(chosen) - set(games()))
    if unknown:
        parser.error(f"no rulebook of {', '.join(unknown)}; there are: {', '.join(games())}")
    missing = [(game, rule, title) for game in chosen for rule, title in uncited(game).items()]
    for game, rule, title in missing:
        print(f"{game} {rule}: {title}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
