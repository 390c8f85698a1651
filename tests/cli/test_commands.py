"""The command line as a person meets it: what it prints, and how it takes bad input."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import regnum
from regnum.cli.choices import numbered
from regnum.cli.files import read_record
from regnum.cli.session import Session
from regnum.core.chance import fast
from regnum.core.history import begin
from regnum.core.record import record_of
from regnum.language import LANGUAGES
from tests.examples import registered
from tests.patience import PATIENCE

BAD_INPUT = 2

STEADY = ("play", "carolus-magnus", "--bot", "greedy")
"""A game that goes the same way on a busy machine: the strongest bots think for a time."""


def run(*arguments: str, keys: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own, with the build under test."""
    package = Path(next(iter(regnum.__path__))).parent
    return subprocess.run(
        [sys.executable, "-m", "regnum", *arguments],
        input=keys,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        cwd=package,
        env=os.environ | {"LANG": "C.UTF-8", "COLUMNS": "120"} | environment,
        check=False,
    )


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command keeps its games here, not among those of whoever runs the tests."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    return tmp_path / "games" / "game.txt"


def test_games_are_listed_with_their_options() -> None:
    done = run("games")
    assert done.returncode == 0
    assert "carolus-magnus: Carolus Magnus, 2 to 4 players" in done.stdout
    assert "--option tiebreak=draw|markers (draw)" in done.stdout


def test_the_version_is_told() -> None:
    done = run("--version")
    assert done.returncode == 0
    build = "compiled" if regnum.compiled else "interpreted"
    assert done.stdout == f"regnum {regnum.__version__}, {build}\n"


def test_german_is_chosen_by_the_environment() -> None:
    assert "2 bis 4 Spieler" in run("games", LANG="de_DE.UTF-8").stdout


def test_a_simulation_is_summed_up() -> None:
    done = run("simulate", "carolus-magnus", "--seats", "2", "--bots", "greedy,random",
               "--games", "6", "--seed", "1")  # fmt: skip
    assert done.returncode == 0
    assert "6 games" in done.stdout
    assert "greedy" in done.stdout


def test_no_name_and_no_number_is_cut_off() -> None:
    bots = "greedy,regnum.bots.random:RandomBot"
    told = run("simulate", "carolus-magnus", "--bots", bots, "--games", "2", COLUMNS="80").stdout
    assert "regnum.bots.random:RandomBot" in told
    assert "…" not in told


