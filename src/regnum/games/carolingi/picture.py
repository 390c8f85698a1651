"""The realm as a picture (`regnum.core.picture`): what everybody sees of a position."""

from functools import cache
from html import escape
from typing import Any

from regnum.core.picture import (
    Box,
    Chart,
    Land,
    Picture,
    Point,
    Shields,
    Stand,
    art,
    chart,
    in_a_row,
    in_sight,
    legend,
    numbered,
    on_map,
    players_of,
    shared,
    sheet,
    use,
)
from regnum.games.carolingi.board import Board

GAME = "carolingi"
COLOURS = ("red", "blue", "yellow", "white", "purple", "orange")
SHIELDS = Shields(GAME, "c", {colour: f"shield of-{colour}" for colour in COLOURS})
WIDTHS = (33.0, 29.0, 26.0, 23.0, 20.0, 18.0)
"""How wide the shields are, by how many stand in a row."""

FEW = 2
"""More gangs than this are told by a number."""

LETTER = 0.47
"""How wide a letter is, of its height."""


@cache
def drawn_with(regions: tuple[tuple[str, str], ...]) -> str:
    classes = {country: f"land in-{region}" for country, region in regions}
    return shared(GAME, sheet(GAME, classes, dict(regions)) + SHIELDS.shapes())


def picture(board: Board, view: dict[str, Any]) -> Picture | None:
    """None on an owner's board with other countries or regions than the map has."""
    found = chart(GAME)
    regions = {slug: board.region_ids[board.region[at]] for at, slug in enumerate(board.slugs)}
    strange = set(board.region_ids) - set(art(GAME)["slots"]["places"])
    if strange or regions.keys() != {land.id for land in found.lands}:
        return None
    countries = {country["country"]: country for country in view["countries"]}
    united = {region["region"]: region["united"] for region in view["regions"]}
    colours = [player["colour"] for player in view["players"]]
    stands = {
        land.id: Stand(
            holder_of(countries[land.id], colours),
            pieces(found, land, countries[land.id], colours),
            wash_of(countries[land.id], united.get(regions[land.id])),
        )
        for land in found.lands
        if land.id in countries
    }
    cards = [Slots(board, region, colours) for region in view["regions"]]
    whole = around(in_sight(GAME, view["seats"]), cards)
    box, below = legend(whole, title(view), players_of(view, SHIELDS, told))
    body = on_map(GAME, whole, "land", stands) + "".join([each.drawn() for each in cards]) + below
    return Picture(GAME, title(view), box, drawn_with(tuple(regions.items())), body)


# --- on the map ---------------------------------------------------------------------------------


def holder_of(country: dict[str, Any], colours: list[str]) -> str:
    """The colour of who rules a country."""
    ruler = country["ruler"]
    return "" if ruler is None else f"of-{colours[ruler]}"


def wash_of(country: dict[str, Any], uniter: int | None) -> str:
    """A region that is united shows more of its colour."""
    return "wash united" if uniter is not None and uniter == country["ruler"] else "wash"


def pieces(found: Chart, land: Land, country: dict[str, Any], colours: list[str]) -> str:
    """Whose followers stand in a country, what is built there and who rebels."""
    present = [(count, seat) for seat, count in enumerate(country["followers"]) if count]
    present.sort(key=lambda one: -one[0])
    width = WIDTHS[max(0, len(present) - 1)]
    drawn = []
    places = in_a_row(land.at.x, len(present), width + 1)
    for (count, seat), x in zip(present, places, strict=True):
        drawn.append(SHIELDS.shield(colours[seat], Point(x, land.at.y), width, count))
    step, below = found.row
    row = small_things(country, colours)
    y = land.at.y + (below if present else below * 0.35)
    places = in_a_row(land.at.x, len(row), step)
    for (icon, classes, number), x in zip(row, places, strict=True):
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


# --- around it ----------------------------------------------------------------------------------


