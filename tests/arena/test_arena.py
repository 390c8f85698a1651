"""The arena: the same luck for all, kept when interrupted, told with its uncertainty."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from regnum.arena.chart import chart
from regnum.arena.figures import interval, standings, thinking
from regnum.arena.match import Match, record
from regnum.arena.ratings import ratings
from regnum.arena.results import Results
from regnum.arena.simulation import run, simulate
from regnum.core.errors import RegnumError
from regnum.ratings import can_rate
from regnum.registry import read

SVG = "{http://www.w3.org/2000/svg}"
MATCH = Match("carolus-magnus", ("greedy", "random", "random"), {}, "arena", 3_000)


def test_each_deal_is_played_in_every_seat() -> None:
    played = simulate(MATCH, 6, jobs=1)
    assert [one.seating.index(0) for one in played] == [0, 2, 1, 0, 2, 1]
    assert [one.number for one in played] == list(range(6))


def test_processes_play_the_same_games() -> None:
    alone = [one.result for one in simulate(MATCH, 4, jobs=1)]
    assert alone == [one.result for one in simulate(MATCH, 4, jobs=2)]


def test_a_record_tells_the_game_that_was_played() -> None:
    (one,) = run(MATCH, [1], 1)
    history = read(record(MATCH, one))
    assert history.state.result() == one.result
    assert len(history.lines) == one.decisions == len(one.moves)
    assert history.header.players == ("random", "random", "greedy")


def test_wins_add_up_and_each_seat_is_told() -> None:
    played = simulate(MATCH, 6, jobs=1)
    rows = standings(MATCH, played)
    assert [row.bot for row in rows] == ["greedy", "random"]
    assert sum(row.wins for row in rows) == pytest.approx(6)
    assert [row.chance for row in rows] == pytest.approx([1 / 3, 2 / 3])
    assert all(row.low < row.share <= row.high or row.share == 0 for row in rows)
    assert len(rows[0].by_seat) == 3
    for time in thinking(MATCH, played):
        assert 0 < time.mean <= time.worst


def test_an_interval_holds_the_share_and_shrinks_with_the_games() -> None:
    low, high = interval(0.5, 100)
    assert low == pytest.approx(0.404, abs=0.001)
    assert high == pytest.approx(0.596, abs=0.001)
    assert interval(1.0, 200)[0] > 0.98
    assert interval(0.0, 0) == (0.0, 1.0)


def test_an_interrupted_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = Results([MATCH], file)
    for one in run(MATCH, first.missing(0, 3), 1):
        first.add(0, one)
    with file.open("a") as half_written:
        half_written.write('{"match": 0, "numb')
    again = Results([MATCH], file)
    assert again.missing(0, 5) == [3, 4]
    assert [one.result for one in again.of(0)] == [one.result for one in first.of(0)]
    row = json.loads(file.read_text().splitlines()[1])
    assert row["bots"] == ["greedy", "random", "random"]
    for one in run(MATCH, [3], 1):
        again.add(0, one)
    assert Results([MATCH], file).missing(0, 5) == [4]


def test_an_arena_that_was_killed_over_its_first_line_begins_anew(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    Results([MATCH], file)
    head = file.read_text()
    for torn in ("", head[:20], head[:-1]):
        file.write_text(torn)
        assert Results([MATCH], file).missing(0, 2) == [0, 1]
        assert file.read_text() == head


@pytest.mark.parametrize("spoiled", ['{"match": 0, "numb', "null", '{"match": 0}', "\x00\xff"])
def test_a_spoiled_line_is_named(tmp_path: Path, spoiled: str) -> None:
    file = tmp_path / "games.jsonl"
    results = Results([MATCH], file)
    with file.open("a", encoding="latin-1") as written:
        written.write(spoiled + "\n")
    for one in run(MATCH, [0], 1):
        results.add(0, one)
    before = file.read_bytes()
    with pytest.raises(RegnumError, match=r"Line 2 of .* remove it"):
        Results([MATCH], file)
    assert file.read_bytes() == before


def test_a_file_of_another_arena_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    Results([MATCH], file)
    with pytest.raises(RegnumError, match="another arena"):
        Results([MATCH._replace(seed="other")], file)
    file.write_text("A letter that somebody has written")
    with pytest.raises(RegnumError, match="another arena"):
        Results([MATCH], file)
    assert file.read_text() == "A letter that somebody has written"


@pytest.mark.skipif(not can_rate(), reason="OpenSkill is not installed")
def test_ratings_put_the_stronger_first() -> None:
    rows = ratings([(MATCH, simulate(MATCH, 6, 1))])
    assert [row.bot for row in rows] == ["greedy", "random"]
    assert rows[0].strength > rows[1].strength


def test_a_chart_shows_every_line_up_and_bot() -> None:
    other = MATCH._replace(
        bots=("random", "cmd:<odd & long name that is not shown whole>", "random")
    )
    played = simulate(MATCH, 3, 1)
    drawn = ElementTree.fromstring(chart("A title", [(MATCH, played), (other, played)]))
    texts = [element.text for element in drawn.iter(f"{SVG}text")]
    assert texts.count("greedy") == 1
    assert texts.count("random") == 2
    assert texts.count("n = 3") == 2
    assert len(list(drawn.iter(f"{SVG}rect"))) == 4
