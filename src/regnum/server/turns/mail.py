"""Mail, where the host has set up a server that sends it."""

import asyncio
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from regnum.server.settings import Settings

ANSWER_WITHIN: Final = 20.0
SUBMISSION: Final = 587
TLS: Final = 465
UNFOLDED: Final = SMTP.clone(max_line_length=998)
"""A long address in a header is left as it is: encoded in parts, no mail program would know it."""


class Letter(NamedTuple):
    """One mail."""

    to: str
    subject: str
    text: str
    stop: str
    """The address at which its reader asks for no more."""


class Mailer:
    """Sends by the host's mail server."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def possible(self) -> bool:
        return self._settings.mail_server is not None

    async def send(self, letter: Letter) -> None:
        """OSError or SMTPException if it could not be handed over."""
        await asyncio.to_thread(self._hand_over, self._message(letter))

    def _message(self, letter: Letter) -> EmailMessage:
        message = EmailMessage(UNFOLDED)
        message["From"] = Address("Regnum", addr_spec=self._settings.mail_from or "")
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=urlsplit(self._settings.address or "").hostname)
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message.set_content(letter.text)
        return message

    def _hand_over(self, message: EmailMessage) -> None:
        settings = self._settings
        name, _, port = (settings.mail_server or "").partition(":")
        trusted = ssl.create_default_context()
        server: smtplib.SMTP
        if settings.mail_security == "tls":
            server = smtplib.SMTP_SSL(
                name, int(port or TLS), timeout=ANSWER_WITHIN, context=trusted
            )
        else:
            server = smtplib.SMTP(name, int(port or SUBMISSION), timeout=ANSWER_WITHIN)
        with server:
            if settings.mail_security == "starttls":
                server.starttls(context=trusted)
            if settings.mail_user is not None:
                server.login(settings.mail_user, settings.mail_password or "")
            server.send_message(message)
