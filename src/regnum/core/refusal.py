"""Why a move is not allowed, and by which rule."""

from typing import Any, NamedTuple

from regnum.core.errors import RegnumError


class Refusal(NamedTuple):
    """Names the text (`key`), the rulebook's section or ruling, and what the text speaks of."""

    key: str
    rule: str
    params: dict[str, Any]


class IllegalMove(RegnumError):
    """Raised by `State.play`; the position is untouched."""

    def __init__(self, refusal: Refusal, text: str) -> None:
        super().__init__(f"{text} is not allowed now (rule {refusal.rule}).")
        self.refusal = refusal
