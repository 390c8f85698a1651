"""What is sent to a line that is too slow."""

import asyncio

import pytest

from regnum.server.messages.socket import ChatNews, Done
from regnum.server.viewer import MOST_WAITING, WAITING, Dismissed, Viewer


def test_a_slow_line_loses_news_and_no_answer() -> None:
    viewer = Viewer("anna", "en", 0, 0)
    viewer.holds = 7
    viewer.send(Done("key", 3))
    assert not viewer.overrun()
    for _ in range(WAITING):
        viewer.send(ChatNews([]))
    assert viewer.overrun()
    assert viewer.holds == 0
    assert '"done"' in asyncio.run(viewer.next())
    assert not viewer.overrun()


def test_a_line_that_takes_nothing_is_given_up() -> None:
    viewer = Viewer("anna", "en", 0, 0)
    for _ in range(10 * MOST_WAITING):
        viewer.send(ChatNews([]))
    with pytest.raises(Dismissed):
        asyncio.run(viewer.next())
    assert viewer._waiting.empty()
