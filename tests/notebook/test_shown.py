"""What Jupyter and marimo show: pictures in both themes, tables, plots, and the same as text."""

import re
from base64 import b64decode
from dataclasses import replace
from typing import Any

import pytest

import serpentry
from serpentry import Simulations
from serpentry.arena import Results, make_plan, play_match, run
from serpentry.arena.worker_pools import pool_for
from serpentry.notebook import boards
from serpentry.players import PlayedGame
from serpentry.review.grades import Grade
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.record import RecordLine

GAME = serpentry.set_up("snekagon", options={"board_side": 4})
FEW = Simulations(300)


@pytest.fixture(scope="module")
def played() -> PlayedGame[Any, Any]:
    """A short game with a move that gives everything away."""
    return serpentry.play_game(GAME, ["greedy", "random"], seed=3)


def pictures(html: str) -> list[tuple[str, str]]:
    """The pictures of a page, each with its class."""
    found = re.findall(r'<img(?: class="([\w-]+)")? src="data:image/svg\+xml;base64,(.+?)"', html)
    return [(kind, b64decode(content).decode()) for kind, content in found]


def test_a_position_is_painted_for_both_themes_and_told_in_words(
    played: PlayedGame[Any, Any],
) -> None:
    shown = serpentry.show(GAME, played.position, language="de")
    (light, painted), (dark, other) = pictures(shown._repr_html_())
    assert (light, dark) == ("serpentry-light", "serpentry-dark")
    assert painted != other
    assert "Grün" in painted
    assert 'alt="SNEKAGON. ' in shown.html
    assert "AA  AA" in repr(shown)  # Letters where there are no colours.


def test_a_game_alone_is_shown_at_its_start_in_the_theme_that_is_wanted() -> None:
    ((_, painted),) = pictures(serpentry.show(GAME, theme="dark", width=200).html)
    assert (
        painted
        == serpentry.still(
            GAME,
            GAME.rules.start(),
            names=["", ""],
            theme="dark",
            width=200,
            caption="It is Green’s turn.",
        ).svg
    )


def test_without_the_extra_there_is_a_plain_picture_and_the_command_for_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(boards, "missing", lambda *_: "quickjs")
    shown = serpentry.show(GAME)
    assert len(pictures(shown.html)) == 1
    assert "pip install &#x27;serpentry[notebook]&#x27;" in shown.html


def test_a_record_tells_who_won_and_every_step(played: PlayedGame[Any, Any]) -> None:
    record = played.record()
    shown = serpentry.show(record)
    assert serpentry.show(played) == shown
    assert "<td>Greedy</td><td>14</td><td>✓</td>" in shown.html
    assert shown.html.count("<li>") == len(record.events)
    first = serpentry.show(record, ply=1)
    assert "✓" not in first.html
    assert first.html != shown.html
    with pytest.raises(BadText, match="99"):
        serpentry.show(record, ply=99)


def test_who_gives_up_has_lost(played: PlayedGame[Any, Any]) -> None:
    record = replace(played.record(), events=(RecordLine(0, "d4"),), result="resigned 0")
    assert "<td>Random</td><td>0</td><td>✓</td>" in serpentry.show(record).html


def test_names_are_texts_and_no_markup() -> None:
    shown = serpentry.show(GAME, names=["<b>Ann</b>", "Bob"])
    assert "<b>" not in shown.html


def test_an_analysis_has_the_figures_of_the_review(played: PlayedGame[Any, Any]) -> None:
    start, (_, first) = GAME.rules.start(), played.events[0]
    analysis = serpentry.analyse(GAME, start, FEW)
    assert analysis.best == analysis.moves[0].move
    assert sum(analysis.chances) == pytest.approx(1)
    review = serpentry.review_game(played, FEW)
    (ply, weighed) = review.judged[0]
    assert (ply, weighed.made) == (0, first)
    again = serpentry.analyse(GAME, start, FEW)
    assert weighed.best_value.win == again.moves[0].win
    assert [name for name, _ in pictures(analysis._repr_html_())] == [
        "serpentry-light",
        "serpentry-dark",
    ]
    assert f"<td>{weighed.best_value.share:.0%}</td>" in analysis._repr_html_()
    assert serpentry.show(analysis).html == analysis._repr_html_()


def test_a_position_without_a_choice_is_not_analysed(played: PlayedGame[Any, Any]) -> None:
    with pytest.raises(BadText, match="There is no choice in this position"):
        serpentry.analyse(GAME, played.position)


def test_a_review_plots_chances_and_marks_faults_by_signs_and_words(
    played: PlayedGame[Any, Any],
) -> None:
    told = list[tuple[int, int]]()
    review = serpentry.review_game(
        played, Simulations(2000), progress=lambda *step: told.append(step)
    )
    assert told[-1] == (len(review.judged), len(review.judged))
    assert [one.points[-1] for one in review.curves] == [(9, 1.0), (9, 0.0)]
    assert Grade.BLUNDER in {one.grade for _, one in review.judged}
    html = review._repr_html_()
    assert "?? Blunder" in html
    ((_, plot),) = pictures(html)
    assert all(f">{word}<" in plot for word in ("Winning chances", "Greedy", "Random", "??"))
    assert "Winning chances: Greedy" in repr(review)


def test_a_match_is_a_table_with_intervals() -> None:
    result = play_match(GAME, ["greedy", "random"], games=2, seed=1)
    assert "<th>95% interval</th>" in result._repr_html_()
    assert "34.2% – 100.0%" in repr(serpentry.show(result))
    french = serpentry.show(result, language="fr").html
    assert "34,2\xa0% – 100,0\xa0%" in french
    plan = make_plan("match", GAME, ["greedy", "random"], games=2, seed=1)
    results = Results(plan)
    run(plan, results, pool_for(jobs=1))
    assert "<td>greedy</td><td>2</td>" in serpentry.show(results).html


def test_nothing_else_is_shown() -> None:
    with pytest.raises(BadText, match=r"serpentry\.show takes a game, .* not int"):
        serpentry.show(7)  # type: ignore[call-overload]


def test_at_the_prompt_a_game_is_a_line() -> None:
    assert repr(GAME) == "<Game snekagon, 2 seats, board_side=4>"
    played = serpentry.play_game(GAME, ["greedy", "random"], seed=1)
    assert re.fullmatch(
        r"<PlayedGame snekagon: greedy \d+, random \d+; \d+ moves and draws>", repr(played)
    )
