"""What the page draws boards with, for pictures of them elsewhere: `python tools/art.py`.

Maps, shapes, colours and styles are taken out of web/src/boards, so that a board in a notebook is
the page's own. They are written to `art.json` of each game; with --check it is only said whether
that is what the page has.
"""

import argparse
import json
import re
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "web/src"
GAMES = ROOT / "src/regnum/games"

STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->", re.DOTALL)
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
SYMBOL = re.compile(r'<symbol id="([\w-]+)" viewBox="([\d. ]+)">(.*?)</symbol>', re.DOTALL)
DRAWING = re.compile(r'<svg\b[^>]*viewBox="([\d. ]+)"[^>]*>(.*?)</svg>', re.DOTALL)
BRANCH = re.compile(r"\{(?:#if|:else if) \w+ === '(\w+)'\}|\{(:else)\}|\{(/if)\}")
CLASS = re.compile(r"\.([\w-]+)")
VARIABLE = re.compile(r"var\((--[\w-]+)")
BOARD = re.compile(r"^\.(?:carolingi|wallenstein) ")
DECLARED = re.compile(r"(--[\w-]+):\s*([^;]+);")


class Sources(NamedTuple):
    """Where the art of a game is: files with its colours and with its styles, the classes of those
    that a picture uses, the file of its shapes, and the map."""

    colours: tuple[str, ...]
    styles: tuple[str, ...]
    classes: str
    shapes: str | None
    map: str | None
    used: str = ""


MAP_CLASSES = "sea shore ground hills hill mountains border heavy hold wash band name out link "

SOURCES = {
    "carolus": Sources(
        ("boards/carolus/pigments.css",),
        (
            "boards/carolus/Board.svelte",
            "boards/carolus/Ground.svelte",
            "boards/carolus/Land.svelte",
            "boards/carolus/Pieces.svelte",
        ),
        "sea deep isle road steps floor inlay well supply shadow shore soil wood meadow vineyard "
        "hill moor pasture pinewood rock orchard heath land black white gray number tallies scale "
        "leads",
        None,
        None,
        "--vermilion --ink --leaf --faded --hairline",
    ),
    "carolingi": Sources(
        ("boards/carolingi/pigments.css",),
        (
            "boards/map/Sheet.svelte",
            "boards/carolingi/Map.svelte",
            "boards/carolingi/Pieces.svelte",
            "boards/map/Shield.svelte",
            "boards/carolingi/Symbols.svelte",
        ),
        MAP_CLASSES
        + "land united region slot woodland palace counter gang hunger count shield field charge "
        "rim number long eye trunk seal",
        "boards/carolingi/Symbols.svelte",
        "boards/carolingi/map.json",
        "--ink --leaf --faded --hairline",
    ),
    "wallenstein": Sources(
        ("boards/wallenstein/Board.svelte",),
        (
            "boards/map/Sheet.svelte",
            "boards/wallenstein/Map.svelte",
            "boards/wallenstein/Pieces.svelte",
            "boards/map/Shield.svelte",
            "boards/wallenstein/Symbols.svelte",
        ),
        MAP_CLASSES
        + "county brandenburg sachsen oesterreich bayern kurpfalz building site revolt revolts "
        "figure shield field charge rim number long hollow ring tax grain yield",
        "boards/wallenstein/Symbols.svelte",
        "boards/wallenstein/map.json",
        "--ink --leaf --faded --hairline --w-green",
    ),
}

SEGMENTS = 15

PICKED = {
    "carolingi": (
        "charge",
        "woodland",
        "palace",
        "counter",
        "gang",
        "hunger",
        "follower",
        "trophy",
        "influence",
        "develop",
        "equip",
        "move",
        "battle",
    ),
    "wallenstein": ("charge", "palace", "church", "trading_post", "revolt", "leader", "statue"),
}
"""The shapes that stand on the map and on cards."""


def text(path: str) -> str:
    return COMMENT.sub("", (PAGE / path).read_text())


