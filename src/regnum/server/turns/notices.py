"""Sees which turns wait, and tells those who want to know: on their devices when a turn has waited
for a while, by mail at most once a day. Nobody is told during their quiet hours, and nobody who
has not asked for it.

What was told is kept in the database, so nobody is told twice, whichever process looks and however
often it is started. A notice names the game and who sits there, and nothing of what happens.
"""

import asyncio
import logging
from collections.abc import Coroutine
from smtplib import SMTPException
from typing import Any, Final, NamedTuple

import msgspec

from regnum.language import LANGUAGES, Words
from regnum.registry import offered
from regnum.server.live import LiveTable, now
from regnum.server.messages.players import QuietHours
from regnum.server.sentences import PACKAGE
from regnum.server.storage.turns import Subscription, Turn, TurnStorage, Wishes
from regnum.server.tables import Tables
from regnum.server.turns.mail import Letter, Mailer
from regnum.server.turns.push import Pusher, new_private_key
from regnum.server.turns.quiet import is_quiet
from regnum.table.refused import Refused
from regnum.table.spans import DAY_IN_MILLISECONDS, HOUR_IN_MILLISECONDS
from regnum.table.table import Table

PUSH_KEY: Final = "push"
MORE_PATIENT_HERE: Final = 10
"""How many times as long who has the table before them is left alone."""

MAIL_AFTER: Final = HOUR_IN_MILLISECONDS
"""How long a turn waits before it stands in a digest."""

MAIL_EVERY: Final = DAY_IN_MILLISECONDS
"""How long it is from a digest to the next."""

MAIL_AGAIN: Final = HOUR_IN_MILLISECONDS
"""How long before a digest that could not be sent is tried again."""

log = logging.getLogger(__name__)


class Message(msgspec.Struct):
    """What a device is sent; web/src/offline/worker.ts shows it."""

    title: str
    body: str
    table: str


class Waiting(NamedTuple):
    """A turn that waits, and the table where it does."""

    turn: Turn
    live: LiveTable


