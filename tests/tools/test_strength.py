"""The list of pairings by which the bots are measured."""

import sys
from pathlib import Path

import pytest

import regnum
from regnum.registry import bots
from tools import strength

PAIRINGS = [pairing for section in strength.SECTIONS.values() for pairing in section]


def test_every_pairing_can_be_played_and_has_a_file_of_its_own() -> None:
    assert len({pairing.file() for pairing in PAIRINGS}) == len(PAIRINGS)
    for pairing in PAIRINGS:
        game = regnum.game(pairing.game)
        game.start(pairing.seats, 1, **pairing.options)
        assert {pairing.bot, pairing.rival} <= set(bots(game))
        assert len(pairing.match().bots) == pairing.seats


def test_it_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def strength_with(*given: str) -> None:
        monkeypatch.setattr(sys, "argv", ["strength", str(tmp_path), *given])
        strength.main()

    only = ("--only", "carolus-magnus_2_squire_page", "--jobs", "1")
    strength_with(*only, "--games", "1")
    file = tmp_path / "carolus-magnus_2_squire_page.jsonl"
    first = file.read_text()
    assert len(first.splitlines()) == 1 + 2  # the deal is played in both seats
    strength_with(*only, "--games", "4")
    assert file.read_text().startswith(first)
    strength_with("--tell")
    assert "| Carolus Magnus, 2 | `squire` | `page` | 4 |" in capsys.readouterr().out
