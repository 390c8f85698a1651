"""The same tests run against the interpreted source and against the compiled package."""

import os

import pytest

import regnum

EXPECTED_BUILD = os.environ.get("REGNUM_BUILD", "interpreted")
BUILD = "compiled" if regnum.compiled else "interpreted"


def pytest_configure() -> None:
    """Stop at once rather than prove the wrong build."""
    if BUILD != EXPECTED_BUILD:
        raise pytest.UsageError(
            f"the {EXPECTED_BUILD} build is to be tested, but the {BUILD} one was imported "
            f"from {regnum.__path__[0]}"
        )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's test takes longest and so begins first."""
    items.sort(key=lambda item: "e2e" not in item.path.parts)


def pytest_report_header() -> str:
    return f"regnum: {BUILD} build from {regnum.__path__[0]}"
