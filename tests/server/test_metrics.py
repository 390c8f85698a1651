"""What a host watches."""

from dataclasses import replace
from pathlib import Path

import httpx
from prometheus_client.parser import text_string_to_metric_families

from tests.server.conftest import lenient, running
from tests.server.guests import Guest


def figures(address: str) -> dict[str, float]:
    text = httpx.get(f"{address}/metrics").raise_for_status().text
    return {
        sample.name: sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if not sample.name.endswith("_bucket")
    }


def test_the_figures_count_what_happens(tmp_path: Path) -> None:
    settings = replace(lenient(tmp_path), metrics=True)
    with running(settings) as address, Guest(address, "Anna") as anna:
        socket = anna.socket(anna.open_table("me", "screen")["id"])
        socket.ask("look", seat=socket.table["view"]["to_move"][0])
        assert socket.ask("say", text="Hello")["t"] == "done"
        assert socket.play()["t"] == "done"
        told = figures(address)
        assert told["regnum_tables"] == 1
        assert told["regnum_sockets"] == 1
        assert told["regnum_store_seconds_count"] == 2
        assert told["regnum_moves_total"] == 1
        assert told["regnum_request_seconds_count"] >= 1
        assert told["regnum_faults_total"] == 0
        text = httpx.get(f"{address}/metrics").text
        assert anna.me["id"] not in text
        assert "Anna" not in text


def test_nobody_is_told_them_unasked(server: str) -> None:
    assert httpx.get(f"{server}/metrics").status_code == 404
