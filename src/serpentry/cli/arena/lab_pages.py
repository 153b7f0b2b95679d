"""The pages of the lab: a form with two columns of options, and a run as it stands."""

import json
from collections.abc import Iterator, Mapping, Sequence
from urllib.parse import parse_qs

from serpentry.arena.report.escaping import escaped
from serpentry.arena.report.pages import Block, Heading, Text, as_html
from serpentry.catalogue import boxes, find, names
from serpentry.catalogue.wording import option_label, value_label
from serpentry.cli.arena.lab_run import LabRun, LabWish
from serpentry.languages import Language, sentence
from serpentry.tabletop.errors import BadOption
from serpentry.tabletop.formats.jsons import Json
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.options import Choice, Number, Switch, all_options_json, kinds

LEVELS = tuple(f"level{number}" for number in range(3, 9))
WEAK, STRONG, GAMES = "level3", "level5", 100
MOST_GAMES = 2000
REFRESH_SECONDS = 3
STYLE = """<style>
form { display: inline; } select, input, button { font: inherit; padding: 0.2rem 0.4rem; }
label { display: inline-block; margin: 0 1rem 0.4rem 0; } select { max-width: 16rem; }
td select { width: 100%; }
.changed { outline: 2px solid #c2571a; } progress { width: 100%; }
:root { color-scheme: light dark; }
</style>"""
MARK = """<script>
for (const row of document.querySelectorAll("tr[data-option]")) {
  const [one, other] = row.querySelectorAll("select");
  const mark = () => other.classList.toggle("changed", one.value !== other.value);
  one.addEventListener("change", () => { other.value = one.value; mark(); });
  other.addEventListener("change", mark);
}
</script>"""
Fields = Mapping[str, str]


def fields_of(text: str) -> dict[str, str]:
    """What a form or an address says, each field once."""
    return {name: values[-1] for name, values in parse_qs(text).items()}


def wish_of(fields: Fields) -> LabWish:
    """What a form asks for; BadOption or another error in a sentence if it can't be."""
    box = _box(fields)
    seats = _number(fields, "seats", box.seats[0], max(box.seats))
    games = _number(fields, "games", GAMES, MOST_GAMES)
    strong, weak = fields.get("strong", STRONG), fields.get("weak", WEAK)
    for level in (strong, weak):
        if level not in LEVELS:
            raise BadOption(sentence("why-lab-level", given=level, known=", ".join(LEVELS)))
    first, second = (box.set_up(seats, _options(box, fields, side)) for side in ("1", "2"))
    return LabWish(first, second, strong, weak, max(box.seats[0], games))


def _box(fields: Fields) -> AnyBox:
    return find(fields.get("game", names()[0]))


def _number(fields: Fields, name: str, usual: int, most: int) -> int:
    text = fields.get(name, str(usual))
    if not text.isdecimal() or not 0 < int(text) <= most:
        raise BadOption(sentence("why-lab-number", given=text, most=most))
    return int(text)


def _options(box: AnyBox, fields: Fields, side: str) -> dict[str, object]:
    """The options of one column."""
    given = {name: fields[f"{name}.{side}"] for name in _asked(box) if f"{name}.{side}" in fields}
    try:
        return {name: json.loads(text) for name, text in given.items()}
    except ValueError as error:
        raise BadOption(
            sentence("why-lab-number", given=str(given)[:80], most=MOST_GAMES)
        ) from error


def _asked(box: AnyBox) -> dict[str, Sequence[Json]]:
    """The options that can be chosen from a list, and all their values."""
    found: dict[str, Sequence[Json]] = {}
    for name, kind in kinds(type(box.set_up().options)).items():
        match kind:
            case Switch():
                found[name] = (False, True)
            case Choice(values):
                found[name] = values
            case Number(low, high):
                found[name] = tuple(range(low, high + 1))
    return found


