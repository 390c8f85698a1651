"""The ring of territories as a picture (`regnum.core.picture`). Everything lies open."""

from collections.abc import Sequence
from functools import cache
from math import ceil, cos, radians, sin
from typing import Any, Final, TypeAlias
from zlib import crc32

from regnum.core.picture import (
    Picture,
    PlayerLine,
    Point,
    art,
    legend,
    part,
    shared,
    shared_group,
    use,
    use_path,
)
from regnum.games.carolus.facts import TERRITORIES

GAME = "carolus"
CLAN_NAMES: Final = ("red", "pink", "blue", "yellow", "green")
MIDDLE: Final = Point(500, 500)
ARC: Final = 19.4
"""Degrees that one segment takes, whatever has been merged."""

HOME: Final = 360 / TERRITORIES
OUTER: Final = 488.0
INNER: Final = 262.0
ROAD: Final = 216.0
"""The way around the middle on which the Emperor goes."""

CIRCLES: Final = (
    ("sea", 497.0),
    ("deep", 492.0),
    ("isle", 252.0),
    ("road", ROAD),
    ("steps", ROAD),
    ("floor", 178.0),
)

ROUGH: Final = (0, 7, -4, 9, 2, -6, 5, -2, 8, -5, 3, -8, 6, -3, 4)
"""A small, fixed unevenness, so that coasts look drawn by hand."""

COAST: Final = (-0.47, -0.24, 0, 0.24, 0.47)
FLANK: Final = (458.0, 412.0, 360.0, 312.0, 282.0)

Slots: TypeAlias = tuple[tuple[float, float], ...]

SLOTS: Final[Slots] = (
    (400.0, -5.6),
    (400.0, 0.0),
    (400.0, 5.6),
    (360.0, -6.1),
    (360.0, 0.0),
    (360.0, 6.1),
    (320.0, -3.6),
    (320.0, 3.6),
)
"""Where paladins stand on a segment: distance from the middle, degrees off the segment's own."""

PILES: Final[Slots] = ((400.0, -4.6), (400.0, 4.6), (348.0, -5.0), (348.0, 5.0), (306.0, 0.0))
"""The same for piles of a clan each."""


@cache
def drawn_with() -> str:
    return shared(GAME, floor())


def floor() -> str:
    """The sea, the isle in the middle and the Emperor's road."""
    rays = [at(74 if turn % 2 else 172, turn * 18) for turn in range(20)]
    star = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in rays) + "Z"
    drawn = "".join(
        f'<circle class="{name}" cx="500" cy="500" r="{radius:g}"/>' for name, radius in CIRCLES
    )
    return shared_group(GAME, "floor", f'{drawn}<path class="inlay" d="{star}"/>')


def picture(view: dict[str, Any]) -> Picture:
    territories = view["territories"]
    turned = angles(territories)
    body = ['<rect class="leaf" width="1000" height="1000"/>', part(GAME, "floor")]
    body += [ground(territory, turned) for territory in territories]
    body += [pieces(territory, turned) for territory in territories]
    body += [supply(view, clan, index) for index, clan in enumerate(CLAN_NAMES)]
    body.append(emperor(view, turned))
    box, below = legend((0, 0, 1000, 1000), title(view), told(view))
    return Picture(GAME, title(view), box, drawn_with(), "".join(body) + below)


# --- the ring -----------------------------------------------------------------------------------


def angles(territories: Sequence[dict[str, Any]]) -> list[float]:
    """The angle of each segment's middle, clockwise from the top. The ring is turned so that the
    segments stay as near as they can to where they lay at first."""
    gap = (360 - TERRITORIES * ARC) / len(territories)
    placed = [0.0] * TERRITORIES
    angle = 0.0
    for territory in territories:
        for segment in territory["segments"]:
            placed[segment - 1] = angle + ARC / 2
            angle += ARC
        angle += gap
    drift = [near(index * HOME - place) for index, place in enumerate(placed)]
    turn = sum(near(one - drift[0]) for one in drift) / len(drift) + drift[0]
    return [index * HOME + near(place + turn - index * HOME) for index, place in enumerate(placed)]


def near(angle: float) -> float:
    """The same angle between -180 and 180."""
    return (angle + 180) % 360 - 180


