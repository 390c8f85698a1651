"""What the table will not do."""

from typing import Any

from regnum.core.errors import RegnumError
from regnum.core.refusal import Refusal


class Refused(RegnumError):
    """A request that changes nothing. `key` names its sentence, `rule` the rulebook's section
    where a rule forbids it, `place` which of several moves it is about."""

    def __init__(
        self,
        key: str,
        params: dict[str, Any] | None = None,
        rule: str | None = None,
        place: int | None = None,
    ) -> None:
        super().__init__(key)
        self.key = key
        self.params = params or {}
        self.rule = rule
        self.place = place


def refused_by_rule(refusal: Refusal, place: int | None = None) -> Refused:
    return Refused(refusal.key, refusal.params, refusal.rule, place)
