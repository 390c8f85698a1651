"""What a game makes of ratings."""

import pytest

from regnum.ratings import beginner, rated


def test_who_wins_rises_and_all_are_surer() -> None:
    skills = rated(["anna", "bert", "carl"], [1, 2, 3], {})
    assert skills["anna"].strength > skills["bert"].strength > skills["carl"].strength
    assert all(skill.doubt < beginner().doubt for skill in skills.values())


def test_a_win_against_the_stronger_is_worth_more() -> None:
    strong = {"bert": beginner()._replace(strength=35.0)}
    assert (
        rated(["anna", "bert"], [1, 2], strong)["anna"].strength
        > rated(["anna", "bert"], [1, 2], {})["anna"].strength
    )


def test_a_tie_of_equals_changes_no_strength() -> None:
    skills = rated(["anna", "bert"], [1, 1], {})
    assert skills["anna"].strength == pytest.approx(beginner().strength)


def test_who_has_two_seats_is_rated_by_their_mean() -> None:
    skills = rated(["bot", "anna", "bot"], [1, 2, 3], {})
    assert skills["bot"].strength == pytest.approx(beginner().strength, abs=1)
    assert len(skills) == 2
