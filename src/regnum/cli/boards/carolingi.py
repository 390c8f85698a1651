"""Carolingi in the terminal: the regions with their countries and cards, the seasons, the courts.

A country has its ruler's colour. Behind its name: ♣ a woodland, ⌂ a palace, followers by the
letter of their seat, ☠ gangs, • development counters.
"""

from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.text import Text as Marked

from regnum.core.document import BoardDocument
from regnum.language import Words

PAINT = ("red", "blue", "yellow", "green", "magenta", "cyan")
LETTERS = "ABCDEF"
WIDTH = 80
CELL = 38
NAME = 22
INDENT = "    "

Text = tuple[str, int]
"""Marked-up text and the length that it shows."""


def draw(view: dict[str, Any], board: BoardDocument, words: Words) -> str:
    lines = [head(view, words)]
    for region in view["regions"]:
        lines += region_lines(view, region, board["things"], words)
    lines += ["", *seasons(view, words)]
    if "scenario" in view:
        lines += scenario(view["scenario"], words)
    lines.append("")
    for player in view["players"]:
        lines += court(player, words)
    lines += ["", f"[dim]{words.say('board-legend')}[/]"]
    return "\n".join(part for line in lines for part in folded(line))


def folded(line: str) -> list[str]:
    """A line that is too long goes on in the next, indented."""
    text = Marked.from_markup(line)
    if text.cell_len <= WIDTH:
        return [line]
    console = Console(width=WIDTH)
    first = text.wrap(console, WIDTH)[0]
    rest = text[len(first.plain) :].wrap(console, WIDTH - len(INDENT))
    return [first.markup, *(INDENT + part.markup for part in rest if part.plain.strip())]


def head(view: dict[str, Any], words: Words) -> str:
    """The date, and what lies beside the board."""
    archive, supply = view["archive"], view["supply"]
    parts = [
        words.say("board-year", {"year": str(view["year"]), "last": str(view["last_year"])}),
        words.say(f"season-{view['season']}"),
        f"{words.say('board-archive')} {archive['cards']}" + gangs(archive["gangs"], " "),
        f"{words.say('board-discards')} {len(view['discards'])}",
        f"{words.say('board-supply')} ☠{supply['gangs']} •{supply['counters']}",
        f"{words.say('board-bag')} {view['bag']}",
    ]
    return f"[bold]{parts[0]}, {parts[1]}[/]   " + "   ".join(parts[2:])


# --- regions ------------------------------------------------------------------------------


def region_lines(
    view: dict[str, Any], region: dict[str, Any], things: dict[str, Any], words: Words
) -> list[str]:
    """A region's name and cards, then its countries in columns."""
    id = region["region"]
    cards = "  ".join(card(each, words) for each in region["cards"]) or "-"
    free = f"{len(region['cards'])}/{things['region'][id]['slots']}"
    name = words.name(id, "region")
    lines = ["", f"[bold underline]{name}[/]  {words.say('board-cards')} {free}: {cards}"]
    inside = [c for c in view["countries"] if things["country"][c["country"]]["region"] == id]
    row, length = "  ", 2
    for text, shown in (country(each, words) for each in inside):
        if length + shown > WIDTH:
            lines.append(row)
            row, length = "  ", 2
        room = max(CELL, shown + 2)
        row += text + " " * (room - shown)
        length += room
    return [*lines, row]


def card(card: dict[str, Any], words: Words) -> str:
    name = words.name(card["country"], "country")
    text = f"{name}{cubes(card['followers'])[0]}{gangs(card['gangs'], ' ')}"
    if card["problem"]:
        text += f" [italic]({words.say('tile-' + card['problem'])})[/]"
    return text


