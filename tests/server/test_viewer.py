"""What is sent to a line that is too slow."""

import asyncio

from regnum.server.messages import ChatNews, Done
from regnum.server.viewer import WAITING, Viewer


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