class Slots:
    """The slots of a region, which lie beside its countries as on the page, and their cards."""

    def __init__(self, board: Board, region: dict[str, Any], colours: list[str]) -> None:
        told, self.region = art(GAME)["slots"], region["region"]
        place = board.region_ids.index(self.region)
        self.board, self.colours = board, colours
        self.name = board.region_names[place]
        self.cards: list[dict[str, Any]] = region["cards"]
        self.width, self.height = told["card"]
        self.gap, heading = told["gap"], told["heading"]
        left, self.top, columns = told["places"][self.region]
        self.corners = [
            Point(
                left + number % columns * (self.width + self.gap),
                self.top + heading + number // columns * (self.height + self.gap),
            )
            for number in range(board.slots[place])
        ]

    def drawn(self) -> str:
        free = [self._slot(corner) for corner in self.corners[len(self.cards) :]]
        cards = [
            self._card(card, corner) for card, corner in zip(self.cards, self.corners, strict=False)
        ]
        return self._heading() + f'<g class="in-{self.region}">{"".join([*free, *cards])}</g>'

    def _heading(self) -> str:
        script = min(15.0, self.width / (len(self.name) * LETTER))
        place = f'x="{self.corners[0].x + 2:g}" y="{self.corners[0].y - 6:g}"'
        return f'<text class="region" {place} font-size="{script:.1f}">{escape(self.name)}</text>'

    def _slot(self, corner: Point) -> str:
        return f'<rect class="slot" {self._sized(corner)} rx="4"/>'

    def _sized(self, corner: Point) -> str:
        return f'x="{corner.x:g}" y="{corner.y:g}" width="{self.width}" height="{self.height}"'

    def _card(self, card: dict[str, Any], corner: Point) -> str:
        """A card with its name, and what lies on it."""
        name = self.board.names[self.board.slugs.index(card["country"])]
        script = min(17.0, (self.width - 16) / (len(name) * LETTER))
        things = [(seat, count) for seat, count in enumerate(card["followers"]) if count]
        chips = len(things) + bool(card["gangs"]) + bool(card["problem"])
        step = min(21.0, (self.width - 14) / max(1, chips))
        lefts = [corner.x + 13 + number * step for number in range(chips)]
        inside = [
            f'<rect class="slip" {self._sized(corner)} rx="4"/>',
            f'<rect class="band" x="{corner.x + 1:g}" y="{corner.y + 1:g}" width="7" '
            f'height="{self.height - 2}" rx="3"/>',
            f'<text x="{corner.x + 13:g}" y="{corner.y + 17:g}" font-size="{script:.1f}">'
            f"{escape(name)}</text>",
        ]
        if card["gangs"]:
            left = lefts[len(things)]
            inside.append(use("regnum-c-gang", Point(left + 9.5, corner.y + 32.5), 19, "gang"))
            if card["gangs"] > 1:
                inside.append(
                    f'<text class="number" x="{left + 16:.1f}" y="{corner.y + 43:g}" '
                    f'font-size="13">{card["gangs"]}</text>'
                )
        if card["problem"]:
            middle = Point(lefts[-1] + 10, corner.y + 33)
            inside.append(
                f'<rect class="problem" x="{lefts[-1]:.1f}" y="{corner.y + 23:g}" width="20" '
                'height="20" rx="3"/>'
            )
            inside.append(use(f"regnum-c-{card['problem']}", middle, 16, "deed"))
        shields = [
            SHIELDS.shield(self.colours[seat], Point(left + 9, corner.y + 33), 19, count)
            for (seat, count), left in zip(things, lefts, strict=False)
        ]
        return f'<g class="card">{"".join(inside)}</g>' + "".join(shields)


def around(board: Box, cards: list[Slots]) -> Box:
    """What is in sight of the map, and all slots beside it."""
    left, top, width, height = board
    right, bottom = left + width, top + height
    for each in cards:
        for corner in each.corners:
            left, top = min(left, corner.x - each.gap), min(top, each.top - each.gap)
            right = max(right, corner.x + each.width + each.gap)
            bottom = max(bottom, corner.y + each.height + each.gap)
    return left, top, right - left, bottom - top


# --- below it -----------------------------------------------------------------------------------


def title(view: dict[str, Any]) -> str:
    over = " · the game is over" if view["result"] else ""
    return f"Carolingi · {view['season']} {view['year']}{over}"


def told(player: dict[str, Any]) -> tuple[str, ...]:
    return (
        numbered(sum(map(bool, player["conditions"].values())), "condition", "conditions"),
        f"{player['missi']} Missi",
        numbered(player["trophies"], "trophy", "trophies"),
    )
