"""A board as a picture: SVG, made from a view with what the page draws with.

The maps, shapes and colours of a game are in its `art.json`, which `tools/art.py` takes out of the
page. A picture shows what a view shows and nothing else, so nothing hidden can be seen in it.

This module is not compiled.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from math import ceil
from typing import Any, Final, NamedTuple, TypeAlias

MOST_FRAMES: Final = 16
"""Pictures in the strip of a game."""

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height."""

MARGIN: Final = 10.0
TITLE: Final = 44.0
ROW: Final = 84.0
"""How high the line below a board is, and what is told of a player."""

MOST_COLUMNS: Final = 5
"""Players who are told of side by side."""

SCRIPT: Final = (
    ".told{font-family:'EB Garamond',Georgia,serif;fill:var(--ink);"
    "font-variant-numeric:lining-nums}"
    ".leaf{fill:var(--leaf)}.cell{fill:none;stroke:var(--hairline);stroke-width:1.5}"
    ".cell.asked{stroke:#a92d16;stroke-width:4}.quiet{fill:var(--faded)}"
)


class Picture(NamedTuple):
    """A board at a moment. `shared` is what all pictures of the game are drawn with, `body` this
    one; `box` is what is in sight."""

    game: str
    label: str
    box: Box
    shared: str
    body: str

    @property
    def svg(self) -> str:
        return self._framed(self.shared + self.body)

    def _repr_svg_(self) -> str:
        return self.svg

    def _framed(self, inside: str) -> str:
        box = " ".join(f"{number:g}" for number in self.box)
        shape = f"width:100%;max-width:{self.box[2] * 0.78:.0f}px;height:auto"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="regnum-{self.game}" viewBox="{box}" '
            f'style="{shape}" role="img" aria-label="{escape(self.label)}">{inside}</svg>'
        )

    def frame(self) -> str:
        """Without what is shared: where another picture of the game stands beside it."""
        return self._framed(self.body)

    def only_shared(self) -> str:
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="regnum-{self.game}" width="0" '
            f'height="0" style="position:absolute" aria-hidden="true">{self.shared}</svg>'
        )


class Point(NamedTuple):
    x: float
    y: float


class Land(NamedTuple):
    """A land on a map: its outline, and where its name and pieces are."""

    id: str
    path: str
    lines: list[str]
    at: Point


class Chart(NamedTuple):
    """A map, read from the data that `tools/maps` makes (docs/maps.md)."""

    lands: list[Land]
    borders: list[tuple[str, list[str]]]
    """Each line with the lands beside it."""

    ground: str
    mountains: str
    links: list[tuple[str, list[str]]]
    script: float
    name: float
    pieces: dict[str, Point]
    row: Point
    """How far below its middle the small things of a land stand, and how far apart."""

    views: dict[str, list[float]]


@cache
def art(game: str) -> dict[str, Any]:
    """What the page draws a game with."""
    file = files("regnum.games") / game / "art.json"
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


@cache
def chart(game: str) -> Chart:
    """The map of a game, as a wide screen shows it."""
    told = art(game)["map"]
    arcs = [unpacked(arc) for arc in told["arcs"]]
    beside: dict[int, list[str]] = {}
    for name, land in told["lands"].items():
        for arc in land["arcs"]:
            beside.setdefault(~arc if arc < 0 else arc, []).append(name)
    stamp = told["stamps"]["wide"]
    return Chart(
        [
            Land(name, closed(around(arcs, land["arcs"])), land["lines"], Point(*land["wide"]))
            for name, land in told["lands"].items()
        ],
        [(line(arc), beside.get(number, [])) for number, arc in enumerate(arcs)],
        "".join(closed(unpacked(ring)) for ring in told["ground"]),
        "".join(closed(unpacked(ring)) for ring in told["mountains"]),
        [(bow(link["curve"]), link["between"]) for link in told["links"]],
        stamp["script"],
        stamp["name"],
        {name: Point(*at) for name, at in stamp["pieces"].items()},
        Point(stamp["row"][1], stamp["row"][0]),
        told["views"],
    )


