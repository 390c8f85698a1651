"""What changes from one scene to the next makes the one out of the other."""

import copy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from regnum.core.journal import Comparison, Difference

leaves = st.none() | st.booleans() | st.integers(0, 3) | st.sampled_from("ab")
scenes = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("xyz"), inner),
    max_leaves=12,
)


def applied(scene: Any, differences: list[Difference]) -> Any:
    whole = [copy.deepcopy(scene)]
    for way, value in differences:
        place: Any = whole
        for name, following in zip([0, *way], way, strict=False):
            place = place[name]
            assert isinstance(place, dict) == isinstance(following, str)
        place[[0, *way][-1]] = value
    return whole[0]


@given(scenes, scenes)
def test_differences_make_the_one_out_of_the_other(before: Any, after: Any) -> None:
    assert applied(before, Comparison().differences(before, after)) == after


def test_only_what_changed_is_named() -> None:
    before = {"rivals": [{"discs": 3, "name": "a"}, {"discs": 4, "name": "b"}], "round": 1}
    after = {"rivals": [{"discs": 3, "name": "a"}, {"discs": 5, "name": "b"}], "round": 1}
    assert Comparison().differences(before, after) == [(["rivals", 1, "discs"], 5)]


def test_where_items_come_or_go_the_whole_is_named() -> None:
    assert Comparison().differences({"bag": [1, 2]}, {"bag": [1]}) == [(["bag"], [1])]


def test_what_two_seats_share_is_compared_once() -> None:
    """Their own parts are compared for each."""
    comparison = Comparison()
    before, after = {"lands": [1, 2]}, {"lands": [1, 3]}
    first = comparison.differences({"map": before, "own": 1}, {"map": after, "own": 2})
    second = comparison.differences({"map": before, "own": 1}, {"map": after, "own": 1})
    assert first == [(["map", "lands", 1], 3), (["own"], 2)]
    assert second == [(["map", "lands", 1], 3)]
