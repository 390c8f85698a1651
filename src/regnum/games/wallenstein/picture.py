"""The map as a picture (`regnum.core.picture`): what everybody sees of a position."""

from functools import cache
from typing import Any

from regnum.core.picture import (
    Chart,
    Land,
    Picture,
    Point,
    Shields,
    Stand,
    chart,
    in_a_row,
    in_sight,
    legend,
    numbered,
    on_map,
    players_of,
    shared,
    shared_group,
    sheet,
    use,
)
from regnum.games.wallenstein.board import GRAINS, IDS, REGION, REGION_IDS, SITES, TAX
from regnum.games.wallenstein.facts import BUILDING_NAMES

GAME = "wallenstein"
SHIELD = 31.0
FLAME = 22.0
FIGURE = 23.0

SHIELDS = Shields(
    GAME,
    "w",
    {colour: f"shield of-{colour}" for colour in ("red", "blue", "yellow", "purple", "black")},
)
REGION_OF = {county: REGION_IDS[REGION[index]] for index, county in enumerate(IDS)}
PRINTED = {county: (TAX[index], GRAINS[index], SITES[index]) for index, county in enumerate(IDS)}


@cache
def drawn_with() -> str:
    classes = {county: f"county {region}" for county, region in REGION_OF.items()}
    return shared(GAME, sheet(GAME, classes, REGION_OF) + SHIELDS.shapes() + yields())


def picture(view: dict[str, Any]) -> Picture:
    found = chart(GAME)
    counties = {county["county"]: county for county in view["counties"]}
    colours = [player["colour"] for player in view["players"]]
    stands = {
        land.id: Stand(
            holder_of(counties[land.id], colours),
            pieces(found, land, counties[land.id], colours),
        )
        for land in found.lands
        if land.id in counties
    }
    board = in_sight(GAME, view["seats"])
    box, below = legend(board, title(view), players_of(view, SHIELDS, told))
    body = on_map(GAME, board, "county", stands) + below
    return Picture(GAME, title(view), box, drawn_with(), body)


def holder_of(county: dict[str, Any], colours: list[str]) -> str:
    """The colour of who controls a county."""
    owner = county["owner"]
    return "" if owner is None else f"of-{colours[owner]}"


def pieces(found: Chart, land: Land, county: dict[str, Any], colours: list[str]) -> str:
    """What is printed and what stands in a county."""
    at = land.at
    tax, grain, sites = PRINTED[land.id]
    drawn = [
        crop("tax", moved(at, found.pieces["tax"]), tax),
        crop("grain", moved(at, found.pieces["grain"]), grain),
    ]
    middle = moved(at, found.pieces["shield"])
    if county["owner"] is not None:
        drawn.append(SHIELDS.shield(colours[county["owner"]], middle, SHIELD, county["armies"]))
    step, below = found.row
    built = [name for name in BUILDING_NAMES if name in county["buildings"]]
    row: list[str | None] = [*built, *[None] * (sites - len(built))]
    for building, x in zip(row, in_a_row(at.x, len(row), step), strict=True):
        place = Point(x, at.y + below)
        if building is None:
            drawn.append(site(place, step - 1))
        else:
            drawn.append(use(f"regnum-w-{building}", place, step - 1, "building"))
    if county["revolt"]:
        flame = Point(middle.x + SHIELD * 0.34 + FLAME / 2, middle.y - SHIELD * 0.72 + FLAME / 2)
        drawn.append(use("regnum-w-revolt", flame, FLAME, "revolt"))
        if county["revolt"] > 1:
            at_flame = f'x="{flame.x:.1f}" y="{flame.y + 8:.1f}"'
            drawn.append(f'<text class="revolts" {at_flame}>{county["revolt"]}</text>')
    figures = [("leader", seat) for seat in county.get("leaders", [])]
    figures += [("statue", seat) for seat in county.get("statues", [])]
    for index, (kind, seat) in enumerate(figures):
        place = Point(at.x - len(row) / 2 * step - (index + 0.5) * FIGURE, at.y + below)
        drawn.append(use(f"regnum-w-{kind}", place, FIGURE, f"figure of-{colours[seat]}"))
    return "".join(drawn)


def moved(at: Point, by: Point) -> Point:
    return Point(at.x + by.x, at.y + by.y)


def yields() -> str:
    """What counties bring, each number of it: Thalers on coins, grain on ears."""
    shapes = {
        "tax": '<circle r="10.5"/>',
        "grain": '<path d="M0 -12.5c9 6 11 11 9 17a9.5 9 0 0 1-18 0c-2-6 0-11 9-17z"/>',
    }
    return "".join(
        shared_group(
            GAME,
            f"{kind}-{number}",
            f'<g class="yield {kind}">{shape}<text y="5.2">{number}</text></g>',
        )
        for kind, shape in shapes.items()
        for number in sorted({*TAX, *GRAINS})
    )


def crop(kind: str, at: Point, number: int) -> str:
    return f'<use href="#regnum-{GAME}-{kind}-{number}" x="{at.x:g}" y="{at.y:g}"/>'


def site(at: Point, size: float) -> str:
    side = size * 0.68
    corner = f'x="{at.x - side / 2:.1f}" y="{at.y - side / 2:.1f}"'
    return f'<rect class="site" {corner} width="{side:.1f}" height="{side:.1f}"/>'


def title(view: dict[str, Any]) -> str:
    over = " · the war is over" if view["result"] else ""
    return f"Wallenstein · {view['season']} of year {view['year']}{over}"


def told(player: dict[str, Any]) -> tuple[str, ...]:
    return (
        numbered(player["points"], "point", "points"),
        numbered(player["counties"], "county", "counties"),
        f"{player['thalers']} Th., {player['grain']} grain",
    )
