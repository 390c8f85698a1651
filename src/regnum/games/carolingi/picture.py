"""The realm as a picture (`regnum.core.picture`): what everybody sees of a position."""

from functools import cache
from typing import Any

from regnum.core.picture import (
    Chart,
    Land,
    Picture,
    Point,
    Shields,
    Told,
    chart,
    hold,
    legend,
    name_of,
    numbered,
    part,
    shared,
    sheet,
    use,
    use_path,
)
from regnum.games.carolingi.board import Board

GAME = "carolingi"
COLOURS = ("red", "blue", "yellow", "white", "purple", "orange")
SHIELDS = Shields(GAME, "c", {colour: f"crest of-{colour}" for colour in COLOURS})
WIDTHS = (33.0, 29.0, 26.0, 23.0, 20.0, 18.0)
"""How wide the shields are, by how many stand in a row."""

FEW = 2
"""More gangs than this are told by a number."""


@cache
def drawn_with(regions: tuple[tuple[str, str], ...]) -> str:
    classes = {country: f"land in-{region}" for country, region in regions}
    return shared(GAME, sheet(GAME, classes, dict(regions)) + SHIELDS.shapes())


def picture(board: Board, view: dict[str, Any]) -> Picture | None:
    """None on an owner's board with other countries than the map has."""
    found = chart(GAME)
    regions = {slug: board.region_ids[board.region[at]] for at, slug in enumerate(board.slugs)}
    if regions.keys() != {land.id for land in found.lands}:
        return None
    left, top, width, height = found.views[str(view["seats"])]
    countries = {country["country"]: country for country in view["countries"]}
    united = {region["region"]: region["united"] for region in view["regions"]}
    colours = [player["colour"] for player in view["players"]]
    body = [
        f'<rect class="sea" x="{left}" y="{top}" width="{width}" height="{height}"/>',
        part(GAME, "lands"),
    ]
    for path, between in found.links:
        out = "" if countries.keys() >= set(between) else " out"
        body.append(f'<path class="link{out}" d="{path}"/>')
    for land in found.lands:
        country = countries.get(land.id)
        if country is None:
            body.append(use_path(GAME, land.id, "land out"))
        elif country["ruler"] is not None:
            ruler = country["ruler"]
            wash = "wash united" if united.get(regions[land.id]) == ruler else "wash"
            body.append(hold(GAME, land, f"of-{colours[ruler]}", wash))
    body.append(part(GAME, "borders"))
    for land in found.lands:
        body.append(name_of(found, land, land.id not in countries))
        if land.id in countries:
            body.append(pieces(found, land, countries[land.id], colours))
    box, below = legend((left, top, width, height), title(view), told(view))
    shapes = drawn_with(tuple(regions.items()))
    return Picture(GAME, title(view), box, shapes, "".join(body) + below)


def pieces(found: Chart, land: Land, country: dict[str, Any], colours: list[str]) -> str:
    """Whose followers stand in a country, what is built there and who rebels."""
    present = [(count, seat) for seat, count in enumerate(country["followers"]) if count]
    present.sort(key=lambda one: -one[0])
    width = WIDTHS[max(0, len(present) - 1)]
    drawn = []
    for index, (count, seat) in enumerate(present):
        place = Point(land.at.x + (index - (len(present) - 1) / 2) * (width + 1), land.at.y)
        drawn.append(SHIELDS.shield(colours[seat], place, width, count))
    step, below = found.row
    row = small_things(country, colours)
    for index, (icon, classes, number) in enumerate(row):
        x = land.at.x + (index - (len(row) - 1) / 2) * step
        y = land.at.y + (below if present else below * 0.35)
        drawn.append(use(f"regnum-c-{icon}", Point(x, y), step, classes))
        if number != 1:
            drawn.append(
                f'<text class="count {icon}" x="{x + step * 0.42:.1f}" y="{y + step * 0.5:.1f}" '
                f'font-size="{step * 0.72:.1f}">{number}</text>'
            )
    return "".join(drawn)


def small_things(country: dict[str, Any], colours: list[str]) -> list[tuple[str, str, int]]:
    """Woodland, palace, counters, gangs and hunger: shape, class and number."""
    row = [("woodland", "woodland", 1)] if country["woodland"] else []
    if country["palace"] is not None:
        row.append(("palace", f"palace of-{colours[country['palace']]}", 1))
    row += [("counter", "counter", 1)] * country["counters"]
    gangs = country["gangs"]
    row += [("gang", "gang", gangs)] if gangs > FEW else [("gang", "gang", 1)] * gangs
    if country["hungry"]:
        row.append(("hunger", "hunger", -country["hungry"]))
    return row


def title(view: dict[str, Any]) -> str:
    over = " · the game is over" if view["result"] else ""
    return f"Carolingi · {view['season']} {view['year']}{over}"


def told(view: dict[str, Any]) -> list[Told]:
    return [
        Told(
            SHIELDS.shield(player["colour"], Point(0, 0), 44),
            (
                numbered(sum(map(bool, player["conditions"].values())), "condition", "conditions"),
                f"{player['missi']} Missi",
                numbered(player["trophies"], "trophy", "trophies"),
            ),
            player["seat"] in view["to_move"],
        )
        for player in view["players"]
    ]
