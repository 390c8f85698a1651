"""What `load` refuses: positions that no game leads to."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from regnum.core.errors import ImpossiblePosition
from regnum.games.carolingi.actions.marched import ON_A_WAY
from regnum.games.carolingi.facts import TILES
from regnum.games.carolingi.state import COURT, USED
from tests.cases import cites
from tests.cases.carolingi.table import (
    BLUE,
    BOARD,
    GAME,
    RED,
    acting,
    drawing,
    index,
    laid,
    laying,
)

Change = Callable[[dict[str, Any]], None]
BATTLE = BOARD.tile_names.index("battle")
PEACE = BOARD.tile_names.index("peace")


def refused(position: dict[str, Any]) -> str:
    """The sentence with which a position is refused."""
    with pytest.raises(ImpossiblePosition) as caught:
        GAME.load(json.loads(json.dumps(position)))
    return str(caught.value)


def changed(position: dict[str, Any], **fields: Any) -> dict[str, Any]:
    assert position.keys() >= fields.keys()
    return position | fields


@cites("5.2", "2.2.6")
def test_an_active_tile_that_was_never_activated() -> None:
    position = laying().state.position()
    position["tiles"][BLUE * TILES + PEACE] = COURT
    assert "activated each of its active tiles" in refused(position)
    position["activated"][BLUE] = 1
    assert "in time" in refused(position)  # it would still be fresh
    position["fresh_from"][BLUE] = 1
    assert GAME.load(position).sample(RED, 1).faults() == []


@cites("5.8")
def test_half_a_saved_table_and_half_a_failed_claim() -> None:
    position = laying().state.position()
    assert "a whole table" in refused(changed(position, saved=[1, 2, 3]))
    assert "failed claim" in refused(changed(position, failed=[0, 1]))
    assert "failed claim" in refused(changed(position, failed=[7, 0, 0]))


@cites("5.8")
def test_what_was_saved_must_be_a_table() -> None:
    table = drawing(
        {RED: ("peace", "no-action")},
        ["r peace"],
        tiles={RED: {"peace": "court"}},
        missi={RED: 2},
    )
    table.play("play influence")
    position = table.state.position()
    assert position["saved"]
    assert GAME.load(position).position() == position
    position["saved"][0] -= 1
    assert "must be 50 gangs" in refused(position)
    position["saved"][0] = 99
    assert "'gang_supply' cannot be" in refused(position)


@cites("2.2.3")
def test_a_region_without_its_woodland() -> None:
    position = laying().state.position()
    position["forest"][index("berry")] = 0
    assert "woodland" in refused(position)


@cites("2.2.5", "3.4")
def test_event_tiles_that_have_not_come_yet() -> None:
    assert "event tiles" in refused(changed(laying().state.position(), event_tiles=3))


@cites("3.2")
def test_a_tile_used_in_a_season_to_come() -> None:
    position = laying(season=1).state.position()
    position["tiles"][RED * TILES + BATTLE] = USED + 2
    assert "lies where it cannot" in refused(position)
    position["tiles"][RED * TILES + BATTLE] = USED + 1
    assert GAME.load(position).faults() == []


@cites("3.1")
def test_what_was_laid_and_who_is_asked_must_agree() -> None:
    position = laying().state.position()
    assert refused(changed(position, laid=[BATTLE, -1, -1, -1, -1, -1]))
    assert refused(changed(position, to_move=[RED]))
    table = laying()
    table.lay(RED, "battle", "no-action")
    assert refused(changed(table.state.position(), to_move=[RED, BLUE, 2]))
    assert refused(changed(table.state.position(), laid=[-1] * 6))


@cites("3.3")
def test_only_those_who_can_swap_are_asked() -> None:
    table = laying(tiles={RED: {"battle": "winter"}})
    for seat in range(3):
        table.lay(seat, "no-action", "no-action-2")
    assert table.state.to_move == (RED,)
    assert refused(changed(table.state.position(), to_move=[RED, BLUE]))
    assert refused(changed(table.state.position(), swap_away=[-1, 0, -1]))


@cites("3.5")
def test_a_winner_while_the_game_runs() -> None:
    assert "Nobody has won" in refused(changed(laying().state.position(), winner=RED))
    assert refused(changed(laying().state.position(), ending=1))


@cites("7")
def test_cards_of_a_module_that_is_not_played() -> None:
    position = laid()
    position["cards"][41] = 2
    position["agenda"] = [["end-season", 0, 0], ["lay-tiles", 0, 0]]
    position["to_move"] = [0, 1, 2]
    assert "not in this game" in refused(position)


@cites("5", "4.2")
@pytest.mark.parametrize(
    "step",
    [
        ["use-influence", 0, 1],
        ["use-influence", 0, 0],
        ["sending", 0, 99],
        ["unfolding", 0, 127],
        ["building", 0, 3],
        ["equipping", 0, 0],
        ["grouping", 0, 1200],
        ["starving", 0, 0],
        ["extra-action", 0, 0],
        ["check-claim", 0, 0],
        ["draft", 0, 0],
        ["choose-honor", 0, 0],
        ["lay-tiles", 1, 0],
    ],
    ids=str,
)
def test_phases_that_cannot_be_on_the_agenda(step: list[Any]) -> None:
    position = acting(RED, "battle", lands={"anjou": "r2 g1"}).state.position()
    position["agenda"][-1] = step
    assert refused(position)


@cites("5.4")
def test_a_march_that_cannot_have_been() -> None:
    lands = {"normandie": "r3", "anjou": "r1 b2"}
    table = acting(RED, "move-troops", missi={RED: 3}, lands=lands)
    table.play("march normandie anjou", "group 2")
    position = table.state.position()
    (marched,) = position["marched"]
    assert GAME.load(position) == table.state
    for ways in (
        [],
        [marched - 2],  # nobody
        [marched + 2],  # more than are there
        [marched, marched],
        [marched + 1, marched],
        [5000],  # no such way
        [list(BOARD.links_from).index(index("anjou")) * ON_A_WAY + 1],  # may not be left
    ):
        assert refused(changed(position, marched=ways))
    for groups in (0, 3):
        agenda = [*position["agenda"][:-1], ["marching", RED, groups]]
        assert refused(changed(position, agenda=agenda))
    assert "on the march" in refused(changed(laying().state.position(), marched=[marched]))


@cites("5.1")
def test_riots_that_cannot_have_spread() -> None:
    table = acting(RED, "influence", cards={"flandre": "r1 g1", "anjou": "r1"})
    table.play("unfold flandre")
    position = table.state.position()
    (riot,) = position["spread"]
    assert GAME.load(position) == table.state
    for riots in ([riot + 5], [riot, riot], [riot + 36], [36 * 36]):
        assert refused(changed(position, spread=riots))
    assert "being unfolded" in refused(changed(laying().state.position(), spread=[riot]))


@cites("2.2.1")
@pytest.mark.parametrize(
    ("tile", "move"),
    [
        ("influence", "send poitou"),
        ("influence", "unfold poitou"),
        ("develop", "build corse"),
        ("develop", "palace corse"),
        ("move-troops", "march berry poitou"),
        ("move-troops", "march poitou berry"),
        ("battle", "fight corse"),
    ],
)
def test_countries_out_of_play_are_refused_for_that(tile: str, move: str) -> None:
    lands = {"anjou": "r2 g1", "berry": "r1"}
    table = acting(RED, tile, missi={RED: 2}, lands=lands, cards={"hessen": ""})
    assert table.refusal_of(move) == "2.2.1"