def country(country: dict[str, Any], words: Words) -> Text:
    ruler = country["ruler"]
    name = words.name(country["country"], "country")
    style = "white" if ruler is None else f"bold {PAINT[ruler]}"
    marks = "♣" if country["woodland"] else ""
    if country["palace"] is not None:
        marks = "⌂"
    text, length = cubes(country["followers"])
    rest = gangs(country["gangs"], " ")
    rest += " " + "•" * country["counters"] if country["counters"] else ""
    shown = f"[{style}]{name}[/]{marks}" + " " * (NAME - len(name) - len(marks))
    plain = NAME + length + len(rest.replace("[dim]", "").replace("[/]", ""))
    return shown + text + rest, plain


def cubes(followers: list[int]) -> Text:
    """Followers by seat: ` A3 B1`."""
    text = plain = ""
    for seat, count in enumerate(followers):
        if count:
            text += f" [{PAINT[seat]}]{LETTERS[seat]}{count}[/]"
            plain += f" {LETTERS[seat]}{count}"
    return text, len(plain)


def gangs(count: int, lead: str) -> str:
    return f"{lead}[dim]☠{count}[/]" if count else ""


# --- seasons and courts -------------------------------------------------------------------


def seasons(view: dict[str, Any], words: Words) -> list[str]:
    """The tiles on the season spaces, face-down ones in brackets."""
    lines = []
    names = {name: words.say(f"season-{name}") for name in view["players"][0]["used"]}
    width = max(map(len, names.values()))
    for season, name in names.items():
        used = [
            f"[{PAINT[player['seat']]}]{LETTERS[player['seat']]}[/] {tile_text(tile, words)}"
            for player in view["players"]
            for tile in player["used"][season]
        ]
        mark = "▶" if season == view["season"] else " "
        problems = view["scenario"]["problems"][season] if "scenario" in view else []
        if problems:
            told = ", ".join(words.say(f"tile-{kind}") for kind in problems)
            used.append(f"[bold red]! {told}[/]")
        lines.append(f"{mark} {name:{width}}  {' · '.join(used) or '-'}")
    return lines


def tile_text(tile: dict[str, Any], words: Words) -> str:
    text = words.say(f"tile-{tile['tile']}")
    return text if tile["face_up"] else f"({text})"


def scenario(scenario: dict[str, Any], words: Words) -> list[str]:
    """The problem slot from the top, and the honors tracker from the oldest cube."""
    slot = ", ".join(words.say(f"tile-{kind}") for kind in scenario["problem_slot"]) or "-"
    honors = " ".join(f"[{PAINT[seat]}]{LETTERS[seat]}[/]" for seat in scenario["honors"]) or "-"
    room = f"{len(scenario['honors'])}/{scenario['tracker']}"
    return [
        f"{words.say('board-problems')}: {slot}",
        f"{words.say('board-honors')} {room}: {honors}",
    ]


def court(player: dict[str, Any], words: Words) -> list[str]:
    """A player's followers, tiles and fulfilled conditions; the own tiles by name."""
    seat = player["seat"]
    met = [
        words.say(f"board-{name}") + (f" {count}" if count > 1 else "")
        for name, count in player["conditions"].items()
        if count
    ]
    lines = [
        f"[bold {PAINT[seat]}]{LETTERS[seat]} {escape(words.seat(seat))}[/]  "
        f"Missi {player['missi']}  Leudes {player['leudes']}  Nobiles {player['nobiles']}  "
        f"{words.say('board-glory')} {player['trophies']}/4  "
        f"{words.say('board-tiles')} {player['tiles_at_court']}"
        f"+{player['tiles_laid']} ({player['tiles_inactive']})  "
        f"{sum(player['conditions'].values())}: {', '.join(met) or '-'}"
    ]
    own = player["own"]
    if own:
        for place in ("court", "laid", "fresh", "swapped", "inactive"):
            if own[place]:
                names = ", ".join(words.say(f"tile-{word(tile)}") for tile in own[place])
                lines.append(f"    {words.say('board-' + place)}: {names}")
    return lines


def word(tile: str) -> str:
    """The two no-action tiles have one name."""
    return "no-action" if tile == "no-action-2" else tile
