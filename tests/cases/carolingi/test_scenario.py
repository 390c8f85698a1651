"""Scenario 814."""

from typing import Any

import pytest

from regnum.games.carolingi.facts import ANARCHY, HUNGER, KINDS
from regnum.games.carolingi.state import ASIDE
from tests.cases import cites
from tests.cases.carolingi.table import (
    BLUE,
    GAME,
    RED,
    YELLOW,
    Table,
    acting,
    drawing,
    fresh,
    index,
)

FORESTS = ("normandie", "flandre", "nordalbingien")
"""The example has Normandie as the woodland of Neustrie."""

WINTER, SPRING, SUMMER, AUTUMN = range(4)
OF_A_KIND = 2
"""Problems of each kind with two players."""


def kind(word: str) -> int:
    return KINDS.index(word)


def scenario(
    seasons: dict[int, str] | None = None,
    on_cards: dict[str, str] | None = None,
    top: str = "",
    **table: Any,
) -> dict[str, Any]:
    """The fields of a two-player position with these problems; the rest is in the slot, below
    `top`."""
    problems = [0] * 20
    rest = [number for number in range(5) for _ in range(OF_A_KIND)]
    for season, words in (seasons or {}).items():
        for word in words.split():
            problems[season * 5 + kind(word)] = 1
            rest.remove(kind(word))
    on = [-1] * 36
    for name, word in (on_cards or {}).items():
        on[index(name)] = kind(word)
        rest.remove(kind(word))
    if top:
        rest.remove(kind(top))
        rest.insert(0, kind(top))
    table.setdefault("forests", FORESTS)
    fields = {"problems": problems, "problem_slot": rest, "card_problem": on}
    return {"variant": "814", "seats": 2, **fields, **table}


# --- set-up (3) -------------------------------------------------------------------------------


@cites("814-3.1", "814-3.3", "S1")
def test_the_set_up_for_two() -> None:
    table = fresh(2, variant="814")
    view = table.state.view(0)
    assert (view["year"], view["last_year"], view["season"]) == (814, 818, "winter")
    assert view["scenario"]["skuld"] == "winter"
    assert list(table.state.cards)[HUNGER:].count(ASIDE) == 1
    assert list(table.state.palaces) == [-1, -1]
    assert len(view["players"][0]["own"]["inactive"]) == 5


@cites("814-3.2")
@pytest.mark.parametrize(("seats", "cubes"), [(2, 5), (3, 7), (4, 9), (5, 11), (6, 11)])
def test_the_honors_tracker(seats: int, cubes: int) -> None:
    assert fresh(seats, variant="814").state.view(None)["scenario"]["tracker"] == cubes


@cites("814-3.4")
@pytest.mark.parametrize("seats", range(2, 7))
def test_eight_gangs_a_player(seats: int) -> None:
    state = fresh(seats, variant="814").state
    assert state.gang_supply + sum(state.gangs) + sum(state.card_gangs) == 8 * seats


@cites("814-3.5.1")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 10), (3, 12), (4, 14), (5, 16), (6, 18)])
def test_problem_tiles_by_the_number_of_players(seats: int, tiles: int) -> None:
    state = fresh(seats, variant="814").state
    on_cards = sum(problem >= 0 for problem in state.card_problem)
    assert sum(state.problems) + len(state.problem_slot) + on_cards == tiles


@cites("814-3.5.2", "814-3.5.3")
def test_one_problem_a_player_as_far_ahead_as_possible() -> None:
    for seed in range(10):
        state = fresh(3, seed, variant="814").state
        assert sum(state.problems) == 3
        assert sum(state.problems[AUTUMN * 5 :]) + sum(state.problems[SUMMER * 5 : AUTUMN * 5]) >= 2
        assert sum(state.problems[: SPRING * 5]) == 0


@cites("814-3.5.4")
def test_a_card_comes_into_its_slot_with_the_top_problem() -> None:
    table = drawing({}, ["hessen"], **scenario(top="battle"))
    assert table.state.card_problem[index("hessen")] == kind("battle")


@cites("814-3.5.4")
def test_a_gang_comes_when_no_problem_is_left() -> None:
    everything = {season: " ".join(KINDS[:5]) for season in (SPRING, SUMMER)}
    table = drawing({}, ["hessen"], season=WINTER, **scenario(everything))
    assert not table.running  # Skuld came to spring with five problems
    assert table.card("hessen") == "g1"


