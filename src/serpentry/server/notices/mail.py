"""Mail over SMTP."""

import asyncio
import re
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from urllib.parse import unquote, urlsplit

from serpentry.languages import say
from serpentry.server.notices.sending import (
    Letter,
    MaybeTaken,
    NeverTaken,
    NobodyThere,
    NotNow,
)
from serpentry.server.settings import Settings
from serpentry.tabletop.errors import SerpentryError

TIMEOUT_SECONDS = 15
PORTS = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
ADDRESS = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@([A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")
"""What a mail server is sure to take; whatever could end a header is left out."""


class Post:
    """Hands mails to the host's mail server."""

    def __init__(self, settings: Settings) -> None:
        parts = urlsplit(settings.mail_server.get_secret_value())
        if parts.scheme not in PORTS or not parts.hostname:
            raise SerpentryError(
                "mail_server should be smtp://, smtps:// or smtp+plain://USER:PASSWORD@HOST:PORT."
            )
        self.scheme, self.host = parts.scheme, parts.hostname
        self.port = parts.port or PORTS[parts.scheme]
        self.user, self.password = unquote(parts.username or ""), unquote(parts.password or "")
        name, address = parseaddr(settings.mail_from)
        if not ADDRESS.fullmatch(address):
            raise SerpentryError("mail_from should be an address: Serpentry <games@example.org>.")
        self.sender = Address(name or "Serpentry", addr_spec=address)
        self.public_url = settings.public_url

    async def send(self, letter: Letter, address: str, word: str) -> None:
        """Hand a mail over; NotNow, NeverTaken, NobodyThere or MaybeTaken if that fails."""
        mail = self.mail(letter, address, word)
        await asyncio.to_thread(self._hand_over, mail)

    def mail(self, letter: Letter, address: str, word: str) -> EmailMessage:
        """A letter as a mail, with how to stop all others."""
        stop = f"{self.public_url}/api/notices/stop/{word}"
        opened = say(letter.language, "notice-open", {"link": self.public_url + letter.link})
        stopped = say(letter.language, "notice-stop", {"link": stop})
        mail = EmailMessage()
        mail["From"] = self.sender
        mail["To"] = Address(addr_spec=address)
        mail["Subject"] = letter.title
        mail["Date"] = formatdate()
        mail["Message-ID"] = f"<{letter.id}@{self.sender.domain}>"
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail["Content-Language"] = letter.language
        mail.set_content(f"{letter.line}\n\n{opened}\n\n-- \n{stopped}\n")
        return mail

    def _hand_over(self, mail: EmailMessage) -> None:
        try:
            server = self._connected()
        except (OSError, smtplib.SMTPException) as error:
            raise NotNow(_told(error)) from error
        with server:
            try:
                server.send_message(mail)
            except smtplib.SMTPRecipientsRefused as error:
                code, said = next(iter(error.recipients.values()))
                told = f"{code} {said.decode(errors='replace')}"
                raise (NobodyThere(told) if code in (550, 551, 553) else _by(code, told)) from error
            except smtplib.SMTPResponseException as error:
                raise _by(error.smtp_code, _told(error)) from error
            except (OSError, smtplib.SMTPException) as error:
                raise MaybeTaken(_told(error)) from error

    def _connected(self) -> smtplib.SMTP:
        """A connection that is encrypted, unless the setting says that it is not."""
        secure = ssl.create_default_context()
        if self.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, timeout=TIMEOUT_SECONDS, context=secure
            )
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=TIMEOUT_SECONDS)
        try:
            if self.scheme == "smtp":
                server.starttls(context=secure)
            if self.user:
                server.login(self.user, self.password)
        except BaseException:
            server.close()
            raise
        return server


def _by(code: int, told: str) -> Exception:
    return NotNow(told) if 400 <= code < 500 else NeverTaken(told)


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:200]
