"""The course of a game as a picture: a line for each seat, a dot where the game turned."""

from collections.abc import Sequence

from regnum.analysis.course import Point, Turning
from regnum.analysis.svg import Drawing

WIDTH = 900
HEIGHT = 420
LEFT = 56
RIGHT = 150
TOP = 50
BOTTOM = 50
APART = 16
"""Between two names at the right edge."""

BLOCKS = " ▁▂▃▄▅▆▇█"


def graph(
    title: str, names: Sequence[str], points: Sequence[Point], turnings: Sequence[Turning]
) -> str:
    """The SVG."""
    drawing = Drawing(WIDTH, HEIGHT, title)
    drawing.text(20, 28, title)
    last = max(points[-1].line, 1)
    for quarter in range(5):
        y = down(quarter / 4)
        drawing.rule(LEFT, y, WIDTH - RIGHT, y)
        drawing.text(LEFT - 8, y + 4, f"{25 * quarter} %", "end", "faint")
    shown = 0
    for point in points:
        if point.round > shown:
            shown = point.round
            x = across(point.line, last)
            drawing.rule(x, HEIGHT - BOTTOM, x, HEIGHT - BOTTOM + 6)
            drawing.text(x, HEIGHT - BOTTOM + 20, str(shown), "middle", "faint")
    ends = spread([down(share) for share in points[-1].expected])
    for seat, name in enumerate(names):
        line = [(across(one.line, last), down(one.expected[seat])) for one in points]
        drawing.line(line, seat)
        drawing.text(WIDTH - RIGHT + 12, ends[seat] + 4, name)
        drawing.line([(WIDTH - RIGHT + 2, ends[seat]), (WIDTH - RIGHT + 9, ends[seat])], seat)
    for turning in turnings:
        told = f"{turning.last}: {turning.before:.0%} → {turning.after:.0%}"
        x, y = across(turning.last, last), down(turning.after)
        drawing.mark(x, y, turning.seat, f"{names[turning.seat]}, {told}")
    return drawing.told()


def across(line: int, last: int) -> float:
    return LEFT + line / last * (WIDTH - LEFT - RIGHT)


def down(share: float) -> float:
    return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)


def spread(heights: list[float]) -> list[float]:
    """The same places, far enough from each other to be read."""
    moved = list(heights)
    above = TOP - APART * 1.0
    for place in sorted(range(len(heights)), key=heights.__getitem__):
        moved[place] = max(moved[place], above + APART)
        above = moved[place]
    return moved


def row(seat: int, points: Sequence[Point], width: int) -> str:
    """The same for a terminal: the height of a block is what the seat could expect."""
    last = max(points[-1].line, 1)
    blocks = []
    latest = points[0]
    waiting = list(points[1:])
    for place in range(width):
        while waiting and waiting[0].line * (width - 1) <= place * last:
            latest = waiting.pop(0)
        blocks.append(BLOCKS[round(latest.expected[seat] * (len(BLOCKS) - 1))])
    return "".join(blocks)
