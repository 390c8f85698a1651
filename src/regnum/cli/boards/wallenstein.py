"""Wallenstein in the terminal: the counties by region, the tower, the order, the mats."""

from typing import Any

from rich.markup import escape
from rich.text import Text

from regnum.core.document import BoardDocument
from regnum.language import Words

PAINT = {
    "red": "bold red",
    "blue": "bold blue",
    "yellow": "bold yellow",
    "purple": "bold magenta",
    "black": "bold bright_black",
    "green": "bold green",
}
BUILDING = {"palace": "P", "church": "C", "trading_post": "T"}
SITE = "·"
MARKER = "!"
COLUMNS = 2
WIDTH = 38
NAME = 17
LINE = 78


def draw(view: dict[str, Any], board: BoardDocument, words: Words) -> str:
    things = board["things"]
    parts = [*heading(view, words), *regions(view, things, words), *table(view, things, words)]
    parts += draft(view, words) + court(view, things, words) + odds(view, words)
    parts += [line for player in view["players"] for line in mat(view, player, words)]
    return "\n".join(parts)


def heading(view: dict[str, Any], words: Words) -> list[str]:
    year = words.say("board-year", {"year": view["year"], "season": view["season"]})
    order = [seat(view, number, words) for number in view["order"]]
    return flow(f"[bold]{year}[/]   {words.say('board-order')}: ", order, " · ")


def width(text: str) -> int:
    """The columns that a text takes without its markup."""
    return Text.from_markup(text).cell_len


def flow(lead: str, items: list[str], gap: str) -> list[str]:
    """Items one after another, with as many lines as they need."""
    lines = [lead]
    for place, item in enumerate(items):
        part = item + (gap if place < len(items) - 1 else "")
        if width(lines[-1] + part.rstrip()) > LINE and lines[-1].strip():
            lines.append("  ")
        lines[-1] += part
    return [line.rstrip() for line in lines]


def seat(view: dict[str, Any], number: int, words: Words) -> str:
    """A player's name in the colour of the armies, with its first letter."""
    colour = view["players"][number]["colour"]
    return f"[{PAINT[colour]}]{escape(words.seat(number))}[/]"


def regions(view: dict[str, Any], things: dict[str, Any], words: Words) -> list[str]:
    """Each region's counties, two in a line."""
    lines: list[str] = []
    inside: dict[str, list[str]] = {}
    for land in view["counties"]:
        printed = things["county"][land["county"]]
        inside.setdefault(printed["region"], []).append(county(view, land, printed, words))
    for region, lands in inside.items():
        lines += ["", f"[bold underline]{words.name(region, 'region')}[/]"]
        for first in range(0, len(lands), COLUMNS):
            lines.append("  ".join(lands[first : first + COLUMNS]).rstrip())
    return lines


def county(
    view: dict[str, Any], land: dict[str, Any], printed: dict[str, Any], words: Words
) -> str:
    """Name, taxes and grain, armies in their owner's colour, buildings and open sites, revolt
    markers, leaders and statues: `Anhalt 5/4 r 4 P· !! ♔r †b`."""
    name = words.name(land["county"], "county")[:NAME].ljust(NAME)
    held = " -  "
    paint = "dim"
    if land["owner"] is not None:
        colour = view["players"][land["owner"]]["colour"]
        held = f"{letter(colour)}{land['armies']:>2} "
        paint = PAINT[colour]
    built = "".join(BUILDING[kind] for kind in land["buildings"])
    sites = built + SITE * (printed["sites"] - len(built))
    signs = MARKER * min(land["revolt"], 3) + (str(land["revolt"]) if land["revolt"] > 3 else "")
    for sign, seats in (("♔", land.get("leaders", [])), ("†", land.get("statues", []))):
        signs += "".join(sign + letter(view["players"][n]["colour"]) for n in seats)
    income = f"{printed['tax']}/{printed['grain']}"
    plain = f"{name} {income} {held}{sites:<3} {signs}"
    text = f"{name} [dim]{income}[/] [{paint}]{held}[/]{sites:<3} {signs}"
    return text + " " * max(0, WIDTH - len(plain))


def letter(colour: str) -> str:
    return "k" if colour == "black" else colour[0]


def cubes(counts: dict[str, int], words: Words) -> str:
    shown = [f"[{PAINT[c]}]{letter(c)}{n}[/]" for c, n in counts.items() if n]
    return " ".join(shown) or words.say("board-none")


