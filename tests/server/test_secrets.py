"""Nobody sees what is not theirs to see: spectators, rivals, the past."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.examples import registered
from tests.patience import PATIENCE
from tests.server.guests import Guest, Socket


@pytest.fixture
def duel(server: str) -> Iterator[dict[str, Socket]]:
    """Anna against Bert, and Carl watches."""
    with registered() as key, ExitStack() as guests:
        anna, bert, carl = (
            guests.enter_context(Guest(server, name)) for name in ("Anna", "Bert", "Carl")
        )
        table = anna.open_table("me", "link", game=key, public=True)
        bert.sit(table["links"]["1"])
        yield {
            "anna": anna.socket(table["id"]),
            "bert": bert.socket(table["id"]),
            "carl": carl.socket(table["id"]),
        }


@pytest.fixture
def in_no_hurry(duel: dict[str, Socket], monkeypatch: pytest.MonkeyPatch) -> None:
    """The second of the two has all the time that a busy machine may need."""
    monkeypatch.setattr("duel.round.SECONDS", round(PATIENCE))


@pytest.mark.usefixtures("in_no_hurry")
def test_a_secret_decision_reaches_its_own_seat_only(duel: dict[str, Socket]) -> None:
    anna, bert, carl = duel.values()
    version = anna.play(2)["version"]
    assert anna.reach(version)["view"]["own"] == 2
    assert [entry["key"] for entry in anna.journal] == ["event-chosen"]
    for other in (bert, carl):
        assert other.reach(version)["view"]["own"] is None
        assert other.journal == []
    assert carl.table["seat"] is None
    assert carl.table["legal"] == []
    assert not any(seat["yours"] for seat in carl.table["seats"])


@pytest.mark.usefixtures("in_no_hurry")
def test_the_past_tells_only_what_the_seat_knew(duel: dict[str, Socket], server: str) -> None:
    anna, bert, carl = duel.values()
    anna.play(2)
    id = anna.table["id"]
    with Guest(server) as stranger:
        assert stranger.http.get(f"/api/tables/{id}/at/1").json()["view"]["own"] is None
        assert stranger.http.get(f"/api/tables/{id}/at/1?seat=0").status_code == 403
        assert stranger.http.get(f"/api/tables/{id}?seat=0").status_code == 403
        assert stranger.http.get(f"/api/tables/{id}/record").status_code == 409
    assert carl.ask("look", seat=0)["t"] == "refused"
    assert carl.ask("why", seat=0, move=1)["t"] == "refused"
    assert bert.ask("undo", seat=0)["t"] == "refused"


@pytest.mark.usefixtures("in_no_hurry")
def test_simultaneous_moves_do_not_make_each_other_stale(duel: dict[str, Socket]) -> None:
    anna, bert, _ = duel.values()
    seen = bert.table["version"]
    assert anna.play(2)["t"] == "done"
    assert bert.play(1, version=seen)["t"] == "done"
    assert bert.table["view"]["points"] == [1, 0]


def test_the_hourglass_runs_out_by_itself(duel: dict[str, Socket]) -> None:
    anna, bert, _ = duel.values()
    anna.play(2)
    bert.until_table(lambda table: table["timer"] is not None)
    assert 0 <= bert.table["timer"] <= 1
    bert.until_table(lambda table: table["view"]["round"] == 2)
    assert bert.table["timer"] is None