@cites("814-3.5.5", "814-4.2.1")
def test_the_problems_of_a_full_region_go_to_the_seasons() -> None:
    cards = {"westfalen": "r1", "hessen": "b1", "thueringen": ""}
    problems = {"westfalen": "battle", "hessen": "battle", "thueringen": "develop"}
    table = drawing({}, ["nordalbingien"], cards=cards, **scenario(on_cards=problems))
    assert table.problems("autumn") == {"battle", "develop"}
    assert table.problems("summer") == {"battle"}
    assert table.card("nordalbingien") == ""
    assert table.state.card_problem[index("nordalbingien")] >= 0
    assert table.at("thueringen") == "g1"


@cites("814-3.6", "D31")
def test_the_riot_after_the_draft() -> None:
    for seed in range(6):
        state = fresh(3, seed, variant="814").state
        while any(state.waiting) and state.to_move:
            state.play(state.to_move[0], state.legal(state.to_move[0])[0])
        if state.to_move:
            for country in state.realm.countries:
                row = state.followers[country * 3 : country * 3 + 3]
                assert any(row) or state.gangs[country]


@cites("814-3.7")
def test_anarchy_and_rebellion_may_be_added() -> None:
    assert fresh(2, variant="814", anarchy=True).state.cards[ANARCHY] == ASIDE


# --- Skuld and the problems (4) ---------------------------------------------------------------


@cites("814-4.1", "814-5")
def test_three_problems_before_skuld_end_the_game() -> None:
    three = {SPRING: "battle develop influence"}
    table = drawing({}, ["hessen"], **scenario(three, honors=[RED]))
    assert table.result.reason == "problems"
    two = {SPRING: "battle develop"}
    assert drawing({}, ["hessen"], **scenario(two)).running


@cites("814-4.1", "C10")
def test_skuld_moves_on_before_the_last_year_ends() -> None:
    three = {WINTER: "battle develop influence"}
    table = drawing({}, ["hessen"], season=AUTUMN, year=4, **scenario(three))
    assert table.result.reason == "problems"
    calm = drawing({}, ["hessen"], season=AUTUMN, year=4, **scenario())
    assert calm.result.reason == "sundial"


@cites("814-4.2.1")
def test_a_problem_of_the_season_prevents_its_action() -> None:
    table = drawing(
        {RED: ("battle", "no-action")},
        ["r battle"],
        lands={"anjou": "r2 b1"},
        **scenario({WINTER: "battle", AUTUMN: "battle"}),
    )
    assert table.tile(RED, "battle") == "winter face down"
    assert table.at("anjou") == "r2 b1"
    assert table.problems("autumn") == {"battle"}  # nor does it solve anything


@cites("814-4.2.2")
def test_only_future_problems_of_the_tiles_kind_are_solved() -> None:
    problems = {WINTER: "influence", SUMMER: "battle", AUTUMN: "develop battle"}
    table = acting(RED, "battle", lands={"anjou": "r2 b1"}, **scenario(problems))
    assert table.choices == {"pass", "solve summer battle", "solve autumn battle", "fight anjou"}
    assert table.refusal_of("solve autumn develop") == "814-4.2.2"
    assert table.refusal_of("solve spring battle") == "814-4.2.2"
    assert table.refusal_of("solve winter battle") == "814-4.2.2"
    table.play("solve autumn battle")
    assert table.tile(RED, "battle") == "winter face down"
    assert table.state.problem_slot[-1] == kind("battle")
    assert table.at("anjou") == "r2 b1"


@cites("814-4.2.3", "C9")
def test_an_honor_from_any_space_of_the_court_or_none() -> None:
    fields = scenario({AUTUMN: "battle"})
    table = acting(RED, "battle", nobiles={RED: 2}, trophies={RED: 1}, **fields)
    table.play("solve autumn battle")
    assert table.choices == {"done", "honor leudes", "honor nobiles"}
    assert table.refusal_of("honor missi") == "814-4.2.3"
    table.play("honor nobiles")
    assert table.court(RED)[2] == 1
    assert list(table.state.honors) == [RED]
    declined = acting(RED, "battle", **fields)
    declined.play("solve autumn battle", "done")
    assert list(declined.state.honors) == []


