"""What holds in every game at every moment (design: the contract), at every table."""

import pytest

import regnum
from regnum.core.chance import fast
from regnum.core.playout import playout
from regnum.rulebook import reference
from regnum.testing import CHECKS, Check, Table, tables

SEEDS = 8
ALL = [table for game in regnum.games().values() for table in tables(game)]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("table", ALL, ids=str)
def test_the_contract_holds(table: Table, check: Check) -> None:
    for seed in range(SEEDS):
        check(table, seed)


@pytest.mark.parametrize("table", ALL, ids=str)
def test_every_point_cites_a_section(table: Table) -> None:
    state = table.start("reckoning")
    playout(state, fast("reckoning"), 5_000)
    assert state.result() is not None
    assert {part.rule for part in state.reckoning()[0]} <= set(reference(table.game.key, "en"))
