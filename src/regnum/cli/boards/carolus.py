"""Carolus Magnus in the terminal: the ring of territories around the middle of the table."""

from typing import Any

from rich.markup import escape

from regnum.core.document import BoardDocument
from regnum.language import Words

PAINT = {
    "red": "bold red",
    "pink": "bold magenta",
    "blue": "bold blue",
    "yellow": "bold yellow",
    "green": "bold green",
}
WIDTH = 10
COLUMNS = 6
ROWS = 4
LINES = 4
"""Lines of a segment: its frame, and between them two for the paladins, so that all fit."""

FIRST_LINE = 3
"""Clans on the first of the two."""

CELLS = (
    [(0, column) for column in range(COLUMNS)]
    + [(1, COLUMNS - 1), (2, COLUMNS - 1)]
    + [(3, column) for column in reversed(range(COLUMNS))]
    + [(2, 0)]
)
"""Where each segment stands, clockwise from the upper left; one place on the left stays free."""

EMPEROR = "[bold reverse]♔[/]"


def draw(view: dict[str, Any], board: BoardDocument, words: Words) -> str:
    return "\n".join([*ring(view, words), "", *(player(p, words) for p in view["players"])])


def ring(view: dict[str, Any], words: Words) -> list[str]:
    """Four lines a row of the ring, with the middle of the table written inside it."""
    cells = {}
    for territory in view["territories"]:
        for place, segment in enumerate(territory["segments"]):
            cells[CELLS[segment - 1]] = cell(territory, place, segment, view["emperor"], words)
    inside = middle(view, words)
    lines = []
    for row in range(ROWS):
        for part in range(LINES):
            if row in (0, ROWS - 1):
                lines.append(" ".join(cells[row, column][part] for column in range(COLUMNS)))
                continue
            left = cells.get((row, 0), [" " * (WIDTH + 2)] * LINES)[part]
            right = cells[row, COLUMNS - 1][part]
            width = (WIDTH + 3) * (COLUMNS - 2) - 1
            text, plain = inside[(row - 1) * LINES + part]
            lines.append(f"{left}   {text}{' ' * (width - plain - 2)} {right}")
    return lines


def cell(
    territory: dict[str, Any], place: int, segment: int, emperor: int, words: Words
) -> list[str]:
    """A segment: its number, the castle on it, the Emperor; then the territory's paladins.
    Merged segments hang together by double lines."""
    first = place == 0
    merged = len(territory["segments"]) > 1
    edge = "═" if merged else "─"
    if first:
        clans = list(territory["paladins"].items())
        lines = [paladins(clans[:FIRST_LINE]), paladins(clans[FIRST_LINE:])]
    else:
        part = words.say("board-part", {"number": territory["number"]})
        lines = [(part, len(part)), ("", 0)]
    labels = [str(segment)]
    if first and territory["number"] == emperor:
        labels.append("♔")
    if territory["owner"] and place < territory["castles"]:
        labels.append(f"{territory['owner'][0].upper()}♜")
    top = " ".join(labels)
    filler = edge * (WIDTH - len(top) - 2)
    styled = top.replace("♔", EMPEROR)
    left, right = ("╔", "╗") if merged else ("┌", "┐")
    low_left, low_right = ("╚", "╝") if merged else ("└", "┘")
    bar = "║" if merged else "│"
    return [
        f"{left} {styled} {filler}{right}",
        *(f"{bar}{text}{' ' * (WIDTH - length)}{bar}" for text, length in lines),
        f"{low_left}{edge * WIDTH}{low_right}",
    ]


def paladins(clans: list[tuple[str, int]]) -> tuple[str, int]:
    """Those that are there, and the length that they show; close together where they are many."""
    shown = [(colour, count) for colour, count in clans if count]
    length = sum(1 + len(str(count)) for _, count in shown)
    gap = " " if length + len(shown) - 1 <= WIDTH else ""
    text = gap.join(f"[{PAINT[colour]}]{colour[0]}{count}[/]" for colour, count in shown)
    return text, length + len(gap) * max(0, len(shown) - 1)


def middle(view: dict[str, Any], words: Words) -> list[tuple[str, int]]:
    """The lines for the inside of the ring, each with the length that it shows."""
    order = " · ".join(words.seat(seat) for seat in view["order"])
    holders = [
        (colour, words.say("board-nobody") if seat is None else words.seat(seat))
        for colour, seat in view["markers"].items()
    ]
    castles = "  ".join(
        f"{words.say('side-' + side['side'])} {side['castles']}/{side['castles'] + side['hand']}"
        for side in view["sides"]
    )
    lines: list[tuple[str, list[tuple[str, Any]]]] = [
        ("", []),
        (words.say("board-round", {"round": view["round"]}), []),
        (f"{words.say('board-order')}: {order}", []),
        (f"{words.say('board-middle')}: ", list(view["middle"].items())),
        (f"{words.say('board-markers')}: ", holders[:3]),
        (" " * (len(words.say("board-markers")) + 2), holders[3:]),
        (f"{words.say('board-castles')}: {castles}", []),
        ("", []),
    ]
    return [paint(lead, pairs) for lead, pairs in lines]


def paint(lead: str, pairs: list[tuple[str, Any]]) -> tuple[str, int]:
    plain = lead + "  ".join(f"{colour[0]} {value}" for colour, value in pairs)
    painted = "  ".join(f"[{PAINT[c]}]{c[0]}[/] {escape(str(value))}" for c, value in pairs)
    return escape(lead) + painted, len(plain)


def player(player: dict[str, Any], words: Words) -> str:
    """A line for a player: side, disc, court, reserve, discs left."""
    court = cubes(player["court"])
    reserve = cubes(player["reserve"])
    discs = " ".join(map(str, player["discs"]))
    disc = player["disc"] or "-"
    name = words.seat(player["seat"])
    side = words.say(f"side-{player['side']}")
    return (
        f"[bold]{escape(name)}[/] ({side})  {words.say('board-disc')}: {disc}  "
        f"{words.say('board-court')}: {court}  "
        f"{words.say('board-reserve')}: {reserve}  "
        f"{words.say('board-discs')}: {discs}"
    )


def cubes(counts: dict[str, int]) -> str:
    return " ".join(f"[{PAINT[c]}]{c[0]}{n}[/]" for c, n in counts.items() if n) or "-"