def at(radius: float, angle: float) -> Point:
    turn = radians(angle - 90)
    return Point(MIDDLE.x + radius * cos(turn), MIDDLE.y + radius * sin(turn))


def middle_of(segments: Sequence[int], turned: Sequence[float]) -> float:
    """The angle of a territory's middle. The ring may begin anew inside it, so only the first
    segment counts."""
    return turned[segments[0] - 1] + ARC * (len(segments) - 1) / 2


def rough(index: int) -> int:
    return ROUGH[index % len(ROUGH)]


def outline(segments: Sequence[int], turned: Sequence[float]) -> str:
    """Around a territory."""
    outer, inner = [], []
    for segment in segments:
        for step, share in enumerate(COAST):
            angle = turned[segment - 1] + share * ARC
            outer.append(at(OUTER - abs(rough(segment * 4 + step)) * 1.4, angle))
            inner.append(at(INNER + rough(segment * 3 + step * 2) * 0.7, angle))
    after, before = flank(segments[-1], 1, turned), flank(segments[0], -1, turned)
    return rounded([*outer, *after, *inner[::-1], *before[::-1]])


def flank(segment: int, side: int, turned: Sequence[float]) -> list[Point]:
    return [
        at(
            radius,
            turned[segment - 1] + side * (ARC / 2 - abs(rough(segment * 7 + index * side)) * 0.06),
        )
        for index, radius in enumerate(FLANK)
    ]


def rounded(points: Sequence[Point]) -> str:
    """A rounded line around these points, and back to where it began."""
    path = "M{:.1f},{:.1f}".format(*between(points[-1], points[0]))
    for index, point in enumerate(points):
        end = between(point, points[(index + 1) % len(points)])
        path += f"Q{point.x:.1f},{point.y:.1f} {end.x:.1f},{end.y:.1f}"
    return path + "Z"


def between(one: Point, other: Point) -> Point:
    return Point((one.x + other.x) / 2, (one.y + other.y) / 2)


def ground(territory: dict[str, Any], turned: Sequence[float]) -> str:
    """The land of a territory, and whose it is."""
    segments, soils = territory["segments"], art(GAME)["terrain"]
    shape = outline(segments, turned)
    name = f"land-{crc32(shape.encode()):x}"
    drawn = f'<defs><path id="regnum-{GAME}-{name}" d="{shape}"/></defs>'
    for classes in ("shore", f"soil {soils[segments[0] - 1]}"):
        drawn += use_path(GAME, name, classes)
    for segment in segments[1:]:
        drawn += f'<path class="soil {soils[segment - 1]}" d="{outline([segment], turned)}"/>'
    return drawn + use_path(GAME, name, f"land {territory['owner'] or 'free'}")


# --- what stands on it --------------------------------------------------------------------------


def pieces(territory: dict[str, Any], turned: Sequence[float]) -> str:
    segments, castles = territory["segments"], territory["castles"]
    number = at(450, turned[segments[0] - 1] - (5.4 if castles else 0))
    corner = f'x="{number.x:.1f}" y="{number.y + 10:.1f}"'
    drawn = [f'<text class="number" {corner}>{territory["number"]}</text>']
    for index, segment in enumerate(segments[:castles]):
        place = at(449, turned[segment - 1] + (0 if index else 2.2))
        drawn.append(use(f"regnum-castle-{territory['owner']}", place, 60))
    drawn += paladins(territory, turned)
    counts = [(side, count) for side, count in territory["strengths"].items() if count]
    most = max([count for _, count in counts], default=0)
    alone = [count for _, count in counts].count(most) == 1
    centre = middle_of(segments, turned)
    for index, (side, count) in enumerate(counts):
        place = at(284, centre + (index - (len(counts) - 1) / 2) * 5.32)
        leads = " leads" if alone and count == most else ""
        drawn.append(
            f'<g class="tallies"><circle class="scale {side}{leads}" cx="{place.x:.1f}" '
            f'cy="{place.y:.1f}" r="{16 if leads else 13}"/><text class="scale {side}" '
            f'x="{place.x:.1f}" y="{place.y + 6.7:.1f}" font-size="20">{count}</text></g>'
        )
    return "".join(drawn)


