"""An arena as a picture: for each line-up a bar for every bot, with its interval and what chance
alone would have given."""

from collections.abc import Sequence

from regnum.analysis.svg import Drawing
from regnum.arena.figures import Standing, standings
from regnum.arena.match import Match, Played
from regnum.arena.outside import told_as

WIDTH = 760
LEFT = 190
RIGHT = 90
ROW = 26
HEAD = 54
GAP = 34


def chart(title: str, matches: Sequence[tuple[Match, Sequence[Played]]]) -> str:
    """The SVG of these matches."""
    found = [(match, standings(match, played)) for match, played in matches]
    height = HEAD + sum(GAP + ROW * len(rows) for _, rows in found) + 30
    drawing = Drawing(WIDTH, height, title)
    drawing.text(20, 30, title)
    tones = {
        name: tone
        for tone, name in enumerate(
            dict.fromkeys(name for match, _ in found for name in match.bots)
        )
    }
    bottom = height - 30
    for tenth in range(0, 11, 2):
        x = across(tenth / 10)
        drawing.rule(x, HEAD, x, bottom)
        drawing.text(x, bottom + 18, f"{10 * tenth} %", "middle", "faint")
    top = HEAD
    for match, rows in found:
        drawing.text(20, top + 14, ", ".join(map(told_as, match.bots)), kind="faint")
        games = rows[0].games
        drawing.text(WIDTH - 20, top + 14, f"n = {games}", "end", "faint")
        top += GAP - 10
        for row in rows:
            draw_row(drawing, top, row, tones[row.bot])
            top += ROW
        top += 10
    return drawing.told()


def across(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def draw_row(drawing: Drawing, top: float, row: Standing, tone: int) -> None:
    """A bar as long as the share, a whisker over its interval, a tick where chance is."""
    middle = top + ROW / 2
    drawing.text(LEFT - 10, middle + 4, shortened(told_as(row.bot)), "end")
    drawing.bar(LEFT, top + 5, across(row.share) - LEFT, ROW - 10, tone)
    drawing.line([(across(row.low), middle), (across(row.high), middle)], 5, 2)
    chance = across(row.chance)
    drawing.line([(chance, top + 2), (chance, top + ROW - 2)], 5, 1)
    drawing.text(WIDTH - RIGHT + 30, middle + 4, f"{row.share:.1%}")


def shortened(name: str, most: int = 24) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"