def unpacked(numbers: Sequence[int]) -> list[Point]:
    """Points from their first place and the steps after it, in tenths."""
    x = y = 0
    points = []
    for step_x, step_y in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + step_x, y + step_y
        points.append(Point(x / 10, y / 10))
    return points


def around(arcs: Sequence[Sequence[Point]], numbers: Iterable[int]) -> list[Point]:
    """The points around a land; an arc below zero is walked backwards."""
    walked: list[Point] = []
    for number in numbers:
        arc = arcs[~number][::-1] if number < 0 else arcs[number]
        walked += arc[:-1]
    return walked


def line(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points)


def closed(points: Sequence[Point]) -> str:
    return line(points) + "Z"


def bow(curve: Sequence[Sequence[float]]) -> str:
    start, bend, end = [f"{x:g} {y:g}" for x, y in curve]
    return f"M{start}Q{bend} {end}"


def shared(game: str, drawn: str = "") -> str:
    """What all pictures of a game are drawn with: styles, shapes, and what never changes."""
    scoped = [f".regnum-{game} {rule}}}" for rule in SCRIPT.split("}") if rule]
    style = "".join([*art(game)["style"], *scoped])
    return f"<style>{style}</style><defs>{''.join(art(game)['symbols'].values())}{drawn}</defs>"


def sheet(game: str, classes: Mapping[str, str], regions: Mapping[str, str]) -> str:
    """The map before anything stands on it: each land in its class, heavier lines between regions;
    and an outline for each land, to be cut along."""
    found = chart(game)
    paths = {land.id: land.path for land in found.lands} | {"ground": found.ground}
    drawn = [
        *[use_path(game, "ground", "shore", f' stroke-width="{reach}"') for reach in (26, 16, 7)],
        use_path(game, "ground", "ground"),
        use_path(game, "ground", "", ' fill="url(#regnum-hills)"'),
        f'<path class="mountains" d="{found.mountains}"/>' if found.mountains else "",
        *[use_path(game, land.id, classes[land.id]) for land in found.lands],
    ]
    lines = [
        f'<path class="border{" heavy" if is_heavy(between, regions) else ""}" d="{path}"/>'
        for path, between in found.borders
    ]
    return "".join(
        [
            f'<pattern id="regnum-hills" class="regnum-{game}" width="46" height="40" '
            'patternUnits="userSpaceOnUse"><path class="hill" d="M6 14l5-6 5 6M29 34l5-6 5 6"/>'
            "</pattern>",
            *[f'<path id="regnum-{game}-{name}" d="{path}"/>' for name, path in paths.items()],
            *[cut(game, land.id) for land in found.lands],
            shared_group(game, "lands", "".join(drawn)),
            shared_group(game, "borders", "".join(lines)),
        ]
    )


def shared_group(game: str, name: str, drawn: str) -> str:
    """Something to be used as a whole. Where it is, only what stands inside of it is seen by the
    styles, so it bears the name of the game once more."""
    return f'<g id="regnum-{game}-{name}" class="regnum-{game}">{drawn}</g>'


def use_path(game: str, name: str, classes: str, more: str = "") -> str:
    """An outline that is shared, drawn in another way."""
    return f'<use href="#regnum-{game}-{name}" class="{classes}"{more}/>'


def cut(game: str, name: str) -> str:
    """What is cut along an outline."""
    outline = f'<use href="#regnum-{game}-{name}"/>'
    return f'<clipPath id="regnum-{game}-in-{name}">{outline}</clipPath>'


def is_heavy(between: Sequence[str], regions: Mapping[str, str]) -> bool:
    return len(between) < 2 or regions[between[0]] != regions[between[1]]


def part(game: str, name: str) -> str:
    """Something that is shared, drawn here."""
    return f'<use href="#regnum-{game}-{name}"/>'