@cites("814-4.2.4")
def test_a_palace_puts_its_cards_problem_back_into_the_slot() -> None:
    table = acting(
        RED,
        "develop",
        missi={RED: 3},
        lands={"anjou": "r2 d2"},
        cards={"anjou": ""},
        **scenario(on_cards={"anjou": "battle"}),
    )
    table.play("palace anjou")
    assert table.state.problem_slot[-1] == kind("battle")
    assert sum(table.state.problems) == 0
    assert list(table.state.honors) == []


@cites("814-4.3", "814-5", "G11")
def test_the_co_regent_works_like_peace() -> None:
    lands = dict.fromkeys(("anjou", "hessen", "champagne", "westfalen", "ostfalen"), "r2 d1")
    table = drawing(
        {RED: ("peace", "no-action")},
        ["r peace"],
        lands=lands | {"ile-de-france": "r2", "friesland": "r1 d1"},
        tiles={RED: {"peace": "court"}},
        activated=[1, 0],
        fresh_from=[1, 0],
        palaces={RED: "ile-de-france"},
        **scenario(),
    )
    assert table.conditions(RED)["regions"] == 0
    assert table.points(RED) == 4  # expansion, development, following and the palace
    table.play("pass")
    assert table.result.reason == "peace"
    assert table.result.ranks == (1, 2)


# --- failure (5) ------------------------------------------------------------------------------


def failed(**table: Any) -> Table:
    three = {SPRING: "battle develop influence"}
    return drawing({}, ["hessen"], **scenario(three, **table))


@cites("814-5", "C11")
def test_the_emperor_chooses_the_capable_in_favour() -> None:
    table = failed(honors=[RED, RED, BLUE], trophies={BLUE: 1})
    assert table.result.ranks == (2, 1)  # Red has more cubes but meets no condition
    both = failed(honors=[RED, BLUE, BLUE, RED], lands={"anjou": "r12"}, trophies={BLUE: 1})
    assert both.result.ranks == (1, 2)  # a tie: Red's cube is the newest


@cites("814-5", "C11")
def test_everybody_can_lose() -> None:
    assert failed(honors=[RED]).result.ranks == (2, 2)
    assert failed(trophies={RED: 1}).result.ranks == (2, 2)


@cites("814-5", "G11")
def test_the_palace_counts_as_a_condition() -> None:
    assert failed(honors=[BLUE], palaces={BLUE: "anjou"}).result.ranks == (2, 1)


@cites("814-5", "814-3.4")
def test_a_gang_that_is_needed_and_not_there_ends_the_game() -> None:
    cards = {"westfalen": "", "hessen": "b1", "thueringen": "b1"}
    problems = {"westfalen": "battle", "hessen": "develop", "thueringen": "influence"}
    table = drawing(
        {},
        ["nordalbingien"],
        cards=cards,
        gang_supply=0,
        **scenario(on_cards=problems),
    )
    assert table.result.reason == "gangs"


@cites("814-5", "G14")
def test_nothing_happens_after_the_gang_that_is_not_there() -> None:
    cards = {"westfalen": "", "hessen": "b1", "thueringen": ""}
    problems = {"westfalen": "battle", "hessen": "develop", "thueringen": "influence"}
    table = drawing(
        {},
        ["nordalbingien"],
        cards=cards,
        gang_supply=1,
        trophies={BLUE: 1},
        **scenario(on_cards=problems, honors=[BLUE]),
    )
    assert table.result.reason == "gangs"
    assert table.result.ranks == (2, 1)
    assert table.state.winner == BLUE
    assert table.state.faults() == []
    assert [table.card(name) for name in (*cards, "nordalbingien")] == ["g1", "b1", "", "-"]
    assert table.problems("autumn") == set()
    assert table.state.position() == GAME.load(table.state.position()).position()


@cites("814-5", "G14")
def test_a_riot_that_runs_out_of_gangs_ends_the_game_on_the_way() -> None:
    cards = {"normandie": "", "anjou": "b1", "champagne": "b1"}
    table = drawing({}, ["berry"], cards=cards, gang_supply=3, **scenario())
    assert table.result.reason == "gangs"
    assert table.at("normandie") == "g1"
    reached = ("anjou", "ile-de-france", "champagne", "niederlothringen", "flandre")
    assert [table.at(name) for name in reached].count("g1") == 2
    assert table.card("anjou") == "b1"
    assert table.state.faults() == []