def paladins(territory: dict[str, Any], turned: Sequence[float]) -> list[str]:
    """Each paladin for itself, or a pile for each clan where there is no room."""
    segments, found = territory["segments"], territory["paladins"]
    single = [clan for clan in CLAN_NAMES for _ in range(found[clan])]
    if len(single) <= len(SLOTS) * len(segments):
        laid = settled(single, segments, turned, SLOTS)
        return [use(f"regnum-cube-{clan}", place, 33) for clan, place in laid]
    piles = settled([clan for clan in CLAN_NAMES if found[clan]], segments, turned, PILES)
    drawn = [use(f"regnum-cube-{clan}", place, 40) for clan, place in piles]
    for clan, place in piles:
        if found[clan] == 1:
            continue
        x, y = place.x + 17, place.y + 17
        drawn.append(
            f'<g class="tallies"><circle cx="{x:.1f}" cy="{y:.1f}" r="13"/>'
            f'<text x="{x:.1f}" y="{y + 7:.1f}" font-size="21">{found[clan]}</text></g>'
        )
    return drawn


def settled(
    items: Sequence[str], segments: Sequence[int], turned: Sequence[float], slots: Slots
) -> list[tuple[str, Point]]:
    """Spread evenly over the segments of a territory."""
    placed = []
    taken = 0
    for index, segment in enumerate(segments):
        share = ceil((len(items) - taken) / (len(segments) - index))
        for slot, item in enumerate(items[taken : taken + share]):
            radius, off = centred(slots, slot, share)
            placed.append((item, at(radius, turned[segment - 1] + off)))
        taken += share
    return placed


def centred(slots: Slots, slot: int, count: int) -> tuple[float, float]:
    """A slot; the last row is centred when it is not full."""
    radius, off = slots[slot]
    row = [each for other, each in slots[:count] if other == radius]
    return radius, off - sum(row) / len(row)


def supply(view: dict[str, Any], clan: str, index: int) -> str:
    """The paladins of a clan that nobody has, and its marker if that is free."""
    place = at(116, index * 72)
    drawn = f'<circle class="well" cx="{place.x:.1f}" cy="{place.y:.1f}" r="50"/>'
    lifted = Point(place.x, place.y - 11)
    if view["markers"][clan] is None:
        sides = "".join(
            f'<ellipse cx="{place.x:.1f}" cy="{place.y + drop:.1f}" rx="34" ry="28" '
            f'fill="var({fill})"/>'
            for drop, fill in ((-4, "--clan-deep"), (-11, "--clan"))
        )
        sign = use(f"regnum-emblem-{clan}", lifted, 36)
        drawn += f'<g data-clan="{clan}">{sides}<g style="--emblem:var(--on-clan)">{sign}</g></g>'
    else:
        drawn += use(f"regnum-cube-{clan}", lifted, 46)
    corner = f'x="{place.x:.1f}" y="{place.y + 41:.1f}"'
    return drawn + f'<text class="supply" {corner}>{view["middle"][clan]}</text>'


def emperor(view: dict[str, Any], turned: Sequence[float]) -> str:
    (place,) = [one for one in view["territories"] if one["number"] == view["emperor"]]
    x, y = at(ROAD, middle_of(place["segments"], turned))
    return (
        f'<ellipse class="shadow" cx="{x:.1f}" cy="{y + 35:.1f}" rx="21" ry="7"/>'
        f'<use href="#regnum-king" x="{x - 31:.1f}" y="{y - 43:.1f}" width="62" height="83"/>'
    )


# --- below it -----------------------------------------------------------------------------------


def title(view: dict[str, Any]) -> str:
    over = " · the game is over" if view["result"] else ""
    return f"Carolus Magnus · round {view['round']}{over}"


def told(view: dict[str, Any]) -> list[PlayerLine]:
    built = {side["side"]: side["castles"] for side in view["sides"]}
    return [
        PlayerLine(
            use(f"regnum-castle-{player['side']}", Point(0, -4), 52),
            (
                f"{built[player['side']]} castles",
                f"{sum(player['court'].values())} at court",
                f"{sum(player['reserve'].values())} in reserve",
            ),
            player["seat"] in view["to_move"],
        )
        for player in view["players"]
    ]
