"""What compose.yaml starts, as far as that goes without a container engine and without Caddy.

The processes come in its order and with its settings. Only where they are reached differs: by
127.0.0.x instead of the network's own addresses, and PostgreSQL by its socket.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from ipaddress import IPv4Address, IPv4Network
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx2
import pytest
import yaml

from tests.processes import start
from tests.project.test_hosting_files import ROOT, only
from tests.server.running import PATIENCE

GIVEN = {"NAME": "play.example.org", "PASSWORD": "letters4and2digits"}
PROXY = "127.0.0.2"
"""Where the stand-in for Caddy calls from."""


def composed() -> dict[str, Any]:
    """The file with what whoever starts it says."""
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    filled = re.sub(r"(?<!\$)\$\{(\w+)(:\?[^}]*)?\}", lambda one: GIVEN[one[1]], text)
    found: dict[str, Any] = yaml.safe_load(filled)
    return found


def in_order(services: dict[str, Any]) -> Iterator[str]:
    """The services, each after those that it depends on."""
    done: list[str] = []
    while len(done) < len(services):
        name = next(
            name
            for name, one in services.items()
            if name not in done and set(one.get("depends_on", ())) <= set(done)
        )
        done.append(name)
        yield name


def addresses(file: dict[str, Any]) -> dict[str, IPv4Address]:
    """Who gets which address as an engine hands them out: the lowest free one, or the one named."""
    (terms,) = file["networks"]["inside"]["ipam"]["config"]
    net = IPv4Network(terms["subnet"])
    free = IPv4Network(terms.get("ip_range", terms["subnet"]))
    assert free.subnet_of(net)
    taken = {"gateway": IPv4Address(terms.get("gateway", next(net.hosts())))}
    for name in in_order(file["services"]):
        named = file["services"][name]["networks"]
        wanted = named["inside"]["ipv4_address"] if isinstance(named, dict) else None
        own = IPv4Address(wanted) if wanted else None
        if own is None:
            own = next(one for one in free.hosts() if one not in taken.values())
        assert own not in taken.values(), f"{name} wants {own}, which {taken} have"
        assert own in net.hosts()
        taken[name] = own
    return taken


def test_no_address_is_given_twice() -> None:
    file = composed()
    found = addresses(file)
    assert [*found] == ["gateway", "postgres", "serpentry", "caddy"]
    trusted = file["services"]["serpentry"]["environment"]["SERPENTRY_TRUSTED_PROXIES"]
    assert str(found["caddy"]) == trusted
    del file["networks"]["inside"]["ipam"]["config"][0]["ip_range"]
    with pytest.raises(AssertionError, match=r"caddy wants 10\.86\.42\.2"):
        addresses(file)


def healthy(words: list[str], port: str) -> bool:
    """Whether the check of the container says that all is well."""
    asked = [word.replace("127.0.0.1:8642", f"127.0.0.1:{port}") for word in words]
    asked[0] = sys.executable
    return subprocess.run(asked, capture_output=True, check=False).returncode == 0


def serve_as_composed(postgres: Any, data: Path) -> str:
    """Start the database's user and the server as the two files say; where it is open."""
    services = composed()["services"]
    user = services["postgres"]["environment"]["POSTGRES_USER"]
    word = services["postgres"]["environment"]["POSTGRES_PASSWORD"]
    postgres.psql(f"DROP DATABASE IF EXISTS {user}")
    postgres.psql(f"DROP ROLE IF EXISTS {user}")
    postgres.psql(f"CREATE ROLE {user} LOGIN PASSWORD '{word}'")
    postgres.psql(f"CREATE DATABASE {user} OWNER {user}")
    image = dict(part.split("=", 1) for part in shlex.split(only("ENV")))
    settings: dict[str, str] = {**image, **services["serpentry"]["environment"]}
    settings["SERPENTRY_DATABASE"] = settings["SERPENTRY_DATABASE"].replace(
        "@postgres/serpentry", f"@/serpentry?host={quote(str(postgres.pgdata))}"
    )
    caddy = services["caddy"]["networks"]["inside"]["ipv4_address"]
    settings["SERPENTRY_TRUSTED_PROXIES"] = settings["SERPENTRY_TRUSTED_PROXIES"].replace(
        caddy, PROXY
    )
    settings |= {"SERPENTRY_PORT": "0", "HOME": str(data), "PATH": os.environ["PATH"]}
    script = shutil.which(json.loads(only("ENTRYPOINT"))[0], path=Path(sys.executable).parent)
    with (data / "log").open("wb") as log:
        server = start(
            [script, *json.loads(only("CMD"))],
            env=settings,
            cwd=data,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    assert server.stdout is not None
    found = re.search(r"http://[^:]+:(\d+)", server.stdout.readline())
    assert found, (data / "log").read_text()
    return found[1]


def test_the_server_of_the_file_starts_and_is_reached_by_its_proxy_alone(
    postgres: Any, tmp_path: Path
) -> None:
    port = serve_as_composed(postgres, tmp_path)
    assert healthy(json.loads(only("HEALTHCHECK").partition("CMD ")[2]), port)
    proxied = httpx2.HTTPTransport(local_address=PROXY)
    head = {
        "Host": GIVEN["NAME"],
        "Origin": f"https://{GIVEN['NAME']}",
        "X-Forwarded-For": "203.0.113.9",
        "X-Forwarded-Proto": "https",
    }
    with httpx2.Client(
        base_url=f"http://127.0.0.1:{port}", transport=proxied, timeout=PATIENCE
    ) as caddy:
        answer = caddy.put("/api/guest", json={"name": "Ada"}, headers=head)
        assert answer.status_code == 200
        assert "Secure" in answer.headers["set-cookie"]
        assert caddy.get("/", headers=head).status_code == 200
        strange = caddy.get("/api/games", headers={**head, "Host": "other.example"})
        assert strange.status_code == 421
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert [line for line in lines if line["level"] in ("warning", "error")] == []