def form_page(fields: Fields, token: str, language: Language, trouble: str = "") -> str:
    """Where two rule sets are chosen."""
    box = _box(fields)
    blocks: list[Block] = [Heading(language("lab-heading"), 1), Text(language("lab-intro"))]
    if trouble:
        blocks.append(Text(trouble))
    games = _select("game", [(one.name, one.title) for one in boxes()], box.name)
    seats = _select("seats", [(str(one), str(one)) for one in box.seats], fields.get("seats", ""))
    choose = f"<button>{escaped(language('lab-choose'))}</button>"
    top = f'<form method="get" action="/"><p>{games} {choose}</p></form>'
    heads = "".join(
        f"<th>{escaped(language(key))}</th>" for key in ("lab-option", "lab-first", "lab-second")
    )
    rows = "".join(_rows(box, fields, language))
    levels = [(one, language(f"player-{one}") + f" ({one})") for one in LEVELS]
    who = (
        _labelled(language("lab-seats"), seats),
        _labelled(language("lab-strong"), _select("strong", levels, fields.get("strong", STRONG))),
        _labelled(language("lab-weak"), _select("weak", levels, fields.get("weak", WEAK))),
        _labelled(
            language("lab-games"),
            f'<input name="games" type="number" min="10" max="{MOST_GAMES}" '
            f'value="{escaped(fields.get("games", str(GAMES)))}">',
        ),
    )
    hidden = f'<input type="hidden" name="game" value="{box.name}">{_token(token)}'
    start = f"<button>{escaped(language('lab-start'))}</button>"
    body = (
        f'{top}<form method="post" action="/start">{hidden}<p>{" ".join(who)}</p>'
        f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
        f"<p>{start}</p></form>{MARK}"
    )
    return _with(as_html(blocks, language.code), body)


def _rows(box: AnyBox, fields: Fields, language: Language) -> Iterator[str]:
    usual = all_options_json(box.set_up().options)
    for name, values in _asked(box).items():
        offers = [
            (json.dumps(value), value_label(box, name, value, language.code)) for value in values
        ]
        both = (
            _select(key, offers, fields.get(key, json.dumps(usual[name])))
            for key in (f"{name}.1", f"{name}.2")
        )
        cells = "".join(f"<td>{one}</td>" for one in both)
        label = escaped(option_label(box, name, language.code))
        yield f'<tr data-option="{name}"><td>{label}</td>{cells}</tr>'


def run_page(run: LabRun, token: str, language: Language) -> str:
    """A run as it stands; while it goes on, the page comes again by itself."""
    blocks = run.told(language) or [Heading(language("lab-heading"), 1)]
    parts = [f"<p>{escaped(_state(run, language))}</p>"]
    if run.trouble:
        parts.append(f"<p>{escaped(run.trouble)}</p>")
    if run.is_over:
        parts.append(f'<p><a href="/">{escaped(language("lab-again"))}</a></p>')
    else:
        stop = f"<button>{escaped(language('lab-stop'))}</button>"
        parts.append(f'<progress max="{run.total}" value="{run.done}"></progress>')
        parts.append(f'<form method="post" action="/stop">{_token(token)}{stop}</form>')
    if len(blocks) > 1:
        save = escaped(language("lab-save"))
        parts.append(f'<p><a href="/lab.html" download>{save}</a></p>')
    page = as_html(blocks, language.code)
    again = "" if run.is_over else f'<meta http-equiv="refresh" content="{REFRESH_SECONDS}">'
    page = page.replace("</head>", f"{again}{STYLE}</head>")
    return page.replace("</h1>", f"</h1>{''.join(parts)}", 1)


def _state(run: LabRun, language: Language) -> str:
    facts = {"done": run.done, "total": run.total}
    if run.is_over:
        return language("lab-done", **facts)
    return language("lab-progress", minutes=-(-run.seconds_left // 60), **facts)


def _with(page: str, body: str) -> str:
    return page.replace("</head>", f"{STYLE}</head>").replace("</body>", f"{body}</body>")


def _token(token: str) -> str:
    return f'<input type="hidden" name="token" value="{token}">'


def _labelled(label: str, field: str) -> str:
    return f"<label>{escaped(label)} {field}</label>"


def _select(name: str, offers: Sequence[tuple[str, str]], chosen: str) -> str:
    options = "".join(
        f'<option value="{escaped(value)}"{" selected" if value == chosen else ""}>'
        f"{escaped(label)}</option>"
        for value, label in offers
    )
    return f'<select name="{name}">{options}</select>'
