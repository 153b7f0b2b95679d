"""Addresses that a proxy forwards are believed only of proxies that were named."""

from pathlib import Path

import httpx2
import pytest

from serpentry.server.edge.limits import Limits
from tests.server.running import running


@pytest.mark.parametrize(("trusted", "seen"), [("", "127.0.0.1"), ("127.0.0.1", "203.0.113.9")])
async def test_a_forwarded_address_is_believed_only_of_a_named_proxy(
    trusted: str, seen: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    addresses: list[str] = []

    def fits(_: Limits, address: str, cost: int = 1) -> bool:
        addresses.append(address)
        return True

    monkeypatch.setattr(Limits, "request_fits", fits)
    async with (
        running(tmp_path, trusted_proxies=trusted) as service,
        httpx2.AsyncClient(base_url=service.url, timeout=60) as client,
    ):
        await client.get("/api/guest", headers={"X-Forwarded-For": "203.0.113.9"})
    assert addresses == [seen]
