"""List what is public, as it lies in the repository: a change of it shows as a change of that file.

`make public` writes the list. It is read from the source, so that every Python gives the same.
"""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import griffe
from typer.core import TyperGroup
from typer.main import get_command

import serpentry
from serpentry.cli.main import COMMANDS, app_for
from serpentry.tabletop.options import Choice, Kind, Number, Switch, kinds

ROOT = Path(__file__).parent.parent
PLACE = ROOT / "tests" / "public.txt"
PAGE = ROOT / "docs" / "api.md"
DIRECTIVE = re.compile(r"^::: (\S+)$((?:\n    .*|\n(?=    ))*)", re.M)
MEMBERS = re.compile(r"members: \[(.*)\]")


def public() -> str:
    """The names of the page on the API, commands, and options of games: a line each."""
    parts = {
        "Python": python(PAGE.read_text(encoding="utf-8")),
        "Command line": command_line(),
        "Options of games": options(),
    }
    return "\n\n".join("\n".join([f"# {part}", *lines]) for part, lines in parts.items()) + "\n"


def python(page: str) -> Iterator[str]:
    """Every name that a page lists, with its signature."""
    for path, below in DIRECTIVE.findall(page):
        found = resolved(path)
        if not found.is_module:
            yield from told(found, path)
            continue
        listed = MEMBERS.search(below)
        names = listed[1].split(", ") if listed else public_members(found)
        for name in names:
            yield from told(resolved(f"{path}.{name}"), f"{path}.{name}")


def public_members(found: griffe.Object) -> list[str]:
    """The names of a module that are meant for others: its list, or what it defines itself."""
    if found.path == "serpentry":
        return serpentry.__all__
    return [name for name, member in found.members.items() if is_shown(name, member)]


def is_shown(name: str, member: griffe.Object | griffe.Alias) -> bool:
    """Whether a member has no underscore, is defined here, and is no variable of types."""
    if member.is_alias or (name.startswith("_") and name != "__init__"):
        return False
    value = str(member.value) if isinstance(member, griffe.Attribute) else ""
    return not value.startswith("TypeVar(")


@cache
def module(path: str) -> griffe.Module | None:
    """A module as its source tells, without what it imports; None where none has this path."""
    place = ROOT / "src" / path.replace(".", "/")
    for file in (place / "__init__.py", place.with_suffix(".py")):
        if file.exists():
            return griffe.visit(path, file, file.read_text(encoding="utf-8"))
    return None


def resolved(path: str) -> griffe.Object:
    """What a path names, where it is defined."""
    if found := module(path):
        return found
    home, _, name = path.rpartition(".")
    members = resolved(home).members
    if name not in members:
        raise LookupError(f"{home} has no name {name!r}.")
    member = members[name]
    return resolved(member.target_path) if isinstance(member, griffe.Alias) else member


def told(found: griffe.Object, path: str) -> Iterator[str]:
    """A name as a line; a class is followed by its members, also those of its own bases."""
    match found:
        case griffe.Class():
            bases = ", ".join(str(base) for base in found.bases)
            yield f"{path}: {decorated(found)}class({bases})"
            for member in members_of(found):
                yield from told(member, f"{path}.{member.name}")
        case griffe.Function():
            yield f"{path}: {decorated(found)}{found.signature().removeprefix(found.name)}"
        case griffe.Attribute():
            kind = "" if found.annotation is None else f" {found.annotation}"
            yield f"{path}:{kind}{value_of(found)}"


def value_of(found: griffe.Attribute) -> str:
    """What a name stands for or a field begins with; not the version, nor what a method sets."""
    defined = {"class-attribute", "module-attribute"} & found.labels
    shown = defined and found.value is not None and found.name != "__version__"
    return f" = {found.value}" if shown else ""


def members_of(found: griffe.Class) -> Iterator[griffe.Object]:
    """The public members of a class and of those bases that are ours."""
    for name, member in found.members.items():
        if is_shown(name, member) and isinstance(member, griffe.Object):
            yield member
    for base in found.bases:
        if isinstance(base, griffe.Expr) and base.canonical_path.startswith("serpentry."):
            whole = resolved(base.canonical_path)
            if isinstance(whole, griffe.Class):
                yield from (one for one in members_of(whole) if one.name not in found.members)


def decorated(found: griffe.Class | griffe.Function) -> str:
    """The decorators of a definition, before it."""
    return "".join(f"@{one.value} " for one in found.decorators)


def command_line() -> Iterator[str]:
    """Every command with its arguments and options, as they are typed."""
    for names in COMMANDS.values():
        for name in names:
            group = get_command(app_for(name))
            assert isinstance(group, TyperGroup)
            yield from told_command(group.commands[name], f"serpentry {name}")


def told_command(command: object, words: str) -> Iterator[str]:
    """A command as a line, and those below it."""
    parts = [
        ("/".join([*one.opts, *one.secondary_opts]))
        if one.param_type_name == "option"
        else str(one.name).upper()
        for one in command.params  # type: ignore[attr-defined]
    ]
    yield " ".join([words, *parts])
    for name, below in getattr(command, "commands", {}).items():
        yield from told_command(below, f"{words} {name}")


def options() -> Iterator[str]:
    """Every option of every game by the version of its rules, with its default and its values."""
    for box in serpentry.boxes():
        for name, kind in kinds(box.options).items():
            default = json.dumps(kind.write(getattr(box.options(), name)))
            yield f"{box.name} {box.version} {name}: {default} ({values(kind)})"


def values(kind: Kind) -> str:
    """What an option takes, in words that stay when sentences change."""
    match kind:
        case Number():
            return f"{kind.low} to {kind.high}"
        case Choice():
            return ", ".join(kind.values)
        case Switch():
            return "on, off"
    return "a list"


if __name__ == "__main__":
    PLACE.write_text(public(), encoding="utf-8")