def test_a_simulation_gives_the_same_json_for_the_same_seed() -> None:
    command = ("simulate", "carolus-magnus", "--bots", "greedy,random", "--games", "4", "--json")
    first, second = (json.loads(run(*command, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    assert first.pop("seconds") > 0
    assert second.pop("seconds") > 0
    assert [row["bot"] for row in first.pop("thinking")] == ["greedy", "random"]
    del second["thinking"]
    assert first == second
    greedy, chance = first["standings"]
    assert greedy["wins"] + chance["wins"] == first["games"] - first["unfinished"]
    assert greedy["wins"] > chance["wins"]


def test_a_game_is_played_saved_and_resumed(game_file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.txt"
    first = run(*STEADY, "--seed", "5", "--file", str(game_file),
                keys=f"5\nsave {copy}\nsave {copy}\nrules\nhelp\nquit\n")  # fmt: skip
    assert first.returncode == 0
    assert "is there already" in first.stdout
    assert "§ 4.1 Play paladins" in first.stdout
    assert copy.read_text() == game_file.read_text()
    moves = game_file.read_text().count("\nA ")
    assert moves >= 1
    second = run("play", "--resume", "--file", str(game_file), keys="1\nquit\n")
    assert second.returncode == 0
    assert game_file.read_text().count("\nA ") == moves + 1


@pytest.mark.parametrize("key", regnum.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_on_eighty_columns(
    key: str,
    language: str,
    game_file: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A person who types any of the numbers, against random bots."""
    monkeypatch.setenv("COLUMNS", "80")
    started = regnum.game(key).start(seed="terminal")
    history = begin(started, ["Anna", *["random"] * (started.seats - 1)])
    session = Session(history, language, game_file)
    chooser = fast("terminal")

    def typed() -> str:
        state = session.state
        offered = state.distinct(0)
        numbers = [n for n, move in numbered(state.game, state.legal(0)).items() if move in offered]
        return str(numbers[chooser.draw(len(numbers))])

    monkeypatch.setattr(session, "_prompt", typed)
    session.run()
    shown = capsys.readouterr().out
    assert session.words.say("cli-over") in shown
    assert max(len(line) for line in shown.splitlines()) <= 80
    assert read_record(game_file).state.result() == session.state.result()


def test_resume_goes_on_with_the_game_played_last_wherever_it_is_kept(
    game_file: Path, tmp_path: Path
) -> None:
    home = str(tmp_path / "home")
    run(*STEADY, "--seed", "4", keys="quit\n", XDG_DATA_HOME=home)
    run(*STEADY, "--seed", "5", "--file", str(game_file), keys="quit\n",
        XDG_DATA_HOME=home)  # fmt: skip
    resumed = run("play", "--resume", keys="2\nquit\n", XDG_DATA_HOME=home)
    assert str(game_file) in resumed.stdout
    assert "\nA " in game_file.read_text()


def test_a_nameless_person_is_an_heir_in_their_own_language(game_file: Path) -> None:
    done = run(*STEADY, "--seed", "5", "--file", str(game_file), "--language",
               "de", keys="quit\n", USER="", USERNAME="")  # fmt: skip
    assert done.returncode == 0
    assert "player A: Erbe\n" in game_file.read_text()


@pytest.mark.parametrize("change", [lambda text: text.replace("\n", "\r\n"), str.rstrip])
def test_a_record_survives_editors_and_mail(change: Callable[[str], str], game_file: Path) -> None:
    run(*STEADY, "--seed", "5", "--file", str(game_file), keys="5\nquit\n")
    game_file.write_bytes(change(game_file.read_text()).encode())
    assert run("replay", str(game_file)).returncode == 0


def test_a_tampered_draw_is_told_as_such(game_file: Path) -> None:
    run(*STEADY, "--seed", "5", "--file", str(game_file), keys="5\nquit\n")
    text = game_file.read_text()
    set_up = next(line for line in text.split("\n") if line.startswith("* |"))
    game_file.write_text(text.replace(set_up, set_up.replace("* | 1 ", "* | 0 ")))
    done = run("replay", str(game_file))
    assert done.returncode == BAD_INPUT
    assert "the seed gives other draws" in done.stderr


def test_a_game_and_a_bot_from_outside_are_played_in_the_terminal(game_file: Path) -> None:
    with registered():
        outside = os.pathsep.join(sys.path[-2:])
        done = run("play", "duel", "--bot", "hasty", "--file", str(game_file),
                   keys="help\n" + "number 1\n" * 3, PYTHONPATH=outside)  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert re.search(r"Points: \S+ 0, Hasty 1 0", done.stdout)
        assert "Rounds won" in done.stdout
        by_place = ("play", "duel.game:Duel", "--file", str(game_file.with_name("place.txt")))
        begun = run(*by_place, keys="number 1\nquit\n", PYTHONPATH=outside)
        assert begun.returncode == 0, begun.stderr
        resumed = run(*by_place, "--resume", keys="number 1\n" * 2, PYTHONPATH=outside)
        assert "Rounds won" in resumed.stdout, resumed.stderr
        told = run("simulate", "duel", "--bots", "hasty,duel.bot:Hasty", "--games", "2",
                   PYTHONPATH=outside)  # fmt: skip
        assert told.returncode == 0, told.stderr
        assert "duel.bot:Hasty" in told.stdout


def test_a_decision_is_taken_back_until_the_dice_have_fallen(game_file: Path) -> None:
    """With this seed the bot acts first: between the disc and the paladins its dice fall."""
    run(*STEADY, "--seed", "5", "--file", str(game_file), keys="disc 5\nquit\n")
    before = game_file.read_text()
    done = run("play", "--resume", "--file", str(game_file), keys="1\nundo\nundo\nquit\n")
    assert done.returncode == 0
    assert "Taken back." in done.stdout
    assert "cannot be taken back" in done.stdout
    assert game_file.read_text() == before


def test_nothing_is_taken_back_before_the_first_decision(game_file: Path) -> None:
    done = run(*STEADY, "--seed", "5", "--file", str(game_file),
               keys="undo\nquit\n")  # fmt: skip
    assert "There is nothing of yours to take back." in done.stdout


def test_a_forbidden_move_is_refused_with_its_rule(game_file: Path) -> None:
    done = run(*STEADY, "--seed", "5", "--file", str(game_file),
               keys="emperor 3\nnonsense\nquit\n")  # fmt: skip
    assert "(rule " in done.stdout
    assert "neither a number of the list nor a move" in done.stdout


def test_a_record_is_replayed_and_its_draws_checked(game_file: Path) -> None:
    run(*STEADY, "--seed", "5", "--file", str(game_file), keys="5\n1\nquit\n")
    done = run("replay", str(game_file))
    assert "moves replayed without a fault" in done.stdout
    assert "All draws are those of the seed" in done.stdout
    assert "Würfe" in run("replay", str(game_file), "--language", "de").stdout
    assert run("replay", str(game_file), "--at", "1").returncode == 0


def test_the_speed_is_measured() -> None:
    done = run("bench", "carolus-magnus", "--seconds", "0.2")
    assert done.returncode == 0
    assert "Carolus Magnus" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "chess"), "There is no game 'chess'"),
        (("play",), "Name a game"),
        (("play", "carolus-magnus", "--seats", "5"), "is played by 2 to 4, not by 5"),
        (("play", "carolus-magnus", "--option", "tiebreak=coin"), "cannot be 'coin'"),
        (("play", "carolus-magnus", "--option", "colour=red"), "There is no option 'colour'"),
        (("play", "carolus-magnus", "--option", "tiebreak"), "NAME=VALUE"),
        (("play", "carolus-magnus", "--bot", "genius"), "has no bot 'genius'"),
        (("play", "carolus-magnus", "--language", "xx"), "There is no language 'xx'"),
        (("play", "carolus-magnus", "--file", "/proc/none/game.txt"), "cannot be written"),
        (("play", "--resume", "--file", "/nowhere/game.txt"), "There is no file"),
        (("play", "--seats", "2", "--resume"), "A resumed game is what it was"),
        (("play", "carolus-magnus", "--file", ""), "is not the name of a file"),
        (("play", "carolus-magnus", "--name", "a\nb"), "A name is a text of one line"),
        (("play", "carolus-magnus", "--name", "greedy"), "You cannot be called 'greedy'"),
        (("play", "carolus-magnus", "--seed", ""), "A seed is a whole number or a text"),
        (("play", "carolus-magnus", "--seed", "\udcff"), "A seed is a whole number or a text"),
        (("bench", "--seconds", "nan"), "Measure for 0.1 to 3600 seconds"),
        (("simulate", "carolus-magnus", "--bots", "random", "--seats", "0"), "not by 0"),
        (
            ("simulate", "carolus-magnus", "--bots", "random,random,greedy", "--seats", "2"),
            "3 bots are named for 2 seats",
        ),
        (
            ("simulate", "carolus-magnus", "--bots", "greedy,genius"),
            "king, and any as `module:name`",
        ),
        (("simulate", "carolus-magnus", "--bots", "greedy,mine:Genius"), "folder of PYTHONPATH"),
        (("simulate", "carolus-magnus", "--bots", "random", "--seats", "9"), "not by 9"),
        (("replay", "/nowhere/game.txt"), "There is no file"),
        (("replay", "/"), "cannot be read"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    done = run(*arguments)
    assert done.returncode == BAD_INPUT
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        (lambda text: "hello\n", "A record begins with the line"),
        (lambda text: text.replace("disc 5", "disc 9"), "'disc 9' is not the notation of a move"),
        (lambda text: text.replace("ruleset: 2", "ruleset: 99"), "follows ruleset 99"),
        (lambda text: text.replace("game: carolus-magnus", "game: chess"), "no game 'chess'"),
        (lambda text: text.replace("seats: 2", "seats: 12"), "not played with '12' seats"),
        (lambda text: text.replace("* |", "* | 1 1"), "Line 11:"),
        (lambda text: text.replace("\nA disc", "\nA  disc"), "is not in standard form"),
        (lambda text: text.replace("\nA disc", "\nZ disc"), "'Z' is not a seat"),
        (lambda text: text + "A disc 1\n", "is not allowed now"),
        (lambda text: text.replace("commitment: ", "commitment: 0"), "not the one that was comm"),
    ],
)
def test_a_broken_record_gets_one_sentence(
    broken: Callable[[str], str], sentence: str, game_file: Path
) -> None:
    run(*STEADY, "--seed", "5", "--file", str(game_file), keys="disc 5\nquit\n")
    game_file.write_text(broken(game_file.read_text()))
    done = run("replay", str(game_file))
    assert done.returncode == BAD_INPUT, done.stdout
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


def test_help_comes_at_once() -> None:
    """Machines differ, so no time is asserted, but that nothing slow is imported for it."""
    program = (
        "import sys, regnum.cli.main\n"
        "slow = {'rich', 'fluent', 'babel', 'asyncio', 'multiprocessing'} & set(sys.modules)\n"
        "assert not slow, slow\n"
    )
    package = Path(next(iter(regnum.__path__))).parent
    subprocess.run([sys.executable, "-c", program], cwd=package, check=True, timeout=PATIENCE)


def test_odd_names_and_poor_terminals_are_no_trouble(game_file: Path) -> None:
    done = run("play", "carolus-magnus", "--name", "[red]A[/]", "--seed", "5", "--file",
               str(game_file), keys="quit\n", PYTHONIOENCODING="ascii")  # fmt: skip
    assert done.returncode == 0
    assert "[red]A[/]" in done.stdout


def test_a_game_that_hides_its_seed_or_has_two_people_is_not_resumed(game_file: Path) -> None:
    state = regnum.game("carolus-magnus").start(seats=2, seed=5)
    game_file.parent.mkdir()
    game_file.write_text(record_of(begin(state, ["Anna", "greedy"]), reveal=False))
    assert "hides its seed" in run("play", "--resume", "--file", str(game_file)).stderr
    game_file.write_text(record_of(begin(state, ["Anna", "Berta"])))
    assert "one person" in run("play", "--resume", "--file", str(game_file)).stderr


def test_each_new_game_has_a_file_of_its_own(tmp_path: Path) -> None:
    for _ in range(2):
        run(*STEADY, keys="quit\n", XDG_DATA_HOME=str(tmp_path))
    assert len(list((tmp_path / "regnum").glob("carolus-magnus-*.txt"))) == 2
    assert run("play", "--resume", keys="", XDG_DATA_HOME=str(tmp_path)).returncode == 0


def test_a_hint_in_the_terminal_has_a_reason(game_file: Path) -> None:
    done = run("play", "carolus-magnus", "--seed", "1", "--bot", "random", "--file", str(game_file),
               keys="hint\nquit\n")  # fmt: skip
    assert done.returncode == 0
    told = done.stdout.partition("A bot would play: ")[2].splitlines()
    assert told[0]
    assert told[1].startswith("  ")


def test_a_record_is_analysed_by_the_command(game_file: Path) -> None:
    run("play", "carolus-magnus", "--seed", "1", "--bot", "random", "--file", str(game_file),
        keys="1\n1\nquit\n")  # fmt: skip
    done = run("analyse", str(game_file), "--tries", "0", "--chart", f"{game_file}.svg")
    assert done.returncode == 0
    assert "What everybody could expect" in done.stdout
    assert Path(f"{game_file}.svg").read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("option", "place"),
    [("--out", "nowhere/a.jsonl"), ("--chart", "nowhere/a.svg"), ("--records", "file/records")],
)
def test_an_arena_tells_before_the_first_game_what_cannot_be_written(
    tmp_path: Path, option: str, place: str
) -> None:
    (tmp_path / "file").touch()
    kept = tmp_path / "kept.jsonl"
    asked = ("arena", "carolus-magnus", "--bots", "random,random", "--games", "2")
    done = run(*asked, "--out", str(kept), option, str(tmp_path / place))
    assert done.returncode == BAD_INPUT
    assert re.search(r"cannot be (written|made)", done.stderr)
    assert "Traceback" not in done.stderr
    assert not kept.exists()


def test_a_chart_that_cannot_be_drawn_is_told_before_the_work(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "nowhere" / "a")
    record = tmp_path / "game.txt"
    record.write_text(record_of(begin(regnum.game("carolus-magnus").start(2, 1))))
    for command in (("analyse", str(record), "--chart"), ("problems", "carolus-magnus")):
        done = run(*command, nowhere)
        assert done.returncode == BAD_INPUT
        assert "cannot be written" in done.stderr


def test_an_arena_of_programs_tells_who_lost_a_seat() -> None:
    done = run("arena", "carolus-magnus", "--bots", f"random,cmd:{sys.executable} -c 1",
               "--games", "2", "--jobs", "1")  # fmt: skip
    assert done.returncode == 0
    assert "seat lost (2): " in done.stdout
    unknown = run("arena", "carolus-magnus", "--bots", "random,cmd:nothing-like-it")
    assert unknown.returncode == BAD_INPUT
    assert "There is no program" in unknown.stderr
