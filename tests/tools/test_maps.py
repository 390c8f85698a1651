"""The maps tell the truth: lands touch on the rounded paths exactly where the rules say so."""

import itertools
import math

import pytest

from tools.maps.board import PAGE, Board, Point, carolingi, wallenstein
from tools.maps.proof import Chart, chart, inside

BOARDS = {board.game: board for board in (wallenstein(), carolingi())}
CHARTS = {game: chart(PAGE / game / "map.json") for game in BOARDS}
GAP = 10.0
"""Lands that are no neighbours lie at least so far apart."""

games = pytest.mark.parametrize("game", sorted(BOARDS))
seatings = pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game, board in BOARDS.items() for seats in board.seats]
)


@games
def test_every_land_of_the_board_has_an_outline_that_closes(game: str) -> None:
    assert set(CHARTS[game].document["lands"]) == set(BOARDS[game].lands)
    for id in BOARDS[game].lands:
        outline = CHARTS[game].outline(id)
        assert len(set(outline)) == len(outline) > 20


@games
def test_no_outline_cuts_another_or_itself(game: str) -> None:
    assert list(CHARTS[game].crossings()) == []


@seatings
def test_lands_share_a_border_exactly_where_they_are_adjacent(game: str, seats: int) -> None:
    in_play = set(BOARDS[game].in_play(seats))
    assert among(in_play, CHARTS[game].borders()) == among(in_play, BOARDS[game].borders)


def among(lands: set[str], pairs: frozenset[tuple[str, str]] | set[tuple[str, str]]) -> set[str]:
    return {f"{a} - {b}" for a, b in pairs if a in lands and b in lands}


@games
def test_lands_that_are_not_adjacent_keep_apart(game: str) -> None:
    outlines = {id: CHARTS[game].outline(id) for id in BOARDS[game].lands}
    for a, b in itertools.combinations(sorted(outlines), 2):
        if (a, b) not in BOARDS[game].borders:
            near = min(math.dist(p, q) for p in outlines[a] for q in outlines[b])
            assert near > GAP, (a, b)


@games
def test_name_and_pieces_stand_inside_their_land(game: str) -> None:
    for id, land in BOARDS[game].lands.items():
        for size in ("wide", "narrow"):
            outline = drawn(CHARTS[game], size, id)
            for slot in slots(CHARTS[game], BOARDS[game], size, id):
                assert inside(slot, outline), (id, size, slot, land.slots)


def drawn(on: Chart, size: str, id: str) -> list[Point]:
    """An outline as it is drawn: on a narrow screen the map is stretched upwards."""
    tall = on.document["stretch"] if size == "narrow" else 1
    return [(x, y * tall) for x, y in on.outline(id)]


def slots(on: Chart, board: Board, size: str, id: str) -> list[Point]:
    """The middle of the name, of each piece, and of each place in the row."""
    stamp = on.document["stamps"][size]
    x, y = on.document["lands"][id][size]
    row, width = stamp["row"]
    count = board.lands[id].slots
    return [
        (x, y + stamp["name"]),
        *((x + dx, y + dy) for dx, dy in stamp["pieces"].values()),
        *((x + (index - (count - 1) / 2) * width, y + row) for index in range(count)),
    ]


@games
def test_sea_links_lead_over_the_water_between_the_lands_they_name(game: str) -> None:
    links = CHARTS[game].document["links"]
    assert {tuple(link["between"]) for link in links} == BOARDS[game].sea_links
    for link in links:
        start, _, end = link["curve"]
        for id, shore in zip(link["between"], (start, end), strict=True):
            assert min(math.dist(shore, p) for p in CHARTS[game].outline(id)) < 1
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
        assert not any(inside(middle, CHARTS[game].outline(id)) for id in BOARDS[game].lands)


@seatings
def test_a_smaller_game_sees_all_its_lands(game: str, seats: int) -> None:
    left, top, width, height = CHARTS[game].document["views"][str(seats)]
    for id in BOARDS[game].in_play(seats):
        for x, y in CHARTS[game].outline(id):
            assert left <= x <= left + width
            assert top <= y <= top + height
