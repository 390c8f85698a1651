"""docs/architecture.md names the modules that a click goes through, and no others."""

import asyncio
import re
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import regnum
from regnum.registry import game
from regnum.server.api.guest import Guest
from regnum.server.api.sockets import Conversation
from regnum.server.identity import identity_in
from regnum.server.messages.socket import Play
from regnum.server.settings import Settings
from regnum.server.storage.database import database_for
from regnum.server.storage.storage import Storage
from regnum.server.tables import Tables
from regnum.server.viewer import Viewer
from regnum.table.opening import SeatPlan, open_table

HOUSE = Path(__file__).parents[2] / "docs" / "architecture.md"
BY_THE_WAY = ("regnum.games.", "regnum.core.packed", "regnum.core.vectors", "regnum.core.chance")
"""The chapters of the game that is played, and how its numbers are packed and drawn."""


@pytest.mark.skipif(regnum.compiled, reason="compiled modules are not seen by a profiler")
def test_the_way_of_a_click_is_the_one_described(tmp_path: Path) -> None:
    section = HOUSE.read_text().split("## The way of a click")[1].split("\n## ")[0]
    listed = section.split("On the server")[1]
    named = {path.replace("/", ".") for path in re.findall(r"`([a-z_/]+)`", listed)}
    assert asyncio.run(modules_touched(tmp_path)) == {f"regnum.{path}" for path in named}


async def modules_touched(data: Path) -> set[str]:
    """By one move at a table of two people, from the message to both screens."""
    tables = Tables(Settings(data), identity_in(data), Storage(database_for(data, None)))
    await tables.storage.open()
    try:
        seats = (SeatPlan("person", "Anna", "anna"), SeatPlan("person", "Bert", "bert"))
        rules = game("carolus-magnus")
        live = await tables.create(open_table(rules, {}, seats, "anna", 0, seed="7"))
        viewers = [Viewer("anna", "en", 0, 0), Viewer("bert", "en", 1, 0)]
        for viewer in viewers:
            await tables.enter(live, viewer)
        while live.driving is not None and not live.driving.done():
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        seat = live.table.owing()[0]
        mover = viewers[seat]
        socket: Any = None
        line = Conversation(socket, tables, live, mover, Guest(mover.player, "", "en"))
        touched: set[str] = set()

        def note(frame: FrameType, event: str, _: object) -> None:
            module = frame.f_globals.get("__name__", "")
            named = not frame.f_code.co_name.startswith("<")
            if event == "call" and named and module.startswith("regnum."):
                touched.add(module)

        move = live.table.history.state.legal(seat)[0]
        sys.setprofile(note)
        try:
            await line._answer(Play("key", seat, [move], live.table.version))
            for viewer in viewers:
                while '"update"' not in await viewer.next():
                    pass
        finally:
            sys.setprofile(None)
    finally:
        await tables.close()
    return {module for module in touched if not module.startswith(BY_THE_WAY)}