def hold(game: str, land: Land, classes: str, wash: str) -> str:
    """The colour of who holds a land, along its borders and over all of it."""
    return (
        f'<g class="hold {classes}" clip-path="url(#regnum-{game}-in-{land.id})">'
        f"{use_path(game, land.id, wash)}{use_path(game, land.id, 'band')}</g>"
    )


def name_of(found: Chart, land: Land, out: bool) -> str:
    """The name of a land, in one line or two."""
    last = len(land.lines) - 1
    return "".join(
        f'<text class="name{" out" if out else ""}" x="{land.at.x:g}" font-size="{found.script}" '
        f'y="{land.at.y + found.name - (last - index) * found.script + found.script * 0.32:.1f}">'
        f"{escape(text)}</text>"
        for index, text in enumerate(land.lines)
    )


class Stand(NamedTuple):
    """What is in a land that is in play: the classes of who holds it, "" if nobody does, the
    pieces, and how strong the colour over all of it is."""

    holder: str
    pieces: str
    wash: str = "wash"


def on_map(game: str, box: Box, kind: str, stands: Mapping[str, Stand]) -> str:
    """A map with what stands on it. Lands are of this class; others than these are out of play."""
    found = chart(game)
    left, top, width, height = box
    body = [
        f'<rect class="sea" x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}"/>',
        part(game, "lands"),
    ]
    for path, between in found.links:
        out = "" if stands.keys() >= set(between) else " out"
        body.append(f'<path class="link{out}" d="{path}"/>')
    for land in found.lands:
        stand = stands.get(land.id)
        if stand is None:
            body.append(use_path(game, land.id, f"{kind} out"))
        elif stand.holder:
            body.append(hold(game, land, stand.holder, stand.wash))
    body.append(part(game, "borders"))
    for land in found.lands:
        stand = stands.get(land.id)
        body.append(name_of(found, land, stand is None))
        body.append("" if stand is None else stand.pieces)
    return "".join(body)


def in_sight(game: str, seats: int) -> Box:
    """The part of a map that so many play on."""
    left, top, width, height = chart(game).views[str(seats)]
    return left, top, width, height


def in_a_row(middle: float, count: int, step: float) -> list[float]:
    """Where so many things stand side by side around a middle."""
    return [middle + (index - (count - 1) / 2) * step for index in range(count)]


def use(shape: str, middle: Point, size: float, classes: str = "") -> str:
    """A shape around a point."""
    corner = f'x="{middle.x - size / 2:.1f}" y="{middle.y - size / 2:.1f}"'
    return f'<use class="{classes}" href="#{shape}" {corner} width="{size:g}" height="{size:g}"/>'


class Shields(NamedTuple):
    """What tells whose something is: shields with the colour and the charge of a player. A game
    calls its charges by a letter and gives each colour a class."""

    game: str
    letter: str
    classes: dict[str, str]

    def shapes(self) -> str:
        """A shield of each colour, to be used."""
        outline = f'<path id="regnum-{self.game}-shield" d="{art(self.game)["shield"]}"/>'
        return outline + cut(self.game, "shield") + "".join(map(self._shape, self.classes))

    def _shape(self, colour: str) -> str:
        charge = (
            f'<use href="#regnum-{self.letter}-charge-{colour}" class="charge" width="32" '
            f'height="36" clip-path="url(#regnum-{self.game}-in-shield)"/>'
        )
        field, rim = [use_path(self.game, "shield", name) for name in ("field", "rim")]
        inside = f'<g class="{self.classes[colour]}">{field}{charge}{rim}</g>'
        return shared_group(self.game, f"shield-{colour}", inside)

    def shield(self, colour: str, middle: Point, size: float, number: int | None = None) -> str:
        """One of them around a point, with a number on it."""
        corner = Point(middle.x - size / 2, middle.y - size * 36 / 64)
        place = f"translate({corner.x:.1f} {corner.y:.1f}) scale({size / 32:.3f})"
        long = number is not None and number > 9
        told = (
            f'<text class="number{" long" if long else ""}" x="16" y="{23 if long else 24}">'
            f"{number}</text>"
        )
        return (
            f'<g class="{self.classes[colour]}" transform="{place}">'
            f"{part(self.game, f'shield-{colour}')}{'' if number is None else told}</g>"
        )


