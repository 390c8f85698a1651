"""The commands, and what happens when their input is bad: one sentence and exit code 2.

Each command imports what it needs when it runs, so that the program starts at once.
"""

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import typer

from regnum.cli.hosting import host
from regnum.core.errors import RegnumError
from regnum.core.game import Game
from regnum.registry import bots
from regnum.registry import game as game_of
from regnum.registry import games as all_games

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

LIMIT = 20_000
"""Decisions after which a simulated game counts as unfinished, never as a result (A15)."""

BAD_INPUT = 2
INTERRUPTED = 130


def default_language() -> str:
    """The environment's language where it is one of ours, else English."""
    from regnum.language import LANGUAGES

    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG", "")
    return next((one for one in LANGUAGES if spoken.startswith(one)), LANGUAGES[0])


def default_name(language: str) -> str:
    """The person's name on this machine."""
    from regnum.language import Words

    name = os.environ.get("USER") or os.environ.get("USERNAME")
    return name.capitalize() if name else Words(language, ("regnum.cli",)).say("cli-heir")


Language = Annotated[
    str, typer.Option(help="The language, such as en or de.", default_factory=default_language)
]
GameKey = Annotated[str, typer.Argument(help="The game's key, as `regnum games` lists it.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game."),
]
BoardFile = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Your own board file (Carolingi); see docs/boards.md."),
]
Seed = Annotated[str | None, typer.Option(help="Repeat a game's chance; unguessable if not given.")]


def tell_version(wanted: bool) -> None:
    if wanted:
        from regnum import __version__, compiled

        print(f"regnum {__version__}, {'compiled' if compiled else 'interpreted'}")
        raise typer.Exit


@app.callback()
def regnum(
    version: Annotated[
        bool,
        typer.Option("--version", callback=tell_version, is_eager=True, help="Tell the version."),
    ] = False,
) -> None:
    """Board games about the old Empire: play, simulate, replay."""


def main() -> None:
    """Run the command. Bad input is told in one sentence, never as a traceback; what the
    terminal cannot show is replaced."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        app()
    except RegnumError as error:
        print(error, file=sys.stderr)
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def chosen(game: Game, given: list[str] | None) -> dict[str, Any]:
    """The options named on the command line; the game itself checks them."""
    options = {}
    for item in given or []:
        name, equals, value = item.partition("=")
        if not equals:
            raise RegnumError(f"An option is given as NAME=VALUE, not as {item!r}.")
        options[name] = game.options[name].reads(value) if name in game.options else value
    return options


def path_of(board: Path | None) -> str | None:
    return None if board is None else str(board.resolve())


@app.command()
def games(language: Language) -> None:
    """List the games with their players and options."""
    from regnum.cli.words import catalogue

    for line in catalogue(language):
        print(line)


@app.command()
def play(
    language: Language,
    game: Annotated[str, typer.Argument(help="The game's key; not needed with --resume.")] = "",
    seats: Annotated[int | None, typer.Option(help="How many play, you included.")] = None,
    bot: Annotated[
        str | None, typer.Option(help="Who plays the other seats; the strongest by default.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    option: Options = None,
    seed: Seed = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the latest game.")] = False,
    file: Annotated[Path | None, typer.Option(help="Where the game is kept, move by move.")] = None,
    board: BoardFile = None,
) -> None:
    """Play against bots in the terminal."""
    from regnum.cli import session

    if resume:
        if seats or option or seed or name or bot:
            raise RegnumError("A resumed game is what it was: give --resume with --file alone.")
        if game:
            game_of(game)  # one that is named by its place is known from now on
        session.resume(file, language, board)
    elif not game:
        raise RegnumError(f"Name a game: {', '.join(all_games())}; or --resume.")
    else:
        chosen_game = game_of(game, path_of(board))
        options = chosen(chosen_game, option)
        session.begin(
            chosen_game,
            seats,
            name or default_name(language),
            bot or bots(chosen_game)[-1],
            seed,
            options,
            language,
            file,
        )


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on: 127.0.0.1.")] = None,
    port: Annotated[
        int | None, typer.Option(min=1, max=65535, help="The port to listen on: 8765.")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(help="The folder of the games and keys.", file_okay=False)
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="A PostgreSQL address; an SQLite file in DATA without one.")
    ] = None,
    log_level: Annotated[
        str | None, typer.Option(help="debug, info, warning or error: info.")
    ] = None,
    board: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="Also offer Carolingi on your own board; repeatable."),
    ] = None,
    settings: Annotated[
        Path | None, typer.Option(help="A file of settings; see docs/hosting.md.", dir_okay=False)
    ] = None,
    more: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="Any other setting; may be repeated."),
    ] = None,
    browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve the table in the browser."""
    from regnum.cli.serving import serve as serve_until_stopped

    given = {
        "host": host,
        "port": port,
        "data": data,
        "database": database,
        "log_level": log_level,
        "boards": board or None,
    }
    named = {name: value for name, value in given.items() if value is not None}
    serve_until_stopped(named, more or (), settings, browser)


app.add_typer(host, name="host")