def squeezed(markup: str) -> str:
    """Without the spaces that only lay it out."""
    return re.sub(r"\s+", " ", markup).replace("> <", "><").strip()


def rules(path: str) -> list[tuple[str, str]]:
    """The rules of a stylesheet or a component by daylight, whatever the screen."""
    css = text(path)
    if path.endswith(".svelte"):
        css = "".join(STYLE.findall(css))
    css = re.sub(r"@[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", css)
    found = [(squeezed(each), squeezed(body)) for each, body in RULE.findall(css)]
    return [(each, body) for each, body in found if "data-light" not in each]


def styles(sources: Sources, scope: str) -> list[str]:
    """The rules for the classes that a picture uses, for what is inside of it only."""
    classes = set(sources.classes.split())
    kept = []
    for path in sources.styles:
        for selectors, body in rules(path):
            for selector in selectors.split(","):
                named = CLASS.findall(selector)
                if named and classes.issuperset(named) and ":" not in selector:
                    kept.append(f"{scope} {selector.strip()}{{{body}}}")
    return kept


def named(selectors: str) -> list[str]:
    """What each of them names, also where a component speaks of what is not its own."""
    return re.sub(r":global\(([^)]*)\)", r"\1", selectors).split(",")


def colours(sources: Sources, scope: str, used: str) -> list[str]:
    """The colours that are used, and those that things of a seat, a clan or a region have."""
    whole: dict[str, str] = {}
    scoped = []
    for path in ("style/pigments.css", *sources.colours):
        for selector, body in rules(path):
            if selector in (":root", ".carolingi", ".wallenstein"):
                whole |= dict(DECLARED.findall(body + ";"))
            elif DECLARED.search(body + ";"):
                scoped += [
                    f"{scope} {BOARD.sub('', one.strip())}{{{body}}}" for one in named(selector)
                ]
    wanted = set(re.findall(r"--[\w-]+", sources.used + used + "".join(scoped)))
    while (
        more := {name for one in wanted for name in VARIABLE.findall(whole.get(one, ""))} - wanted
    ):
        wanted |= more
    body = ";".join(f"{name}:{value.strip()}" for name, value in whole.items() if name in wanted)
    return [f"{scope}{{{body}}}", *scoped]


def branches(markup: str, last: str) -> dict[str, str]:
    """What a component draws in each case; its last one is called so."""
    parts = BRANCH.split(markup)
    common, found, name = parts[0], {}, ""
    for case, otherwise, end, drawn in zip(*[iter(parts[1:])] * 4, strict=True):
        name = last if otherwise else case
        if not end:
            found[name] = squeezed(common + drawn)
    return found


def piece(path: str, last: str = "") -> tuple[str, dict[str, str]]:
    """A component that is one drawing: its frame, and what is in it in each case."""
    found = DRAWING.search(text(path).split("</script>")[1])
    assert found is not None, path
    frame, markup = found.groups()
    return frame, branches(markup, last) if last else {"": squeezed(markup)}


def carolus_pieces() -> tuple[dict[str, str], list[str]]:
    """Castles, paladins, emblems and the Emperor, each with its own styles."""
    symbols: dict[str, str] = {}
    kept: list[str] = []
    art = {
        "emblem": ("boards/carolus/Emblem.svelte", "crown"),
        "castle": ("boards/carolus/Castle.svelte", "gray"),
        "king": ("art/King.svelte", ""),
    }
    for name, (path, last) in art.items():
        frame, cases = piece(path, last)
        for case, markup in cases.items():
            key = f"{name}-{case}" if case else name
            symbols[key] = symbol(
                "carolus", key, frame, f'<g class="{name}"><g class="{case}">{markup}</g></g>'
            )
        kept += piece_styles(path, "carolus", name)
    frame, cases = piece("boards/carolus/Cube.svelte")
    for clan in ("red", "pink", "blue", "yellow", "green"):
        sign = f'<use href="#regnum-emblem-{clan}" x="4.6" y="6.4" width="14.8" height="14.8"/>'
        markup = re.sub(r"<Emblem [^>]*/>", sign, cases[""])
        inside = f'<g data-clan="{clan}"><g class="cube">{markup}</g></g>'
        symbols[f"cube-{clan}"] = symbol("carolus", f"cube-{clan}", frame, inside)
    return symbols, kept + piece_styles("boards/carolus/Cube.svelte", "carolus", "cube")


