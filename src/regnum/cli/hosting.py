"""`regnum host`: looking after what a server keeps, while it runs or not."""

import os
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from regnum.cli.files import games_folder
from regnum.core.errors import RegnumError
from regnum.registry import offer_files

FAULTY = 1
"""The exit code where a table could not be played again."""

host = typer.Typer(no_args_is_help=True, rich_markup_mode=None)

Answer = TypeVar("Answer")
Data = Annotated[
    Path | None, typer.Option(help="The server's folder of games and keys.", file_okay=False)
]
Database = Annotated[
    str | None, typer.Option(help="The server's PostgreSQL address, if it has one.")
]
Boards = Annotated[
    list[Path] | None,
    typer.Option("--board", metavar="FILE", help="A board that the server offers; repeatable."),
]
Settings = Annotated[
    Path | None, typer.Option(help="The server's file of settings.", dir_okay=False)
]


@host.callback()
def hosting(
    context: typer.Context,
    data: Data = None,
    database: Database = None,
    board: Boards = None,
    settings: Settings = None,
) -> None:
    """Look after what a server keeps. All of it may be done while the server runs."""
    context.obj = ({"data": data, "database": database, "boards": board or None}, settings)


def kept(context: typer.Context, work: Callable[[Any], Awaitable[Answer]]) -> Answer:
    """What comes of some work with the storage of the server that is meant."""
    import asyncio

    try:
        from regnum.server.settings import gather
        from regnum.server.storage.database import FILE, database_for
        from regnum.server.storage.storage import Storage
    except ImportError as error:
        raise RegnumError(
            f"The server needs {error.name}: install the extra with pip install 'regnum[server]'."
        ) from None
    given, file = context.obj
    chosen = gather(given, os.environ, file, games_folder() / "server")
    offer_files(chosen.boards)
    if chosen.database is None and not (chosen.data / FILE).is_file():
        raise RegnumError(f"No server keeps its games in {chosen.data}.")

    async def run() -> Answer:
        storage = Storage(database_for(chosen.data, chosen.database))
        await storage.open()
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(run())


@host.command()
def backup(context: typer.Context, file: Path) -> None:
    """Write everything that is kept to a file, as it is at one moment."""
    from regnum.server.storage.backup import back_up

    rows = kept(context, lambda storage: back_up(storage.database, file))
    print(f"{file} holds {rows} rows. The folder's secret.key is not among them: keep it as well.")


@host.command()
def restore(context: typer.Context, file: Path) -> None:
    """Bring back the tables and players of a backup that are missing; the others stay."""
    from regnum.server.storage.backup import restore as bring_back

    tables, players = kept(context, lambda storage: bring_back(storage.database, file))
    print(f"{tables} tables and {players} players are back.")


@host.command()
def export(context: typer.Context, folder: Path) -> None:
    """Write the record of every table into a folder."""
    from regnum.server.housekeeping import export as write_all

    written = kept(context, lambda storage: write_all(storage, folder))
    for table, fault in written.faults.items():
        print(f"{table}: {fault}")
    print(f"{written.records} records are in {folder}.")
    if written.faults:
        raise typer.Exit(FAULTY)


@host.command()
def check(context: typer.Context) -> None:
    """Play every table again from its beginning, and name those that cannot be."""
    from regnum.server.housekeeping import check as play_again

    async def run(storage: Any) -> tuple[int, int]:
        played = faulty = 0
        async for checked in play_again(storage):
            played += 1
            if checked.fault is not None:
                faulty += 1
                print(f"{checked.table.id} ({checked.table.game}): {checked.fault}")
        return played, faulty

    played, faulty = kept(context, run)
    print(f"{played} tables, {faulty} of them faulty.")
    if faulty:
        raise typer.Exit(FAULTY)


@host.command()
def tables(
    context: typer.Context,
    close: Annotated[str | None, typer.Option(metavar="ID", help="Let nobody play on.")] = None,
    delete: Annotated[str | None, typer.Option(metavar="ID", help="Forget it for good.")] = None,
) -> None:
    """List the tables, the latest first; close or delete one."""
    from regnum.server.housekeeping import close_table, delete_table

    if close is not None:
        kept(context, lambda storage: close_table(storage, close))
        print(f"{close} is closed.")
    elif delete is not None:
        kept(context, lambda storage: delete_table(storage, delete))
        print(f"{delete} is deleted.")
    else:
        for listed in kept(context, lambda storage: storage.all_tables()):
            moment = datetime.fromtimestamp(listed.summary.changed / 1000, UTC)
            print(
                f"{listed.id}  {listed.game:14}  {listed.summary.status:9}  "
                f"{listed.summary.moves:4} moves  {moment:%Y-%m-%d %H:%M}"
            )


@host.command()
def ban(
    context: typer.Context,
    who: Annotated[
        str | None, typer.Argument(help="A player's id or an address; none lists all.")
    ] = None,
    reason: Annotated[str, typer.Option(help="A note for yourself.")] = "",
    lift: Annotated[bool, typer.Option("--lift", help="Let them in again.")] = False,
) -> None:
    """Let a player or an address in no more; a running server knows within seconds."""
    from regnum.server.guard import household

    if who is None:
        for banned, why in kept(context, lambda storage: storage.bans()).items():
            print(f"{banned}  {why}".rstrip())
        return
    whom = household(who)
    if not lift:
        kept(context, lambda storage: storage.ban(whom, reason))
        print(f"{whom} is banned.")
    elif kept(context, lambda storage: storage.lift_ban(whom)):
        print(f"{whom} is let in again.")
    else:
        raise RegnumError(f"{whom} is not banned.")
