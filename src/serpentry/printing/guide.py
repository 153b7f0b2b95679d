"""The first sheet: what there is, how to print it, cut it out and put it together."""

from collections import Counter
from collections.abc import Iterable, Sequence

from serpentry.languages import say
from serpentry.printing.sheets import Sheet
from serpentry.printing.summary import TextLine
from serpentry.tabletop.contents import Contents
from serpentry.tabletop.game import AnyBox


def guide(
    box: AnyBox, contents: Contents, sheets: Sequence[Sheet], language: str
) -> list[TextLine]:
    """The lines of the guide; sheets are numbered as in the document."""

    def heading(key: str) -> TextLine:
        return TextLine("heading", say(language, key))

    return [
        TextLine("title", say(language, "print-title", {"game": box.title})),
        TextLine("plain", say(language, "print-for-own-use")),
        heading("print-box"),
        *_listed(contents, sheets, language),
        heading("print-printing"),
        *_steps(_printing(sheets), sheets, language),
        heading("print-cutting"),
        *_steps(_cutting(contents, sheets), sheets, language),
    ]


def _listed(contents: Contents, sheets: Sequence[Sheet], language: str) -> Iterable[TextLine]:
    counts = Counter(
        {
            one.name: sum(component.count for component in one.components)
            for one in contents.component_sets
        }
    )
    counts.update(ground.name for ground in contents.grounds)
    for name, count in counts.items():
        on = [at for at, sheet in enumerate(sheets, start=1) if name in sheet.shows]
        facts: dict[str, str | int] = {
            "part": say(language, f"print-part-{name}"),
            "count": count,
            "sheets": ranges(on),
        }
        yield TextLine("item", "• " + say(language, "print-part", facts))


def _printing(sheets: Sequence[Sheet]) -> list[str]:
    steps = ["print-step-size", "print-step-bar"]
    if any(sheet.is_back for sheet in sheets):
        steps.append("print-step-backs")
    return steps


def _cutting(contents: Contents, sheets: Sequence[Sheet]) -> list[str]:
    steps = ["print-step-glue", "print-step-lines"]
    if any(component.folds for group in contents.component_sets for component in group.components):
        steps.append("print-step-fold")
    names = {ground.name for ground in contents.grounds}
    if sum(names.issuperset(sheet.shows) for sheet in sheets) > len(contents.grounds):
        steps.append("print-step-join")
    return steps


def _steps(keys: Sequence[str], sheets: Sequence[Sheet], language: str) -> Iterable[TextLine]:
    """Numbered."""
    backs = [at for at, sheet in enumerate(sheets, start=1) if sheet.is_back]
    both = ranges(sorted({*backs, *(at - 1 for at in backs)}))
    for number, key in enumerate(keys, start=1):
        facts: dict[str, str | int] = {"sheets": both} if key == "print-step-backs" else {}
        yield TextLine("item", f"{number}. " + say(language, key, facts))


def ranges(numbers: Sequence[int]) -> str:
    """Numbers as people write them: 3–5, 8."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)
