"""What fields of several messages may hold."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

Key: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]
"""What a page calls its request: sent again after a broken line, it does nothing twice."""

Name: TypeAlias = Annotated[str, Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
Language: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z]{2}$")]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]

MOST_MOVES: Final = 64
"""Moves in one request: more than any turn that can be planned ahead has."""
