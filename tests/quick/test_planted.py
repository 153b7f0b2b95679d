"""The quick check finds a fault wherever one is planted, and nothing where there is none."""

import re

import pytest

from tests.quick.changes import ROOT
from tests.quick.copies import Copy

FAULTS = {
    "a rule": (
        "src/serpentry/games/carnival/rules/scoring.py",
        'parts["head"] += tile.points',
        'parts["head"] += tile.points + 1',
        "tests/games/carnival/test_score.py",
    ),
    "a message": (
        "src/serpentry/languages/de/web/common.ftl",
        "web-skip = Zum Inhalt springen\n",
        "",
        "tests/languages/",
    ),
    "a route": (
        "src/serpentry/server/routes/studies.py",
        '@router.get("/studies/{study}")',
        '@router.get("/study/{study}")',
        "tests/server/test_studies.py",
    ),
    "a Svelte file": (
        "web/src/table/Play.svelte",
        "const TRACED = 1800;",
        "const TRACED: string = 1800;",
        "Type 'number' is not assignable to type 'string'",
    ),
    "a rule of the client's lint": (
        "web/src/lib/favourite.ts",
        "const FIRST = 'snekagon';",
        "const FIRST = 'snekagon';\nconst SECOND = 'sssnake';",
        "'SECOND' is assigned a value but never used",
    ),
    "a colour beside the tokens": (
        "web/src/boards/sssnake/Die.svelte",
        "fill: var(--pip);",
        "fill: #2b2118;",
        "color-no-hex",
    ),
    "a floor of the client": (
        "web/src/lib/favourite.ts",
        "import { keep, kept } from './settings.svelte';",
        "import '../table/play/laying.svelte';\nimport { keep, kept } from './settings.svelte';",
        "lib/favourite.ts imports table/play/laying.svelte.ts",
    ),
    "a function of the client": (
        "web/src/lib/telling.ts",
        "told.map((one) => explain(one, nameOf)).join(' ')",
        "told.map((one) => explain(one, nameOf)).join('')",
        "telling.test.ts",
    ),
    "a type": (
        "src/serpentry/review/intervals.py",
        "return (self.high - self.low) / 2",
        'return "wide"',
        "Incompatible return value type",
    ),
    "a layer": (
        "src/serpentry/games/carnival/rules/scoring.py",
        "from serpentry.languages import Sentence\n",
        "from serpentry import catalogue as catalogue\nfrom serpentry.languages import Sentence\n",
        "Imports go down the layers BROKEN",
    ),
    "a statistic": (
        "src/serpentry/review/intervals.py",
        "return (self.high - self.low) / 2",
        "return self.high - self.low",
        "tests/review/",
    ),
    "a doc": (
        "docs/hosting.md",
        "# Hosting\n",
        "# Hosting\n\nRead [more](nowhere.md).\n",
        "nowhere.md",
    ),
}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("quick") / "copy")


@pytest.mark.thorough
@pytest.mark.parametrize("place", FAULTS)
def test_a_planted_fault_is_found(copy: Copy, place: str) -> None:
    name, old, new, said = FAULTS[place]
    copy.plant(name, old, new)
    done = copy.check_quick()
    assert done.returncode, done.stdout
    assert said in done.stdout, done.stdout


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["web/src/table/Play.svelte", "web/src/lib/favourite.ts"])
def test_a_clean_change_of_the_client_is_fine(copy: Copy, name: str) -> None:
    second = (ROOT / name).read_text(encoding="utf-8").splitlines()[1]
    indent = " " * (len(second) - len(second.lstrip()))
    copy.plant(name, f"{second}\n", f"{second}\n{indent}// A remark.\n")
    done = copy.check_quick()
    assert done.returncode == 0, done.stdout


def test_the_tests_of_a_spoiled_tool_are_run_and_fail(copy: Copy) -> None:
    copy.plant("tools/once.py", "if code == 0:", "if code == 1:")
    done = copy.run(".venv/bin/python", "-m", "tests.quick", "not thorough")
    assert done.returncode, done.stdout
    assert "FAILED tests/project/test_once.py::test_what_went_well_is_not_done_again" in done.stdout


def test_it_makes_every_check_of_the_whole_run_and_leaves_out_what_that_leaves_out(
    copy: Copy,
) -> None:
    quick, whole = (copy.make(one, "--dry-run").stdout for one in ("check-quick", "test"))
    checks = {"types", "lint", "layers", "web-lint", "web-types", "web-test"}
    assert {one for one in checks if f"tools.once {one} " in quick} == checks
    (depth,) = set(re.findall(r'pytest .* -m "(.+?)"', whole))
    assert f'python -m tests.quick "{depth}"' in quick