@app.command()
def simulate(
    game: GameKey,
    bots: Annotated[str, typer.Option(help="The bots, with commas; repeated to fill the seats.")],
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    option: Options = None,
    limit: Annotated[int, typer.Option(min=1, help="Decisions before it is unfinished.")] = LIMIT,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 takes all cores.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    board: BoardFile = None,
) -> None:
    """Let bots play many games against each other: an arena of one line-up."""
    arena(game, [bots], seats, games, seed, option, limit, jobs, json=json, board=board)


@app.command()
def arena(
    game: GameKey,
    bots: Annotated[
        list[str],
        typer.Option(help="A line-up, with commas; given again, another one."),
    ],
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games of each line-up.")] = 400,
    seed: Annotated[str, typer.Option(help="The same seed gives the same deals.")] = "1",
    option: Options = None,
    limit: Annotated[int, typer.Option(min=1, help="Decisions before it is unfinished.")] = LIMIT,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 takes all cores.")] = 0,
    out: Annotated[
        Path | None, typer.Option(help="Keep each game as a line here; goes on if it is there.")
    ] = None,
    chart: Annotated[Path | None, typer.Option(help="Draw the shares as SVG here.")] = None,
    records: Annotated[
        Path | None,
        typer.Option(help="Write the record of each game into this folder.", file_okay=False),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Spread it over a Ray cluster; `local` starts one."),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    patience: Annotated[
        float, typer.Option(min=0.1, help="Seconds that a program (cmd:...) has for an answer.")
    ] = 10.0,
    board: BoardFile = None,
) -> None:
    """Measure bots against each other: each deal once in every seat, with intervals and ratings."""
    from regnum.cli.competition import arranged, compete

    path = path_of(board)
    chosen_game = game_of(game, path)
    options = chosen(chosen_game, option)
    matches = [
        arranged(chosen_game, seats, names, seed, options, limit, path, patience) for names in bots
    ]
    compete(chosen_game, matches, games, jobs, out, json, chart, ray, records)


@app.command()
def train(
    game: GameKey,
    folder: Annotated[Path, typer.Argument(help="Where weights and record go.", file_okay=False)],
    seats: Annotated[int | None, typer.Option(help="How many play; all numbers in turn.")] = None,
    games: Annotated[int, typer.Option(min=20, help="How many games to learn from.")] = 40_000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same weights.")] = "1",
    start: Annotated[
        Path | None, typer.Option(help="Weights to begin with, such as those of fewer seats.")
    ] = None,
    practice: Annotated[
        int, typer.Option(min=0, help="How many deals to practise habits on, where there are any.")
    ] = 0,
    option: Options = None,
) -> None:
    """Let a game be learned by play against itself."""
    from regnum.cli.training import run

    chosen_game = game_of(game)
    options = chosen(chosen_game, option)
    for count in chosen_game.seats if seats is None else (seats,):
        run(chosen_game, count, games, seed, options, start, folder, practice)


@app.command()
def problems(
    game: GameKey,
    file: Annotated[Path, typer.Argument(help="Where the problems go.", dir_okay=False)],
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games to look through.")] = 100,
    most: Annotated[int, typer.Option(min=1, help="So many problems are enough.")] = 40,
    seed: Annotated[str, typer.Option(help="The same seed gives the same problems.")] = "1",
    option: Options = None,
) -> None:
    """Find positions in bots' games where one turn stands out, for the daily exercise."""
    from regnum.cli.mining import run

    chosen_game = game_of(game)
    options = chosen(chosen_game, option)
    run(chosen_game, seats or chosen_game.seats[0], options, seed, games, most, file)


@app.command()
def replay(
    language: Language,
    file: Annotated[Path, typer.Argument(help="A record.")],
    at: Annotated[int | None, typer.Option(help="Show the board after this many moves.")] = None,
    board: BoardFile = None,
) -> None:
    """Replay a record, check its moves and draws, and tell what happened."""
    from regnum.cli.replaying import tell

    tell(file, language, at, board)


@app.command()
def analyse(
    language: Language,
    file: Annotated[Path, typer.Argument(help="A record.")],
    at: Annotated[
        int | None, typer.Option(help="Compare the turns possible after this many moves.")
    ] = None,
    chart: Annotated[Path | None, typer.Option(help="Draw the course as SVG here.")] = None,
    tries: Annotated[
        int | None,
        typer.Option(min=0, help="How often a position is played on at most; 0 only judges it."),
    ] = None,
    board: BoardFile = None,
) -> None:
    """Tell how a game went: everybody's chances from turn to turn, and what turned it."""
    from regnum.cli.analysing import tell

    tell(file, language, at, chart, tries, board)


@app.command()
def bench(
    game: Annotated[str, typer.Argument(help="One game; all by default.")] = "",
    seconds: Annotated[float, typer.Option(help="How long to measure each.")] = 5.0,
) -> None:
    """Measure how fast the rules run on this machine."""
    from regnum.cli.benching import tell

    if not 0.1 <= seconds <= 3600:
        raise RegnumError("Measure for 0.1 to 3600 seconds.")
    tell([game_of(game)] if game else list(all_games().values()), seconds)
