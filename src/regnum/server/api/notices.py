"""`/api/me/notices`: being told of one's turn when the page is not open."""

from typing import Any

from litestar import Request, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from regnum.server.api.guest import Guest
from regnum.server.limits import MailLimit
from regnum.server.live import now
from regnum.server.messages.players import MailAnswer, NewDevice, Notices, NoticeWishes, OldDevice
from regnum.server.storage.turns import Subscription
from regnum.server.tables import Tables
from regnum.server.turns.notices import TurnNotices
from regnum.server.turns.quiet import check
from regnum.table.refused import Refused


@get("/api/me/notices", summary="How am I told of my turn?")
async def notices(
    guest: NamedDependency[Guest], turn_notices: NamedDependency[TurnNotices]
) -> Notices:
    return await notices_of(turn_notices, guest.player)


@put("/api/me/notices", summary="Choose how I am told of my turn")
async def choose_notices(
    guest: NamedDependency[Guest],
    turn_notices: NamedDependency[TurnNotices],
    mails: NamedDependency[MailLimit],
    data: JSONBody[NoticeWishes],
) -> Notices:
    """A new address is sent a mail, and counts when its reader has confirmed it."""
    if data.quiet is not None:
        check(data.quiet)
    before = await turn_notices.wishes_of(guest.player)
    if data.mail is not None and data.mail != before.mail:
        if not turn_notices.mailer.possible:
            raise Refused("refused-no-mail")
        if not mails.allows(guest.address, data.mail):
            raise Refused("error-too-many")
    await turn_notices.wish(guest.player, guest.language, data.quiet, data.mail)
    return await notices_of(turn_notices, guest.player)


@post("/api/me/devices", summary="Tell me of my turn on this device")
async def add_device(
    guest: NamedDependency[Guest],
    turn_notices: NamedDependency[TurnNotices],
    request: Request[Any, Any, Any],
    data: JSONBody[NewDevice],
) -> Notices:
    site = request.headers.get("origin") or ""
    subscription = Subscription(data.endpoint, data.p256dh, data.auth, site)
    turn_notices.pusher.check(subscription)
    wish = await turn_notices.wishes_of(guest.player)
    await turn_notices.storage.save_wishes(wish._replace(language=guest.language))
    await turn_notices.storage.add_device(guest.player, subscription, now())
    return await notices_of(turn_notices, guest.player)


@post("/api/me/devices/forget", status_code=200, summary="No longer on this device")
async def forget_device(
    guest: NamedDependency[Guest],
    turn_notices: NamedDependency[TurnNotices],
    data: JSONBody[OldDevice],
) -> Notices:
    await turn_notices.storage.forget_device(data.endpoint, guest.player)
    return await notices_of(turn_notices, guest.player)


@post("/api/me/mail", status_code=200, summary="Confirm a mail address, or ask for no more mail")
async def answer_mail(
    guest: NamedDependency[Guest],
    turn_notices: NamedDependency[TurnNotices],
    tables: NamedDependency[Tables],
    data: JSONBody[MailAnswer],
) -> Notices:
    """Whoever has the link: a mail may be read in another browser than the one that plays."""
    mail = (await turn_notices.wishes_of(data.player)).mail
    if mail is None or not tables.identity.has_read(data.token, data.player, mail):
        raise Refused("refused-mail-link")
    await turn_notices.storage.answer_mail(data.player, mail, data.yes)
    return await notices_of(turn_notices, guest.player)


async def notices_of(turn_notices: TurnNotices, player: str) -> Notices:
    wish = await turn_notices.wishes_of(player)
    return Notices(
        turn_notices.pusher.public_key,
        len(await turn_notices.storage.devices_of(player)),
        wish.quiet,
        wish.mail,
        wish.confirmed,
        turn_notices.mailer.possible,
    )
