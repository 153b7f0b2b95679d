"""Settings of the service, by flag or environment: SERPENTRY_DATABASE, SERPENTRY_PORT, …"""

import os
import sys
from pathlib import Path
from typing import Annotated, Any

from platformdirs import user_data_path
from pydantic import AfterValidator, Field, SecretStr
from pydantic_core import PydanticCustomError
from pydantic_settings import BaseSettings, SettingsConfigDict


def data_folder() -> Path:
    """Where a user's tables are unless a setting says otherwise."""
    return user_data_path("serpentry", appauthor=False)


SHORTEST_SECRET, FEWEST_CHARACTERS = 16, 6
"""The length of a secret, and how many different characters it has at least."""


def _hard_to_guess(secret: SecretStr) -> SecretStr:
    """A secret as it was given, unless somebody could guess it."""
    given = secret.get_secret_value()
    if given and (len(given) < SHORTEST_SECRET or len(set(given)) < FEWEST_CHARACTERS):
        raise PydanticCustomError(
            "secret_too_simple",
            "it should have at least {length} characters, {different} of them different. "
            "'openssl rand -hex 24' writes a good one.",
            {"length": SHORTEST_SECRET, "different": FEWEST_CHARACTERS},
        )
    return secret


Secret = Annotated[SecretStr, AfterValidator(_hard_to_guess)]


class Settings(BaseSettings):
    """Everything that can be set; docs/hosting.md explains each."""

    model_config = SettingsConfigDict(env_prefix="SERPENTRY_", frozen=True, extra="forbid")

    host: str = Field(default="127.0.0.1", description="The address to listen on.")
    port: int = Field(
        default=8642, ge=0, le=65535, description="The port to listen on; 0 takes a free one."
    )
    database: str = Field(
        default="", description="sqlite:///FILE or postgresql://…; default: a SQLite file."
    )
    secret: Secret = Field(
        default=SecretStr(""),
        description="Signs the guests' cookies; default: made once and stored.",
    )
    former_secret: Secret = Field(
        default=SecretStr(""), description="Signed them before; such cookies are still good."
    )
    admin_token: Secret = Field(
        default=SecretStr(""), description="Opens the page of whoever runs it; default: no page."
    )
    origins: str = Field(
        default="", description="Further origins (comma-separated) that may call, or *."
    )
    frames: str = Field(
        default="",
        description="Sites (comma-separated) whose pages may show boards in a frame, or *.",
    )
    hosts: str = Field(
        default="", description="Names (comma-separated) that calls must name; default: any."
    )
    secure_cookies: bool = Field(default=False, description="Send cookies over HTTPS only.")
    trusted_proxies: str = Field(
        default="", description="Proxies whose X-Forwarded-* headers are believed; default: none."
    )
    workers: int = Field(
        default=1,
        ge=1,
        le=1 if sys.platform == "win32" else 64,  # processes can't share a port there
        description="Processes that serve, on one port and one database.",
    )
    thinkers: int = Field(
        default=max(1, (os.cpu_count() or 2) - 1),
        ge=1,
        le=64,
        description="Processes that computers think in.",
    )
    analysts: int = Field(default=1, ge=1, le=64, description="Processes for hints and analysis.")
    helpers: int = Field(
        default=1, ge=0, le=64, description="Processes for long answers; 0: a thread instead."
    )
    think_seconds: float = Field(
        default=10,
        gt=0,
        le=600,
        description="When a computer has not moved by then, another moves for it.",
    )
    absent_seconds: float = Field(
        default=1800,
        gt=0,
        description="Without a clock: so long after somebody left, a computer may take the seat.",
    )
    stir_seconds: float = Field(
        default=10,
        ge=0,
        le=600,
        description="So long the first draw waits for what clients add to it; 0: not at all.",
    )
    analysis_seconds: float = Field(default=20, gt=0, le=600, description="The longest analysis.")
    stand_in: str = Field(
        default="", description="The computer that takes the seat of absent people."
    )
    tables_per_guest: int = Field(
        default=50, ge=1, description="Unfinished tables that a guest may host."
    )
    sockets_per_guest: int = Field(default=30, ge=1, description="Open sockets of one guest.")
    connections_per_address: int = Field(
        default=200, ge=1, description="Open connections of one address that is no trusted proxy."
    )
    messages_per_second: int = Field(default=20, ge=1, description="Socket messages of one guest.")
    requests_per_minute: int = Field(default=600, ge=1, description="Requests of one address.")
    work_per_minute: float = Field(
        default=20, gt=0, description="Processor seconds a minute for requests of one address."
    )
    guests_per_hour: int = Field(default=200, ge=1, description="New guests from one address.")
    confirmations_per_day: int = Field(
        default=50, ge=1, description="Mail addresses that one address may ask to have confirmed."
    )
    largest_body: int = Field(default=262_144, ge=1024, description="Bytes of a request.")
    largest_message: int = Field(default=16_384, ge=1024, description="Bytes of a socket message.")
    rooms_kept: int = Field(default=2000, ge=1, description="Tables kept in memory.")
    keep_days: float = Field(
        default=0,
        ge=0,
        description="Tables at which nothing happened for so long are deleted; 0: never.",
    )
    public_url: str = Field(
        default="", description="The address of this service in mails: https://play.example.org."
    )
    mail_server: SecretStr = Field(
        default=SecretStr(""), description="smtp://USER:PASSWORD@HOST; default: no mail."
    )
    mail_from: str = Field(default="", description="Whom mails come from.")
    push_services: str = Field(
        default="fcm.googleapis.com,*.push.services.mozilla.com,*.push.apple.com,"
        "*.notify.windows.com",
        description="Push services (comma-separated) that messages are sent to.",
    )
    notice_seconds: float = Field(
        default=60,
        ge=0,
        description="So long after a move whoever is to move next is told, if not at the table.",
    )
    log_json: bool = Field(default=False, description="Logs as JSON lines.")
    log_file: str = Field(
        default="", description="A file for the logs, five of 10 MB at most; default: stderr."
    )
    client: str = Field(
        default="", description="A folder with another browser client to serve at /; default: ours."
    )

    @property
    def database_url(self) -> str:
        """The database with the driver that is used."""
        given = self.database or f"sqlite:///{data_folder() / 'tables.sqlite'}"
        for plain, driven in (
            ("sqlite://", "sqlite+aiosqlite://"),
            ("postgresql://", "postgresql+asyncpg://"),
            ("postgres://", "postgresql+asyncpg://"),
        ):
            if given.startswith(plain):
                return driven + given.removeprefix(plain)
        return given

    @property
    def thinkers_each(self) -> int:
        """The processes that computers think in, shared out among those that serve."""
        return max(1, self.thinkers // self.workers)

    @property
    def allowed_origins(self) -> frozenset[str]:
        """Origins that may call besides our own."""
        return frozenset(one.strip().rstrip("/") for one in self.origins.split(",") if one.strip())

    @property
    def allowed_frames(self) -> frozenset[str]:
        """Sites whose pages may show boards of this service."""
        return frozenset(one.strip().rstrip("/") for one in self.frames.split(",") if one.strip())

    @property
    def allowed_hosts(self) -> frozenset[str]:
        """Names that this service is called by; none: any."""
        return frozenset(one.strip().lower() for one in self.hosts.split(",") if one.strip())


def settings_with(**given: Any) -> Settings:
    """Settings from the environment, with those that were given (not None) on top."""
    return Settings(**{name: value for name, value in given.items() if value is not None})
