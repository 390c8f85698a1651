"""Who decides next where no person does."""

import pytest

from regnum.bots.levels import COUNT, KING, TEN_KINGS
from regnum.server.driver import next_bot
from regnum.table.table import Table
from tests.table.helpers import ANNA, a_table, bot, person


def bot_asked(table: Table, along: bool) -> str:
    turn = next_bot(table, along)
    assert turn is not None
    return turn.bot


@pytest.mark.parametrize(("level", "patient"), [(KING, TEN_KINGS), (COUNT, COUNT)])
def test_a_king_takes_its_time_while_a_person_decides_too(level: str, patient: str) -> None:
    table = a_table(person(ANNA), bot(level), bot(level), key="wallenstein")
    assert bot_asked(table, along=True) == patient
    assert bot_asked(table, along=False) == level


def test_a_king_is_as_quick_as_ever_where_somebody_waits_for_it() -> None:
    table = a_table(bot(KING), bot(KING), bot(KING), key="wallenstein")
    assert bot_asked(table, along=True) == KING
