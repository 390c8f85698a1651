"""Cases: one for every section, ruling and worked example of the rulebooks.

A case is a test function that says with `cites` what it proves; `make cases` lists
what no case cites.
"""

from collections.abc import Callable
from typing import Any, TypeVar

import pytest

Case = TypeVar("Case", bound=Callable[..., Any])


def cites(*rules: str) -> Callable[[Case], Case]:
    """Name the sections, rulings and examples that a case proves."""
    return pytest.mark.cites(*rules)
