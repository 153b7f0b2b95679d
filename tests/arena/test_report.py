"""Reports: the figures are right, and every game of the catalogue gets one."""

import json
from collections.abc import Callable
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest

from serpentry.arena import make_plan
from serpentry.arena.report import Chapter, luck, tell, write_page
from serpentry.arena.report.against import (
    ComparedGames,
    RuleComparison,
    compared_measures,
    introduction,
)
from serpentry.arena.report.distinct import worth
from serpentry.arena.report.facts import facts_of
from serpentry.arena.report.luck import parts_of
from serpentry.arena.report.pages import (
    Block,
    Figure,
    Heading,
    Items,
    Table,
    Text,
    as_html,
    as_markdown,
)
from serpentry.arena.report.values import SeatGame, kind_values, seat_games
from serpentry.arena.report.wording import SPREAD
from serpentry.arena.worker import GameResult, read_result
from serpentry.catalogue import BOXES, find, set_up
from serpentry.languages import ENGLISH, LANGUAGES, Language
from serpentry.tabletop.errors import BadOption
from serpentry.tabletop.game import AnyBox
from tests.arena.small import made_up, played, small_plan
from tests.languages.english import english_in


def test_the_facts_of_made_up_games_are_known() -> None:
    games = [
        made_up(0, (0, 1), winners=(0,), scores=(8, 2)),
        made_up(1, (1, 0), winners=(0, 1), scores=(5, 5)),
    ]
    facts = facts_of(games)
    assert [seat.middle for seat in facts.seats] == [0.75, 0.25]
    assert facts.ties.middle == facts.all_tied.middle == 0.5
    assert SPREAD.format(facts.scores) == "5.0 (2 – 8)"
    assert SPREAD.format(facts.length) == "4.0 (4 – 4)"
    assert SPREAD.format(facts.branching) == "1.8 (1 – 3)"
    assert next((ply, spread.middle, count) for ply, spread, count in facts.by_ply) == (1, 3.0, 2)


def test_a_game_that_was_played_before_counts_once() -> None:
    twice = [made_up(at, (0, 1), winners=(0,), scores=(8, 2)) for at in (0, 2, 4)]
    other = made_up(6, (0, 1), winners=(1,), scores=(2, 8))
    facts = facts_of([*twice, other])
    assert (facts.games, facts.repeated) == (2, 2)
    assert facts.seats[0].middle == 0.5