class TurnNotices:
    """One for a server process."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.storage = TurnStorage(tables.storage.database)
        self.mailer = Mailer(tables.settings)
        self._pusher: Pusher | None = None
        self._looking: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        key = await self.storage.key(PUSH_KEY, new_private_key())
        self._pusher = Pusher(key, self._tables.settings.push_anywhere)
        self._looking = asyncio.create_task(self._look_on())

    async def close(self) -> None:
        tasks = [*self._sending] + ([] if self._looking is None else [self._looking])
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pusher.close()

    @property
    def pusher(self) -> Pusher:
        assert self._pusher is not None, "it has been opened"
        return self._pusher

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(self._tables.settings.sweep_every)
            try:
                await self.look(now())
            except Exception:
                log.exception("looking for turns that wait failed")

    async def look(self, at: int) -> None:
        """Tell whoever is to be told at this moment."""
        waiting = [
            Waiting(turn, live)
            for turn in await self.storage.take_note(at)
            if (live := await self._correspondence(turn)) is not None
        ]
        for each in waiting:
            if not each.turn.told and at - each.turn.since >= self._patience(each):
                await self._push(each, at)
        if self.mailer.possible:
            for wish in await self.storage.mail_readers():
                theirs = [each for each in waiting if each.turn.player == wish.player]
                await self._mail(wish, theirs, at)

    async def _correspondence(self, turn: Turn) -> LiveTable | None:
        """The table where the player owes a decision and has days for it, or all the time in the
        world. It is brought into memory as soon as the turn begins, and so hears from the other
        processes who is there."""
        if turn.told and (turn.mailed or not self.mailer.possible):
            return None
        live = await self._tables.usable_table(turn.table)
        if live is None:
            return None
        table = live.table
        slow = table.opening.clock.kind != "minutes" and not table.opening.lesson
        return live if slow and owes(table, turn.player) else None

    def _patience(self, each: Waiting) -> float:
        here = each.live.presence.here(each.turn.player)
        seconds = self._tables.settings.notices_after * (MORE_PATIENT_HERE if here else 1)
        return seconds * 1000

    # --- devices ------------------------------------------------------------------------

    async def _push(self, each: Waiting, at: int) -> None:
        player = each.turn.player
        devices = await self.storage.devices_of(player)
        wish = await self.wishes_of(player)
        if not devices or is_quiet(wish.quiet, at) or not await self.storage.claim(each.turn):
            return
        message = msgspec.json.encode(message_of(each.live.table, player, wish.language))
        for device in devices:
            self._run(self._send(device, message, each.turn.table))

    async def _send(self, device: Subscription, message: bytes, table: str) -> None:
        outcome = await self.pusher.send(device, message, table)
        if outcome == "gone":
            await self.storage.forget_device(device.endpoint)
        elif outcome == "failed":
            log.warning("a push service did not take a notice of table %s", table)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    # --- mail ---------------------------------------------------------------------------

    async def _mail(self, wish: Wishes, theirs: list[Waiting], at: int) -> None:
        """All that waits, if something has waited for long that they do not know of yet."""
        new = any(not each.turn.mailed and at - each.turn.since >= MAIL_AFTER for each in theirs)
        if not new or at - wish.mailed < MAIL_EVERY or is_quiet(wish.quiet, at):
            return
        if not await self.storage.claim_digest(wish, at):
            return
        tables = [each.live.table for each in theirs]
        try:
            await self.mailer.send(self._digest(wish, tables))
        except (OSError, SMTPException) as error:
            log.warning("a digest could not be sent: %s", error)
            await self.storage.claim_digest(wish._replace(mailed=at), at - MAIL_EVERY + MAIL_AGAIN)
        else:
            await self.storage.note_mailed(wish.player, at)

    def _digest(self, wish: Wishes, tables: list[Table]) -> Letter:
        words = words_of(wish.language)
        rows = [
            f"{row_of(words, table, wish.player)}\n{self._tables.settings.address}/t/{table.id}"
            for table in tables
        ]
        stop = self.mail_link(wish, "no-mail")
        text = "\n\n".join(
            [words.say("mail-digest"), *rows, words.say("mail-digest-stop", {"stop": stop})]
        )
        subject = words.say("mail-digest-subject", {"count": len(tables)})
        return Letter(wish.mail or "", subject, text + "\n", stop)

    async def ask_to_confirm(self, wish: Wishes) -> None:
        """A mail to an address that somebody has given as theirs."""
        words = words_of(wish.language)
        text = words.say("mail-confirm", {"yes": self.mail_link(wish, "mail")})
        subject = words.say("mail-confirm-subject")
        letter = Letter(wish.mail or "", subject, text + "\n", self.mail_link(wish, "no-mail"))
        try:
            await self.mailer.send(letter)
        except (OSError, SMTPException) as error:
            log.warning("a mail could not be sent: %s", error)
            raise Refused("refused-mail-failed") from None

    def mail_link(self, wish: Wishes, answer: str) -> str:
        token = self._tables.identity.mail_token(wish.player, wish.mail or "")
        return f"{self._tables.settings.address}/me?{answer}={wish.player}.{token}"

    # --- wishes -------------------------------------------------------------------------

    async def wishes_of(self, player: str) -> Wishes:
        return await self.storage.wishes_of(player) or Wishes(
            player, self._tables.settings.spoken[0]
        )

    async def wish(
        self, player: str, language: str, quiet: QuietHours | None, mail: str | None
    ) -> None:
        """What a player wants from now on. An address must be confirmed by its reader first."""
        before = await self.wishes_of(player)
        known = mail is not None and mail == before.mail
        wish = before._replace(
            language=language, quiet=quiet, mail=mail, confirmed=known and before.confirmed
        )
        if mail is not None and not known:
            await self.ask_to_confirm(wish)
        await self.storage.save_wishes(wish)


def owes(table: Table, player: str) -> bool:
    """Whether a seat of theirs is to decide that no bot plays for them."""
    own = table.seats_of(player)
    return any(seat in own and table.seats[seat].bot is None for seat in table.owing())


def message_of(table: Table, player: str, language: str) -> Message:
    words = words_of(language)
    others = others_of(table, player)
    body = words.say("turn-notice-with", {"others": others}) if others else words.say("turn-notice")
    return Message(offered(table.opening.game).title, body, table.id)


def row_of(words: Words, table: Table, player: str) -> str:
    title, others = offered(table.opening.game).title, others_of(table, player)
    return words.say("mail-digest-row", {"game": title, "others": others}) if others else title


def others_of(table: Table, player: str) -> str:
    return ", ".join(seat.name for seat in table.seats if seat.player != player and seat.name)


def words_of(language: str) -> Words:
    return Words(language if language in LANGUAGES else LANGUAGES[0], (PACKAGE,))
