"""`regnum bench`: a table of how fast each game runs here."""

from rich.console import Console
from rich.table import Table

from regnum import compiled
from regnum.arena.measure import measure
from regnum.core.game import Game


def tell(games: list[Game], seconds: float) -> None:
    build = "compiled" if compiled else "interpreted"
    table = Table(title=f"Random play on one core, {build}; figures per second")
    for heading in ("game", "decisions", "games", "in playouts", "games in playouts", "copies"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    console = Console()
    with console.status("measuring"):
        for game in games:
            speed = measure(game, seconds)
            table.add_row(game.title, *(f"{figure:,.0f}" for figure in speed))
    console.print(table)
