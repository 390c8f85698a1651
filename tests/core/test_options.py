"""Options, seats and games: what is unknown or impossible is told in a sentence."""

import pytest

import regnum
from regnum.core.errors import BadOption, BadSeats, UnknownGame, UnknownMove
from regnum.core.options import Option, resolve, spelled

OPTIONS = {
    "years": Option(5, range(1, 11), "option-years"),
    "anarchy": Option(False, (False, True), "option-anarchy"),
}


def test_defaults_fill_what_is_not_given() -> None:
    assert resolve(OPTIONS, {"years": 3}) == {"years": 3, "anarchy": False}


@pytest.mark.parametrize(("name", "value"), [("years", 11), ("years", True), ("anarchy", 1)])
def test_a_value_must_be_one_of_the_choices(name: str, value: object) -> None:
    with pytest.raises(BadOption, match=f"Option '{name}' cannot be"):
        resolve(OPTIONS, {name: value})


def test_an_unknown_option_names_the_known_ones() -> None:
    with pytest.raises(BadOption, match="the options are: years, anarchy"):
        resolve(OPTIONS, {"colour": "red"})


def test_choices_are_read_as_they_are_spelled() -> None:
    for option in OPTIONS.values():
        assert all(option.reads(spelled(choice)) == choice for choice in option.choices)
    assert OPTIONS["years"].reads("many") == "many"


def test_choices_may_be_given_as_the_help_prints_them() -> None:
    assert resolve(OPTIONS, {"anarchy": "yes", "years": "3"}) == {"years": 3, "anarchy": True}


def test_unknown_games_seats_and_moves() -> None:
    with pytest.raises(UnknownGame, match="carolus-magnus"):
        regnum.game("chess")
    game = regnum.game("carolus-magnus")
    with pytest.raises(BadSeats, match="played by 2 to 4, not by 7"):
        game.start(seats=7)
    with pytest.raises(UnknownMove, match="no move 9999"):
        game.text(9999)
    with pytest.raises(UnknownMove, match="not the notation"):
        game.parse("red moon")
    with pytest.raises(UnknownMove, match="is a text, not None"):
        game.parse(None)


def test_a_game_without_a_seed_has_one_that_nobody_can_guess() -> None:
    game = regnum.game("carolus-magnus")
    first, second = game.start(seats=2), game.start(seats=2)
    assert len(first.seed) == 32
    assert first.seed != second.seed


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("game", "chess", "not a position of Carolus Magnus"),
        ("ruleset", 0, "follows ruleset 0"),
        ("seats", "two", "is played by 2 to 4"),
        ("options", {}, "must name every option"),
        ("agenda", [[1, 2]], "a name, a seat and a number"),
        ("middle", [40, 40, 40, 40, 40], "There must be 40 red paladins"),
        ("middle", [1, 2], "5 numbers from 0 to 40"),
        ("emperor", 15, "a number from 0 to 14"),
        ("ring", [3, 1], "ascending"),
        ("order", [0, 0], "every seat once"),
        ("hand", [0, 10], "must have 10 castles"),
        ("to_move", [], "exactly while the game runs"),
        ("to_move", [0, 1], "those that the agenda asks"),
        ("agenda", [], "exactly while the game runs"),
        ("agenda", [["choose-disc", 1, 0], ["begin-round", 0, 0]], "must be a decision"),
        ("agenda", [["throw", 0, 9]], "cannot hold 'throw' so"),
        ("chance", ["fast", 0, 0, 0, 0], "not the state of a stream"),
        ("turn", -1, "a number from 0"),
        ("shown", [1, 0], "do not fit what is asked|before the first round"),
        ("commitment", "0", "not that of its 'seed'"),
    ],
)
def test_an_impossible_position_is_refused(field: str, value: object, sentence: str) -> None:
    game = regnum.game("carolus-magnus")
    position = game.start(seats=2, seed=1).position()
    position[field] = value
    with pytest.raises(regnum.RegnumError, match=sentence):
        game.load(position)
