"""How a game ended."""

from regnum.core.result import Result


def test_those_who_are_first_share_the_victory() -> None:
    alone = Result((2, 1, 3), (5, 9, 1), "end")
    assert [alone.part_of_victory(seat) for seat in range(3)] == [0.0, 1.0, 0.0]
    together = Result((1, 3, 1), (9, 1, 9), "end")
    assert [together.part_of_victory(seat) for seat in range(3)] == [0.5, 0.0, 0.5]