def test_games_of_a_group_that_end_alike_count_as_one() -> None:
    def points(result: GameResult) -> float:
        return float(0 in result.winners)

    alike, mixed = list[GameResult](), list[GameResult]()
    for number in range(40):
        for games, winner in ((alike, number // 2 % 2), (mixed, number % 2)):
            games.append(made_up(number, (0, 1), winners=(winner,), scores=(number, 2)))
    assert worth(alike, points) == pytest.approx(20)
    assert worth(mixed, points) == pytest.approx(40)


def test_one_opening_shows_no_advantage_of_a_seat_for_sure() -> None:
    games = played(small_plan(players=("greedy", "greedy"), games=20))
    facts = facts_of(list(games))
    assert facts.seats[0].high - facts.seats[0].low > 0.1
    assert facts.games + facts.repeated == 20


def test_two_set_ups_are_told_apart_where_they_differ() -> None:
    game = set_up("snekagon", options={"board_side": 4})
    plans = (
        replace(small_plan(players=("random", "random"), games=40, seed=seed), measured=True)
        for seed in (1, 2)
    )
    one, other = (ComparedGames(game, "a", list(played(plan))) for plan in plans)
    longer = [replace(result, plies=result.plies + 9) for result in other.results]
    sides = one, ComparedGames(game, "b", longer)
    verdicts = {each.key: each.verdict for each in compared_measures(sides)}
    assert verdicts.pop("plies") == "more"
    assert {*verdicts.values()} == {"same"}
    assert {"stuck", "lead-changes", "matters", "worth"} <= {*verdicts}
    assert any(result.measured["lead_changes"] for result in one.results)
    first, *_ = (
        one for one in RuleComparison(sides, "random").verdict(Language()) if isinstance(one, Items)
    )
    assert first.texts[0].startswith("Games are longer: ")
    assert read_result(json.loads(json.dumps(one.results[0].as_json()))) == one.results[0]


def test_what_decides_is_found_in_made_up_games() -> None:
    rng = Random(2)

    def games(winner: Callable[[int, int], int]) -> list[GameResult]:
        """Two games a group; `winner` is told who sits where, and what the group's dice say."""
        made = []
        for group in range(60):
            dice = rng.randrange(2)
            for turn in range(2):
                seating = (0, 1) if turn == 0 else (1, 0)
                won = winner(seating.index(0), dice)
                made.append(made_up(2 * group + turn, seating, (won,), (group, dice)))
        return made

    cases = {
        "skill": lambda strong, _: strong,
        "seat": lambda *_: 0,
        "luck": lambda _, dice: dice,
        "rest": lambda *_: rng.randrange(2),
    }
    for name, winner in cases.items():
        parts = parts_of(games(winner))
        assert parts
        assert getattr(parts, name) > 0.8, (name, parts)


def test_a_kind_that_wins_is_found_worth_more_than_one_that_does_not() -> None:
    rng, games = Random(1), list[SeatGame]()
    for group in range(200):
        gold = rng.random() < 0.5
        margin = rng.gauss(4 if gold else -4, 2)
        games.append(SeatGame(group, margin, ("gold" if gold else "tin", "clay", "clay")))
    values = {value.kind: value for value in kind_values(games)}
    assert list(values) == ["clay", *sorted(("gold", "tin"), key=lambda kind: -values[kind].each)]
    gain = values["gold"].early_gain
    assert gain
    assert gain.low < 8 < gain.high
    assert gain.high - gain.low < 2
    more = values["tin"].one_more
    assert more
    assert more.low < -8 < more.high
    assert values["clay"].early_gain is None
    assert values["clay"].one_more is None
    assert values["clay"].each == 2


def test_margins_of_a_table_sum_up_to_nothing() -> None:
    games = seat_games(set_up("snekagon", options={"board_side": 4}), list(played(small_plan())))
    assert len(games) == 12
    assert sum(game.margin for game in games) == pytest.approx(0)
    assert {kind for game in games for kind in game.kinds} <= {
        "1",
        "2",
        "S",
        "L",
        "SS",
        "SL",
        "LL",
        "LR",
    }


@pytest.mark.parametrize(
    ("name", "options", "kinds"),
    [
        ("snekagon", {"pie": "on"}, {"f6": "1", "pie": "pie", "f6-f7-f8-f9": "SS"}),
        ("snekagon5g", {}, {"2:d4@1-d5": "2"}),
        (
            "schlangennest",
            {},
            {"curve c4 ne": "lay curve", "turn c4 es": "turn", "replace b2 n": "replace"},
        ),
        ("sssnake", {}, {"give curve": "give curve", "curve NE -1,0 on 1": "lay curve"}),
        ("sssnake", {}, {"roll 3": "roll", "draw curve double": "draw"}),
        ("carnival", {}, {"purple corner at 3,-2 NE": "corner", "hat 2 on purple": "hat 2"}),
        ("carnival", {}, {"log crossing at 0,1": "log crossing", "pass": "pass"}),
        ("carnival", {}, {"house 2": "house", "draw ? / skip lay": "draw"}),
    ],
)
def test_every_game_says_what_kind_a_move_is_of(
    name: str, options: dict[str, str], kinds: dict[str, str]
) -> None:
    notation = set_up(name, options=options).notation
    assert {text: notation.kind(notation.read(text)) for text in kinds} == kinds


@pytest.mark.thorough
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_every_game_gets_a_report_on_one_page(box: AnyBox, tmp_path: Path) -> None:
    seats, options = box.samples[-1]
    game = box.set_up(seats, options)
    results = list(played(make_plan("match", game, ["random"] * seats, 2 * seats)))
    blocks = tell(box, [Chapter(game, "random", results)], seed=0)
    write_page(blocks, tmp_path / "report.html")
    write_page(blocks, tmp_path / "report.md")
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    seen = Seen()
    seen.feed(page)
    assert seen.tags.count("svg") == 5
    assert not seen.outside
    text = (tmp_path / "report.md").read_text(encoding="utf-8")
    for heading in (
        "# " + box.title,
        "## Overview",
        "### Seats",
        "### Legal moves",
        "### Tile values",
    ):
        assert heading in text


class Seen(HTMLParser):
    """Tags and texts of a page, and whatever it would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.outside: list[str] = []
        self.texts: list[str] = []

    def handle_data(self, data: str) -> None:
        if self.tags[-1:] != ["style"]:
            self.texts.append(data)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name in ("src", "href", "xlink:href") and not (value or "").startswith("#"):
                self.outside.append(value or "")


def test_pages_escape_what_they_show() -> None:
    blocks: list[Block] = [
        Heading("a < b", 1),
        Text("x & y"),
        Table(("a|b",), (("1|2",),)),
        Figure("<svg/>", '"'),
    ]
    html, markdown = as_html(blocks), as_markdown(blocks)
    assert "<h1>a &lt; b</h1>" in html
    assert "x &amp; y" in html
    assert 'aria-label="&quot;"' in html
    assert "| 1\\|2 |" in markdown
    assert "svg" not in markdown


def test_a_report_is_html_or_markdown(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"not “report\.pdf”"):
        write_page([], tmp_path / "report.pdf")


@pytest.mark.one_in(4)
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != ENGLISH])
def test_a_report_speaks_one_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "FEWEST_GROUPS", 4)
    spoken = Language(language)
    game = set_up("snekagon", options={"board_side": 4, "pie": "on"})
    plan = replace(make_plan("match", game, ["random", "random"], 8), measured=True)
    results = list(played(plan))
    sides = ComparedGames(game, "a", results), ComparedGames(game, "b", results)
    comparison = RuleComparison(sides, "level2", sides, "level1")
    blocks = [
        *introduction(*sides, spoken),
        *comparison.verdict(spoken),
        *comparison.tables(spoken),
    ]
    chapters = [Chapter(game, "level1", results)]
    page = as_html(tell(find("snekagon"), chapters, 0, blocks, spoken), language)
    seen = Seen()
    seen.feed(page)
    assert seen.texts
    assert not english_in(seen.texts, language)
    assert f'<html lang="{language}">' in page
    assert "," in "".join(seen.texts)
