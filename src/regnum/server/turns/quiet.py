"""Quiet hours: when somebody does not want to be told anything, by the clock where they live."""

from datetime import UTC, datetime
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from regnum.core.errors import RegnumError
from regnum.server.messages.players import QuietHours
from regnum.table.spans import HOUR_IN_MINUTES


@cache
def zones() -> frozenset[str]:
    """Every time zone's name."""
    return frozenset(available_timezones())


def check(hours: QuietHours) -> None:
    if hours.zone not in zones():
        raise RegnumError(f"There is no time zone {hours.zone!r}.")


def is_quiet(hours: QuietHours | None, now: int) -> bool:
    """Whether they are on at this moment (in milliseconds since 1970). They may go past midnight;
    from a minute to the same minute is never."""
    if hours is None:
        return False
    there = datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(hours.zone))
    minute = there.hour * HOUR_IN_MINUTES + there.minute
    if hours.start <= hours.end:
        return hours.start <= minute < hours.end
    return minute >= hours.start or minute < hours.end