def piece_styles(path: str, game: str, name: str) -> list[str]:
    """The styles of a component whose drawing bears this name, at rest."""
    scoped = []
    for selectors, body in rules(path):
        for selector in selectors.split(","):
            inside = selector.strip().removeprefix("svg").strip()
            if ".spent" not in inside and ":global" not in inside:
                scoped.append(f".regnum-{game} .{name} {inside}".strip() + f"{{{body}}}")
    return scoped


def slots() -> dict[str, Any]:
    """Where the cards of Carolingi lie around the map: how large one is, how far apart they are
    and how high a region's name above them; by region the corner, and how many side by side."""
    told = text("boards/carolingi/slots.ts")
    (card,) = re.findall(r"CARD = \{ width: (\d+), height: (\d+) \}", told)
    (gap,) = re.findall(r"GAP = (\d+)", told)
    (heading,) = re.findall(r"HEADING = (\d+)", told)
    places = re.findall(r"(\w+): \{ x: (\d+), y: (\d+), columns: (\d+) \}", told)
    return {
        "card": [int(number) for number in card],
        "gap": int(gap),
        "heading": int(heading),
        "places": {name: [int(number) for number in place] for name, *place in places},
    }


def symbol(game: str, key: str, frame: str, markup: str) -> str:
    """A shape to be used. Where it is, only what stands inside of it is seen by the styles, so it
    bears the name of the game once more."""
    named = f'id="regnum-{key}" class="regnum-{game}"'
    return f'<symbol {named} viewBox="{frame}" overflow="visible">{markup}</symbol>'


def terrain() -> list[str]:
    """The ground of each segment of the ring."""
    listed = text("boards/carolus/terrain.ts").split("const TERRAINS")[1]
    return re.findall(r"\bland\(\s*'(\w+)'", listed)[:SEGMENTS]


def shield(sources: Sources) -> str:
    """The outline of a seat's shield."""
    drawn = "".join(text(path) for path in sources.styles)
    (outline,) = re.findall(r'<path class="field" d="([^"]+)"', drawn)
    return str(outline)


def art_of(game: str, sources: Sources) -> dict[str, Any]:
    scope = f".regnum-{game}"
    kept = styles(sources, scope)
    art: dict[str, Any] = {}
    if sources.shapes is None:
        symbols, more = carolus_pieces()
        kept += more
        art["terrain"] = terrain()
    else:
        symbols = {
            key.split("-", 1)[1]: symbol(game, key, frame, squeezed(markup))
            for key, frame, markup in SYMBOL.findall(text(sources.shapes))
            if key.split("-")[1] in PICKED[game]
        }
        art["shield"] = shield(sources)
    if game == "carolingi":
        kept += piece_styles("boards/carolingi/Card.svelte", game, "card")
        art["slots"] = slots()
    used = "".join(kept) + "".join(symbols.values())
    art["style"] = colours(sources, scope, used) + kept
    art["symbols"] = symbols
    if sources.map:
        art["map"] = json.loads((PAGE / sources.map).read_text())
    return art


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    check = parser.parse_args().check
    stale = []
    for game, sources in SOURCES.items():
        path = GAMES / game / "art.json"
        made = json.dumps(art_of(game, sources), separators=(",", ":"), ensure_ascii=False) + "\n"
        if check and (not path.exists() or path.read_text() != made):
            stale.append(path.relative_to(ROOT).as_posix())
        elif not check:
            path.write_text(made)
    if stale:
        sys.exit(f"Not what the page draws: {', '.join(stale)}. `python tools/art.py` writes them.")


if __name__ == "__main__":
    main()
