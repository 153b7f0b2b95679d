"""`python -m bench` lists what can be measured, `python -m bench NAME …` measures it."""

import ast
import sys
from pathlib import Path
from runpy import run_module

FOLDERS = ("speed", "strength", "service", "release")
HERE = Path(__file__).parent


def programs() -> dict[str, Path]:
    """The file of each program, by its name."""
    files = (file for folder in FOLDERS for file in sorted((HERE / folder).glob("[!_]*.py")))
    return {file.stem: file for file in files}


def title(file: Path) -> str:
    """What a program measures, as its first line says."""
    docstring = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    return docstring.partition("\n")[0]


def listing() -> str:
    """Every program with a line about it, by folder."""
    lines, folder = [], ""
    for name, file in programs().items():
        if file.parent.name != folder:
            folder = file.parent.name
            lines.append(f"{folder}: {title(file.parent / '__init__.py')}")
        lines.append(f"  {name:14}{title(file)}")
    return "\n".join(lines)


def main(given: list[str]) -> None:
    """List the programs, or run one with what it is given."""
    if not given:
        print(listing())
        return
    name, *rest = given
    if name not in programs():
        raise SystemExit(f"There is no program called '{name}'. There are: {', '.join(programs())}")
    sys.argv = [f"bench {name}", *rest]
    run_module(f"bench.{programs()[name].parent.name}.{name}", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main(sys.argv[1:])
