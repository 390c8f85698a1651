"""What stays hidden, and what a sibling can deduce (3.1, 3.3, 5.2, 5.8)."""

from typing import Any

from regnum.games.carolingi.state import LAID
from tests.cases import cites
from tests.cases.carolingi.table import (
    BLUE,
    BOARD,
    GAME,
    RED,
    Table,
    acting,
    drawing,
    fresh,
    laying,
)

WORLDS = 60
PEACE = BOARD.tile_names.index("peace")


def worlds(table: Table, seat: int) -> list[Table]:
    made = []
    for seed in range(WORLDS):
        other: Any = table.state.sample(seat, seed)
        assert other.faults() == []
        assert other.view(seat) == table.state.view(seat)
        made.append(Table(other))
    return made


def where(table: Table, seat: int, tile: str, viewer: int) -> set[str]:
    """All places where the viewer can imagine a tile."""
    return {world.tile(seat, tile) for world in worlds(table, viewer)}


@cites("3.1")
def test_laid_tiles_may_be_any_at_court() -> None:
    table = laying()
    table.lay(RED, "battle", "no-action")
    assert where(table, RED, "battle", BLUE) == {"laid", "court"}
    assert where(table, RED, "influence", BLUE) == {"laid", "court"}
    assert where(table, RED, "soothe-riot", BLUE) == {"inactive"}
    assert where(table, RED, "battle", RED) == {"laid"}


@cites("3.2")
def test_used_tiles_lie_open() -> None:
    table = laying(tiles={RED: {"battle": "winter"}}, season=1)
    table.lay(RED, "influence", "no-action")
    assert where(table, RED, "battle", BLUE) == {"winter"}


@cites("5.2")
def test_which_dotted_tile_is_active_is_hidden_until_it_is_shown() -> None:
    table = acting(RED, "develop", missi={RED: 2})
    table.play("activate soothe-riot")
    assert where(table, RED, "soothe-riot", BLUE) == {"inactive", "court"}
    assert where(table, RED, "peace", BLUE) == {"inactive", "court"}
    assert all(
        list(w.state.tiles).count(0) == list(table.state.tiles).count(0)
        for w in worlds(table, BLUE)
    )


@cites("5.2")
def test_a_tile_activated_this_season_cannot_be_in_the_bag() -> None:
    table = drawing(
        {RED: ("develop", "no-action"), BLUE: ("influence", "no-action")},
        ["r develop", "b influence"],
        missi={RED: 2, BLUE: 1},
    )
    table.play("activate soothe-riot")
    assert table.asked == BLUE
    for world in worlds(table, BLUE):
        laid = [tile for tile in range(12) if world.state.tiles[tile] == LAID]
        assert not [tile for tile in laid if 5 <= tile < 10]
    assert where(table, RED, "peace", BLUE) == {"inactive", "fresh"}


@cites("3.3")
def test_the_swapped_tile_is_not_the_one_taken_back() -> None:
    table = laying(tiles={RED: {"battle": "winter"}})
    for seat in range(3):
        table.lay(seat, "no-action", "no-action-2")
    table.state.play(RED, GAME.parse("swap develop"))
    table.state.play(RED, GAME.parse("take battle"))
    assert where(table, RED, "battle", BLUE) == {"court"}
    assert where(table, RED, "develop", BLUE) == {"court", "swapped"}
    assert where(table, RED, "soothe-riot", BLUE) == {"inactive"}


@cites("3.3")
def test_a_tile_activated_after_the_swap_was_not_swapped() -> None:
    table = drawing(
        {RED: ("develop", "no-action"), BLUE: ("influence", "no-action")},
        ["r develop", "b influence"],
        season=1,
        tiles={RED: {"influence": "swapped"}},
        taken_back=[4, -1, -1],
        missi={RED: 2, BLUE: 1},
    )
    table.play("activate soothe-riot")
    for dotted in BOARD.tile_names[5:10]:
        assert "swapped" not in where(table, RED, dotted, BLUE)


@cites("3.3", "C1")
def test_a_swap_is_unknown_until_it_is_announced() -> None:
    used = {RED: {"battle": "winter"}, BLUE: {"battle": "winter"}}
    table = laying(tiles=used)
    for seat in range(3):
        table.lay(seat, "no-action", "no-action-2")
    before = table.state.view(BLUE)
    table.state.play(RED, GAME.parse("swap develop"))
    assert table.state.view(BLUE) == before
    table.state.play(RED, GAME.parse("take battle"))
    assert {world.state.swap_back[RED] for world in worlds(table, BLUE)} == {-1, 4}


CLAIM: dict[str, Any] = {
    "tiles": {RED: {"peace": "court"}},
    "activated": [1, 0, 0],
    "fresh_from": [1, 0, 0],
}


@cites("5.8")
def test_the_companion_of_a_claim_is_unknown_while_the_bag_is_closed() -> None:
    table = drawing({RED: ("peace", "no-action")}, ["r peace"], **CLAIM)
    assert table.question == "extra"
    companions = {tuple(world.state.laid[:2]) for world in worlds(table, BLUE)}
    assert (PEACE, 10) in companions
    assert len(companions) > 2
    assert all(PEACE in pair for pair in companions)


@cites("5.8")
def test_a_failed_peace_tile_is_known_to_be_inactive() -> None:
    table = drawing({RED: ("peace", "no-action")}, ["r peace"], **CLAIM)
    table.play("pass")
    assert table.running
    assert where(table, RED, "peace", BLUE) == {"inactive"}


@cites("5.8")
def test_an_open_bag_hides_nothing() -> None:
    strong = dict.fromkeys(("anjou", "ile-de-france", "champagne", "franken"), "r2 d2")
    lands = strong | {"normandie": "r3", "berry": "r1", "hessen": "r1"}
    table = drawing(
        {RED: ("battle", "peace"), BLUE: ("influence", "no-action")},
        ["r peace", "b influence"],
        lands=lands,
        missi={BLUE: 1},
        **CLAIM,
    )
    table.play("pass")
    assert table.told("event-open")
    assert table.asked == BLUE
    assert where(table, RED, "battle", BLUE) == {"laid"}
    assert table.state.view(None)["open_bag"]


@cites("4")
def test_the_archivium_has_no_order_to_peek_at() -> None:
    table = fresh(3)
    other = table.state.sample(0, 1)
    assert other.position()["cards"] == table.state.position()["cards"]
    assert other.chance.state() != table.state.chance.state()
