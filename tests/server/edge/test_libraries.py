"""A web server that lacks what ours overrides is refused at the start, with a sentence."""

import ast
import tomllib
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from serpentry.server.edge import connections
from serpentry.server.libraries import BUILT_ON, want_libraries
from serpentry.tabletop.errors import SerpentryError
from tests.project.test_hosting_files import ROOT
from tests.test_cli import run as command

OVERRIDING = ("Timed", "SocketConnection", "HttpConnection")


def names_used() -> set[str]:
    """What the overriding classes take from those that they override."""
    tree = ast.parse(Path(str(connections.__file__)).read_text(encoding="utf-8"))
    mine = [one for one in tree.body if isinstance(one, ast.ClassDef) and one.name in OVERRIDING]
    assert len(mine) == len(OVERRIDING)
    passed_on, read, defined = set[str](), set[str](), set[str]()
    for node in (node for one in mine for node in ast.walk(one)):
        match node:
            case ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr=name):
                passed_on.add(name)
            case ast.Attribute(value=ast.Name(id="self"), attr=name):
                read.add(name)
            case (
                ast.FunctionDef(name=name)
                | ast.AnnAssign(target=ast.Name(id=name))
                | ast.Assign(targets=[ast.Name(id=name)])
            ):
                defined.add(name)
    return passed_on | (read - defined)


def test_the_list_has_every_name_that_is_overridden_or_read() -> None:
    known = {name for names in BUILT_ON.values() for name in names}
    assert names_used() - known == set()
    want_libraries()


def test_a_missing_name_or_module_is_told_before_anything_starts(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.delattr(HttpToolsProtocol, "on_headers_complete")
        code, _, said = command(capsys, monkeypatch, "serve", "--port", "0")
    assert code == 2
    assert f"uvicorn {version('uvicorn')}, which lacks HttpToolsProtocol.on_headers_complete" in (
        " ".join(said.split())
    )
    impl = import_module("uvicorn.protocols.websockets.websockets_sansio_impl")
    monkeypatch.delattr(impl, "WebSocketsSansIOProtocol")
    with pytest.raises(SerpentryError, match="lacks WebSocketsSansIOProtocol"):
        want_libraries()


def test_what_is_overridden_is_capped_above_what_is_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [Requirement(one) for one in project["optional-dependencies"]["serve"]]
    for name in ("uvicorn", "websockets"):
        (one,) = [one for one in wanted if one.name == name]
        assert any(bound.operator == "<" for bound in one.specifier), name
        assert one.specifier.contains(version(name)), name
    assert uvicorn.__version__ == version("uvicorn")