def table(view: dict[str, Any], things: dict[str, Any], words: Words) -> list[str]:
    """Tower and tray, the row of actions, the places with their tiles, the events."""
    row = []
    for name in view["actions"]:
        text = "?" if name is None else words.say(f"action-{name}")
        row.append(f"[reverse]{text}[/]" if name and name == view["action"] else text)
    places = []
    for place in view["places"]:
        what = words.say(f"tile-{place['tile']}") if place["tile"] else "-"
        who = what if place["seat"] is None else seat(view, place["seat"], words)
        places.append(f"{place['place']} {who}")
    lines = [
        "",
        f"{words.say('board-tower')}: {cubes(view['tower'], words)}   "
        f"{words.say('board-tray')}: {cubes(view['tray'], words)}",
    ]
    if row:
        lines += flow(f"{words.say('board-actions')}: ", row, " > ")
        lines += flow(f"{words.say('board-places')}: ", places, "   ")
    if view["event"] is not None:
        lines += flow(f"{words.say('board-event')}: ", [event(view["event"], things, words)], "")
    if view["events"]:
        coming = [event(card, things, words) for card in view["events"]]
        lines += flow(f"{words.say('board-events')}: ", coming, "; ")
    return lines


def event(number: int, things: dict[str, Any], words: Words) -> str:
    card = things["event"][str(number)]
    return f"{words.name(card['effect'], 'effect')} (-{card['loss']} {words.say('board-grain')})"


def draft(view: dict[str, Any], words: Words) -> list[str]:
    if "draft" not in view:
        return []
    cards = ", ".join(words.name(county, "county") for county in view["draft"]["open"])
    groups = [
        f"{seat(view, number, words)} {' '.join(map(str, sizes))}"
        for number, sizes in enumerate(view["draft"]["groups"])
    ]
    deck = f"{words.say('board-deck')} {view['draft']['deck']}"
    return [f"{words.say('board-draft')}: {cards}; {deck}", *flow("  ", groups, "   ")]


def court(view: dict[str, Any], things: dict[str, Any], words: Words) -> list[str]:
    if "court" not in view:
        return []
    hall = view["court"]
    favors = [favor(card, things, words) for card in hall["favors"]] or [words.say("board-none")]
    counts = [
        f"{seat(view, number, words)} {hall['entrance'][number]}/{hall['audience'][number]}"
        for number in range(view["seats"])
    ]
    halls = f"{words.say('board-entrance')}/{words.say('board-audience')}: "
    return flow(f"{words.say('board-favors')}: ", favors, "   ") + flow(halls, counts, "   ")


def favor(shown: dict[str, Any], things: dict[str, Any], words: Words) -> str:
    """The number of a favor, what it grants, the courtiers it costs."""
    card = things["favor"][str(shown["favor"])]
    text = words.say(f"favor-{card['kind']}")
    if "count" in card:
        text += f" {card['count']}"
    elif "building" in card:
        text = words.say(f"building-{card['building']}")
    elif "immune" in card:
        text += f" {' '.join(card['immune'])}"
    return f"#{shown['favor']} {text} ({shown['cost']})"


def odds(view: dict[str, Any], words: Words) -> list[str]:
    """The chances of the attacks now possible, in per cent."""
    lines = []
    for chance in view["odds"]:
        parts = [
            f"{words.say('board-' + name)} {chance[name] / 10:.0f} %"
            for name in ("win", "tie", "lose")
        ]
        name = words.name(chance["county"], "county")
        lines.append(f"{words.say('board-odds')} {name} {chance['armies']}: {', '.join(parts)}")
    return lines


def mat(view: dict[str, Any], player: dict[str, Any], words: Words) -> list[str]:
    """A player's means, then the boxes of the mat that are known."""
    means = [
        f"{player[name]} {words.say(f'board-{name}')}"
        for name in ("points", "thalers", "grain", "counties", "supply")
    ]
    if player["bonus"]:
        means.append(words.say(f"tile-{player['bonus']}"))
    if player.get("leader"):
        means.append(f"{words.say('board-leader')} {words.name(player['leader'], 'county')}")
    if player.get("trophies"):
        means.append(f"{player['trophies']} {words.say('board-trophies')}")
    lines = ["", *flow(f"{seat(view, player['seat'], words)}  ", means, "   ")]
    known = [
        f"{words.say(f'box-{box}')}: {card_text(card, words)}"
        for box, card in player["mat"].items()
        if card is not None
    ]
    if known:
        lines += flow("  ", known, "; ")
    if player["uncovered"]:
        boxes = [words.say(f"box-{box}") for box in player["uncovered"]]
        lines += flow(f"  {words.say('board-uncovered')}: ", boxes, "; ")
    return lines


def card_text(card: str, words: Words) -> str:
    """A money card by its value, the others by name."""
    return words.name(card, "county", "card")