class PlayerLine(NamedTuple):
    """What is told of a player below the board: a drawing around a point, and lines of text."""

    drawn: str
    lines: tuple[str, ...]
    asked: bool


def players_of(
    view: dict[str, Any], shields: Shields, lines: Callable[[dict[str, Any]], tuple[str, ...]]
) -> list[PlayerLine]:
    """What is told of each player of a view: the shield, and these lines."""
    return [
        PlayerLine(
            shields.shield(player["colour"], Point(0, 0), 44),
            lines(player),
            player["seat"] in view["to_move"],
        )
        for player in view["players"]
    ]


def legend(box: Box, title: str, players: Sequence[PlayerLine]) -> tuple[Box, str]:
    """A line and the players below a board, and what is in sight with them. A drawing is made
    around 0, 0 and set in place here."""
    left, top, width, height = box
    below = top + height
    columns = len(players) if len(players) <= MOST_COLUMNS else ceil(len(players) / 2)
    each = (width - MARGIN) / columns
    deep = TITLE + ceil(len(players) / columns) * (ROW + MARGIN)
    body = [
        f'<rect class="leaf" x="{left:g}" y="{below:g}" width="{width:g}" height="{deep:g}"/>',
        f'<text class="told" x="{left + MARGIN:g}" y="{below + 32:g}" font-size="{width / 40:.1f}" '
        f'font-weight="600">{escape(title)}</text>',
    ]
    for place, player in enumerate(players):
        row, column = divmod(place, columns)
        corner = Point(left + MARGIN + column * each, below + TITLE + row * (ROW + MARGIN))
        body.append(cell(corner, each - MARGIN, player))
    return (left, top, width, height + deep), "".join(body)


def cell(corner: Point, width: float, player: PlayerLine) -> str:
    """A player below the board."""
    script = min(23.0, (width - 70) / 7)
    step = min(script * 1.12, (ROW - 10) / len(player.lines))
    middle = corner.y + ROW / 2
    first = middle - step * (len(player.lines) - 1) / 2 + script * 0.33
    texts = "".join(
        f'<text class="told{" quiet" if number else ""}" x="{corner.x + 64:.1f}" '
        f'y="{first + number * step:.1f}" font-size="{script:.1f}">{escape(text)}</text>'
        for number, text in enumerate(player.lines)
    )
    return (
        f'<rect class="{"cell asked" if player.asked else "cell"}" x="{corner.x:.1f}" '
        f'y="{corner.y:g}" width="{width:.1f}" height="{ROW:g}" rx="6"/>'
        f'<g transform="translate({corner.x + 34:.1f} {middle:g})">{player.drawn}</g>{texts}'
    )


def numbered(number: int, one: str, more: str) -> str:
    """So many of something."""
    return f"{number} {one if number == 1 else more}"


def moments(count: int, most: int = MOST_FRAMES) -> list[int]:
    """So many numbers of lines at most, evenly from the start to the end of a game."""
    step = max(1, ceil(count / (most - 1)))
    return [*range(0, count, step), count]


def strip(pictures: Sequence[Picture], captions: Sequence[str]) -> str:
    """Pictures side by side, to page through: HTML that needs no program."""
    frames = "".join(
        '<figure style="flex:0 0 100%;margin:0;scroll-snap-align:start">'
        f'{picture.frame()}<figcaption style="font:15px Georgia,serif">{escape(caption)}'
        "</figcaption></figure>"
        for picture, caption in zip(pictures, captions, strict=True)
    )
    return (
        f"{pictures[0].only_shared()}"
        '<div tabindex="0" style="display:flex;gap:12px;max-width:640px;overflow-x:auto;'
        f'scroll-snap-type:x mandatory">{frames}</div>'
    )
