"""What a host is given: a container file, and a unit of systemd."""

import ast
import configparser
import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from serpentry.cli import main
from serpentry.cli.host import unit
from serpentry.server.app import create_app
from serpentry.server.settings import Settings
from serpentry.tabletop.errors import SerpentryError

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def instructions() -> list[tuple[str, str]]:
    """The container file, one instruction a pair."""
    lines = (ROOT / "Containerfile").read_text(encoding="utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.startswith("#")).replace("\\\n", " ")
    pairs = [line.split(None, 1) for line in text.splitlines() if line.strip()]
    return [(name, " ".join(rest.split())) for name, rest in pairs]


def only(name: str) -> str:
    """What the only instruction of a name says."""
    (found,) = [said for one, said in instructions() if one == name]
    return found


def test_the_container_is_built_from_what_make_wheel_makes() -> None:
    names = [name for name, _ in instructions()]
    assert names[0] == "FROM"
    assert re.fullmatch(r"docker\.io/library/python:3\.\d+-slim", only("FROM"))
    assert only("COPY") == "dist/*.whl /tmp/"
    assert "!dist/*.whl" in (ROOT / ".containerignore").read_text(encoding="utf-8")
    assert shutil.which("sh")
    checked = subprocess.run(["sh", "-n", "-c", only("RUN")], check=False)
    assert checked.returncode == 0
    (extras,) = re.findall(r"\[([a-z,]+)\]", only("RUN"))
    assert set(extras.split(",")) <= set(PROJECT["optional-dependencies"])


def test_the_container_serves_as_nobody_special_what_its_settings_say() -> None:
    names = [name for name, _ in instructions()]
    assert names.index("USER") > names.index("RUN")
    assert f"{only('USER')}" in only("RUN").split()
    given = dict(part.split("=", 1) for part in shlex.split(only("ENV")))
    prefix = str(Settings.model_config["env_prefix"])
    settings = Settings.model_validate(
        {name.removeprefix(prefix).lower(): one for name, one in given.items()}
    )
    assert str(settings.port) == only("EXPOSE")
    assert only("VOLUME") in settings.database
    assert json.loads(only("ENTRYPOINT")) == list(PROJECT["scripts"])
    assert json.loads(only("CMD")) == ["serve"]


def test_the_container_asks_a_route_that_there_is_how_it_is_doing(tmp_path: Path) -> None:
    words = json.loads(only("HEALTHCHECK").partition("CMD ")[2])
    ast.parse(words[2])
    (port, path) = re.findall(r"http://127\.0\.0\.1:(\d+)(/[a-z/]+)", words[2])[0]
    assert port == only("EXPOSE")
    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    assert path in app.openapi()["paths"]


def test_a_compose_file_has_the_server_between_caddy_and_postgres() -> None:
    composed = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    server, caddy = composed["services"]["serpentry"], composed["services"]["caddy"]
    prefix = str(Settings.model_config["env_prefix"])
    settings = Settings.model_validate(
        {name.removeprefix(prefix).lower(): one for name, one in server["environment"].items()}
    )
    assert settings.database_url.endswith("@postgres/serpentry")
    assert settings.trusted_proxies == caddy["networks"]["inside"]["ipv4_address"]
    assert (ROOT / server["build"]["dockerfile"]).exists()
    assert only("VOLUME") in server["volumes"][0]
    asked = composed["configs"]["caddyfile"]["content"]
    assert f"reverse_proxy serpentry:{only('EXPOSE')}" in asked
    # The page on hosting shows the same, for one machine without containers.
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"```caddy\n(.*?)```", page, flags=re.S)
    assert (
        asked.replace("{$$NAME}", "play.example.org").replace("serpentry:", "127.0.0.1:") == shown
    )


def read(text: str) -> configparser.ConfigParser:
    parsed = configparser.ConfigParser(strict=False, interpolation=None)
    parsed.read_string(text)
    return parsed


def said(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["serpentry", *line.split()])
    with pytest.raises(SystemExit) as ended:
        main.run()
    assert not ended.value.code


@pytest.mark.parametrize("whose", ["", "--system"])
def test_a_dry_run_shows_the_unit_and_writes_nothing(
    whose: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    said(f"install-service {whose} --dry-run --port 9000", monkeypatch)
    shown = capsys.readouterr().out
    assert shown.startswith(f"# {unit.SYSTEM_UNITS if whose else tmp_path}")
    parts = read(shown)
    command = shlex.split(parts["Service"]["ExecStart"])
    assert command == [sys.executable, "-m", "serpentry", "serve", "--port", "9000"]
    assert parts["Install"]["WantedBy"] == ("multi-user.target" if whose else "default.target")
    assert ("DynamicUser" in parts["Service"]) == bool(whose)
    settings = Path("/etc") if whose else tmp_path
    assert parts["Service"]["EnvironmentFile"] == f"-{settings / 'serpentry.env'}"
    assert ("network-online" in shown) == bool(whose), "a user's units know no such target"
    assert not [*tmp_path.iterdir()]


def test_a_unit_is_written_and_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = tmp_path / "asked"
    systemctl = tmp_path / "bin" / "systemctl"
    systemctl.parent.mkdir()
    systemctl.write_text(f'#!/bin/sh\necho "$@" >> {asked}\n', encoding="utf-8")
    systemctl.chmod(0o755)
    monkeypatch.setenv("PATH", f"{systemctl.parent}:/usr/bin:/bin")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    said("install-service", monkeypatch)
    assert "ExecStart" in (tmp_path / "systemd" / "user" / unit.UNIT_NAME).read_text(
        encoding="utf-8"
    )
    assert asked.read_text(encoding="utf-8").splitlines() == [
        "--user daemon-reload",
        f"--user enable --now {unit.UNIT_NAME}",
    ]
    systemctl.write_text("#!/bin/sh\necho no bus >&2; exit 1\n", encoding="utf-8")
    with pytest.raises(SerpentryError, match="no bus"):
        unit.install_service()
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SerpentryError, match="no systemd"):
        unit.install_service()


def test_signs_that_systemd_would_read_are_doubled() -> None:
    command = read(unit.unit(["--database", "postgresql://a:b%40$c@h/d"], system=False))
    assert command["Service"]["ExecStart"].endswith("'postgresql://a:b%%40$$c@h/d'")
