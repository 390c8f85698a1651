"""Programs as bots: they play, and whatever they do wrong costs them their own seat only."""

import json
import os
import shutil
import sys
from pathlib import Path

import pytest

import regnum
from regnum.arena.match import Match, Played, behind_all, play, record
from regnum.arena.outside import LineBot, SeatLost, player, told_as
from regnum.bots.bot import Knowledge
from regnum.cli.competition import lost_seats, summary
from regnum.cli.words import words_for
from regnum.core.errors import RegnumError
from regnum.registry import bot
from tests.patience import PATIENCE, wait_until

EXAMPLES = Path(__file__).parents[2] / "examples" / "linebot"
READ = "import sys; sys.stdin.readline(); line = sys.stdin.readline(); "


def against_random(command: str, patience: float = 30.0) -> Played:
    names = (f"cmd:{command}", "random")
    return play(Match("carolus-magnus", names, {}, "outside", 400, None, patience), 0)


def program(tmp_path: Path, text: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(text)
    return f"{sys.executable} {file}"


@pytest.mark.parametrize("key", regnum.games())
def test_the_example_plays_every_game(key: str) -> None:
    command = f"cmd:{sys.executable} {EXAMPLES / 'linebot.py'}"
    seats = regnum.game(key).seats[0]
    one = play(Match(key, (command, *["random"] * (seats - 1)), {}, "outside", 80, None), 0)
    assert one.lost == ("",) * seats
    assert one.asked[0] > 0
    assert one.worst[0] > 0


def test_a_program_is_told_without_its_folders() -> None:
    assert told_as("cmd:/usr/bin/python3 -u ../bots/mine.py") == "cmd:python3 -u mine.py"
    assert told_as("king") == "king"
    command = f"cmd:{sys.executable} {EXAMPLES / 'linebot.py'}"
    match = Match("carolus-magnus", (command, "random"), {}, "outside", 4, None)
    header = record(match, play(match, 0)).partition("\n\n")[0]
    assert "linebot.py" in header
    assert str(EXAMPLES) not in header
    words = words_for(regnum.game("carolus-magnus"), "en", ["cmd:python3 mine.py", "king"])
    assert [words.seat(0), words.seat(1)] == ["python3 mine.py 0", "King 1"]


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
def test_the_example_in_another_language_plays() -> None:
    one = against_random(f"node {EXAMPLES / 'linebot.js'}")
    assert one.lost == ("", "")
    assert one.result is not None


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("import sys; sys.exit(3)", "ended with code 3 in the middle of the game"),
        (READ + "raise SystemError('no idea')", "SystemError: no idea"),
        (READ + "print('castle')", "answered 'castle' instead of a line such as"),
        (READ + "print('{\"moves\": []}')", "instead of a line such as"),
        (READ + "print('{\"moves\": [7]}')", "answered"),
        (READ + 'print(\'{"moves": ["disc 9"]}\')', "answered"),
        (READ + 'print(\'{"moves": ["emperor 1"]}\', flush=True); input()', "played 'emperor 1'"),
    ],
    ids=["ends", "crashes", "babbles", "nothing", "number", "no-move", "illegal"],
)
def test_who_fails_loses_its_seat_and_the_game_goes_on(
    tmp_path: Path, text: str, told: str
) -> None:
    one = against_random(program(tmp_path, text))
    assert told in one.lost[0]
    assert one.lost[1] == ""
    assert one.result is not None
    assert one.result.ranks == (2, 1)


def test_who_is_silent_loses_its_seat(tmp_path: Path) -> None:
    command = program(tmp_path, "import sys, time\nfor line in sys.stdin: time.sleep(60)")
    one = against_random(command, patience=0.2)
    assert "did not answer within 0.2 seconds" in one.lost[0]
    assert one.result is not None


def test_who_answers_before_being_asked_loses_its_seat(tmp_path: Path) -> None:
    """And does not fill the memory with what it says."""
    text = (
        "import json, sys\n"
        "sys.stdin.readline()\n"
        "move = json.loads(sys.stdin.readline())['legal'][:1]\n"
        "while True: print(json.dumps({'moves': move}), flush=True)\n"
    )
    game = regnum.game("carolus-magnus")
    state = game.start(2, 5)
    one = LineBot(program(tmp_path, text), game, "seed", 30.0)
    one.choose(Knowledge(state, state.to_move[0]))
    wait_until(lambda: not one._answers.empty(), "it has said more than it was asked")
    with pytest.raises(SeatLost, match="answered before it was asked"):
        one.choose(Knowledge(state, state.to_move[0]))
    one.end()
    assert not any(reader.is_alive() for reader in one._readers)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends the program only")
