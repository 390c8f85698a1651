"""Who is here and who is away, by a clock that the tests turn."""

import secrets

import msgspec

from regnum.server.identity import Identity, new_table_id
from regnum.server.notices import Present
from regnum.server.presence import FORGOTTEN_AFTER, Presence


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_one_is_away_a_while_after_the_last_line_is_gone() -> None:
    time = Time()
    presence = Presence(120, time)
    presence.came("anna")
    presence.came("anna")
    presence.left("anna")
    assert presence.here("anna")
    presence.left("anna")
    assert not presence.here("anna")
    assert not presence.away("anna")
    time.now = 120
    assert presence.away("anna")
    assert presence.away("bert")
    assert not presence.away(None)


def test_other_processes_are_believed_until_they_fall_silent() -> None:
    time = Time()
    presence = Presence(10, time)
    assert presence.hear("other", ["bert"])
    assert not presence.hear("other", ["bert"])
    assert presence.here("bert")
    time.now = FORGOTTEN_AFTER + 1
    assert not presence.here("bert")
    presence.hear("other", ["bert"])
    presence.hear("other", [])
    assert not presence.here("bert")
    assert not presence.away("bert")


def test_a_thousand_onlookers_fit_into_a_notice_and_hide_nobody_who_plays() -> None:
    presence = Presence(120)
    identity = Identity(secrets.token_bytes(32))
    crowd = sorted(identity.new_player() for _ in range(1000))
    for player in crowd:
        presence.came(player)
    seated = [crowd[-1], None, crowd[500], "somebody who is not here"]
    told = presence.told(seated)
    assert told[:3] == [crowd[500], crowd[-1], crowd[0]]
    notice = Present(secrets.token_hex(8), new_table_id(), told)
    assert len(msgspec.json.encode(notice)) < 8_000
