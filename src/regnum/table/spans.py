"""Spans of time, each with its unit in its name."""

from typing import Final

HOUR_IN_MINUTES: Final = 60
DAY_IN_SECONDS: Final = 86_400
MINUTE_IN_MILLISECONDS: Final = 60_000
HOUR_IN_MILLISECONDS: Final = HOUR_IN_MINUTES * MINUTE_IN_MILLISECONDS
DAY_IN_MILLISECONDS: Final = DAY_IN_SECONDS * 1000