@pytest.mark.parametrize(
    "ending", ["print('castle', flush=True); time.sleep(3600)", "sys.exit(3)"], ids=["on", "gone"]
)
def test_what_a_program_has_started_is_ended_with_it(tmp_path: Path, ending: str) -> None:
    """And nobody waits for it, although it has the program's standard error."""
    child = tmp_path / "child"
    asleep = [sys.executable, "-c", "import time; time.sleep(3600)"]
    text = (
        "import pathlib, subprocess, sys, time\n"
        f"asleep = subprocess.Popen({asleep!r}, stdout=subprocess.DEVNULL)\n"
        f"pathlib.Path({str(child)!r}).write_text(str(asleep.pid))\n"
    )
    game = regnum.game("carolus-magnus")
    state = game.start(2, 5)
    one = LineBot(program(tmp_path, text + ending), game, "seed", PATIENCE)
    with pytest.raises(SeatLost):
        one.choose(Knowledge(state, state.to_move[0]))
    one.end()
    assert not any(reader.is_alive() for reader in one._readers)
    wait_until(lambda: has_ended(int(child.read_text())), "its child has ended, too")


def has_ended(process: int) -> bool:
    """Whoever is left without parents waits to be counted as ended by whoever takes them in."""
    state = Path(f"/proc/{process}/stat")
    if state.exists() and state.read_text().rpartition(")")[2].split()[0] == "Z":
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def test_who_does_not_read_holds_nobody_up(tmp_path: Path) -> None:
    """What it is told does not fit into the pipe."""
    game = regnum.game("carolingi")
    asleep = program(tmp_path, "import time; time.sleep(3600)")
    one = LineBot(asleep, game, "x" * 10_000_000, 0.5)
    with pytest.raises(SeatLost, match="did not read what it was told"):
        one.choose(Knowledge(game.start(2, 5), 1))
    one.end()
    assert one._speaker is not None
    assert not one._speaker.is_alive()


def test_lost_seats_are_told_with_the_figures(tmp_path: Path) -> None:
    one = against_random(program(tmp_path, "raise SystemExit"))
    match = Match("carolus-magnus", ("cmd:x", "random"), {}, "outside", 400)
    assert list(lost_seats([one]).values()) == [1]
    assert summary(match, [one], 1.0)["lost_seats"] == lost_seats([one])


def test_who_loses_a_seat_is_behind_all_others() -> None:
    assert behind_all((1, 2, 2), ["it crashed", "", ""]) == (3, 1, 1)
    assert behind_all((1, 2, 3), ["", "", ""]) == (1, 2, 3)
    assert behind_all((3, 1, 2), ["it crashed", "so did it", ""]) == (3, 2, 1)


def test_a_program_that_is_not_there_is_told_before_the_first_game() -> None:
    game = regnum.game("carolus-magnus")
    with pytest.raises(RegnumError, match="There is no program for the bot cmd:nothing-like-it"):
        player("cmd:nothing-like-it --fast", game, "1")
    with pytest.raises(RegnumError, match="cannot be read"):
        player("cmd:python 'half", game, "1")


def test_only_the_arena_starts_programs() -> None:
    """A record or a table that names one does not."""
    with pytest.raises(RegnumError):
        bot("cmd:python mybot.py", regnum.game("carolus-magnus"), 1)


def test_a_program_is_told_what_its_seat_knows_and_no_more(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    text = (
        "import json, sys\n"
        "for line in sys.stdin:\n"
        f"    open({str(heard)!r}, 'a').write(line)\n"
        "    legal = json.loads(line).get('legal')\n"
        "    print(json.dumps({'moves': legal[:1]}), flush=True) if legal else None\n"
    )
    game = regnum.game("carolingi")
    state = game.start(2, 5)
    one = LineBot(program(tmp_path, text), game, "seed", 60.0)
    knowledge = Knowledge(state, 1)
    assert one.choose(knowledge) == state.legal(1)[:1]
    one.close(None)
    start, choose, over = [json.loads(line) for line in heard.read_text().splitlines()]
    assert start == {
        "t": "start",
        "protocol": 1,
        "game": "carolingi",
        "ruleset": game.ruleset,
        "seats": 2,
        "seat": 1,
        "options": state.options,
        "seed": "seed",
        "seconds": 60.0,
    }
    assert choose["view"] == json.loads(json.dumps(knowledge.view()))
    assert choose["legal"] == [game.text(move) for move in state.legal(1)]
    assert set(choose["distinct"]) <= set(choose["legal"])
    assert over == {"t": "over", "result": None}