@cites("814-3.5.5", "G16")
def test_a_follower_on_the_woodlands_card_keeps_the_riot_from_spreading() -> None:
    cards = {"normandie": "b1 g1", "anjou": "b1", "champagne": "b1"}
    table = drawing({}, ["berry"], cards=cards, **scenario())
    assert table.at("normandie") == "b1 g1"
    assert table.at("ile-de-france") == ""
    own = acting(RED, "influence", cards={"normandie": "r1 g1"}, **scenario())
    own.play("unfold normandie")
    assert own.at("normandie") == "r1 g1"
    assert own.at("ile-de-france") == ""


@cites("814-4.1", "3.5")
def test_the_last_view_keeps_the_season_of_the_end() -> None:
    view = failed().state.view(None)
    assert (view["year"], view["season"], view["scenario"]["skuld"]) == (814, "winter", "spring")
    late = drawing({}, ["hessen"], season=AUTUMN, year=4, **scenario()).state.view(None)
    assert (late["year"], late["season"], late["scenario"]["skuld"]) == (818, "autumn", "autumn")


@cites("814-3.1")
def test_the_co_regent_has_its_name_everywhere() -> None:
    table = drawing({}, ["hessen"], tiles={RED: {"peace": "court"}}, **scenario())
    view = table.state.view(RED)
    assert "co-regent" in view["players"][RED]["own"]["court"]
    assert "co-regent" in table.state.view(BLUE)["players"][BLUE]["own"]["inactive"]
    assert view["renamed"] == {"tile:peace": "tile:co-regent"}
    assert "'peace'" not in str(view)
    refusal = table.state.refusal(BLUE, GAME.parse("lay peace"))
    assert refusal is None or refusal.params["tile"] == "co-regent"


@cites("814-3.3", "3")
def test_the_journal_counts_years_as_the_annals_do() -> None:
    told = drawing({}, ["hessen"], **scenario()).state
    assert [e.params["year"] for e in told.journal or [] if e.key == "event-season"] == [814]
    base = fresh(2).state
    assert [e.params["year"] for e in base.journal or [] if e.key == "event-season"] == [830]
    turned = drawing({}, ["franken"], season=AUTUMN).state
    assert [e.params["year"] for e in turned.journal or [] if e.key == "event-year"] == [831]


@cites("814-4.2.2")
def test_there_are_no_problems_in_the_other_games() -> None:
    for variant in ("base", "advanced"):
        table = acting(RED, "develop", missi={RED: 2}, variant=variant)
        refusal = table.state.refusal(RED, GAME.parse("solve spring develop"))
        assert refusal is not None
        assert (refusal.key, refusal.rule) == ("refusal-no-problems", "814-4.2.2")


# --- the examples -----------------------------------------------------------------------------


@cites("S2", "814-4.2.1", "814-3.5.2")
def test_example_problems_from_the_cards_to_the_seasons() -> None:
    cards = {"anjou": "b1", "normandie": "", "ile-de-france": ""}
    on = {"anjou": "move_troops", "normandie": "equip_missi", "ile-de-france": "battle"}
    table = drawing(
        {},
        ["champagne"],
        season=SPRING,
        cards=cards,
        **scenario({WINTER: "equip_missi"}, on, top="influence"),
    )
    assert sum(table.state.gangs) == 7
    assert table.problems("winter") == {"equip-missi", "move-troops", "battle"}
    assert table.problems("autumn") == {"equip-missi"}
    for name in cards:
        assert table.discarded(name)
    assert table.card("champagne") == ""
    assert table.state.card_problem[index("champagne")] == kind("influence")


@cites("S3", "814-4.2.3")
def test_example_blue_solves_a_problem() -> None:
    problems = {
        AUTUMN: "develop equip_missi influence",
        WINTER: "equip_missi move_troops battle",
    }
    yellow, blue = RED, BLUE  # seats 0 and 1 are Yellow and Blue here
    honors = [yellow, blue, yellow, blue, yellow]
    table = acting(blue, "develop", season=SUMMER, **scenario(problems, honors=honors))
    leudes = table.court(yellow)[1]
    table.play("solve autumn develop", "honor leudes")
    assert table.tile(blue, "develop") == "summer face down"
    assert table.state.problem_slot[-1] == kind("develop")
    assert list(table.state.honors) == [blue, yellow, blue, yellow, blue]
    assert table.court(yellow)[1] == leudes + 1
    assert table.running  # autumn is safe now
    assert len(table.problems("winter")) == 3
    assert YELLOW not in table.state.honors
