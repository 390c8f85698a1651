"""An arena spread over a Ray cluster plays the same games."""

import pytest

from regnum.arena.cluster import LOCAL, has_ray, run_on_cluster
from regnum.arena.match import Match
from regnum.arena.simulation import simulate
from regnum.core.errors import RegnumError

MATCH = Match("carolus-magnus", ("page", "random"), {}, "cluster", 3_000)


@pytest.mark.skipif(not has_ray(), reason="Ray is not installed")
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_games() -> None:
    found = sorted(run_on_cluster(MATCH, range(4), LOCAL), key=lambda one: one.number)
    assert [one.result for one in found] == [one.result for one in simulate(MATCH, 4, 1)]


@pytest.mark.skipif(has_ray(), reason="Ray is installed")
def test_where_there_is_no_ray_it_is_said() -> None:
    with pytest.raises(RegnumError, match=r"pip install 'regnum\[ray\]'"):
        next(run_on_cluster(MATCH, range(4), LOCAL))
