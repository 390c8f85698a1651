"""The command line as a person meets it: what it prints, and how it takes bad input."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import pytest

import regnum

BAD_INPUT = 2


def run(*arguments: str, keys: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own, with the build under test."""
    package = Path(next(iter(regnum.__path__))).parent
    return subprocess.run(
        [sys.executable, "-m", "regnum.cli.main", *arguments],
        input=keys,
        capture_output=True,
        text=True,
        timeout=120,
        cwd=package,
        env=os.environ | {"LANG": "C.UTF-8", "COLUMNS": "120"} | environment,
        check=False,
    )


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    return tmp_path / "games" / "game.txt"


def test_games_are_listed_with_their_options() -> None:
    done = run("games")
    assert done.returncode == 0
    assert "carolus-magnus: Carolus Magnus, 2 to 4 players" in done.stdout
    assert "--option tiebreak=draw|markers (draw)" in done.stdout


def test_german_is_chosen_by_the_environment() -> None:
    assert "2 bis 4 Spieler" in run("games", LANG="de_DE.UTF-8").stdout


def test_a_simulation_is_summed_up() -> None:
    done = run("simulate", "carolus-magnus", "--seats", "2", "--bots", "greedy,random",
               "--games", "6", "--seed", "1")  # fmt: skip
    assert done.returncode == 0
    assert "6 games" in done.stdout
    assert "greedy" in done.stdout


def test_a_simulation_gives_the_same_json_for_the_same_seed() -> None:
    command = ("simulate", "carolus-magnus", "--bots", "greedy,random", "--games", "4", "--json")
    first, second = (json.loads(run(*command, "--jobs", jobs).stdout) for jobs in ("1", "2"))
    assert first.pop("seconds") > 0
    assert second.pop("seconds") > 0
    assert first == second
    greedy, chance = first["standings"]
    assert greedy["wins"] + chance["wins"] == first["games"] - first["unfinished"]
    assert greedy["wins"] > chance["wins"]


def test_a_game_is_played_saved_and_resumed(game_file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.txt"
    first = run("play", "carolus-magnus", "--seed", "5", "--file", str(game_file),
                keys=f"1\nsave {copy}\nrules\nhelp\nquit\n")  # fmt: skip
    assert first.returncode == 0
    assert "section" in first.stdout
    assert copy.read_text() == game_file.read_text()
    moves = game_file.read_text().count("\nA ")
    assert moves >= 1
    second = run("play", "--resume", "--file", str(game_file), keys="1\nquit\n")
    assert second.returncode == 0
    assert game_file.read_text().count("\nA ") == moves + 1


def test_a_whole_game_can_be_played_with_the_first_choice(game_file: Path) -> None:
    done = run("play", "carolus-magnus", "--seed", "5", "--file", str(game_file), keys="1\n" * 900)
    assert "The game is over." in done.stdout
    assert run("replay", str(game_file)).returncode == 0


def test_a_decision_is_taken_back_until_the_dice_have_fallen(game_file: Path) -> None:
    """With this seed the bot acts first: between the disc and the paladins its dice fall."""
    run("play", "carolus-magnus", "--seed", "5", "--file", str(game_file), keys="disc 5\nquit\n")
    before = game_file.read_text()
    done = run("play", "--resume", "--file", str(game_file), keys="1\nundo\nundo\nquit\n")
    assert done.returncode == 0
    assert "Taken back." in done.stdout
    assert "cannot be taken back" in done.stdout
    assert game_file.read_text() == before


def test_nothing_is_taken_back_before_the_first_decision(game_file: Path) -> None:
    done = run("play", "carolus-magnus", "--seed", "5", "--file", str(game_file),
               keys="undo\nquit\n")  # fmt: skip
    assert "There is nothing of yours to take back." in done.stdout


def test_a_forbidden_move_is_refused_with_its_rule(game_file: Path) -> None:
    done = run("play", "carolus-magnus", "--seed", "5", "--file", str(game_file),
               keys="emperor 3\nnonsense\nquit\n")  # fmt: skip
    assert "(rule " in done.stdout
    assert "neither a number of the list nor a move" in done.stdout


def test_a_record_is_replayed_and_its_draws_checked(game_file: Path) -> None:
    run("play", "carolus-magnus", "--seed", "5", "--file", str(game_file), keys="1\n1\nquit\n")
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
        (("play", "carolus-magnus", "--language", "la"), "There is no language 'la'"),
        (("play", "carolus-magnus", "--file", "/proc/none/game.txt"), "cannot be written"),
        (("play", "--resume", "--file", "/nowhere/game.txt"), "There is no file"),
        (("simulate", "carolus-magnus", "--bots", "greedy,genius"), "has no bot 'genius'"),
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
        (lambda text: text.replace("disc 1", "disc 9"), "'disc 9' is not the notation of a move"),
        (lambda text: text.replace("ruleset: 1", "ruleset: 99"), "follows ruleset 99"),
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
    run("play", "carolus-magnus", "--seed", "5", "--file", str(game_file), keys="disc 5\nquit\n")
    game_file.write_text(broken(game_file.read_text()))
    done = run("replay", str(game_file))
    assert done.returncode == BAD_INPUT, done.stdout
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


def test_help_comes_at_once() -> None:
    """No limit is asserted, machines differ; the time is printed for whoever looks."""
    start = perf_counter()
    done = run("--help")
    print(f"regnum --help took {perf_counter() - start:.3f} s")
    assert "simulate" in done.stdout
