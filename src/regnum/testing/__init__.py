"""What holds in every game at every moment: the contract as checks that anyone can run.

    from regnum.testing import check

    check(MyGame())

runs them all on random games with every number of seats and every option; a failure names the
check, the table and the seed. A test runner may take them one by one: each of `CHECKS` is called
with a table and a seed.
"""

from collections.abc import Callable
from typing import TypeAlias

from regnum.core.game import Game
from regnum.testing.moves import (
    a_refused_move_changes_nothing,
    every_move_has_one_notation,
    every_point_is_explained,
    legality_and_refusal_are_one_truth,
)
from regnum.testing.positions import (
    a_copy_is_equal_and_independent,
    a_damaged_position_is_refused,
    a_fork_has_another_future,
    a_mutated_position_is_refused_or_playable,
    a_position_can_be_saved_and_loaded,
    invariants_hold_and_views_are_json,
    the_same_seed_is_the_same_game,
)
from regnum.testing.stories import (
    a_record_round_trips_and_replays,
    everything_said_has_a_text,
    what_happens_can_be_shown_moment_by_moment,
)
from regnum.testing.tables import Table, random_decisions, somewhere, tables
from regnum.testing.turns import (
    assert_alike,
    distinct_reaches_every_end_of_a_turn_once,
    ends_of_turn,
)
from regnum.testing.views import (
    a_row_keeps_to_its_features,
    rows_tell_what_a_seat_knows,
    views_and_samples_leak_nothing,
    views_are_what_the_game_declares,
)

__all__ = [
    "CHECKS",
    "Check",
    "Table",
    "assert_alike",
    "check",
    "ends_of_turn",
    "random_decisions",
    "somewhere",
    "tables",
]

Check: TypeAlias = Callable[[Table, int], None]

CHECKS: tuple[Check, ...] = (
    legality_and_refusal_are_one_truth,
    distinct_reaches_every_end_of_a_turn_once,
    a_refused_move_changes_nothing,
    a_copy_is_equal_and_independent,
    a_fork_has_another_future,
    a_position_can_be_saved_and_loaded,
    a_damaged_position_is_refused,
    a_mutated_position_is_refused_or_playable,
    views_and_samples_leak_nothing,
    rows_tell_what_a_seat_knows,
    a_row_keeps_to_its_features,
    invariants_hold_and_views_are_json,
    views_are_what_the_game_declares,
    a_record_round_trips_and_replays,
    what_happens_can_be_shown_moment_by_moment,
    the_same_seed_is_the_same_game,
    every_move_has_one_notation,
    every_point_is_explained,
    everything_said_has_a_text,
)


def check(game: Game, seeds: int = 10) -> int:
    """Run every check at every table of a game; how many were run."""
    run = 0
    for table in tables(game):
        for each in CHECKS:
            for seed in range(seeds):
                try:
                    each(table, seed)
                except Exception as error:
                    name = each.__name__.replace("_", " ")
                    what = f"{type(error).__name__}: {error}"
                    raise AssertionError(f"{table}, seed {seed}: {name}: {what}") from error
                run += 1
    return run
