"""What a bot is after can be told in every language, and is true."""

import re
from pathlib import Path
from typing import cast

import pytest

import regnum
from regnum.bots.aim import MOST, aims_of
from regnum.bots.bot import Knowledge
from regnum.bots.wallenstein.aims import march_aim
from regnum.core.state import State
from regnum.games.carolingi.state import Position
from regnum.games.wallenstein.facts import NONE
from regnum.games.wallenstein.state import Position as Theatre
from regnum.language import LANGUAGES, Words
from regnum.registry import bot, package_of, strategy
from regnum.table.advice import advise
from tests.cases.carolus.table import MOVE_EMPEROR, WHITE, turn
from tests.property.test_texts import messages
from tests.tables import Table, somewhere, tables

AIM = re.compile(r'"(aim-[a-z-]+)"')
BOTS = Path(regnum.__file__).parent / "bots"


@pytest.mark.parametrize("table", list(tables())[::3], ids=str)
def test_a_bots_aims_can_be_told(table: Table) -> None:
    game = table.game
    names = [f"Player {seat}" for seat in range(table.seats)]
    for decisions in (0, 25, 120):
        state = somewhere(table, 6, decisions)
        if not state.to_move:
            continue
        seat = state.to_move[0]
        knowledge = Knowledge(state, seat)
        moves = bot("squire", game, 1).choose(knowledge)
        aims = aims_of(strategy(game), knowledge, moves)
        assert 1 <= len(aims) <= MOST
        for language in LANGUAGES:
            words = Words(language, (package_of(game.key),), names, game.board_document())
            assert all(words.tell(aim) for aim in aims)


@pytest.mark.parametrize(
    "key", [("carolus-magnus", "carolus"), ("carolingi", "carolingi"), ("wallenstein",) * 2]
)
def test_every_aim_has_a_text_and_every_text_an_aim(key: tuple[str, str]) -> None:
    game, folder = key
    used = set(AIM.findall((BOTS / folder / "aims.py").read_text()))
    for language in LANGUAGES:
        known = messages(package_of(game), language)
        assert used == {name for name in known if name.startswith("aim-")}


def aims_after(state: State, *texts: str) -> list[str]:
    knowledge = Knowledge(state, state.to_move[0])
    moves = [state.game.parse(text) for text in texts]
    return [aim.key for aim in aims_of(strategy(state.game), knowledge, moves)]


def when_asked(key: str, seats: int, phase: str) -> State:
    """The first position of a game in which this is asked."""
    state = regnum.game(key).start(seats, 1)
    while state.moment.phase != phase:
        state.play(state.to_move[0], state.distinct(state.to_move[0])[0])
    return state


def test_a_low_disc_is_for_acting_early_and_a_high_one_for_going_far() -> None:
    state = when_asked("carolus-magnus", 2, "choose-disc")
    assert aims_after(state, "disc 1") == ["aim-early"]
    assert aims_after(state, "disc 5") == ["aim-far"]


def test_a_paladin_at_court_is_for_its_clan() -> None:
    state = when_asked("carolus-magnus", 2, "play-paladins")
    text = state.game.text
    move = next(move for move in state.legal(state.to_move[0]) if text(move).endswith("court"))
    assert aims_after(state, text(move))[0] == "aim-clan"


def test_a_castle_that_grows_together_with_the_land_before_it_is_an_aim() -> None:
    """5.3: its own number is out of use then."""
    table = turn(WHITE, "W1 r1 | r1 | B1 g1", asks=MOVE_EMPEROR, controls={WHITE: "r"})
    assert aims_after(table.state, "emperor 2")[0] == "aim-castle"


def test_what_the_dice_bring_is_nobodys_aim() -> None:
    state = when_asked("carolus-magnus", 2, "move-emperor")
    text = state.game.text
    for move in state.legal(state.to_move[0]):
        assert "aim-paladin" not in aims_after(state, text(move))
    state = when_asked("carolus-magnus", 2, "name-colour")
    assert "aim-paladin" in aims_after(state, "crown red")


def test_a_plan_is_for_what_its_cards_bring() -> None:
    state = when_asked("wallenstein", 3, "plan-season")
    seat = state.to_move[0]
    knowledge = Knowledge(state, seat)
    moves = bot("squire", state.game, 1).choose(knowledge)
    aims = aims_of(strategy(state.game), knowledge, moves)
    assert all(aim.params for aim in aims)


def test_a_plan_is_advised_with_its_weightiest_reasons() -> None:
    state = when_asked("wallenstein", 3, "plan-season")
    advice = advise("squire", Knowledge(state, state.to_move[0]), "1")
    moves = [state.game.text(move) for move in advice.moves]
    assert moves[-1] == "commit"
    assert [aim.key for aim in advice.aims] == aims_after(state, *moves[:-1])
    assert "aim-bid" not in {aim.key for aim in advice.aims}
    assert aims_after(state, "bid 2", "taxes pass") == ["aim-bid"]
    assert aims_after(state, "taxes pass") == ["aim-pass"]
    assert aims_after(state, "bid 0") == ["aim-nothing-better"]


def test_armies_that_stay_and_revolts_have_a_reason_too() -> None:
    state = when_asked("wallenstein", 3, "march-to")
    assert aims_after(state, "march nowhere") == ["aim-stay"]
    state = when_asked("wallenstein", 3, "order-revolts")
    revolt = state.game.text(state.legal(state.to_move[0])[0])
    assert aims_after(state, revolt) == ["aim-revolt"]


def test_tiles_are_laid_for_a_condition() -> None:
    state = regnum.game("carolingi").start(2, 3)
    assert isinstance(state, Position)
    found = aims_after(state, "lay influence", "lay develop")
    assert "aim-nothing-better" not in found
    assert set(found) <= {"aim-emissaries", "aim-following", "aim-development", "aim-tile"}
    assert aims_after(state, "lay no-action", "lay no-action-2") == ["aim-nothing-better"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_county_is_taken_from_whoever_holds_it(language: str) -> None:
    """With what stands there."""
    state = cast(Theatre, regnum.game("wallenstein").start(3, 1))
    names, board = ["Anna", "Bert", "Carl"], state.game.board_document()
    words = Words(language, (package_of("wallenstein"),), names, board)
    aims = []
    for owner, buildings in ((0, 0), (NONE, 0), (1, 0b101)):
        state.owner[0], state.buildings[0] = owner, buildings
        aims.append(march_aim(state, 0, 0))
    assert [aim.key for aim in aims] == ["aim-guard", "aim-conquer", "aim-take"]
    assert "Bert" in words.tell(aims[-1])
    assert "2" in words.tell(aims[-1])
